import Engines

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// A file that names the script that is running, and how far it has come.
///
/// An engine that traps takes the process with it, and everything that was found. The next start reads in
/// the file which script that was, and at which step. Up to that step it is a script for which the engine is said to
/// have crashed; in every other one that begins so, the step is left out. The file has a script a line: the last one was
/// running, the others ended earlier processes of the same program. When that is built anew, all are tried again.
final class RunningScript: ScriptWatcher {
  /// What ended earlier processes.
  let ended: [EndedScript]
  /// How the scripts came out, by their texts, of which the last step ended an earlier process.
  private var outcomes: [String: EngineRun] = [:]
  /// The texts of all scripts the last step of which is not tried.
  private var untried: Set<String>
  private var deadly: DeadlySteps
  /// Whether the file stays behind when the check has come to its end.
  private let isKept: Bool
  private let path: String
  private let descriptor: Int32
  /// Where the line of the running script begins.
  private let start: Int
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
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor < 0 { return nil }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_uid == getuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else {
      SystemFile.close(descriptor)
      return nil
    }
    let text = String(decoding: SystemFile.contents(of: descriptor), as: UTF8.self)
    let lines = text.split(separator: "\n")
    let isOfThisProgram = program == nil || lines.first.map(String.init) == program
    ended = isOfThisProgram ? lines.compactMap { EndedScript(line: $0) } : []
    let kept = ([program ?? "program"] + ended.map(\.line)).map { $0 + "\n" }.joined()
    isKept = program != nil && !ended.isEmpty
    self.path = path
    self.descriptor = descriptor
    start = kept.utf8.count
    deadly = DeadlySteps(
      ended.compactMap(\.beginning), known: Array(known), of: engine)
    for script in ended {
      if let beginning = script.beginning {
        outcomes[beginning.oneLine] = script.isHang ? .hung(seconds: 0) : .earlierCrash
      }
    }
    untried = Set(known.map(\.oneLine)).union(outcomes.keys)
    Self.write(kept, to: descriptor, at: 0)
  }

  /// The scripts that are not run, because the last step of each ended an earlier process.
  var beginnings: [Script] { ended.compactMap(\.beginning) }

  /// Notes a script, unless its last step ended an earlier process.
  func begin(_ script: Script) -> EngineRun? {
    if let outcome = outcomes[script.oneLine] { return outcome }
    if !deadly.isEmpty { deadly.begin() }
    self.script = script
    leftOut = untried.isEmpty ? [] : deadlySteps(of: script)
    Self.write(EndedScript(script.oneLine, steps: 0).line + "\n", to: descriptor, at: start)
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
    let digits = Array(EndedScript.number(of: number + 1).utf8)
    pwrite(descriptor, digits, digits.count, off_t(start))
    return nil
  }

  /// Notes that no script is running.
  func end() {
    watch?.end()
    ftruncate(descriptor, off_t(start))
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
    watch = HangWatch(limit: limit) { [path, descriptor, start] in
      lseek(descriptor, off_t(start), SEEK_SET)
      let text = String(decoding: SystemFile.contents(of: descriptor), as: UTF8.self)
      guard let late = text.split(separator: "\n").first.flatMap({ EndedScript(line: $0) }) else {
        return
      }
      let hang = EndedScript(late.script, steps: late.steps, isHang: true)
      Self.write(hang.line + "\n", to: descriptor, at: start)
      end("layercheck: within \(limit) \(hang.isNotOver), so the process ends; \(path) has it")
    }
  }

  /// Says on standard error what ended the last process: if this one ends, too, nothing else would be said of it.
  func tell() {
    guard let last = ended.last else { return }
    let others = ended.count == 1 ? "" : ", and \(ended.count - 1) before it another; see \(path)"
    SystemFile.complain(
      "layercheck: an earlier process ended because \(last.isNotOver)\(others); it is not run again"
    )
  }

  /// Lets go of the file, and deletes it where it says nothing, or where it cannot be told from which build it is.
  func close() {
    if !isKept { unlink(path) }
    letGo()
  }

  /// Lets go of the file as it is.
  func letGo() { SystemFile.close(descriptor) }

  private static func write(_ text: String, to descriptor: Int32, at place: Int) {
    ftruncate(descriptor, off_t(place))
    lseek(descriptor, off_t(place), SEEK_SET)
    _ = SystemFile.write(Array(text.utf8), to: descriptor)
  }
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
