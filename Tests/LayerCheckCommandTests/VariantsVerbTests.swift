import FaultyEngines
import LayerScript
import Testing
import Wire

struct VariantsVerbTests {
  @Test func theVariantsStandOneALineWithWhatTheyDo() throws {
    let program = try Program("variants")
    #expect(program.code == 0)
    #expect(program.lines.count == VariantCatalogue.all.count)
    for (line, variant) in zip(program.lines, VariantCatalogue.all) {
      #expect(line.hasPrefix(variant.name + "  "))
      #expect(line.hasSuffix("  " + variant.sentence))
    }
  }

  @Test func aVariantShowsWhatPermitsItAndAScript() throws {
    let variant = try #require(VariantCatalogue.variant(named: "lists-are-empty"))
    let program = try Program("variants", variant.name)
    #expect(
      program.lines == [
        "lists-are-empty: \(variant.sentence)", "Permitted by: profile nil-lists off",
        "A script that touches it:", "  new l1", "  get l1.sublayers",
        "Try it: layercheck run --engine variant:lists-are-empty",
      ])
  }

  @Test func asJsonEachVariantIsAnObjectWithTheKeysThatHelpNames() throws {
    let program = try Program("variants", "--json")
    #expect(program.lines.count == VariantCatalogue.all.count)
    for (line, variant) in zip(program.lines, VariantCatalogue.all) {
      let json = try Json(parsing: Array(line.utf8))
      #expect(json.asObject?.map(\.key) == ["name", "leeway", "sentence"])
      #expect(json["name"]?.asString == variant.name)
    }
  }

  @Test func severalVariantsAreOneEngineThatConforms() throws {
    let program = try Program(
      "replay", "--engine", "variant:lists-are-empty+masked-layers-are-not-hit",
      "new l1; new l2; set l1.mask l2; hitTest l1 (1, 1); get l2.sublayers")
    #expect(program.code == 0)
  }

  @Test(arguments: [
    ("variant:everything", "there is no variant 'everything'"),
    (
      "variant:masked-layers-are-not-hit+transparent-layers-are-not-hit",
      "the variants 'masked-layers-are-not-hit' and 'transparent-layers-are-not-hit' both take the "
        + "decision 'isPassedOver'"
    ),
  ])
  func variantsThatCannotBeAreRefused(engine: String, message: String) throws {
    let program = try Program("replay", "--engine", engine, "new l1")
    #expect(program.errors.hasPrefix("layercheck: \(message)\n"))
    #expect(program.code == 2)
  }
}
