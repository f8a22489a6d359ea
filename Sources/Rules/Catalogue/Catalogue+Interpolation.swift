extension Catalogue {
  /// Timing functions as curves.
  static let curves: [Rule] = [
    Rule(
      .func(6),
      "A custom function keeps its four numbers; points 0 and 3 read (0,0),(1,1).",
      [.documented("H-Func"), .observed("GS-func hard")],
      check: "read indices 0..3. T4",
      fault: "only two points"),
    Rule(
      .func(7),
      "progress(x) = y(s) where x(s) = x; both are Bezier polynomials in s.",
      [.documented("H-Func")],
      check: "table A in section 12. T4",
      fault: "evaluates y at s = x (easeInEaseOut at .25 would give .15625 instead of .12916)"),
    Rule(
      .func(8),
      """
      Accuracy: Apple's own solver differs from the exact root by at most 3.6e-6 in the \
      recorded points.
      """,
      [
        .observed(
          "CT (nine points, 1.4e-6), PA #55 ((.5,0,.5,1) at .25: .105889), compared with the exact root"
        )
      ],
      check: """
        strict profile 1e-5, normal profile 1e-4; where the slope dx/ds at the root is \
        below 1e-4 (x1 near 1 with x2 near 0: a triple root, one ulp of x moves the \
        exact answer by 4.5e-6) compare at 1e-2 or not at all, and hold the own solver \
        to a residual abs(x(s)-x) of 4 ulp
        """,
      fault: "10-entry lookup table (error about 1e-2)"),
    Rule(
      .func(9),
      "progress(0)=0 and progress(1)=1.",
      [.documented("H-Func")],
      check: "just inside the ends: T3",
      fault: "starts late"),
    Rule(
      .func(10),
      "With x1,x2,y1,y2 in [0,1] progress never decreases.",
      [.inferred("arithmetic on the rules above"), .observed("CT monotonic test")],
      check: "100 samples. E within 1e-6",
      fault: "Newton step diverges on steep curves"),
    Rule(
      .func(11),
      "y control values outside [0,1] make it leave the range.",
      [.inferred("arithmetic on the rules above")],
      check: "(.68,-.55,.265,1.55): -.0927 at .2, 1.0921 at .8. T3",
      fault: "clamped"),
    Rule(
      .func(12),
      "easeOut(x) = 1 - easeIn(1-x); easeInEaseOut(x) = 1 - easeInEaseOut(1-x).",
      [.inferred("arithmetic on the rules above")],
      check: "random x. T4 (metamorphic)",
      fault: "asymmetric table"),
    Rule(
      .func(13),
      "nil timing function paces linearly.",
      [.documented("H-Anim")],
      check: ".25 gives .25. T6",
      fault: "default curve"),
    Rule(
      .func(14),
      """
      Steep curves stay solvable: (1,0,.8,1) gives .024520 at .25 and .843750 at .9; \
      (.2,0,0,1) gives .5 at .2.
      """,
      [.inferred("seed S3 uses both")],
      check: "T3",
      fault: "Newton from x stalls where slope is 0"),
    Rule(
      .func(15),
      """
      The function acts on the fraction, not on the value: reversing from and to mirrors \
      the value, not the pace.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "0 to 10 and 10 to 0: sum 10 at all times. T6",
      fault: "eases the value"),
    Rule(
      .func(16),
      "Evaluated outside [0,1] a timing function holds its ends (f(-.5)=0, f(1.5)=1).",
      [.observed("PA #55 (linear)")],
      check: "capability evaluate. T4",
      fault: "extrapolates"),
  ]

  /// What lies between two values, by their type.
  static let interpolation: [Rule] = [
    Rule(
      .interp(1),
      "Numbers: a + (b-a) f.",
      [.documented("H-Anim"), .inferred("arithmetic on the rules above")],
      check: "T6",
      fault: "integer arithmetic for integral inputs"),
    Rule(
      .interp(2),
      "Points: each coordinate.",
      [.inferred("arithmetic on the rules above")],
      check: "T6",
      fault: "x and y swapped"),
    Rule(
      .interp(3),
      "Sizes: each coordinate.",
      [.inferred("arithmetic on the rules above")],
      check: "T6",
      fault: "values of another kind are shown"),
    Rule(
      .interp(4),
      "Rects: origin and size, all four numbers.",
      [.inferred("arithmetic on the rules above")],
      check: "T6",
      fault: "origin not animated"),
    Rule(
      .interp(5),
      "f may exceed 1 or be below 0 (spring, overshooting curve); numbers extrapolate.",
      [.inferred("ANIM-63, FUNC-11")],
      check: "spring 0 to 10: 11.63034 at .36276. T4",
      fault: "clamped to [0,1]"),
    Rule(
      .interp(6),
      "Colours of the same space: each of red, green, blue, alpha.",
      [.inferred("arithmetic on the rules above; colour space and premultiplication: UA-14")],
      check: "opaque red to opaque blue at .5: (.5,0,.5,1). T3, opaque or equal alpha only",
      fault: "hue interpolation"),
    Rule(
      .interp(7),
      "Equal end values give that value at all times.",
      [.inferred("arithmetic on the rules above")],
      check: "T9",
      fault: "jitter"),
    Rule(
      .interp(8),
      "Transforms, pure translations: linear in the translation.",
      [.observed("BC (decomposition)"), .inferred("arithmetic on the rules above")],
      check: "T6",
      fault: "values of another kind are shown"),
    Rule(
      .interp(9),
      "Transforms, pure positive scales: linear in the factors.",
      [.observed("BC"), .inferred("arithmetic on the rules above")],
      check: "1 to 3 at .5: 2. T6",
      fault: "exponential"),
    Rule(
      .interp(10),
      """
      Transforms, rotation about one axis by less than pi: linear in the angle, matrix \
      stays a rotation.
      """,
      [.observed("BC, MN")],
      check: "0 to pi/2 at .5: (.707107,.707107). T4",
      fault: "component-wise matrix blend (.5,.5) shrinks the layer"),
    Rule(
      .interp(11),
      """
      Rotation takes the short way: identity to a matrix of 3pi/2 goes through -pi/4 at \
      half way.
      """,
      [.observed("BC, MN (angles within half a turn follow their sign)")],
      check: "T4",
      fault: "long way"),
    Rule(
      .interp(12),
      "Identity to a matrix of 2pi shows no motion.",
      [.observed("BC, MN")],
      check: "p = identity throughout. T6",
      fault: "full turn"),
    Rule(
      .interp(13),
      """
      Scale and rotation together decompose and recompose: scale 1 to 3 with 0 to pi/2 \
      at .5 has m11 = m12 = 1.41421.
      """,
      [.observed("BC (general statement)"), .inferred("number")],
      check: "uniform scale only. T3",
      fault: "componentwise (.5, 1.5)"),
    Rule(
      .interp(14),
      """
      A scalar animation of transform.rotation.z (or rotation) is not limited to half \
      turns: 0 to 2pi is a full turn.
      """,
      [.observed("BC, MN"), .documented("G-C")],
      check: ".25: quarter turn. T4",
      fault: "converted to matrices first"),
    Rule(
      .interp(15),
      """
      Sub-paths x, y, width, height, origin, size of points, sizes, rects animate only \
      that component.
      """,
      [.documented("G-C"), .inferred("arithmetic on the rules above")],
      check: "position.x 0 to 10: y stays model. T9",
      fault: "whole struct rebuilt from zero"),
    Rule(
      .interp(19),
      "Paths with the same structure blend their on-curve points linearly.",
      [.documented("H-Shape")],
      check: "two polylines: vertex at .5 = mid point. T4",
      fault: "stepwise switch"),
    Rule(
      .interp(20),
      """
      Every interpolation hits its ends: f=0 gives a, f=1 gives b (transforms up to \
      equal matrices).
      """,
      [.inferred("arithmetic on the rules above")],
      check: "T6",
      fault: "drift after decomposition"),
    Rule(
      .interp(21),
      """
      The interpolated value of from to to at f equals that of to to from at 1-f \
      (numbers, vectors, rotations under pi).
      """,
      [.inferred("arithmetic on the rules above")],
      check: "T6 (metamorphic)",
      fault: "asymmetric slerp"),
    Rule(
      .interp(16),
      """
      rotation = rotation.z; scale reads as the mean of the three factors; translation is \
      a size (x,y).
      """,
      [.documented("G-C, S4")],
      check: "read on diag(2,3,4): 3. T6",
      fault: "reads x only"),
    Rule(
      .interp(17),
      """
      Setting transform.rotation.z through the key path on identity gives the z rotation \
      by that angle; scale.x on identity gives diag(s,1,1).
      """,
      [.documented("G-C")],
      check: "matrix. T6",
      fault: "replaces other components"),
    Rule(
      .interp(18),
      """
      Reading back a sub-path just written gives the same number (rotation.z within (-pi, \
      pi), rotation.x and rotation.y within (-pi/2, pi/2), positive scales).
      """,
      [.inferred("arithmetic on the rules above")],
      check: "T6",
      fault: "atan2 argument order"),
  ]
}
