import Corpus
import DirectedScripts
import Foundation
import LayerScript
import RuleBook
import Testing

/// The program has the scripts of the corpus in itself, and they are those of the files.
struct CorpusSourcesTests {
  private static let folder = CorpusFiles.folder
    .appending(path: "../../Sources/DirectedScripts/Chapters")

  private static let files = Result { CorpusSources(of: try CorpusFiles.corpus.get()).files }

  @Test func theSourcesAreWhatTheCorpusGives() throws {
    let remedy: Comment = "run 'swift build -c release && .ci/sources Sources'"
    let files = try Self.files.get()
    for file in files {
      let path = Self.folder.appending(path: file.name)
      #expect((try? String(contentsOf: path, encoding: .utf8)) == file.text, remedy)
    }
  }

  @Test func thereIsNoFileOfAChapterThatIsGone() throws {
    let files = try Self.files.get()
    let kept = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(kept).subtracting(files.map(\.name)) == [], "delete these files")
  }

  @Test func everyCaseThatTheReferenceDecidesIsADirectedScript() throws {
    var scripts: [String: String] = [:]
    for directed in DirectedScripts.all {
      for source in directed.sources where source.variant == .asWritten {
        guard case .corpus(_, let title) = source.origin else { continue }
        scripts[title] = directed.script.description
      }
    }
    var cases: [String: String] = [:]
    for (worked, standing) in try CorpusFiles.standings.get() {
      if case .waiting = standing { continue }
      cases[worked.title] = worked.script.description
    }
    #expect(scripts == cases)
  }
}
