import Choices
import Synchronization
import Testing

@testable import ChoicesTesting

/// Sorts numbers, and has one mistake.
private func sortedNumbers(_ numbers: [Int]) -> [Int] {
  Array(Set(numbers)).sorted()
}

private let lists = Generator.integer(in: -100...100).list(count: 0...20)

/// A property whose body uses `#expect` and `#require` is searched and shrunk, and reported once.
struct ForAllTests {
  @Test(.properties) func aPropertyThatHoldsRecordsNothing() {
    forAll(lists, as: "list") { list in
      #expect(list.sorted().count == list.count)
    }
  }

  @Test func theSimplestValueIsReportedOnceUnderItsName() async throws {
    let recorded = try await Recorded.by {
      forAll(lists, as: "list") { list in
        #expect(sortedNumbers(list).count == list.count)
      }
    }
    let text = try #require(recorded.texts.first)
    #expect(recorded.texts.count == 1)
    #expect(text.contains("list: [0, 0]"))
    #expect(text.contains("sortedNumbers(list).count"))
    #expect(text.contains("seed 1, case"))
    #expect(
      text.contains("settings: .with { $0.replaying = \"c1: (250 (251 +0 ) (251 +0 ) );\" }"))
  }

  @Test func expectationsAreToldApartByTheirLines() async throws {
    let recorded = try await Recorded.by {
      forAll("a", .integer(in: 0...999), "b", .integer(in: 0...999)) { a, b in
        #expect(a < 500)
        #expect(b < 300)
      }
    }
    #expect(recorded.lines.count == 2)
    #expect(Set(recorded.lines).count == 2)
    #expect(recorded.texts.contains { $0.contains("a: 500\nb: 0") })
    #expect(recorded.texts.contains { $0.contains("a: 0\nb: 300") })
  }

  @Test func aRequirementAndAnErrorAreFailures() async throws {
    let required = try await Recorded.by {
      forAll(.integer(in: 0...999)) { value in
        _ = try #require(value < 40 ? value : nil)
      }
    }
    #expect(required.texts.map { $0.contains("value: 40") } == [true])
    struct Refused: Error {}
    let thrown = try await Recorded.by {
      forAll(.integer(in: 0...999)) { value in
        if value > 7 { throw Refused() }
      }
    }
    #expect(thrown.texts.map { $0.contains("Refused") && $0.contains("value: 8") } == [true])
  }

  @Test func anAsynchronousBodyIsSearchedWhereTheTestRuns() async throws {
    let recorded = try await Recorded.by { @MainActor in
      await forAll(.integer(in: 0...999), settings: .with { $0.cases = 100 }) { value in
        await Task.yield()
        MainActor.assertIsolated()
        #expect(value < 20)
      }
    }
    #expect(recorded.texts.map { $0.contains("value: 20") } == [true])
  }

  @Test func aCheckEndsWhenItsTaskIsCancelled() async throws {
    let task = Task {
      try await Recorded.by {
        await forAll(.integer(in: 0...999), settings: .with { $0.cases = 1_000_000_000 }) { _ in
          await Task.yield()
        }
      }
    }
    task.cancel()
    #expect(try await task.value.texts.count <= 1)
  }

  @Test func onlyThePrintedCaseIsRepeated() async throws {
    let count = Mutex(0)
    let recorded = try await Recorded.by {
      let settings = CheckSettings.with { $0.replaying = "c1: +77;" }
      forAll(.integer(in: 0...999), settings: settings) { value in
        count.withLock { $0 += 1 }
        #expect(value < 50)
      }
    }
    #expect(recorded.texts.map { $0.contains("value: 50") } == [true])
    #expect(count.withLock { $0 } < 100)
  }

  @Test func aValueThatTakesTooLongIsAFailureOfItsOwn() async throws {
    let passed = Mutex(Duration.zero)
    let start = ContinuousClock.now
    let recorded = try await Recorded.by {
      let settings = CheckSettings.with {
        ($0.cases, $0.caseLimit) = (50, .seconds(3600))
        $0.now = { start + passed.withLock { $0 } }
      }
      forAll(.integer(in: 0...3), settings: settings) { value in
        if value == 3 { passed.withLock { $0 += .seconds(7200) } }
      }
    }
    #expect(recorded.texts.map { $0.contains("took longer") && $0.contains("value: 3") } == [true])
  }

  @Test func withoutTheTraitACheckSaysWhatIsMissing() {
    withKnownIssue {
      forAll(lists) { _ in }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(".properties") }
    }
  }

  @Test func nothingPassesVacuously() async throws {
    let recorded = try await Recorded.by {
      forAll(Generator.integer(in: 0...9).filter { _ in false }) { _ in }
    }
    #expect(recorded.texts.map { $0.contains("nothing was tested") } == [true])
  }
}
