import Rules

/// What the command line says about a measurement.
struct BenchOptions: Sendable {
  var asJson = false
  var cases: Int?
  var seeds = 10
  var faults: [String] = []
  /// The challenges that are tried; empty for all.
  var challenges: [String] = []
  var areas: [Area] = []
  var variants: [String] = []
  /// How many pairs of variants are tried besides.
  var pairs = 0
  /// Whether a page is printed in the place of a table.
  var printsPage = false
  var jobs = Output.processors
  var showsScripts = false
  /// Whether what each pass of the shrinker took is printed.
  var showsPasses = false
  var runsToTheEnd = false
  var isGuided = false
  /// Whether machines that are declared in different ways are measured.
  var comparesForms = false
  /// On how many seeds each fault is also looked for without fragments.
  var bareSeeds = 0
  /// How many scripts such a search may take; nil for as many as the usual one.
  var bareCases: Int?
  /// Whether each campaign is printed, for a matrix of rules and faults to be made of.
  var printsCampaigns = false
  /// On how many seeds other tools look for the published faults of mini-layer, too.
  var peerSeeds: Int?
  /// How many faults a crowd has; nil for the usual number.
  var size: Int?
  var listsMembers = false
  /// The seed of the first crowd.
  var firstSeed = 1
  /// How many campaigns there are against each crowd, each of which knows what those before found.
  var runs = 1
  /// How many campaigns of other seeds and areas hold the list of a first one against each crowd.
  var lists = 0
  /// How many members of each crowd are new beside the list of a run without them.
  var added = 0
  /// Whether the engines refuse half of what they declare.
  var isRefusing = false
  /// Whether some steps end the engines.
  var isMortal = false
  /// Whether lengths are compared with those that a campaign against a fault alone comes to.
  var comparesAlone = false
  /// Whether what a campaign could do better is listed.
  var listsMisses = false
  /// How many inputs are read, by all targets together; nil for the usual number.
  var inputs: Int?
  /// The number of the first input.
  var from = 0
  /// The targets that read; empty for all.
  var targets: [String] = []
  /// The files that inputs are made of, besides what the program writes itself.
  var files: [String] = []
  /// Which sort of engine is held against itself; nil where a fault is added.
  var selfRun: SelfRun?
  /// The table of the mistakes that an engine can be mended of.
  var mistakes: String?
  /// The command of a driver.
  var command: [String] = []
  /// Which directed scripts a campaign against a crowd does not get.
  var withheldScripts = WithheldScripts.own

  init(_ words: [String], for verb: Verb) throws(BenchError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": asJson = true
      case "--scripts": showsScripts = true
      case "--passes": showsPasses = true
      case "--whole": runsToTheEnd = true
      case "--guided": isGuided = true
      case "--forms": comparesForms = true
      case "--campaigns": printsCampaigns = true
      case "--list": listsMembers = true
      case "--without-directed":
        withheldScripts = try Self.word(word, &rest, WithheldScripts.self)
      case "--self": selfRun = try Self.word(word, &rest, SelfRun.self)
      case "--misses": listsMisses = true
      case "--refusing": isRefusing = true
      case "--mortal": isMortal = true
      case "--alone": comparesAlone = true
      case "--lists": lists = try Self.count(word, &rest)
      case "--added": added = try Self.count(word, &rest)
      case "--runs": runs = try Self.count(word, &rest)
      case "--first-seed": firstSeed = try Self.count(word, &rest)
      case "--size": size = try Self.count(word, &rest)
      case "--bare": bareSeeds = try Self.count(word, &rest)
      case "--bare-cases": bareCases = try Self.count(word, &rest)
      case "--cases": cases = try Self.count(word, &rest)
      case "--peers": peerSeeds = try Self.count(word, &rest)
      case "--seeds": seeds = try Self.count(word, &rest)
      case "--jobs": jobs = try Self.count(word, &rest)
      case "--pairs": pairs = try Self.count(word, &rest)
      case "--page": printsPage = true
      case "--variant": variants.append(try Self.name(word, &rest))
      case "--fault": faults.append(try Self.name(word, &rest))
      case "--challenge": challenges.append(try Self.name(word, &rest))
      case "--area": areas += try Self.areas(&rest)
      case "--inputs": inputs = try Self.count(word, &rest)
      case "--from": from = try Self.count(word, &rest)
      case "--target": targets.append(try Self.name(word, &rest))
      case "--mistakes": mistakes = try Self.name(word, &rest)
      case "--":
        command = Array(rest)
        rest = []
      case "--files":
        files += rest.prefix { !$0.hasPrefix("--") }
        rest = rest.drop { !$0.hasPrefix("--") }
      default:
        throw BenchError("'\(verb.rawValue)' does not know '\(word)'; see layercheck-bench help")
      }
    }
    try checkCrowdOptions()
    if bareCases != nil, bareSeeds == 0 {
      throw BenchError("'--bare-cases' needs '--bare N', the number of seeds without fragments")
    }
  }

  /// Refuses measurements of crowds that do not go together, and what one of them would not heed.
  private func checkCrowdOptions() throws(BenchError) {
    let others = [
      added > 0 ? "'--added'" : nil, lists > 0 ? "'--lists'" : nil,
      isRefusing ? "'--refusing'" : nil,
    ].compactMap(\.self)
    if others.count > 1 {
      let names = others.joined(separator: " and ")
      throw BenchError("\(names) are measurements of their own: ask for one of them")
    }
    let ignored = [
      runs > 1 ? "'--runs'" : nil, isMortal ? "'--mortal'" : nil,
      listsMisses && lists == 0 ? "'--misses'" : nil, comparesAlone ? "'--alone'" : nil,
    ].compactMap(\.self)
    if let other = others.first, let option = ignored.first {
      throw BenchError("\(other) does not heed \(option): leave one of them out")
    }
  }

  private static func name(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(BenchError) -> String {
    guard let name = rest.popFirst() else { throw BenchError("'\(option)' needs a name") }
    return name
  }

  private static func count(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(BenchError) -> Int {
    guard let word = rest.popFirst(), let number = Int(word), number > 0 else {
      throw BenchError("'\(option)' needs a whole number above 0")
    }
    return number
  }

  /// One of some words.
  private static func word<Choice: CaseIterable & RawRepresentable>(
    _ option: String, _ rest: inout ArraySlice<String>, _: Choice.Type
  ) throws(BenchError) -> Choice where Choice.RawValue == String {
    guard let word = rest.popFirst(), let choice = Choice(rawValue: word) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw BenchError("'\(option)' needs one of these: \(words)")
    }
    return choice
  }

  /// All areas up to the next option.
  private static func areas(_ rest: inout ArraySlice<String>) throws(BenchError) -> [Area] {
    var areas: [Area] = []
    while let word = rest.first, !word.hasPrefix("--") {
      guard let area = Area(name: word) else {
        let names = Area.allCases.map(\.name).joined(separator: " ")
        throw BenchError("there is no area '\(word)'; the areas are \(names)")
      }
      areas.append(area)
      rest.removeFirst()
    }
    if areas.isEmpty { throw BenchError("'--area' needs the name of an area, such as GEO") }
    return areas
  }
}

/// The complaint that a measurement cannot be made.
struct BenchError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
