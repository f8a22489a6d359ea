import FaultyEngines
import Reporting

/// Variants and what came of them, as a page that is the same on every machine.
struct VariantsPage: Printout {
  let measurements: [VariantMeasurement]

  var jsonLines: String { Table(measurements).jsonLines }

  var complaints: [String] { measurements.flatMap(\.complaints) }

  var text: String {
    var page = Markdown()
    page.heading(1, "Variants")
    page.paragraph(introduction)
    page.table(["variant", "permitted by", "what it does", "touched:", "alarms:"], rows(of: 1))
    let pairs = rows(of: 2)
    if !pairs.isEmpty {
      page.heading(2, "Pairs")
      page.table(["variants", "permitted by", "what they do", "touched:", "alarms:"], pairs)
    }
    page.heading(2, "Open items without a variant")
    page.table(["item", "reason"], reasons)
    // What prints the page ends its last line.
    return String(page.text.dropLast())
  }

  private var introduction: String {
    let scripts = measurements.map(\.scripts).reduce(0, +)
    let seeds = measurements.map(\.touches.count).max() ?? 0
    return """
      A variant is an engine that takes another choice where the rules permit several, so it must \
      conform: an alarm is a mistake of the checker. Each carried out scripts that begin and end with \
      steps that touch it, on \(seeds) seeds, \(scripts) scripts in all. *Touched* says how often it \
      chose otherwise, on the seed where that was least.
      """
  }

  private var reasons: [[String]] {
    VariantCatalogue.itemsWithoutVariant.map { ["\($0.key)", $0.value] }.sorted { $0[0] < $1[0] }
  }

  private func rows(of count: Int) -> [[String]] {
    measurements.filter { $0.mixture.members.count == count }.map { measurement in
      let members = measurement.mixture.members
      return [
        members.map(\.name).joined(separator: ", "),
        members.map(\.leeway.description).joined(separator: ", "),
        members.map(\.sentence).joined(separator: "; "), String(measurement.fewest),
        String(measurement.alarms),
      ]
    }
  }
}
