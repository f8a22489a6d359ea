extension Property {
  /// What is declared of the property.
  public var info: PropertyInfo {
    layerInfo ?? contentInfo ?? subclassInfo ?? emitterInfo ?? animationInfo ?? viewInfo
  }

  /// Tells whether the property is one of the declared values of a transaction.
  public var isTransactionValue: Bool { info.owners.contains(.transaction) }

  private var layerInfo: PropertyInfo? {
    switch self {
    case .bounds: PropertyInfo([.layer, .view], .rect)
    case .position, .anchorPoint: PropertyInfo(.layer, .point)
    case .anchorPointZ, .zPosition: PropertyInfo(.layer, .number(single: false))
    case .transform: PropertyInfo([.layer, .view], .transform)
    case .sublayerTransform: PropertyInfo(.layer, .transform)
    case .affineTransform: PropertyInfo(.layer, .affine)
    case .frame: PropertyInfo([.layer, .view], .rect)
    case .geometryFlipped, .masksToBounds, .doubleSided, .opaque, .shouldRasterize,
      .allowsGroupOpacity, .allowsEdgeAntialiasing, .drawsAsynchronously:
      PropertyInfo(.layer, .boolean)
    case .hidden: PropertyInfo([.layer, .view], .boolean)
    case .contentsAreFlipped, .needsLayout, .needsDisplay:
      PropertyInfo(.layer, .boolean, writable: false)
    case .preferredFrameSize: PropertyInfo(.layer, .size, writable: false)
    case .visibleRect: PropertyInfo(.layer, .rect, writable: false)
    case .superlayer, .presentationLayer, .modelLayer:
      PropertyInfo(.layer, .object(.layer), writable: false)
    case .sublayers: PropertyInfo(.layer, .objects(.layer))
    case .mask: PropertyInfo(.layer, .object(.layer))
    case .opacity, .shadowOpacity: PropertyInfo(.layer, .number(single: true))
    case .backgroundColor: PropertyInfo([.layer, .view], .color)
    case .borderColor, .shadowColor: PropertyInfo(.layer, .color)
    case .cornerRadius, .borderWidth, .shadowRadius, .rasterizationScale, .maskedCorners,
      .edgeAntialiasingMask, .autoresizingMask:
      PropertyInfo(.layer, .number(single: false))
    case .cornerCurve: PropertyInfo(.layer, .string)
    case .name: PropertyInfo([.layer, .cell], .string)
    case .shadowOffset: PropertyInfo(.layer, .size)
    case .shadowPath: PropertyInfo(.layer, .path)
    case .filters, .backgroundFilters, .constraints: PropertyInfo(.layer, .list)
    case .compositingFilter: PropertyInfo(.layer, .any)
    case .layoutManager: PropertyInfo(.layer, .object(.manager))
    case .actions: PropertyInfo(.layer, .dictionary)
    case .style: PropertyInfo([.layer, .cell], .dictionary)
    case .delegate: PropertyInfo([.layer, .animation], .any)
    default: nil
    }
  }

  private var contentInfo: PropertyInfo? {
    switch self {
    case .contents: PropertyInfo([.layer, .cell], .object(.image))
    case .contentsRect: PropertyInfo([.layer, .cell], .rect)
    case .contentsCenter: PropertyInfo(.layer, .rect)
    case .contentsGravity, .contentsFormat, .preferredDynamicRange, .toneMapMode:
      PropertyInfo(.layer, .string)
    case .minificationFilter, .magnificationFilter: PropertyInfo([.layer, .cell], .string)
    case .contentsScale: PropertyInfo([.layer, .cell], .number(single: false))
    case .minificationFilterBias: PropertyInfo([.layer, .cell], .number(single: true))
    case .contentsHeadroom: PropertyInfo(.layer, .number(single: false))
    case .needsDisplayOnBoundsChange, .wantsExtendedDynamicRangeContent:
      PropertyInfo(.layer, .boolean)
    case .beginTime, .duration, .timeOffset, .repeatDuration:
      PropertyInfo(.timed, .number(single: false))
    case .speed, .repeatCount: PropertyInfo(.timed, .number(single: true))
    case .autoreverses: PropertyInfo(.timed, .boolean)
    case .fillMode: PropertyInfo(.timed, .string)
    default: nil
    }
  }

  private var subclassInfo: PropertyInfo? {
    switch self {
    case .path: PropertyInfo([.shape, .keyframe], .path)
    case .fillColor, .strokeColor: PropertyInfo(.shape, .color)
    case .fillRule, .lineCap, .lineJoin: PropertyInfo(.shape, .string)
    case .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase:
      PropertyInfo(.shape, .number(single: false))
    case .lineDashPattern: PropertyInfo(.shape, .list)
    case .colors, .locations: PropertyInfo(.gradient, .list)
    case .startPoint, .endPoint: PropertyInfo(.gradient, .point)
    case .type: PropertyInfo([.gradient, .transition], .string)
    case .string, .font: PropertyInfo(.text, .any)
    case .fontSize: PropertyInfo(.text, .number(single: false))
    case .foregroundColor: PropertyInfo(.text, .color)
    case .wrapped, .allowsFontSubpixelQuantization: PropertyInfo(.text, .boolean)
    case .alignmentMode, .truncationMode: PropertyInfo(.text, .string)
    case .scrollMode: PropertyInfo(.scroll, .string)
    case .instanceCount, .instanceDelay: PropertyInfo(.replicator, .number(single: false))
    case .instanceTransform: PropertyInfo(.replicator, .transform)
    case .instanceColor: PropertyInfo(.replicator, .color)
    case .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
      PropertyInfo(.replicator, .number(single: true))
    case .preservesDepth: PropertyInfo([.replicator, .emitter], .boolean)
    case .levelsOfDetail, .levelsOfDetailBias: PropertyInfo(.tiled, .number(single: false))
    case .tileSize: PropertyInfo(.tiled, .size)
    default: nil
    }
  }

  private var emitterInfo: PropertyInfo? {
    switch self {
    case .emitterCells: PropertyInfo([.emitter, .cell], .objects(.cell))
    case .emitterPosition: PropertyInfo(.emitter, .point)
    case .emitterSize: PropertyInfo(.emitter, .size)
    case .emitterZPosition, .emitterDepth, .seed: PropertyInfo(.emitter, .number(single: false))
    case .emitterShape, .emitterMode, .renderMode: PropertyInfo(.emitter, .string)
    case .birthRate, .lifetime: PropertyInfo([.emitter, .cell], .number(single: true))
    case .velocity, .scale, .spin: PropertyInfo([.emitter, .cell], .number(single: false))
    case .lifetimeRange, .redRange, .greenRange, .blueRange, .alphaRange, .redSpeed, .greenSpeed,
      .blueSpeed, .alphaSpeed:
      PropertyInfo(.cell, .number(single: true))
    case .velocityRange, .scaleRange, .scaleSpeed, .spinRange, .emissionLatitude,
      .emissionLongitude, .emissionRange, .xAcceleration, .yAcceleration, .zAcceleration:
      PropertyInfo(.cell, .number(single: false))
    case .enabled: PropertyInfo(.cell, .boolean)
    case .color: PropertyInfo(.cell, .color)
    default: nil
    }
  }

  private var animationInfo: PropertyInfo? {
    switch self {
    case .keyPath: PropertyInfo(.property, .string)
    case .fromValue, .toValue, .byValue: PropertyInfo(.basic, .any)
    case .additive, .cumulative: PropertyInfo(.property, .boolean)
    case .removedOnCompletion: PropertyInfo(.animation, .boolean)
    case .timingFunction: PropertyInfo(.animation, .timing)
    case .values, .keyTimes, .timingFunctions, .tensionValues, .continuityValues, .biasValues:
      PropertyInfo(.keyframe, .list)
    case .calculationMode: PropertyInfo(.keyframe, .string)
    case .valueFunction: PropertyInfo(.property, .string)
    case .mass, .stiffness, .damping, .initialVelocity:
      PropertyInfo(.spring, .number(single: false))
    case .settlingDuration: PropertyInfo(.spring, .number(single: false), writable: false)
    case .animations: PropertyInfo(.group, .objects(.animation))
    case .subtype: PropertyInfo(.transition, .string)
    case .startProgress, .endProgress: PropertyInfo(.transition, .number(single: true))
    case .filter: PropertyInfo(.transition, .any)
    default: nil
    }
  }

  private var viewInfo: PropertyInfo {
    switch self {
    case .alpha: PropertyInfo(.view, .number(single: false))
    case .center: PropertyInfo(.view, .point)
    case .subviews: PropertyInfo(.view, .objects(.view), writable: false)
    case .superview: PropertyInfo(.view, .object(.view), writable: false)
    case .layer: PropertyInfo(.view, .object(.layer), writable: false)
    case .animationImages: PropertyInfo(.imageView, .objects(.image))
    case .animationDuration:
      PropertyInfo([.imageView, .transaction], .number(single: false))
    case .animationRepeatCount: PropertyInfo(.imageView, .number(single: false))
    case .animationTimingFunction: PropertyInfo(.transaction, .timing)
    case .disableActions: PropertyInfo(.transaction, .boolean)
    case .completionBlock: PropertyInfo(.transaction, .object(.block))
    case .animationsEnabled: PropertyInfo(.allViews, .boolean)
    case .inheritedAnimationDuration:
      PropertyInfo(.allViews, .number(single: false), writable: false)
    default: PropertyInfo([], .any)
    }
  }
}
