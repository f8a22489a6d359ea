extension Catalogue {
  /// Actions: the search, its five places, and what is done with the answer.
  static let actions: [Rule] = [
    Rule(
      .act(1),
      """
      A layer resolves an action by asking, in this order: delegate, own actions dictionary, \
      actions inside the style chain, class-level defaultActionForKey:, and last the built-in \
      implicit animation; the first non-nil answer ends the search.
      """,
      [
        .documented("G-Act, H-Layer (4 steps + default), D:action(forKey:)"),
        .observed("GS-act (steps 1-3)"),
      ],
      check: """
        install tagged actions in delegate, dictionary, style and class hook; ask; remove the \
        winner, ask again, five asks: four tags; the fifth answer (animation or nil) is not \
        asserted; then set on the committed layer leaves a key. E
        """,
      fault: "dictionary consulted before the delegate"),
    Rule(
      .act(2),
      "A non-nil, non-null delegate answer is used as is, and no later place is consulted.",
      [.documented("H-Layer"), .observed("GS-act hard")],
      check: "delegate tag A, dictionary tag B: ask = A, class hook not logged. E",
      fault: "merging both, or last writer wins"),
    Rule(
      .act(3),
      "A nil delegate answer means \"no opinion\": the search goes on with the actions dictionary.",
      [.documented("G-Act"), .observed("GS-act hard")],
      check: "delegate nil, dictionary B: ask = B. E",
      fault: "nil treated as \"no animation\""),
    Rule(
      .act(4),
      """
      A null object (NSNull) from the delegate ends the search with "no action", whatever \
      dictionary, style and class offer.
      """,
      [.documented("H-Layer, G-Act"), .observed("GS-act hard, CU (committed layer: no keys)")],
      check: "delegate NSNull, dictionary B: ask = nil; set position: keys empty. E",
      fault: "NSNull treated like nil, so the implicit animation comes back (the classic bug)"),
    Rule(
      .act(5),
      "NSNull stored in actions[k] also ends the search with no action.",
      [
        .observed(
          """
          GS-act hard, CU (null for position: a frame change animates bounds only)
          """),
        .documented("H-Layer (converted to nil)"),
      ],
      check: "actions={position:null}, style offers C: ask = nil and no animation after set. E",
      fault: "dictionary lookup drops nulls and continues to style"),
    Rule(
      .act(6),
      "A key missing from actions continues to the style chain; it is not a stop.",
      [.documented("G-Act"), .inferred("arithmetic on the rules above")],
      check: "actions={opacity:B}, style actions {position:C}: ask position = C. E",
      fault: "non-nil dictionary treated as final"),
    Rule(
      .act(7),
      """
      Style is searched through the key actions whose value is itself a dictionary from event name \
      to action.
      """,
      [.documented("G-Act"), .observed("GS-act hard")],
      check: "style={actions:{position:C}}: ask = C. E",
      fault: "looks for the event name directly in style"),
    Rule(
      .act(8),
      "NSNull inside style.actions[k] ends the search.",
      [.observed("GS-act hard")],
      check: "as ACT-05 with style. E",
      fault: "style null ignored"),
    Rule(
      .act(9),
      "A style dictionary may contain another style; all levels are searched, nearer level first.",
      [
        .documented(
          """
          H-Layer ("style hierarchy"; property text says a style may have its own style)
          """)
      ],
      check: "outer has no entry, nested has C: = C; both have entries: outer wins. E",
      fault: "only one level read"),
    Rule(
      .act(10),
      "actions beats style.actions for the same key.",
      [.observed("GS-act hard")],
      check: "both set: ask = dictionary tag; clear actions: style tag. E",
      fault: "reversed precedence"),
    Rule(
      .act(11),
      "The search result handed to callers is never NSNull; a null is turned into nil.",
      [.documented("H-Layer")],
      check: "for each of the null sources above ask reports nil, not null. E",
      fault: "adapter leaks the null object and something calls a method on it"),
    Rule(
      .act(12),
      "A delegate that does not implement the query method is skipped without error.",
      [.documented("H-Layer (\"if defined\"), G-Act")],
      check: "delegate object without the method + dictionary B: B. E",
      fault: "unconditional call, crash"),
    Rule(
      .act(13),
      """
      Removing the delegate (or its death, it is a non-owning reference) makes the next change \
      search from step 2.
      """,
      [.documented("H-Layer (not retained / weak)"), .inferred("arithmetic on the rules above")],
      check: "delegate NSNull, set (none); delegate = nil, set: animation appears. E",
      fault: "cached \"responds/NSNull\" flag kept after delegate change"),
    Rule(
      .act(14),
      "defaultActionForKey: of the layer's most derived class is asked, as a class-level hook.",
      [.documented("H-Layer, D:defaultAction")],
      check: """
        subclass hook returns D for position: ask on an instance = D, on a base layer not D. E
        """,
      fault: "base class hook called statically"),
    Rule(
      .act(15),
      """
      A class hook returning NSNull suppresses the built-in implicit animation; returning nil \
      leaves it.
      """,
      [.observed("CTc"), .documented("H-Layer (null converted)")],
      check: "hook null: no animation on set of a committed layer; hook nil: animation. E",
      fault: "hook result only used when it is an animation"),
    Rule(
      .act(16),
      "On the base class the hook answers nil even for position.",
      [
        .observed(
          """
          GS-act hard. Disagrees with H-Layer, which says it returns a suitable animation for \
          animatable properties
          """)
      ],
      check: "report, never fail: classDefault(position)",
      fault: "(informational)",
      standing: .reportOnly("header and observation disagree")),
    Rule(
      .act(17),
      """
      A layer that was never committed and has nothing installed has no action for position, nor \
      for unknown keys.
      """,
      [.softlyObserved("GS-act hopeful, consistent with ACT-24")],
      check: "new L, ask L position = nil. E, profile gate",
      fault: "search invents an animation that the setter then runs",
      profile: .gate),
    Rule(
      .act(18),
      """
      If a layer subclass overrides actionForKey: and answers nil for a change, nothing animates: \
      the built-in step belongs to the base implementation of the search, it is not applied \
      afterwards by the setter.
      """,
      [
        .observed(
          """
          CU (override answering NSNull), MM (block interception returns nil from the overridden \
          method and the tests count only their own animations), CTc. KB words it the other way \
          round (built-in after the look-up)
          """)
      ],
      check: "subclass override nil on a committed layer, set opacity: keys empty. E",
      fault: "setter falls back to a default when the override says nil"),
    Rule(
      .act(19),
      """
      Asking for an action has no side effect: no animation is added, no run logged, no value \
      changed.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "ask three times: keys unchanged, log has only q entries. E",
      fault: "lazily attaches the animation on query"),
    Rule(
      .act(20),
      "disableActions does not change what a direct ask answers.",
      [.observed("GS-act hard")],
      check: "[ txn disableActions yes; ask ] = tag. E",
      fault: "flag tested inside the search"),
    Rule(
      .act(21),
      """
      While disableActions is true a property change does not search at all: no delegate query, no \
      run, no animation.
      """,
      [
        .documented("H-Txn"),
        .observed("MM-h, CU (no animation; the missing query is from the header)"),
      ],
      check: """
        [ txn disableActions yes; set opacity .5 ]: no q entry, keys empty, m = .5. E; "no q entry" \
        on plain layers only (VIEW-12)
        """,
      fault: "search still performed and only the result dropped (delegates see spurious queries)"),
    Rule(
      .act(22),
      """
      The query for a change happens before the model value changes: inside the query the layer \
      still reads the old value.
      """,
      [
        .observed(
          """
          S3 (states it and relies on it for oldValue), MM code reads it there too
          """),
        .inferred("arithmetic on the rules above"),
      ],
      check: """
        delegate logs m at query: q(L,opacity,1) then m = .5 after; seen is the model value that the \
        driver's delegate reads during the query. E
        """,
      fault: "setter stores first, so from-values equal to-values and nothing moves"),
    Rule(
      .act(23),
      "When the setter returns, the model reads the new value whatever action ran.",
      [.documented("G-Anim")],
      check: "any action, set, m = new. T9",
      fault: "value applied only when the animation ends"),
    Rule(
      .act(24),
      """
      A layer that is not committed in the sense of M1, also when attached in the same turn, never \
      gets an implicit animation, even inside an explicit transaction with a duration.
      """,
      [
        .observed("MM-h (testUnFlushed…, an unattached layer), GS TestInfo remark"),
        .inferred("for attached in the same turn (from the need to flush)"),
      ],
      check: "new L; [txn animationDuration .5; set opacity .5]: keys empty. E, profile gate",
      fault: "new layers fly in from the origin when created",
      profile: .gate),
    Rule(
      .act(25),
      "The first change after the commit does animate.",
      [.observed("MM-h, CT, CU")],
      check: "ready L; set opacity .5: keys = [opacity]. E",
      fault: "gate never opens / opens only after a first draw"),
    Rule(
      .act(26),
      """
      The built-in implicit animation is a basic animation whose key and keyPath are the property \
      name and whose duration is the transaction's duration.
      """,
      [.documented("G-B"), .observed("MM-h")],
      check: """
        [txn animationDuration .5; set opacity .5]: anim(L,opacity) keyPath opacity, duration .5. E
        """,
      fault: "random or nil key, so a second change stacks"),
    Rule(
      .act(27),
      "Without any setting that duration is 0.25 s.",
      [.documented("G-B, H-Txn"), .observed("GS-txn")],
      check: "set in an implicit transaction: duration .25. T9",
      fault: "0.2 or 0.3 s"),
    Rule(
      .act(28),
      """
      The pace of the built-in animation is the default curve (0.25,0.1,0.25,1) unless the \
      transaction sets another.
      """,
      [.documented("H-Func (default = the curve of implicit animations), H-Txn")],
      check: "D=1 via transaction, 0 to 10: p at .5 s = 8.0240, at .25 s = 4.0851. T3",
      fault: "linear or ease-in-out pace"),
    Rule(
      .act(29),
      """
      The built-in animation runs from the value shown at the time of the change to the new model \
      value.
      """,
      [
        .inferred(
          """
          from H-Anim + G-Anim; the usual custom pattern takes the presentation value (codesd.com \
          Q&A)
          """)
      ],
      check: """
        from rest: p just after commit = old, at end = new. T4. Mid-flight retarget: see UA-11
        """,
      fault: "starts at zero or at the new value"),
    Rule(
      .act(30),
      """
      These properties have a built-in animation: anchorPoint, backgroundColor, borderColor, \
      borderWidth, bounds, contents, contentsRect, cornerRadius, hidden, mask, masksToBounds, \
      opacity, position, shadowColor, shadowOffset, shadowOpacity, shadowPath, shadowRadius, \
      sublayers, sublayerTransform, transform, zPosition; and on a shape layer strokeStart, \
      strokeEnd.
      """,
      [
        .documented("G-B"),
        .observed(
          """
          MM-q for anchorPoint, borderWidth, borderColor, bounds, cornerRadius, opacity, position, \
          transform, shadow*, zPosition, strokeStart, strokeEnd; backgroundColor and hidden doc \
          only
          """),
      ],
      check: """
        one committed layer per property, non-nil old and new values, keys non-empty. E. Assert only \
        the MM-q subset plus hidden by default
        """,
      fault: "property forgotten in the animatable list",
      members: [
        "anchorPoint", "borderColor", "borderWidth", "bounds", "cornerRadius", "hidden", "opacity",
        "position", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "strokeEnd",
        "strokeStart", "transform", "zPosition",
      ]),
    Rule(
      .act(31),
      """
      frame is not animatable and never appears as an animation key; setting it yields at most the \
      animations for position and bounds.
      """,
      [.documented("G-B, H-Layer"), .observed("CT, CU (exactly position and bounds)")],
      check: "set frame with both size and place changed: keys = {position, bounds}. E as a set",
      fault: "frame animated as a rect, breaks with rotation"),
    Rule(
      .act(32),
      "Setting a frame that changes only place (or only size) animates only the one that changed.",
      [.inferred("(ACT-31 + ACT-38)")],
      check: "move only: keys = {position}. E",
      fault: "both always animated"),
    Rule(
      .act(33),
      """
      path of a shape layer can be animated explicitly but a change creates no implicit animation.
      """,
      [.documented("H-Shape; S3 footnote")],
      check: "set path: keys empty. E",
      fault: "generic setter animates every property"),
    Rule(
      .act(34),
      """
      A delegate or dictionary action for path does run (the search is made for non-animatable \
      properties too).
      """,
      [.documented("G-Act (any property, not only animatable ones); S2")],
      check: "delegate returns A for path: run(A,path,L). E",
      fault: "search skipped for non-animatable keys"),
    Rule(
      .act(35),
      """
      doubleSided has no built-in animation; name, delegate, actions, style, contentsGravity, \
      geometryFlipped are not in the animatable table either.
      """,
      [
        .documented(
          """
          G-B, H-Layer (no "Animatable" on those). S3 footnote claims doubleSided animates: \
          disagreement, assert nothing for doubleSided
          """)
      ],
      check: "set name/geometryFlipped: keys empty. E",
      fault: "reflection over all properties"),
    Rule(
      .act(36),
      """
      Changing a sub-value through a key path (position.x, bounds.size.width, \
      transform.rotation.z, transform.scale) on a committed layer animates the owning property \
      like a direct set.
      """,
      [.observed("MM-q (x, y, width, height, rotation, scale)")],
      check: """
        setkp L position.x 12: keys non-empty, some animation's keyPath starts with position, m \
        position = (12, old y). E
        """,
      fault: "key-path writes bypass the action machinery"),
    Rule(
      .act(37),
      "One change of one property makes at most one query for that key.",
      [.inferred("(one event per modification, H-Layer)")],
      check: "count q entries per set: = 1. E",
      fault: "query in both willChange and didChange"),
    Rule(
      .act(38),
      "Setting a property to the value it already has starts no animation.",
      [
        .inferred("arithmetic on the rules above"),
        .observed("GS-kvo hard shows that an equal position posts no change notification"),
      ],
      check: """
        set same value: keys unchanged. "Same" is: equal after storage; scalars and structs \
        componentwise (single precision where declared, -0 = 0), strings and colours by value, other \
        objects by identity; sub-path writes compare the resulting whole. E; do not assert the \
        number of queries (UA-03)
        """,
      fault: "restarts a running animation from scratch"),
    Rule(
      .act(39),
      """
      A found action object is invoked with the event key, the layer as the object, and a \
      dictionary that may be nil.
      """,
      [.documented("H-Layer")],
      check: "run(A,opacity,L,_); ignore args content. E",
      fault: "argument order swapped, delegate passed as object"),
    Rule(
      .act(40),
      "Invoking an animation object as an action attaches it to the layer under the event key.",
      [
        .documented(
          """
          H-Layer (animations implement the protocol; attach "implicitly invoked through an \
          action"), G-Act
          """)
      ],
      check: """
        dictionary action = basic animation keyPath opacity from .25 to .75 duration 3: after set \
        opacity, anim(L,opacity) duration 3. E
        """,
      fault: "attached under keyPath or a generated key"),
    Rule(
      .act(41),
      """
      As ACT-40 the attached object is a copy: changing the dictionary's object later does not \
      affect the running one, and the same object serves many changes.
      """,
      [.documented("H-Layer (copy on add)"), .inferred("arithmetic on the rules above")],
      check: """
        run, mutate duration to 9: running keeps 3; next change uses 9. T9; object passed by \
        reference, else capability shared-arguments
        """,
      fault: "shared instance restarted"),
    Rule(
      .act(42),
      """
      A custom action that is not an animation is only invoked; the engine adds no animation of \
      its own.
      """,
      [.documented("G-Act")],
      check: "custom action logs; keys empty, p = new value after commit. E",
      fault: "implicit animation added anyway"),
  ]
}
