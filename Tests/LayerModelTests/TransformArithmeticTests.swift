import LayerModel
import LayerScript
import Rules
import Testing

/// Calculations with matrices, with the catalogue's numbers and others worked out by hand.
struct TransformArithmeticTests {
  private static let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

  /// The text of a matrix that is the identity but for some of its numbers, counted row by row.
  private static func matrix(_ changes: [Int: Double]) -> String {
    let numbers = identity.enumerated().map { changes[$0.offset] ?? $0.element }
    return "matrix(" + numbers.map { "\($0)" }.joined(separator: ", ") + ")"
  }

  private static let quarter = matrix([0: 0, 1: 1, 4: -1, 5: 0])
  private static let eye = matrix([11: -0.5])

  @Test(arguments: [
    WorkedCase("compute isIdentity [identity]", "true", .tran(1)),
    WorkedCase("compute isIdentity [translation(1e-300, 0, 0)]", "false", .tran(1)),
    WorkedCase(
      "compute makeTranslation [3, 5, 7]", matrix([12: 3, 13: 5, 14: 7]), .tran(2)),
    WorkedCase("compute makeScale [2, 4, 8]", matrix([0: 2, 5: 4, 10: 8]), .tran(3)),
    WorkedCase(
      "compute makeRotation [1.5707963267948966, 0, 0, 1]", quarter, .tran(4)),
    WorkedCase(
      "compute makeRotation [1.5707963267948966, 1, 0, 0]", matrix([5: 0, 6: 1, 9: -1, 10: 0]),
      .tran(5)),
    WorkedCase(
      "compute makeRotation [1.5707963267948966, 0, 1, 0]", matrix([0: 0, 2: -1, 8: 1, 10: 0]),
      .tran(5)),
    // E29: a third of a turn about the diagonal takes x to y, y to z and z to x.
    WorkedCase(
      "compute makeRotation [2.0943951023931953, 1, 1, 1]",
      matrix([0: 0, 1: 1, 5: 0, 6: 1, 8: 1, 10: 0]), .tran(6)),
    WorkedCase(
      "compute makeRotation [2.0943951023931953, 10, 10, 10]",
      matrix([0: 0, 1: 1, 5: 0, 6: 1, 8: 1, 10: 0]), .tran(6)),
    WorkedCase("compute makeRotation [1, 0, 0, 0]", "identity", .tran(7)),
    WorkedCase("compute makeRotation [6.283185307179586, 0, 0, 1]", "identity", .tran(17)),
  ])
  func matricesAreMade(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    WorkedCase(
      "compute concat [translation(10, 0, 0), scale(2, 2, 2)]",
      matrix([0: 2, 5: 2, 10: 2, 12: 20]), .tran(8)),
    WorkedCase(
      "compute concat [scale(2, 2, 2), translation(10, 0, 0)]",
      matrix([0: 2, 5: 2, 10: 2, 12: 10]), .tran(8)),
    // E28 and E28b.
    WorkedCase(
      "compute concat [translation(10, 0, 0), \(quarter)]",
      matrix([0: 0, 1: 1, 4: -1, 5: 0, 13: 10]), .tran(8)),
    WorkedCase(
      "compute translate [\(quarter), 10, 0, 0]", matrix([0: 0, 1: 1, 4: -1, 5: 0, 13: 10]),
      .tran(9)),
    WorkedCase(
      "compute scale [translation(3, 0, 0), 2, 4, 8]", matrix([0: 2, 5: 4, 10: 8, 12: 3]),
      .tran(9)),
    WorkedCase(
      "compute rotate [scale(2, 1, 1), 1.5707963267948966, 0, 0, 1]",
      matrix([0: 0, 1: 1, 4: -2, 5: 0]), .tran(9)),
    WorkedCase("compute concat [identity, \(eye)]", eye, .tran(10), .tran(19)),
    // A turn about y moves the perspective of z into that of x.
    WorkedCase(
      "compute rotate [\(eye), 1.5707963267948966, 0, 1, 0]",
      matrix([0: 0, 2: -1, 3: 0.5, 8: 1, 10: 0, 11: 0]), .tran(19)),
    // E30.
    WorkedCase(
      "compute invert [\(matrix([0: 2, 5: 4, 10: 8, 12: 3, 13: 5, 14: 7]))]",
      matrix([0: 0.5, 5: 0.25, 10: 0.125, 12: -1.5, 13: -1.25, 14: -0.875]), .tran(11)),
    WorkedCase("compute invert [scale(0, 1, 1)]", "scale(0, 1, 1)", .tran(12)),
  ])
  func matricesAreCombined(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    WorkedCase("compute equal [scale(2, 1, 1), scale(2, 1, 1)]", "true", .tran(13)),
    WorkedCase(
      "compute equal [identity, scale(1.0000000000000002, 1, 1)]", "false", .tran(13)),
    WorkedCase(
      "compute makeAffine [affine(1, 2, 3, 4, 5, 6)]",
      matrix([0: 1, 1: 2, 4: 3, 5: 4, 12: 5, 13: 6]), .tran(14)),
    WorkedCase(
      "compute getAffine [planar(1, 2, 3, 4, 5, 6)]", "affine(1, 2, 3, 4, 5, 6)", .tran(16)),
    WorkedCase("compute isAffine [planar(1, 2, 3, 4, 5, 6)]", "true", .tran(15)),
  ])
  func matricesAreCompared(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [2, 3, 6, 7, 8, 9, 10, 11, 14, 15])
  func anyEntryOutOfThePlaneIsNotAffine(place: Int) throws {
    let changed = Self.matrix([place: Self.identity[place] + 0.5])
    try WorkedCase("compute isAffine [\(changed)]", "false", .tran(15)).check()
  }

  @Test(
    arguments: [
      ("compute getAffine [scale(1, 1, 2)]", .layers(36)),
      ("compute rotate [identity, 1, 0, 0, 0]", .layers(37)),
      ("compute invert [scale(1e-9, 1, 1)]", .layers(38)),
      ("compute invert [planar(1, 1, 1, 1, 0, 0)]", .layers(38)),
      ("compute concat [identity, scale(inf, 1, 1)]", .layers(4)),
    ] as [(String, OpenItem)])
  func whatNoSourceSettlesIsOpen(script: String, item: OpenItem) throws {
    let (expected, _) = try Reference.lastAnswer(to: script)
    #expect(expected.weakened == item)
  }

  @Test(arguments: [
    "compute concat [identity]", "compute makeScale [1, 2]", "compute invert [3]",
    "compute makeAffine [identity]",
  ])
  func argumentsThatDoNotFitMakeNoSense(text: String) throws {
    let problem = try Script(parsing: text).firstProblem()
    #expect(problem?.message.contains("are no arguments for") == true)
    #expect(problem?.remedy != nil)
  }
}
