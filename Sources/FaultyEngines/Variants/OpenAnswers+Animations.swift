import Rules

extension VariantCatalogue {
  /// Items about actions and animations that leave answers open, each with a script in which one does.
  static let openAnimationAnswers: [(OpenItem, String)] = [
    (
      .animation(1),
      """
      commit
      """
    ),
    (
      .animation(4),
      """
      new v1 backing l3
      host v1
      tick
      beginBlock pop duration 1
      set l3.opacity 0.5
      endBlock
      get l3.presentation.opacity
      """
    ),
    (
      .animation(5),
      """
      new l1 {actions: {opacity: x1}}
      host l1
      tick
      react x1 run limit 9 [set l1.zPosition 3]
      set l1.opacity 0.5
      get l1.zPosition
      """
    ),
    (
      .animation(7),
      """
      new l1
      host l1
      new a1 {keyPath: "zPosition", duration: 2, fromValue: 0, toValue: 4, timeOffset: 0.5}
      addAnimation a1 to l1 key k
      tick
      get l1.presentation.zPosition
      """
    ),
    (
      .animation(8),
      """
      new l1
      new l2
      set l2.speed 0
      convertTime 5 from l2 to l1
      """
    ),
    (
      .animation(9),
      """
      new l1
      host l1
      new a1 {keyPath: "zPosition", duration: 2, fromValue: 0, toValue: 4, repeatCount: 2, repeatDuration: 1}
      addAnimation a1 to l1 key k
      tick
      get l1.presentation.zPosition
      """
    ),
    (
      .animation(10),
      """
      new l1
      host l1
      new a1 {keyPath: "zPosition", duration: 1, fromValue: 0, toValue: 1, byValue: 2}
      addAnimation a1 to l1 key k
      tick
      get l1.presentation.zPosition
      """
    ),
    (
      .animation(11),
      """
      new l1
      host l1
      tick
      set l1.position (7, 0)
      get l1.animation(position).fillMode
      """
    ),
    (
      .animation(12),
      """
      new l1
      host l1
      new a1 {keyPath: "zPosition", duration: 1, fillMode: "both", removedOnCompletion: false}
      addAnimation a1 to l1 key k
      tick
      advance 0.5
      get l1.presentation.zPosition
      """
    ),
    (
      .animation(13),
      """
      new l1
      host l1
      new a1 {keyPath: "hidden", duration: 2, fromValue: false, toValue: true}
      addAnimation a1 to l1 key k
      tick
      advance 0.5
      get l1.presentation.hidden
      """
    ),
    (
      .animation(14),
      """
      new l1
      host l1
      new a1 {keyPath: "backgroundColor", duration: 2, fromValue: rgba(0, 0, 0, 1), toValue: rgba(1, 0, 0, 0.5)}
      addAnimation a1 to l1 key k
      tick
      advance 0.5
      get l1.presentation.backgroundColor
      """
    ),
    (
      .animation(15),
      """
      new l1
      host l1
      new a1 CAKeyframeAnimation {keyPath: "cornerRadius", values: [8, 8, 8, 0.5], calculationMode: "cubic", duration: 2}
      addAnimation a1 to l1 key k
      tick
      advance 0.25
      get l1.presentation.cornerRadius
      """
    ),
    (
      .animation(16),
      """
      new l1
      host l1
      new a1 CAKeyframeAnimation {keyPath: "zPosition", values: [0, 1, 2], keyTimes: [0, 1], duration: 2}
      addAnimation a1 to l1 key k
      tick
      advance 0.25
      get l1.presentation.zPosition
      """
    ),
    (
      .animation(17),
      """
      new l1
      host l1
      new a1 {keyPath: "transform", duration: 4, fromValue: identity, toValue: scale(-1, -1, 1)}
      addAnimation a1 to l1 key k
      tick
      advance 0.5
      get l1.presentation.transform
      """
    ),
    (
      .animation(21),
      """
      new v1 backing l1
      host v1
      tick
      beginBlock animate duration 1
      beginBlock animate duration 1 delay 0.5
      set l1.opacity 0
      endBlock
      endBlock
      get l1.animation(opacity).duration
      """
    ),
    (
      .animation(22),
      """
      new v1 backing l1
      host v1
      tick
      beginBlock animate duration 4 autoreverse
      set l1.opacity 0
      endBlock
      get l1.animation(opacity).duration
      """
    ),
    (
      .animation(24),
      """
      new l1
      host l1
      new a1 {keyPath: "transform", duration: 2, additive: true, fromValue: scale(2, 1, 1), toValue: scale(1, 3, 1)}
      set l1.transform planar(0.6, 0.8, -0.8, 0.6, 0, 0)
      addAnimation a1 to l1 key k
      tick
      advance 0.5
      get l1.presentation.transform
      """
    ),
    (
      .animation(27),
      """
      new l1
      host l1
      tick
      set l1.doubleSided false
      ask l1 hidden
      exists l1.animation(doubleSided)
      """
    ),
    (
      .animation(28),
      """
      new l1
      host l1
      tick
      set transaction.animationDuration 0
      set l1.position (1, 2)
      get l1.animation(position).duration
      """
    ),
    (
      .animation(30),
      """
      new l1
      host l1
      new a1 {keyPath: "zPosition", fromValue: 0, byValue: 1}
      addAnimation a1 to l1 key k
      tick
      get l1.presentation.zPosition
      """
    ),
    (
      .animation(33),
      """
      new l1
      host l1
      new a1 {keyPath: "zPosition", fromValue: 0, toValue: 4}
      new a2 CAAnimationGroup {animations: [a1], duration: 2}
      addAnimation a2 to l1 key k
      tick
      advance 0.5
      get l1.presentation.zPosition
      """
    ),
    (
      .animation(34),
      """
      new l1
      host l1
      new a1 {keyPath: "zPosition", duration: 1, fromValue: 2, toValue: 4, cumulative: true, repeatCount: 3}
      addAnimation a1 to l1 key k
      tick
      advance 1.5
      get l1.presentation.zPosition
      """
    ),
    (
      .animation(35),
      """
      new l1
      set l1.transform planar(0.5, 0.5, 1, -1, -2, -29.5)
      host l1
      new a1 {keyPath: "transform.scale", duration: 2, fromValue: 1, toValue: 2}
      addAnimation a1 to l1 key k
      tick
      advance 0.5
      get l1.presentation.transform
      """
    ),
    (
      .animation(36),
      """
      new l1
      host l1
      new a1 CASpringAnimation {keyPath: "zPosition", fromValue: 0, toValue: 1, damping: 40, duration: 2}
      addAnimation a1 to l1 key k
      tick
      advance 0.5
      get l1.presentation.zPosition
      """
    ),
    (
      .animation(41),
      """
      new l1
      new l2
      add l1 to l2
      host l2
      tick
      set l1.actions {position: x1}
      remove l1
      set l1.position (1, 2)
      exists l1.animation(position)
      ask l1 position
      """
    ),
    (
      .animation(43),
      """
      new l1
      new a1 {keyPath: "position", duration: 1, toValue: (0, 2.5)}
      addAnimation a1 to l1 key k
      tick
      exists l1.animation(k)
      """
    ),
    (
      .animation(42),
      """
      new l1
      host l1
      new a1 {keyPath: "zPosition", duration: 4, fromValue: 0, toValue: 4}
      new a2 CAAnimationGroup {animations: [a1], duration: 4}
      addAnimation a2 to l1 key k
      set a1.toValue 8
      tick
      advance 1
      get l1.presentation.zPosition
      """
    ),
    (
      .animation(45),
      """
      new l1
      host l1
      react h1 start limit 1 [set l1.name "begun"]
      new a1 {keyPath: "opacity", fromValue: 0, duration: 1, delegate: h1}
      addAnimation a1 to l1 key fade
      tick
      advance 0.5
      set l1.opacity 0.5
      """
    ),
    (
      .animation(46),
      """
      new l1
      host l1
      tick
      begin
      advance 2
      get l1.presentation.position
      commit
      """
    ),
    (
      .animation(47),
      """
      new l1
      host l1
      new a1 {keyPath: "zPosition", duration: 1, fromValue: 0, toValue: 4, fillMode: "both"}
      addAnimation a1 to l1 key k
      tick
      advance 2
      get l1.presentation.zPosition
      """
    ),
    (
      .beyondReference,
      """
      new l1 {frame: (0, 0, 10, 10)}
      set l1.contentsFormat "other"
      get l1.contentsFormat
      """
    ),
  ]
}
