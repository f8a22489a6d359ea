import Choices
import CoreBenchmarks
import Testing

/// What shrinking comes to does not depend on the way in which a machine is declared.
struct MiniFormTests {
  /// One form for each order of kinds, so that numbers, references and words differ as well.
  private static let forms = [
    MiniForm(order: .simplestLast, numbers: .doubles),
    MiniForm(order: .alphabetical, references: .places),
    MiniForm(order: .simplestLast, numbers: .doubles, references: .places),
    MiniForm(order: .simplestFirst, words: .detailed),
  ]

  @Test(arguments: forms)
  func aFaultEndsAtItsSmallestSequenceInEveryForm(_ form: MiniForm) {
    let faults: [MiniFault] = [
      .nestedCommitLeaks, .boundsKeepFrameOrigin, .removalPromotesChildren,
      .disabledKeepsFirstPosition,
      .lowPositionIsClamped, .sameSizeForgetsPosition, .fourthAdditionGoesFirst,
    ]
    for fault in faults {
      let trial = MiniTrial(fault, form, seed: 2)
      #expect(trial.isSimplest(for: fault), "\(fault) ended at \(trial.commands)")
    }
  }

  @Test(arguments: MiniForm.all)
  func whatAFormDrawsItEncodes(_ form: MiniForm) {
    #expect(FormedMachine(form).firstEncodingMistake(cases: 20) == nil)
  }

  @Test func theFirstFormDrawsTheSameCommandsAsTheUsualMachine() {
    let (usual, formed) = (MiniMachine(), FormedMachine(MiniForm()))
    for seed in 0..<20 as Range<UInt64> {
      let drawn = usual.randomSequence(count: 50, seed: seed)
      #expect(formed.randomSequence(count: 50, seed: seed).commands == drawn.commands)
    }
  }
}
