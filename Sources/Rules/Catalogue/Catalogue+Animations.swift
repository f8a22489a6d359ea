extension Catalogue {
  /// Explicit animations: attaching, replacing, removing, fill modes, from, to and by.
  static let animations: [Rule] = [
    Rule(
      .anim(1),
      "Adding copies: later edits of the caller's object do not affect the attached one.",
      [.documented("H-Layer")],
      check: "add a(D=2), then a.duration=9: anim duration 2. T9",
      fault: "stores the reference"),
    Rule(
      .anim(2),
      """
      One object may be added to several layers or under several keys; the copies are independent.
      """,
      [.documented("H-Layer")],
      check: "add a to L and M; rm L: M still animates. E",
      fault: "shared state / shared begin time"),
    Rule(
      .anim(3),
      "At most one animation per non-nil key: adding under an existing key replaces it.",
      [.documented("H-Layer"), .observed("MM-u (opacity twice: one animation)")],
      check: "add k twice: keys count 1, second's values shown. E",
      fault: "old one keeps running underneath"),
    Rule(
      .anim(4),
      "The replaced animation is stopped with finished = false.",
      [
        .documented("H-Anim (\"removed from the object\")"),
        .inferred("arithmetic on the rules above"),
      ],
      check: """
        log has stop(first,false) at the next tick; a synchronous stop inside the add or the removal \
        is reported as deviation of CALL-13 only (inferred), not of this rule. E
        """,
      fault: "no callback, or true"),
    Rule(
      .anim(5),
      "The nil key is legal and never replaced: several nil-key animations are active together.",
      [.documented("H-Layer (nil valid)"), .inferred("arithmetic on the rules above")],
      check: """
        add nil twice, additive: both contribute to p (T6); rmall ends both. What keys lists for \
        them is not asserted (M7)
        """,
      fault: "nil treated as one key"),
    Rule(
      .anim(6),
      "animationKeys is nil (not an empty list) when nothing is attached.",
      [.observed("MM-h, MM-u"), .documented("H-Layer (nullable)")],
      check: """
        keys = nil on fresh layer and after rmall. E, adapter may map nil to empty when its language \
        cannot tell
        """,
      fault: "returns [] (report, weak)"),
    Rule(
      .anim(7),
      """
      animationKeys lists keys in the order in which the animations are applied, which is the \
      order of adding for distinct keys.
      """,
      [.documented("H-Layer"), .observed("CT (two keys in order)")],
      check: "add a,b,c: [a,b,c]. E",
      fault: "hash order"),
    Rule(
      .anim(8),
      "animationForKey: returns the attached one, nil for an unknown key.",
      [.documented("H-Layer")],
      check: "E",
      fault: "returns caller's object or raises"),
    Rule(
      .anim(9),
      "removeAnimationForKey: removes only that key.",
      [.documented("H-Layer")],
      check: "E",
      fault: "clears all with the same keyPath"),
    Rule(
      .anim(10),
      "Removing an unknown key does nothing.",
      [.inferred("arithmetic on the rules above")],
      check: "trace unchanged. E",
      fault: "exception"),
    Rule(
      .anim(11),
      "removeAllAnimations removes every animation, nil-keyed and group ones included.",
      [.documented("H-Layer")],
      check: "keys nil, p = m after commit. E",
      fault: "nil-keyed survive"),
    Rule(
      .anim(12),
      "An explicit animation never writes the model.",
      [.documented("G-Anim")],
      check: "during and after: m unchanged. T9",
      fault: "model set to toValue"),
    Rule(
      .anim(13),
      """
      After the active duration with removedOnCompletion = true (default) the animation is gone \
      and presentation equals model.
      """,
      [.documented("H-Anim, G-Anim")],
      check: "D=1: after a tick later than the end (1.01) anim nil, p = m. T9",
      fault: "stays at toValue"),
    Rule(
      .anim(14),
      "With removedOnCompletion = false it stays attached after its active duration.",
      [.documented("H-Anim")],
      check: "at 5: anim non-nil. E",
      fault: "removed anyway"),
    Rule(
      .anim(15),
      "…and with fillMode removed it no longer contributes: p = m although attached.",
      [.documented("H-Time (element removed from the presentation)")],
      check: "at 5: p = m. T9",
      fault: "frozen at the last value"),
    Rule(
      .anim(16),
      "…and with forwards or both it keeps contributing its final value until removed.",
      [.documented("H-Time, D:fillMode")],
      check: "at 5: p = to; rm: p = m after commit. T6",
      fault: "snaps at end"),
    Rule(
      .anim(17),
      "With removedOnCompletion = true, forwards filling has nothing to fill: p = m after the end.",
      [.inferred("(ANIM-13 removes it)")],
      check: "forwards, default removal: at 1.01 p = m. T9",
      fault: "fill wins over removal"),
    Rule(
      .anim(18),
      """
      Before its begin time an animation with backwards or both contributes its first value; with \
      removed or forwards nothing.
      """,
      [.documented("H-Time, G-Adv")],
      check: "begin = now+3, D=2, 0 to 10, model 40: at 1: 0, 0, 40, 40. T9",
      fault: "delay shows final value"),
    Rule(
      .anim(19),
      """
      The value held forwards is the value at the end of the active duration: autoreversing, the \
      start value; 1.5 there-and-back cycles, the end value; 2.5 repeats, the half-way value.
      """,
      [
        .documented("G-Adv (repeat 1 stops on start, 1.5 on end)"),
        .inferred("arithmetic on the rules above"),
      ],
      check: "W-14, W-16, W-18 in section 12. T6",
      fault: "always holds toValue"),
    Rule(
      .anim(20),
      """
      Default: removedOnCompletion true, fillMode removed, speed 1, repeatCount 0, repeatDuration \
      0, autoreverses false, timeOffset 0, beginTime 0, additive false, cumulative false, timing \
      function nil = linear.
      """,
      [.documented("H-Anim, H-Time")],
      check: "read defaults of a fresh animation. T9",
      fault: "default ease-in-ease-out"),
    Rule(
      .anim(21),
      """
      Duration zero or negative becomes the transaction's animationDuration, 0.25 s by default, at \
      the time of adding.
      """,
      [.documented("H-Layer")],
      check: "add {from .25 to .75, dur 0}: anim duration .25, done after .25. T9",
      fault: "instant end, or division by zero"),
    Rule(
      .anim(22),
      "from and to: runs from from to to, model irrelevant.",
      [.documented("H-Anim")],
      check: "10 to 30, model 40: .25 gives 15. T6",
      fault: "ignores from"),
    Rule(
      .anim(23),
      "from and by: from from to from+by.",
      [.documented("H-Anim")],
      check: "10 by 8: .25 gives 12, end 18. T6",
      fault: "by taken relative to model"),
    Rule(
      .anim(24),
      "by and to: from to-by to to.",
      [.documented("H-Anim")],
      check: "by 8 to 30: 22, 24, 30. T6",
      fault: "starts at model"),
    Rule(
      .anim(25),
      """
      from only: from from to the value below this animation: the value of the committed model, \
      after the earlier animations of this list. While another animation of the same path is \
      alive: open (UA-11).
      """,
      [.documented("H-Anim, D:CABasicAnimation")],
      check: "from 10, model 40: .25 gives 17.5. T6",
      fault: "ends at from, or at zero"),
    Rule(
      .anim(26),
      "to only: from the value below (as ANIM-25, same restriction) to to.",
      [.documented("H-Anim")],
      check: "to 30, model 40: .25 gives 37.5. T6",
      fault: "starts at zero"),
    Rule(
      .anim(27),
      "by only: from the value below (as ANIM-25, same restriction) to that plus by.",
      [.documented("H-Anim")],
      check: "by 8, model 40: 42 at .25, 48 at end. T6",
      fault: "treated as to"),
    Rule(
      .anim(28),
      "from only, with the model changed silently before adding: ends at the new model.",
      [.documented("D:CABasicAnimation, S3 pattern")],
      check: "[disable yes; set 100]; add {from 10}: end 100, no jump at removal. T6",
      fault: "end captured before the change"),
    Rule(
      .anim(29),
      """
      Vector and matrix types follow the same six rules component-wise for from/to/by of points, \
      sizes and rects.
      """,
      [.documented("H-Anim (any property type)"), .inferred("arithmetic on the rules above")],
      check: "point from (0,0), model (40,50): (10,12.5) at .25. T6",
      fault: "by unsupported for points"),
    Rule(
      .anim(30),
      """
      Silent model changes while a from+to animation runs do not alter the shown value; after the \
      end the new model shows.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "change model at .5; p at .75 unchanged path; at 1.01 new model. T6",
      fault: "restarts or blends"),
  ]
}
