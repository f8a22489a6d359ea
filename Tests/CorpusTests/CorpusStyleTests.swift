import Corpus
import Foundation
import Rules
import Testing

/// What a reader may rely on in the text of the cases.
struct CorpusStyleTests {
  @Test func everyFileOfAChapterIsInTheIndex() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: CorpusFiles.folder.path)
    let lists = ["waiting", "unbroken", "uncaught"]
    let chapters = names.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
    let named = try CorpusFiles.corpus.get().chapters.map(\.name)
    let known = named.filter { !$0.contains("/") } + lists
    #expect(chapters.sorted() == known.sorted())
  }

  @Test func noTwoCasesHaveTheSameTitle() throws {
    let titles = try CorpusFiles.cases().map(\.title)
    for (title, uses) in Dictionary(grouping: titles, by: { $0 }) where uses.count > 1 {
      Issue.record("'\(title)' stands \(uses.count) times")
    }
  }

  @Test(arguments: ["should", "test that", "check that", "verify", "works", "correctly"])
  func titlesSayWhatIsTrueAndNotWhatIsWanted(word: String) throws {
    for worked in try CorpusFiles.cases() {
      #expect(!worked.title.lowercased().contains(word), "\(worked.title)")
    }
  }

  @Test func titlesAreSentencesWithoutAFullStop() throws {
    for worked in try CorpusFiles.cases() {
      #expect(worked.title.last != ".", "\(worked.title)")
      #expect(worked.title.count <= 100, "\(worked.title)")
    }
  }

  @Test func chaptersOfAnAreaKeepToItAndToTheOrderOfItsRules() throws {
    for chapter in try CorpusFiles.corpus.get().chapters {
      guard let area = Area(name: chapter.name) else { continue }
      var last = RuleID(area, 1)
      for worked in chapter.cases {
        let first = try #require(worked.rules.first)
        #expect(first.area == area, "\(worked.title)")
        #expect(first >= last, "\(worked.title)")
        last = max(last, first)
      }
    }
  }

  @Test func everyRuleOfACoveredAreaHasACase() throws {
    let corpus = try CorpusFiles.corpus.get()
    let covered = Set(corpus.chapters.compactMap { Area(name: $0.name) })
    let cited = Set(corpus.cases.flatMap(\.rules))
    let missing = Catalogue.rules.map(\.id).filter {
      covered.contains($0.area) && !cited.contains($0)
    }
    #expect(Set(missing).subtracting(CorpusFiles.rulesWithoutCase) == [])
    #expect(cited.intersection(CorpusFiles.rulesWithoutCase) == [])
  }

  @Test func theAreasOfTheChaptersStandInTheOrderOfTheCatalogue() throws {
    let areas = try CorpusFiles.corpus.get().chapters.compactMap { Area(name: $0.name) }
    #expect(areas == Area.allCases.filter(areas.contains))
  }
}
