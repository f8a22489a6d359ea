/// The declared properties of every class that a script can create, by Core Animation's names.
public enum Property: String, CaseIterable, Hashable, Sendable {
  // Geometry of a layer.
  case bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform
  case affineTransform, frame, geometryFlipped, contentsAreFlipped, preferredFrameSize
  case visibleRect
  // Hierarchy.
  case superlayer, sublayers, mask, masksToBounds, presentationLayer, modelLayer
  // Appearance.
  case hidden, opacity, doubleSided, opaque, backgroundColor, cornerRadius, maskedCorners
  case cornerCurve, borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset
  case shadowRadius, shadowPath, filters, backgroundFilters, compositingFilter
  case shouldRasterize, rasterizationScale, allowsGroupOpacity, allowsEdgeAntialiasing
  case edgeAntialiasingMask, drawsAsynchronously
  // Contents.
  case contents, contentsRect, contentsCenter, contentsGravity, contentsScale, contentsFormat
  case minificationFilter, magnificationFilter, minificationFilterBias
  case needsDisplayOnBoundsChange, needsDisplay, preferredDynamicRange, toneMapMode
  case contentsHeadroom, wantsExtendedDynamicRangeContent
  // Layout.
  case needsLayout, autoresizingMask, layoutManager, constraints
  // Identity and behaviour.
  case name, actions, style, delegate
  // Media timing, of layers and animations.
  case beginTime, duration, speed, timeOffset, repeatCount, repeatDuration, autoreverses, fillMode
  // Shape layers.
  case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit
  case lineCap, lineJoin, lineDashPhase, lineDashPattern
  // Gradient layers.
  case colors, locations, startPoint, endPoint, type
  // Text layers.
  case string, font, fontSize, foregroundColor, wrapped, alignmentMode, truncationMode
  case allowsFontSubpixelQuantization
  // Scroll, replicator and tiled layers.
  case scrollMode, instanceCount, instanceDelay, instanceTransform, instanceColor
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
  case preservesDepth, levelsOfDetail, levelsOfDetailBias, tileSize
  // Emitter layers and cells.
  case emitterCells, emitterPosition, emitterZPosition, emitterSize, emitterDepth, emitterShape
  case emitterMode, renderMode, seed, birthRate, lifetime, lifetimeRange, velocity, velocityRange
  case scale, scaleRange, scaleSpeed, spin, spinRange, enabled, color, redRange, greenRange
  case blueRange, alphaRange, redSpeed, greenSpeed, blueSpeed, alphaSpeed, emissionLatitude
  case emissionLongitude, emissionRange, xAcceleration, yAcceleration, zAcceleration
  // Animations.
  case keyPath, fromValue, toValue, byValue, additive, cumulative, removedOnCompletion
  case timingFunction, values, keyTimes, timingFunctions, calculationMode, tensionValues
  case continuityValues, biasValues, valueFunction, mass, stiffness, damping, initialVelocity
  case settlingDuration, animations, subtype, startProgress, endProgress, filter
  // Views.
  case alpha, center, subviews, superview, layer, animationImages, animationDuration
  case animationRepeatCount
  // Transactions.
  case animationTimingFunction, disableActions, completionBlock
  // All views together.
  case animationsEnabled, inheritedAnimationDuration
}
