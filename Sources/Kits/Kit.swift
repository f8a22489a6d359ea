/// What the author of a driver begins with: files that build, answer the handshake and pass their first rules.
public struct Kit: Sendable {
  /// A language that there is a kit for.
  public enum Language: String, CaseIterable, Sendable {
    case swift, c, cpp, python, javascript
  }

  /// A file of a kit.
  public struct File: Hashable, Sendable {
    /// Its path in the folder of the kit.
    public let path: String
    /// What stands in it.
    public let text: String
    /// Whether it may be run as a program.
    public let isProgram: Bool

    init(_ path: String, _ text: String, isProgram: Bool = false) {
      (self.path, self.text, self.isProgram) = (path, text, isProgram)
    }
  }

  /// The files.
  public let files: [File]
  /// How the driver is built, as a line for a shell in the folder; nil where nothing is.
  public let build: String?
  /// The command that runs the driver.
  public let command: String

  /// The kit of a language.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - package: Where the package of LayerCheck is, on which a driver in Swift depends.
  ///   - list: A list of known failures without entries.
  public init(_ language: Language, package: String, list: String) {
    switch language {
    case .swift:
      self.init(
        Self.swiftFiles(package), build: "swift build", command: ".build/debug/driver", list: list)
    case .c:
      self.init(
        [File("driver.c", CKit.text)], build: "cc -Wall -O1 -o driver driver.c -lm",
        command: "./driver", list: list)
    case .cpp:
      self.init(
        [File("driver.cpp", CppKit.text)], build: "c++ -std=c++17 -Wall -O1 -o driver driver.cpp",
        command: "./driver", list: list)
    case .python:
      self.init(
        [File("driver.py", PythonKit.text, isProgram: true)], build: nil,
        command: "python3 driver.py", list: list)
    case .javascript:
      self.init(
        [File("driver.js", JavaScriptKit.text, isProgram: true)], build: nil,
        command: "node driver.js", list: list)
    }
  }

  private init(_ files: [File], build: String?, command: String, list: String) {
    let workflow = File(".github/workflows/layercheck.yml", Workflow.text(build, command))
    self.files = files + [File("known.txt", list), workflow]
    self.build = build
    self.command = command
  }
}
