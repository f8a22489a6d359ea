import ChildProcess
import Conformance
import Engines
import FaultyEngines
import LayerScript
import Reporting
import Rules

/// The engine that a command line names.
enum EngineChoice {
  case reference([Profile: Bool])
  case faulty(Crowd, [Profile: Bool])
  case varied(Mixture, [Profile: Bool])
  case python([String])
  case command([String])

  init(_ arguments: Arguments) throws(UsageError) {
    let name = try arguments.value("engine")
    let profiles = try arguments.profiles()
    let named = name.flatMap { arguments.engine(named: $0) }
    let isDriver =
      !arguments.command.isEmpty
      || (named?.first ?? name).map { !Self.isWithinProcess($0) } ?? false
    // What the configuration says of profiles is for those engines alone that are built in.
    if isDriver, arguments.isGiven("profile") {
      throw UsageError(
        "'--profile' is for the reference and faulty engines",
        remedy: "a driver declares its profiles in its greeting")
    }
    if !arguments.command.isEmpty {
      // The independent engine takes arguments of its own behind the two dashes.
      if name == "python" {
        self = .python(arguments.command)
        return
      }
      if let name {
        throw UsageError(
          "both '--engine \(name)' and a command behind '--'",
          remedy: "leave one of them out; only '--engine python' takes arguments behind '--'")
      }
      self = .command(arguments.command)
      return
    }
    if let named, let name {
      self = try EngineChoice(words: named, in: "the engine '\(name)'", profiles)
      return
    }
    let names = arguments.engines.map(\.name)
    self = try EngineChoice(named: name ?? "reference", profiles, besides: names)
  }

  /// The engine that a command line in one text or a configuration names: one that is built in, or a driver.
  init(words: [String], in place: String, _ profiles: [Profile: Bool]) throws(UsageError) {
    guard let first = words.first, Self.isBuiltIn(first) else {
      self = .command(words)
      return
    }
    let rest = Array(words.dropFirst())
    if first == "python" {
      self = .python(rest.first == "--" ? Array(rest.dropFirst()) : rest)
    } else if rest.isEmpty {
      self = try EngineChoice(named: first, profiles)
    } else {
      throw UsageError(
        "'\(first)' in \(place) takes no arguments",
        remedy: "write './\(first)' if a program of that name is meant")
    }
  }

  /// The engine that has a name.
  private init(
    named name: String, _ profiles: [Profile: Bool], besides others: [String] = []
  ) throws(UsageError) {
    switch name {
    case "reference": self = .reference(profiles)
    case "python": self = .python([])
    case let name where name.hasPrefix("fault:"):
      self = .faulty(try Self.crowd(name.dropFirst(6)), profiles)
    case let name where name.hasPrefix("variant:"):
      self = .varied(try Self.mixture(name.dropFirst(8)), profiles)
    case let name:
      throw UsageError(
        "there is no engine '\(name)'",
        remedy: Spelling.nearest(to: name, among: ["reference", "python"] + others).map {
          "did you mean '\($0)'?"
        } ?? "write reference, python, fault:NAME, variant:NAME, or a driver's command behind '--'")
    }
  }

  /// Tells whether a name is that of an engine that needs no driver.
  private static func isWithinProcess(_ name: String) -> Bool {
    name == "reference" || ["fault:", "variant:"].contains { name.hasPrefix($0) }
  }

  /// Tells whether a name is that of an engine that is built in.
  static func isBuiltIn(_ name: String) -> Bool { name == "python" || isWithinProcess(name) }

  /// The faults that stand behind `fault:`, with `+` between them.
  private static func crowd(_ names: Substring) throws(UsageError) -> Crowd {
    var faults: [Fault] = []
    for name in names.split(separator: "+", omittingEmptySubsequences: false) {
      faults.append(try FaultsVerb.fault(String(name)))
    }
    do throws(CrowdProblem) {
      return try Crowd(faults)
    } catch {
      throw UsageError("\(error)", remedy: "leave one of them out")
    }
  }

  /// The variants that stand behind `variant:`, with `+` between them.
  private static func mixture(_ names: Substring) throws(UsageError) -> Mixture {
    var variants: [Variant] = []
    for name in names.split(separator: "+", omittingEmptySubsequences: false) {
      variants.append(try VariantsVerb.variant(String(name)))
    }
    do throws(CrowdProblem) {
      return try Mixture(variants)
    } catch {
      throw UsageError(error.text(about: "variant"), remedy: "leave one of them out")
    }
  }

  /// How the engine is named on a command line, with what is said of its deviations.
  func option(_ arguments: Arguments) throws(UsageError) -> String {
    try DeviationChoice(arguments).option(besides: option)
  }

  /// How the engine is named on a command line.
  var option: String {
    switch self {
    case .reference(let profiles): "reference" + profiles.asOptions
    case .faulty(let crowd, let profiles): crowd.name + profiles.asOptions
    case .varied(let mixture, let profiles): mixture.name + profiles.asOptions
    case .python(let arguments):
      (["python"] + (arguments.isEmpty ? [] : ["--"]) + arguments.map(\.asShellArgument))
        .joined(separator: " ")
    case .command(let command): "-- " + command.map(\.asShellArgument).joined(separator: " ")
    }
  }

  /// What looks after the drivers of this process; nil where none are started, or the system lacks what
  /// it needs.
  func startWatchdog() -> Watchdog? {
    switch self {
    case .reference, .faulty, .varied: nil
    case .python, .command: Watchdog(program: "/proc/self/exe")
    }
  }

  /// Starts the engine as a command line asks for.
  func start(_ arguments: Arguments) throws(UsageError) -> any Engine {
    try start(arguments, startWatchdog())
  }

