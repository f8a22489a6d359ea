import Choices
import FaultyEngines
import LayerScript
import Rules

/// Measures that engines which take other permitted choices conform.
///
/// Each variant carries out scripts that are steered to what permits it: they begin and end with the steps
/// that touch it. Whatever is complained of is a mistake of the checker.
enum VariantsVerb {
  static func measure(_ options: BenchOptions) async throws(BenchError) -> any Printout {
    let variants = try chosenVariants(options)
    let mixtures = variants.map { Mixture(of: $0) } + pairs(of: variants, options.pairs)
    let progress = ProgressLine(total: mixtures.count)
    let results = await mixtures.concurrentMap(jobs: options.jobs) { count, mixture in
      progress.show(count, mixture.name)
    } _: {
      VariantMeasuring($0, options).measurement()
    }
    progress.clear()
    if options.printsPage { return VariantsPage(measurements: results) }
    var table = Table(results)
    if options.showsScripts { table.remarks = results.flatMap(\.examples) }
    return table
  }

  private static func chosenVariants(_ options: BenchOptions) throws(BenchError) -> [Variant] {
    if options.variants.isEmpty { return VariantCatalogue.all }
    var variants: [Variant] = []
    for name in options.variants {
      guard let variant = VariantCatalogue.variant(named: name) else {
        let known = VariantCatalogue.all.map(\.name)
        let nearest = Spelling.nearest(to: name, among: known)
        throw BenchError(
          "there is no variant '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
      }
      variants.append(variant)
    }
    return variants
  }

  /// Pairs that one engine can be at once, the same ones for the same variants.
  private static func pairs(of variants: [Variant], _ count: Int) -> [Mixture] {
    guard variants.count > 2 else { return [] }
    var random = SplitMix64(seed: 1)
    var pairs: [Mixture] = []
    var attempts = 0
    while pairs.count < count, attempts < 100 * count {
      attempts += 1
      let members = (0..<2).map { _ in variants[Int(random.next(below: UInt64(variants.count)))] }
      if let pair = try? Mixture(members) { pairs.append(pair) }
    }
    return pairs
  }
}
