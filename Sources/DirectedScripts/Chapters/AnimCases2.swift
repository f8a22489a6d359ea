// Written by '.ci/sources Sources' from Specs/corpus/anim.txt.
extension CorpusScripts {
  static let animCases2 = #"""
    ANIM-57: Members of a group are cut off and not squeezed
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 4; new a2 CAAnimationGroup; set a2.duration 2; set a2.animations [a1]; addAnimation a2 to l1 key g; tick; advance 1.9; get l1.presentation.zPosition; advance 0.2; tick; get l1.presentation.zPosition; animationKeys l1
    ANIM-57: An endless member of a group ends with the group
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.zPosition 40; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.repeatCount inf; new a2 CAAnimationGroup; set a2.duration 3; set a2.animations [a1]; addAnimation a2 to l1 key g; tick; advance 2.5; get l1.presentation.zPosition; advance 1; tick; get l1.presentation.zPosition; animationKeys l1
    ANIM-57 ANIM-59: A member that is cut off starts over in the next cycle of its group
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.duration 4; new a2 CAAnimationGroup; set a2.duration 2; set a2.repeatCount 2; set a2.animations [a1]; addAnimation a2 to l1 key g; tick; advance 2.5; get l1.presentation.zPosition
    ANIM-58: A member that is shorter than its group stops at its own end
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2 CAAnimationGroup; set a2.duration 2; set a2.animations [a1]; addAnimation a2 to l1 key g; tick; advance 0.5; get l1.presentation.zPosition; advance 1; get l1.presentation.zPosition
    ANIM-58: A shorter member leaves the model's value and not its own first one
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.zPosition 40; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2 CAAnimationGroup; set a2.duration 2; set a2.animations [a1]; addAnimation a2 to l1 key g; tick; advance 1.5; get l1.presentation.zPosition
    ANIM-58: A shorter member that fills forwards is held until its group ends
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.zPosition 40; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.fillMode "forwards"; set a1.removedOnCompletion false; new a2 CAAnimationGroup; set a2.duration 2; set a2.animations [a1]; addAnimation a2 to l1 key g; tick; advance 1.5; tick; get l1.presentation.zPosition; advance 1; tick; get l1.presentation.zPosition
    ANIM-59: The speed of a group is that of its members
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; new a2 CAAnimationGroup; set a2.duration 2; set a2.speed 2; set a2.animations [a1]; addAnimation a2 to l1 key g; tick; advance 0.5; get l1.presentation.zPosition
    ANIM-59: A group that repeats repeats its members
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2 CAAnimationGroup; set a2.duration 1; set a2.repeatCount 3; set a2.animations [a1]; addAnimation a2 to l1 key g; tick; advance 2.25; get l1.presentation.zPosition; advance 1; tick; animationKeys l1
    ANIM-59: A group that reverses runs its members backwards
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2 CAAnimationGroup; set a2.duration 2; set a2.autoreverses true; set a2.animations [a1]; addAnimation a2 to l1 key g; tick; advance 2.5; get l1.presentation.zPosition; advance 0.75; get l1.presentation.zPosition
    ANIM-59: A fast group ends sooner
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2 CAAnimationGroup; set a2.duration 2; set a2.speed 2; set a2.animations [a1]; addAnimation a2 to l1 key g; tick; advance 0.9; tick; animationKeys l1; advance 0.2; tick; animationKeys l1
    ANIM-60: A group is one animation under one key
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; new a2; set a2.keyPath "opacity"; set a2.fromValue 0; set a2.toValue 0.5; set a2.duration 2; new a3 CAAnimationGroup; set a3.duration 2; set a3.animations [a1, a2]; addAnimation a3 to l1 key g; tick; animationKeys l1; advance 1; get l1.presentation.zPosition; get l1.presentation.opacity; removeAnimation g from l1; tick; get l1.presentation.zPosition; get l1.presentation.opacity
    ANIM-60 ANIM-62: Within a group a later member hides an earlier one
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2; set a2.keyPath "zPosition"; set a2.fromValue 100; set a2.toValue 200; set a2.duration 1; new a3 CAAnimationGroup; set a3.duration 1; set a3.animations [a2, a1]; addAnimation a3 to l1 key g; tick; advance 0.5; get l1.presentation.zPosition
    ANIM-60: A group hides what was added before it and is hidden by what is added after it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2; set a2.keyPath "zPosition"; set a2.fromValue 100; set a2.toValue 200; set a2.duration 1; new a3 CAAnimationGroup; set a3.duration 1; set a3.animations [a2]; new l2; add l2 to l9; tick; addAnimation a1 to l1 key k; addAnimation a3 to l1 key g; addAnimation a3 to l2 key g; addAnimation a1 to l2 key k; tick; advance 0.5; get l1.presentation.zPosition; get l2.presentation.zPosition
    ANIM-60 ANIM-03: An animation under its key replaces all of a group
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.zPosition 40; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2; set a2.keyPath "cornerRadius"; set a2.fromValue 4; set a2.toValue 8; set a2.duration 1; new a3 CAAnimationGroup; set a3.duration 1; set a3.animations [a1, a2]; addAnimation a3 to l1 key g; tick; addAnimation a2 to l1 key g; tick; advance 0.5; get l1.presentation.zPosition; animationKeys l1
    ANIM-60: A group without members lasts as long as it says
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CAAnimationGroup; set a1.duration 1; set a1.animations []; set a1.delegate h1; addAnimation a1 to l1 key g; tick; advance 0.5; tick; animationKeys l1; advance 0.625; tick; animationKeys l1
    ANIM-61: The delegates of members hear nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; new a2 CAAnimationGroup; set a2.duration 1; set a2.animations [a1]; addAnimation a2 to l1 key g; tick; advance 1.125; tick
    ANIM-61: A member that is to stay does not keep its group
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.zPosition 40; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.removedOnCompletion false; set a1.fillMode "both"; new a2 CAAnimationGroup; set a2.duration 1; set a2.animations [a1]; addAnimation a2 to l1 key g; tick; advance 1.5; tick; animationKeys l1; get l1.presentation.zPosition
    ANIM-61: A member that ends early is told of neither there nor at its removal
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; new a2 CAAnimationGroup; set a2.duration 4; set a2.animations [a1]; addAnimation a2 to l1 key g; tick; advance 2; tick; removeAnimation g from l1; tick
    ANIM-62: Members of a group animate their paths as if each were alone
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; new a2; set a2.keyPath "position.x"; set a2.fromValue 0; set a2.toValue 40; set a2.duration 2; new a3 CAAnimationGroup; set a3.duration 2; set a3.animations [a1, a2]; addAnimation a3 to l1 key g; tick; advance 0.5; get l1.presentation.zPosition; get l1.presentation.position
    ANIM-62: Additive members of a group add to one another
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.zPosition 40; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.additive true; new a2; set a2.keyPath "zPosition"; set a2.fromValue 8; set a2.toValue 0; set a2.duration 1; set a2.additive true; new a3 CAAnimationGroup; set a3.duration 1; set a3.animations [a1, a2]; addAnimation a3 to l1 key g; tick; advance 0.25; get l1.presentation.zPosition
    ANIM-62: Key frames and springs in a group run as they do alone
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CAKeyframeAnimation; set a1.keyPath "cornerRadius"; set a1.values [0, 10, 30]; set a1.duration 1; new a2 CASpringAnimation; set a2.keyPath "zPosition"; set a2.fromValue 0; set a2.toValue 1; set a2.duration 2; new a3 CAAnimationGroup; set a3.duration 2; set a3.animations [a1, a2]; addAnimation a3 to l1 key g; tick; advance 0.125; get l1.presentation.cornerRadius; get l1.presentation.zPosition
    ANIM-63: A spring swings by its closed form and its own time
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CASpringAnimation; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.mass 1; set a1.stiffness 100; set a1.damping 10; set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.125; get l1.presentation.zPosition; advance 0.25; get l1.presentation.zPosition
    ANIM-63: A heavier spring swings more slowly
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CASpringAnimation; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.mass 4; set a1.stiffness 100; set a1.damping 16; set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition
    ANIM-63 ANIM-74: A fast spring swings by its own time
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CASpringAnimation; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.speed 2; set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.125; get l1.presentation.zPosition
    ANIM-63 ANIM-29: A spring between points swings in both coordinates
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CASpringAnimation; set a1.keyPath "position"; set a1.fromValue (0, 10); set a1.toValue (1, 0); set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.position
    ANIM-64: A critically damped spring does not swing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CASpringAnimation; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.mass 1; set a1.stiffness 100; set a1.damping 20; set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.1; get l1.presentation.zPosition
    ANIM-64: A critically damped spring with a velocity starts out faster
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CASpringAnimation; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.damping 20; set a1.initialVelocity 5; set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.1; get l1.presentation.zPosition
    ANIM-64: Critical damping depends on mass
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CASpringAnimation; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.mass 4; set a1.damping 40; set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.zPosition
    ANIM-66: A positive velocity of a spring leads to the target
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CASpringAnimation; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.mass 1; set a1.stiffness 100; set a1.damping 10; set a1.initialVelocity 5; set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.1; get l1.presentation.zPosition
    ANIM-66: A negative velocity of a spring leads away from the target first
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CASpringAnimation; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.initialVelocity -5; set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.05; get l1.presentation.zPosition
    ANIM-66: The velocity of a spring is in whole ways a second also where the way is long
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CASpringAnimation; set a1.keyPath "zPosition"; set a1.fromValue 300; set a1.toValue 100; set a1.initialVelocity 5; set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.1; get l1.presentation.zPosition
    ANIM-67: A spring has mass, stiffness, damping and no velocity
    new a1 CASpringAnimation; get a1.mass; get a1.stiffness; get a1.damping; get a1.initialVelocity
    ANIM-68: An under-damped spring settles by its formula
    new a1 CASpringAnimation; get a1.settlingDuration; set a1.damping 5; get a1.settlingDuration; set a1.damping 15; get a1.settlingDuration
    ANIM-68: The settling of a spring takes its mass into account
    new a1 CASpringAnimation; set a1.mass 4; set a1.damping 16; get a1.settlingDuration
    ANIM-68: A velocity that fits the damping leaves the envelope alone to settle
    new a1 CASpringAnimation; set a1.initialVelocity 5; get a1.settlingDuration
    ANIM-68: A high velocity makes a spring settle later and in either direction
    new a1 CASpringAnimation; set a1.initialVelocity 50; get a1.settlingDuration; set a1.initialVelocity -50; get a1.settlingDuration
    ANIM-69: A spring ends at its own duration and not when it settles
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CASpringAnimation; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.damping 5; set a1.duration 2; get a1.duration; addAnimation a1 to l1 key k; tick; advance 2.01; tick; exists l1.animation(k)
    ANIM-69 ANIM-19: A spring that is cut off is held where it was and not at its end
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CASpringAnimation; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.duration 0.25; set a1.fillMode "forwards"; set a1.removedOnCompletion false; addAnimation a1 to l1 key k; tick; advance 1; tick; get l1.presentation.zPosition
    ANIM-69: A spring without duration has none and is attached with the transaction's
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CASpringAnimation; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; get a1.duration; addAnimation a1 to l1 key k; tick; get l1.animation(k).duration; advance 0.26; tick; exists l1.animation(k)
    ANIM-69: A spring that has settled stays until its duration is over
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.zPosition 40; tick; new a1 CASpringAnimation; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.duration 6; addAnimation a1 to l1 key k; tick; advance 5; tick; animationKeys l1; get l1.presentation.zPosition
    ANIM-70: A transition is attached under its own key
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CATransition; set a1.duration 1; addAnimation a1 to l1 key x; animationKeys l1
    ANIM-70: A transition without a key is attached under its own key
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CATransition; set a1.duration 1; addAnimation a1 to l1; animationKeys l1; exists l1.animation(transition)
    ANIM-70: A second transition replaces the first whatever their keys
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CATransition; set a1.duration 1; set a1.delegate h1; new a2 CATransition; set a2.duration 2; addAnimation a1 to l1 key x; tick; advance 0.5; addAnimation a2 to l1 key y; animationKeys l1; get l1.animation(transition).duration; tick
    ANIM-70: A transition leaves the animation that stands under the key it was given
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key x; new a2 CATransition; set a2.duration 1; addAnimation a2 to l1 key x; tick; animationKeys l1; advance 0.5; get l1.presentation.zPosition
    ANIM-70 ANIM-10: A transition goes by its own key and not by the one it was given
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CATransition; set a1.duration 1; addAnimation a1 to l1 key x; tick; removeAnimation x from l1; animationKeys l1; removeAnimation transition from l1; animationKeys l1
    ANIM-71: A transition fades from zero to one
    new a1 CATransition; get a1.type; get a1.startProgress; get a1.endProgress
    ANIM-72: A transition changes no number that is shown
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CATransition; set a1.duration 1; addAnimation a1 to l1 key x; tick; advance 0.5; get l1.presentation.opacity; get l1.presentation.position; get l1.presentation.bounds
    ANIM-72: A transition that pushes moves nothing in numbers
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; set l2.position (5, 5); add l2 to l1; tick; new a1 CATransition; set a1.type "push"; set a1.subtype "fromRight"; set a1.duration 1; addAnimation a1 to l1; tick; advance 0.5; get l1.presentation.position; get l1.presentation.transform; get l2.presentation.position
    ANIM-73: An animation that began in the past is shown part-way
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.beginTime 98.5; addAnimation a1 to l1 key k; tick; get l1.presentation.zPosition
    ANIM-73: An animation that was over before it was added ends at once
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.zPosition 40; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.beginTime 95; set a1.delegate h1; addAnimation a1 to l1 key k; tick; animationKeys l1; get l1.presentation.zPosition
    ANIM-73 ANIM-16: An animation that was over before it was added is held if it stays and fills
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.zPosition 40; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.beginTime 95; set a1.fillMode "forwards"; set a1.removedOnCompletion false; addAnimation a1 to l1 key k; tick; get l1.presentation.zPosition
    ANIM-73 TIME-21: An endless animation that began in the past is in phase with its begin
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.beginTime 50.25; set a1.repeatCount inf; addAnimation a1 to l1 key k; tick; get l1.presentation.zPosition
    ANIM-74: A fast animation takes less time
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.speed 2; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition; advance 0.51; tick; exists l1.animation(k)
    ANIM-74: A slow animation takes more time
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.speed 0.25; set a1.delegate h1; addAnimation a1 to l1 key k; tick; advance 3; tick; get l1.presentation.zPosition; advance 1.01; tick
    ANIM-74: The speed of an animation does not shorten its delay
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.zPosition 40; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.speed 2; set a1.beginTime 101; addAnimation a1 to l1 key k; tick; advance 0.75; get l1.presentation.zPosition; advance 0.5; get l1.presentation.zPosition
    ANIM-75: An animation that was added before its layer was attached runs from the commit
    new l9; host l9; tick; new l1; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key k; add l1 to l9; tick; advance 0.5; get l1.presentation.zPosition
    ANIM-75: An animation may be added between the attaching of its layer and the commit
    new l9; host l9; tick; new l1; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; add l1 to l9; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition
    ANIM-75: An animation of a sublayer waits until its superlayer is attached
    new l9; host l9; tick; new l1; new l2; add l2 to l1; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l2 key k; add l1 to l9; tick; advance 0.5; get l2.presentation.zPosition
    ANIM-75 TIME-15: The time before its layer is committed does not count for an animation
    new l9; host l9; tick; new l1; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key k; advance 3; add l1 to l9; tick; advance 0.5; get l1.presentation.zPosition
    ANIM-76: A critically damped spring settles on a grid of tenths
    new a1 CASpringAnimation; set a1.mass 1; set a1.stiffness 986.9604401089358; set a1.damping 62.83185307179586; get a1.settlingDuration; set a1.stiffness 39.47841760435743; set a1.damping 12.566370614359172; get a1.settlingDuration
    ANIM-76: A heavier critical spring settles on a later tenth
    new a1 CASpringAnimation; set a1.damping 20; get a1.settlingDuration; set a1.mass 4; set a1.damping 40; get a1.settlingDuration
    ANIM-77: Settling does not depend on what is animated
    new a1 CASpringAnimation; set a1.fromValue 0; set a1.toValue 1000; set a1.duration 7; get a1.settlingDuration
    ANIM-78: Key frames, groups and transitions begin empty
    new a1 CAKeyframeAnimation; new a2 CAAnimationGroup; new a3 CATransition; get a1.values; get a1.keyTimes; get a1.timingFunctions; get a1.path; get a1.calculationMode; get a2.animations; get a3.subtype; get a3.filter
    ANIM-78 ANIM-20: Key frames and groups begin with the defaults of all animations
    new a1 CAKeyframeAnimation; new a2 CAAnimationGroup; new a3; get a1.keyPath; get a1.valueFunction; get a1.additive; get a1.cumulative; get a1.duration; get a1.removedOnCompletion; get a2.duration; get a2.removedOnCompletion; get a2.timingFunction; get a2.delegate; get a3.valueFunction
    ANIM-79: Value lists keep their order and a calculation mode its name
    new a1 CAKeyframeAnimation; set a1.values [3, 1, 2]; get a1.values; set a1.values nil; get a1.values; set a1.calculationMode "sideways"; get a1.calculationMode
    ANIM-79: A group keeps its members in their order and may lose them
    new a1; new a2; new a3 CAAnimationGroup; set a3.animations [a2, a1]; get a3.animations; set a3.animations nil; get a3.animations
    ANIM-80: A copy of an animation has the same values and a life of its own
    new a1; set a1.keyPath "zPosition"; set a1.toValue 5; set a1.duration 3; set a1.repeatCount 2; copy a1 as a2; get a2.duration; get a2.repeatCount; get a2.keyPath; get a2.toValue; set a2.duration 9; get a1.duration
    ANIM-80: A copy of a group has its duration and the same members
    new a1; new a2; new a3 CAAnimationGroup; set a3.duration 3; set a3.animations [a1, a2]; copy a3 as a4; get a4.duration; get a4.animations; set a3.animations [a1]; get a4.animations
    ANIM-80: A copy of an animation does not follow the original
    new a1; set a1.keyPath "zPosition"; set a1.toValue 5; set a1.duration 3; copy a1 as a2; set a1.keyPath "opacity"; set a1.toValue 9; set a1.duration 1; get a2.keyPath; get a2.toValue; get a2.duration
    ANIM-81: The progress of a transition is kept unchecked
    new a1 CATransition; set a1.startProgress 2; get a1.startProgress; set a1.endProgress -1; get a1.endProgress
    ANIM-82: Value functions have eleven names
    valueFunction "rotateZ"; valueFunction "translateX"; valueFunction "sideways"; valueFunction ""
    ANIM-82: Value functions are found by the other nine names
    valueFunction "rotateX"; valueFunction "rotateY"; valueFunction "scale"; valueFunction "scaleX"; valueFunction "scaleY"; valueFunction "scaleZ"; valueFunction "translate"; valueFunction "translateY"; valueFunction "translateZ"
    ANIM-82: There is no value function for turns about no axis or with other letters
    valueFunction "rotate"; valueFunction "RotateZ"
    ANIM-83: Keys change as soon as an animation is added or removed
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; addAnimation a1 to l1 key a; animationKeys l1; exists l1.animation(a); removeAllAnimations l1; animationKeys l1; removeAllAnimations l1; animationKeys l1; commit
    ANIM-83: A committed animation that is removed is not found from then on
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key a; addAnimation a1 to l1 key b; tick; begin; removeAnimation a from l1; animationKeys l1; exists l1.animation(a); exists l1.animation(b); commit
    ANIM-83: An animation that is removed before its commit and added again runs
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; addAnimation a1 to l1 key a; removeAllAnimations l1; addAnimation a1 to l1 key a; commit; tick; animationKeys l1; advance 0.5; get l1.presentation.zPosition
    ANIM-84: A layer outside any tree keeps its animations in order
    new l1; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key b; addAnimation a1 to l1 key a; animationKeys l1; exists l1.presentation
    ANIM-84 ANIM-03: On a layer outside any tree animations are replaced and removed as on any other
    new l1; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key a; addAnimation a1 to l1 key b; set a1.duration 3; addAnimation a1 to l1 key b; get l1.animation(b).duration; removeAnimation a from l1; animationKeys l1
    """#
}
