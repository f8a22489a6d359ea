// Written by '.ci/sources Sources' from Specs/corpus/act.txt.
extension CorpusScripts {
  static let actCases = #"""
    ACT-01 ACT-02 ACT-10: Delegate, actions, style and class are asked in this order
    new k1 CALayer; hook k1 defaultActionForKey position x4; new l1 k1; new d1 {position: x1}; set l1.delegate d1; set l1.actions {position: x2}; set l1.style {actions: {position: x3}}; ask l1 position; set l1.delegate nil; ask l1 position; set l1.actions nil; ask l1 position; set l1.style nil; ask l1 position
    ACT-01 ACT-02: A change runs what the search finds first and nothing of what comes behind
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {opacity: x1}; set l1.delegate d1; set l1.actions {opacity: x2}; tick; set l1.opacity 0.5
    ACT-01 ACT-14: A change runs an action that the class alone has
    new k1 CALayer; hook k1 defaultActionForKey opacity x4; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.opacity 0.5
    ACT-02: What the delegate answers is used as it is
    new l1; new d1 {position: x1}; set l1.delegate d1; set l1.actions {position: x2}; ask l1 position
    ACT-02: An action of the delegate counts though the dictionary has the null object
    new l1; new d1 {position: x1}; set l1.delegate d1; set l1.actions {position: null}; ask l1 position
    ACT-03: No opinion of the delegate leaves the search to the dictionary
    new l1; new d1; set l1.delegate d1; set l1.actions {position: x2}; ask l1 position; answer d1 position nil; ask l1 position
    ACT-03: A delegate without an opinion leaves the built-in animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {opacity: nil}; set l1.delegate d1; set l1.opacity 0.5; animationKeys l1
    ACT-04 ACT-11: The null object from the delegate ends the search with nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {position: null}; set l1.delegate d1; set l1.actions {position: x2}; ask l1 position; set l1.position (10, 10); animationKeys l1
    ACT-04: The null object from the delegate keeps the style and the class out too
    new k1 CALayer; hook k1 defaultActionForKey position x4; new l1 k1; set l1.style {actions: {position: x3}}; new d1 {position: null}; set l1.delegate d1; ask l1 position
    ACT-04: The null object from the delegate stops its own key and no other
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {opacity: null}; set l1.delegate d1; set l1.opacity 0.5; set l1.zPosition 3; animationKeys l1
    ACT-05: The null object in the dictionary ends the search with nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {position: null}; set l1.style {actions: {position: x3}}; ask l1 position; set l1.position (10, 10); animationKeys l1
    ACT-05: The null object in the dictionary keeps the class out too
    new k1 CALayer; hook k1 defaultActionForKey position x4; new l1 k1; set l1.actions {position: null}; ask l1 position
    ACT-05 ACT-31: The null object for the position leaves a frame the animation of its bounds
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {position: null}; set l1.frame (10, 20, 60, 70); animationKeys l1
    ACT-05 ACT-31: The null object for the frame stops neither bounds nor position
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {frame: null}; set l1.frame (10, 20, 60, 70); animationKeys l1
    ACT-05: Without its dictionary a layer animates again
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {opacity: null}; set l1.opacity 0.5; set l1.actions nil; set l1.opacity 0.25; animationKeys l1
    ACT-06: A key that the dictionary does not have is searched on
    new l1; set l1.actions {opacity: x2}; set l1.style {actions: {position: x3}}; ask l1 position; ask l1 opacity
    ACT-06: A key that the dictionary does not have is asked of the class
    new k1 CALayer; hook k1 defaultActionForKey position x4; new l1 k1; set l1.actions {opacity: x2}; ask l1 position
    ACT-06: A dictionary without the key leaves the built-in animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {zPosition: null}; set l1.opacity 0.5; animationKeys l1
    ACT-06: An empty dictionary leaves the search to the style
    new l1; set l1.actions {}; set l1.style {actions: {position: x3}}; ask l1 position
    ACT-07: Style is searched under its key for actions
    new l1; set l1.style {actions: {position: x3}}; ask l1 position; set l1.style {position: x3}; ask l1 position
    ACT-07: A style whose actions do not have the key leaves the search to the class
    new k1 CALayer; hook k1 defaultActionForKey position x4; new l1 k1; set l1.style {actions: {opacity: x3}}; ask l1 position
    ACT-07: A style without actions leaves the built-in animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.style {cornerRadius: 5}; tick; set l1.opacity 0.5; animationKeys l1
    ACT-07: A change runs the action of the style
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.style {actions: {opacity: x3}}; tick; set l1.opacity 0.5
    ACT-08: The null object in the style ends the search with nothing
    new k1 CALayer; hook k1 defaultActionForKey position x4; new l1 k1; set l1.style {actions: {position: null}}; ask l1 position
    ACT-08: The null object in the style stops the built-in animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.style {actions: {opacity: null}}; tick; set l1.opacity 0.5; animationKeys l1
    ACT-09: Styles within styles are searched, the nearer one first
    new l1; set l1.style {style: {actions: {position: x4}}}; ask l1 position; set l1.style {actions: {position: x3}, style: {actions: {position: x4, opacity: x5}}}; ask l1 position; ask l1 opacity
    ACT-09: Three styles within one another are searched to the innermost
    new l1; set l1.style {style: {style: {actions: {position: x4}}}}; ask l1 position
    ACT-09 ACT-08: The null object in the nearer style comes before an action in the further one
    new l1; set l1.style {actions: {position: null}, style: {actions: {position: x4}}}; ask l1 position
    ACT-10: The dictionary comes before the style
    new l1; set l1.actions {position: x2}; set l1.style {actions: {position: x3}}; ask l1 position; set l1.actions nil; ask l1 position
    ACT-10: An action in the dictionary counts though the style has the null object
    new l1; set l1.actions {position: x2}; set l1.style {actions: {position: null}}; ask l1 position
    ACT-11: No search ends with the null object in the caller's hands
    new l1; set l1.actions {position: null}; ask l1 position; set l1.actions nil; set l1.style {actions: {position: null}}; ask l1 position; set l1.style nil; new d1 {position: null}; set l1.delegate d1; ask l1 position
    ACT-11: The null object of a class is nothing in the caller's hands either
    new k1 CALayer; hook k1 defaultActionForKey position null; new l1 k1; ask l1 position
    ACT-12: A delegate that does not answer for actions is skipped
    new l1; new d1 implementing []; set l1.delegate d1; set l1.actions {position: x2}; ask l1 position
    ACT-12: A delegate that implements something else leaves the built-in animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 implementing [layoutSublayers]; set l1.delegate d1; tick; set l1.opacity 0.5; animationKeys l1
    ACT-13: A layer without its delegate searches on its own again
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {opacity: null}; set l1.delegate d1; set l1.opacity 0.5; animationKeys l1; set l1.delegate nil; set l1.opacity 0.25; animationKeys l1
    ACT-13: A delegate that changes its mind is asked anew
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {opacity: null}; set l1.delegate d1; set l1.opacity 0.5; answer d1 opacity nil; set l1.opacity 0.25; animationKeys l1
    ACT-13: A new delegate is asked in the place of the old one
    new l1; new d1 {position: x1}; new d2 {position: x2}; set l1.delegate d1; ask l1 position; set l1.delegate d2; ask l1 position
    ACT-14: A class answers for its own layers alone
    new k1 CALayer; hook k1 defaultActionForKey position x4; new l1 k1; new l2; ask l1 position; ask l2 position
    ACT-14: A class answers in the place of the class that it is made from
    new k1 CALayer; hook k1 defaultActionForKey position x3; new k2 k1; hook k2 defaultActionForKey position x4; new l1 k2; ask l1 position
    ACT-14 ACT-40: An animation of the class is attached in the place of the built-in one
    new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set a1.duration 3; new k1 CALayer; hook k1 defaultActionForKey opacity a1; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.opacity 0.5; get l1.animation(opacity).duration
    ACT-15: The null object from the class stops the built-in animation
    new k1 CALayer; hook k1 defaultActionForKey opacity null; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.opacity 0.5; animationKeys l1
    ACT-15: No opinion of the class leaves the built-in animation
    new k1 CALayer; hook k1 defaultActionForKey opacity nil; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.opacity 0.5; animationKeys l1
    ACT-15: The null object from the class stops its own key and no other
    new k1 CALayer; hook k1 defaultActionForKey opacity null; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.opacity 0.5; set l1.zPosition 3; animationKeys l1
    ACT-16: The plain layer class has no standing action
    classAction CALayer position
    ACT-17: A layer that was never committed has no action of its own
    new l1; ask l1 position; ask l1 someKey
    ACT-18: A class that overrides the search and finds nothing animates nothing
    new k1 CALayer implementing [actionForKey]; hook k1 actionForKey opacity nil; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.opacity 0.5; animationKeys l1
    ACT-18 ACT-40: An animation that an overridden search finds is attached and no other
    new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.duration 3; new k1 CALayer implementing [actionForKey]; hook k1 actionForKey opacity a1; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.opacity 0.5; animationKeys l1; get l1.animation(opacity).duration
    ACT-19: Asking for an action runs nothing and adds nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {opacity: x1}; ask l1 opacity; ask l1 opacity; animationKeys l1; get l1.opacity
    ACT-19: Asking a shown layer for an action leaves no animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; ask l1 opacity; animationKeys l1
    ACT-19: Asking for an action that is an animation does not attach it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set a1.duration 3; set l1.actions {opacity: a1}; ask l1 opacity; animationKeys l1
    ACT-20: Disabling actions does not change what is found
    new l1; set l1.actions {position: x2}; begin; set transaction.disableActions true; ask l1 position; commit
    ACT-21: With actions disabled nobody is asked
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {opacity: x1}; set l1.delegate d1; tick; begin; set transaction.disableActions true; set l1.opacity 0.5; get l1.opacity; commit; animationKeys l1
    ACT-21: With actions disabled the dictionary's action is not run
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {opacity: x1}; tick; begin; set transaction.disableActions true; set l1.opacity 0.5; commit
    ACT-21: With actions disabled a frame animates neither bounds nor position
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; set l1.frame (10, 20, 60, 70); commit; animationKeys l1
    ACT-21: With actions disabled a change of one coordinate does not animate
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; setValue l1 position.x 12; commit; animationKeys l1
    ACT-21: With actions disabled a key that nobody declares is not searched
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {myKey: x1}; tick; begin; set transaction.disableActions true; setValue l1 myKey 3; commit
    ACT-21 TXN-04: Actions that are disabled around a nested transaction are disabled in it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; begin; set l1.opacity 0.5; commit; commit; animationKeys l1
    ACT-21: Disabling actions does not keep the program from adding an animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set a1.duration 3; begin; set transaction.disableActions true; addAnimation a1 to l1 key k; commit; animationKeys l1
    ACT-21: Actions that are disabled are disabled for what changes when the bounds are set
    new k1 CALayer implementing [didSetBounds]; new l9; host l9; new l1 k1; add l1 to l9; tick; react k1 didSetBounds limit 1 [set l1.cornerRadius 5]; begin; set transaction.disableActions true; set l1.bounds (0, 0, 60, 70); commit; animationKeys l1; get l1.cornerRadius
    ACT-22: The delegate is asked while the layer still has the old value
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {opacity: x1}; set l1.delegate d1; tick; set l1.opacity 0.5; get l1.opacity; set l1.opacity 0.25
    ACT-23: The model has the new value whatever action ran
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {position: x1}; set l1.position (10, 20); get l1.position; set l1.opacity 0.5; get l1.opacity
    ACT-23: The model has the new value though an animation shows others
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set a1.duration 3; set l1.actions {opacity: a1}; set l1.opacity 0.5; get l1.opacity
    ACT-23 ACT-04: The model has the new value under the null object
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {position: null}; set l1.delegate d1; set l1.position (10, 20); get l1.position
    ACT-24: A layer that was never committed does not animate by itself
    new l1; begin; set transaction.animationDuration 0.5; set l1.opacity 0.5; animationKeys l1; commit
    ACT-24: A layer that is attached in the same turn does not animate yet
    new l9; host l9; tick; new l1; add l1 to l9; set l1.opacity 0.5; animationKeys l1
    ACT-24: A tick does not make a layer outside the tree animate
    new l9; host l9; new l1; tick; set l1.opacity 0.5; animationKeys l1
    ACT-24: A sublayer of a layer outside the tree does not animate
    new l9; host l9; new l2; new l1; add l1 to l2; tick; set l1.opacity 0.5; animationKeys l1
    ACT-24: A layer below one that is attached in the same turn does not animate yet
    new l9; host l9; new l2; new l1; add l1 to l2; tick; add l2 to l9; set l1.opacity 0.5; animationKeys l1
    ACT-24: A layer that is attached within a transaction does not animate in it
    new l9; host l9; tick; new l1; begin; set transaction.animationDuration 0.5; add l1 to l9; begin; set l1.opacity 0.5; animationKeys l1; commit; commit
    ACT-24: A frame that is set before the first commit does not animate
    new l9; host l9; tick; new l1; add l1 to l9; set l1.frame (10, 20, 30, 40); tick; animationKeys l1; get l1.presentation.frame
    ACT-25: The first change after the commit animates
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.opacity 0.5; animationKeys l1
    ACT-25: The first change after a flush animates
    new l9; host l9; new l1; add l1 to l9; flush; set l1.opacity 0.5; animationKeys l1
    ACT-25: The first change after an explicit commit animates
    new l9; host l9; tick; new l1; begin; add l1 to l9; commit; set l1.opacity 0.5; animationKeys l1
    ACT-25: A layer that came with a list of sublayers animates after the commit
    new l9; host l9; new l1; set l9.sublayers [l1]; tick; set l1.opacity 0.5; animationKeys l1
    ACT-25: A hidden layer animates all the same
    new l9; host l9; new l1; set l1.hidden true; add l1 to l9; tick; set l1.opacity 0.5; get l1.animation(opacity).duration
    ACT-26: The built-in animation has the property for key and path
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 0.5; set l1.opacity 0.5; animationKeys l1; get l1.animation(opacity).keyPath; get l1.animation(opacity).duration; commit
    ACT-26: A second change of a property leaves it one built-in animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 2; set l1.opacity 0.5; commit; tick; advance 0.5; tick; begin; set transaction.animationDuration 3; set l1.opacity 0.25; commit; animationKeys l1; get l1.animation(opacity).duration
    ACT-26 ACT-31: The animations of a frame have the names of its properties for paths
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.frame (10, 20, 60, 70); get l1.animation(bounds).keyPath; get l1.animation(position).keyPath
    ACT-26 ACT-25: A property that changes when the bounds are set animates beside them
    new k1 CALayer implementing [didSetBounds]; new l9; host l9; new l1 k1; add l1 to l9; tick; react k1 didSetBounds limit 1 [set l1.cornerRadius 5]; begin; set transaction.animationDuration 2; set l1.bounds (0, 0, 60, 70); commit; animationKeys l1; get l1.animation(cornerRadius).duration; get l1.animation(bounds).duration
    ACT-26 ANIM-03: Bounds that are set again when they are set leave one animation
    new k1 CALayer implementing [didSetBounds]; new l9; host l9; new l1 k1; add l1 to l9; tick; react k1 didSetBounds limit 1 [set l1.bounds (0, 0, 80, 90)]; set l1.bounds (0, 0, 60, 70); get l1.bounds; animationKeys l1
    ACT-26 ACT-47: A sublayer that changes when the bounds are set has an animation of its own
    new k1 CALayer implementing [didSetBounds]; new l9; host l9; new l1 k1; add l1 to l9; new l2; add l2 to l1; tick; new d1 {bounds: null}; set l1.delegate d1; react k1 didSetBounds limit 1 [set l2.bounds (0, 0, 5, 6)]; set l1.bounds (0, 0, 60, 70); animationKeys l1; animationKeys l2
    ACT-27: The built-in animation lasts a quarter of a second
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.opacity 0.5; get l1.animation(opacity).duration
    ACT-27 ANIM-13: A built-in animation is gone when it has ended
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.opacity 0.5; tick; advance 0.24; tick; animationKeys l1; advance 0.02; tick; animationKeys l1
    ACT-28: The built-in animation has the default pace
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 1; set l1.zPosition 10; commit; advance 0.25; get l1.presentation.zPosition; advance 0.25; get l1.presentation.zPosition
    ACT-28 TXN-22: A transaction's timing function paces the built-in animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 1; set transaction.animationTimingFunction timing(linear); set l1.zPosition 10; commit; advance 0.25; get l1.presentation.zPosition
    ACT-28 ACT-40: An animation that is an action does not take the default pace
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set l1.actions {opacity: a1}; tick; set l1.opacity 0.5; tick; advance 0.25; get l1.presentation.zPosition
    ACT-29: The built-in animation goes from what was shown to the new value
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.zPosition 4; tick; advance 1; tick; begin; set transaction.animationDuration 1; set l1.zPosition 10; commit; get l1.presentation.zPosition; advance 0.5; get l1.presentation.zPosition; advance 2; tick; get l1.presentation.zPosition
    ACT-29: The built-in animation of a position moves both coordinates
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 1; set l1.position (150, -50); commit; advance 0.5; get l1.presentation.position
    ACT-29: The built-in animation starts from a value that was set silently before
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; set l1.zPosition 4; commit; begin; set transaction.animationDuration 1; set l1.zPosition 10; commit; advance 0.5; get l1.presentation.zPosition
    ACT-30: These properties of a layer have a built-in animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.anchorPoint (0, 0); set l1.borderWidth 1; set l1.borderColor rgba(1, 0, 0, 1); set l1.bounds (0, 0, 10, 10); set l1.cornerRadius 1; set l1.opacity 0.5; set l1.position (1, 1); set l1.transform scale(2, 2, 1); set l1.shadowColor rgba(1, 0, 0, 1); set l1.shadowOffset size(1, 1); set l1.shadowOpacity 0.5; set l1.shadowRadius 1; set l1.zPosition 1; set l1.hidden true; animationKeys l1
    ACT-30: The stroke of a shape layer has a built-in animation
    new l9; host l9; new l1 CAShapeLayer; set l1.path path[M 0 0 L 1 1]; add l1 to l9; tick; set l1.strokeStart 0.25; set l1.strokeEnd 0.75; animationKeys l1
    ACT-30: A property that is set by its key animates like one that is set directly
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; setValue l1 opacity 0.5; setValue l1 position (1, 2); setValue l1 transform scale(2, 2, 1); animationKeys l1
    ACT-30: An affine transform that is set animates as the transform
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.affineTransform affine(2, 0, 0, 2, 0, 0); animationKeys l1
    ACT-31: A frame animates as its bounds and its position
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.frame (10, 20, 60, 70); animationKeys l1
    ACT-31: A frame that is set by its key animates as bounds and position
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; setValue l1 frame (10, 20, 60, 70); animationKeys l1
    ACT-31 ACT-26: A frame whose bounds change something when they are set still moves the layer
    new k1 CALayer implementing [didSetBounds]; new l9; host l9; new l1 k1; add l1 to l9; tick; react k1 didSetBounds limit 1 [set l1.zPosition 3]; set l1.frame (10, 20, 60, 70); get l1.frame; animationKeys l1
    ACT-32: A frame that only moves or only grows animates that alone
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.frame (40, 40, 40, 40); animationKeys l1; tick; advance 1; tick; set l1.frame (30, 30, 60, 60); animationKeys l1
    ACT-32: A frame that is moved under a scale animates nothing but the position
    new l1; set l1.bounds (0, 0, 1, 1); set l1.transform scale(49, 49, 1); host l1; tick; set l1.frame (5, 5, 49, 49); animationKeys l1; get l1.bounds
    ACT-32: A frame that grows about its corner moves the anchor point too
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.frame (30, 30, 60, 60); get l1.position; animationKeys l1
    ACT-32: A frame that grows about the anchor point in its corner animates the bounds alone
    new l1; set l1.anchorPoint (0, 0); set l1.bounds (0, 0, 40, 40); set l1.position (30, 30); host l1; tick; set l1.frame (30, 30, 60, 60); animationKeys l1
    ACT-32 ACT-38: A frame that is there already animates nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.frame (30, 30, 40, 40); animationKeys l1
    ACT-33: A path has no built-in animation
    new l9; host l9; new l1 CAShapeLayer; set l1.path path[M 0 0 L 1 1]; add l1 to l9; tick; set l1.path path[M 0 0 L 5 5]; animationKeys l1
    ACT-33: A path that is set in a transaction with a duration shows at its commit
    new l9; host l9; new l1 CAShapeLayer; set l1.path path[M 0 0 L 1 1]; add l1 to l9; tick; begin; set transaction.animationDuration 5; set l1.path path[M 0 0 L 5 5]; commit; get l1.presentation.path
    ACT-34: An action for a path is run all the same
    new l9; host l9; new l1 CAShapeLayer; set l1.path path[M 0 0 L 1 1]; add l1 to l9; tick; new d1 {path: x1}; set l1.delegate d1; tick; set l1.path path[M 0 0 L 5 5]
    ACT-34 ACT-40: An animation is an action for what never animates, too
    new l1; host l1; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set a1.duration 5; set l1.actions {contentsGravity: a1}; set l1.contentsGravity "center"; animationKeys l1; tick; advance 1; get l1.presentation.opacity
    ACT-35: Names and flipping have no built-in animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.name "Moe"; set l1.geometryFlipped true; set l1.style {a: 1}; animationKeys l1
    ACT-35: Gravity, delegate and actions have no built-in animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1; set l1.contentsGravity "center"; set l1.delegate d1; set l1.actions {a: x1}; animationKeys l1
    ACT-36: A change of one coordinate animates the whole property
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; setValue l1 position.x 12; get l1.position; animationKeys l1
    ACT-36: A change of one extent animates
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; setValue l1 bounds.size.width 60; animationKeys l1
    ACT-36: A change of the angle animates
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; setValue l1 transform.rotation.z 0.5; animationKeys l1
    ACT-36: A change of the scale animates
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; setValue l1 transform.scale 2; animationKeys l1
    ACT-36: A coordinate that is set by its path is shown on its way
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 1; setValue l1 position.x 150; commit; advance 0.5; get l1.presentation.position
    ACT-36: The null object for the position holds for one coordinate too
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {position: null}; setValue l1 position.x 12; animationKeys l1
    ACT-37: One change asks once
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1; set l1.delegate d1; tick; set l1.opacity 0.5; set l1.opacity 0.25
    ACT-38: Setting the value that is there already starts nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.position (50, 50); set l1.opacity 1; set l1.bounds (0, 0, 40, 40); set l1.transform identity; animationKeys l1
    ACT-38: A value that single precision rounds is the same when it is set again
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.opacity 0.1; tick; advance 1; tick; set l1.opacity 0.1; animationKeys l1
    ACT-38: Negative zero is the zero that is there
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.zPosition 0; animationKeys l1
    ACT-38: A coordinate that is there already animates nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; setValue l1 position.x 50; setValue l1 bounds.size.width 40; animationKeys l1
    ACT-38: A colour that is there already animates nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.borderColor rgba(1, 0, 0, 1); tick; advance 1; tick; set l1.borderColor rgba(1, 0, 0, 1); animationKeys l1
    ACT-38: A value that is there already does not start the dictionary's animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set a1.duration 3; set l1.actions {opacity: a1}; set l1.opacity 1; animationKeys l1
    ACT-38: Setting the value that is there already does not begin a running animation anew
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key zPosition; tick; advance 0.25; tick; set l1.zPosition 0; tick; advance 0.25; get l1.presentation.zPosition
    ACT-38: Setting the value that was shown before is a change
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; set l1.opacity 0.5; commit; tick; begin; set transaction.disableActions true; set l1.opacity 0.75; set transaction.disableActions false; set l1.opacity 0.5; commit; animationKeys l1
    ACT-39: An action is run with the key and the layer
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {opacity: x1}; tick; set l1.opacity 0.5
    ACT-39: An action that two layers share is run with each of them
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l9; set l1.actions {opacity: x1}; set l2.actions {opacity: x1}; tick; set l1.opacity 0.5; set l2.opacity 0.5
    ACT-40: An animation that is found is attached under the key
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set a1.duration 3; set l1.actions {opacity: a1}; set l1.opacity 0.5; animationKeys l1; get l1.animation(opacity).duration; get l1.animation(opacity).fromValue
    ACT-40: An animation without ends that is an action gets none of the changed property
    new l1; host l1; tick; new a1; set a1.keyPath "zPosition"; set l1.actions {opacity: a1}; set l1.opacity 0.5; get l1.animation(opacity).keyPath; get l1.animation(opacity).fromValue
    ACT-40 ACT-41: An animation of the changed property that is an action is attached as it is
    new l1; host l1; tick; new a1; set a1.keyPath "opacity"; set l1.actions {opacity: a1}; set l1.opacity 0.5; get l1.animation(opacity).fromValue; get l1.animation(opacity).toValue
    ACT-40: A group that is found is attached under the key
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2 CAAnimationGroup; set a2.duration 1; set a2.animations [a1]; set l1.actions {opacity: a2}; set l1.opacity 0.5; tick; advance 0.5; animationKeys l1; get l1.presentation.zPosition
    ACT-40 TXN-23: An animation without duration that is an action takes the transaction's
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set l1.actions {opacity: a1}; begin; set transaction.animationDuration 2; set l1.opacity 0.5; commit; get l1.animation(opacity).duration
    ACT-40 TXN-23: An animation with a duration that is an action keeps it in any transaction
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set a1.duration 3; set l1.actions {opacity: a1}; begin; set transaction.animationDuration 2; set l1.opacity 0.5; commit; get l1.animation(opacity).duration
    ACT-40: An animation that is found for a second change takes the place of the first
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set a1.duration 3; set l1.actions {opacity: a1}; set l1.opacity 0.5; set l1.opacity 0.25; animationKeys l1
    ACT-40 CALL-01: The delegate of an animation that is an action is told
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set a1.duration 1; set a1.delegate h1; set l1.actions {opacity: a1}; set l1.opacity 0.5; tick; advance 1.125; tick
    ACT-40 ACT-31: A frame attaches the animation that the dictionary has for the bounds
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set a1.duration 3; set l1.actions {bounds: a1}; set l1.frame (10, 20, 60, 70); get l1.animation(bounds).duration; get l1.animation(position).duration
    ACT-40 CALL-14: An animation of the dictionary whose stop changes its property again is attached anew
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "cornerRadius"; set a1.fromValue 0; set a1.toValue 1; set a1.duration 1; set a1.delegate h1; set l1.actions {opacity: a1}; react h1 stop limit 1 [set l1.opacity 0.25]; set l1.opacity 0.5; tick; advance 1.125; tick; tick; animationKeys l1; get l1.animation(opacity).keyPath; get l1.opacity
    ACT-41: An animation that is found is copied and serves again
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set a1.duration 3; new d1 {opacity: a1}; set l1.delegate d1; set l1.opacity 0.5; set a1.duration 9; get l1.animation(opacity).duration; set l1.opacity 0.25; get l1.animation(opacity).duration
    ACT-41: An animation in the dictionary serves two keys, each with a copy of its own
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "cornerRadius"; set a1.fromValue 0; set a1.toValue 1; set a1.duration 3; set l1.actions {opacity: a1, zPosition: a1}; set l1.opacity 0.5; set a1.duration 9; set l1.zPosition 3; get l1.animation(opacity).duration; get l1.animation(zPosition).duration
    ACT-41 TXN-23: An animation that is found keeps no duration that one transaction gave its copy
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set l1.actions {opacity: a1}; begin; set transaction.animationDuration 2; set l1.opacity 0.5; commit; begin; set transaction.animationDuration 3; set l1.opacity 0.25; commit; get l1.animation(opacity).duration
    ACT-42: A custom action is run and nothing is added to it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {opacity: x1}; tick; set l1.opacity 0.5; animationKeys l1; tick; get l1.presentation.opacity
    ACT-42: Nothing is added to a custom action of the class
    new k1 CALayer; hook k1 defaultActionForKey opacity x1; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.opacity 0.5; animationKeys l1
    ACT-43: Adding to a shown tree runs the action for ordering in and removing the one for out
    new l9; host l9; tick; new l1; set l1.actions {onOrderIn: x1, onOrderOut: x2}; tick; add l1 to l9; tick; remove l1
    ACT-44: Adding below a layer that is not shown orders nobody in until that layer is shown
    new l9; host l9; tick; new l2; new l1; set l1.actions {onOrderIn: x1}; tick; add l1 to l2; add l2 to l9
    ACT-44: Leaving a layer that is not shown orders nobody out
    new l9; host l9; new l2; new l1; set l1.actions {onOrderOut: x1}; add l1 to l2; tick; remove l1
    ACT-45: A replacement looks up a transition at the layer above or at the one that comes
    new l9; host l9; set l9.actions {transition: x1}; new l1; add l1 to l9; tick; new l2; set l2.actions {transition: x1}; replace l1 in l9 with l2; tick
    ACT-46: An action for the sublayers is run when they change
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {sublayers: x1}; tick; new l2; add l2 to l1; tick
    ACT-47: A parent's delegate is not asked for a change of its sublayer
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {opacity: null}; set l9.delegate d1; set l1.opacity 0.5; animationKeys l1
    ACT-47: A parent's dictionary and style say nothing about its sublayer
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l9.actions {opacity: null}; set l9.style {actions: {opacity: null}}; tick; set l1.opacity 0.5; animationKeys l1
    ACT-49: A key that nobody declares is searched like any other
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {myKey: x1}; tick; setValue l1 myKey 3
    ACT-49: A key that nobody declares is looked up in the actions
    new l1; set l1.actions {aKey: x1}; ask l1 aKey
    ACT-49: The delegate is asked about a key that nobody declares
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {myKey: x1}; set l1.delegate d1; tick; setValue l1 myKey 3
    ACT-49: A property that a class declares is searched like any other
    new k1 CALayer {myNumber: "number"}; new l9; host l9; new l1 k1; add l1 to l9; set l1.actions {myNumber: x1}; tick; setValue l1 myNumber 3
    ACT-50: What an action changes on another layer is an ordinary change
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l9; tick; set l1.actions {opacity: x1}; react x1 run limit 1 [set l2.opacity 0.5]; set l1.opacity 0.25; get l2.opacity; animationKeys l2
    ACT-50: An action that changes another layer has the action of that layer run
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l9; set l1.actions {opacity: x1}; set l2.actions {opacity: x2}; tick; react x1 run limit 1 [set l2.opacity 0.5]; set l1.opacity 0.25
    ACT-50: What an action changes takes the duration of the transaction around it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l9; set l1.actions {opacity: x1}; tick; react x1 run limit 1 [set l2.opacity 0.5]; begin; set transaction.animationDuration 2; set l1.opacity 0.25; commit; get l2.animation(opacity).duration
    ACT-50: What an action changes shows with the commit of the transaction around it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l9; set l2.actions {opacity: null}; set l1.actions {opacity: x1}; tick; react x1 run limit 1 [set l2.opacity 0.5]; begin; set l1.opacity 0.25; get l2.presentation.opacity; commit; get l2.presentation.opacity
    ACT-50 ACT-39: An action that runs again for the layer that it changes runs once for each
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l9; set l1.actions {opacity: x1}; set l2.actions {opacity: x1}; tick; react x1 run limit 1 [set l2.opacity 0.5]; set l1.opacity 0.25; get l1.opacity; get l2.opacity
    ACT-50: An action of one surface that changes a layer of another animates it there
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l8; host l8; new l2; add l2 to l8; set l1.actions {opacity: x1}; set l2.actions {opacity: x2}; tick; react x1 run limit 1 [set l2.opacity 0.5; set l8.opacity 0.5]; set l1.opacity 0.25; animationKeys l8
    ACT-51: A class that finds the null object animates nothing and breaks nothing
    new k1 CALayer implementing [actionForKey]; hook k1 actionForKey position null; hook k1 actionForKey bounds null; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.frame (1, 2, 30, 40); animationKeys l1; get l1.frame
    ACT-53: Attaching a layer leaves no animation on it
    new l9; host l9; tick; new l1; add l1 to l9; tick; animationKeys l1
    ACT-53 ACT-24: What is set before the first commit of a layer is shown with it
    new l9; host l9; tick; new l1; add l1 to l9; set l1.opacity 0.5; set l1.position (7, 8); tick; get l1.presentation.opacity; get l1.presentation.position
    ACT-54: The key of a built-in animation is there as soon as the change is
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set l1.opacity 0.5; animationKeys l1; commit
    ACT-55: A structure that is read, changed and written back animates as a whole
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 2; set l1.position (150, 50); animationKeys l1; get l1.animation(position).duration; commit
    ACT-55: Bounds that are read, changed and written back animate as a whole
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 2; set l1.bounds (0, 0, 60, 40); commit; animationKeys l1; get l1.animation(bounds).duration
    ACT-55: Bounds whose origin alone changes animate as bounds
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 2; set l1.bounds (5, 0, 40, 40); commit; animationKeys l1
    ACT-56: An animation in the dictionary is found for a key that is no property
    new k1 CALayer; new l1 k1; new a1; set l1.actions {animation: a1}; ask l1 animation; classAction k1 animation
    """#
}
