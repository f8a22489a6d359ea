import Conformance

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The part of a run that this process is to carry out, and who says so.
struct ShardChoice {
  /// Which part it is; nil for the whole run.
  private(set) var shard: Shard?
  /// The option or the variables that say so, in words.
  private(set) var source = ""
  /// The file by which Bazel learns that a test heeds what it says of shards.
  private(set) var statusFile: String?

  /// Reads the command line, and where that says nothing, the environment.
  init(_ arguments: Arguments) throws(UsageError) {
    let environment = ProcessInfo.processInfo.environment
    try self.init(by: arguments.value("shard"), or: environment)
    guard shard != nil else { return }
    try Self.refuse("update-expect", in: arguments)
    try Self.refuse("require-exercised", in: arguments)
  }

  /// What a shard alone would do wrongly: it sees but a part of what the run is to be judged by.
  private static func refuse(_ flag: String, in arguments: Arguments) throws(UsageError) {
    guard arguments.has(flag) else { return }
    throw UsageError(
      "'--\(flag)' is about the whole run, and this is a shard of one",
      remedy: "give it to 'layercheck merge', or write '--shard off'")
  }

  /// Decides which part it is: by the option, by our own variable, or by those of a system.
  init(by option: String?, or variables: [String: String]) throws(UsageError) {
    if let option {
      (shard, source) = (try Self.shard(option, "--shard"), "--shard")
    } else if let text = variables[ShardVariables.ours] {
      (shard, source) = (try Self.shard(text, ShardVariables.ours), ShardVariables.ours)
    } else {
      (shard, source) = try Self.systems(in: variables) ?? (nil, "")
    }
    // Who switches shards off does not do what Bazel asks for.
    let isHeeded = shard != nil || source.isEmpty
    statusFile = isHeeded ? variables["TEST_SHARD_STATUS_FILE"] : nil
  }

  /// A shard that is written out; nil for `off`.
  private static func shard(_ text: String, _ name: String) throws(UsageError) -> Shard? {
    if text == "off" { return nil }
    guard let shard = Shard(text) else {
      throw UsageError(
        "'\(text.printable)' is no value for '\(name)'",
        remedy: "write a shard such as 2/5, of at most \(Shard.limit), or 'off'")
    }
    return shard
  }

  /// What the variables of all systems say together; nil for the whole run.
  private static func systems(
    in variables: [String: String]
  ) throws(UsageError) -> (Shard, String)? {
    var found: (shard: Shard, source: String, system: ShardVariables)?
    for system in ShardVariables.allCases where system.isPresent(in: variables) {
      guard let (shard, names) = try system.shard(in: variables) else { continue }
      let source = names.joined(separator: ", ")
      guard let earlier = found else {
        found = (shard, source, system)
        continue
      }
      if earlier.shard != shard {
        throw UsageError(
          "\(earlier.system.name) says shard \(earlier.shard) (\(earlier.source)), and "
            + "\(system.name) says shard \(shard) (\(source))", remedy: remedy)
      }
    }
    if let found { return (found.shard, found.source) }
    guard try ShardVariables.countSetByHand(in: variables) ?? 1 > 1 else { return nil }
    throw UsageError(
      "\(ShardVariables.countOfOurOwn) says of how many parts, and nothing says which of them",
      remedy: "set \(ShardVariables.ours) to a shard such as 2/5 instead")
  }

  static let remedy =
    "say which it is by \(ShardVariables.ours), such as 2/5, or write '--shard off' for the whole run"

  /// Says which part it is, and tells Bazel that it is heeded.
  func announce() throws(UsageError) {
    if let shard {
      Terminal.complain("layercheck: shard \(shard.number) of \(shard.count), by \(source)")
    }
    if let statusFile { try Files.write("", to: statusFile) }
  }
}

