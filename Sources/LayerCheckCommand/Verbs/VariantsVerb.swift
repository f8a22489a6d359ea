import FaultyEngines
import LayerScript
import Wire

/// `layercheck variants`: the engines that choose otherwise where the rules permit it.
enum VariantsVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    var variants = VariantCatalogue.all
    if !arguments.words.isEmpty {
      variants = []
      for word in arguments.words { variants.append(try variant(word)) }
    }
    if arguments.has("json") {
      for variant in variants { Terminal.print(json(variant).description) }
    } else if variants.count == 1, let variant = variants.first {
      Terminal.print(text(variant))
    } else {
      let width = variants.map(\.name.count).max() ?? 0
      for variant in variants {
        let gap = String(repeating: " ", count: width - variant.name.count + 2)
        Terminal.print(variant.name + gap + variant.sentence)
      }
    }
    return .holds
  }

  /// Finds a variant by its name.
  static func variant(_ name: String) throws(UsageError) -> Variant {
    if let variant = VariantCatalogue.variant(named: name) { return variant }
    let known = VariantCatalogue.all.map(\.name)
    throw UsageError(
      "there is no variant '\(name)'",
      remedy: Spelling.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
        ?? "'layercheck variants' lists all of them")
  }

  private static func text(_ variant: Variant) -> String {
    let script = variant.steps.split(separator: "\n").map { "  " + $0 }
    return
      ([
        "\(variant.name): \(variant.sentence)", "", "Permitted by: \(variant.leeway)", "",
        "A script that touches it:",
      ] + script + ["", "Try it: layercheck run --engine variant:\(variant.name)"])
      .joined(separator: "\n")
  }

  private static func json(_ variant: Variant) -> Json {
    .members([
      ("name", .string(variant.name)), ("leeway", .string(variant.leeway.description)),
      ("sentence", .string(variant.sentence)),
    ])
  }
}
