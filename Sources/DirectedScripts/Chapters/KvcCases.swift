// Written by '.ci/sources Sources' from Specs/corpus/kvc.txt.
extension CorpusScripts {
  static let kvcCases = #"""
    KVC-01: A key reads what the accessor wrote and the other way round
    new l1; setValue l1 zPosition 9; get l1.zPosition; set l1.zPosition -2; value l1 zPosition; setValue l1 position (3, 4); get l1.position; setValue l1 bounds (1, 2, 30, 40); get l1.bounds; setValue l1 opacity 0.25; get l1.opacity; setValue l1 cornerRadius 7; get l1.cornerRadius
    KVC-01: A mask is set and read by its key
    new l1; new l2; setValue l1 mask l2; get l1.mask; value l1 mask; get l2.superlayer
    KVC-01: A transform that is set by its key is the transform
    new l1; setValue l1 transform scale(2, 3, 1); get l1.transform; set l1.transform translation(1, 2, 3); value l1 transform
    KVC-01 GEO-17: A frame that is set by its key sets size and position
    new l1; setValue l1 frame (10, 20, 100, 50); get l1.position; get l1.bounds; value l1 frame
    KVC-01: Sublayers that are set by their key stand in the tree
    new l1; new l2; new l3; setValue l1 sublayers [l2, l3]; get l2.superlayer; get l1.sublayers; value l1 sublayers
    KVC-01: A layer tells the layer above it by key, too
    new l1; new l2; add l2 to l1; value l2 superlayer; value l1 superlayer
    KVC-01 PROPS-50: A number that is set by its key is rounded as the accessor rounds it
    new l1; setValue l1 opacity 0.1; get l1.opacity; value l1 opacity
    KVC-01: The keys of time read what the accessors wrote
    new l1; setValue l1 speed 2; get l1.speed; setValue l1 timeOffset 3; get l1.timeOffset; set l1.fillMode "both"; value l1 fillMode; setValue l1 repeatCount 4; get l1.repeatCount
    KVC-01: The keys of a shape read what the accessors wrote
    new l1 CAShapeLayer; setValue l1 lineWidth 3; get l1.lineWidth; setValue l1 path path[M 0 0 L 5 5]; get l1.path; set l1.lineCap "round"; value l1 lineCap; setValue l1 lineDashPattern [4, 2]; get l1.lineDashPattern
    KVC-01: The keys of gradients, texts and replicators read what the accessors wrote
    new l1 CAGradientLayer; new l2 CATextLayer; new l3 CAReplicatorLayer; setValue l1 endPoint (1, 0.5); get l1.endPoint; setValue l1 locations [0, 0.25, 1]; get l1.locations; setValue l2 string "Moe"; get l2.string; set l2.fontSize 12; value l2 fontSize; setValue l3 instanceCount 3; get l3.instanceCount
    KVC-01: A delegate and actions that are set by key are asked
    new l1; new d1 implementing []; new d2 {opacity: x2}; setValue l1 actions {opacity: x1}; setValue l1 delegate d1; ask l1 opacity; setValue l1 delegate d2; ask l1 opacity
    KVC-01: Contents and filters that are set by their keys are what the accessors read
    new l1; setValue l1 contents i1; get l1.contents; setValue l1 filters ["blur"]; get l1.filters; setValue l1 contents nil; get l1.contents
    KVC-02: Truth values have the names of their properties for keys
    new l1; setValue l1 hidden true; get l1.hidden; setValue l1 doubleSided false; get l1.doubleSided; set l1.geometryFlipped true; value l1 geometryFlipped; set l1.masksToBounds true; value l1 masksToBounds; value l1 hidden
    KVC-02: Opaqueness has its plain name for a key
    new l1; setValue l1 opaque true; get l1.opaque; value l1 opaque
    KVC-02: A text is wrapped by the plain name of the property
    new l1 CATextLayer; setValue l1 wrapped true; get l1.wrapped; value l1 wrapped
    KVC-02: Flipping and sidedness are set and read by their plain names
    new l1; setValue l1 geometryFlipped true; get l1.geometryFlipped; set l1.doubleSided false; value l1 doubleSided
    KVC-02: A flag that was never set reads its default by key
    new l1; value l1 hidden; value l1 doubleSided; value l1 opaque; value l1 geometryFlipped
    KVC-02: Further truth values have the names of their properties for keys
    new l1; setValue l1 shouldRasterize true; get l1.shouldRasterize; setValue l1 needsDisplayOnBoundsChange true; get l1.needsDisplayOnBoundsChange; setValue l1 autoreverses true; get l1.autoreverses; setValue l1 allowsGroupOpacity false; get l1.allowsGroupOpacity
    KVC-03: Points, sizes and rectangles have paths to their parts
    new l1; set l1.bounds (1, 2, 30, 40); set l1.position (5, 6); set l1.shadowOffset size(7, 8); value l1 position.x; value l1 position.y; value l1 bounds.origin; value l1 bounds.origin.x; value l1 bounds.origin.y; value l1 bounds.size; value l1 bounds.size.width; value l1 bounds.size.height; value l1 shadowOffset.width; value l1 shadowOffset.height
    KVC-03: Setting the parts of a rectangle sets them
    new l1; set l1.bounds (1, 2, 30, 40); setValue l1 bounds.size.width 25; get l1.bounds; setValue l1 bounds.origin (8, 9); get l1.bounds; setValue l1 bounds.size size(6, 7); get l1.bounds
    KVC-03 COPY-03 PRES-03: A presentation copy has the same paths, of what it shows
    new l1; set l1.bounds (0, 0, 40, 30); set l1.position (50, 60); value l1.presentation position.x; host l1; tick; value l1.presentation position.x; value l1.presentation bounds.size.height; new a1; set a1.keyPath "position"; set a1.fromValue (0, 10); set a1.toValue (8, 20); set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.5; value l1.presentation position; value l1.presentation position.x; value l1.presentation frame.origin.y; value l1 position.x
    KVC-03: Each part of the bounds is set on its own
    new l1; set l1.bounds (1, 2, 30, 40); setValue l1 bounds.origin.x 5; get l1.bounds; setValue l1 bounds.origin.y 6; get l1.bounds; setValue l1 bounds.size.height 70; get l1.bounds
    KVC-03: Points and sizes of special layers have paths to their parts
    new l1 CAGradientLayer; new l2 CATiledLayer; value l1 endPoint.y; setValue l1 startPoint.x 0.25; get l1.startPoint; setValue l2 tileSize.width 128; get l2.tileSize
    KVC-03: The place of an emitter has paths to its parts
    new l1 CAEmitterLayer; setValue l1 emitterPosition.y 9; get l1.emitterPosition; value l1 emitterSize.width
    KVC-04: Setting one coordinate leaves the other
    new l1; set l1.position (5, 6); set l1.anchorPoint (0.25, 0.75); setValue l1 position.x 50; get l1.position; setValue l1 position.y 60; get l1.position; setValue l1 anchorPoint.y 1; get l1.anchorPoint
    KVC-04: Setting one part of what was never set leaves the default of the others
    new l1; setValue l1 shadowOffset.width 5; get l1.shadowOffset
    KVC-04: Setting one part of the rectangle of the contents leaves the whole of the others
    new l1; setValue l1 contentsRect.size.width 0.5; get l1.contentsRect; setValue l1 contentsCenter.origin.y 0.25; get l1.contentsCenter
    KVC-04: Setting one part of a size leaves the other
    new l1; set l1.shadowOffset size(7, 8); setValue l1 shadowOffset.height 9; get l1.shadowOffset
    KVC-04: Setting the place within the bounds leaves their size and the position
    new l1; set l1.bounds (0, 0, 30, 40); set l1.position (5, 6); setValue l1 bounds.origin (8, 9); get l1.bounds; get l1.position
    KVC-04: A part of the bounds that is set when they are set leaves the new other parts
    new k1 CALayer implementing [didSetBounds]; new l1 k1; set l1.bounds (1, 2, 30, 40); react k1 didSetBounds limit 1 [setValue l1 bounds.origin.x 5]; set l1.bounds (3, 4, 60, 70); get l1.bounds
    KVC-04: Two parts of the bounds of which one is set when the other is are both set
    new k1 CALayer implementing [didSetBounds]; new l1 k1; set l1.bounds (1, 2, 30, 40); react k1 didSetBounds limit 1 [setValue l1 bounds.size.height 70]; setValue l1 bounds.size.width 60; get l1.bounds
    KVC-05 GEO-17: A path into the frame reads, changes and sets the frame
    new l1; set l1.frame (10, 20, 100, 50); setValue l1 frame.size.width 80; get l1.frame; get l1.bounds; get l1.position; setValue l1 frame.origin.x 30; get l1.frame; get l1.position
    KVC-05 GEO-06: Parts of the frame are read from the frame and not from the bounds
    new l1; set l1.bounds (3, 4, 100, 50); set l1.position (70, 45); set l1.transform scale(2, 1, 1); value l1 frame.origin.x; value l1 frame.origin.y; value l1 frame.size.width; value l1 frame.size
    KVC-05 GEO-19: A width of the frame under a scale is divided by it
    new l1; set l1.frame (10, 20, 100, 50); set l1.transform scale(2, 1, 1); setValue l1 frame.size.width 80; get l1.bounds; get l1.position
    KVC-05: The place of the frame is moved as a whole and keeps its size
    new l1; set l1.frame (10, 20, 100, 50); setValue l1 frame.origin (1, 2); get l1.frame; get l1.position
    KVC-05: The size of the frame is set as a whole and keeps the place
    new l1; set l1.frame (10, 20, 100, 50); setValue l1 frame.size size(40, 30); get l1.frame; get l1.position
    KVC-05: A path into the frame leaves the origin of the bounds
    new l1; set l1.bounds (3, 4, 100, 50); set l1.anchorPoint (0, 0); setValue l1 frame.size.height 80; get l1.bounds; get l1.position
    KVC-05 GEO-20: A height of the frame under a quarter turn is a width of the bounds
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (60, 45); set l1.transform planar(0, 1, -1, 0, 0, 0); value l1 frame.size.height; setValue l1 frame.size.height 80; get l1.bounds; get l1.position
    KVC-06 LAY-07: A write through a path marks for layout like the whole write
    new l1; setValue l1 bounds.size.width 25; get l1.needsLayout
    KVC-06: Observers of a property hear of a write to a part of it
    new l1; observe l1 position; setValue l1 position.x 1
    KVC-06 DIS-06: A layer that wants it is marked when a part of its bounds is set
    new l1; set l1.bounds (0, 0, 10, 10); set l1.needsDisplayOnBoundsChange true; displayIfNeeded l1; setValue l1 bounds.size.height 20; get l1.needsDisplay
    KVC-06 LAY-08: A part of the transform that is set marks the superlayer for layout
    new l1; new l2; add l2 to l1; layoutIfNeeded l1; setValue l2 transform.scale.x 2; get l1.needsLayout
    KVC-06 LAY-08: A part of the bounds that is set marks the superlayer for layout
    new l1; new l2; add l2 to l1; layoutIfNeeded l1; setValue l2 bounds.size.width 2; get l1.needsLayout
    KVC-06 LAY-11: Setting a part to what it is marks for no layout
    new l1; set l1.bounds (0, 0, 25, 10); layoutIfNeeded l1; setValue l1 bounds.size.width 25; get l1.needsLayout
    KVC-06 LAY-09: A part of the position that is set marks nobody for layout
    new l1; new l2; add l2 to l1; layoutIfNeeded l1; setValue l2 position.x 2; get l2.needsLayout; get l1.needsLayout
    KVC-06: Observers hear of a turn that is set by a path as a change of the transform
    new l1; observe l1 transform; setValue l1 transform.translation.x 7
    KVC-06: A part of a part that is set is one change of the bounds
    new l1; set l1.bounds (1, 2, 30, 40); observe l1 bounds; setValue l1 bounds.origin.y 9
    KVC-06 KVC-29: Observers hear nothing of a part that is set to what it is
    new l1; set l1.position (5, 6); observe l1 position; setValue l1 position.x 5
    KVC-06 KVC-33: A part of the frame that is set tells of the bounds and of the position
    new l1; set l1.frame (10, 20, 100, 50); observe l1 bounds; observe l1 position; setValue l1 frame.size.width 80
    KVC-06 GEO-26: A part of the position that is not a number is refused
    new l1; setValue l1 position.x nan
    KVC-06 LAY-10: A width of the frame that is set marks for layout
    new l1; set l1.frame (10, 20, 100, 50); layoutIfNeeded l1; setValue l1 frame.origin.x 11; get l1.needsLayout; setValue l1 frame.size.width 80; get l1.needsLayout
    KVC-06 LAY-23: Flexible sublayers follow a width that is set by its path
    new l1; set l1.bounds (0, 0, 100, 50); new l2; set l2.frame (10, 10, 80, 30); set l2.autoresizingMask 2; add l2 to l1; setValue l1 bounds.size.width 140; get l2.frame
    KVC-06: A part that is set when the bounds are set marks for layout and display
    new k1 CALayer implementing [didSetBounds]; new l9; host l9; new l1 k1; add l1 to l9; new l2; add l2 to l9; set l2.needsDisplayOnBoundsChange true; tick; displayIfNeeded l2; react k1 didSetBounds limit 1 [setValue l2 bounds.size.width 9]; set l1.bounds (0, 0, 60, 70); get l2.needsLayout; get l2.needsDisplay
    KVC-07: The parts of a translation are the last row
    new l1; set l1.transform matrix(2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 10, 20, 30, 1); value l1 transform.translation.x; value l1 transform.translation.y; value l1 transform.translation.z
    KVC-07: The translation of a turned and scaled layer is still the last row
    new l1; set l1.transform matrix(1.7551651237807455, 0.958851077208406, 0, 0, -0.958851077208406, 1.7551651237807455, 0, 0, 0, 0, 2, 0, 10, 20, 30, 1); value l1 transform.translation.x; value l1 transform.translation.y; value l1 transform.translation.z
    KVC-08: Setting a part of the translation replaces it and nothing else
    new l1; setValue l1 transform.translation.x 7; get l1.transform; setValue l1 transform.translation.x 9; get l1.transform; set l1.transform matrix(2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 10, 20, 30, 1); setValue l1 transform.translation.y 5; get l1.transform
    KVC-08: Moving a turned layer by its path keeps the turn
    new l1; set l1.transform planar(0, 1, -1, 0, 10, 20); setValue l1 transform.translation.x 7; get l1.transform
    KVC-08: The depth of a translation is set on its own
    new l1; set l1.transform translation(10, 20, 30); setValue l1 transform.translation.z 5; get l1.transform
    KVC-08: A translation that is set to zero is gone
    new l1; set l1.transform translation(10, 20, 30); setValue l1 transform.translation.y 0; get l1.transform
    KVC-09: A translation as a whole is a size and keeps the depth
    new l1; set l1.transform translation(10, 20, 30); value l1 transform.translation; setValue l1 transform.translation size(1, 2); get l1.transform
    KVC-09: A whole translation keeps the scale and is not scaled by it
    new l1; set l1.transform scale(2, 3, 4); setValue l1 transform.translation size(5, 6); get l1.transform; value l1 transform.translation
    KVC-10: The factors of a scale are read and replaced one by one
    new l1; set l1.transform scale(2, 3, 4); value l1 transform.scale.x; value l1 transform.scale.y; value l1 transform.scale.z; setValue l1 transform.scale.y 5; get l1.transform
    KVC-10: A factor of the scale that is set leaves the translation
    new l1; set l1.transform matrix(2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 10, 20, 30, 1); value l1 transform.scale.y; setValue l1 transform.scale.x 5; get l1.transform
    KVC-10: The factor along the depth is set on its own
    new l1; set l1.transform scale(2, 3, 4); setValue l1 transform.scale.z 5; get l1.transform
    KVC-10: A factor of the scale that is set twice is the second
    new l1; setValue l1 transform.scale.x 2; setValue l1 transform.scale.x 3; get l1.transform
    KVC-11: A scale as a whole reads the mean of its factors
    new l1; set l1.transform scale(2, 3, 4); value l1 transform.scale
    KVC-11: A scale in the plane counts the depth in its mean
    new l1; set l1.transform scale(2, 2, 1); value l1 transform.scale
    KVC-11: The mean of a scale knows nothing of the translation
    new l1; set l1.transform matrix(2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 7, 0, 10, 20, 30, 1); value l1 transform.scale
    KVC-12: Setting a scale as a whole sets all three factors
    new l1; setValue l1 transform.scale 3; get l1.transform; value l1 transform.scale
    KVC-13: The rotation without an axis is the one about z
    new l1; setValue l1 transform.rotation 0.5; value l1 transform.rotation.z; setValue l1 transform.rotation.z 0.75; value l1 transform.rotation
    KVC-13 KVC-17: A rotation without an axis keeps scale and translation like the one about z
    new l1; set l1.transform matrix(2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 10, 20, 0, 1); setValue l1 transform.rotation 0.5; get l1.transform
    KVC-14 TRAN-04 TRAN-05: Setting a rotation makes the matrix of that rotation
    new l1; new l2; new l3; setValue l1 transform.rotation.z 0.5; get l1.transform; setValue l2 transform.rotation.x 0.5; get l2.transform; setValue l3 transform.rotation.y 0.5; get l3.transform
    KVC-14: A rotation against the clock is the matrix of the negative angle
    new l1; setValue l1 transform.rotation.z -0.5; get l1.transform
    KVC-14: A rotation that was set to zero is no rotation
    new l1; setValue l1 transform.rotation.z 0.5; setValue l1 transform.rotation.z 0; get l1.transform
    KVC-15: A rotation about one axis reads its angle
    new l1; set l1.transform planar(-0.8011436155469337, 0.5984721441039565, -0.5984721441039565, -0.8011436155469337, 0, 0); value l1 transform.rotation.z; set l1.transform planar(-0.6536436208636119, -0.7568024953079282, 0.7568024953079282, -0.6536436208636119, 0, 0); value l1 transform.rotation.z; set l1.transform matrix(1, 0, 0, 0, 0, 0.5403023058681398, 0.8414709848078965, 0, 0, -0.8414709848078965, 0.5403023058681398, 0, 0, 0, 0, 1); value l1 transform.rotation.x; set l1.transform matrix(0.5403023058681398, 0, -0.8414709848078965, 0, 0, 1, 0, 0, 0.8414709848078965, 0, 0.5403023058681398, 0, 0, 0, 0, 1); value l1 transform.rotation.y
    KVC-15: A rotation of nearly a quarter turn reads its angle
    new l1; setValue l1 transform.rotation.y 1.570786; value l1 transform.rotation.y
    KVC-15 COPY-03 PRES-03: A presentation copy tells the angle that it has come to
    new l1; host l1; tick; new a1; set a1.keyPath "transform.rotation.z"; set a1.fromValue 0; set a1.toValue 2; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.25; value l1.presentation transform.rotation.z; advance 0.25; value l1.presentation transform.rotation.z; value l1 transform.rotation.z
    KVC-15: A negative rotation reads its sign about each axis
    new l1; new l2; new l3; setValue l1 transform.rotation.x -1; value l1 transform.rotation.x; setValue l2 transform.rotation.y -1; value l2 transform.rotation.y; setValue l3 transform.rotation.z -1; value l3 transform.rotation.z
    KVC-16: The parts of the identity are zero and one
    new l1; value l1 transform.rotation.x; value l1 transform.rotation.y; value l1 transform.rotation.z; value l1 transform.translation.x; value l1 transform.translation.y; value l1 transform.translation.z; value l1 transform.scale.x; value l1 transform.scale.y; value l1 transform.scale.z
    KVC-16: The whole parts of the identity are a size of zero, one and zero
    new l1; value l1 transform.translation; value l1 transform.scale; value l1 transform.rotation
    KVC-17: A new angle keeps scale and translation
    new l1; set l1.transform planar(1.910672978251212, 0.5910404133226792, -0.5910404133226792, 1.910672978251212, 10, 20); setValue l1 transform.scale.z 2; set l1.transform matrix(1.910672978251212, 0.5910404133226792, 0, 0, -0.5910404133226792, 1.910672978251212, 0, 0, 0, 0, 2, 0, 10, 20, 0, 1); setValue l1 transform.rotation.z 0.8; get l1.transform
    KVC-17: A new angle replaces the angle and is not added to it
    new l1; setValue l1 transform.rotation.z 0.5; setValue l1 transform.rotation.z 0.75; get l1.transform
    KVC-17: A new angle leaves the translation where it is and does not turn it
    new l1; set l1.transform translation(10, 20, 0); setValue l1 transform.rotation.z 1.5707963267948966; get l1.transform
    KVC-18: The transform for sublayers has the same paths
    new l1; setValue l1 sublayerTransform.translation.x 7; get l1.sublayerTransform; setValue l1 sublayerTransform.scale.y 3; value l1 sublayerTransform.scale.y; value l1 sublayerTransform.translation.x; get l1.transform
    KVC-18: Parts of the transform for sublayers are read from it
    new l1; set l1.transform scale(9, 9, 9); set l1.sublayerTransform matrix(2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 10, 20, 30, 1); value l1 sublayerTransform.scale.y; value l1 sublayerTransform.scale; value l1 sublayerTransform.translation; value l1 sublayerTransform.translation.z
    KVC-18 KVC-13: The transform for sublayers is turned by a path without an axis
    new l1; setValue l1 sublayerTransform.rotation 0.5; get l1.sublayerTransform; value l1 sublayerTransform.rotation.z
    KVC-18 KVC-16: The parts of a transform for sublayers that was never set are those of the identity
    new l1; value l1 sublayerTransform.scale.x; value l1 sublayerTransform.scale; value l1 sublayerTransform.rotation.y; value l1 sublayerTransform.translation
    KVC-19: A key that nobody declares holds a value
    new l1; value l1 someKey; setValue l1 someKey 50; value l1 someKey; setValue l1 someKey "Manny"; value l1 someKey
    KVC-19: A key that nobody declares holds a value of any kind
    new l1; new l2; setValue l1 aPoint (1, 2); value l1 aPoint; setValue l1 aList [1, "two"]; value l1 aList; setValue l1 aLayer l2; value l1 aLayer; setValue l1 aColour rgba(1, 0, 0, 1); value l1 aColour
    KVC-19: A key that nobody declares holds a value on a special layer, too
    new k1 CALayer; new l1 CAShapeLayer; new l2 k1; value l1 someKey; setValue l1 someKey 50; setValue l2 someKey 60; value l1 someKey; value l2 someKey
    KVC-19: A number under a key that nobody declares keeps double precision
    new l1; setValue l1 someKey 0.1; value l1 someKey
    KVC-20: Undeclared keys belong to one layer and are removed with nil
    new l1; new l2; setValue l1 someKey 50; value l2 someKey; setValue l1 someKey nil; value l1 someKey
    KVC-20: Keys that name other things of the framework are arbitrary on a layer
    new l1; new l2; setValue l1 model 5; setValue l1 commit 7; value l1 model; value l1 commit; value l2 model
    KVC-20: Two keys that nobody declares hold a value each
    new l1; setValue l1 aKey 1; setValue l1 anotherKey 2; value l1 aKey; setValue l1 aKey nil; value l1 anotherKey
    KVC-20: Removing an undeclared key of one layer leaves that of another
    new l1; new l2; setValue l1 someKey 50; setValue l2 someKey 60; setValue l1 someKey nil; value l2 someKey
    KVC-20: An undeclared key that was removed can be set again
    new l1; setValue l1 someKey 50; setValue l1 someKey nil; setValue l1 someKey 70; value l1 someKey
    KVC-21: A class may give its layers another default
    new k1 CALayer; hook k1 defaultValueForKey masksToBounds true; new l1 k1; new l2; get l1.masksToBounds; value l1 masksToBounds; get l2.masksToBounds; set l1.masksToBounds false; get l1.masksToBounds
    KVC-21: A class may give its layers another number, size and name for a default
    new k1 CALayer; hook k1 defaultValueForKey cornerRadius 5; hook k1 defaultValueForKey shadowOffset size(1, 2); hook k1 defaultValueForKey contentsGravity "center"; new l1 k1; get l1.cornerRadius; get l1.shadowOffset; get l1.contentsGravity
    KVC-21: What a class does not supply is as in a plain layer
    new k1 CALayer; hook k1 defaultValueForKey cornerRadius 5; new l1 k1; get l1.opacity; get l1.shadowOffset
    KVC-21: A default that a class supplies is for each of its layers until that one is set
    new k1 CALayer; hook k1 defaultValueForKey cornerRadius 5; new l1 k1; new l2 k1; set l1.cornerRadius 7; get l2.cornerRadius; get l1.cornerRadius
    KVC-21 KVC-04: The default that a class supplies is what a part is changed in
    new k1 CALayer; hook k1 defaultValueForKey shadowOffset size(1, 2); new l1 k1; setValue l1 shadowOffset.width 9; get l1.shadowOffset
    KVC-21 TREE-28: A layer that its class hides is not hit
    new k1 CALayer; hook k1 defaultValueForKey hidden true; new l1; new l2 k1; set l1.bounds (0, 0, 40, 40); set l2.bounds (0, 0, 40, 40); add l2 to l1; hitTest l1 (-5, -5)
    KVC-21 TREE-30: A layer that its class has clip is not hit outside
    new k1 CALayer; hook k1 defaultValueForKey masksToBounds true; new l1; new l2 k1; new l3; set l1.bounds (0, 0, 100, 100); set l2.bounds (0, 0, 10, 10); set l3.bounds (0, 0, 90, 90); add l2 to l1; add l3 to l2; hitTest l1 (40, 40)
    KVC-21 TREE-23: Layers are painted at the depth that their class supplies
    new k1 CALayer; hook k1 defaultValueForKey zPosition 5; new l1; new l2 k1; new l3; add l2 to l1; add l3 to l1; paintOrder l1
    KVC-21 ACT-29: A built-in animation comes from the value that the class supplies
    new k1 CALayer; hook k1 defaultValueForKey cornerRadius 5; new l1 k1; host l1; tick; begin; set transaction.animationDuration 2; set l1.cornerRadius 7; commit; advance 1; get l1.presentation.cornerRadius
    KVC-21 ANIM-25: An animation without an end goes to the value that the class supplies
    new k1 CALayer; hook k1 defaultValueForKey cornerRadius 5; new l1 k1; host l1; tick; new a1; set a1.keyPath "cornerRadius"; set a1.fromValue 1; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.cornerRadius
    KVC-22: The layer class has no defaults for what is empty and some for the rest
    classDefault CALayer bounds; classDefault CALayer position; classDefault CALayer frame; classDefault CALayer anchorPoint; classDefault CALayer contentsScale
    KVC-23: The layer class has defaults for some keys of appearance
    classDefault CALayer allowsEdgeAntialiasing; classDefault CALayer allowsGroupOpacity; classDefault CALayer edgeAntialiasingMask; classDefault CALayer drawsAsynchronously; classDefault CALayer contentsCenter; classDefault CALayer mask; classDefault CALayer filters; classDefault CALayer compositingFilter; classDefault CALayer backgroundFilters; classDefault CALayer minificationFilterBias; classDefault CALayer autoresizingMask
    KVC-24: Style supplies what was never set
    new l1; set l1.style {opacity: 0.25, cornerRadius: 4}; get l1.opacity; value l1 cornerRadius; set l1.opacity 0.5; get l1.opacity; set l1.opacity 0.25; set l1.style {opacity: 0.75}; get l1.opacity
    KVC-24: A style within the style is searched next
    new l1; set l1.style {opacity: 0.25, style: {opacity: 0.5, cornerRadius: 6}}; get l1.opacity; get l1.cornerRadius; get l1.borderWidth
    KVC-24 KVC-21: A style goes before the default of the class
    new k1 CALayer; hook k1 defaultValueForKey cornerRadius 5; new l1 k1; set l1.style {cornerRadius: 8}; get l1.cornerRadius
    KVC-24 KVC-21: What no style has is the default of the class
    new k1 CALayer; hook k1 defaultValueForKey cornerRadius 5; new l1 k1; set l1.style {opacity: 0.5, style: {borderWidth: 2}}; get l1.cornerRadius
    KVC-24: A value that is set before the style goes before it
    new l1; set l1.cornerRadius 3; set l1.style {cornerRadius: 8}; get l1.cornerRadius
    KVC-24: Setting the default itself ends what a style supplies
    new l1; set l1.style {cornerRadius: 8}; set l1.cornerRadius 0; get l1.cornerRadius
    KVC-24: Setting the default before there is a style keeps the style out
    new l1; set l1.opacity 1; set l1.style {opacity: 0.25}; get l1.opacity
    KVC-24: Setting what the style supplies ends it, too
    new l1; set l1.style {cornerRadius: 8}; set l1.cornerRadius 8; set l1.style {cornerRadius: 2}; get l1.cornerRadius
    KVC-24: A set by key ends what a style supplies
    new l1; set l1.style {cornerRadius: 8}; setValue l1 cornerRadius 3; get l1.cornerRadius
    KVC-24 KVC-04: A part that is set is changed in what the style supplies
    new l1; set l1.style {shadowOffset: size(7, 8)}; setValue l1 shadowOffset.width 5; get l1.shadowOffset
    KVC-24 KVC-03: A part is read from what the style supplies
    new l1; set l1.style {shadowOffset: size(7, 8)}; value l1 shadowOffset.width
    KVC-24: A style that is replaced supplies nothing any more
    new l1; set l1.style {cornerRadius: 8}; get l1.cornerRadius; set l1.style {borderWidth: 2}; get l1.cornerRadius; get l1.borderWidth
    KVC-24: Without a style the defaults are back
    new l1; set l1.style {opacity: 0.25, shadowRadius: 9}; get l1.shadowRadius; set l1.style nil; get l1.shadowRadius; get l1.opacity
    KVC-24: A style that is set by its key supplies values
    new l1; setValue l1 style {cornerRadius: 8}; get l1.cornerRadius; value l1 style
    KVC-24: Each of these properties takes its value from a style
    new l1; set l1.style {hidden: true, zPosition: 4, contentsGravity: "center", shadowOpacity: 0.5, shadowRadius: 6, shadowOffset: size(1, 2)}; get l1.hidden; get l1.zPosition; get l1.contentsGravity; get l1.shadowOpacity; get l1.shadowRadius; get l1.shadowOffset
    KVC-24: A style in a style in a style is searched, too
    new l1; set l1.style {style: {opacity: 0.5, style: {cornerRadius: 6}}}; get l1.cornerRadius; get l1.opacity
    KVC-24: A style belongs to one layer
    new l1; new l2; add l2 to l1; set l1.style {cornerRadius: 8}; get l2.cornerRadius
    KVC-24 TREE-28: A layer that its style hides is not hit
    new l1; new l2; set l1.bounds (0, 0, 40, 40); set l2.bounds (0, 0, 40, 40); add l2 to l1; set l2.style {hidden: true}; hitTest l1 (-5, -5)
    KVC-24 TREE-23: Layers are painted at the depth that their style supplies
    new l1; new l2; new l3; add l2 to l1; add l3 to l1; set l2.style {zPosition: 5}; paintOrder l1
    KVC-24 KVC-29: Observers hear that a value changed from what the style supplies
    new l1; set l1.style {cornerRadius: 8}; observe l1 cornerRadius; set l1.cornerRadius 3
    KVC-24: An empty style supplies nothing
    new l1; set l1.style {cornerRadius: 8}; set l1.style {}; get l1.cornerRadius
    KVC-25: A style is copied when it is set
    new l1; new s1 {opacity: 0.25}; set l1.style s1; mutate s1 opacity 0.75; get l1.opacity
    KVC-25: A style that is set by its key is copied, too
    new l1; new s1 {opacity: 0.25}; setValue l1 style s1; mutate s1 opacity 0.75; get l1.opacity
    KVC-25: A style that got a key after it was set does not supply it
    new l1; new s1 {opacity: 0.25}; set l1.style s1; mutate s1 cornerRadius 8; get l1.cornerRadius
    KVC-25: One dictionary is the style of two layers and changes neither
    new l1; new l2; new s1 {opacity: 0.25}; set l1.style s1; mutate s1 opacity 0.75; set l2.style s1; get l1.opacity; get l2.opacity
    KVC-26: No key of a plain layer asks for a redraw
    classNeedsDisplay CALayer contents; classNeedsDisplay CALayer bounds; classNeedsDisplay CALayer opacity; classNeedsDisplay CALayer someKey
    KVC-26: An empty key asks for no redraw
    classNeedsDisplay CALayer ""; classNeedsDisplay CALayer contentsScale; classNeedsDisplay CALayer position
    KVC-26: A plain layer that was displayed asks for no redraw when it changes
    new l1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.backgroundColor rgba(1, 0, 0, 1); set l1.cornerRadius 5; set l1.opacity 0.5; get l1.needsDisplay
    KVC-27: A class that wants a redraw for a key is marked when it changes
    new k1 CALayer; hook k1 needsDisplayForKey cornerRadius true; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; get l1.needsDisplay; set l1.cornerRadius 5; get l1.needsDisplay; displayIfNeeded l1; get l1.needsDisplay; setValue l1 cornerRadius 6; get l1.needsDisplay
    KVC-27: A class that wants a redraw for one key wants none for others
    new k1 CALayer; hook k1 needsDisplayForKey cornerRadius true; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.borderWidth 5; set l1.opacity 0.5; get l1.needsDisplay
    KVC-27 KVC-06: A class that wants a redraw is marked by a part that is set
    new k1 CALayer; hook k1 needsDisplayForKey position true; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setValue l1 position.x 6; get l1.needsDisplay
    KVC-27 DIS-15: A redraw that is wanted comes with the turn
    new k1 CALayer implementing [display]; hook k1 needsDisplayForKey cornerRadius true; new l1 k1; set l1.bounds (0, 0, 10, 10); host l1; displayIfNeeded l1; tick; set l1.cornerRadius 5; tick
    KVC-27: A class that wants a redraw for the bounds is marked by a new size
    new k1 CALayer; hook k1 needsDisplayForKey bounds true; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.bounds (0, 0, 20, 10); get l1.needsDisplay
    KVC-27: A class that wants a redraw is marked on a shown layer by each change anew
    new k1 CALayer; hook k1 needsDisplayForKey opacity true; new l1 k1; set l1.bounds (0, 0, 10, 10); host l1; tick; displayIfNeeded l1; set l1.opacity 0.5; tick; get l1.needsDisplay; set l1.opacity 0.25; get l1.needsDisplay
    KVC-27: A class that wants a redraw is marked when an object is taken away
    new k1 CALayer; hook k1 needsDisplayForKey backgroundColor true; new l1 k1; set l1.bounds (0, 0, 10, 10); set l1.backgroundColor rgba(1, 0, 0, 1); displayIfNeeded l1; set l1.backgroundColor nil; get l1.needsDisplay
    KVC-27: A class that wants a redraw is marked with actions disabled, too
    new k1 CALayer; hook k1 needsDisplayForKey cornerRadius true; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; begin; set transaction.disableActions true; set l1.cornerRadius 5; get l1.needsDisplay; commit
    KVC-27 KVC-28: An explicit animation needs no redraw of a class that wants redraws
    new k1 CALayer; hook k1 needsDisplayForKey cornerRadius true; new l1 k1; set l1.bounds (0, 0, 10, 10); host l1; displayIfNeeded l1; tick; new a1; set a1.keyPath "cornerRadius"; set a1.fromValue 1; set a1.toValue 3; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.5; tick; get l1.needsDisplay
    KVC-27: A delegate is a property that a class may want display for
    new k1 CALayer; hook k1 needsDisplayForKey delegate true; new l1 k1; new d1; displayIfNeeded l1; set l1.delegate d1; get l1.needsDisplay
    KVC-28: Setting what is there already asks for no redraw
    new k1 CALayer; hook k1 needsDisplayForKey cornerRadius true; new l1 k1; set l1.bounds (0, 0, 10, 10); set l1.cornerRadius 5; displayIfNeeded l1; set l1.cornerRadius 5; get l1.needsDisplay
    KVC-28: Setting by key what is there already asks for no redraw
    new k1 CALayer; hook k1 needsDisplayForKey cornerRadius true; new l1 k1; set l1.bounds (0, 0, 10, 10); set l1.cornerRadius 5; displayIfNeeded l1; setValue l1 cornerRadius 5; get l1.needsDisplay
    KVC-28: Setting the default that was never set asks for no redraw
    new k1 CALayer; hook k1 needsDisplayForKey shadowRadius true; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.shadowRadius 3; get l1.needsDisplay
    KVC-28: A number that is the same once it is rounded asks for no redraw
    new k1 CALayer; hook k1 needsDisplayForKey opacity true; new l1 k1; set l1.bounds (0, 0, 10, 10); set l1.opacity 0.1; displayIfNeeded l1; set l1.opacity 0.1; get l1.needsDisplay
    KVC-28: A name and a colour with the same contents ask for no redraw
    new k1 CALayer; hook k1 needsDisplayForKey backgroundColor true; hook k1 needsDisplayForKey name true; new l1 k1; set l1.bounds (0, 0, 10, 10); set l1.backgroundColor rgba(1, 0, 0, 1); set l1.name "Moe"; displayIfNeeded l1; set l1.backgroundColor rgba(1, 0, 0, 1); set l1.name "Moe"; get l1.needsDisplay
    KVC-28 KVC-06: A part that is set to what it is asks for no redraw
    new k1 CALayer; hook k1 needsDisplayForKey position true; new l1 k1; set l1.bounds (0, 0, 10, 10); set l1.position (5, 6); displayIfNeeded l1; setValue l1 position.x 5; get l1.needsDisplay
    KVC-28: Going there and back asks for a redraw all the same
    new k1 CALayer; hook k1 needsDisplayForKey cornerRadius true; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.cornerRadius 5; set l1.cornerRadius 0; get l1.needsDisplay
    KVC-28 KVC-27: A dictionary with the same entries in another order is no change
    new k1 CALayer; hook k1 needsDisplayForKey actions true; new l1 k1; set l1.actions {a: null, b: null}; displayIfNeeded l1; set l1.actions {b: null, a: null}; get l1.needsDisplay
    KVC-29: Each change is notified once and no change is not
    new l1; observe l1 position; observe l1 opacity; set l1.position (1, 2); set l1.position (1, 2); set l1.opacity 0.5
    KVC-29: A delegate that is set is told to observers
    new l1; new d1; observe l1 delegate; set l1.delegate d1; set l1.delegate nil
    KVC-29: A set by key is notified once
    new l1; observe l1 cornerRadius; setValue l1 cornerRadius 5; setValue l1 cornerRadius 5
    KVC-29: Setting the default that was never set is not notified
    new l1; observe l1 shadowRadius; observe l1 hidden; set l1.shadowRadius 3; set l1.hidden false
    KVC-29: A change of one property is not notified to observers of others or of other layers
    new l1; new l2; observe l1 position; observe l2 opacity; set l1.opacity 0.5
    KVC-29: Each of two changes of a turn is notified at once
    new l1; observe l1 opacity; begin; set l1.opacity 0.5; set l1.opacity 0.25; commit
    KVC-29: A colour with the same components is not notified
    new l1; set l1.backgroundColor rgba(1, 0, 0, 1); observe l1 backgroundColor; set l1.backgroundColor rgba(1, 0, 0, 1); set l1.backgroundColor nil
    KVC-29: Negative zero in the place of zero is no change to observers
    new l1; observe l1 zPosition; set l1.zPosition 0
    KVC-29 GEO-24: Bounds that are the same once they are turned round are not notified
    new l1; set l1.bounds (6, 14, 4, 6); observe l1 bounds; set l1.bounds (10, 20, -4, -6)
    KVC-29 GEO-28: An affine map is notified as one change of the transform
    new l1; observe l1 transform; set l1.affineTransform affine(1, 0, 0, 1, 5, 6)
    KVC-29: A change is notified once however it animates
    new l1; host l1; tick; observe l1 zPosition; set l1.zPosition 5; tick; advance 1; tick
    KVC-29 ANIM-12: An explicit animation is no change to observers
    new l1; host l1; tick; observe l1 zPosition; new a1; set a1.keyPath "zPosition"; set a1.fromValue 1; set a1.toValue 2; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 2; tick
    KVC-29: Flags, names and points are notified with what they were and are
    new l1; observe l1 hidden; observe l1 name; observe l1 anchorPoint; observe l1 bounds; set l1.hidden true; set l1.name "Moe"; set l1.anchorPoint (0, 0); set l1.bounds (0, 0, 10, 20)
    KVC-29: A name with the same letters is not notified
    new l1; set l1.name "Moe"; observe l1 name; set l1.name "Moe"
    KVC-29: Contents are notified when another image comes and not for the same
    new l1; set l1.contents i1; observe l1 contents; set l1.contents i1; set l1.contents i2
    KVC-29: A change is notified with actions disabled, too
    new l1; host l1; tick; observe l1 opacity; begin; set transaction.disableActions true; set l1.opacity 0.5; commit
    KVC-29 KVC-24: Setting what the style supplies is not notified
    new l1; set l1.style {cornerRadius: 8}; observe l1 cornerRadius; set l1.cornerRadius 8
    KVC-29 PROPS-50: The number of single precision that was rounded is what observers hear
    new l1; observe l1 opacity; set l1.opacity 0.1
    KVC-29 PROPS-50: A number that is the same once it is rounded is not notified
    new l1; set l1.opacity 0.1; observe l1 opacity; set l1.opacity 0.10000000149011612
    KVC-29: Changes of properties of shapes and gradients are notified, too
    new l1 CAShapeLayer; new l2 CAGradientLayer; observe l1 lineWidth; observe l2 endPoint; set l1.lineWidth 4; setValue l2 endPoint.x 1
    KVC-29: Bounds whose setting changes another property are notified with their own two values
    new k1 CALayer implementing [didSetBounds]; new l1 k1; observe l1 bounds; observe l1 cornerRadius; react k1 didSetBounds limit 1 [set l1.cornerRadius 5]; set l1.bounds (0, 0, 60, 70); get l1.cornerRadius
    KVC-30: A declared property of a subclass keeps a value of its own per layer
    new k1 CALayer; new l1 k1; new l2 k1; setValue l1 myNumber 3; setValue l2 myNumber 4; value l1 myNumber; value l2 myNumber
    KVC-30: What a subclass declares is kept by each layer and is neutral at first
    new k1 CALayer {aNumber: "number", aMatrix: "transform"}; new l1 k1; new l2 k1; value l1 aMatrix; value l1 aNumber; setValue l1 aNumber 1; value l1 aNumber; value l2 aNumber
    KVC-30: A declared rectangle is null and a declared point, size and object are nothing at first
    new k1 CALayer {aRect: "rect", aPoint: "point", aSize: "size", anObject: "object"}; new l1 k1; value l1 aPoint; value l1 aSize; value l1 anObject; value l1 aRect
    KVC-30: What a subclass declares keeps a value of each kind
    new k1 CALayer {aRect: "rect", aPoint: "point", aSize: "size", anObject: "object", aMatrix: "transform"}; new l1 k1; setValue l1 aRect (1, 2, 3, 4); value l1 aRect; setValue l1 aPoint (5, 6); value l1 aPoint; setValue l1 aSize size(7, 8); value l1 aSize; setValue l1 anObject "Moe"; value l1 anObject; setValue l1 aMatrix scale(2, 3, 4); value l1 aMatrix
    KVC-30: A declared matrix is its own for each layer
    new k1 CALayer {aMatrix: "transform"}; new l1 k1; new l2 k1; setValue l1 aMatrix scale(2, 3, 4); value l2 aMatrix
    KVC-30: Two classes declare one name each for itself
    new k1 CALayer {aValue: "number"}; new k2 CALayer {aValue: "point"}; new l1 k1; new l2 k2; value l1 aValue; value l2 aValue
    KVC-30 KVC-19: What a class declares is no property of plain layers
    new k1 CALayer {aNumber: "number"}; new l1; new l2 k1; value l1 aNumber; value l2 aNumber
    KVC-30: A declared object is removed with nil
    new k1 CALayer {anObject: "object"}; new l1 k1; setValue l1 anObject "Moe"; setValue l1 anObject nil; value l1 anObject
    KVC-31: A colour reads by key as it was set
    new l1; value l1 backgroundColor; value l1 shadowPath; set l1.backgroundColor rgba(1, 0.5, 0.25, 1); value l1 backgroundColor; set l1.shadowPath path[M 0 0 L 10 0 L 10 10 Z]; value l1 shadowPath
    KVC-31: Colours of border and shadow read by their keys as they were set
    new l1; set l1.borderColor rgba(1, 0, 0, 1); set l1.shadowColor rgba(0, 1, 0, 1); value l1 borderColor; value l1 shadowColor; value l1 backgroundColor
    KVC-31: A colour and a path that are set by their keys are what the accessors read
    new l1; setValue l1 borderColor rgba(1, 0, 0, 1); setValue l1 shadowPath path[M 0 0 L 10 0]; get l1.borderColor; get l1.shadowPath
    KVC-31: Colours and the path of a shape read by their keys
    new l1 CAShapeLayer; value l1 path; value l1 strokeColor; set l1.path path[M 0 0 L 1 1]; set l1.strokeColor rgba(1, 0, 0, 1); set l1.fillColor rgba(0, 0, 1, 1); value l1 path; value l1 strokeColor; value l1 fillColor; value l1 shadowPath
    KVC-31: A colour and a path are taken away with nil by their keys
    new l1; set l1.backgroundColor rgba(1, 0, 0, 1); set l1.shadowPath path[M 0 0 L 10 0]; setValue l1 backgroundColor nil; setValue l1 shadowPath nil; get l1.backgroundColor; value l1 backgroundColor; get l1.shadowPath
    KVC-32: Dictionaries that were set do not change with the caller's
    new l1; new s1 {position: x1}; set l1.actions s1; mutate s1 position x2; ask l1 position
    KVC-32: Actions that are set by their key do not change with the caller's
    new l1; new s1 {position: x1}; setValue l1 actions s1; mutate s1 position x2; ask l1 position
    KVC-32: Actions do not get a key that the caller's dictionary gets later
    new l1; new s1 {position: x1}; set l1.actions s1; mutate s1 opacity x2; ask l1 opacity
    KVC-32: Filters do not change with the caller's list
    new l1; new s1 {"0": "blur"}; set l1.filters s1; mutate s1 "0" "bloom"; get l1.filters
    KVC-32: Filters of the background do not change with the caller's list
    new l1; new s1 {"0": "blur"}; set l1.backgroundFilters s1; mutate s1 "0" "bloom"; get l1.backgroundFilters
    KVC-32 SUB-15: The places of a gradient do not change with the caller's list
    new l1 CAGradientLayer; new s1 {"0": 0.25, "1": 0.5}; set l1.locations s1; mutate s1 "0" 0.75; get l1.locations
    KVC-32 SUB-15: The colours of a gradient do not change with the caller's list
    new l1 CAGradientLayer; new s1 {"0": rgba(1, 0, 0, 1)}; set l1.colors s1; mutate s1 "0" rgba(0, 0, 1, 1); get l1.colors
    KVC-32 SUB-14: The dashes of a line do not change with the caller's list
    new l1 CAShapeLayer; new s1 {"0": 4, "1": 2}; set l1.lineDashPattern s1; mutate s1 "0" 9; get l1.lineDashPattern
    KVC-33: A frame is notified as one change of bounds and one of position
    new l1; observe l1 bounds; observe l1 position; set l1.frame (10, 20, 100, 50)
    KVC-33 GEO-19: A frame under a scale is notified with the size that is stored
    new l1; set l1.transform scale(2, 4, 1); observe l1 bounds; observe l1 position; set l1.frame (10, 20, 100, 50)
    KVC-34: The class has defaults for the keys of time
    classDefault CALayer speed; classDefault CALayer duration; classDefault CALayer fillMode
    KVC-34: The class of key frames has a default for their mode
    classDefault CAKeyframeAnimation calculationMode
    """#
}
