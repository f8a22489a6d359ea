import LayerScript

extension Script {
  /// The script with another number in one place, for each place that has one, as far as that makes sense.
  var withOtherNumbers: [Script] {
    let words = description.wordsAndMarks
    return words.indices.flatMap { place -> [Script] in
      let isName = place > 0 && Self.marksOfNames.contains(words[place - 1])
      guard !isName, let number = Double(words[place]), number.isFinite else { return [] }
      return Set([number + 1, number / 2]).subtracting([number]).sorted().compactMap { other in
        var changed = words
        changed[place] = other.scriptText
        guard let script = try? Script(parsing: changed.joined()), script.firstProblem() == nil
        else { return nil }
        return script
      }
    }
  }

  /// The script with each number in single precision that an engine is given, but for the clock's.
  var roundedToSinglePrecision: Script {
    Script(steps.map { $0.kind == .advance ? $0 : $0.roundedToSinglePrecision })
  }

  /// The script with another number in the place of each that is finite, as far as that makes sense.
  func replacingNumbers(_ other: (Double) -> Double) -> Script {
    Script(steps.map { $0.replacingNumbers(other) })
  }

  /// The script with another number in the place of each that is finite; nil where that is none any more.
  fileprivate func withNumbers(_ other: (Double) -> Double) -> Script? {
    var words = description.wordsAndMarks
    for place in words.indices {
      let isName = place > 0 && Self.marksOfNames.contains(words[place - 1])
      guard !isName, let number = Double(words[place]), number.isFinite else { continue }
      words[place] = other(number).scriptText
    }
    return try? Script(parsing: words.joined())
  }

  /// What stands before a number that names something: a key of a dictionary, or a thread.
  private static let marksOfNames: Set<String> = ["\"", "@"]
}

extension Step {
  /// The step with each of its numbers in single precision that has one there.
  fileprivate var roundedToSinglePrecision: Step {
    replacingNumbers { Float($0).isFinite ? Double(Float($0)) : $0 }
  }

  fileprivate func replacingNumbers(_ other: (Double) -> Double) -> Step {
    Script([self]).withNumbers(other)?.steps.first ?? self
  }
}

extension String {
  /// The words, numbers among them, and everything between them, character by character.
  fileprivate var wordsAndMarks: [String] {
    var (parts, present): ([String], String) = ([], "")
    for character in self {
      let isExponent = character == "+" && present.last == "e" && Double("\(present)1") != nil
      if character.isLetter || character.isNumber || ".-".contains(character) || isExponent {
        present.append(character)
        continue
      }
      if !present.isEmpty { parts.append(present) }
      parts.append(String(character))
      present = ""
    }
    return present.isEmpty ? parts : parts + [present]
  }
}
