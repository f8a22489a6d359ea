import FaultyEngines
import Foundation
import Testing

@testable import LayerCheckCommand

/// What shells make of command lines that are not finished, in the shells themselves.
struct CompletionTests {
  /// What is written, and what a shell may offer for its last word; of a word with a colon, all of it.
  private static let cases: [(line: String, words: [String])] = [
    ("layercheck rep", ["replay", "report"]), ("layercheck run --juni", ["--junit"]),
    ("layercheck run --engine pyt", ["python"]),
    ("layercheck run --engine=pyt", ["--engine=python"]),
    ("layercheck run --engine fault:frame-two", ["fault:frame-two-corners"]),
    (
      "layercheck run --engine fault:asks-twice+frame-two", ["fault:asks-twice+frame-two-corners"]
    ),
    ("layercheck compare --format ", ["text", "markdown", "json"]),
    ("layercheck compare --format=mark", ["--format=markdown"]),
    ("layercheck rules CONV-0", (1...9).map { "CONV-0\($0)" }),
    ("layercheck known li", ["list"]), ("layercheck known list onl", ["only.txt"]),
    ("layercheck replay onl", ["only.txt"]), ("layercheck run -- onl", ["only.txt"]),
    ("layercheck help compl", ["completion"]), ("layercheck completion z", ["zsh"]),
    ("layercheck run --profile threads=o", ["threads=on", "threads=off"]),
    ("layercheck run --seed ", []), ("layercheck serve --see", []),
  ]

  @Test func bashOffersWhatMayStandThere() throws {
    let folder = try Folder()
    try folder.write("", to: "only.txt")
    try folder.write(try Program("completion", "bash").output, to: "it.bash")
    var script = "cd '\(folder.path(""))'; . ./it.bash\n"
    for (line, _) in Self.cases {
      script += "COMP_LINE='\(line)' COMP_POINT=\(line.count); _layercheck\n"
      script += "echo \"${COMPREPLY[*]}\"\n"
    }
    try folder.write(script, to: "try.bash")
    let program = try Program(pasting: "bash '\(folder.path("try.bash"))'")
    #expect(program.errors == "")
    let offers = program.output.split(separator: "\n", omittingEmptySubsequences: false)
    for ((line, words), offer) in zip(Self.cases, offers) {
      // What stands in front of the last colon or equals sign is another word for bash.
      let last = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
      let kept = last.lastIndex { ":=".contains($0) }.map { last[...$0].count } ?? 0
      #expect(offer == words.map { $0.dropFirst(kept) }.joined(separator: " "), "\(line)")
    }
  }

  @Test func atAPromptOfBashAWordIsFinished() throws {
    let terminal = try Self.type("compa", "--format mark", into: ["bash", "--norc", "-i"], "bash")
    #expect(terminal.output.contains("[compare][--format][markdown]"))
  }

  @Test(.enabled(if: PseudoTerminal.has("zsh"), "zsh is not installed"))
  func atAPromptOfZshAWordIsFinished() throws {
    let terminal = try Self.type("compa", "--format mark", into: ["zsh", "-f", "-i"], "zsh")
    #expect(terminal.output.contains("[compare][--format][markdown]"))
  }

  @Test(.enabled(if: PseudoTerminal.has("zsh"), "zsh is not installed"))
  func zshFinishesEngines() throws {
    let terminal = try Self.type(
      "shri", "--engine fault:asks-twice+frame-two", into: ["zsh", "-f", "-i"], "zsh")
    #expect(terminal.output.contains("[shrink][--engine][fault:asks-twice+frame-two-corners]"))
    let equals = try Self.type("shri", "--engine=pyt", into: ["zsh", "-f", "-i"], "zsh")
    #expect(equals.output.contains("[shrink][--engine=python]"))
  }

  @Test func everyOptionOfEveryCommandIsOffered() {
    let table = CompletionTable()
    #expect(table.commands.map(\.name) == Verb.allCases.map(\.rawValue))
    for (command, verb) in zip(table.commands, Verb.allCases) {
      #expect(Set(verb.options.map { "--\($0.rawValue)" }).isSubset(of: command.options))
      let valued = verb.options.filter { $0.value(in: verb) != nil }.map { "--\($0.rawValue)" }
      #expect(Set(valued).isSubset(of: command.values.map(\.option)))
    }
  }

  @Test func everyShortSpellingIsUnderstood() throws {
    for verb in Verb.allCases {
      for option in verb.options {
        for word in option.short {
          let takesValue = option.value(in: verb) != nil
          let arguments = try Arguments([word] + (takesValue ? ["x"] : []), for: verb)
          #expect(arguments.isGiven(option.rawValue))
        }
      }
    }
  }

  @Test(arguments: [
    ([], "'completion' takes the name of a shell"), (["fish"], "there is no completion for 'fish'"),
  ])
  func anotherShellIsRefused(words: [String], message: String) throws {
    let program = try Program(["completion"] + words)
    #expect(program.errors.hasPrefix("layercheck: \(message)\nlayercheck: "))
    #expect(program.code == 2)
  }

  /// Types two words that are not finished, each with a tab behind it, and has the shell show the words.
  private static func type(
    _ first: String, _ second: String, into shell: [String], _ name: String
  ) throws -> PseudoTerminal {
    let folder = try Folder()
    try folder.write(try Program("completion", name).output, to: "it")
    let start =
      (name == "zsh"
        ? "autoload -U compinit; compinit -u -D; " : "bind 'set enable-bracketed-paste off'; ")
      + ". '\(folder.path("it"))'; layercheck() { printf '[%s]' \"$@\"; }; PS1='rea''dy '\n"
    return try PseudoTerminal(
      shell,
      typing: [
        (" ", start), ("ready ", "layercheck \(first)\t"), ("layercheck ", "\(second)\t"),
        (second, "\n"), ("]", "exit\n"),
      ], environment: ["HOME": folder.path(""), "PS1": "start "])
  }
}
