/// What the command line says about a measurement.
struct BenchOptions {
  var asJson = false
  var cases: Int?
  var seeds = 10
  var faults: [String] = []
  var showsScripts = false
  var includesRare = false
  var runsToTheEnd = false

  init(_ words: [String], for verb: Verb) throws(BenchError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": asJson = true
      case "--scripts": showsScripts = true
      case "--rare": includesRare = true
      case "--whole": runsToTheEnd = true
      case "--cases": cases = try Self.count(word, &rest)
      case "--seeds": seeds = try Self.count(word, &rest)
      case "--fault":
        guard let name = rest.popFirst() else { throw BenchError("'--fault' needs a name") }
        faults.append(name)
      default:
        throw BenchError("'\(verb.rawValue)' does not know '\(word)'; see layercheck-bench help")
      }
    }
  }

  private static func count(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(BenchError) -> Int {
    guard let word = rest.popFirst(), let number = Int(word), number > 0 else {
      throw BenchError("'\(option)' needs a whole number above 0")
    }
    return number
  }
}

/// The complaint that a measurement cannot be made.
struct BenchError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
