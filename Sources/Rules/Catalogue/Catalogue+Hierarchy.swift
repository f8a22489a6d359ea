extension Catalogue {
  /// Hierarchy: lists, superlayers, order, masks.
  static let hierarchy: [Rule] = [
    Rule(
      .tree(1),
      """
      A new layer has no superlayer and no sublayers (Apple: nil array). Observation normalises \
      nil and empty; an engine that can tell them apart and answers an empty list is reported, \
      weakly (TREE-42).
      """,
      [.documented("H"), .observed("GN#43 state.m"), .softlyObserved("FK")],
      check: "tree a empty, sup a none (T0)",
      fault: "self as superlayer"),
    Rule(
      .tree(2),
      "addSublayer appends at the end and sets superlayer.",
      [.documented("H"), .observed("GN#34, GN:geometry.m")],
      check: "add a,b,c: order a,b,c (T0)",
      fault: "prepends"),
    Rule(
      .tree(3),
      """
      A layer has at most one superlayer; adding it elsewhere removes it from the former \
      superlayer's list first.
      """,
      [.documented("H"), .softlyObserved("GN#34, GN:geometry.m")],
      check: "add to P then Q: gone from P (T0)",
      fault: "stays in both lists"),
    Rule(
      .tree(4),
      "Adding a layer again to the same superlayer moves it to the end and keeps the count.",
      [
        .softlyObserved("FK (adding twice leaves one)"),
        .inferred("from H for the move (a layer with a superlayer is first taken out)"),
      ],
      check: "[a,b,c], add a: [b,c,a] (T0)",
      fault: "duplicate entry or no move"),
    Rule(
      .tree(5),
      """
      insertSublayer:atIndex: i puts the layer at index i and shifts later ones up; nothing is \
      replaced.
      """,
      [.documented("H, REF"), .observed("GN:geometry.m")],
      check: "ins at 0 and at inner indices (T0); i = count lenient, see UL-14",
      fault: "overwrites element i"),
    Rule(
      .tree(6),
      """
      When the inserted layer already is a child of the receiver, it is removed before the index \
      is applied.
      """,
      [.inferred("from H (removal precedes insertion)")],
      check: "[a,b,c], ins a 1: [b,a,c] (T0); only indices valid after removal",
      fault: "index applied before removal"),
    Rule(
      .tree(7),
      "insert below S places the layer at S's index, directly before S.",
      [.observed("GN#34, GN:geometry.m"), .documented("H")],
      check: "(T0)",
      fault: "placed at index 0"),
    Rule(
      .tree(8),
      "insert above S places it directly after S.",
      [.observed("GN#34, GN:geometry.m"), .documented("H")],
      check: "(T0)",
      fault: "appended at end"),
    Rule(
      .tree(9),
      """
      below / above with a layer that is already a sibling moves it relative to S, count \
      unchanged.
      """,
      [.inferred("from H")],
      check: "[a,b,c], above a c: [b,c,a] (T0)",
      fault: "off by one after removal"),
    Rule(
      .tree(10),
      """
      insert below/above with a sibling that is not in the receiver's list is an error and leaves \
      both trees unchanged in the observable lists of the receiver.
      """,
      [
        .documented("REF:insertSublayer(_:above:), (_:below:) (raises an exception)"),
        .inferred("for the unchanged lists"),
      ],
      check: "err expected; receiver's list unchanged, severity minor (T0)",
      fault: "silently appends"),
    Rule(
      .tree(11),
      """
      replaceSublayer A with B: B takes A's index, B.superlayer = receiver, A.superlayer none, \
      other children untouched.
      """,
      [.documented("H"), .observed("GN#42 properties.m")],
      check: "[a,b], repl b c: [a,c] (T0)",
      fault: "B appended at end; A keeps superlayer"),
    Rule(
      .tree(12),
      "If B belongs to another layer it is removed from there first.",
      [.documented("G-TREE table 4-1")],
      check: "B in Q, repl in P: gone from Q (T0)",
      fault: "B in two lists"),
    Rule(
      .tree(13),
      """
      removeFromSuperlayer removes exactly the receiver, keeps the order of the rest, clears \
      superlayer.
      """,
      [.documented("H"), .observed("GN#34")],
      check: "(T0)",
      fault: "clears pointer but stays listed"),
    Rule(
      .tree(14),
      "removeFromSuperlayer on a root is a no-op.",
      [.inferred("arithmetic on the rules above")],
      check: "no error, tree unchanged (T0)",
      fault: "crash or error"),
    Rule(
      .tree(15),
      "Removing a subtree keeps its internal structure.",
      [.inferred("arithmetic on the rules above")],
      check: "remove, inspect, re-add (T0)",
      fault: "recursive removal"),
    Rule(
      .tree(16),
      """
      Setting sublayers to a list of free layers installs them in that order with superlayer set; \
      former children not in the list lose their superlayer.
      """,
      [.documented("H"), .softlyObserved("GN#34, GN#35 text")],
      check: "subs P [a,b]; then subs P [b]: a free (T0)",
      fault: "superlayer of old or new children not updated"),
    Rule(
      .tree(17),
      "Setting sublayers to nil/empty removes all children.",
      [.documented("S4"), .observed("GN#43 state.m")],
      check: "(T0)",
      fault: "leaves stale superlayers"),
    Rule(
      .tree(18),
      "After a wholesale set, addSublayer/insert still work.",
      [.observed("GN#76 layout.m")],
      check: "(T0)",
      fault: "immutable array stored"),
    Rule(
      .tree(19),
      "The list returned by sublayers is a snapshot: later changes do not alter it.",
      [.inferred("from copy attribute (H)")],
      check: """
        mk s = sublayers of P; change P; s unchanged; mut s: P unchanged (T0); capability \
        shared-arguments
        """,
      fault: "live mutable array leaked",
      needs: [.sharedArguments]),
    Rule(
      .tree(20),
      """
      superlayer is always consistent with the lists: C in P.sublayers iff C.superlayer = P, \
      except for masks.
      """,
      [.documented("H"), .inferred("arithmetic on the rules above")],
      check: "invariant after every command (T0)",
      fault: "dangling pointers after replace"),
    Rule(
      .tree(21),
      "No layer occurs twice in the whole forest (lists plus masks).",
      [.inferred("from TREE-03, TREE-33")],
      check: "invariant (T0)",
      fault: "duplicates after insert of an existing child"),
    Rule(
      .tree(22),
      """
      The layer graph never contains a cycle: an operation that would make a layer its own \
      ancestor (self-add included) must not succeed silently.
      """,
      [.softlyObserved("CRASH (CALayerInvalid, \"part of cycle\"), D implicit (a tree)")],
      check: """
        add C P where P is ancestor of C: err at the command or at the next commit; the sequence \
        ends there, nothing is asserted after it (UL-20)
        """,
      fault: "infinite recursion in conversions"),
    Rule(
      .tree(23),
      """
      Paint order of siblings: ascending zPosition; equal zPosition keeps sublayers order \
      (stable).
      """,
      [.documented("S4, G-TREE table 4-1")],
      check: """
        order P if the engine offers it, else top-most hit over fully overlapping siblings (T0)
        """,
      fault: "unstable sort; order by index only",
      needs: [.paintOrder]),
    Rule(
      .tree(24),
      "Changing zPosition never changes the sublayers array.",
      [.documented("G-TREE"), .inferred("arithmetic on the rules above")],
      check: "set z, tree unchanged (T0)",
      fault: "engine re-sorts the array"),
    Rule(
      .tree(25),
      """
      hitTest takes the point in the receiver's superlayer coordinates and returns the deepest \
      matching descendant or the receiver, else none.
      """,
      [.documented("H, REF:hitTest"), .observed("GN#41 hittest.m")],
      check: "(T0)",
      fault: "point taken in own coordinates"),
    Rule(
      .tree(26),
      """
      Among overlapping siblings the top-most is found first: later index first, and a higher \
      zPosition lifts a layer above later ones.
      """,
      [.observed("GN#41"), .documented("H (top-to-bottom); disputed by O3 LOCK, see section 14")],
      check: """
        equal z: (T0). Different z, two overlapping siblings: profile hit-z, default on, severity \
        minor (T0)
        """,
      fault: "forward iteration finds the bottom one"),
    Rule(
      .tree(27),
      """
      containsPoint tests the bounds rectangle in the layer's own coordinates, including \
      bounds.origin, half-open: min edges inside, max edges outside.
      """,
      [.documented("H, REF:contains"), .observed("GN#41")],
      check: "corner cases of bounds (0,0,100,100) and (10,10,100,100) (T0)",
      fault: "closed interval; frame used"),
    Rule(
      .tree(28),
      "A hidden sublayer, with everything below it, is passed over by hitTest.",
      [
        .observed("GN#41 (the layer)"),
        .inferred("for its subtree"),
        .documented("H hides sublayers too"),
      ],
      check: "(T0)",
      fault: "hidden parent, visible child still hit"),
    Rule(
      .tree(29),
      "A sublayer outside its superlayer's bounds can still be hit.",
      [.observed("GN#41"), .softlyObserved("LX")],
      check: "child at (150,150) of a 100x100 parent (T0)",
      fault: "parent bounds always prune"),
    Rule(
      .tree(30),
      """
      A layer with masksToBounds answers none for points outside its bounds, for itself and all \
      descendants, and also when it is the receiver itself.
      """,
      [.observed("GN#41 (the root masks: (150,150) gives none)"), .softlyObserved("LX")],
      check: "(T0)",
      fault: "masksToBounds ignored"),
    Rule(
      .tree(31),
      """
      hitTest honours transforms: the point is converted into each candidate's space (inside frame \
      but outside rotated bounds is a miss).
      """,
      [.inferred("from TREE-25/27, CONV-01")],
      check: "E33, E33b (T0 away from edges by 1e-3)",
      fault: "tests the frame rectangle"),
    Rule(
      .tree(32),
      "hitTest on a parentless layer interprets the point in the space of its frame.",
      [.observed("GN#41")],
      check: "lone layer (T0)",
      fault: "returns none for roots"),
    Rule(
      .tree(33),
      """
      Setting mask gives the mask layer the masked layer as superlayer without putting it in \
      sublayers; setting nil (or another mask) frees the old one.
      """,
      [.observed("GN#91 masking.m; XAM"), .documented("H")],
      check: "(T0)",
      fault: "mask appears in sublayers; superlayer none"),
    Rule(
      .tree(34),
      "removeFromSuperlayer on a mask clears the owner's mask property.",
      [.documented("H")],
      check: "mask P M; rm M: P.mask none (T0)",
      fault: "mask stays"),
    Rule(
      .tree(35),
      "A layer that already sits in a tree and is set as mask leaves its former list.",
      [.observed("GN#91; header calls it undefined (section 13)")],
      check: "profile mask-steal (T0)",
      fault: "two owners",
      profile: .maskSteal),
    Rule(
      .tree(36),
      "The mask layer is not a hitTest candidate as a sublayer.",
      [.inferred("from TREE-33 (not in sublayers)")],
      check: "mask over content: hit never returns M (T0)",
      fault: "mask returned"),
    Rule(
      .tree(37),
      "hidden, opacity, masksToBounds, mask changes never alter tree structure.",
      [.inferred("arithmetic on the rules above")],
      check: "(T0)",
      fault: "hidden removes from list"),
    Rule(
      .tree(38),
      """
      Tree operations keep all geometry values of the moved layer (position, bounds, frame, \
      transform) unchanged; nothing is converted to the new parent's space.
      """,
      [.inferred("from H (no such adjustment documented)")],
      check: "move between transformed parents; get (T0)",
      fault: "on-screen position preserved by rewriting position"),
    Rule(
      .tree(39),
      """
      sublayers order is exactly the order of operations, independent of zPosition, hidden and \
      opacity.
      """,
      [.documented("G-TREE")],
      check: "(T0)",
      fault: "see TREE-24"),
    Rule(
      .tree(40),
      """
      With a superlayer that is hidden or has opacity 0, sublayer property values are unchanged; \
      hiding is not inherited into stored values.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "get child.hidden/opacity (T0)",
      fault: "cascading writes"),
  ]
}
