// Written by '.ci/sources Sources' from Specs/corpus/view.txt.
extension CorpusScripts {
  static let viewCases = #"""
    VIEW-01 VIEW-33: Outside a block the view answers the null object and nothing animates
    new v1 backing l1; host v1; tick; askView v1 l1 position; set l1.position (10, 20); animationKeys l1; get l1.delegate
    VIEW-02 VIEW-03 VIEW-06: Inside a block the view answers an animation, and after it the null object again
    new v1 backing l1; host v1; tick; beginBlock animate duration 0.3; askView v1 l1 opacity; set v1.alpha 0.5; endBlock; animationKeys l1; get l1.animation(opacity).duration; askView v1 l1 opacity
    VIEW-04 VIEW-05: The body of a block runs at once, and the model is new at once
    new v1 backing l1; host v1; tick; beginBlock animate duration 2; set v1.center (5, 6); get l1.position; endBlock; get v1.center
    VIEW-07: A border does not animate in a block on the layer of a view
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set l1.borderWidth 3; set l1.zPosition 2; endBlock; animationKeys l1
    VIEW-08 VIEW-09: A layer beside the view's keeps its quarter of a second, in a block and out of it
    new v1 backing l1; host v1; tick; new l2; add l2 to l1; tick; set l2.opacity 0.5; get l2.animation(opacity).duration; tick; beginBlock animate duration 0.5; set l2.opacity 0.25; endBlock; get l2.animation(opacity).duration
    VIEW-10: The transaction's duration wins for a layer beside the view's, inside a block and around it
    new v1 backing l1; host v1; tick; new l2; add l2 to l1; new l3; add l3 to l1; tick; begin; set transaction.animationDuration 0.2; beginBlock animate duration 0.5; set l2.opacity 0.5; endBlock; commit; tick; get l2.animation(opacity).duration; beginBlock animate duration 0.5; begin; set transaction.animationDuration 0.2; set l3.opacity 0.5; commit; endBlock; get l3.animation(opacity).duration
    VIEW-11: Disabled actions keep a layer beside the view's from animating in a block
    new v1 backing l1; host v1; tick; new l2; add l2 to l1; tick; begin; set transaction.disableActions true; beginBlock animate duration 0.5; set l2.opacity 0.5; endBlock; commit; animationKeys l2
    VIEW-12: Disabled actions hold in a block for the layer of a view, too
    new v1 backing l1; host v1; tick; begin; set transaction.disableActions true; beginBlock animate duration 0.5; set l1.opacity 0.5; endBlock; commit; animationKeys l1
    VIEW-13 VIEW-14 VIEW-21: In iOS 7 the animation runs from the old value to whatever the model is
    new v1 backing l1; host v1; tick; set v1.center (5, 5); tick; beginBlock animate duration 1; set v1.center (105, 5); endBlock; get l1.animation(position).fromValue; get l1.animation(position).toValue; get l1.animation(position).fillMode; tick; advance 0.5; get l1.presentation.position; advance 0.25; get l1.presentation.position
    VIEW-15 VIEW-16: Since iOS 8 position is added and opacity is not
    new v1 backing l1; host v1; tick; set v1.center (5, 5); tick; beginBlock animate duration 1; set v1.center (105, 5); set v1.alpha 0; endBlock; get l1.animation(position).additive; get l1.animation(position).fromValue; get l1.animation(opacity).additive; get l1.animation(opacity).fromValue
    VIEW-16: Since iOS 8 the anchor point is not added either
    new v1 backing l1; host v1; tick; tick; beginBlock animate duration 1; set l1.anchorPoint (0, 0); endBlock; get l1.animation(anchorPoint).additive; get l1.animation(anchorPoint).fromValue
    VIEW-17: A second block on an added property keeps the first animation
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.center (100, 0); endBlock; tick; advance 0.499; get l1.presentation.position; advance 0.001; beginBlock animate duration 1; set v1.center (20, 0); endBlock; tick; advance 0.25; get l1.presentation.position
    VIEW-18: A second block on opacity replaces the first and starts from the model
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.alpha 0.5; endBlock; tick; advance 0.25; beginBlock animate duration 1; set v1.alpha 0.25; endBlock; animationKeys l1; get l1.animation(opacity).fromValue
    VIEW-18: A second block starts from the value that the first one set
    new v1 backing l1; set l1.backgroundColor rgba(0, 0, 0, 1); host v1; tick; beginBlock animate duration 1; set v1.backgroundColor rgba(1, 0, 0, 1); endBlock; tick; beginBlock animate duration 1; set v1.backgroundColor rgba(0, 1, 0, 1); endBlock; get l1.animation(backgroundColor).fromValue
    VIEW-19: A block that begins from the current state starts from what is shown
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.alpha 0; endBlock; tick; advance 0.25; beginBlock animate duration 1 beginFromCurrentState; set v1.alpha 0.5; endBlock; get l1.animation(opacity).fromValue
    VIEW-20: A block that begins from the current state leaves added animations as they are
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.center (100, 0); endBlock; tick; advance 0.5; beginBlock animate duration 1 beginFromCurrentState; set v1.bounds (0, 0, 8, 8); endBlock; new v2 backing l2; add v2 to v1; tick; beginBlock animate duration 1 beginFromCurrentState; set v2.center (10, 0); endBlock; get l2.animation(position).fromValue
    VIEW-22: During a delay the old value is shown
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 delay 1; set v1.alpha 0; endBlock; tick; advance 0.5; get l1.presentation.opacity; advance 1; get l1.presentation.opacity
    VIEW-22: A delay counts from the turn in which the block is committed
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 delay 1; set v1.center (10, 0); endBlock; advance 0.5; tick; get l1.animation(position).beginTime
    VIEW-23 VIEW-24 VIEW-26: A block within another takes over duration and pace unless it says otherwise
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; beginBlock animate duration 0.2; set v1.alpha 0; endBlock; beginBlock animate duration 0.4 overrideInheritedDuration overrideInheritedCurve; set v1.backgroundColor rgba(1, 0, 0, 1); endBlock; set v1.center (10, 10); endBlock; get l1.animation(opacity).duration; get l1.animation(position).duration
    VIEW-24: A block that overrides the duration has its own within another
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; beginBlock animate duration 2 overrideInheritedDuration; set v1.alpha 0; endBlock; endBlock; get l1.animation(opacity).duration
    VIEW-25: The animations of a block and of one within it begin together
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; beginBlock animate duration 0.2 overrideInheritedDuration; set v1.alpha 0; endBlock; set v1.center (10, 10); endBlock; advance 0.5; tick; get l1.animation(opacity).beginTime; get l1.animation(position).beginTime
    VIEW-27 VIEW-28: A block without duration animates nothing and completes in the next turn
    new v1 backing l1; host v1; tick; beginBlock animate duration 0; set v1.alpha 0; endBlock; animationKeys l1; beginBlock animate duration 0 completion b1; endBlock; tick
    VIEW-29: A completion hears whether the animations ran to their ends
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; set v1.alpha 0; endBlock; tick; advance 1.5; tick; beginBlock animate duration 1 completion b2; set v1.alpha 1; endBlock; tick; advance 0.5; removeAllAnimations l1; tick
    VIEW-29 CALL-13: A completion is called once, at the end of the turn after the animations, and not in the block
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; set v1.alpha 0; endBlock; tick; advance 0.5; tick; advance 1; tick; advance 1; tick
    VIEW-29: A block whose animation is removed by its key reports at once, and once, that it did not finish
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; set v1.alpha 0; endBlock; tick; advance 0.25; removeAnimation opacity from l1; tick; advance 1; tick
    VIEW-37 VIEW-38: Switched off, blocks animate nothing, and what runs goes on
    new v1 backing l1; host v1; tick; get UIView.animationsEnabled; beginBlock animate duration 1; set v1.alpha 0; endBlock; set UIView.animationsEnabled false; animationKeys l1; beginBlock animate duration 1; set v1.center (10, 10); endBlock; animationKeys l1; get UIView.animationsEnabled
    VIEW-39: A block in which nothing animates leaves the setting as it found it
    new v1 backing l1; host v1; tick; set UIView.animationsEnabled false; beginBlock withoutAnimation; endBlock; get UIView.animationsEnabled; set UIView.animationsEnabled true; beginBlock animate duration 1; beginBlock withoutAnimation; set v1.alpha 0; endBlock; set v1.center (10, 10); endBlock; animationKeys l1
    VIEW-39: Animations are disabled within the body and as before behind it
    beginBlock withoutAnimation; get UIView.animationsEnabled; endBlock; get UIView.animationsEnabled
    VIEW-43: An image sequence that is over is still there
    new v1 UIImageView backing l1; set v1.animationImages [i1, i2]; set v1.animationDuration 1; set v1.animationRepeatCount 1; host v1; tick; startAnimating v1; tick; advance 2; tick; animationKeys l1
    VIEW-49: View and layer have one frame, one opacity, one position
    new v1 backing l1; set v1.frame (10, 20, 30, 40); get l1.frame; set l1.opacity 0.5; set l1.position (1, 2); get v1.alpha; get v1.center
    VIEW-50: An animation that the script adds to the layer of a view needs no action
    new v1 backing l1; host v1; tick; new a1 {keyPath: "opacity", fromValue: 0, duration: 1}; addAnimation a1 to l1 key fade; tick; advance 0.5; get l1.presentation.opacity
    VIEW-51: There and back with half a cycle more ends on the new value
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 count 1.5 autoreverse; set v1.alpha 0; endBlock; tick; advance 1.5; get l1.presentation.opacity; advance 1.25; get l1.presentation.opacity
    VIEW-51: There and back with half a cycle more is over on the new value
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 count 1.5 completion b1 autoreverse; set v1.alpha 0; endBlock; tick; advance 3.5; tick; get l1.presentation.opacity; animationKeys l1
    VIEW-52: Overlapping blocks that add complete each at its own end
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; set v1.center (100, 0); endBlock; tick; advance 0.5; beginBlock animate duration 1 completion b2; set v1.center (20, 0); endBlock; tick; advance 0.75; tick; advance 0.5; tick
    VIEW-53: A block whose animation is replaced reports that it did not finish
    new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; set v1.alpha 0.5; endBlock; tick; advance 0.5; beginBlock animate duration 1; set v1.alpha 0; endBlock; tick
    VIEW-54: A change to the value that is there already animates nothing
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.alpha 1; endBlock; animationKeys l1
    VIEW-55: The inherited duration is the block's inside and none outside
    new v1 backing l1; host v1; tick; get UIView.inheritedAnimationDuration; beginBlock animate duration 0.75; get UIView.inheritedAnimationDuration; endBlock; get UIView.inheritedAnimationDuration
    VIEW-56: A spring is at rest, to a thousandth, when its block is over
    new v1 backing l1; host v1; tick; beginBlock spring duration 1 damping 0.5; set v1.alpha 0; endBlock; get l1.animation(opacity).stiffness; get l1.animation(opacity).mass
    VIEW-57: Without a window a point converts to itself
    new v1; set v1.frame (10, 20, 30, 40); convert (1, 2) from v1 to nil; convert (1, 2) from nil to v1
    VIEW-58: Beside a view that is no subview a view comes last
    new v1 backing l1; new v2 backing l2; add v2 to v1; new v3 backing l3; new v4; insert v3 into v1 below v4; get v1.subviews; get l1.sublayers
    VIEW-59: Plain layers between views keep their place
    new v1 backing l1; new v2 backing l2; add v2 to v1; new l9; add l9 to l1; new v3 backing l3; insert v3 into v1 above v2; get l1.sublayers; new v4 backing l4; insert v4 into v1 below v2; get l1.sublayers; get v1.subviews
    VIEW-59: A view that is put below another comes behind the plain layers before it
    new v1 backing l1; new l9; add l9 to l1; new v2 backing l2; add v2 to v1; new v3 backing l3; insert v3 into v1 below v2; get l1.sublayers
    VIEW-59: A subview that is inserted again is taken out before the places are counted
    new v1; new v2; new v3; new v4; add v2 to v1; add v3 to v1; add v4 to v1; insert v2 into v1 at 1; get v1.subviews
    VIEW-60: A view hears of its moves when its layer has moved
    new v1 backing l1; new v2 backing l2 implementing [didMoveToSuperview]; add v2 to v1; remove v2
    """#
}
