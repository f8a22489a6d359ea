import Foundation
import Testing

/// A small driver in Python that keeps to the protocol, except for what a test has it do otherwise.
///
/// It knows plain layers with an opacity. A test replaces any of the functions `at_start`, `hello`
/// and `run`; every process of the driver writes its number into a file.
struct HostileDriver {
  /// What every driver does unless told otherwise.
  private static let base = """
    import json, os, signal, struct, sys, time

    def popen(*arguments, **keywords):
      import subprocess
      return subprocess.Popen(*arguments, **keywords)

    def note(process):
      with open(sys.argv[1], "a") as file:
        file.write(f"{process}\\n")

    def line(n, **content):
      return (json.dumps({"n": n, **content}) + "\\n").encode()

    def send(data):
      while data:
        data = data[os.write(1, data):]

    def single(value):
      is_small = isinstance(value, (int, float)) and abs(value) < 1e38
      return struct.unpack("f", struct.pack("f", value))[0] if is_small else value

    def outcome(layers, step):
      kind, on = step.get("step"), step.get("on")
      if kind == "new" and step.get("class", "CALayer") == "CALayer" and step["name"][0] == "l":
        layers[step["name"]] = 1
        return {"done": True}
      if on in layers and step.get("property") == "opacity" and "animation" not in step:
        if kind == "set":
          layers[on] = single(step["value"])
          return {"done": True}
        if kind == "get":
          return {"value": layers[on]}
      return {"unsupported": "not known here"}

    def trace(steps):
      layers = {}
      return [outcome(layers, step) for step in steps]

    def at_start():
      pass

    def hello(n):
      send(line(n, hello=HELLO))

    def probe(n, steps):
      send(line(n, trace=trace(steps)))

    def run(n, steps):
      send(line(n, trace=trace(steps)))

    HELLO = {
      "protocol": 1, "engine": {"name": "hostile"},
      "supports": {
        "steps": ["new", "set", "get"], "classes": ["CALayer"],
        "properties": {"CALayer": ["opacity"]}}}

    """

  private static let loop = """

    note(os.getpid())
    at_start()
    for text in sys.stdin:
      message = json.loads(text)
      n = message["n"]
      if "hello" in message:
        hello(n)
      elif "bye" in message:
        send(line(n, bye={}))
        break
      else:
        steps = message["run"]["steps"]
        isProbe = bool(steps) and steps[0].get("step") == "nonsense"
        (probe if isProbe else run)(n, steps)

    """

  let command: [String]
  private let folder: URL

  /// Creates a driver that does some things otherwise; it may start programs by `popen`.
  init(_ program: String = "") throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "layercheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    command = [
      Self.interpreter, "-S", "-c", Self.base + program + Self.loop,
      folder.appending(path: "processes").path,
    ]
  }

  /// The interpreter itself: what the search path finds may be a script that looks for it, each time
  /// anew, and these tests start a driver some hundred times.
  static let interpreter: String = {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", "import sys; print(sys.executable, end='')"]
    process.standardOutput = output
    guard (try? process.run()) != nil,
      let data = try? output.fileHandleForReading.readToEnd()
    else { return "python3" }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : "python3"
  }()

  /// The processes that the driver was and started, in order.
  func processes() throws -> [pid_t] {
    let text = try String(contentsOf: folder.appending(path: "processes"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { pid_t($0) }
  }

  /// Fails the test if one of the processes is still there; removes the driver's files.
  func expectNoProcessIsLeft(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let processes = try processes()
    #expect(!processes.isEmpty, sourceLocation: sourceLocation)
    for process in processes {
      for _ in 0..<500 where Self.isRunning(process) {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(!Self.isRunning(process), "\(process) is left", sourceLocation: sourceLocation)
    }
    try FileManager.default.removeItem(at: folder)
  }

  /// Tells whether a process runs; one that has ended and waits for its parent to notice does not.
  private static func isRunning(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return !FileManager.default.fileExists(atPath: "/proc/self/stat")
    }
    let state = text.split(separator: ")").last?.split(separator: " ").first
    return state != "Z" && state != "X"
  }
}
