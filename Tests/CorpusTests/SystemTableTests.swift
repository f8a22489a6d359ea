import Corpus
import Engines
import Foundation
import Testing

/// `Specs/systems.md` says which directed case stands for which statement of others.
struct SystemTableTests {
  struct Row: Sendable {
    let statement: String
    let chapter: String
    let title: String
  }

  @Test func everyStatementHasACaseOfTheChapterThatItNames() throws {
    let rows = try Self.rows()
    #expect(rows.count > 80)
    let chapters = try CorpusFiles.corpus.get().chapters
    for row in rows {
      let titles = chapters.first { $0.name == row.chapter }?.cases.map(\.title) ?? []
      #expect(titles.contains(row.title), "\(row.chapter) has no case '\(row.title)'")
    }
  }

  @Test func everyCaseOfAClientAndOfTheBookStandsForAStatement() throws {
    let named = Set(try Self.rows().map(\.title))
    for chapter in try CorpusFiles.corpus.get().chapters
    where chapter.name.hasPrefix("clients/") || chapter.name == "book" {
      let missing = chapter.cases.map(\.title).filter { !named.contains($0) }
      #expect(missing == [], "of \(chapter.name)")
    }
  }

  @Test func everyStatementNamesTheProfilesOfItsCase() throws {
    let cases = Dictionary(
      try CorpusFiles.cases().map { ($0.title, $0.profiles) },
      uniquingKeysWith: { first, _ in first })
    for row in try Self.rows() {
      for profile in cases[row.title] ?? [] {
        #expect(row.statement.contains("`\(profile)`"), "\(row.title)")
      }
    }
  }

  @Test func everyStatementIsPutToThePythonEngineUnlessAProfileIsOff() throws {
    let program = CorpusFiles.folder.appending(path: "../../Sources/Drivers/python/engine.py").path
    let engine = try ProcessEngine(command: ["python3", program], suite: "test")
    defer { engine.stop() }
    let titles = Set(try Self.rows().map(\.title))
    for worked in try CorpusFiles.cases() where titles.contains(worked.title) {
      guard let obstacle = worked.obstacle(for: engine.description) else { continue }
      #expect(obstacle.hasPrefix("the profile "), "\(worked.title): \(obstacle)")
    }
  }

  @Test func everySeedHasASection() throws {
    let page = try Self.page()
    for seed in ["000", "001", "002", "003", "004"] { #expect(page.contains(seed)) }
  }

  @Test func thePictureIsOnBothPagesAndSaysWhatItShows() throws {
    for page in ["README.md", "views.md"] {
      #expect(try Self.text(page).contains("](views.svg)"))
    }
    let picture = try Self.text("views.svg")
    for part in ["<title ", "<desc ", "role=\"img\"", "prefers-color-scheme: dark"] {
      #expect(picture.contains(part))
    }
  }

  private static func page() throws -> String { try text("systems.md") }

  private static func text(_ name: String) throws -> String {
    try String(
      contentsOf: CorpusFiles.folder.appending(path: "../" + name), encoding: .utf8)
  }

  /// The rows of the tables whose second cell is a link into the corpus.
  private static func rows() throws -> [Row] {
    try page().split(separator: "\n").compactMap { line in
      let cells = line.components(separatedBy: " | ")
      guard cells.count == 3, let link = cells[1].split(separator: "](corpus/").last,
        link.hasSuffix(".txt)")
      else { return nil }
      let title = cells[2].hasSuffix(" |") ? String(cells[2].dropLast(2)) : cells[2]
      return Row(
        statement: cells[0], chapter: String(link.dropLast(".txt)".count)), title: title)
    }
  }
}
