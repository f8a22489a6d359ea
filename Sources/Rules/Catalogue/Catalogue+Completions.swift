extension Catalogue {
  /// Completion blocks: which animations they wait for, and when they run.
  static let completions: [Rule] = [
    Rule(
      .txn(29),
      """
      A completion block runs after every animation added later in its group has completed \
      or been removed.
      """,
      [.documented("H-Txn")],
      check: """
        [ completion c; add D=1; add D=2 ]: done(c) absent at 1.5, present after 2. E
        """,
      fault: "fires after the first"),
    Rule(
      .txn(30),
      """
      With no animation added after it was set, the block runs at the first tick after the \
      outermost commit, never inside commit (recorded) or flush (inferred), clock \
      unchanged.
      """,
      [.documented("H-Txn"), .observed("PA #47"), .inferred("for flush")],
      check: """
        [ completion c ]: log empty; tick: done(c), clock unchanged; another tick: \
        nothing more. E
        """,
      fault: "synchronous, never, or after 0.25 s"),
    Rule(
      .txn(31),
      "The block fires exactly once.",
      [.inferred("arithmetic on the rules above")],
      check: "count over the run. E",
      fault: "fires per animation"),
    Rule(
      .txn(32),
      """
      Setting a second block in the same transaction does not discard the first: each runs \
      exactly once.
      """,
      [
        .observed("PA #47"),
        .documented(
          "H-Txn (the earlier one fires when another is set; its instant is not recorded)"),
      ],
      check: """
        [ completion a; completion b; add D=1 ] tick, +1.5: done(a) = 1, done(b) = 1, \
        done(b) not before clock 1; time of done(a) not asserted. E
        """,
      fault: "a lost"),
    Rule(
      .txn(33),
      "Animations added before the block was set do not delay it.",
      [.documented("H-Txn (\"subsequently\")")],
      check: "[ add D=5; completion c ] tick: done(c) at that tick. E",
      fault: "waits 5 s"),
    Rule(
      .txn(34),
      """
      Removing the animations counts as completion for the block, once the removal is \
      committed and a tick has passed.
      """,
      [.documented("H-Txn")],
      check: "[ completion c; add D=5 ]; +1; rmall; tick: done(c) at 1. E",
      fault: "never fires"),
    Rule(
      .txn(35),
      """
      Replacing an animation under the same key also ends the old one for the old group's \
      block.
      """,
      [.inferred("from TXN-34 and ANIM-04")],
      check: "block a waits on key k D=5; later [ add k D=5 ]: done(a) then. E",
      fault: "waits for the replacement"),
    Rule(
      .txn(36),
      "An outer block also waits for animations added by nested groups.",
      [.observed("MM-r"), .inferred("the nested group is part of the group")],
      check: """
        [ completion o; [ completion i; add D=1 ]; ]: done(o) not before 1. E
        """,
      fault: "o fires at its own commit"),
    Rule(
      .txn(37),
      "Implicit animations count like explicit ones.",
      [.documented("H-Txn (\"all animations added\")")],
      check: """
        [ completion c; set opacity ] on committed layer: done(c) at .25. T3 on time
        """,
      fault: "explicit only"),
    Rule(
      .txn(38),
      """
      A block runs outside the transaction that set it: inside it the defaults are in \
      force (0.25).
      """,
      [.observed("LW7 (the second change runs at 0.25 s)")],
      check: "block does set transform and reads duration = .25. T9",
      fault: "block inherits the old scope"),
    Rule(
      .txn(39),
      "A block may start a new transaction with its own block; chains work.",
      [.inferred("arithmetic on the rules above")],
      check: """
        a (waiting for D=1) then b: +1.001, tick: b's animation begins at that clock \
        (M2). T6
        """,
      fault: "re-entrancy deadlock"),
    Rule(
      .txn(40),
      "An infinite animation keeps the block pending until it is removed.",
      [.inferred("from TXN-29")],
      check: "rc=inf, +1000: no done; rm: done. E",
      fault: "treats repeatCount as 1"),
    Rule(
      .txn(41),
      """
      Tree edits (add, remove, reorder) are part of transactions too: presentation tree \
      changes at commit.
      """,
      [.documented("H-Txn (layer-tree operations)")],
      check: "[ add child; p-sublayers unchanged ]. E",
      fault: "tree not transactional"),
    Rule(
      .txn(42),
      """
      Two sequential top-level transactions are independent and commit in order.
      """,
      [.inferred("arithmetic on the rules above")],
      check: """
        [dur 1; set a][dur 2; set b]: same clock; begin times equal (capability \
        anim.beginTime); keys in order a, b. E
        """,
      fault: "coalesced with last values",
      needs: [.animationBeginTime]),
    Rule(
      .txn(43),
      """
      Each thread has its own stack: what one holds open, another does not read, and each \
      commits its own.
      """,
      [.observed("PA #46")],
      check: """
        profile threads: thread 1 [ dur 5; disable yes; thread 2 reads .25, false, runs \
        [ dur 11; read=11 ]; thread 1 reads 5, ], reads .25. T9
        """,
      fault: "one global stack",
      profile: .threads),
    Rule(
      .txn(44),
      """
      A value set with no transaction open lives in the implicit transaction: it reads \
      back until flush or end of turn, then the default is back. Inside begin/commit, \
      flush leaves the value alone. Flush with nothing open is harmless, twice too.
      """,
      [.observed("PA #45")],
      check: """
        tick; txn dur 5; read=5; flush; read=.25; [ dur 7; flush; read=7 ]; read=.25; \
        flush; flush. T9
        """,
      fault: "value set outside lost at once, or kept for ever"),
    Rule(
      .txn(45),
      """
      completionBlock reads nil in a fresh transaction, non-nil after being set, nil after \
      commit and tick; setting nil is allowed, without a transaction too.
      """,
      [.observed("PA #47, XAM")],
      check: "getter in the four states. E",
      fault: "block still there afterwards"),
    Rule(
      .txn(46),
      """
      Setting the block to nil empties the getter, but the block set before still runs, \
      once.
      """,
      [.observed("PA #47")],
      check: "[ completion a; completion nil; read=nil ] tick: done(a) = 1. E",
      fault: "cancelled"),
    Rule(
      .txn(47),
      """
      A nested transaction's getter answers the enclosing block; committing the nested one \
      runs nothing; the owner's commit and a tick do.
      """,
      [.observed("PA #47")],
      check: "[ completion o; [ read≠nil ] ; log empty ] tick: done(o) = 1. E",
      fault: "inherited block fired per level"),
    Rule(
      .txn(48),
      """
      A tick while the transaction that holds the block is open does not run the block.
      """,
      [.observed("PA #47")],
      check: "[ completion o; tick; log empty ] tick: done(o). E",
      fault: "fires at the turn"),
    Rule(
      .txn(49),
      """
      The lock is recursive, does not disturb a transaction opened under it, and unlocking \
      too often does nothing.
      """,
      [.observed("PA #45")],
      check: """
        lock lock unlock unlock; lock [ dur 9; read=9 ] unlock unlock: no error. E, \
        capability lock
        """,
      fault: "dead-lock, error"),
  ]
}
