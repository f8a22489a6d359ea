extension CheckPlan {
  /// The plan with what the environment says in the place of what the test says.
  ///
  /// `LAYERCHECK_SEED` and `LAYERCHECK_CASES` are whole numbers, `LAYERCHECK_TIME` is a time such as `30s`
  /// or `5m`, `LAYERCHECK_EXPECT` the path of a list of known failures, `LAYERCHECK_UPDATE_EXPECT=1` has
  /// that list written anew, `LAYERCHECK_NO_DEVIATIONS=1` has the engine judged as if it declared no
  /// deviations, and `LAYERCHECK_SCRIPT` is a script that runs in the place of all others.
  ///
  /// - Throws: `CheckProblem` where a variable makes no sense.
  public func overridden() throws(CheckProblem) -> CheckPlan {
    try overridden(by: SystemFile.variable)
  }

  func overridden(by variable: (String) -> String?) throws(CheckProblem) -> CheckPlan {
    var plan = self
    plan.seed = try Self.read("LAYERCHECK_SEED", variable, "a whole number") { UInt64($0) } ?? seed
    plan.cases =
      try Self.read("LAYERCHECK_CASES", variable, "a number from 1 on") {
        Int($0).flatMap { $0 > 0 ? $0 : nil }
      } ?? cases
    plan.time =
      try Self.read("LAYERCHECK_TIME", variable, "a time such as 30s or 5m") { Duration(time: $0) }
      ?? time
    plan.knownFailures = variable("LAYERCHECK_EXPECT") ?? knownFailures
    plan.updatesKnownFailures = updatesKnownFailures || variable("LAYERCHECK_UPDATE_EXPECT") == "1"
    plan.ignoresDeviations = ignoresDeviations || variable("LAYERCHECK_NO_DEVIATIONS") == "1"
    if let text = variable("LAYERCHECK_SCRIPT") { plan.script = try Self.script(text) }
    return plan
  }

  private static func read<Value>(
    _ name: String, _ variable: (String) -> String?, _ what: String,
    _ convert: (String) -> Value?
  ) throws(CheckProblem) -> Value? {
    guard let text = variable(name) else { return nil }
    if let value = convert(text) { return value }
    throw CheckProblem(message: "'\(text)' is no value for \(name)", remedy: "write \(what)")
  }

  private static func script(_ text: String) throws(CheckProblem) -> Script {
    let script: Script
    do throws(ScriptError) {
      script = try Script(parsing: text)
    } catch {
      throw CheckProblem(
        message: "LAYERCHECK_SCRIPT cannot be read: \(error)",
        remedy: "write a script as findings show it")
    }
    guard let problem = script.firstProblem() else { return script }
    throw CheckProblem(
      message: "LAYERCHECK_SCRIPT makes no sense: \(problem)",
      remedy: "write a script as findings show it")
  }
}

extension Duration {
  /// A time such as `30s`, `5m` or `1h`; nil for anything else.
  init?(time text: String) {
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600]
    guard let unit = text.last.flatMap({ units[$0] }), let count = Int(text.dropLast()), count > 0,
      count < 1_000_000
    else { return nil }
    self = .seconds(count * unit)
  }
}
