extension Catalogue {
  /// VIEW: a view as the delegate of its layer, forwarders, and what the two share.
  static let views: [Rule] = [
    Rule(
      .view(1),
      """
      Outside any block the view answers NSNull for every key its layer asks.
      """,
      [.observed("S3 (log), MM-u (18 key paths, no animation), KB"), .documented("G-Anim")],
      check: "`view V`; ask the view for position: null; `set`: no keys. E",
      fault: "returns nil, every view change animates"),
    Rule(
      .view(2),
      """
      Inside a block it answers an action for the properties UIKit animates.
      """,
      [.observed("S3 (basic animation), MM-u")],
      check: "in `blk{1}`: answer is neither nil nor null. E",
      fault: "still null"),
    Rule(
      .view(3),
      """
      After the block returns the answer is NSNull again, although animations are running.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "blk then `set`: no new key. E",
      fault: "block state leaks"),
    Rule(
      .view(4),
      """
      The block's body runs synchronously, exactly once, before the call returns.
      """,
      [.observed("stackoverflow 11467188"), .documented("VPG")],
      check: "log order. E",
      fault: "deferred"),
    Rule(
      .view(5),
      "Model values inside and after the block are the new ones at once.",
      [.documented("VPG, G-Anim")],
      check: "m = new. T9",
      fault: "model interpolated"),
    Rule(
      .view(6),
      """
      Animated in a block: bounds, position, transform (and their sub-paths), opacity, \
      backgroundColor; from iOS 11 also cornerRadius and anchorPoint, from iOS 13 \
      shadowOpacity (comment only: report, do not assert).
      """,
      [.observed("MM-u")],
      check: """
        per property: keys non-empty. E for the first five; the rest by declared version \
        (M8)
        """,
      fault: "a property of the list jumps to its new value"),
    Rule(
      .view(7),
      """
      Not animated in a block on a backing layer: borderWidth, borderColor, shadowColor, \
      shadowOffset, shadowRadius, strokeStart, strokeEnd, zPosition.
      """,
      [
        .observed(
          """
          MM-u. **Against** the plain reading of G-Anim that blocks re-enable layer animations
          """)
      ],
      check: "keys empty. E, profile of the declared UIKit version (M8)",
      fault: "all CALayer-animatable properties animate"),
    Rule(
      .view(8),
      """
      A standalone layer inside the view tree has no view delegate and keeps ordinary \
      implicit animation outside blocks.
      """,
      [.documented("S3, S4"), .observed("MM-h, KB")],
      check: "child layer `set opacity`: animates .25. E",
      fault: "view's NSNull applied to sublayers"),
    Rule(
      .view(9),
      """
      A standalone layer changed inside a block animates with the transaction's duration \
      (0.25), not the block's.
      """,
      [.observed("MM-h")],
      check: "`blk{.5}{ set child opacity }`: duration .25. T9",
      fault: "block duration used"),
    Rule(
      .view(10),
      """
      For a standalone layer the CATransaction duration wins over the block's, both when \
      the transaction is inside and when it is outside the block.
      """,
      [.observed("MM-h (two tests)")],
      check: ".2 in both arrangements. T9",
      fault: "innermost wins"),
    Rule(
      .view(11),
      """
      disableActions in force (inside or around the block) suppresses a standalone layer's \
      animation.
      """,
      [.observed("MM-h (two tests)")],
      check: "keys nil. E",
      fault: "block re-enables"),
    Rule(
      .view(12),
      """
      disableActions in force also suppresses view-layer animations in a block: the view \
      is not asked.
      """,
      [.inferred("ACT-21")],
      check: """
        view-backed layer under disableActions: `[disable yes; blk{1}{set position}]`: keys \
        nil. E; report-only
        """,
      fault: "block overrides",
      standing: .reportOnly("inferred from ACT-21")),
    Rule(
      .view(30),
      """
      Forwarder (seed 001): a standalone layer whose delegate passes the query to a view \
      animates only inside blocks, with the block's parameters, and is still outside them.
      """,
      [.inferred("composition of ACT-03, VIEW-01, VIEW-02; S0/S1")],
      check: """
        outside: no key; `blk{.5}`: duration .5 (not .25), outside again: none. E
        """,
      fault: "own 0.25 animation added besides"),
    Rule(
      .view(31),
      """
      Forwarder whose view is gone answers nil, so ordinary implicit animation returns.
      """,
      [.inferred("a message to a dead weak reference yields nil; ACT-03")],
      check: "drop view, `set`: .25 animation. E",
      fault: "stays NSNull"),
    Rule(
      .view(32),
      """
      The view answers for the layer passed in; it does not confuse two forwarded layers.
      """,
      [.inferred("S0/S1")],
      check: "two layers, one block: each own from value. T9",
      fault: "keyed by view only"),
    Rule(
      .view(33),
      """
      The backing layer is an instance of the class the view class names, and its delegate \
      is the view.
      """,
      [.documented("S3, S4, D:layerClass")],
      check: "class name, delegate identity. E",
      fault: "plain layer"),
    Rule(
      .view(34),
      """
      A backing-layer subclass may override the action search: returning its own animation \
      for path inside a block animates path with the timing fields it copied (seed 002).
      """,
      [.inferred("S2 (seed code), ACT-18")],
      check: """
        `blk{.5}{set bounds}` on such a view: keys include path, duration .5, from = old \
        path. E
        """,
      fault: "path jumps"),
    Rule(
      .view(35),
      """
      The same override outside a block finds no action for backgroundColor and adds \
      nothing for path.
      """,
      [.inferred("S2, VIEW-01")],
      check: "keys nil. E",
      fault: "path animates alone"),
    Rule(
      .view(36),
      """
      Its probe of backgroundColor keeps working under view8 because that key stays \
      absolute; a probe of bounds would not yield a basic animation.
      """,
      [.inferred("MM-u (VIEW-15/16)")],
      check: "informational; adapter test of the seed",
      fault: "the probe asks for bounds and gets an additive animation",
      standing: .reportOnly("about the system of a seed, not about engines")),
    Rule(
      .view(49),
      """
      View properties are the layer's: alpha/opacity, center/position, frame, bounds, \
      backgroundColor, hidden, transform read the same through both.
      """,
      [.documented("G-Anim, S3, S4")],
      check: "set one side, read the other. T6",
      fault: "two copies"),
    Rule(
      .view(50),
      """
      Explicit animations added to a backing layer work outside blocks (they need no \
      action).
      """,
      [.inferred("S3 (usage)")],
      check: "`add` on V.layer: animates. T6",
      fault: "NSNull also blocks adds"),
    Rule(
      .view(57),
      """
      convert(_, to/from: nil) on a view without a window returns the point.
      """,
      [.observed("FK +convert")],
      check: "`new V`, frame origin not 0: convert to and from nil. E",
      fault: "frame origin added"),
    Rule(
      .view(58),
      """
      insertSubview below/above a view that is no subview appends it, in subviews and \
      sublayers, without error.
      """,
      [.observed("FK +subviews (view level only; TREE-10 stays for layers)")],
      check: "insert, read both lists. E",
      fault: "error"),
    Rule(
      .view(59),
      """
      Plain layers between views keep their place: A, layer X; insert B above A gives \
      sublayers [A,B,X]; B below A [B,A,X]; X, A; B below A [X,B,A]; A, X, B; C below B \
      [A,X,C,B]; the subviews list holds the views only.
      """,
      [.observed("FK +subviews")],
      check: "sublayers and subviews after each insertion. E",
      fault: "subview index used as sublayer index"),
    Rule(
      .view(60),
      """
      didMoveToSuperview runs on adding and on removing, and the layer's superlayer is \
      already the new one inside it.
      """,
      [.observed("FK +didMoveToSuperView")],
      check: "log the call and the superlayer read in it. E",
      fault: "called before the move"),
  ]
}
