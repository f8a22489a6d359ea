import Corpus
import Foundation
import Testing

/// `Specs/README.md` lists the programs of others that are kept as directed cases.
struct ClientSuiteTests {
  @Test func everySuiteOfAClientStandsInTheTable() throws {
    let page = try String(
      contentsOf: CorpusFiles.folder.appending(path: "../README.md"), encoding: .utf8)
    let suites = try CorpusFiles.text("index").split(separator: "\n").filter {
      $0.hasPrefix("clients/")
    }
    #expect(!suites.isEmpty)
    for suite in suites + ["book"] { #expect(page.contains("(corpus/\(suite).txt)")) }
  }

  @Test func everySystemOfTheTableHasAChapterThatCanBeRead() throws {
    let page = try String(
      contentsOf: CorpusFiles.folder.appending(path: "../README.md"), encoding: .utf8)
    let chapters = try CorpusFiles.corpus.get().chapters.map(\.name)
    let links = page.split(separator: "](corpus/").dropFirst().compactMap {
      $0.split(separator: ")").first
    }
    for link in links where link.hasSuffix(".txt") {
      #expect(chapters.contains(String(link.dropLast(".txt".count))))
    }
  }

  @Test func everyFileOfAClientIsInTheIndex() throws {
    let folder = CorpusFiles.folder.appending(path: "clients")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let index = try CorpusFiles.text("index").split(separator: "\n").map(String.init)
    for file in files { #expect(index.contains("clients/" + file.dropLast(".txt".count))) }
  }
}
