// Written by '.ci/sources Sources' from Specs/corpus/act.txt.
extension CorpusScripts {
  static let actCases = #"""
    ACT-01 ACT-02 ACT-10: Delegate, actions, style and class are asked in this order
    new k1 CALayer; hook k1 defaultActionForKey position x4; new l1 k1; new d1 {position: x1}; set l1.delegate d1; set l1.actions {position: x2}; set l1.style {actions: {position: x3}}; ask l1 position; set l1.delegate nil; ask l1 position; set l1.actions nil; ask l1 position; set l1.style nil; ask l1 position
    ACT-02: What the delegate answers is used as it is
    new l1; new d1 {position: x1}; set l1.delegate d1; set l1.actions {position: x2}; ask l1 position
    ACT-03: No opinion of the delegate leaves the search to the dictionary
    new l1; new d1; set l1.delegate d1; set l1.actions {position: x2}; ask l1 position; answer d1 position nil; ask l1 position
    ACT-04 ACT-11: The null object from the delegate ends the search with nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {position: null}; set l1.delegate d1; set l1.actions {position: x2}; ask l1 position; set l1.position (10, 10); animationKeys l1
    ACT-05: The null object in the dictionary ends the search with nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {position: null}; set l1.style {actions: {position: x3}}; ask l1 position; set l1.position (10, 10); animationKeys l1
    ACT-06: A key that the dictionary does not have is searched on
    new l1; set l1.actions {opacity: x2}; set l1.style {actions: {position: x3}}; ask l1 position; ask l1 opacity
    ACT-07: Style is searched under its key for actions
    new l1; set l1.style {actions: {position: x3}}; ask l1 position; set l1.style {position: x3}; ask l1 position
    ACT-08: The null object in the style ends the search with nothing
    new k1 CALayer; hook k1 defaultActionForKey position x4; new l1 k1; set l1.style {actions: {position: null}}; ask l1 position
    ACT-09: Styles within styles are searched, the nearer one first
    new l1; set l1.style {style: {actions: {position: x4}}}; ask l1 position; set l1.style {actions: {position: x3}, style: {actions: {position: x4, opacity: x5}}}; ask l1 position; ask l1 opacity
    ACT-10: The dictionary comes before the style
    new l1; set l1.actions {position: x2}; set l1.style {actions: {position: x3}}; ask l1 position; set l1.actions nil; ask l1 position
    ACT-11: No search ends with the null object in the caller's hands
    new l1; set l1.actions {position: null}; ask l1 position; set l1.actions nil; set l1.style {actions: {position: null}}; ask l1 position; set l1.style nil; new d1 {position: null}; set l1.delegate d1; ask l1 position
    ACT-12: A delegate that does not answer for actions is skipped
    new l1; new d1 implementing []; set l1.delegate d1; set l1.actions {position: x2}; ask l1 position
    ACT-13: A layer without its delegate searches on its own again
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {opacity: null}; set l1.delegate d1; set l1.opacity 0.5; animationKeys l1; set l1.delegate nil; set l1.opacity 0.25; animationKeys l1
    ACT-14: A class answers for its own layers alone
    new k1 CALayer; hook k1 defaultActionForKey position x4; new l1 k1; new l2; ask l1 position; ask l2 position
    ACT-15: The null object from the class stops the built-in animation
    new k1 CALayer; hook k1 defaultActionForKey opacity null; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.opacity 0.5; animationKeys l1
    ACT-15: No opinion of the class leaves the built-in animation
    new k1 CALayer; hook k1 defaultActionForKey opacity nil; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.opacity 0.5; animationKeys l1
    ACT-16: The plain layer class has no standing action
    classAction CALayer position
    ACT-17: A layer that was never committed has no action of its own
    new l1; ask l1 position; ask l1 someKey
    ACT-18: A class that overrides the search and finds nothing animates nothing
    new k1 CALayer implementing [actionForKey]; hook k1 actionForKey opacity nil; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.opacity 0.5; animationKeys l1
    ACT-19: Asking for an action runs nothing and adds nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {opacity: x1}; ask l1 opacity; ask l1 opacity; animationKeys l1; get l1.opacity
    ACT-20: Disabling actions does not change what is found
    new l1; set l1.actions {position: x2}; begin; set transaction.disableActions true; ask l1 position; commit
    ACT-21: With actions disabled nobody is asked
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {opacity: x1}; set l1.delegate d1; tick; begin; set transaction.disableActions true; set l1.opacity 0.5; get l1.opacity; commit; animationKeys l1
    ACT-22: The delegate is asked while the layer still has the old value
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {opacity: x1}; set l1.delegate d1; tick; set l1.opacity 0.5; get l1.opacity; set l1.opacity 0.25
    ACT-23: The model has the new value whatever action ran
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {position: x1}; set l1.position (10, 20); get l1.position; set l1.opacity 0.5; get l1.opacity
    ACT-24: A layer that was never committed does not animate by itself
    new l1; begin; set transaction.animationDuration 0.5; set l1.opacity 0.5; animationKeys l1; commit
    ACT-24: A layer that is attached in the same turn does not animate yet
    new l9; host l9; tick; new l1; add l1 to l9; set l1.opacity 0.5; animationKeys l1
    ACT-25: The first change after the commit animates
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.opacity 0.5; animationKeys l1
    ACT-26: The built-in animation has the property for key and path
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 0.5; set l1.opacity 0.5; animationKeys l1; get l1.animation(opacity).keyPath; get l1.animation(opacity).duration; commit
    ACT-27: The built-in animation lasts a quarter of a second
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.opacity 0.5; get l1.animation(opacity).duration
    ACT-28: The built-in animation has the default pace
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 1; set l1.zPosition 10; commit; advance 0.25; get l1.presentation.zPosition; advance 0.25; get l1.presentation.zPosition
    ACT-29: The built-in animation goes from what was shown to the new value
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.zPosition 4; tick; advance 1; tick; begin; set transaction.animationDuration 1; set l1.zPosition 10; commit; get l1.presentation.zPosition; advance 0.5; get l1.presentation.zPosition; advance 2; tick; get l1.presentation.zPosition
    ACT-30: These properties of a layer have a built-in animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.anchorPoint (0, 0); set l1.borderWidth 1; set l1.borderColor rgba(1, 0, 0, 1); set l1.bounds (0, 0, 10, 10); set l1.cornerRadius 1; set l1.opacity 0.5; set l1.position (1, 1); set l1.transform scale(2, 2, 1); set l1.shadowColor rgba(1, 0, 0, 1); set l1.shadowOffset size(1, 1); set l1.shadowOpacity 0.5; set l1.shadowRadius 1; set l1.zPosition 1; set l1.hidden true; animationKeys l1
    ACT-30: The stroke of a shape layer has a built-in animation
    new l9; host l9; new l1 CAShapeLayer; set l1.path path[M 0 0 L 1 1]; add l1 to l9; tick; set l1.strokeStart 0.25; set l1.strokeEnd 0.75; animationKeys l1
    ACT-31: A frame animates as its bounds and its position
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.frame (10, 20, 60, 70); animationKeys l1
    ACT-32: A frame that only moves or only grows animates that alone
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.frame (40, 40, 40, 40); animationKeys l1; tick; advance 1; tick; set l1.frame (30, 30, 60, 60); animationKeys l1
    ACT-32: A frame that is moved under a scale animates nothing but the position
    new l1; set l1.bounds (0, 0, 1, 1); set l1.transform scale(49, 49, 1); host l1; tick; set l1.frame (5, 5, 49, 49); animationKeys l1; get l1.bounds
    ACT-33: A path has no built-in animation
    new l9; host l9; new l1 CAShapeLayer; set l1.path path[M 0 0 L 1 1]; add l1 to l9; tick; set l1.path path[M 0 0 L 5 5]; animationKeys l1
    ACT-34: An action for a path is run all the same
    new l9; host l9; new l1 CAShapeLayer; set l1.path path[M 0 0 L 1 1]; add l1 to l9; tick; new d1 {path: x1}; set l1.delegate d1; tick; set l1.path path[M 0 0 L 5 5]
    ACT-34 ACT-40: An animation is an action for what never animates, too
    new l1; host l1; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set a1.duration 5; set l1.actions {contentsGravity: a1}; set l1.contentsGravity "center"; animationKeys l1; tick; advance 1; get l1.presentation.opacity
    ACT-35: Names and flipping have no built-in animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.name "Moe"; set l1.geometryFlipped true; set l1.style {a: 1}; animationKeys l1
    ACT-36: A change of one coordinate animates the whole property
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; setValue l1 position.x 12; get l1.position; animationKeys l1
    ACT-37: One change asks once
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1; set l1.delegate d1; tick; set l1.opacity 0.5; set l1.opacity 0.25
    ACT-38: Setting the value that is there already starts nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.position (50, 50); set l1.opacity 1; set l1.bounds (0, 0, 40, 40); set l1.transform identity; animationKeys l1
    ACT-39: An action is run with the key and the layer
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {opacity: x1}; tick; set l1.opacity 0.5
    ACT-40: An animation that is found is attached under the key
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set a1.duration 3; set l1.actions {opacity: a1}; set l1.opacity 0.5; animationKeys l1; get l1.animation(opacity).duration; get l1.animation(opacity).fromValue
    ACT-40: An animation without ends that is an action gets none of the changed property
    new l1; host l1; tick; new a1; set a1.keyPath "zPosition"; set l1.actions {opacity: a1}; set l1.opacity 0.5; get l1.animation(opacity).keyPath; get l1.animation(opacity).fromValue
    ACT-40 ACT-41: An animation of the changed property that is an action is attached as it is
    new l1; host l1; tick; new a1; set a1.keyPath "opacity"; set l1.actions {opacity: a1}; set l1.opacity 0.5; get l1.animation(opacity).fromValue; get l1.animation(opacity).toValue
    ACT-41: An animation that is found is copied and serves again
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; set a1.duration 3; new d1 {opacity: a1}; set l1.delegate d1; set l1.opacity 0.5; set a1.duration 9; get l1.animation(opacity).duration; set l1.opacity 0.25; get l1.animation(opacity).duration
    ACT-42: A custom action is run and nothing is added to it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {opacity: x1}; tick; set l1.opacity 0.5; animationKeys l1; tick; get l1.presentation.opacity
    ACT-43: Adding to a shown tree runs the action for ordering in and removing the one for out
    new l9; host l9; tick; new l1; set l1.actions {onOrderIn: x1, onOrderOut: x2}; tick; add l1 to l9; tick; remove l1
    ACT-44: Adding below a layer that is not shown orders nobody in until that layer is shown
    new l9; host l9; tick; new l2; new l1; set l1.actions {onOrderIn: x1}; tick; add l1 to l2; add l2 to l9
    ACT-45: A replacement looks up a transition at the layer above or at the one that comes
    new l9; host l9; set l9.actions {transition: x1}; new l1; add l1 to l9; tick; new l2; set l2.actions {transition: x1}; replace l1 in l9 with l2; tick
    ACT-46: An action for the sublayers is run when they change
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {sublayers: x1}; tick; new l2; add l2 to l1; tick
    ACT-47: A parent's delegate is not asked for a change of its sublayer
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new d1 {opacity: null}; set l9.delegate d1; set l1.opacity 0.5; animationKeys l1
    ACT-49: A key that nobody declares is searched like any other
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {myKey: x1}; tick; setValue l1 myKey 3
    ACT-49: A key that nobody declares is looked up in the actions
    new l1; set l1.actions {aKey: x1}; ask l1 aKey
    ACT-50: What an action changes on another layer is an ordinary change
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l9; tick; set l1.actions {opacity: x1}; react x1 run limit 1 [set l2.opacity 0.5]; set l1.opacity 0.25; get l2.opacity; animationKeys l2
    ACT-51: A class that finds the null object animates nothing and breaks nothing
    new k1 CALayer implementing [actionForKey]; hook k1 actionForKey position null; hook k1 actionForKey bounds null; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.frame (1, 2, 30, 40); animationKeys l1; get l1.frame
    ACT-53: Attaching a layer leaves no animation on it
    new l9; host l9; tick; new l1; add l1 to l9; tick; animationKeys l1
    ACT-54: The key of a built-in animation is there as soon as the change is
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set l1.opacity 0.5; animationKeys l1; commit
    ACT-55: A structure that is read, changed and written back animates as a whole
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 2; set l1.position (150, 50); animationKeys l1; get l1.animation(position).duration; commit
    ACT-56: An animation in the dictionary is found for a key that is no property
    new k1 CALayer; new l1 k1; new a1; set l1.actions {animation: a1}; ask l1 animation; classAction k1 animation
    """#
}
