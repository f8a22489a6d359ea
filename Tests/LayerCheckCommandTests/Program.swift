import Foundation
import Testing

/// The program `layercheck`, as the package built it, run to its end.
struct Program {
  /// The exit code.
  let code: Int32
  /// What it wrote to standard output.
  let output: String
  /// What it wrote to standard error.
  let errors: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Runs the program with some words and a standard input.
  ///
  /// - Parameters:
  ///   - words: The words behind the program's name.
  ///   - input: What it reads from standard input.
  ///   - isReady: When to ask it to stop, if it is to be asked.
  /// - Throws: When the program cannot be started.
  init(_ words: String..., input: String = "", interruptedWhen isReady: (() -> Bool)? = nil) throws
  {
    try self.init(words, input: input, interruptedWhen: isReady)
  }

  init(
    _ words: [String], input: String = "", interruptedWhen isReady: (() -> Bool)? = nil
  ) throws {
    // Files instead of pipes: nothing to drain while it runs.
    let folder = try Folder()
    try folder.write(input, to: "input")
    try folder.write("", to: "output")
    try folder.write("", to: "errors")
    let command = (isReady == nil ? [] : Self.unblocking) + [Self.path] + words
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = try FileHandle(forReadingFrom: folder.url("input"))
    process.standardOutput = try FileHandle(forWritingTo: folder.url("output"))
    process.standardError = try FileHandle(forWritingTo: folder.url("errors"))
    try process.run()
    if let isReady {
      Self.wait(for: process) { isReady() }
      process.interrupt()
    }
    Self.wait(for: process) { false }
    // Only this process, and only if it hangs.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    code = process.terminationReason == .exit ? process.terminationStatus : -1
    output = try folder.read("output")
    errors = try folder.read("errors")
  }

  /// Waits until a process has ended or something else has come about, but not for ever.
  private static func wait(for process: Process, until isEnough: () -> Bool) {
    let start = ContinuousClock.now
    while process.isRunning, !isEnough(), start.duration(to: .now) < .seconds(60) {
      Thread.sleep(forTimeInterval: 0.005)
    }
  }

  /// Starts a program that hears when it is asked to stop: the threads of tests block such requests,
  /// and what they start inherits that.
  private static let unblocking = [
    "python3", "-c",
    """
    import os, signal, sys
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    os.execv(sys.argv[1], sys.argv[1:])
    """,
  ]

  /// Where the program is: next to the tests.
  static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: "layercheck").path
  }()
}

/// A folder of a test's own, which goes with it.
final class Folder {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(
      path: "layercheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  func url(_ name: String) -> URL { root.appending(path: name) }

  func path(_ name: String) -> String { url(name).path }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  func read(_ name: String) throws -> String {
    try String(contentsOf: url(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(name))
  }
}

/// A driver in Python that says hello and has trouble with every script but the first, in which the
/// harness tries what does not exist.
let troubledDriver = [
  "python3", "-c",
  """
  import json, sys
  for text in sys.stdin:
    message = json.loads(text)
    answer = {"n": message["n"]}
    if "hello" in message:
      answer["hello"] = {
        "protocol": 1, "engine": {"name": "troubled"},
        "supports": {
          "steps": ["new", "set", "get"], "classes": ["CALayer"],
          "properties": {"CALayer": ["opacity"]}}}
    elif "run" in message:
      steps = message["run"]["steps"]
      isProbe = any("nonsense" in json.dumps(step) for step in steps)
      outcome = {"unsupported": "no"} if isProbe else {"failed": "no memory"}
      answer["trace"] = [outcome for _ in steps]
    else:
      answer["bye"] = {}
    print(json.dumps(answer), flush=True)
  """,
]
