import FaultyEngines

/// What the campaigns against one fault came to, on all seeds.
struct FaultMeasurement: Sendable {
  /// How many more steps a counterexample may have than the shortest known script.
  static let slack = 2

  let fault: Fault
  /// With everything that a usual run does.
  let usual: [FaultCampaign.Result]
  /// Without fragments; empty where that was not asked for.
  let bare: [FaultCampaign.Result]

  /// What those of some campaigns that were against a fault came to, in the order of the seeds.
  init(_ fault: Fault, of results: [FaultCampaign.Result]) {
    let own = results.filter { $0.fault == fault.name }.sorted { $0.seed < $1.seed }
    self.fault = fault
    usual = own.filter { $0.mode == .usual }
    bare = own.filter { $0.mode == .bare }
  }

  /// The number of steps of the shortest known script.
  var smallest: Int { fault.smallestCount }

  /// The numbers of steps of the counterexamples, in the order of the seeds.
  var lengths: [Int] { usual.compactMap(\.steps) }

  /// On how many seeds the fault was found.
  var found: Int { lengths.count }

  /// On how many seeds the counterexample is as short as the shortest known script.
  var exact: Int { lengths.count { $0 <= smallest } }

  /// On how many seeds the counterexample is at most two steps longer than that.
  var withinTwo: Int { lengths.count { $0 <= smallest + Self.slack } }

  /// On how many seeds a rule that the fault breaks was blamed.
  var blamed: Int { usual.count(where: \.isBlamedRightly) }

  /// On how many seeds the fault was found without fragments.
  var foundBare: Int { bare.count { $0.steps != nil } }

  /// How many scripts it took to meet the fault, in the middle of the seeds that did.
  var medianScripts: Int? { Self.median(of: usual) }

  /// The same without fragments.
  var medianScriptsBare: Int? { Self.median(of: bare) }

  /// What is promised of built-in faults and does not hold.
  var complaints: [String] {
    var complaints: [String] = []
    let name = fault.name
    if found < usual.count {
      complaints.append("\(name) was found on \(found) of \(usual.count) seeds")
    }
    if let shortest = lengths.min(), shortest < smallest {
      complaints.append("\(name) has a script of \(shortest) steps, not \(smallest)")
    }
    // A share means something from ten seeds on.
    if usual.count >= 10, exact * 10 < usual.count * 8 {
      complaints.append("\(name) is shortest on \(exact) of \(usual.count) seeds alone")
    }
    if let longest = lengths.max(), withinTwo < found {
      complaints.append("\(name) needed \(longest) steps, \(longest - smallest) too many")
    }
    return complaints
  }

  private static func median(of results: [FaultCampaign.Result]) -> Int? {
    let numbers = results.filter { $0.steps != nil }.map(\.scripts).sorted()
    return numbers.isEmpty ? nil : numbers[numbers.count / 2]
  }
}
