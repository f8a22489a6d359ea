import Conformance
import Corpus
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import RuleBook
import Rules
import Wire

/// `layercheck corpus`: the directed cases on an engine.
enum CorpusVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let corpus = try CorpusFolder.read()
    if let folder = try arguments.value("export") {
      try export(corpus, to: folder)
      return .holds
    }
    if let folder = try arguments.value("sources") {
      try writeSources(of: corpus, to: folder)
      return .holds
    }
    if arguments.has("messages") {
      for request in messages(try scripts(named: arguments.words, of: corpus)) {
        Terminal.print(Json(request).description)
      }
      return .holds
    }
    let cases = try chosen(by: arguments.words, from: corpus)
    let engine = try EngineChoice(arguments).start(arguments)
    defer { engine.stop() }
    var result = CorpusResult()
    for (chapter, worked) in cases {
      result.add(worked, in: chapter, by: engine, isQuiet: arguments.has("quiet"))
      if result.gone != nil { break }
    }
    return result.conclude()
  }

  /// The scripts of the cases that an engine can be asked, each once.
  static func scripts(of corpus: Corpus, for engine: EngineDescription) -> [Script] {
    corpus.chapters.flatMap(\.cases).filter { $0.obstacle(for: engine) == nil }.map(\.script)
  }

  /// What is put to a driver that is far away: the cases that are named, and the open questions; without a
  /// name all of both.
  static func scripts(
    named words: [String], of corpus: Corpus
  ) throws(UsageError) -> [Script] {
    let others = words.filter { $0.lowercased() != OpenQuestion.chapter }
    let cases = words.isEmpty || !others.isEmpty ? try chosen(by: others, from: corpus) : []
    let asks = words.isEmpty || others.count < words.count
    return try cases.map(\.worked.script) + (asks ? OpenQuestion.all().map(\.script) : [])
  }

  /// What a harness would say to a driver to have scripts carried out, with greeting and farewell.
  static func messages(_ scripts: [Script]) -> [Request] {
    let contents =
      [.hello(protocols: [Request.protocolVersion], suite: Suite.version)]
      + scripts.map { Request.Content.run($0) } + [.bye]
    return contents.enumerated().map { Request(number: $0.offset + 1, $0.element) }
  }

  /// Holds what was recorded against the cases; what the recording does not have is skipped.
  static func judge(
    _ engine: EngineDescription, _ entries: [Recording.Entry], by corpus: Corpus
  ) -> ExitCode {
    var answers: [String: Recording.Entry] = [:]
    for entry in entries {
      if case .run(let script, _) = entry { answers[script.description] = entry }
    }
    var result = CorpusResult()
    for chapter in corpus.chapters {
      for worked in chapter.cases {
        if worked.obstacle(for: engine) == nil, answers[worked.script.description] == nil {
          result.skip("the recording does not have it")
          continue
        }
        let entries = answers[worked.script.description].map { [$0] } ?? []
        result.add(
          worked, in: chapter.name, by: RecordedEngine(engine, entries), isQuiet: false)
      }
    }
    return result.conclude()
  }

  /// The cases of the chapters or rules that are named; without a name all of them.
  private static func chosen(
    by words: [String], from corpus: Corpus
  ) throws(UsageError) -> [(chapter: String, worked: CorpusCase)] {
    let all = corpus.chapters.flatMap { chapter in
      chapter.cases.map { (chapter: chapter.name, worked: $0) }
    }
    for word in words where !all.contains(where: { Self.is($0, named: word) }) {
      let known = corpus.chapters.map(\.name)
      throw UsageError(
        "the corpus has neither a chapter nor a rule '\(word)'",
        remedy: Spelling.remedy(for: word.lowercased(), among: known))
    }
    return all.filter { entry in words.isEmpty || words.contains { Self.is(entry, named: $0) } }
  }

  private static func `is`(
    _ entry: (chapter: String, worked: CorpusCase), named word: String
  ) -> Bool {
    entry.chapter == word.lowercased() || RuleID(word).map(entry.worked.rules.contains) ?? false
  }

  private static func export(_ corpus: Corpus, to folder: String) throws(UsageError) {
    try Files.write(corpus.jsonText, to: folder + "/corpus.json")
    let lists = CorpusLists(of: corpus)
    try Files.write(lists.waiting, to: folder + "/waiting.txt")
    try Files.write(lists.unbroken, to: folder + "/unbroken.txt")
    try Files.write(lists.uncaught, to: folder + "/uncaught.txt")
  }

  private static func writeSources(of corpus: Corpus, to folder: String) throws(UsageError) {
    for file in CorpusSources(of: corpus).files {
      try Files.write(file.text, to: folder + "/" + file.name)
    }
  }
}

