import Rules

extension VariantCatalogue {
  /// Items that leave callbacks open, each with a script in which one does.
  static let openCalls: [(OpenItem, String)] = [
    (
      .animation(3),
      """
      new d1
      new l1 {delegate: d1}
      host l1
      tick
      set l1.position (1, 2)
      set l1.position (1, 2)
      set l1.frame (1, 2, 3, 4)
      """
    ),
    (
      .animation(4),
      """
      new k1 CALayer implementing [display]
      new l1 k1
      host l1
      set l1.bounds (0, 0, 4, 4)
      setNeedsDisplay l1
      begin
      set l1.opacity 0
      commit
      """
    ),
    (
      .animation(6),
      """
      new d1
      new l1 {delegate: d1}
      host l1
      tick
      new l2
      add l2 to l1
      set l2.hidden true
      """
    ),
    (
      .animation(7),
      """
      new l1
      host l1
      new a1 {keyPath: "zPosition", fromValue: 0, duration: 1, timeOffset: 0.5, delegate: h1}
      addAnimation a1 to l1 key j
      tick
      removeAnimation j from l1
      tick
      """
    ),
    (
      .animation(8),
      """
      new l1
      host l1
      new a1 {keyPath: "zPosition", duration: 2, toValue: 3, delegate: h1}
      addAnimation a1 to l1 key k
      set l1.speed -1
      tick
      removeAnimation k from l1
      tick
      """
    ),
    (
      .animation(9),
      """
      new l1
      host l1
      new a1 {keyPath: "zPosition", duration: 2, toValue: 3, repeatCount: 2, repeatDuration: 2, delegate: h1}
      addAnimation a1 to l1 key k
      tick
      addAnimation a1 to l1 key k
      tick
      """
    ),
    (
      .animation(18),
      """
      new l1
      host l1
      new a1 {keyPath: "zPosition", duration: 1, toValue: 1, removedOnCompletion: false, delegate: h1}
      addAnimation a1 to l1 key k
      tick
      advance 1.5
      tick
      removeAllAnimations l1
      tick
      """
    ),
    (
      .animation(27),
      """
      new l1
      host l1
      tick
      set l1.actions {name: x3}
      setValue l1 name "other"
      set l1.name "third"
      """
    ),
    (
      .animation(30),
      """
      set transaction.completionBlock b1
      set transaction.completionBlock b2
      tick
      """
    ),
    (
      .animation(37),
      """
      new l1
      host l1
      tick
      new a1 {keyPath: "zPosition", duration: 1, toValue: 1, delegate: h1}
      addAnimation a1 to l1 key k
      removeAnimation k from l1
      tick
      """
    ),
    (
      .animation(41),
      """
      new d1
      new l1 {delegate: d1}
      set l1.opacity 0.5
      set l1.position (1, 2)
      """
    ),
    (
      .animation(44),
      """
      new v1 backing l1
      host v1
      tick
      beginBlock animate duration 1 completion b1
      set l1.position (1, 2)
      endBlock
      tick
      begin
      advance 2
      tick
      commit
      tick
      """
    ),
    (
      .layers(5),
      """
      new k2 CALayer implementing [draw]
      new l2 k2
      set l2.bounds (0, 0, 0, nan)
      setNeedsDisplay l2
      displayIfNeeded l2
      """
    ),
    (
      .layers(39),
      """
      new k1 CALayer implementing [display]
      new l1 k1
      displayIfNeeded l1
      """
    ),
    (
      .layers(41),
      """
      new k1 CALayer implementing [display]
      new l1 k1
      setNeedsDisplay l1
      set l1.contents i2
      displayIfNeeded l1
      """
    ),
    (
      .layers(42),
      """
      new k1 CALayer implementing [draw]
      new l1 k1
      display l1
      """
    ),
    (
      .layers(45),
      """
      new k1 CALayer implementing [layoutSublayers]
      new l1
      new l2 k1
      new l3 k1
      set l1.sublayers [l2, l3]
      layoutIfNeeded l1
      setNeedsLayout l2
      setNeedsLayout l3
      layoutIfNeeded l2
      """
    ),
    (
      .layers(46),
      """
      new k1 CALayer implementing [layoutSublayers]
      new l2 k1
      new l3 k1
      add l3 to l2
      react k1 layoutSublayers limit 2 [setNeedsLayout l3]
      layoutIfNeeded l2
      layoutIfNeeded l2
      """
    ),
    (
      .layers(47),
      """
      new k1 CALayer implementing [layoutSublayers]
      new l2 k1
      set l2.frame (-61.5, 64, 63, 8.5)
      tick
      """
    ),
    (
      .beyondReference,
      """
      new d1
      new l1 {delegate: d1}
      host l1
      tick
      set l1.opacity 0.5
      set l1.zPosition 3
      """
    ),
  ]
}
