// Written by '.ci/sources Sources' from Specs/corpus/props.txt.
extension CorpusScripts {
  static let propsCases = #"""
    PROPS-01 PROPS-02 PROPS-03 PROPS-04 PROPS-05 PROPS-19 PROPS-22 PROPS-23 PROPS-24 PROPS-25 PROPS-26: A plain layer has the defaults of appearance
    new l1; get l1.opacity; get l1.hidden; get l1.doubleSided; get l1.geometryFlipped; get l1.masksToBounds; get l1.cornerRadius; get l1.borderWidth; get l1.borderColor; get l1.shadowColor; get l1.shadowOpacity; get l1.shadowOffset; get l1.shadowRadius; value l1 opacity; value l1 shadowOffset
    PROPS-06: A plain layer has nothing where nothing was set
    new l1; get l1.mask; get l1.contents; get l1.backgroundColor; get l1.shadowPath; get l1.filters; get l1.backgroundFilters; get l1.compositingFilter; get l1.actions; get l1.style; get l1.name; get l1.delegate
    PROPS-07 PROPS-08 PROPS-10 PROPS-11 PROPS-12 PROPS-13 PROPS-14 PROPS-15: A plain layer has the defaults of contents
    new l1; get l1.contentsRect; get l1.contentsCenter; get l1.contentsGravity; get l1.contentsFormat; get l1.minificationFilter; get l1.magnificationFilter; get l1.minificationFilterBias; get l1.opaque; get l1.needsDisplayOnBoundsChange; get l1.drawsAsynchronously; value l1 contentsGravity
    PROPS-09: The contents of a new layer are in the scale of points
    new l1; get l1.contentsScale; value l1 contentsScale
    PROPS-16 PROPS-18 PROPS-20 PROPS-21 PROPS-27: A plain layer has the defaults of edges and corners
    new l1; get l1.edgeAntialiasingMask; get l1.allowsGroupOpacity; get l1.maskedCorners; get l1.cornerCurve; get l1.shouldRasterize; get l1.rasterizationScale
    PROPS-17: Edges are antialiased on macOS
    new l1; get l1.allowsEdgeAntialiasing
    PROPS-17: Edges are not antialiased on iOS
    new l1; get l1.allowsEdgeAntialiasing
    PROPS-28 PROPS-29: A plain layer has the defaults of time
    new l1; get l1.beginTime; get l1.timeOffset; get l1.repeatDuration; get l1.autoreverses; get l1.speed; get l1.repeatCount; get l1.fillMode
    PROPS-30: A plain layer lays nothing out by itself
    new l1; get l1.autoresizingMask; get l1.layoutManager; get l1.constraints
    PROPS-31: A plain layer shows the standard range
    new l1; get l1.preferredDynamicRange; get l1.toneMapMode; get l1.contentsHeadroom; get l1.wantsExtendedDynamicRangeContent
    PROPS-32 PROPS-33 PROPS-34 PROPS-35: A shape layer has nothing to draw and black to fill it with
    new l1 CAShapeLayer; get l1.path; get l1.strokeColor; get l1.lineDashPattern; get l1.fillColor; get l1.fillRule; get l1.lineCap; get l1.lineJoin; get l1.strokeStart; get l1.strokeEnd; get l1.lineWidth; get l1.miterLimit; get l1.lineDashPhase
    PROPS-35 KVC-01: The keys of a new shape read its defaults
    new l1 CAShapeLayer; value l1 strokeEnd; value l1 lineWidth; value l1 miterLimit; value l1 fillColor; value l1 lineCap
    PROPS-36 PROPS-37: A gradient layer runs from top to bottom between no colours
    new l1 CAGradientLayer; get l1.colors; get l1.locations; get l1.startPoint; get l1.endPoint; get l1.type
    PROPS-37 PROPS-38 PROPS-41 KVC-01: The keys of a new gradient, text and tiling read their defaults
    new l1 CAGradientLayer; new l2 CATextLayer; new l3 CATiledLayer; value l1 endPoint; value l1 type; value l2 fontSize; value l2 foregroundColor; value l3 tileSize
    PROPS-38: A text layer is large, white and empty
    new l1 CATextLayer; get l1.string; get l1.fontSize; get l1.wrapped; get l1.alignmentMode; get l1.truncationMode; get l1.foregroundColor; get l1.allowsFontSubpixelQuantization; get l1.font
    PROPS-39: A scroll layer scrolls both ways and clips
    new l1 CAScrollLayer; get l1.scrollMode; get l1.masksToBounds
    PROPS-39 PROPS-57: A scroll layer that is told to clip nothing obeys
    new l1 CAScrollLayer; set l1.masksToBounds false; get l1.masksToBounds
    PROPS-39 PROPS-43: A subclass of a scroll layer clips, too
    new k1 CAScrollLayer; new l1 k1; get l1.masksToBounds; value l1 masksToBounds
    PROPS-40: A replicator layer shows its sublayers once
    new l1 CAReplicatorLayer; get l1.instanceCount; get l1.instanceDelay; get l1.instanceTransform; get l1.preservesDepth; get l1.instanceColor; get l1.instanceRedOffset; get l1.instanceGreenOffset; get l1.instanceBlueOffset; get l1.instanceAlphaOffset
    PROPS-41: A tiled layer has one level of tiles
    new l1 CATiledLayer; get l1.levelsOfDetail; get l1.levelsOfDetailBias; get l1.tileSize
    PROPS-42: An emitter layer multiplies by one and has no cells
    new l1 CAEmitterLayer; get l1.emitterCells; get l1.birthRate; get l1.lifetime; get l1.velocity; get l1.scale; get l1.spin; get l1.emitterPosition; get l1.emitterZPosition; get l1.emitterSize; get l1.emitterDepth; get l1.emitterShape; get l1.emitterMode; get l1.renderMode; get l1.preservesDepth; get l1.seed
    PROPS-43: Layers of every class have the defaults of plain layers
    new l1 CAShapeLayer; new l2 CAGradientLayer; new l3 CATextLayer; new l4 CAScrollLayer; new l5 CAReplicatorLayer; new l6 CATiledLayer; new l7 CAEmitterLayer; new l8 CATransformLayer; get l1.opacity; get l1.anchorPoint; get l2.opacity; get l2.shadowOffset; get l3.opacity; get l3.contentsGravity; get l4.opacity; get l4.hidden; get l5.opacity; get l5.masksToBounds; get l6.opacity; get l6.transform; get l7.opacity; get l7.bounds; get l8.opacity; get l8.borderColor
    PROPS-43 PROPS-05: Layers of no class but that of scrolling clip
    new l1 CAShapeLayer; new l2 CAGradientLayer; new l3 CATextLayer; new l4 CATiledLayer; new l5 CATransformLayer; get l1.masksToBounds; get l2.masksToBounds; get l3.masksToBounds; get l4.masksToBounds; get l5.masksToBounds
    PROPS-43 PROPS-13 PROPS-14 PROPS-27: Layers of no class are opaque or rasterised or redrawn by themselves
    new l1 CATiledLayer; new l2 CATextLayer; new l3 CAShapeLayer; get l1.opaque; get l1.drawsAsynchronously; get l2.opaque; get l2.contentsScale; get l2.backgroundColor; get l3.shouldRasterize; get l3.borderWidth
    PROPS-43 PROPS-28 PROPS-29: Layers of every class keep time like plain layers
    new l1 CAShapeLayer; new l2 CAReplicatorLayer; new l3 CAEmitterLayer; new l4 CATextLayer; get l1.speed; get l1.beginTime; get l2.speed; get l2.fillMode; get l3.speed; get l3.repeatCount; get l4.speed; get l4.timeOffset
    PROPS-44: A layer's own duration has no end
    new l1; get l1.duration
    PROPS-45: An emitter cell emits nothing, white and without spread
    new c1; get c1.contents; get c1.contentsRect; get c1.contentsScale; get c1.enabled; get c1.name; get c1.style; get c1.emitterCells; get c1.color; get c1.redRange; get c1.greenRange; get c1.blueRange; get c1.alphaRange; get c1.redSpeed; get c1.greenSpeed; get c1.blueSpeed; get c1.alphaSpeed; get c1.spin; get c1.spinRange; get c1.emissionLatitude; get c1.emissionLongitude; get c1.emissionRange; get c1.velocity; get c1.velocityRange; get c1.xAcceleration; get c1.yAcceleration; get c1.zAcceleration; get c1.birthRate; get c1.lifetime; get c1.lifetimeRange; get c1.scale; get c1.scaleRange; get c1.scaleSpeed; get c1.minificationFilter; get c1.magnificationFilter; get c1.minificationFilterBias
    PROPS-50: Single-precision properties round what is set
    new l1; set l1.opacity 0.1; get l1.opacity; set l1.shadowOpacity 0.3; get l1.shadowOpacity; set l1.speed 0.7; get l1.speed; set l1.cornerRadius 0.1; get l1.cornerRadius; set l1.shadowRadius 0.3; get l1.shadowRadius
    PROPS-50: Repeat counts and offsets of instances round too
    new l1 CAReplicatorLayer; set l1.repeatCount 0.1; get l1.repeatCount; set l1.instanceRedOffset 0.1; get l1.instanceRedOffset; set l1.minificationFilterBias 0.1; get l1.minificationFilterBias
    PROPS-50: The four offsets of instances are of single precision
    new l1 CAReplicatorLayer; set l1.instanceRedOffset 0.1; set l1.instanceGreenOffset 0.2; set l1.instanceBlueOffset 0.3; set l1.instanceAlphaOffset 0.7; get l1.instanceRedOffset; get l1.instanceGreenOffset; get l1.instanceBlueOffset; get l1.instanceAlphaOffset
    PROPS-50: The multipliers of an emitter are of single precision
    new l1 CAEmitterLayer; set l1.birthRate 0.1; set l1.lifetime 0.2; set l1.velocity 0.3; set l1.scale 0.7; set l1.spin 0.9; get l1.birthRate; get l1.lifetime; get l1.velocity; get l1.scale; get l1.spin
    PROPS-50 KVC-01: The speed of a layer is of single precision by its key, too
    new l1; setValue l1 speed 0.7; setValue l1 shadowOpacity 0.3; get l1.speed; value l1 shadowOpacity
    PROPS-50: Lengths and places keep double precision
    new l1; set l1.position (0.1, 0.7); set l1.bounds (0.1, 0.2, 0.3, 0.7); set l1.anchorPoint (0.1, 0.7); set l1.borderWidth 0.1; set l1.shadowOffset size(0.1, 0.7); get l1.position; get l1.bounds; get l1.anchorPoint; get l1.borderWidth; get l1.shadowOffset
    PROPS-50: Lines and texts keep double precision
    new l1 CAShapeLayer; new l2 CATextLayer; set l1.lineWidth 0.1; set l1.strokeEnd 0.7; set l2.fontSize 10.1; get l1.lineWidth; get l1.strokeEnd; get l2.fontSize
    PROPS-50: Times of a layer keep double precision
    new l1; set l1.beginTime 0.1; set l1.timeOffset 0.7; set l1.repeatDuration 0.3; get l1.beginTime; get l1.timeOffset; get l1.repeatDuration
    PROPS-50 KVC-24: A number of single precision that a style supplies is rounded as well
    new l1; set l1.style {opacity: 0.1, cornerRadius: 0.1}; get l1.opacity; get l1.cornerRadius
    PROPS-50: A repeat count need not be a whole number
    new l1; set l1.repeatCount 1.5; get l1.repeatCount
    PROPS-51: A repeat count may be infinite
    new l1; set l1.repeatCount inf; get l1.repeatCount
    PROPS-51 KVC-01: A repeat count that is set by its key may be infinite
    new l1; setValue l1 repeatCount inf; value l1 repeatCount; get l1.repeatCount
    PROPS-52: An unknown gravity is the centre and the known ones are kept
    new l1; set l1.contentsGravity "resizeAspectFill"; get l1.contentsGravity; set l1.contentsGravity "bottomLeft"; get l1.contentsGravity; set l1.contentsGravity "sideways"; get l1.contentsGravity
    PROPS-52 KVC-01: An unknown gravity that is set by its key is the centre
    new l1; set l1.contentsGravity "top"; setValue l1 contentsGravity "sideways"; get l1.contentsGravity; value l1 contentsGravity
    PROPS-52: An unknown gravity replaces a known one
    new l1; set l1.contentsGravity "bottomLeft"; set l1.contentsGravity "kCAGravityResize"; get l1.contentsGravity
    PROPS-52 PROPS-60: All twelve gravities are kept
    new l1; set l1.contentsGravity "center"; get l1.contentsGravity; set l1.contentsGravity "top"; get l1.contentsGravity; set l1.contentsGravity "bottom"; get l1.contentsGravity; set l1.contentsGravity "left"; get l1.contentsGravity; set l1.contentsGravity "right"; get l1.contentsGravity; set l1.contentsGravity "topLeft"; get l1.contentsGravity; set l1.contentsGravity "topRight"; get l1.contentsGravity; set l1.contentsGravity "bottomLeft"; get l1.contentsGravity; set l1.contentsGravity "bottomRight"; get l1.contentsGravity; set l1.contentsGravity "resizeAspect"; get l1.contentsGravity; set l1.contentsGravity "resizeAspectFill"; get l1.contentsGravity; set l1.contentsGravity "resize"; get l1.contentsGravity
    PROPS-53: An unknown curve, format, range or tone mapping is the default
    new l1; set l1.cornerCurve "continuous"; get l1.cornerCurve; set l1.cornerCurve "crooked"; get l1.cornerCurve; set l1.contentsFormat "nothing"; get l1.contentsFormat
    PROPS-53 KVC-01: An unknown corner curve that is set by its key is the default
    new l1; set l1.cornerCurve "continuous"; setValue l1 cornerCurve "crooked"; get l1.cornerCurve
    PROPS-54: Of the corners only four bits are kept
    new l1; set l1.maskedCorners 255; get l1.maskedCorners; set l1.maskedCorners 5; get l1.maskedCorners
    PROPS-54: A corner that does not exist is dropped and the others are kept
    new l1; set l1.maskedCorners 16; get l1.maskedCorners; set l1.maskedCorners 25; get l1.maskedCorners
    PROPS-54: No corner at all is kept
    new l1; set l1.maskedCorners 0; get l1.maskedCorners
    PROPS-54 KVC-01: Corners that are set by their key lose what does not exist
    new l1; setValue l1 maskedCorners 258; get l1.maskedCorners; value l1 maskedCorners
    PROPS-55: Gradient types and alignments are kept whatever they are
    new l1 CAGradientLayer; new l2 CATextLayer; set l1.type "spiral"; get l1.type; set l2.alignmentMode "diagonal"; get l2.alignmentMode
    PROPS-55: An unknown type of gradient does not become a known one
    new l1 CAGradientLayer; set l1.type "unknown"; get l1.type
    PROPS-55: A mask of flexible parts is kept whatever it is
    new l1; set l1.autoresizingMask 1000; get l1.autoresizingMask
    PROPS-56: Sizes of ornaments and names read back as set
    new l1; set l1.cornerRadius 3.25; get l1.cornerRadius; set l1.borderWidth 0.5; get l1.borderWidth; set l1.shadowRadius 7.125; get l1.shadowRadius; set l1.name "Manny"; get l1.name; set l1.name nil; get l1.name
    PROPS-56: A rasterisation scale reads back as set
    new l1; set l1.rasterizationScale 0.3; get l1.rasterizationScale
    PROPS-56: Filters read back as set
    new l1; set l1.filters ["blur", "bloom"]; get l1.filters; value l1 filters; get l1.backgroundFilters; set l1.filters nil; get l1.filters
    PROPS-56: An empty name is a name
    new l1; set l1.name ""; get l1.name
    PROPS-56: Large radii are kept beside a small layer
    new l1; set l1.bounds (0, 0, 10, 10); set l1.cornerRadius 100; set l1.borderWidth 50; get l1.cornerRadius; get l1.borderWidth
    PROPS-57: Setting one property leaves the others
    new l1; set l1.frame (10, 20, 30, 40); set l1.opacity 0; get l1.hidden; set l1.cornerRadius 5; get l1.masksToBounds; set l1.borderWidth 2; get l1.bounds; set l1.hidden true; get l1.opacity; set l1.transform scale(2, 2, 1); get l1.bounds; get l1.position; get l1.anchorPoint; get l1.zPosition; set l1.contentsScale 2; get l1.bounds
    PROPS-57: Hiding a layer hides no sublayer in its own eyes
    new l1; new l2; add l2 to l1; set l1.hidden true; set l1.opacity 0.5; get l2.hidden; get l2.opacity
    PROPS-57: The scale of the contents is not the scale of rasterising
    new l1; set l1.contentsScale 2; get l1.rasterizationScale; set l1.rasterizationScale 3; get l1.contentsScale; get l1.shouldRasterize
    PROPS-57 PROPS-09: A scale of the contents does not come from the layer above
    new l1; new l2; set l1.contentsScale 2; add l2 to l1; get l2.contentsScale
    PROPS-57: An image gives a layer neither size nor scale
    new l1; set l1.contents i1; get l1.bounds; get l1.contentsScale; get l1.contentsRect; get l1.opaque
    PROPS-57: A background does not make a layer opaque
    new l1; set l1.backgroundColor rgba(1, 0, 0, 1); get l1.opaque; set l1.opaque true; get l1.backgroundColor
    PROPS-57: A colour of the border gives it no width and a shadow no opacity
    new l1; set l1.borderColor rgba(1, 0, 0, 1); set l1.shadowColor rgba(1, 0, 0, 1); set l1.shadowRadius 9; get l1.borderWidth; get l1.shadowOpacity; get l1.shadowOffset; set l1.shadowOpacity 1; get l1.shadowRadius
    PROPS-57: A path of a shadow and clipping leave the shadow as it is
    new l1; set l1.shadowPath path[M 0 0 L 10 0 L 10 10 Z]; set l1.shadowOpacity 1; set l1.masksToBounds true; get l1.shadowOpacity; get l1.bounds; get l1.shadowPath
    PROPS-57: A mask does not make a layer clip
    new l1; new l2; set l1.bounds (0, 0, 40, 30); set l1.mask l2; get l1.masksToBounds; get l2.bounds; get l2.position
    PROPS-57 PROPS-60: Each filter of scaling is its own
    new l1; set l1.minificationFilter "trilinear"; get l1.magnificationFilter; set l1.magnificationFilter "nearest"; get l1.minificationFilter; get l1.magnificationFilter
    PROPS-57: The end of a stroke may lie before its begin
    new l1 CAShapeLayer; set l1.strokeEnd 0.25; set l1.strokeStart 0.75; get l1.strokeEnd; get l1.strokeStart
    PROPS-57: A colour of the stroke leaves its width and the colour of the filling
    new l1 CAShapeLayer; set l1.strokeColor rgba(1, 0, 0, 1); get l1.lineWidth; get l1.fillColor; set l1.fillColor nil; get l1.strokeColor
    PROPS-57 KVC-24: A style leaves what was stored
    new l1; set l1.cornerRadius 3; set l1.style {cornerRadius: 8}; set l1.style nil; get l1.cornerRadius
    PROPS-57: Moving a layer under another one changes none of its properties
    new l1; new l2; new l3; set l1.bounds (5, 6, 70, 80); set l1.position (7, 8); set l2.bounds (0, 0, 40, 30); set l2.position (1, 2); set l2.zPosition 3; add l2 to l3; add l2 to l1; get l2.position; get l2.bounds; get l2.zPosition
    PROPS-57 GEO-28: Setting an affine map leaves bounds and position
    new l1; set l1.frame (10, 20, 30, 40); set l1.affineTransform affine(2, 0, 0, 3, 5, 6); get l1.bounds; get l1.position; get l1.sublayerTransform
    PROPS-58: What was set stays through commits, hiding and moving about
    new l9; host l9; new l1; set l1.opacity 0.25; set l1.cornerRadius 3; add l1 to l9; tick; get l1.opacity; set l1.hidden true; flush; set l1.hidden false; tick; get l1.cornerRadius; remove l1; tick; get l1.opacity; add l1 to l9; tick; get l1.opacity; get l1.cornerRadius
    PROPS-58: A turn leaves what was set before it
    new l9; host l9; tick; set l9.zPosition 1; tick; get l9.zPosition
    PROPS-58: What was set stays through layout and display
    new l1; set l1.bounds (1, 2, 30, 40); set l1.contentsGravity "center"; set l1.contentsRect (0, 0, 0.5, 1); setNeedsLayout l1; layoutIfNeeded l1; setNeedsDisplay l1; displayIfNeeded l1; get l1.bounds; get l1.contentsGravity; get l1.contentsRect
    PROPS-58: What was set outside of any tree stays through commits
    new l1; set l1.position (3, 4); set l1.shadowOffset size(5, 6); flush; tick; get l1.position; get l1.shadowOffset
    PROPS-58: A new value is kept through the whole of its animation and beyond
    new l1; host l1; tick; set l1.opacity 0.5; tick; get l1.opacity; advance 0.125; tick; get l1.opacity; advance 1; tick; get l1.opacity
    PROPS-58: A name, undeclared keys and a style stay through commits and moving about
    new l9; host l9; new l1; add l1 to l9; set l1.name "Moe"; setValue l1 someKey 5; set l1.style {cornerRadius: 8}; tick; remove l1; tick; add l1 to l9; tick; get l1.name; value l1 someKey; get l1.cornerRadius
    PROPS-58: A mask and sublayers stay with a layer that is taken out and put back
    new l9; host l9; new l1; new l2; new l3; set l1.mask l2; add l3 to l1; add l1 to l9; tick; remove l1; tick; add l1 to l9; tick; get l1.mask; get l1.sublayers
    PROPS-59: A headroom below zero is kept
    new l1; set l1.contentsHeadroom -2; get l1.contentsHeadroom
    PROPS-59: A headroom above one is kept and may become less than zero
    new l1; set l1.contentsHeadroom 2.5; get l1.contentsHeadroom; set l1.contentsHeadroom -0.5; get l1.contentsHeadroom
    PROPS-60: Constants have their short names as values
    new l1; set l1.contentsGravity "resizeAspect"; set l1.fillMode "forwards"; new l2 CAShapeLayer; set l2.fillRule "even-odd"; set l2.lineCap "round"; set l2.lineJoin "bevel"; get l1.contentsGravity; get l1.fillMode; get l2.fillRule; get l2.lineCap; get l2.lineJoin
    PROPS-60: Classes have the short values for what is not set, too
    new l1 CATiledLayer; get l1.contentsGravity
    PROPS-60: The fill modes have their short names
    new l1; set l1.fillMode "backwards"; get l1.fillMode; set l1.fillMode "both"; get l1.fillMode; set l1.fillMode "removed"; get l1.fillMode
    PROPS-60: The ways of scrolling have their short names
    new l1 CAScrollLayer; set l1.scrollMode "none"; get l1.scrollMode; set l1.scrollMode "vertically"; get l1.scrollMode; set l1.scrollMode "horizontally"; get l1.scrollMode
    PROPS-60: The types of gradients have their short names
    new l1 CAGradientLayer; set l1.type "radial"; get l1.type; set l1.type "conic"; get l1.type
    PROPS-60: Alignments and truncations of a text have their short names
    new l1 CATextLayer; set l1.alignmentMode "justified"; get l1.alignmentMode; set l1.alignmentMode "right"; get l1.alignmentMode; set l1.truncationMode "middle"; get l1.truncationMode; set l1.truncationMode "start"; get l1.truncationMode; set l1.truncationMode "end"; get l1.truncationMode
    PROPS-60: Ends and joins of lines have their short names
    new l1 CAShapeLayer; set l1.lineCap "square"; get l1.lineCap; set l1.lineJoin "round"; get l1.lineJoin; set l1.lineJoin "bevel"; get l1.lineCap; set l1.fillRule "non-zero"; get l1.fillRule
    PROPS-61: Corner curves have their factors of expansion
    expansionFactor "circular"; expansionFactor "continuous"; expansionFactor "crooked"; expansionFactor ""
    PROPS-62: Value functions are found under their short names
    valueFunction "rotateX"; valueFunction "rotateY"; valueFunction "rotateZ"; valueFunction "scale"; valueFunction "scaleX"; valueFunction "scaleY"; valueFunction "scaleZ"; valueFunction "translate"; valueFunction "translateX"; valueFunction "translateY"; valueFunction "translateZ"
    PROPS-62: Emitters have the short values for what is not set, too
    new l1 CAEmitterLayer; get l1.renderMode
    PROPS-62: Shapes and modes of emitters have their short names
    new l1 CAEmitterLayer; set l1.emitterShape "cuboid"; get l1.emitterShape; set l1.emitterMode "outline"; get l1.emitterMode; set l1.renderMode "oldestFirst"; get l1.renderMode; set l1.renderMode "backToFront"; get l1.renderMode
    PROPS-62: Ways to run through key frames have their short names
    new a1 CAKeyframeAnimation; get a1.calculationMode; set a1.calculationMode "cubicPaced"; get a1.calculationMode; set a1.calculationMode "discrete"; get a1.calculationMode
    PROPS-62: There is no value function of another name
    valueFunction "kCAValueFunctionRotateX"; valueFunction "rotate"; valueFunction ""
    """#
}
