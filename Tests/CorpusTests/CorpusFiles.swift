import Corpus
import Foundation
import RuleBook
import Rules

/// The corpus of the package, parsed once.
enum CorpusFiles {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Specs/corpus")

  static let corpus: Result<Corpus, any Error> = Result {
    try Corpus(index: text("index")) { name in try text(name + ".txt") }
  }

  /// Rules that no directed case puts to the test: nothing is held against them.
  static let rulesWithoutCase: [RuleID] = [
    RuleID(.act, 52), RuleID(.anim, 49), RuleID(.anim, 50), RuleID(.anim, 65), RuleID(.pres, 10),
    RuleID(.call, 20),
  ]

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  static func cases() throws -> [CorpusCase] { try corpus.get().cases }

  /// How each case stands to the reference, found out once.
  static let standings = Result {
    try cases().map { (worked: $0, standing: CorpusSurvey.standing(of: $0)) }
  }

  /// The titles in a list that is kept beside the chapters: a line each, up to two blanks.
  static func titles(in name: String) throws -> Set<String> {
    let lines = try text(name).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return Set(lines.map { $0.components(separatedBy: "  ")[0] })
  }
}