  /// Starts the engine as a command line asks for, with what ends it if this process is gone.
  func start(_ arguments: Arguments, _ watchdog: Watchdog?) throws(UsageError) -> any Engine {
    let watch = arguments.has("traffic") ? Self.show : nil
    let deviations = try DeviationChoice(arguments)
    return try deviations.redeclared(
      try start(arguments.deadlines(), watchdog, watch: watch))
  }

  private static func show(_ traffic: Traffic) {
    let mark = traffic.isFromHarness ? "> " : "< "
    Terminal.complain(mark + EngineText(traffic: traffic.line).terminalTraffic)
  }

  private func start(
    _ deadlines: Deadlines, _ watchdog: Watchdog?, watch: ((Traffic) -> Void)?
  ) throws(UsageError) -> any Engine {
    switch self {
    case .reference(let profiles): return WorldEngine(profiles: profiles, watch: watch)
    case .faulty(let crowd, let profiles):
      if let fault = crowd.deadlyMember {
        throw UsageError(
          "the fault '\(fault.name)' kills the process of its engine",
          remedy: "make it a driver: '-- layercheck serve --engine \(option)'")
      }
      return WorldEngine(crowd: crowd, profiles: profiles, watch: watch)
    case .varied(let mixture, let profiles):
      return WorldEngine(mixture: mixture, profiles: profiles, watch: watch)
    case .python(let arguments):
      guard let program = Files.projectFile("Sources/Drivers/python/engine.py") else {
        throw UsageError(
          "cannot find Sources/Drivers/python/engine.py",
          remedy: "run layercheck from within the project's folder", code: .noEngine)
      }
      return try Self.spawn(["python3", program] + arguments, deadlines, watchdog, watch)
    case .command(let command): return try Self.spawn(command, deadlines, watchdog, watch)
    }
  }

  private static func spawn(
    _ command: [String], _ deadlines: Deadlines, _ watchdog: Watchdog?,
    _ watch: ((Traffic) -> Void)?
  ) throws(UsageError) -> any Engine {
    do throws(EngineProblem) {
      return try ProcessEngine(
        command: command, suite: Suite.version, deadlines: deadlines, watchdog: watchdog,
        watch: watch, isInterrupted: { Interruption.isRequested })
    } catch {
      let isStart = error.message.hasPrefix("cannot start")
      let remedy = isStart ? command.first.flatMap(remedy(forProgram:)) : nil
      throw UsageError(error.message.terminal, remedy: remedy ?? error.remedy, code: .noEngine)
    }
  }

  /// What to do about a program that cannot be started; nil where its path is not why.
  private static func remedy(forProgram program: String) -> String? {
    if Files.isFolder(program) { return "'\(program)' is a folder; name the program in it" }
    guard Files.exists(program) else {
      if program.isEmpty { return "name a program behind '--'" }
      if program.contains("/") { return "there is no such file; check the path" }
      return "no program on PATH has this name; write the path to it"
    }
    if Files.isExecutable(program) {
      // A name without a slash is looked up in PATH alone.
      return program.contains("/") ? nil : "write './\(program)' for the file in this folder"
    }
    let call = program.contains("/") ? "" : " and call it './\(program)'"
    return
      "'\(program)' may not be executed: try 'chmod +x \(program)'\(call), or name its interpreter "
      + "in front"
  }
}

extension Arguments {
  /// How long a driver may take, by the factor on the command line.
  func deadlines() throws(UsageError) -> Deadlines {
    guard let text = try value("deadlines") else { return Deadlines() }
    guard let factor = Double(text), factor > 0, factor <= 1000 else {
      throw UsageError(
        "'\(text)' is no value for '--deadlines'",
        remedy: "write a factor above 0 and up to 1000, such as 2")
    }
    return Deadlines(scale: factor)
  }
}

extension Arguments {
  /// The profiles that the command line declares for an engine in this process.
  func profiles() throws(UsageError) -> [Profile: Bool] {
    var profiles: [Profile: Bool] = [:]
    for text in all("profile") {
      if text == "all" {
        profiles.merge(Profile.allTogether) { _, together in together }
        continue
      }
      let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard let profile = Profile(rawValue: parts[0]) else {
        if parts[0] == "all" {
          throw UsageError(
            "'\(text)' is no value for '--profile'",
            remedy: "write 'all' alone, and what is to be otherwise behind it: '--profile NAME=off'"
          )
        }
        let known = Profile.allCases.map(\.rawValue) + ["all"]
        throw UsageError(
          "there is no profile '\(parts[0])'", remedy: Spelling.remedy(for: parts[0], among: known))
      }
      switch parts.dropFirst().first {
      case "on" where parts.count == 2: profiles[profile] = true
      case "off" where parts.count == 2: profiles[profile] = false
      default:
        throw UsageError(
          "'\(text)' is no value for '--profile'", remedy: "write '\(parts[0])=on' or '=off'")
      }
    }
    if let (one, other) = Profile.contradiction(in: profiles) {
      throw UsageError(
        "the profiles '\(one.rawValue)' and '\(other.rawValue)' contradict each other",
        remedy: "declare one of them '=off'")
    }
    return profiles
  }
}

extension [Profile: Bool] {
  /// The profiles as options of a command line, in the order of their names.
  fileprivate var asOptions: String {
    keys.map(\.rawValue).sorted().compactMap { name in
      Profile(rawValue: name).flatMap { self[$0] }.map { isOn in
        " --profile \(name)=\(isOn ? "on" : "off")"
      }
    }.joined()
  }
}
