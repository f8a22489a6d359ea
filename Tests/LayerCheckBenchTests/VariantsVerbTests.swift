import FaultyEngines
import Testing

@testable import LayerCheckBench

struct VariantsVerbTests {
  @Test func aVariantThatConformsAndIsTouchedGivesNoComplaint() async throws {
    let printed = try await measure("--variant", "lists-are-empty", "--seeds", "1", "--cases", "12")
    #expect(printed.complaints == [])
    #expect(printed.text.contains("lists-are-empty"))
  }

  @Test func aSeedOnWhichItIsHardlyTouchedIsAComplaint() async throws {
    let printed = try await measure("--variant", "answers-UL-02", "--seeds", "1", "--cases", "1")
    #expect(printed.complaints.count == 1)
    #expect(printed.complaints.first?.contains("was touched") == true)
  }

  @Test func thePageNamesWhatPermitsEach() async throws {
    let page = try await measure(
      "--variant", "single-precision", "--seeds", "1", "--cases", "12", "--page")
    #expect(page.text.hasPrefix("# Variants\n"))
    #expect(page.text.contains("GEO-29 (tolerance)"))
  }

  @Test func aNameThatIsNoneIsRefused() async throws {
    await #expect(throws: BenchError.self) { try await measure("--variant", "nothing") }
  }

  private func measure(_ words: String...) async throws -> any Printout {
    try await VariantsVerb.measure(BenchOptions(words, for: .variants))
  }
}
