extension Catalogue {
  /// The mathematics of 3D transforms.
  static let transforms: [Rule] = [
    Rule(
      .tran(1),
      """
      Identity is the 4x4 identity matrix; IsIdentity is true for it and false for any \
      matrix with another component value.
      """,
      [
        .documented("H-T3D"),
        .observed("GN:CATransform3D"),
      ],
      check: "exact (T0)",
      fault: "tolerance-based identity test"),
    Rule(
      .tran(2),
      "MakeTranslation(x,y,z): identity with m41,m42,m43 = x,y,z.",
      [
        .documented("arithmetic on the rules above"),
        .observed("arithmetic on the rules above"),
      ],
      check: "(T0)",
      fault: "stored in the 4th column"),
    Rule(
      .tran(3),
      "MakeScale(x,y,z): diagonal x,y,z,1.",
      [
        .documented("arithmetic on the rules above"),
        .observed("arithmetic on the rules above"),
      ],
      check: "(T0)",
      fault: "z dropped"),
    Rule(
      .tran(4),
      "MakeRotation(t,0,0,1): m11=m22=cos t, m12=sin t, m21=-sin t.",
      [
        .observed("GN:CATransform3D")
      ],
      check: "t=pi/2, random (T1)",
      fault: "sign of sin swapped (column convention)"),
    Rule(
      .tran(5),
      """
      MakeRotation about x: m22=m33=cos, m23=sin, m32=-sin; about y: m11=m33=cos, m13=-sin, \
      m31=sin.
      """,
      [
        .observed("(x), I (y, same handedness)")
      ],
      check: "(T1)",
      fault: "y axis sign wrong"),
    Rule(
      .tran(6),
      """
      Rotation about a general vector uses the normalised vector; scaling the vector changes \
      nothing; negating vector and angle together changes nothing.
      """,
      [
        .documented("H-T3D, S4 (direction only)"),
        .inferred("arithmetic on the rules above"),
      ],
      check: "E29; (1,1,1) vs (10,10,10) (T1)",
      fault: "vector not normalised"),
    Rule(
      .tran(7),
      "MakeRotation with a zero-length vector returns identity.",
      [
        .documented("H-T3D")
      ],
      check: "(0,0,0) (T0)",
      fault: "NaN matrix"),
    Rule(
      .tran(8),
      "Concat(a,b) = a*b: a is applied first.",
      [
        .documented("H-T3D"),
        .observed("arithmetic on the rules above"),
      ],
      check: "tr(10,0,0) with sc 2: m41 = 20; reversed 10 (T1)",
      fault: "operand order swapped"),
    Rule(
      .tran(9),
      """
      Translate(t,..) = MakeTranslation * t; Scale(t,..) = MakeScale * t; Rotate(t,..) = \
      MakeRotation * t (new operation first).
      """,
      [
        .documented("H-T3D"),
        .observed("(translate, scale)"),
      ],
      check: "E28b (T1)",
      fault: "post-multiplication"),
    Rule(
      .tran(10),
      "Concat is associative; identity is neutral on both sides.",
      [
        .inferred("arithmetic on the rules above")
      ],
      check: "random (T1)",
      fault: "cached \"is affine\" flag breaks it"),
    Rule(
      .tran(11),
      """
      Invert(t)*t = identity for well-conditioned t; Invert of a scale reciprocates the \
      diagonal.
      """,
      [
        .documented("H-T3D"),
        .softlyObserved("GN:CATransform3D"),
      ],
      check: "E30; random with condition below 1e6 (T1 scaled)",
      fault: "adjugate without dividing by the determinant"),
    Rule(
      .tran(12),
      """
      Invert of a singular matrix (exact zero determinant, e.g. scale(0,1,1)) returns the \
      argument unchanged.
      """,
      [
        .documented("H-T3D")
      ],
      check: "(T0)",
      fault: "NaN/inf, zero matrix or identity"),
    Rule(
      .tran(13),
      "EqualToTransform is exact component-wise equality (no tolerance).",
      [
        .documented("H-T3D (exact equality)"),
        .observed("arithmetic on the rules above"),
      ],
      check: "differ by one ulp: false (T0)",
      fault: "tolerance"),
    Rule(
      .tran(14),
      """
      MakeAffineTransform(a,b,c,d,tx,ty): m11=a m12=b m21=c m22=d m41=tx m42=ty m33=m44=1, \
      rest 0.
      """,
      [
        .observed("GN:CATransform3DAffine")
      ],
      check: "(T0)",
      fault: "b and c swapped"),
    Rule(
      .tran(15),
      "IsAffine iff m13=m14=m23=m24=m31=m32=m34=m43=0 and m33=m44=1.",
      [
        .documented("H-T3D (exactly representable)"),
        .observed("seven cases; text of GN PR #16"),
      ],
      check: "each entry perturbed in turn (T0)",
      fault: "m33 not checked"),
    Rule(
      .tran(16),
      "GetAffineTransform of an affine t returns the six entries and round-trips.",
      [
        .observed("arithmetic on the rules above")
      ],
      check: "(T0)",
      fault: "identity returned"),
    Rule(
      .tran(17),
      "Rotation by 2*pi*k equals identity; rotation angles add for a common axis.",
      [
        .inferred("arithmetic on the rules above")
      ],
      check: "(T1)",
      fault: "angle reduced in degrees"),
    Rule(
      .tran(18),
      """
      Point mapping is (x,y,z,1)*M, divided by the fourth component; with m34=-1/d only z \
      contributes to it.
      """,
      [
        .documented("G-ADV, G-BAS")
      ],
      check: "E27; pure matrix check (T1)",
      fault: "division skipped", profile: .perspectiveConversion),
    Rule(
      .tran(19),
      """
      m34 of a perspective matrix survives Concat with translate/rotate according to matrix \
      multiplication; a later Rotate changes m14/m24/m34.
      """,
      [
        .inferred("arithmetic on the rules above")
      ],
      check: "random (T1)",
      fault: "perspective row reset"),
    Rule(
      .tran(20),
      """
      All operations are pure: arguments are not modified and results do not depend on any \
      layer state.
      """,
      [
        .inferred("arithmetic on the rules above")
      ],
      check: "repeat calls (T0)",
      fault: "shared mutable matrix"),
  ]
}