/// Where the corpus lies.
enum CorpusFolder {
  /// Reads the corpus of the project in whose folder we are.
  static func read() throws(UsageError) -> Corpus {
    guard let corpus = try ifPresent() else {
      throw UsageError(
        "cannot find Specs/corpus", remedy: "run layercheck from within the project's folder")
    }
    return corpus
  }

  /// The corpus, or nil when we are not in a folder of the project.
  static func ifPresent() throws(UsageError) -> Corpus? {
    guard let index = Files.projectFile("Specs/corpus/index") else { return nil }
    let folder = String(index.dropLast("index".count))
    do {
      return try Corpus(index: Files.read(index)) { name in try Files.read(folder + name + ".txt") }
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError(
        "\(folder)\(error)", remedy: "correct the file; its form is in README.md there")
    }
  }
}

/// What came of the cases so far.
private struct CorpusResult {
  private var held = 0
  private var failed = 0
  private var skipped: [(reason: String, count: Int)] = []
  /// Why the engine could not be started again, if it could not.
  private(set) var gone: EngineText?

  mutating func add(
    _ worked: CorpusCase, in chapter: String, by engine: any Engine, isQuiet: Bool
  ) {
    if let reason = worked.obstacle(for: engine.description) {
      skip(reason)
      return
    }
    let complaint: String
    switch engine.run(worked.script) {
    case .trace(let trace):
      if let reason = worked.unsupported(in: trace) {
        skip("unsupported: \(reason.terminal)")
        return
      }
      let failures = worked.failures(in: trace)
      if failures.isEmpty {
        held += 1
        return
      }
      if Self.isDeclared(failures, of: worked, by: engine.description) {
        let names = engine.description.deviations.map(\.terminalName).joined(separator: ", ")
        skip("deviates as declared: \(names)")
        return
      }
      complaint = failures.map { Self.text($0, of: worked) }.joined(separator: "\n")
    case .crashed(let how): complaint = "  the engine died: \(how.terminal)"
    case .hung(let seconds): complaint = "  no answer within \(seconds.scriptText) s"
    case .violatedProtocol(let what):
      complaint = "  the driver broke the protocol: \(what.terminal)"
    case .unavailable(let why):
      gone = why
      return
    }
    failed += 1
    if isQuiet { return }
    let rules = worked.rules.map(\.description).joined(separator: ", ")
    Terminal.print("\(worked.title) (\(rules); \(chapter).txt:\(worked.line))\n\(complaint)")
  }

  /// Tells whether an engine with the declared deviations and nothing else wrong fails a case just so.
  private static func isDeclared(
    _ failures: [CorpusFailure], of worked: CorpusCase, by engine: EngineDescription
  ) -> Bool {
    if engine.deviations.isEmpty { return false }
    let expected = World.expectations(
      of: worked.script, assumptions: Assumptions(judging: engine))
    let declared = worked.failures(in: Trace(expected.steps.map(\.outcome)))
    return failures.allSatisfy(declared.contains)
  }

  private static func text(_ failure: CorpusFailure, of worked: CorpusCase) -> String {
    """
      step \(failure.step + 1): \(worked.script.steps[failure.step])
        expected  \(failure.expected.terminal)
        actual    \(failure.actual.terminal)
    """
  }

  mutating func skip(_ reason: String) {
    if let place = skipped.firstIndex(where: { $0.reason == reason }) {
      skipped[place].count += 1
    } else {
      skipped.append((reason, 1))
    }
  }

  func conclude() -> ExitCode {
    for (reason, count) in skipped { Terminal.print("skipped \(count): \(reason)") }
    let left = skipped.reduce(0) { $0 + $1.count }
    Terminal.print("\(held) cases hold, \(failed) fail, \(left) skipped")
    if let gone { Terminal.print("the engine could not be started again: \(gone.terminal)") }
    if failed > 0 { return .violated }
    return held == 0 || gone != nil ? .inconclusive : .holds
  }
}
