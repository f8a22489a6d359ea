import LayerScript
import Testing

/// Texts in scripts and notes are texts in programs too, as the compilers see it.
struct HostileProgramTests {
  /// A script with every hostile text in a value, a key and a key path.
  private static let script = Script(
    [Step(.command(.new(Creation(.layer(1), type: .known(.layer)))))]
      + HostileText.all.flatMap { hostile in
        [
          Step(.command(.set(.object(.layer(1)), .name, .string(hostile.text)))),
          Step(
            .command(
              .setValue(
                .object(.layer(1)), PropertyPath("k." + hostile.text), .string(hostile.text)))),
          Step(.query(.ask(.layer(1), key: hostile.text))),
        ]
      })

  /// Every hostile text as a note.
  private static let notes = Dictionary(
    uniqueKeysWithValues: HostileText.all.enumerated().map { place, hostile in
      (3 * place + 1, "answered \(EngineText(hostile.text))" as EngineText)
    })

  @Test func theTextOfAScriptParsesBack() throws {
    for step in Self.script.steps {
      let text = step.description
      #expect(!text.unicodeScalars.contains { $0.isHidden })
      #expect(try Script(parsing: text) == Script([step]))
    }
    #expect(try Script(parsing: Self.script.oneLine) == Self.script)
  }

  @Test func programsPassTheCompilers() throws {
    let swift = SwiftProgram(Self.script, notes: Self.notes).text
    let objectiveC = ObjectiveCProgram(Self.script, notes: Self.notes).text
    #expect(try Compilers.complaints(aboutSwift: swift) == "")
    #expect(try Compilers.complaints(aboutObjectiveC: objectiveC) == "")
  }

  @Test func notesAddNoLineAndNoHelper() throws {
    let script = Self.script
    let swift = (SwiftProgram(script).text, SwiftProgram(script, notes: Self.notes).text)
    let objectiveC = (
      ObjectiveCProgram(script).text, ObjectiveCProgram(script, notes: Self.notes).text
    )
    for (without, with) in [swift, objectiveC] {
      let (lines, noted) = (Self.lines(without), Self.lines(with))
      #expect(lines.count == noted.count)
      for (line, other) in zip(lines, noted) where line != other {
        #expect(other.utf8.starts(with: (line + "  // answered ").utf8))
      }
    }
  }

  /// The lines as a compiler would have them, which takes a carriage return for an end too.
  private static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(omittingEmptySubsequences: false) {
      [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains($0.value)
    }.map { String($0) }
  }
}
