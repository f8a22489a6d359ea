import Foundation
import LayerScript
import Testing
import Wire

/// Nothing that a driver says gets past the program as more than text, whatever the program is asked.
struct HostileDriverTests {
  private static let script = "new l1; set l1.opacity 0.5; get l1.name; get l1.name; get l1.name"

  @Test(arguments: [
    ["replay", "-v", script], ["replay", "-vv", script], ["replay", "--after", "new l1", script],
    ["run", "--cases", "1", "--jobs", "1", "--quiet"], ["shrink", script],
  ])
  func aTerminalSeesTextAlone(words: [String]) throws {
    var said = ""
    // A run starts a driver that dies anew so often that it takes long.
    let isRun = words[0] == "run"
    for start in isRun ? [20] : Array(stride(from: 0, through: 40, by: 10)) {
      let field = isRun ? "calm" : ""
      let program = try Program(
        words + ["--"] + Self.driver(startingAt: start, refusing: field))
      said += program.output + program.errors
    }
    #expect(said.contains("raised ") || said.contains("\\u{") || words.contains("--quiet"))
    #expect(Self.hidden(in: said) == [])
  }

  @Test func filesAndWhatIsSaidOfFindingsHoldTextAlone() throws {
    let folder = try Folder()
    let words = ["run", "--cases", "2", "--jobs", "1", "-v", "--report", folder.path("report")]
    let program = try Program(
      words + ["--expect", folder.path("known.txt"), "--update-expect", "--"]
        + Self.driver(refusing: "calm"))
    #expect(program.code != 4)
    #expect(program.errors.contains("found after "))
    #expect(Self.hidden(in: program.output + program.errors) == [])
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path(""))
    let texts = files.filter { $0.contains(".") && !["input", "output", "errors"].contains($0) }
    #expect(texts.contains("report/report.md"))
    for file in texts { #expect(Self.hidden(in: try folder.read(file)) == [], "\(file)") }
  }

  @Test func whatIsRecordedIsShownAsItWasSaid() throws {
    let folder = try Folder()
    let words = ["record", "-o", folder.path("it.trace"), Self.script]
    #expect(try Program(words + ["--"] + Self.driver()).code == 0)
    let checked = try Program("check", folder.path("it.trace"))
    #expect(Self.hidden(in: try folder.read("it.trace") + checked.output + checked.errors) == [])
    #expect(checked.output.contains("raised "))
  }

  @Test func answersInAFileAreJudgedInText() throws {
    let folder = try Folder()
    try answer(to: ["geo"], by: "reference", in: folder)
    let answers = try folder.read("answers").split(separator: "\n").enumerated().map { entry in
      try Self.raising(
        HostileText.all[entry.offset % HostileText.all.count].text, in: entry.element)
    }
    try folder.write(answers.joined(separator: "\n"), to: "answers")
    let checked = try Program(
      "check", "--messages", folder.path("messages"), folder.path("answers"))
    #expect(checked.code == 1)
    #expect(checked.output.contains("actual    raised "))
    #expect(Self.hidden(in: checked.output + checked.errors) == [])
  }

  /// An answer to a script in which each step raises an exception of some name; other answers as they are.
  private static func raising(_ name: String, in line: Substring) throws -> String {
    let json = try Json(parsing: String(line))
    guard let trace = json["trace"]?.asArray, let number = json["n"] else { return String(line) }
    let raised = trace.map { _ in Json.members([("raised", .string(name))]) }
    return Json.members([("n", number), ("trace", .array(raised))]).description
  }

  @Test(arguments: ["version", "error", "end"])
  func aRefusedDriverIsComplainedOfInText(field: String) throws {
    for place in stride(from: 0, to: 64, by: 8) {
      let program = try Program(["run", "--"] + Self.driver(startingAt: place, refusing: field))
      #expect(program.code == 4)
      #expect(Self.hidden(in: program.output + program.errors) == [], "\(place), \(field)")
    }
  }

  /// The characters of a text that are no text, but for the ends of lines.
  private static func hidden(in text: String) -> [String] {
    let found = text.unicodeScalars.filter { $0 != "\n" && $0.isHidden }
    return Set(found).map { String($0.value, radix: 16) }.sorted()
  }

  /// A driver that says one text after another of those in `Tests/HostileTexts`.
  private static func driver(startingAt start: Int = 0, refusing field: String = "") -> [String] {
    let texts = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../HostileTexts/texts.json").standardizedFileURL.path
    return [interpreter, "-S", "-c", source, texts, String(start), field]
  }

  private static let source = """
    import json, sys
    texts = [entry["text"] for entry in json.load(open(sys.argv[1]))]
    place, runs, field = int(sys.argv[2]), 0, sys.argv[3]

    def text():
      global place
      place += 1
      return texts[(place - 1) % len(texts)]

    def outcome(step, index):
      if step["step"] != "get":
        return {"done": True, "events": [
          {"event": "changed", "layer": "l1", "key": text(), "old": text(), "new": text()}]}
      return [
        {"value": text()}, {"raised": text(), "reason": text()}, {"failed": text()},
        {"value": {"dict": [[text(), text()]]}},
      ][(runs + index) % 4]

    for line in sys.stdin:
      message = json.loads(line)
      answer = {"n": message["n"]}
      if "hello" in message:
        if field == "error":
          answer["error"] = text()
        if field == "end":
          sys.stderr.write(text())
          sys.exit(3)
        answer["hello"] = {
          "protocol": text() if field == "version" else 1,
          "engine": {"name": text(), "version": text(), "language": text()},
          "supports": {
            "steps": ["new", "set", "get", text()], "classes": ["CALayer", text()],
            "properties": {"CALayer": ["name", "opacity", text()], text(): [text()]},
            "features": [text()]},
          "profiles": {text(): "on"}}
        if field == "error":
          del answer["hello"]
      elif "bye" in message:
        answer["bye"] = {}
      elif "nonsense" in line:
        answer["trace"] = [{"unsupported": text()} for step in message["run"]["steps"]]
      else:
        runs += 1
        if runs % 10 == 9 and field != "calm":
          sys.stderr.write(text() + "\\n" + text())
          sys.exit(3)
        if runs % 10 == 8 and field != "calm":
          print(text().replace("\\n", " "), flush=True)
          continue
        steps = message["run"]["steps"]
        answer["trace"] = [outcome(step, index) for index, step in enumerate(steps)]
      print(json.dumps(answer), flush=True)
    """
}
