import LayerScript

/// Reads the text of a list of known failures, strictly: what it does not understand it refuses.
struct KnownFailureParser {
  typealias Problem = KnownFailureList.Problem

  /// An entry on its way.
  private struct Block {
    var entry: KnownFailure
    var lines: [String]
    let number: Int
    /// Scripts that have to come before the next one.
    var earlier: [Script] = []
  }

  private var blocks: [Block] = []
  /// The lines in front of each block, and those behind the last one.
  private var gaps: [[String]] = [[]]

  /// Reads all lines.
  mutating func read(_ text: String) throws(Problem) {
    var lines = text.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    if lines.last == "" { lines.removeLast() }
    guard let first = lines.first, first.withoutReturn == KnownFailureList.header else {
      throw FormerFormat.problem(with: lines.first ?? "")
    }
    gaps[0] = [first]
    for (place, line) in lines.enumerated().dropFirst() {
      try read(line, number: place + 1)
    }
    for block in blocks { try check(block) }
  }

  private mutating func read(_ line: String, number: Int) throws(Problem) {
    let text = line.withoutReturn
    if text.trimmed.isEmpty || text.hasPrefix("#") {
      gaps[blocks.count].append(line)
    } else if text.hasPrefix(" ") || text.hasPrefix("\t") {
      try amend(text.trimmed, as: line, number: number)
    } else if text.hasPrefix(KnownFailureText.known) {
      let name = text.dropFirst(KnownFailureText.known.count).trimmed
      guard KnownName.isValid(name) else { throw .isNoName(name, line: number) }
      let entry = KnownFailure(name: name, identities: [], examples: [])
      blocks.append(Block(entry: entry, lines: [line], number: number))
      gaps.append([])
    } else {
      throw Self.problem(withLine: text, number)
    }
  }

  private static func problem(withLine text: String, _ number: Int) -> Problem {
    let shown = EngineText(text).terminalName
    let isConflict = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: text.hasPrefix)
    return Problem(
      line: number, message: "'\(shown)' begins no entry",
      remedy: isConflict
        ? "take out git's marks and keep both sides; 'merge=union' in .gitattributes does so"
        : "write 'known NAME', and what belongs to an entry behind two blanks")
  }

  /// Takes a line that belongs to the entry above it.
  private mutating func amend(
    _ text: String, as line: String, number: Int
  ) throws(Problem) {
    guard !blocks.isEmpty else {
      throw Problem(
        line: number, message: "this line belongs to no entry",
        remedy: "begin an entry with 'known NAME', without blanks in front")
    }
    let last = blocks.count - 1
    blocks[last].lines += gaps[blocks.count] + [line]
    gaps[blocks.count] = []
    if text.hasPrefix("#") {
      blocks[last].entry.remarks.append(text.dropFirst().trimmed)
      return
    }
    let name = text.prefix { $0 != " " && $0 != "\t" }
    let rest = text.dropFirst(name.count).trimmed
    guard let word = KnownFailureText.Word(rawValue: String(name)) else {
      let words = KnownFailureText.Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(
        line: number,
        message: "'\(EngineText(String(name)).terminalName)' says nothing of an entry",
        remedy: "begin the line with one of \(words), or a remark with '#'")
    }
    try take(word, rest, in: &blocks[last], number: number)
  }

  private func take(
    _ word: KnownFailureText.Word, _ text: String, in block: inout Block, number: Int
  ) throws(Problem) {
    switch word {
    case .wrong:
      guard let identity = ProblemIdentity(listText: text) else {
        throw Problem(
          line: number, message: "'\(EngineText(text).terminalName)' does not say what is wrong",
          remedy: "write it as a run does: 'get layer.frame | other value | set layer.anchorPoint'")
      }
      if !block.entry.identities.contains(identity) { block.entry.identities.append(identity) }
    case .general:
      let numbers = text.split(separator: " ").map(String.init)
      guard numbers.count == 3, numbers[1] == "of", let wrong = Int(numbers[0]),
        let tried = Int(numbers[2]), wrong >= 0, wrong <= tried
      else {
        throw Problem(
          line: number, message: "'\(EngineText(text).terminalName)' is no share of properties",
          remedy: "write it as '20 of 22'")
      }
      // Two branches may have tried differently many.
      block.entry.generality = block.entry.generality ?? Generality(wrong: wrong, tried: tried)
    case .sideEffect:
      guard let form = StepForm(listText: text) else {
        throw Problem(
          line: number, message: "'\(EngineText(text).terminalName)' is no step",
          remedy: "write it as a run does: 'flush', or 'set layer.style'")
      }
      block.entry.sideEffect = block.entry.sideEffect ?? form
    case .like:
      if !block.entry.faults.contains(text) { block.entry.faults.append(text) }
    case .varies: block.entry.varies = true
    case .after: block.earlier.append(try script(text, number))
    case .script:
      let example = KnownFailure.Example(try script(text, number), after: block.earlier)
      block.earlier = []
      if !block.entry.examples.contains(example) { block.entry.examples.append(example) }
    }
  }

  private func script(_ text: String, _ number: Int) throws(Problem) -> Script {
    do throws(ScriptError) {
      let script = try Script(parsing: text)
      if !script.steps.isEmpty { return script }
    } catch {
      throw Problem(
        line: number, message: "the script cannot be read: \(error.message)",
        remedy: error.remedy ?? "write it as 'layercheck replay' takes it, in one line")
    }
    throw Problem(
      line: number, message: "the script has no step",
      remedy: "write it as 'layercheck replay' takes it, in one line")
  }

  private func check(_ block: Block) throws(Problem) {
    let name = block.entry.name
    let remedy = "take the entry out, or write it as a run does"
    if block.entry.identities.isEmpty {
      throw Problem(
        line: block.number, message: "'\(name)' has no line 'wrong ...'", remedy: remedy)
    }
    if !block.earlier.isEmpty {
      throw Problem(
        line: block.number, message: "in '\(name)' no 'script ...' stands behind an 'after ...'",
        remedy: remedy)
    }
    if block.entry.examples.isEmpty {
      throw Problem(
        line: block.number, message: "'\(name)' has no line 'script ...'", remedy: remedy)
    }
  }
}

extension KnownFailureParser {
  /// The parts of the list; an entry that stands there twice is taken once.
  ///
  /// - Throws: `Problem` where two entries have one name and do not say the same.
  func uniqueParts() throws(Problem) -> [KnownFailureList.Part] {
    var parts: [KnownFailureList.Part] = []
    var first: [String: Int] = [:]
    for (place, block) in blocks.enumerated() {
      parts.append(.lines(gaps[place]))
      let name = block.entry.name
      guard let other = first[name] else {
        first[name] = parts.count
        parts.append(.entry(block.entry, lines: block.lines))
        continue
      }
      guard case .entry(let known, let lines) = parts[other], known.isLike(block.entry) else {
        throw Problem(
          line: block.number, message: "there is another entry '\(name)'",
          remedy: "give one of them another name in its first line")
      }
      // Both branches may have remarked on it.
      var joined = known
      let remarks = block.entry.remarks.filter { !known.remarks.contains($0) }
      joined.remarks += remarks
      let new = block.lines.filter { line in
        line.trimmed.hasPrefix("#") && !lines.contains(line)
      }
      parts[other] = .entry(joined, lines: lines + new)
    }
    return parts + [.lines(gaps[blocks.count])]
  }
}

extension String {
  /// The line without what ends it on some systems.
  fileprivate var withoutReturn: String {
    unicodeScalars.last == "\r" ? String(String.UnicodeScalarView(unicodeScalars.dropLast())) : self
  }
}
