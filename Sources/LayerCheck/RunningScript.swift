import Engines

/// The script that is running, which a file names with how far it has come.
///
/// An engine that traps takes the process with it, and everything that was found. The next start reads in
/// the file which script that was, and at which step. Up to that step it is a script for which the engine is said to
/// have crashed; in every other one that begins so, the step is left out. When the program is built anew, everything is
/// tried again.
final class RunningScript: ScriptWatcher {
  private let file: EndedScriptFile
  /// How the scripts came out, by their texts, of which the last step ended an earlier process.
  private var outcomes: [String: EngineRun] = [:]
  /// The texts of all scripts the last step of which is not tried.
  private let untried: Set<String>
  private var deadly: DeadlySteps
  private var script = Script([])
  /// The numbers of the steps of the running script that would end the process.
  private var leftOut: Set<Int> = []
  private var watch: HangWatch?

  /// Opens the file; nil when it cannot be, or when another process uses it.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - engine: What the engine declares.
  ///   - program: What is another text for another build of the program; nil where that is not known.
  ///   - known: Scripts the last step of which is known to end the process, or not to end.
  init?(
    path: String, for engine: EngineDescription, in program: String? = SystemFile.program,
    besides known: Set<Script> = []
  ) {
    guard let file = EndedScriptFile(path: path, of: program) else { return nil }
    self.file = file
    for script in file.ended {
      if let beginning = script.beginning {
        outcomes[beginning.oneLine] = script.isHang ? .hung(seconds: 0) : .earlierCrash
      }
    }
    untried = Set(known.map(\.oneLine)).union(outcomes.keys)
    deadly = DeadlySteps(
      file.ended.compactMap(\.beginning), known: Array(known), of: engine)
  }

  /// What ended earlier processes.
  var ended: [EndedScript] { file.ended }

  /// The scripts that are not run, because the last step of each ended an earlier process.
  var beginnings: [Script] { ended.compactMap(\.beginning) }

  /// Notes a script, unless its last step ended an earlier process.
  func begin(_ script: Script) -> EngineRun? {
    if let outcome = outcomes[script.oneLine] { return outcome }
    if !deadly.isEmpty { deadly.begin() }
    self.script = script
    leftOut = untried.isEmpty ? [] : deadlySteps(of: script)
    file.note(EndedScript(script.oneLine, steps: 0))
    watch?.begin()
    return nil
  }

  /// The numbers of the steps up to which a script is one that must not run.
  private func deadlySteps(of script: Script) -> Set<Int> {
    let ends = script.steps.indices.filter {
      untried.contains(Script(Array(script.steps[...$0])).oneLine)
    }
    return Set(ends)
  }

  /// Notes how far the script has come, unless the next step is of a sort that ended several processes.
  func beginStep(_ number: Int) -> Answer? {
    if leftOut.contains(number) || !deadly.isEmpty && !deadly.allow(script.steps[number]) {
      return .unsupported("such a step ended the process before", isSituation: true)
    }
    file.note(steps: number + 1)
    return nil
  }

  /// Notes that no script is running.
  func end() {
    watch?.end()
    file.note(nil)
  }

  /// Has the process end where a script takes too long: the file then says so, and standard error, too.
  ///
  /// - Parameters:
  ///   - limit: How long a script may take.
  ///   - end: Ends the process, with a message.
  func endProcess(
    ofScriptsLongerThan limit: Duration,
    by end: @escaping @Sendable (String) -> Void = SystemFile.endProcess
  ) {
    for case (let text, .hung) in outcomes {
      outcomes[text] = .hung(seconds: limit / .seconds(1))
    }
    watch = HangWatch(limit: limit) { [file] in
      guard let late = file.running else { return }
      let hang = EndedScript(late.script, steps: late.steps, isHang: true)
      file.note(hang)
      end("layercheck: within \(limit) \(hang.isNotOver), so the process ends; \(file.path) has it")
    }
  }

  /// Says on standard error what ended the last process: if this one ends, too, nothing else would be said of it.
  func tell() {
    guard let last = ended.last else { return }
    let others =
      ended.count == 1 ? "" : ", and \(ended.count - 1) before it another; see \(file.path)"
    SystemFile.complain(
      "layercheck: an earlier process ended because \(last.isNotOver)\(others); it is not run again"
    )
  }

  /// Lets go of the file, which stays where it says something of the present build.
  func close() { file.close() }

  /// Lets go of the file as it is.
  func letGo() { file.letGo() }
}

extension EngineRun {
  /// What is said of a script whose last step ended an earlier process.
  fileprivate static let earlierCrash = EngineRun.crashed(
    "the end of the process, when it was tried last")
}

extension EndedScript {
  /// What became of the script, in words.
  fileprivate var isNotOver: String {
    let place =
      beginning?.steps.last.map { "step \(steps), \($0), of this script" } ?? "this script"
    return "\(place) did not end: \(script)"
  }
}
