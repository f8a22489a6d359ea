extension Catalogue {
  /// Events of the hierarchy, searches of classes and of keys that are no properties, actions that act.
  static let orderEvents: [Rule] = [
    Rule(
      .act(43),
      """
      Adding a layer to a committed, visible tree asks for onOrderIn; removing it asks \
      for onOrderOut.
      """,
      [.documented("H-Layer, G-Act, G09 (also via hidden in G09)")],
      check: """
        dictionary with tagged custom actions: add under root, tick: run(in); remove: \
        run(out). E on presence, order vs other keys not asserted
        """,
      fault: "events never posted"),
    Rule(
      .act(44),
      """
      Adding to a parent that is not in a visible tree asks for no onOrderIn; it is \
      asked when the ancestor becomes part of the tree.
      """,
      [
        .documented(
          """
          H-Layer (visible means superlayer becomes visible or added to a visible layer)
          """)
      ],
      check: "new P,L; add L to P: no run; attach P to root: run(in) for L. E",
      fault: "posted on every add"),
    Rule(
      .act(45),
      """
      replaceSublayer:with: in a visible tree uses the event transition.
      """,
      [.documented("G09, G-Act")],
      check: """
        tagged action for transition on the parent/new layer is asked; accept either \
        receiver. E on presence
        """,
      fault: "replaced by remove + add events only"),
    Rule(
      .act(46),
      """
      An action for the sublayers key is looked up when the sublayer list changes.
      """,
      [.documented("G-B (sublayers has a default animation), H-Layer")],
      check: "dictionary action for sublayers: add a child: run. E",
      fault: "tree edits bypass the search"),
    Rule(
      .act(47),
      """
      Action look-ups are per layer: a parent's delegate is not asked for a child's \
      change.
      """,
      [
        .inferred("arithmetic on the rules above"),
        .observed("MM-h (sublayer animates inside a view's tree)"),
      ],
      check: "parent delegate NSNull, child none: child animates. E",
      fault: "delegate inherited down the tree"),
    Rule(
      .act(48),
      """
      A forwarding delegate, which answers with another object's answer, gives the child exactly \
      the behaviour of what it forwards to: none outside a block, block timing inside.
      """,
      [.inferred("composition of ACT-03 and VIEW-01, VIEW-02; S0/S1")],
      check: "VIEW-30",
      fault: "forwarder result cached"),
    Rule(
      .act(49),
      """
      Custom properties (undefined keys set through KVC) are searched like built-in ones.
      """,
      [.documented("G-Act (custom properties)")],
      check: "set L myKey 3 with dictionary action: run. E",
      fault: "only known keys searched"),
    Rule(
      .act(50),
      """
      During the run of an action, other layers' changes made by the action are ordinary \
      changes in the same transaction.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "custom action sets M.opacity: M gets its own query and animation. E",
      fault: "re-entrancy guard swallows nested changes"),
    Rule(
      .act(51),
      """
      A subclass override of the search that answers the null object itself is harmless: \
      no animation, no error.
      """,
      [.observed("CU (class-swapped override)")],
      check: "override null, set frame: keys nil, m new. E",
      fault: "null object invoked as an action"),
    Rule(
      .act(52),
      """
      A frame change that needs both animations attaches position before bounds.
      """,
      [.observed("CU (keys were position, bounds)")],
      check: "set frame with both size and place changed: order of keys. Report-only",
      fault: "bounds attached before position",
      standing: .unchecked("one suite alone shows the order")),
    Rule(
      .act(53),
      """
      Attaching a layer to a committed tree and committing leaves no animation on the \
      attached layer when nothing is installed.
      """,
      [
        .observed(
          """
          MM-h, CU (keys nil on the attached, flushed layer after a change with actions \
          disabled)
          """)
      ],
      check: "ready P; new L; add P L; tick; keys(L) = nil. E",
      fault: "built-in fade for onOrderIn"),
    Rule(
      .act(54),
      """
      The key of an implicit animation is listed as soon as the setter returns, inside the \
      open transaction.
      """,
      [.observed("MM-h, CU, CT (queried without a turn)")],
      check: "ready L; [ set opacity .5; keys(L)=[opacity] ]. E",
      fault: "added at commit"),
    Rule(
      .act(55),
      """
      Reading bounds or position, changing one field and writing it back animates under \
      the property's name with the transaction's duration: keys [bounds], [position]. (For \
      writes through a key path only \"at least one animation, not additive\" is recorded, \
      MM-q: ACT-36 stays as it is.)
      """,
      [.observed("CT (bounds.size, position.x, position.y written in Swift)")],
      check: """
        [ txn dur 2; set L position (150, old y) ]: key position, duration 2; same for \
        bounds. E
        """,
      fault: "key \"bounds.size\""),
    Rule(
      .act(56),
      """
      An animation object stored in actions is what the search returns on a subclass \
      instance without overrides, also for keys that are no properties.
      """,
      [.observed("XAM (LayerTest, CAActionTest)")],
      check: "actions {animation: A}; ask animation = A; class default nil. E",
      fault: "only known keys"),
  ]
}
