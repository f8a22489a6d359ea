extension Catalogue {
  /// Frames out of the plane, negative sizes and frames under a turn, each under a profile.
  static let specialGeometry: [Rule] = [
    Rule(
      .geo(14),
      """
      For T without perspective (m14=m24=m34=0, m44=1) and anchorPointZ 0, 3D rotations \
      enter the frame by orthographic projection: only m11,m12,m21,m22,m41,m42 matter.
      """,
      [
        .inferred("from GEO-06 and D G-ADV (parallel projection)")
      ],
      check: "E12, E13 (T1); profile 3d-frame",
      fault: "3D transform treated as identity because affineTransform says so (GEO-27)",
      profile: .spatialFrame),
    Rule(
      .geo(24),
      """
      Bounds given with a negative size are standardised on set: (0,0,-100,-50) reads back \
      (-100,-50,100,50).
      """,
      [
        .softlyObserved("GN:geometry.m, PR #18 text")
      ],
      check: "set, get (T0); profile negative-size",
      fault: "stored raw, frame gets negative size", profile: .negativeSize),
    Rule(
      .geo(25),
      """
      A frame given with a negative size is standardised before use: (0,0,-100,-50) gives \
      bounds size (100,50), bounds origin unchanged, position (-50,-25).
      """,
      [
        .softlyObserved("GN:geometry.m")
      ],
      check: "set frame, get (T1); profile negative-size",
      fault: "position placed on the wrong side", profile: .negativeSize),
    Rule(
      .geo(40),
      """
      Setting frame under an in-plane rotation: bounds.size = the requested size mapped as a \
      vector through the inverse linear part (absolute values), position such that the \
      frame's centre is the requested centre.
      """,
      [
        .softlyObserved("LOG11 (4 numbers)"),
        .inferred("for the formula; REF:frame calls it undefined (UL-01)"),
      ],
      check: """
        profile rotated-frame, default off: rotation .1 about z, set (20,20,100,100), read \
        (11.063205, 20, 117.873589, 100) (1e-5)
        """,
      fault: """
        size from the inverse bounding box (would read 119.87); origin kept instead of \
        centre
        """, profile: .rotatedFrame),
  ]
}
