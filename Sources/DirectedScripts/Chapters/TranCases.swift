// Written by '.ci/sources Sources' from Specs/corpus/tran.txt.
extension CorpusScripts {
  static let tranCases = #"""
    TRAN-01: The identity is the identity and nothing else is
    compute isIdentity [identity]; compute isIdentity [identity]; compute isIdentity [translation(1e-12, 0, 0)]; compute isIdentity [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1)]
    TRAN-01: A matrix with any other entry is not the identity
    compute isIdentity [matrix(1, 0, 0.5, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)]; compute isIdentity [matrix(1, 0, 0, 0.5, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)]; compute isIdentity [planar(1, 0, 0.5, 1, 0, 0)]; compute isIdentity [matrix(1, 0, 0, 0, 0, 1, 0.5, 0, 0, 0, 1, 0, 0, 0, 0, 1)]; compute isIdentity [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0.5, 1, 0, 0, 0, 0, 1)]; compute isIdentity [scale(1, 1, 2)]; compute isIdentity [translation(0, 0, 5)]; compute isIdentity [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2)]
    TRAN-01: A matrix that differs from the identity by next to nothing is another
    compute isIdentity [scale(1, 1.0000000000000002, 1)]; compute isIdentity [planar(1, 1e-300, 0, 1, 0, 0)]
    TRAN-02: A translation stands in the fourth row
    compute makeTranslation [2, 3, 4]
    TRAN-02: A translation keeps its numbers to the last bit
    compute makeTranslation [0.1, -0.2, 0]
    TRAN-03: A scale stands in the diagonal
    compute makeScale [2, 3, 4]
    TRAN-03: A scale may be negative, fractional or zero
    compute makeScale [0.1, -2, 0]
    TRAN-04: A turn about z takes x towards y
    compute makeRotation [1.5707963267948966, 0, 0, 1]; compute makeRotation [0.5, 0, 0, 1]
    TRAN-04: A turn by a negative angle goes the other way
    compute makeRotation [-0.5, 0, 0, 1]
    TRAN-05: A turn about x takes y towards z and one about y takes z towards x
    compute makeRotation [0.5, 1, 0, 0]; compute makeRotation [0.5, 0, 1, 0]
    TRAN-05: A half turn about x or y mirrors the other two axes
    compute makeRotation [3.141592653589793, 1, 0, 0]; compute makeRotation [3.141592653589793, 0, 1, 0]
    TRAN-06: The length of the axis does not matter and two reversals cancel
    compute makeRotation [2.0943951023931957, 1, 1, 1]; compute makeRotation [2.0943951023931957, 10, 10, 10]; compute makeRotation [-2.0943951023931957, -1, -1, -1]
    TRAN-06: The length of an axis of the coordinates does not matter either
    compute makeRotation [0.5, 0, 0, 10]; compute makeRotation [0.5, 0.01, 0, 0]
    TRAN-06: A reversed axis reverses the turn
    compute makeRotation [0.5, 0, 0, -1]; compute makeRotation [0.5, 0, -2, 0]
    TRAN-06: A quarter turn about an oblique axis mixes all three coordinates
    compute makeRotation [1.5707963267948966, 1, 2, 2]
    TRAN-06: A very short axis is an axis
    compute makeRotation [1.5707963267948966, 0, 0, 1e-09]
    TRAN-07: A turn about no axis is none
    compute makeRotation [1, 0, 0, 0]
    TRAN-08: Of two matrices the first is applied first
    compute concat [translation(10, 0, 0), scale(2, 2, 2)]; compute concat [scale(2, 2, 2), translation(10, 0, 0)]
    TRAN-08: A translation and then a quarter turn
    compute concat [translation(10, 0, 0), planar(0, 1, -1, 0, 0, 0)]
    TRAN-08: A product has all sixteen entries of rows and columns
    compute concat [matrix(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16), matrix(2, 0, 1, 0, 0, 3, 0, 1, 1, 0, 2, 0, 0, 1, 0, 4)]
    TRAN-08: A turn about x after one about y is not the other way round
    compute concat [matrix(1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1), matrix(0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1)]; compute concat [matrix(0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1), matrix(1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1)]
    TRAN-09: A new operation comes before what the matrix does already
    compute translate [planar(0, 1, -1, 0, 0, 0), 10, 0, 0]; compute scale [translation(10, 20, 30), 2, 3, 4]; compute rotate [translation(10, 0, 0), 1.5707963267948966, 0, 0, 1]
    TRAN-09: A translation before a scale is scaled in all three coordinates
    compute translate [scale(2, 3, 4), 5, 6, 7]
    TRAN-09: A scale before a turn stretches along the turned axes
    compute scale [planar(0, 1, -1, 0, 5, 6), 2, 3, 1]
    TRAN-09: A turn before a scale is stretched by it
    compute rotate [scale(2, 3, 1), 1.5707963267948966, 0, 0, 1]
    TRAN-09 TRAN-19: A move before a perspective changes the weight
    compute translate [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1), 0, 0, 100]
    TRAN-10: Concatenation is associative and the identity is neutral
    compute concat [identity, planar(1, 2, 3, 4, 5, 6)]; compute concat [planar(1, 2, 3, 4, 5, 6), identity]; compute concat [planar(1, 2, 3, 4, 5, 6), scale(2, 3, 1)]; compute concat [planar(2, 6, 6, 12, 10, 18), translation(1, 1, 0)]; compute concat [scale(2, 3, 1), translation(1, 1, 0)]; compute concat [planar(1, 2, 3, 4, 5, 6), planar(2, 0, 0, 3, 1, 1)]
    TRAN-10: The identity is neutral for matrices that leave the plane, too
    compute concat [identity, scale(1, 1, 2)]; compute concat [scale(1, 1, 2), identity]
    TRAN-11: The inverse of a scale and a translation undoes both
    compute invert [matrix(2, 0, 0, 0, 0, 4, 0, 0, 0, 0, 8, 0, 3, 5, 7, 1)]; compute invert [scale(2, 4, 5)]; compute invert [planar(0, 1, -1, 0, 7, 9)]
    TRAN-11: The inverse of a perspective takes it back
    compute invert [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1)]
    TRAN-11: The inverse of a shear and a translation with negative determinant undoes both
    compute invert [planar(1, 2, 3, 4, 5, 6)]
    TRAN-11: The inverse of a mirror is that mirror
    compute invert [scale(-1, 1, 1)]
    TRAN-11: A small scale has an inverse
    compute invert [scale(0.001, 0.001, 0.001)]
    TRAN-11: The weight of a matrix is inverted with the rest
    compute invert [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 4, 6, 8, 2)]
    TRAN-11: The inverse of a turn in space is its rows as columns
    compute invert [matrix(0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 5, 6, 7, 1)]
    TRAN-12: A matrix without inverse is its own answer
    compute invert [scale(0, 1, 1)]; compute invert [matrix(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)]
    TRAN-12: A singular matrix keeps its translation when it is inverted
    compute invert [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 5, 6, 7, 1)]
    TRAN-13: Equal matrices are equal to the last bit
    compute equal [scale(2, 3, 4), scale(2, 3, 4)]; compute equal [identity, scale(1.0000000000000002, 1, 1)]
    TRAN-13: Matrices that differ in depth, weight or perspective alone are not equal
    compute equal [identity, scale(1, 1, 2)]; compute equal [translation(1, 2, 3), translation(1, 2, 4)]; compute equal [identity, matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1)]; compute equal [identity, matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2)]; compute equal [identity, matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 1e-300, 1, 0, 0, 0, 0, 1)]
    TRAN-13: Matrices are equal whichever comes first
    compute equal [matrix(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16), matrix(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)]; compute equal [matrix(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16), matrix(1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15, 4, 8, 12, 16)]
    TRAN-14: A map of the plane is embedded by rows
    compute makeAffine [affine(1, 2, 3, 4, 5, 6)]
    TRAN-15: Anything that leaves the plane is not affine
    compute isAffine [identity]; compute isAffine [planar(1, 2, 3, 4, 5, 6)]; compute isAffine [matrix(1, 0, 0.5, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)]; compute isAffine [matrix(1, 0, 0, 0.5, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)]; compute isAffine [matrix(1, 0, 0, 0, 0, 1, 0.5, 0, 0, 0, 1, 0, 0, 0, 0, 1)]; compute isAffine [matrix(1, 0, 0, 0, 0, 1, 0, 0.5, 0, 0, 1, 0, 0, 0, 0, 1)]; compute isAffine [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0.5, 0, 1, 0, 0, 0, 0, 1)]; compute isAffine [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0.5, 1, 0, 0, 0, 0, 1)]; compute isAffine [scale(1, 1, 2)]; compute isAffine [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.5, 0, 0, 0, 1)]; compute isAffine [translation(0, 0, 0.5)]; compute isAffine [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2)]
    TRAN-15: A matrix that leaves the plane by next to nothing is not affine
    compute isAffine [matrix(1, 0, 1e-12, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)]; compute isAffine [scale(1, 1, 1.0000000000000002)]; compute isAffine [translation(3, 4, 1e-12)]
    TRAN-15: A singular map of the plane is affine
    compute isAffine [scale(0, 0, 1)]; compute isAffine [scale(1, 1, 0)]
    TRAN-16: The six entries of an affine matrix come back
    compute getAffine [planar(1, 2, 3, 4, 5, 6)]
    TRAN-17: Full turns are none and turns about one axis add up
    compute makeRotation [6.283185307179586, 0, 0, 1]; compute makeRotation [-12.566370614359172, 1, 0, 0]; compute rotate [planar(0.955336489125606, 0.2955202066613396, -0.2955202066613396, 0.955336489125606, 0, 0), 0.4, 0, 0, 1]
    TRAN-17: An angle beyond a full turn is what is left of it
    compute makeRotation [7, 0, 0, 1]; compute makeRotation [6.583185307179586, 0, 0, 1]
    TRAN-17: Turns about x or about y add up as those about z do
    compute rotate [matrix(1, 0, 0, 0, 0, 0.955336489125606, 0.2955202066613396, 0, 0, -0.2955202066613396, 0.955336489125606, 0, 0, 0, 0, 1), 0.4, 1, 0, 0]; compute rotate [matrix(0.955336489125606, 0, -0.2955202066613396, 0, 0, 1, 0, 0, 0.2955202066613396, 0, 0.955336489125606, 0, 0, 0, 0, 1), 0.4, 0, 1, 0]
    TRAN-17: Many turns backwards are what is left of them
    compute makeRotation [-100, 1, 0, 0]
    TRAN-18: Perspective divides by a fourth coordinate to which depth alone contributes
    compute concat [translation(0, 0, 100), matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1)]
    TRAN-18: A point is divided by the weight that its depth gives it
    new l1; set l1.sublayerTransform matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1); new l2; set l2.zPosition 100; add l2 to l1; convert (8, 4) from l2 to l1
    TRAN-19: A turn in front of a perspective matrix mixes it into other columns
    compute rotate [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1), 1.5707963267948966, 0, 1, 0]; compute translate [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1), 5, 6, 0]
    TRAN-19: A product keeps the perspective of its factors
    compute concat [translation(5, 6, 0), matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1)]; compute concat [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1), translation(0, 0, 100)]
    TRAN-19: A scale of depth in front of a perspective scales the perspective
    compute scale [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1), 1, 1, 2]
    TRAN-19: A turn about x in front of a perspective divides it among two rows
    compute rotate [matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1), 0.5235987755982989, 1, 0, 0]
    TRAN-20: Computing leaves layers and arguments as they are
    new l1; set l1.transform scale(2, 3, 4); compute invert [scale(2, 3, 4)]; get l1.transform; compute invert [scale(2, 3, 4)]
    TRAN-20: A product is not kept in the place of a factor
    compute concat [translation(1, 0, 0), translation(1, 0, 0)]; compute concat [translation(1, 0, 0), identity]
    """#
}
