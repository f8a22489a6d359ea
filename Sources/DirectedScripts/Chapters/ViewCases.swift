// Written by '.ci/sources Sources' from Specs/corpus/view.txt.
extension CorpusScripts {
  static let viewCases = #"""
    VIEW-01 VIEW-33: Outside a block the view answers the null object and nothing animates
    new v1 backing l1; host v1; tick; askView v1 l1 position; set l1.position (10, 20); animationKeys l1; get l1.delegate
    VIEW-01: Outside a block the view answers the null object for a key that nobody knows, too
    new v1 backing l1; host v1; tick; askView v1 l1 hidden; askView v1 l1 contents; askView v1 l1 borderWidth; askView v1 l1 myKey
    VIEW-01: Outside a block nothing that the layer of a view has animates
    new v1 backing l1 CAShapeLayer; host v1; tick; set l1.bounds (0, 0, 9, 9); set l1.anchorPoint (0, 0); set l1.transform scale(2, 2, 1); set l1.opacity 0.5; set l1.backgroundColor rgba(1, 0, 0, 1); set l1.borderWidth 2; set l1.borderColor rgba(1, 0, 0, 1); set l1.cornerRadius 3; set l1.shadowOpacity 0.5; set l1.shadowRadius 1; set l1.shadowOffset size(1, 1); set l1.zPosition 4; set l1.strokeStart 0.25; set l1.strokeEnd 0.75; animationKeys l1
    VIEW-01: Outside a block what is set by the view or by a key path does not animate either
    new v1 backing l1; host v1; tick; set v1.frame (1, 2, 3, 4); set v1.alpha 0.5; setValue l1 position.x 50; setValue l1 transform.rotation.z 1; setValue l1 opacity 0.25; animationKeys l1
    VIEW-01: A duration of the transaction does not make a view animate outside a block
    new v1 backing l1; host v1; tick; begin; set transaction.animationDuration 2; set v1.alpha 0.5; commit; animationKeys l1
    VIEW-01: For a key that the view answers with the null object its layer finds no action
    new v1 backing l1; host v1; tick; ask l1 opacity
    VIEW-02 VIEW-03 VIEW-06: Inside a block the view answers an animation, and after it the null object again
    new v1 backing l1; host v1; tick; beginBlock animate duration 0.3; askView v1 l1 opacity; set v1.alpha 0.5; endBlock; animationKeys l1; get l1.animation(opacity).duration; askView v1 l1 opacity
    VIEW-02 VIEW-06: Inside a block the view has an action for each property that it animates
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; askView v1 l1 position; askView v1 l1 bounds; askView v1 l1 transform; askView v1 l1 backgroundColor
    VIEW-02: Inside a block the layer of a view finds what the view answers
    new v1 backing l1; host v1; tick; beginBlock animate duration 0.75; ask l1 opacity; endBlock; ask l1 opacity
    VIEW-02: In a block a view takes the duration of the block and not that of the transaction
    new v1 backing l1; host v1; tick; begin; set transaction.animationDuration 0.2; beginBlock animate duration 0.5; set v1.alpha 0; endBlock; commit; get l1.animation(opacity).duration
    VIEW-02: A transaction within a block does not change the duration of what a view animates
    new v1 backing l1; host v1; tick; beginBlock animate duration 0.5; begin; set transaction.animationDuration 0.2; set v1.alpha 0; commit; endBlock; get l1.animation(opacity).duration
    VIEW-02: A layout within a block animates a subview with the block's duration
    new k1 CALayer implementing [layoutSublayers]; new v1 backing l1 k1; new v2 backing l2; add v2 to v1; host v1; tick; tick; react k1 layoutSublayers limit 1 [set l2.opacity 0.5]; setNeedsLayout l1; beginBlock animate duration 0.3; layoutIfNeeded l1; endBlock; exists l2.animation(opacity); get l2.animation(opacity).duration
    VIEW-03: After a block that animates a view changes at once what the block did not
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.alpha 0.5; endBlock; set v1.center (10, 10); set v1.backgroundColor rgba(1, 0, 0, 1); animationKeys l1
    VIEW-03: After a spring, after key frames and after a custom block the view answers the null object again
    new v1 backing l1; host v1; tick; beginBlock spring duration 1 damping 0.5; endBlock; askView v1 l1 opacity; beginBlock keyframes duration 1; beginBlock keyframe duration 0.5; endBlock; endBlock; askView v1 l1 opacity; beginBlock pop duration 1; endBlock; askView v1 l1 opacity
    VIEW-03: A layout at the commit behind a block animates nothing
    new k1 CALayer implementing [layoutSublayers]; new v1 backing l1 k1; new v2 backing l2; add v2 to v1; host v1; tick; tick; react k1 layoutSublayers limit 1 [set l2.opacity 0.5]; beginBlock animate duration 1; setNeedsLayout l1; set v1.alpha 0.5; endBlock; tick; get l2.opacity; exists l2.animation(opacity)
    VIEW-03: What a completion changes on the layer of a view is not animated
    new v1 backing l1; host v1; tick; react b1 complete limit 1 [set l1.cornerRadius 5; set l1.zPosition 3]; beginBlock animate duration 1 completion b1; set v1.alpha 0.5; endBlock; tick; advance 1.5; tick; tick; get l1.cornerRadius; exists l1.animation(cornerRadius); exists l1.animation(zPosition)
    VIEW-04 VIEW-05: The body of a block runs at once, and the model is new at once
    new v1 backing l1; host v1; tick; beginBlock animate duration 2; set v1.center (5, 6); get l1.position; endBlock; get v1.center
    VIEW-05: What waits for a delay or stands in a key frame is new in the model at once
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 delay 5; set v1.alpha 0.5; endBlock; get v1.alpha; beginBlock keyframes duration 1; beginBlock keyframe duration 0.5 delay 0.5; set v1.center (5, 6); get l1.position
    VIEW-06: Bounds animate in a block
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.bounds (0, 0, 40, 80); endBlock; tick; advance 0.25; get l1.presentation.bounds
    VIEW-06: A frame that is set in a block animates size and place
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.frame (10, 20, 40, 80); endBlock; tick; advance 0.5; get l1.presentation.bounds; get l1.presentation.position
    VIEW-06: A part of a position that is set by its key path animates in a block
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; setValue l1 position.x 40; endBlock; tick; advance 0.5; get l1.presentation.position
    VIEW-06: A transform animates in a block
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.transform scale(3, 1, 1); endBlock; exists l1.animation(transform); get l1.animation(transform).duration
    VIEW-06: A background colour animates in a block
    new v1 backing l1; set v1.backgroundColor rgba(0, 0, 0, 1); host v1; tick; beginBlock animate duration 1; set v1.backgroundColor rgba(1, 0, 0, 1); endBlock; tick; advance 0.5; get l1.presentation.backgroundColor
    VIEW-06 VIEW-15: A setter of a view's layer animates a subview in the block, and its own way is not lost
    new k1 CALayer implementing [didSetBounds]; new v1 backing l1 k1; new v2 backing l2; add v2 to v1; host v1; set l1.position (5, 5); tick; tick; react k1 didSetBounds limit 1 [set l2.position (30, 40)]; beginBlock animate duration 1; set v1.frame (0, 0, 20, 20); endBlock; get l2.animation(position).fromValue; get l1.animation(position).fromValue; get l1.animation(bounds).fromValue
    VIEW-07: A border does not animate in a block on the layer of a view
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set l1.borderWidth 3; set l1.zPosition 2; endBlock; animationKeys l1
    VIEW-07: A border colour does not animate in a block on the layer of a view
    new v1 backing l1; host v1; tick; set l1.borderColor rgba(0, 0, 0, 1); tick; beginBlock animate duration 1; set l1.borderColor rgba(1, 0, 0, 1); endBlock; animationKeys l1
    VIEW-07: Colour, offset and radius of a shadow do not animate in a block on the layer of a view
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set l1.shadowColor rgba(1, 0, 0, 1); set l1.shadowOffset size(5, 5); set l1.shadowRadius 9; endBlock; animationKeys l1
    VIEW-07: A stroke does not animate in a block on the shape layer of a view
    new v1 backing l1 CAShapeLayer; host v1; tick; beginBlock animate duration 1; set l1.strokeStart 0.25; set l1.strokeEnd 0.75; endBlock; animationKeys l1
    VIEW-08 VIEW-09: A layer beside the view's keeps its quarter of a second, in a block and out of it
    new v1 backing l1; host v1; tick; new l2; add l2 to l1; tick; set l2.opacity 0.5; get l2.animation(opacity).duration; tick; beginBlock animate duration 0.5; set l2.opacity 0.25; endBlock; get l2.animation(opacity).duration
    VIEW-08: A layer two levels below the view's animates by itself
    new v1 backing l1; host v1; tick; new l2; add l2 to l1; new l3; add l3 to l2; tick; set l3.opacity 0.5; get l3.animation(opacity).duration; get l2.delegate
    VIEW-08 VIEW-37: A layer beside the view's animates although the animations of views are switched off
    new v1 backing l1; host v1; tick; new l2; add l2 to l1; tick; set UIView.animationsEnabled false; set l2.opacity 0.5; get l2.animation(opacity).duration
    VIEW-08 VIEW-39: A layer beside the view's animates in a body in which views do not
    new v1 backing l1; host v1; tick; new l2; add l2 to l1; tick; beginBlock withoutAnimation; set l2.opacity 0.5; set v1.alpha 0.5; endBlock; get l2.animation(opacity).duration; animationKeys l1
    VIEW-09: A layer beside the view's takes neither delay nor pace nor repetition of a block
    new v1 backing l1; host v1; tick; new l2; add l2 to l1; tick; beginBlock animate duration 1 delay 1 curve linear count 3 autoreverse; set l2.opacity 0.5; endBlock; tick; get l2.animation(opacity).beginTime; advance 0.3; get l2.presentation.opacity
    VIEW-09: A layer beside the view's does not spring in a spring block
    new v1 backing l1; host v1; tick; new l2; add l2 to l1; tick; beginBlock spring duration 1 damping 0.5; set l2.opacity 0.5; endBlock; get l2.animation(opacity).duration
    VIEW-09 VIEW-40: A layer beside the view's has only its own animation from a block of key frames
    new v1 backing l1; host v1; tick; new l2; add l2 to l1; tick; beginBlock keyframes duration 2; beginBlock keyframe duration 0.5; set l2.opacity 0.5; endBlock; endBlock; get l2.animation(opacity).duration
    VIEW-09: A layer beside the view's keeps its quarter of a second in a block without duration
    new v1 backing l1; host v1; tick; new l2; add l2 to l1; tick; beginBlock animate duration 0; set l2.opacity 0.5; endBlock; get l2.animation(opacity).duration
    VIEW-09: A plain layer that a layout within a block changes keeps its quarter of a second
    new k1 CALayer implementing [layoutSublayers]; new v1 backing l1 k1; new l2; add l2 to l1; host v1; tick; tick; react k1 layoutSublayers limit 1 [set l2.opacity 0.5; set l1.opacity 0.5]; setNeedsLayout l1; beginBlock animate duration 2; layoutIfNeeded l1; endBlock; get l2.animation(opacity).duration; get l1.animation(opacity).duration
    VIEW-09: A plain layer that a completion changes keeps its quarter of a second
    new v1 backing l1; host v1; tick; new l2; add l2 to l1; tick; react b1 complete limit 1 [set l2.cornerRadius 5]; beginBlock animate duration 2 completion b1; set v1.alpha 0.5; endBlock; tick; advance 2.5; tick; tick; get l2.animation(cornerRadius).duration
    VIEW-10: The transaction's duration wins for a layer beside the view's, inside a block and around it
    new v1 backing l1; host v1; tick; new l2; add l2 to l1; new l3; add l3 to l1; tick; begin; set transaction.animationDuration 0.2; beginBlock animate duration 0.5; set l2.opacity 0.5; endBlock; commit; tick; get l2.animation(opacity).duration; beginBlock animate duration 0.5; begin; set transaction.animationDuration 0.2; set l3.opacity 0.5; commit; endBlock; get l3.animation(opacity).duration
    VIEW-11: Disabled actions keep a layer beside the view's from animating in a block
    new v1 backing l1; host v1; tick; new l2; add l2 to l1; tick; begin; set transaction.disableActions true; beginBlock animate duration 0.5; set l2.opacity 0.5; endBlock; commit; animationKeys l2
    VIEW-11: Actions disabled within a block keep a layer beside the view's from animating
    new v1 backing l1; host v1; tick; new l2; add l2 to l1; tick; beginBlock animate duration 0.5; begin; set transaction.disableActions true; set l2.opacity 0.5; commit; endBlock; animationKeys l2
    VIEW-11: Actions disabled within a block hold only as long as their transaction
    new v1 backing l1; host v1; tick; beginBlock animate duration 0.5; begin; set transaction.disableActions true; set v1.center (1, 1); commit; set v1.alpha 0.5; endBlock; exists l1.animation(opacity)
    VIEW-12: Disabled actions hold in a block for the layer of a view, too
    new v1 backing l1; host v1; tick; begin; set transaction.disableActions true; beginBlock animate duration 0.5; set l1.opacity 0.5; endBlock; commit; animationKeys l1
    VIEW-13 VIEW-14 VIEW-21: In iOS 7 the animation runs from the old value to whatever the model is
    new v1 backing l1; host v1; tick; set v1.center (5, 5); tick; beginBlock animate duration 1; set v1.center (105, 5); endBlock; get l1.animation(position).fromValue; get l1.animation(position).toValue; get l1.animation(position).fillMode; tick; advance 0.5; get l1.presentation.position; advance 0.25; get l1.presentation.position
    VIEW-13: In iOS 7 the animation is named after the property and has an old value only
    new v1 backing l1; host v1; tick; set v1.bounds (0, 0, 4, 4); tick; beginBlock animate duration 3; set v1.bounds (0, 0, 8, 8); endBlock; animationKeys l1; get l1.animation(bounds).keyPath; get l1.animation(bounds).fromValue; get l1.animation(bounds).toValue; get l1.animation(bounds).byValue; get l1.animation(bounds).duration
    VIEW-14: In iOS 7 an animation that runs goes on to a model that changes behind it
    new v1 backing l1; host v1; tick; set v1.center (5, 5); tick; beginBlock animate duration 1; set v1.center (105, 5); endBlock; tick; set v1.center (205, 5); tick; advance 0.5; get l1.presentation.position
    VIEW-14: In iOS 7 the old value is shown at first and the new one in the end
    new v1 backing l1; host v1; tick; set v1.center (5, 5); tick; beginBlock animate duration 1; set v1.center (105, 5); endBlock; tick; advance 0.001; get l1.presentation.position; advance 1.5; tick; get l1.presentation.position
    VIEW-15 VIEW-16: Since iOS 8 position is added and opacity is not
    new v1 backing l1; host v1; tick; set v1.center (5, 5); tick; beginBlock animate duration 1; set v1.center (105, 5); set v1.alpha 0; endBlock; get l1.animation(position).additive; get l1.animation(position).fromValue; get l1.animation(opacity).additive; get l1.animation(opacity).fromValue
    VIEW-15 VIEW-06: Since iOS 11 the corner radius animates in a block, and is added
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set l1.cornerRadius 8; endBlock; get l1.animation(cornerRadius).additive; get l1.animation(cornerRadius).fromValue; tick; advance 0.5; get l1.presentation.cornerRadius
    VIEW-15: What is added begins with the way back, in each direction
    new v1 backing l1; host v1; tick; set v1.center (5, 7); tick; beginBlock animate duration 1; set v1.center (105, 37); endBlock; get l1.animation(position).fromValue; get l1.animation(position).keyPath
    VIEW-16: Since iOS 8 the anchor point is not added either
    new v1 backing l1; host v1; tick; tick; beginBlock animate duration 1; set l1.anchorPoint (0, 0); endBlock; get l1.animation(anchorPoint).additive; get l1.animation(anchorPoint).fromValue
    VIEW-16: Since iOS 8 a background colour is not added
    new v1 backing l1; set v1.backgroundColor rgba(0, 0, 1, 1); host v1; tick; beginBlock animate duration 1; set v1.backgroundColor rgba(1, 0, 0, 1); endBlock; get l1.animation(backgroundColor).additive; get l1.animation(backgroundColor).fromValue
    VIEW-17: A second block on an added property keeps the first animation
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.center (100, 0); endBlock; tick; advance 0.499; get l1.presentation.position; advance 0.001; beginBlock animate duration 1; set v1.center (20, 0); endBlock; tick; advance 0.25; get l1.presentation.position
    VIEW-17: The first animation of an added property keeps its key and its value
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.center (100, 0); endBlock; tick; advance 0.5; beginBlock animate duration 2; set v1.center (20, 0); endBlock; get l1.animation(position).fromValue; get l1.animation(position).duration
    VIEW-17: Three blocks on a position are added up
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 curve linear; set v1.center (100, 0); endBlock; tick; advance 0.25; beginBlock animate duration 1 curve linear; set v1.center (20, 0); endBlock; tick; advance 0.25; beginBlock animate duration 1 curve linear; set v1.center (60, 0); endBlock; tick; advance 0.25; get l1.presentation.position
    VIEW-17: Two changes of a position in one block add up to one way
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.center (100, 0); set v1.center (20, 0); endBlock; tick; advance 0.25; get l1.presentation.position
    VIEW-17: A position that is sent back on its way stands where the two ways meet
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 curve linear; set v1.center (100, 0); endBlock; tick; advance 0.5; beginBlock animate duration 1 curve linear; set v1.center (0, 0); endBlock; tick; advance 0.125; get l1.presentation.position
    VIEW-18: A second block on opacity replaces the first and starts from the model
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.alpha 0.5; endBlock; tick; advance 0.25; beginBlock animate duration 1; set v1.alpha 0.25; endBlock; animationKeys l1; get l1.animation(opacity).fromValue
    VIEW-18: A second block starts from the value that the first one set
    new v1 backing l1; set l1.backgroundColor rgba(0, 0, 0, 1); host v1; tick; beginBlock animate duration 1; set v1.backgroundColor rgba(1, 0, 0, 1); endBlock; tick; beginBlock animate duration 1; set v1.backgroundColor rgba(0, 1, 0, 1); endBlock; get l1.animation(backgroundColor).fromValue
    VIEW-18: In iOS 7 a second block replaces the position that the first one animates
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.center (100, 0); endBlock; tick; advance 0.5; beginBlock animate duration 1; set v1.center (20, 0); endBlock; animationKeys l1; get l1.animation(position).fromValue
    VIEW-18: Two changes of opacity in one block leave one animation from the first new value
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.alpha 0.5; set v1.alpha 0.25; endBlock; animationKeys l1; get l1.animation(opacity).fromValue
    VIEW-18: A second block on opacity has its own duration and its own begin
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.alpha 0.5; endBlock; tick; advance 0.25; beginBlock animate duration 3; set v1.alpha 0.25; endBlock; tick; get l1.animation(opacity).duration; get l1.animation(opacity).beginTime
    VIEW-19: A block that begins from the current state starts from what is shown
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.alpha 0; endBlock; tick; advance 0.25; beginBlock animate duration 1 beginFromCurrentState; set v1.alpha 0.5; endBlock; get l1.animation(opacity).fromValue
    VIEW-19: In iOS 7 a block that begins from the current state starts from the position that is shown
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.center (100, 0); endBlock; tick; advance 0.25; beginBlock animate duration 1 beginFromCurrentState; set v1.center (20, 0); endBlock; get l1.animation(position).fromValue
    VIEW-19: A block that begins from the current state starts from the model where nothing runs
    new v1 backing l1; host v1; tick; set v1.alpha 0.75; tick; beginBlock animate duration 1 beginFromCurrentState; set v1.alpha 0.5; endBlock; get l1.animation(opacity).fromValue
    VIEW-19: A block that begins from the current state starts from the colour that is shown
    new v1 backing l1; set v1.backgroundColor rgba(0, 0, 0, 1); host v1; tick; beginBlock animate duration 1 curve linear; set v1.backgroundColor rgba(1, 0, 0, 1); endBlock; tick; advance 0.25; beginBlock animate duration 1 beginFromCurrentState; set v1.backgroundColor rgba(0, 1, 0, 1); endBlock; get l1.animation(backgroundColor).fromValue
    VIEW-20: A block that begins from the current state leaves added animations as they are
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.center (100, 0); endBlock; tick; advance 0.5; beginBlock animate duration 1 beginFromCurrentState; set v1.bounds (0, 0, 8, 8); endBlock; new v2 backing l2; add v2 to v1; tick; beginBlock animate duration 1 beginFromCurrentState; set v2.center (10, 0); endBlock; get l2.animation(position).fromValue
    VIEW-20: A position that runs is added to in the same way from the current state
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 curve linear; set v1.center (100, 0); endBlock; tick; advance 0.5; beginBlock animate duration 1 curve linear beginFromCurrentState; set v1.center (20, 0); endBlock; tick; advance 0.25; get l1.presentation.position
    VIEW-21: A block without a curve eases in and out
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.alpha 0; endBlock; tick; advance 0.25; get l1.presentation.opacity
    VIEW-21: A block eases in when told so
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 curve easeIn; set v1.alpha 0; endBlock; tick; advance 0.25; get l1.presentation.opacity
    VIEW-21: A block eases out when told so
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 curve easeOut; set v1.alpha 0; endBlock; tick; advance 0.25; get l1.presentation.opacity
    VIEW-21: A block moves at an even pace when told so
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 curve linear; set v1.alpha 0; endBlock; tick; advance 0.25; get l1.presentation.opacity
    VIEW-22: During a delay the old value is shown
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 delay 1; set v1.alpha 0; endBlock; tick; advance 0.5; get l1.presentation.opacity; advance 1; get l1.presentation.opacity
    VIEW-22: A delay counts from the turn in which the block is committed
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 delay 1; set v1.center (10, 0); endBlock; advance 0.5; tick; get l1.animation(position).beginTime
    VIEW-22: During a delay the old position is shown
    new v1 backing l1; host v1; tick; set v1.center (5, 5); tick; beginBlock animate duration 1 delay 1 curve linear; set v1.center (105, 5); endBlock; tick; advance 0.5; get l1.presentation.position; advance 0.75; get l1.presentation.position
    VIEW-22 VIEW-29: A block with a delay completes when delay and duration are over
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 delay 1 completion b1; set v1.alpha 0; endBlock; tick; advance 1.5; tick; advance 1; tick
    VIEW-22: A delay does not make the animation longer
    new v1 backing l1; host v1; tick; beginBlock animate duration 2 delay 3; set v1.alpha 0; endBlock; tick; get l1.animation(opacity).duration; get l1.animation(opacity).beginTime
    VIEW-22: A delay is counted from the commit and not from the change
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 delay 1; set v1.alpha 0; endBlock; advance 0.5; tick; get l1.animation(opacity).beginTime
    VIEW-23 VIEW-24 VIEW-26: A block within another takes over duration and pace unless it says otherwise
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; beginBlock animate duration 0.2; set v1.alpha 0; endBlock; beginBlock animate duration 0.4 overrideInheritedDuration overrideInheritedCurve; set v1.backgroundColor rgba(1, 0, 0, 1); endBlock; set v1.center (10, 10); endBlock; get l1.animation(opacity).duration; get l1.animation(position).duration
    VIEW-23: A block within another has the pace of the outer one whatever its own is
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 curve easeIn; beginBlock animate duration 1 curve linear; set v1.alpha 0; endBlock; endBlock; tick; advance 0.25; get l1.presentation.opacity
    VIEW-23: A block without duration within another takes the outer duration
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; beginBlock animate duration 0; set v1.alpha 0; endBlock; endBlock; get l1.animation(opacity).duration
    VIEW-23 VIEW-24: A block two levels within others takes what the middle one overrides
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; beginBlock animate duration 2 overrideInheritedDuration; beginBlock animate duration 3; set v1.alpha 0; endBlock; endBlock; endBlock; get l1.animation(opacity).duration
    VIEW-24: A block that overrides the duration has its own within another
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; beginBlock animate duration 2 overrideInheritedDuration; set v1.alpha 0; endBlock; endBlock; get l1.animation(opacity).duration
    VIEW-24: A block that overrides the curve has its own pace within another and the outer duration
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 curve easeIn; beginBlock animate duration 2 curve linear overrideInheritedCurve; set v1.alpha 0; endBlock; endBlock; get l1.animation(opacity).duration; tick; advance 0.25; get l1.presentation.opacity
    VIEW-24: A block that overrides the duration alone has the pace of the outer one
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 curve easeIn; beginBlock animate duration 2 curve linear overrideInheritedDuration; set v1.alpha 0; endBlock; endBlock; tick; advance 0.5; get l1.presentation.opacity
    VIEW-24 VIEW-21: A block that overrides the curve and has none eases in and out
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 curve linear; beginBlock animate duration 1 overrideInheritedCurve; set v1.alpha 0; endBlock; endBlock; tick; advance 0.25; get l1.presentation.opacity
    VIEW-24: A block that overrides what it inherits stands by itself as any other
    new v1 backing l1; host v1; tick; beginBlock animate duration 0.5 overrideInheritedDuration overrideInheritedCurve; set v1.alpha 0; endBlock; get l1.animation(opacity).duration
    VIEW-25: The animations of a block and of one within it begin together
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; beginBlock animate duration 0.2 overrideInheritedDuration; set v1.alpha 0; endBlock; set v1.center (10, 10); endBlock; advance 0.5; tick; get l1.animation(opacity).beginTime; get l1.animation(position).beginTime
    VIEW-25: A block within another does not begin from the current state because the outer one does
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.alpha 0.5; endBlock; tick; advance 0.5; beginBlock animate duration 1 beginFromCurrentState; beginBlock animate duration 1; set v1.alpha 0; endBlock; endBlock; get l1.animation(opacity).fromValue
    VIEW-25: A block within another repeats by itself and the outer one does not
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 curve linear; beginBlock animate duration 1 count 3 autoreverse; set v1.alpha 0; endBlock; set v1.center (5, 5); endBlock; tick; advance 1.75; tick; get l1.presentation.opacity; get l1.presentation.position
    VIEW-26: After a block that overrides the curve the outer pace is back
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 curve easeIn; beginBlock animate duration 2 curve linear overrideInheritedDuration overrideInheritedCurve; set v1.center (10, 0); endBlock; set v1.alpha 0; endBlock; tick; advance 0.25; get l1.presentation.opacity; get l1.animation(opacity).duration
    VIEW-26: After a spring within a block the outer block eases as before
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; beginBlock spring duration 2 damping 0.5 overrideInheritedDuration; set v1.center (10, 0); endBlock; set v1.alpha 0; endBlock; tick; advance 0.25; get l1.presentation.opacity
    VIEW-26 VIEW-24: A layout within a block that overrides the duration takes that, and what follows the outer one
    new k1 CALayer implementing [layoutSublayers]; new v1 backing l1 k1; new v2 backing l2; add v2 to v1; host v1; tick; tick; react k1 layoutSublayers limit 1 [set l2.opacity 0.5]; setNeedsLayout l1; beginBlock animate duration 2; beginBlock animate duration 0.5 overrideInheritedDuration; layoutIfNeeded l1; endBlock; set v1.alpha 0.5; endBlock; get l2.animation(opacity).duration; get l1.animation(opacity).duration
    VIEW-27 VIEW-28: A block without duration animates nothing and completes in the next turn
    new v1 backing l1; host v1; tick; beginBlock animate duration 0; set v1.alpha 0; endBlock; animationKeys l1; beginBlock animate duration 0 completion b1; endBlock; tick
    VIEW-27: A block with a negative duration animates nothing and its value is there
    new v1 backing l1; host v1; tick; beginBlock animate duration -1; set v1.alpha 0.5; set v1.center (10, 0); endBlock; animationKeys l1; get v1.alpha; tick; get l1.presentation.opacity
    VIEW-27 VIEW-24: A block within another that overrides its duration with none animates nothing
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; beginBlock animate duration 0 overrideInheritedDuration; set v1.alpha 0; endBlock; set v1.center (10, 0); endBlock; exists l1.animation(opacity); exists l1.animation(position)
    VIEW-27: A spring without duration animates nothing
    new v1 backing l1; host v1; tick; beginBlock spring duration 0 damping 0.5; set v1.alpha 0.5; endBlock; animationKeys l1; get v1.alpha
    VIEW-28: A block without duration that changes something completes once, and has finished
    new v1 backing l1; host v1; tick; beginBlock animate duration 0 completion b1; set v1.alpha 0; endBlock; tick; tick
    VIEW-29: A completion hears whether the animations ran to their ends
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; set v1.alpha 0; endBlock; tick; advance 1.5; tick; beginBlock animate duration 1 completion b2; set v1.alpha 1; endBlock; tick; advance 0.5; removeAllAnimations l1; tick
    VIEW-29 CALL-13: A completion is called once, at the end of the turn after the animations, and not in the block
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; set v1.alpha 0; endBlock; tick; advance 0.5; tick; advance 1; tick; advance 1; tick
    VIEW-29: A block whose animation is removed by its key reports at once, and once, that it did not finish
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; set v1.alpha 0; endBlock; tick; advance 0.25; removeAnimation opacity from l1; tick; advance 1; tick
    VIEW-29: A block that repeats completes after the last cycle
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 count 2 completion b1 autoreverse; set v1.alpha 0; endBlock; tick; advance 3.5; tick; advance 1; tick
    VIEW-29: A block that repeats without end does not complete until it is cut short
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1 repeat; set v1.alpha 0; endBlock; tick; advance 1000; tick; removeAllAnimations l1; tick
    VIEW-29: A block that animates two views completes once
    new v1 backing l1; host v1; tick; new v2 backing l2; add v2 to v1; tick; beginBlock animate duration 1 completion b1; set v1.alpha 0; set v2.alpha 0; endBlock; tick; advance 1.5; tick; tick
    VIEW-29: A block one of whose animations is taken away does not finish
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; set v1.alpha 0; set v1.center (10, 10); endBlock; tick; advance 0.5; removeAnimation opacity from l1; advance 1; tick
    VIEW-29 VIEW-25: A block within another completes at its own end
    new v1 backing l1; host v1; tick; beginBlock animate duration 2 completion b1; beginBlock animate duration 1 completion b2 overrideInheritedDuration; set v1.alpha 0; endBlock; set v1.center (10, 0); endBlock; tick; advance 1.5; tick; advance 1; tick
    VIEW-29: A block in which a layout alone animates completes when that is over
    new k1 CALayer implementing [layoutSublayers]; new v1 backing l1 k1; new v2 backing l2; add v2 to v1; host v1; tick; tick; react k1 layoutSublayers limit 1 [set l2.opacity 0.5]; setNeedsLayout l1; beginBlock animate duration 1 completion b1; layoutIfNeeded l1; endBlock; tick; advance 0.5; tick; advance 1; tick
    VIEW-30: A forwarded layer has delay and pace of the block
    new v1 backing l1; host v1; new l2; new d1 {opacity: v1}; set l2.delegate d1; add l2 to l1; tick; beginBlock animate duration 1 delay 1 curve linear; set l2.opacity 0; endBlock; tick; advance 0.5; get l2.presentation.opacity; advance 0.75; get l2.presentation.opacity
    VIEW-30 VIEW-37: A forwarded layer stands still when animations are switched off
    new v1 backing l1; host v1; new l2; new d1 {opacity: v1}; set l2.delegate d1; add l2 to l1; tick; set UIView.animationsEnabled false; beginBlock animate duration 1; set l2.opacity 0; endBlock; animationKeys l2
    VIEW-31: A layer whose view is gone animates by itself inside a block, too
    new v1 backing l1; new l2; new d1 {opacity: v1}; set l2.delegate d1; host l2; tick; drop v1; beginBlock animate duration 2; set l2.opacity 0.5; endBlock; get l2.animation(opacity).duration
    VIEW-32: The view's own layer and one that is forwarded each start from their own values
    new v1 backing l1; host v1; new l2; new d1 {opacity: v1}; set l2.delegate d1; set l2.opacity 0.25; add l2 to l1; tick; beginBlock animate duration 1; set v1.alpha 0; set l2.opacity 1; endBlock; get l1.animation(opacity).fromValue; get l2.animation(opacity).fromValue
    VIEW-33: The layer of a view is of the class that is asked for
    new v1 backing l1 CAShapeLayer; get l1.lineWidth; get l1.delegate; get v1.layer
    VIEW-37 VIEW-38: Switched off, blocks animate nothing, and what runs goes on
    new v1 backing l1; host v1; tick; get UIView.animationsEnabled; beginBlock animate duration 1; set v1.alpha 0; endBlock; set UIView.animationsEnabled false; animationKeys l1; beginBlock animate duration 1; set v1.center (10, 10); endBlock; animationKeys l1; get UIView.animationsEnabled
    VIEW-37: Switched off, values are there at once and are shown
    new v1 backing l1; host v1; tick; set UIView.animationsEnabled false; beginBlock animate duration 1; set v1.alpha 0.5; get v1.alpha; endBlock; tick; get l1.presentation.opacity
    VIEW-37: What runs when animations are switched off runs to its end
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; set v1.alpha 0; endBlock; tick; advance 0.25; set UIView.animationsEnabled false; tick; advance 0.25; get l1.presentation.opacity; advance 1; tick
    VIEW-37: Springs are switched off as well
    new v1 backing l1; host v1; tick; set UIView.animationsEnabled false; beginBlock spring duration 1 damping 0.5; set v1.alpha 0.5; endBlock; animationKeys l1; get v1.alpha
    VIEW-37: Switching off within a block holds from there on
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.alpha 0.5; set UIView.animationsEnabled false; set v1.center (10, 10); endBlock; animationKeys l1
    VIEW-37 VIEW-38: Switched on again, blocks animate again
    new v1 backing l1; host v1; tick; set UIView.animationsEnabled false; set UIView.animationsEnabled true; get UIView.animationsEnabled; beginBlock animate duration 1; set v1.alpha 0; endBlock; animationKeys l1
    VIEW-37 VIEW-50: Switching animations off does not stop what the script adds itself
    new v1 backing l1; host v1; tick; set UIView.animationsEnabled false; new a1 {keyPath: "opacity", fromValue: 0, duration: 1}; addAnimation a1 to l1 key fade; tick; advance 0.5; get l1.presentation.opacity
    VIEW-37: A layout while animations are switched off animates nothing in a block
    new k1 CALayer implementing [layoutSublayers]; new v1 backing l1 k1; new v2 backing l2; add v2 to v1; host v1; tick; tick; react k1 layoutSublayers limit 1 [set l2.opacity 0.5]; setNeedsLayout l1; set UIView.animationsEnabled false; beginBlock animate duration 1; layoutIfNeeded l1; endBlock; get l2.opacity; exists l2.animation(opacity)
    VIEW-39: A block in which nothing animates leaves the setting as it found it
    new v1 backing l1; host v1; tick; set UIView.animationsEnabled false; beginBlock withoutAnimation; endBlock; get UIView.animationsEnabled; set UIView.animationsEnabled true; beginBlock animate duration 1; beginBlock withoutAnimation; set v1.alpha 0; endBlock; set v1.center (10, 10); endBlock; animationKeys l1
    VIEW-39: Animations are disabled within the body and as before behind it
    beginBlock withoutAnimation; get UIView.animationsEnabled; endBlock; get UIView.animationsEnabled
    VIEW-39: A block within a body without animations animates nothing
    new v1 backing l1; host v1; tick; beginBlock withoutAnimation; beginBlock animate duration 1; set v1.alpha 0; endBlock; endBlock; animationKeys l1; beginBlock animate duration 1; set v1.alpha 1; endBlock; animationKeys l1
    VIEW-39: A body without animations within another leaves the outer one without
    new v1 backing l1; host v1; tick; beginBlock withoutAnimation; beginBlock withoutAnimation; endBlock; get UIView.animationsEnabled; beginBlock animate duration 1; set v1.alpha 0; endBlock; animationKeys l1; endBlock; get UIView.animationsEnabled
    VIEW-39: A layout in a body without animations animates nothing, and one behind it does
    new k1 CALayer implementing [layoutSublayers]; new v1 backing l1 k1; new v2 backing l2; add v2 to v1; host v1; tick; tick; react k1 layoutSublayers limit 1 [set l2.opacity 0.5]; setNeedsLayout l1; beginBlock animate duration 1; beginBlock withoutAnimation; layoutIfNeeded l1; endBlock; exists l2.animation(opacity); react k1 layoutSublayers limit 1 [set l2.opacity 0.25]; setNeedsLayout l1; layoutIfNeeded l1; endBlock; exists l2.animation(opacity)
    VIEW-41: Between two key frames the value waits
    new v1 backing l1; host v1; tick; beginBlock keyframes duration 4; beginBlock keyframe duration 0.25; set v1.alpha 0.5; endBlock; beginBlock keyframe duration 0.25 delay 0.75; set v1.alpha 0; endBlock; endBlock; tick; advance 1.5; get l1.presentation.opacity; advance 1; get l1.presentation.opacity
    VIEW-41 VIEW-29: Key frames complete when the whole is over
    new v1 backing l1; host v1; tick; beginBlock keyframes duration 4 completion b1; beginBlock keyframe duration 0.25; set v1.alpha 0; endBlock; endBlock; tick; advance 2; tick; advance 3; tick
    VIEW-41: Two properties stand in key frames of different times
    new v1 backing l1; host v1; tick; beginBlock keyframes duration 4; beginBlock keyframe duration 0.25; set v1.alpha 0; endBlock; beginBlock keyframe duration 0.25 delay 0.5; set v1.center (8, 0); endBlock; endBlock; tick; advance 1.5; get l1.presentation.opacity; get l1.presentation.position; advance 2; get l1.presentation.position
    VIEW-43: An image sequence that is over is still there
    new v1 UIImageView backing l1; set v1.animationImages [i1, i2]; set v1.animationDuration 1; set v1.animationRepeatCount 1; host v1; tick; startAnimating v1; tick; advance 2; tick; animationKeys l1
    VIEW-43: The animation of an image sequence stands under contents and lasts one round
    new v1 UIImageView backing l1; set v1.animationImages [i1, i2, i3]; set v1.animationDuration 2.5; host v1; tick; startAnimating v1; animationKeys l1; get l1.animation(contents).duration
    VIEW-43: An image sequence of a number of rounds repeats as often
    new v1 UIImageView backing l1; set v1.animationImages [i1, i2]; set v1.animationDuration 1; set v1.animationRepeatCount 3; host v1; tick; startAnimating v1; tick; advance 2.25; get l1.presentation.contents; advance 0.5; get l1.presentation.contents
    VIEW-43: Each image is shown to the end of its share of the time
    new v1 UIImageView backing l1; set v1.animationImages [i1, i2, i3]; set v1.animationDuration 3; host v1; tick; startAnimating v1; tick; advance 0.75; get l1.presentation.contents; advance 0.5; get l1.presentation.contents; advance 1.5; get l1.presentation.contents
    VIEW-44 VIEW-46: A custom block within a block has its own duration and adds nothing of the block around it
    new v1 backing l1; host v1; tick; beginBlock animate duration 3; beginBlock pop duration 2; set v1.alpha 0.5; endBlock; endBlock; animationKeys l1; get l1.animation(opacity).duration; get v1.alpha
    VIEW-45: Each property of a view that a custom block changes pops
    new v1 backing l1; host v1; tick; beginBlock pop duration 2; set v1.alpha 0.5; set v1.center (40, 20); endBlock; animationKeys l1; get l1.animation(position).duration; tick; advance 0.35; get l1.presentation.opacity; get l1.presentation.position
    VIEW-45: A block that brings a value there and back goes there and back all the same
    new v1 backing l1; host v1; tick; beginBlock pop duration 1; set v1.center (10, 0); set v1.center (0, 0); endBlock; animationKeys l1
    VIEW-49: View and layer have one frame, one opacity, one position
    new v1 backing l1; set v1.frame (10, 20, 30, 40); get l1.frame; set l1.opacity 0.5; set l1.position (1, 2); get v1.alpha; get v1.center
    VIEW-49: The opacity of a view is its layer's and the other way round
    new v1 backing l1; get v1.alpha; set v1.alpha 0.25; get l1.opacity; setValue l1 opacity 0.5; get v1.alpha
    VIEW-49: The bounds of a view are its layer's and leave the centre alone
    new v1 backing l1; set v1.center (50, 50); set v1.bounds (1, 2, 30, 40); get l1.bounds; get v1.center; get v1.frame; set l1.bounds (0, 0, 8, 6); get v1.bounds
    VIEW-49: The transform and the hiding of a view are its layer's and the other way round
    new v1 backing l1; set v1.transform scale(2, 3, 1); get l1.transform; set l1.hidden true; get v1.hidden; set v1.hidden false; get l1.hidden
    VIEW-49: The centre of a view is where the anchor point of its layer stands
    new v1 backing l1; set l1.anchorPoint (0, 0); set v1.bounds (0, 0, 30, 40); set v1.center (50, 60); get v1.frame; get l1.position
    VIEW-50: An animation that the script adds to the layer of a view needs no action
    new v1 backing l1; host v1; tick; new a1 {keyPath: "opacity", fromValue: 0, duration: 1}; addAnimation a1 to l1 key fade; tick; advance 0.5; get l1.presentation.opacity
    VIEW-50: An animation that the script adds within a block keeps its own duration
    new v1 backing l1; host v1; tick; beginBlock animate duration 3 delay 1; new a1 {keyPath: "opacity", fromValue: 0, duration: 1}; addAnimation a1 to l1 key fade; endBlock; tick; advance 0.5; get l1.animation(fade).duration; get l1.presentation.opacity
    VIEW-51: There and back with half a cycle more ends on the new value
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 count 1.5 autoreverse; set v1.alpha 0; endBlock; tick; advance 1.5; get l1.presentation.opacity; advance 1.25; get l1.presentation.opacity
    VIEW-51: There and back with half a cycle more is over on the new value
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 count 1.5 completion b1 autoreverse; set v1.alpha 0; endBlock; tick; advance 3.5; tick; get l1.presentation.opacity; animationKeys l1
    VIEW-51: There and back without the half cycle jumps to the new value at the end
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 count 1 autoreverse; set v1.alpha 0.5; endBlock; tick; advance 1.5; get l1.presentation.opacity; advance 0.25; get l1.presentation.opacity; advance 0.5; tick; get l1.presentation.opacity
    VIEW-51: A block that repeats and does not come back begins each cycle anew
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 curve linear count 3; set v1.alpha 0; endBlock; tick; advance 1.25; get l1.presentation.opacity; advance 1; get l1.presentation.opacity
    VIEW-51: A block that repeats without end goes on
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 curve linear repeat autoreverse; set v1.alpha 0; endBlock; tick; advance 40.25; tick; get l1.presentation.opacity; advance 1; get l1.presentation.opacity
    VIEW-52: Overlapping blocks that add complete each at its own end
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; set v1.center (100, 0); endBlock; tick; advance 0.5; beginBlock animate duration 1 completion b2; set v1.center (20, 0); endBlock; tick; advance 0.75; tick; advance 0.5; tick
    VIEW-52: Blocks on different properties of a view complete each at its own end
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; set v1.center (5, 5); endBlock; tick; advance 0.5; beginBlock animate duration 1 completion b2; set v1.alpha 0; endBlock; tick; advance 0.75; tick; advance 0.5; tick
    VIEW-53: A block whose animation is replaced reports that it did not finish
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; set v1.alpha 0.5; endBlock; tick; advance 0.5; beginBlock animate duration 1; set v1.alpha 0; endBlock; tick
    VIEW-53: In iOS 7 a block whose position is replaced reports that it did not finish
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; set v1.center (100, 0); endBlock; tick; advance 0.5; beginBlock animate duration 1; set v1.center (20, 0); endBlock; tick
    VIEW-53: The block that replaces another's animation finishes at its own end
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; set v1.alpha 0.5; endBlock; tick; advance 0.5; beginBlock animate duration 1 completion b2; set v1.alpha 0; endBlock; tick; advance 0.75; tick; advance 0.5; tick
    VIEW-54: A change to the value that is there already animates nothing
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.alpha 1; endBlock; animationKeys l1
    VIEW-54: A position, a frame and a transform that do not change animate nothing
    new v1 backing l1; host v1; tick; set v1.frame (10, 20, 30, 40); set v1.backgroundColor rgba(1, 0, 0, 1); tick; beginBlock animate duration 1; set v1.center (25, 40); set v1.frame (10, 20, 30, 40); set v1.transform identity; set v1.backgroundColor rgba(1, 0, 0, 1); set v1.bounds (0, 0, 30, 40); endBlock; animationKeys l1
    VIEW-54: A value that the model has already leaves a running animation alone
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.alpha 0.5; endBlock; tick; advance 0.25; beginBlock animate duration 3; set v1.alpha 0.5; endBlock; tick; get l1.animation(opacity).duration; get l1.animation(opacity).beginTime
    VIEW-54: A frame that only grows about its centre animates no position
    new v1 backing l1; host v1; tick; set v1.frame (10, 20, 30, 40); tick; beginBlock animate duration 1; set v1.frame (5, 15, 40, 50); endBlock; exists l1.animation(position)
    VIEW-55: The inherited duration is the block's inside and none outside
    new v1 backing l1; host v1; tick; get UIView.inheritedAnimationDuration; beginBlock animate duration 0.75; get UIView.inheritedAnimationDuration; endBlock; get UIView.inheritedAnimationDuration
    VIEW-56: A spring is at rest, to a thousandth, when its block is over
    new v1 backing l1; host v1; tick; beginBlock spring duration 1 damping 0.5; set v1.alpha 0; endBlock; get l1.animation(opacity).stiffness; get l1.animation(opacity).mass
    VIEW-56: The stiffness of a spring follows from damping ratio and duration
    new v1 backing l1; host v1; tick; beginBlock spring duration 0.8 damping 0.6; set v1.alpha 0; endBlock; get l1.animation(opacity).stiffness; get l1.animation(opacity).damping; get l1.animation(opacity).duration
    VIEW-56: A spring that hardly damps is softer than its duration alone would make it
    new v1 backing l1; host v1; tick; beginBlock spring duration 1 damping 0.35; set v1.alpha 0; endBlock; get l1.animation(opacity).stiffness
    VIEW-56: A spring that is damped critically has a stiffness of its own
    new v1 backing l1; host v1; tick; beginBlock spring duration 2 damping 1; set v1.alpha 0; endBlock; get l1.animation(opacity).stiffness; get l1.animation(opacity).damping
    VIEW-56 VIEW-15: A position springs by what is added
    new v1 backing l1; host v1; tick; beginBlock spring duration 1 damping 0.5; set v1.center (100, 0); endBlock; get l1.animation(position).additive; get l1.animation(position).fromValue; get l1.animation(position).mass
    VIEW-56: The spring of a block that is damped critically is as stiff as the root has it
    new v1 backing l1; host v1; tick; beginBlock spring duration 1 damping 1; set v1.alpha 0; endBlock; get l1.animation(opacity).stiffness
    VIEW-56: The spring of a block may be damped as little as it likes
    new v1 backing l1; host v1; tick; beginBlock spring duration 1 damping 0.005; set v1.alpha 0; endBlock; get l1.animation(opacity).stiffness
    VIEW-57: Without a window a point converts to itself
    new v1; set v1.frame (10, 20, 30, 40); convert (1, 2) from v1 to nil; convert (1, 2) from nil to v1
    VIEW-57: Without a window a point of a subview converts to itself
    new v1; new v2; set v1.frame (10, 20, 30, 40); set v2.frame (1, 2, 3, 4); add v2 to v1; convert (1, 2) from v2 to nil; convert (1, 2) from nil to v2
    VIEW-57: Without a window a rectangle converts to itself
    new v1; set v1.frame (10, 20, 30, 40); set v1.bounds (5, 5, 30, 40); convert (1, 2, 3, 4) from v1 to nil
    VIEW-58: Beside a view that is no subview a view comes last
    new v1 backing l1; new v2 backing l2; add v2 to v1; new v3 backing l3; new v4; insert v3 into v1 below v4; get v1.subviews; get l1.sublayers
    VIEW-58: A view above one that is no subview comes last, behind the plain layers
    new v1 backing l1; new v2 backing l2; add v2 to v1; new l9; add l9 to l1; new v3 backing l3; new v4; insert v3 into v1 above v4; get v1.subviews; get l1.sublayers
    VIEW-58: Beside a subview of another view a view comes last
    new v1 backing l1; new v2 backing l2; add v2 to v1; new v5; new v6; add v6 to v5; new v3 backing l3; insert v3 into v1 below v6; get v1.subviews; get v5.subviews; get v3.superview
    VIEW-58: A subview that is put beside one that is no subview goes to the end
    new v1; new v2; new v3; add v2 to v1; add v3 to v1; new v4; insert v2 into v1 below v4; get v1.subviews
    VIEW-59: Plain layers between views keep their place
    new v1 backing l1; new v2 backing l2; add v2 to v1; new l9; add l9 to l1; new v3 backing l3; insert v3 into v1 above v2; get l1.sublayers; new v4 backing l4; insert v4 into v1 below v2; get l1.sublayers; get v1.subviews
    VIEW-59: A view that is put below another comes behind the plain layers before it
    new v1 backing l1; new l9; add l9 to l1; new v2 backing l2; add v2 to v1; new v3 backing l3; insert v3 into v1 below v2; get l1.sublayers
    VIEW-59: A subview that is inserted again is taken out before the places are counted
    new v1; new v2; new v3; new v4; add v2 to v1; add v3 to v1; add v4 to v1; insert v2 into v1 at 1; get v1.subviews
    VIEW-59: A plain layer between two views stays between them when a third comes below the second
    new v1 backing l1; new v2 backing l2; add v2 to v1; new l9; add l9 to l1; new v3 backing l3; add v3 to v1; new v4 backing l4; insert v4 into v1 below v3; get l1.sublayers; get v1.subviews
    VIEW-59: A view above another comes directly above it and below a plain layer
    new v1 backing l1; new l8; add l8 to l1; new v2 backing l2; add v2 to v1; new l9; add l9 to l1; new v3 backing l3; insert v3 into v1 above v2; get l1.sublayers
    VIEW-59: A view that is added comes last, behind plain layers, and once
    new v1 backing l1; new v2 backing l2; new v3 backing l3; add v2 to v1; add v3 to v1; new l9; add l9 to l1; add v2 to v1; get v1.subviews; get l1.sublayers
    VIEW-59: A view that moves to another leaves the first one's views and layers
    new v1 backing l1; new v2 backing l2; new v3 backing l3; add v3 to v1; new l9; add l9 to l1; add v3 to v2; get v1.subviews; get l1.sublayers; get v3.superview; get v2.subviews
    VIEW-59 TREE-41: A view at an index beyond the end of a view without subviews is its only one
    new v1 backing l1; new v2 backing l2; insert v2 into v1 at 999; get v1.subviews; get l1.sublayers
    VIEW-60: A view hears of its moves when its layer has moved
    new v1 backing l1; new v2 backing l2 implementing [didMoveToSuperview]; add v2 to v1; remove v2
    VIEW-60: A view hears of its moves when it is inserted beside another
    new v1 backing l1; new v3; add v3 to v1; new v2 backing l2 implementing [didMoveToSuperview]; insert v2 into v1 below v3
    VIEW-60: A view hears of its moves when it is inserted at an index
    new v1 backing l1; new v3; add v3 to v1; new v2 backing l2 implementing [didMoveToSuperview]; insert v2 into v1 at 0
    """#
}
