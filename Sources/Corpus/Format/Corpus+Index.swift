extension Corpus {
  /// Reads all chapters.
  ///
  /// - Parameters:
  ///   - index: The names of the chapters in their order, one a line.
  ///   - read: Reads the file of a chapter.
  /// - Throws: What `read` throws, or `ChapterError` with the chapter and the place.
  public init(index: String, read: (String) throws -> String) throws {
    var chapters: [CorpusChapter] = []
    for line in index.split(separator: "\n") {
      let name = String(line).trimmed
      if name.isEmpty || name.hasPrefix("#") { continue }
      let text = try read(name)
      do throws(CorpusError) {
        chapters.append(try CorpusChapter(name: name, parsing: text))
      } catch {
        throw ChapterError(chapter: name, error: error)
      }
    }
    self.init(chapters: chapters)
  }
}

/// The complaint that a chapter cannot be read.
public struct ChapterError: Error, Hashable, Sendable {
  /// The name of the chapter.
  public let chapter: String
  /// What is wrong with it.
  public let error: CorpusError
}

extension ChapterError: CustomStringConvertible {
  /// The chapter, the place, the complaint and the remedy in one line.
  public var description: String { "\(chapter).txt, \(error)" }
}
