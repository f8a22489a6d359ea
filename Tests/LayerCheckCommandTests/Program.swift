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

  /// Runs the program with some words.
  ///
  /// - Parameters:
  ///   - words: The words behind the program's name.
  ///   - input: What it reads from standard input.
  ///   - output: Where its standard output goes instead of being kept.
  ///   - environment: What stands in its environment besides.
  ///   - isReady: When to ask it to stop, if it is to be asked.
  /// - Throws: When the program cannot be started.
  init(
    _ words: [String], input: String = "", output: FileHandle? = nil,
    environment: [String: String] = [:], interruptedWhen isReady: (() -> Bool)? = nil
  ) throws {
    try self.init(command: [Self.path] + words, input, output, isReady, environment)
  }

  /// Runs a command line as a shell understands it; `layercheck` is the program.
  init(pasting line: String) throws {
    let folder = URL(filePath: Self.path).deletingLastPathComponent().path
    let command = ["sh", "-c", "PATH=\"$0:$PATH\"; " + line, folder]
    try self.init(command: command, "", nil, nil)
  }

  private init(
    command: [String], _ input: String, _ sink: FileHandle?, _ isReady: (() -> Bool)?,
    _ environment: [String: String] = [:]
  ) throws {
    // Files instead of pipes: nothing to drain while it runs.
    let folder = try Folder()
    try folder.write(input, to: "input")
    try folder.write("", to: "output")
    try folder.write("", to: "errors")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = (isReady == nil ? [] : Self.unblocking) + command
    // Where the tests themselves run says nothing of what they try.
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GITHUB_") }.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: folder.url("input"))
    process.standardOutput = try sink ?? FileHandle(forWritingTo: folder.url("output"))
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

  /// The complaint about standard output on a full disk.
  static let noRoom = """
    layercheck: cannot write to standard output: No space left on device
    layercheck: send it to a file on a disk with room, or to a terminal

    """

  /// Waits until a process has ended or something else has come about, but not for ever.
  private static func wait(for process: Process, until isEnough: () -> Bool) {
    let start = ContinuousClock.now
    while process.isRunning, !isEnough(), start.duration(to: .now) < .seconds(240) {
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

extension FileHandle {
  /// A pipe that nobody reads.
  static func withoutReader() throws -> FileHandle {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    return pipe.fileHandleForWriting
  }

  /// A file on a disk that is full.
  static func withoutRoom() throws -> FileHandle {
    try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
  }
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