extension ShardVariables {
  /// Which part the system says it is, and by which variables; nil where there is but one.
  func shard(in variables: [String: String]) throws(UsageError) -> (Shard, [String])? {
    guard let count = try Self.number(self.count, in: variables, from: 1, atMost: Self.most) else {
      // A variable of ours is missing where the system has none.
      throw UsageError(
        "\(name) says by \(index) which part it is, and \(self.count) does not say of how many",
        remedy: "set \(self.count), or write '--shard off' for the whole run")
    }
    if count == 1 { return nil }
    try compare(count, in: variables)
    guard count <= Shard.limit else {
      throw UsageError(
        "\(name) divides the run into \(count) by \(self.count)",
        remedy: "have it make at most \(Shard.limit), or write '--shard off' for the whole run")
    }
    let place =
      self == .slurmArray
      ? try placeInArray(of: count, in: variables)
      : try Self.number(index, in: variables, from: base, atMost: base + count - 1).map {
        $0 - base
      }
    guard let place, let shard = Shard(place + 1, of: count) else {
      throw UsageError(
        "\(name) says by \(self.count) that there are \(count) parts, and \(index) is not set",
        remedy: ShardChoice.remedy)
    }
    return (shard, self == .slurmArray ? Self.arrayNames : [index, self.count])
  }

  /// The number of parts that our own variable says.
  static func countSetByHand(in variables: [String: String]) throws(UsageError) -> Int? {
    try number(countOfOurOwn, in: variables, from: 1, atMost: Shard.limit)
  }

  /// A count of our own beside that of a system must be the same.
  private func compare(_ count: Int, in variables: [String: String]) throws(UsageError) {
    guard let ours = try Self.countSetByHand(in: variables), ours != count else { return }
    throw UsageError(
      "\(name) says by \(self.count) that there are \(count) parts, and \(Self.countOfOurOwn) says "
        + "\(ours)", remedy: "leave \(Self.countOfOurOwn) out, or give both the same number")
  }

  private static let arrayNames = [
    "SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_COUNT",
    "SLURM_ARRAY_TASK_STEP",
  ]

  /// More than any system counts to, and little enough to be reckoned with.
  private static let most = Int(Int32.max)

  /// The place of a task in an array, which may begin anywhere and go on in steps, without gaps.
  private func placeInArray(
    of count: Int, in variables: [String: String]
  ) throws(UsageError) -> Int {
    let step =
      try Self.number("SLURM_ARRAY_TASK_STEP", in: variables, from: 1, atMost: Self.most) ?? 1
    let first = try Self.number("SLURM_ARRAY_TASK_MIN", in: variables, from: 0, atMost: Self.most)
    let last = try Self.number("SLURM_ARRAY_TASK_MAX", in: variables, from: 0, atMost: Self.most)
    let task = try Self.number(index, in: variables, from: 0, atMost: Self.most)
    guard let first, let task else {
      throw UsageError(
        "\(name) says by \(index) which part it is, and SLURM_ARRAY_TASK_MIN is not set",
        remedy: ShardChoice.remedy)
    }
    let (place, rest) = (task - first).quotientAndRemainder(dividingBy: step)
    let isWithoutGaps = last.map { ($0 - first) == (count - 1) * step } ?? true
    guard isWithoutGaps, rest == 0, (0..<count).contains(place) else {
      throw UsageError(
        "SLURM_ARRAY_TASK_ID \(task) is no place in an array of \(count) from \(first) in steps of \(step)",
        remedy: "ask for an array without gaps, such as --array=1-\(count), or set "
          + "\(Self.ours) to a shard such as 2/5")
    }
    return place
  }

  /// The whole number that a variable has; nil where there is none.
  private static func number(
    _ name: String, in variables: [String: String], from first: Int, atMost last: Int
  ) throws(UsageError) -> Int? {
    guard let text = variables[name] else { return nil }
    guard let number = Int(text), number >= first, number <= last else {
      let range = last == most ? "from \(first)" : "from \(first) to \(last)"
      throw UsageError(
        "\(name) is '\(text.printable)', which is no whole number \(range)",
        remedy: ShardChoice.remedy)
    }
    return number
  }
}

extension String {
  /// The text as far as it can be shown on one line.
  fileprivate var printable: String {
    String(prefix(40).map { $0.isASCII && !$0.isNewline && $0 >= " " && $0 != "\u{7F}" ? $0 : "?" })
  }
}
