// Written by '.ci/sources Sources' from Specs/corpus/kvc.txt.
extension CorpusScripts {
  static let kvcCases = #"""
    KVC-01: A key reads what the accessor wrote and the other way round
    new l1; setValue l1 zPosition 9; get l1.zPosition; set l1.zPosition -2; value l1 zPosition; setValue l1 position (3, 4); get l1.position; setValue l1 bounds (1, 2, 30, 40); get l1.bounds; setValue l1 opacity 0.25; get l1.opacity; setValue l1 cornerRadius 7; get l1.cornerRadius
    KVC-01: A mask is set and read by its key
    new l1; new l2; setValue l1 mask l2; get l1.mask; value l1 mask; get l2.superlayer
    KVC-02: Truth values have the names of their properties for keys
    new l1; setValue l1 hidden true; get l1.hidden; setValue l1 doubleSided false; get l1.doubleSided; set l1.geometryFlipped true; value l1 geometryFlipped; set l1.masksToBounds true; value l1 masksToBounds; value l1 hidden
    KVC-02: Opaqueness has its plain name for a key
    new l1; setValue l1 opaque true; get l1.opaque; value l1 opaque
    KVC-03: Points, sizes and rectangles have paths to their parts
    new l1; set l1.bounds (1, 2, 30, 40); set l1.position (5, 6); set l1.shadowOffset size(7, 8); value l1 position.x; value l1 position.y; value l1 bounds.origin; value l1 bounds.origin.x; value l1 bounds.origin.y; value l1 bounds.size; value l1 bounds.size.width; value l1 bounds.size.height; value l1 shadowOffset.width; value l1 shadowOffset.height
    KVC-03: Setting the parts of a rectangle sets them
    new l1; set l1.bounds (1, 2, 30, 40); setValue l1 bounds.size.width 25; get l1.bounds; setValue l1 bounds.origin (8, 9); get l1.bounds; setValue l1 bounds.size size(6, 7); get l1.bounds
    KVC-03 COPY-03 PRES-03: A presentation copy has the same paths, of what it shows
    new l1; set l1.bounds (0, 0, 40, 30); set l1.position (50, 60); value l1.presentation position.x; host l1; tick; value l1.presentation position.x; value l1.presentation bounds.size.height; new a1; set a1.keyPath "position"; set a1.fromValue (0, 10); set a1.toValue (8, 20); set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.5; value l1.presentation position; value l1.presentation position.x; value l1.presentation frame.origin.y; value l1 position.x
    KVC-04: Setting one coordinate leaves the other
    new l1; set l1.position (5, 6); set l1.anchorPoint (0.25, 0.75); setValue l1 position.x 50; get l1.position; setValue l1 position.y 60; get l1.position; setValue l1 anchorPoint.y 1; get l1.anchorPoint
    KVC-05 GEO-17: A path into the frame reads, changes and sets the frame
    new l1; set l1.frame (10, 20, 100, 50); setValue l1 frame.size.width 80; get l1.frame; get l1.bounds; get l1.position; setValue l1 frame.origin.x 30; get l1.frame; get l1.position
    KVC-06 LAY-07: A write through a path marks for layout like the whole write
    new l1; setValue l1 bounds.size.width 25; get l1.needsLayout
    KVC-06: Observers of a property hear of a write to a part of it
    new l1; observe l1 position; setValue l1 position.x 1
    KVC-07: The parts of a translation are the last row
    new l1; set l1.transform matrix(2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 10, 20, 30, 1); value l1 transform.translation.x; value l1 transform.translation.y; value l1 transform.translation.z
    KVC-08: Setting a part of the translation replaces it and nothing else
    new l1; setValue l1 transform.translation.x 7; get l1.transform; setValue l1 transform.translation.x 9; get l1.transform; set l1.transform matrix(2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 10, 20, 30, 1); setValue l1 transform.translation.y 5; get l1.transform
    KVC-09: A translation as a whole is a size and keeps the depth
    new l1; set l1.transform translation(10, 20, 30); value l1 transform.translation; setValue l1 transform.translation size(1, 2); get l1.transform
    KVC-10: The factors of a scale are read and replaced one by one
    new l1; set l1.transform scale(2, 3, 4); value l1 transform.scale.x; value l1 transform.scale.y; value l1 transform.scale.z; setValue l1 transform.scale.y 5; get l1.transform
    KVC-11: A scale as a whole reads the mean of its factors
    new l1; set l1.transform scale(2, 3, 4); value l1 transform.scale
    KVC-12: Setting a scale as a whole sets all three factors
    new l1; setValue l1 transform.scale 3; get l1.transform; value l1 transform.scale
    KVC-13: The rotation without an axis is the one about z
    new l1; setValue l1 transform.rotation 0.5; value l1 transform.rotation.z; setValue l1 transform.rotation.z 0.75; value l1 transform.rotation
    KVC-14 TRAN-04 TRAN-05: Setting a rotation makes the matrix of that rotation
    new l1; new l2; new l3; setValue l1 transform.rotation.z 0.5; get l1.transform; setValue l2 transform.rotation.x 0.5; get l2.transform; setValue l3 transform.rotation.y 0.5; get l3.transform
    KVC-15: A rotation about one axis reads its angle
    new l1; set l1.transform planar(-0.8011436155469337, 0.5984721441039565, -0.5984721441039565, -0.8011436155469337, 0, 0); value l1 transform.rotation.z; set l1.transform planar(-0.6536436208636119, -0.7568024953079282, 0.7568024953079282, -0.6536436208636119, 0, 0); value l1 transform.rotation.z; set l1.transform matrix(1, 0, 0, 0, 0, 0.5403023058681398, 0.8414709848078965, 0, 0, -0.8414709848078965, 0.5403023058681398, 0, 0, 0, 0, 1); value l1 transform.rotation.x; set l1.transform matrix(0.5403023058681398, 0, -0.8414709848078965, 0, 0, 1, 0, 0, 0.8414709848078965, 0, 0.5403023058681398, 0, 0, 0, 0, 1); value l1 transform.rotation.y
    KVC-15: A rotation of nearly a quarter turn reads its angle
    new l1; setValue l1 transform.rotation.y 1.570786; value l1 transform.rotation.y
    KVC-15 COPY-03 PRES-03: A presentation copy tells the angle that it has come to
    new l1; host l1; tick; new a1; set a1.keyPath "transform.rotation.z"; set a1.fromValue 0; set a1.toValue 2; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.25; value l1.presentation transform.rotation.z; advance 0.25; value l1.presentation transform.rotation.z; value l1 transform.rotation.z
    KVC-16: The parts of the identity are nought and one
    new l1; value l1 transform.rotation.x; value l1 transform.rotation.y; value l1 transform.rotation.z; value l1 transform.translation.x; value l1 transform.translation.y; value l1 transform.translation.z; value l1 transform.scale.x; value l1 transform.scale.y; value l1 transform.scale.z
    KVC-17: A new angle keeps scale and translation
    new l1; set l1.transform planar(1.910672978251212, 0.5910404133226792, -0.5910404133226792, 1.910672978251212, 10, 20); setValue l1 transform.scale.z 2; set l1.transform matrix(1.910672978251212, 0.5910404133226792, 0, 0, -0.5910404133226792, 1.910672978251212, 0, 0, 0, 0, 2, 0, 10, 20, 0, 1); setValue l1 transform.rotation.z 0.8; get l1.transform
    KVC-18: The transform for sublayers has the same paths
    new l1; setValue l1 sublayerTransform.translation.x 7; get l1.sublayerTransform; setValue l1 sublayerTransform.scale.y 3; value l1 sublayerTransform.scale.y; value l1 sublayerTransform.translation.x; get l1.transform
    KVC-19: A key that nobody declares holds a value
    new l1; value l1 someKey; setValue l1 someKey 50; value l1 someKey; setValue l1 someKey "Manny"; value l1 someKey
    KVC-20: Undeclared keys belong to one layer and are removed with nil
    new l1; new l2; setValue l1 someKey 50; value l2 someKey; setValue l1 someKey nil; value l1 someKey
    KVC-20: Keys that name other things of the framework are arbitrary on a layer
    new l1; new l2; setValue l1 model 5; setValue l1 commit 7; value l1 model; value l1 commit; value l2 model
    KVC-21: A class may give its layers another default
    new k1 CALayer; hook k1 defaultValueForKey masksToBounds true; new l1 k1; new l2; get l1.masksToBounds; value l1 masksToBounds; get l2.masksToBounds; set l1.masksToBounds false; get l1.masksToBounds
    KVC-22: The layer class has no defaults for what is empty and some for the rest
    classDefault CALayer bounds; classDefault CALayer position; classDefault CALayer frame; classDefault CALayer anchorPoint; classDefault CALayer contentsScale
    KVC-23: The layer class has defaults for some keys of appearance
    classDefault CALayer allowsEdgeAntialiasing; classDefault CALayer allowsGroupOpacity; classDefault CALayer edgeAntialiasingMask; classDefault CALayer drawsAsynchronously; classDefault CALayer contentsCenter; classDefault CALayer mask; classDefault CALayer filters; classDefault CALayer compositingFilter; classDefault CALayer backgroundFilters; classDefault CALayer minificationFilterBias; classDefault CALayer autoresizingMask
    KVC-24: Style supplies what was never set
    new l1; set l1.style {opacity: 0.25, cornerRadius: 4}; get l1.opacity; value l1 cornerRadius; set l1.opacity 0.5; get l1.opacity; set l1.opacity 0.25; set l1.style {opacity: 0.75}; get l1.opacity
    KVC-24: A style within the style is searched next
    new l1; set l1.style {opacity: 0.25, style: {opacity: 0.5, cornerRadius: 6}}; get l1.opacity; get l1.cornerRadius; get l1.borderWidth
    KVC-25: A style is copied when it is set
    new l1; new s1 {opacity: 0.25}; set l1.style s1; mutate s1 opacity 0.75; get l1.opacity
    KVC-26: No key of a plain layer asks for a redraw
    classNeedsDisplay CALayer contents; classNeedsDisplay CALayer bounds; classNeedsDisplay CALayer opacity; classNeedsDisplay CALayer someKey
    KVC-27: A class that wants a redraw for a key is marked when it changes
    new k1 CALayer; hook k1 needsDisplayForKey cornerRadius true; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; get l1.needsDisplay; set l1.cornerRadius 5; get l1.needsDisplay; displayIfNeeded l1; get l1.needsDisplay; setValue l1 cornerRadius 6; get l1.needsDisplay
    KVC-28: Setting what is there already asks for no redraw
    new k1 CALayer; hook k1 needsDisplayForKey cornerRadius true; new l1 k1; set l1.bounds (0, 0, 10, 10); set l1.cornerRadius 5; displayIfNeeded l1; set l1.cornerRadius 5; get l1.needsDisplay
    KVC-29: Each change is notified once and no change is not
    new l1; observe l1 position; observe l1 opacity; set l1.position (1, 2); set l1.position (1, 2); set l1.opacity 0.5
    KVC-29: A delegate that is set is told to observers
    new l1; new d1; observe l1 delegate; set l1.delegate d1; set l1.delegate nil
    KVC-30: A declared property of a subclass keeps a value of its own per layer
    new k1 CALayer; new l1 k1; new l2 k1; setValue l1 myNumber 3; setValue l2 myNumber 4; value l1 myNumber; value l2 myNumber
    KVC-30: What a subclass declares is kept by each layer and is neutral at first
    new k1 CALayer {aNumber: "number", aMatrix: "transform"}; new l1 k1; new l2 k1; value l1 aMatrix; value l1 aNumber; setValue l1 aNumber 1; value l1 aNumber; value l2 aNumber
    KVC-31: A colour reads by key as it was set
    new l1; value l1 backgroundColor; value l1 shadowPath; set l1.backgroundColor rgba(1, 0.5, 0.25, 1); value l1 backgroundColor; set l1.shadowPath path[M 0 0 L 10 0 L 10 10 Z]; value l1 shadowPath
    KVC-32: Dictionaries that were set do not change with the caller's
    new l1; new s1 {position: x1}; set l1.actions s1; mutate s1 position x2; ask l1 position
    KVC-33: A frame is notified as one change of bounds and one of position
    new l1; observe l1 bounds; observe l1 position; set l1.frame (10, 20, 100, 50)
    KVC-34: The class has defaults for the keys of time
    classDefault CALayer speed; classDefault CALayer duration; classDefault CALayer fillMode
    KVC-35: The emitter classes have defaults of their own
    classDefault CAEmitterCell enabled; classDefault CAEmitterCell scale; classDefault CAEmitterCell birthRate; classDefault CAEmitterCell lifetime; classDefault CAEmitterLayer birthRate; classDefault CAEmitterLayer scale; classDefault CAEmitterLayer emitterShape
    """#
}
