import Choices
import CoreBenchmarks
import Testing

/// A hundred seeds are a benchmark; three hold here that every fault is found and ends at its smallest
/// sequence.
struct MiniLayerTests {
  @Test(arguments: MiniFault.allCases)
  func aFaultIsFoundAndEndsAtItsSmallestSequence(_ fault: MiniFault) {
    for seed in 1...3 as ClosedRange<UInt64> {
      let trial = MiniTrial(fault, seed: seed)
      #expect(trial.cases != nil)
      #expect(trial.isSimplest(for: fault), "seed \(seed) ended at \(trial.commands)")
      #expect(trial.executions <= 400)
    }
  }

  @Test func aSystemWithoutFaultDoesWhatTheModelSays() {
    let result = SequenceProperty(of: MiniMachine()).check(seed: 1, cases: 500)
    #expect(result.failure == nil)
    #expect(result.commands == 25_000)
  }

  @Test func aMachineWrittenInTheWayOfTheArticleDrawsTheSame() throws {
    let (machine, taught) = (MiniMachine(), TaughtMachine())
    for seed in 0..<50 as Range<UInt64> {
      let drawn = machine.randomSequence(count: 50, seed: seed)
      let alike = taught.randomSequence(count: 50, seed: seed)
      #expect(alike.commands == drawn.commands)
      #expect(alike.steps == drawn.steps)
      #expect(try taught.encode(drawn.commands) == drawn.steps)
    }
    #expect(SequenceProperty(of: taught).check(seed: 1, cases: 200).commands == 10_000)
  }

  @Test func theSameSeedGivesTheSameTrial() {
    #expect(MiniTrial(.swapRemove, seed: 5) == MiniTrial(.swapRemove, seed: 5))
  }

  @Test func aSequenceWrittenByHandIsShrunk() throws {
    let test = MiniMachine(fault: .nullIsNoOpinion)
    let failure = try #require(
      SequenceProperty(of: test).shrink([
        .create, .create, .begin, .setPosition(1, 3, 4), .setDelegateAnswer(1, .null),
        .addSublayer(0, 1), .lookupAction(1, .bounds),
      ]))
    #expect(
      failure.commands == [.create, .setDelegateAnswer(0, .null), .lookupAction(0, .position)])
  }

  @Test func aSequenceThatTheGeneratorNeverDrawsLosesWhatTheFailureDoesNotNeed() throws {
    let test = MiniMachine(fault: .narrowWidth)
    let failure = try #require(
      SequenceProperty(of: test).shrink([
        .create, .begin, .create, .addSublayer(0, 1), .setBounds(1, 512.5, 3), .commit,
        .setBounds(0, 1, 1), .removeFromSuperlayer(3),
      ]))
    // A layer of that number needs two creations; arguments that are never drawn stay as they are.
    #expect(failure.commands == [.create, .create, .setBounds(1, 512.5, 3)])
    #expect(failure.report.end == .fixedPoint)
  }

  @Test func thePlainLoopFindsNothingInASystemWithoutFault() {
    #expect(MiniLoop.run(cases: 100, seed: 1) == 5000)
  }
}

/// Mini-layer with coverage guidance.
struct GuidedMiniLayerTests {
  @Test(arguments: [MiniFault.narrowWidth, .nullIsNoOpinion, .moveKeepsOldChild])
  func aFaultIsFoundAndEndsAtItsSmallestSequence(_ fault: MiniFault) {
    let trial = MiniTrial(guidedTo: fault, seed: 1)
    #expect(trial.isSimplest(for: fault))
    #expect(trial.cases ?? .max < 1000)
  }
}
