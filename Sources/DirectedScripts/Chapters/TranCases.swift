// Written by '.ci/sources Sources' from Specs/corpus/tran.txt.
extension CorpusScripts {
  static let tranCases = #"""
    TRAN-01: The identity is the identity and nothing else is
    compute isIdentity [identity]; compute isIdentity [identity]; compute isIdentity [translation(1e-12, 0, 0)]; compute isIdentity [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1)]
    TRAN-02: A translation stands in the fourth row
    compute makeTranslation [2, 3, 4]
    TRAN-03: A scale stands in the diagonal
    compute makeScale [2, 3, 4]
    TRAN-04: A turn about z takes x towards y
    compute makeRotation [1.5707963267948966, 0, 0, 1]; compute makeRotation [0.5, 0, 0, 1]
    TRAN-05: A turn about x takes y towards z and one about y takes z towards x
    compute makeRotation [0.5, 1, 0, 0]; compute makeRotation [0.5, 0, 1, 0]
    TRAN-06: The length of the axis does not matter and two reversals cancel
    compute makeRotation [2.0943951023931957, 1, 1, 1]; compute makeRotation [2.0943951023931957, 10, 10, 10]; compute makeRotation [-2.0943951023931957, -1, -1, -1]
    TRAN-07: A turn about no axis is none
    compute makeRotation [1, 0, 0, 0]
    TRAN-08: Of two matrices the first is applied first
    compute concat [translation(10, 0, 0), scale(2, 2, 2)]; compute concat [scale(2, 2, 2), translation(10, 0, 0)]
    TRAN-08: A translation and then a quarter turn
    compute concat [translation(10, 0, 0), planar(0, 1, -1, 0, 0, 0)]
    TRAN-09: A new operation comes before what the matrix does already
    compute translate [planar(0, 1, -1, 0, 0, 0), 10, 0, 0]; compute scale [translation(10, 20, 30), 2, 3, 4]; compute rotate [translation(10, 0, 0), 1.5707963267948966, 0, 0, 1]
    TRAN-10: Concatenation is associative and the identity is neutral
    compute concat [identity, planar(1, 2, 3, 4, 5, 6)]; compute concat [planar(1, 2, 3, 4, 5, 6), identity]; compute concat [planar(1, 2, 3, 4, 5, 6), scale(2, 3, 1)]; compute concat [planar(2, 6, 6, 12, 10, 18), translation(1, 1, 0)]; compute concat [scale(2, 3, 1), translation(1, 1, 0)]; compute concat [planar(1, 2, 3, 4, 5, 6), planar(2, 0, 0, 3, 1, 1)]
    TRAN-10: The identity is neutral for matrices that leave the plane, too
    compute concat [identity, scale(1, 1, 2)]; compute concat [scale(1, 1, 2), identity]
    TRAN-11: The inverse of a scale and a translation undoes both
    compute invert [matrix(2, 0, 0, 0, 0, 4, 0, 0, 0, 0, 8, 0, 3, 5, 7, 1)]; compute invert [scale(2, 4, 5)]; compute invert [planar(0, 1, -1, 0, 7, 9)]
    TRAN-12: A matrix without inverse is its own answer
    compute invert [scale(0, 1, 1)]; compute invert [matrix(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)]
    TRAN-13: Equal matrices are equal to the last bit
    compute equal [scale(2, 3, 4), scale(2, 3, 4)]; compute equal [identity, scale(1.0000000000000002, 1, 1)]
    TRAN-14: A map of the plane is embedded by rows
    compute makeAffine [affine(1, 2, 3, 4, 5, 6)]
    TRAN-15: Anything that leaves the plane is not affine
    compute isAffine [identity]; compute isAffine [planar(1, 2, 3, 4, 5, 6)]; compute isAffine [matrix(1, 0, 0.5, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)]; compute isAffine [matrix(1, 0, 0, 0.5, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)]; compute isAffine [matrix(1, 0, 0, 0, 0, 1, 0.5, 0, 0, 0, 1, 0, 0, 0, 0, 1)]; compute isAffine [matrix(1, 0, 0, 0, 0, 1, 0, 0.5, 0, 0, 1, 0, 0, 0, 0, 1)]; compute isAffine [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0.5, 0, 1, 0, 0, 0, 0, 1)]; compute isAffine [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0.5, 1, 0, 0, 0, 0, 1)]; compute isAffine [scale(1, 1, 2)]; compute isAffine [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.5, 0, 0, 0, 1)]; compute isAffine [translation(0, 0, 0.5)]; compute isAffine [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2)]
    TRAN-16: The six entries of an affine matrix come back
    compute getAffine [planar(1, 2, 3, 4, 5, 6)]
    TRAN-17: Full turns are none and turns about one axis add up
    compute makeRotation [6.283185307179586, 0, 0, 1]; compute makeRotation [-12.566370614359172, 1, 0, 0]; compute rotate [planar(0.955336489125606, 0.2955202066613396, -0.2955202066613396, 0.955336489125606, 0, 0), 0.4, 0, 0, 1]
    TRAN-17: An angle beyond a full turn is what is left of it
    compute makeRotation [7, 0, 0, 1]; compute makeRotation [6.583185307179586, 0, 0, 1]
    TRAN-18: Perspective divides by a fourth coordinate to which depth alone contributes
    compute concat [translation(0, 0, 100), matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1)]
    TRAN-18: A point is divided by the weight that its depth gives it
    new l1; set l1.sublayerTransform matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1); new l2; set l2.zPosition 100; add l2 to l1; convert (8, 4) from l2 to l1
    TRAN-19: A turn in front of a perspective matrix mixes it into other columns
    compute rotate [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1), 1.5707963267948966, 0, 1, 0]; compute translate [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1), 5, 6, 0]
    TRAN-19: A product keeps the perspective of its factors
    compute concat [translation(5, 6, 0), matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1)]; compute concat [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1), translation(0, 0, 100)]
    TRAN-20: Computing leaves layers and arguments as they are
    new l1; set l1.transform scale(2, 3, 4); compute invert [scale(2, 3, 4)]; get l1.transform; compute invert [scale(2, 3, 4)]
    TRAN-20: A product is not kept in the place of a factor
    compute concat [translation(1, 0, 0), translation(1, 0, 0)]; compute concat [translation(1, 0, 0), identity]
    """#
}
