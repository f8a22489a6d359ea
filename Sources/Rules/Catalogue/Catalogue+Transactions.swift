extension Catalogue {
  /// Transactions: nesting, inheritance, and what a commit publishes.
  static let transactions: [Rule] = [
    Rule(
      .txn(1),
      "Outside any begin the readable defaults are duration 0.25, disableActions false.",
      [.documented("H-Txn"), .observed("GS-txn hard")],
      check: "read both before anything. T9",
      fault: "zero duration when no transaction is open"),
    Rule(
      .txn(2),
      "The default timing function is nil.",
      [.documented("H-Txn"), .softlyObserved("GS-txn hopeful")],
      check: "read = nil. E",
      fault: "returns the default curve object"),
    Rule(
      .txn(3),
      """
      A fresh explicit transaction at top level starts from the same defaults when no implicit \
      transaction is open.
      """,
      [.observed("GS-txn hard")],
      check: "tick [ read ] = .25 / false. T9",
      fault: "values leak from an earlier transaction"),
    Rule(
      .txn(4),
      "A nested transaction reads the values of the enclosing one until it sets its own.",
      [.documented("H-Txn (nested data scope)"), .softlyObserved("GS-txn hopeful")],
      check: """
        [ txn dur 1; [ read ] ] = 1; same for disableActions, timing function, custom key. T9
        """,
      fault: "inner level reset to defaults"),
    Rule(
      .txn(5),
      """
      Setting a value writes the innermost scope only; after the inner commit the outer value is \
      back.
      """,
      [.documented("H-Txn"), .observed("GS-txn hard")],
      check: "[ dur 1; [ dur 2; read=2 ]; read=1 ]. T9",
      fault: "inner write visible outside"),
    Rule(
      .txn(6),
      "Depth is unlimited for practical purposes: the rule holds at any nesting depth.",
      [.inferred("arithmetic on the rules above")],
      check: "random begin/set/commit sequences against a stack model, depth up to 16. T9",
      fault: "single saved slot instead of a stack"),
    Rule(
      .txn(7),
      """
      A value set to false/zero/nil in the inner scope overrides a true/non-zero outer one while \
      the inner is open.
      """,
      [.documented("H-Txn (innermost scope that has set it)")],
      check: "[ disable yes; [ disable no; set opacity ] ] on a committed layer animates. E",
      fault: "inner or outer logic"),
    Rule(
      .txn(8),
      "Unset arbitrary keys read as nil and never raise.",
      [.softlyObserved("GS-txn hopeful"), .documented("H-Txn")],
      check: "read aKey = nil. E",
      fault: "exception"),
    Rule(
      .txn(9),
      "Arbitrary keys round-trip within a scope and follow the same nesting.",
      [.documented("H-Txn"), .softlyObserved("GS-txn hopeful")],
      check: "[ txn k 5; [ read=5; txn k 6 ]; read=5 ]; read=nil. E",
      fault: "global dictionary"),
    Rule(
      .txn(10),
      """
      Accessors and key-value access name the same slots: animationDuration, disableActions, \
      animationTimingFunction (and completionBlock).
      """,
      [
        .documented("H-Txn"),
        .observed("GS-txn hard (both directions for the first two), GS-const names"),
      ],
      check: "set one way, read the other. T9",
      fault: "two stores"),
    Rule(
      .txn(11),
      """
      Changing a layer without an open transaction opens an implicit one, which commits at the end \
      of the current run-loop turn.
      """,
      [.documented("H-Txn")],
      check: "ready L; set opacity .5; p = 1; tick; p now animates. E",
      fault: "applied at once, or never without explicit commit"),
    Rule(
      .txn(12),
      """
      All changes of one turn belong to the same implicit transaction and become visible together.
      """,
      [.documented("H-Txn (atomic), G-Anim")],
      check: "tick; txn disableActions yes; set A; set B; set C: p all old; tick: p all new. T9",
      fault: "per-property commit"),
    Rule(
      .txn(13),
      "Model getters show a change immediately, before any commit.",
      [.documented("G-Anim")],
      check: "[ set; m ] = new. T9",
      fault: "model reads deferred too"),
    Rule(
      .txn(14),
      "Presentation values show nothing of a change until the outermost transaction commits.",
      [.documented("H-Layer (state at the start of the current transaction), G-Adv")],
      check: "[ disable yes; set opacity .5; p = 1 ]; p = .5. T9",
      fault: "presentation aliased to model"),
    Rule(
      .txn(15),
      "Committing an inner transaction publishes nothing while an outer one is open.",
      [.documented("G-Adv")],
      check: "[ [ disable yes; set opacity .5 ]; p = 1 ]; p = .5. T9",
      fault: "publishes at any commit"),
    Rule(
      .txn(16),
      """
      Animations started in nested transactions all begin at the outermost commit, at its clock \
      time.
      """,
      [
        .documented("G-Adv"),
        .observed("CT (equal begin times of two animations added in one turn)"),
      ],
      check: """
        [ set position; advance .1; set opacity ] tick: anim(position) beginTime = anim(opacity) \
        beginTime = local time of the commit; capability anim.beginTime, skip without a separate \
        advance. T9
        """,
      fault: "begin time taken at the set",
      needs: [.animationBeginTime]),
    Rule(
      .txn(17),
      "Each change uses the parameters in force at the moment of that change, not those at commit.",
      [.documented("G-Adv listing 5-7"), .inferred("arithmetic on the rules above")],
      check: "[ dur 2; set position; [ dur 5; set zPosition ] ]: durations 2 and 5. T9",
      fault: "one duration per outermost transaction"),
    Rule(
      .txn(18),
      """
      Changing the duration after a change, within the same scope, does not alter that earlier \
      animation.
      """,
      [.inferred("(TXN-17)")],
      check: "[ dur 2; set position; dur 5; set opacity ]: 2 and 5. T9",
      fault: "parameters read at commit"),
    Rule(
      .txn(19),
      "disableActions set after a change does not cancel the animation of the earlier change.",
      [.inferred("(TXN-17, ACT-21)")],
      check: "[ set position; disable yes; set opacity ]: keys = {position}. E",
      fault: "flag evaluated at commit"),
    Rule(
      .txn(20),
      "disableActions ends with its scope.",
      [.observed("GS-txn hard"), .documented("H-Txn")],
      check: "[ disable yes; set ]; [ set other ]: second animates. E",
      fault: "sticky flag"),
    Rule(
      .txn(21),
      "disableActions does not remove or shorten animations already attached.",
      [.inferred("arithmetic on the rules above")],
      check: """
        running animation, then [disable yes; set k]: keys still has it, p still animating (from/to \
        explicit). T4
        """,
      fault: "clears animations of the key"),
    Rule(
      .txn(22),
      """
      A non-nil animationTimingFunction becomes the timingFunction of every animation added in \
      that scope, explicit ones included.
      """,
      [.documented("H-Txn")],
      check: """
        [ txn timing easeIn; add L a {zPosition 0 to 10, no own timing function, D=1} ]: p at .5 = \
        3.15357. T3. Asserted for animations without one of their own; overwriting an own one: \
        report-only
        """,
      fault: "only implicit animations"),
    Rule(
      .txn(23),
      """
      A transaction's animationDuration is used for an added animation whose duration is zero or \
      negative, and not for one with a positive duration.
      """,
      [.documented("H-Layer")],
      check: """
        [ dur 2; add a {from .25 to .75, dur 0}; add b {from .25 to .75, dur 3} ]: 2 and 3. T9
        """,
      fault: "transaction duration overrides explicit duration"),
    Rule(
      .txn(24),
      "flush commits an open implicit transaction at once.",
      [.documented("H-Txn"), .observed("MM set-up relies on it")],
      check: "set (no tick), flush: p present / layer counts as committed. E",
      fault: "no-op"),
    Rule(
      .txn(25),
      """
      flush inside an explicit transaction publishes nothing until the explicit ones have \
      completed.
      """,
      [.documented("H-Txn")],
      check: "tick; [ disable yes; set; flush; p = old ]; tick; p = new. T9",
      fault: "flush breaks atomicity"),
    Rule(
      .txn(26),
      """
      If an implicit transaction is open, an explicit begin…commit nests inside it, so its changes \
      are published with the implicit one.
      """,
      [.inferred("from H-Txn flush text (explicit nested in implicit)")],
      check: """
        set A (implicit), [disable yes; set B]: p(B) old; tick: new. T9; report-only by default (see \
        UA-04)
        """,
      fault: "explicit commit publishes half the turn",
      standing: .unchecked("rests on one sentence about flush (UA-04)")),
    Rule(
      .txn(27),
      "An empty begin…commit has no observable effect.",
      [.inferred("arithmetic on the rules above")],
      check: "random empty pairs inserted into a sequence: same trace. E (metamorphic)",
      fault: "resets values or flushes"),
    Rule(
      .txn(28),
      """
      Wrapping a whole sequence in one extra begin…commit changes only when things become visible, \
      not final model values nor the set of animations.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "run twice, compare model, keys, durations. E (metamorphic)",
      fault: "nesting-dependent loss"),
  ]
}
