import LayerScript

/// A question that no source settles, as a script that asks it.
struct OpenQuestion {
  /// The name of its file, without what tells that it is a script.
  let name: String
  /// The question in words: the first line of the file.
  let text: String
  let script: Script

  /// The word that stands for all of them where chapters of the corpus are chosen.
  static let chapter = "questions"

  /// Reads the questions of the project in whose folder we are; none elsewhere.
  static func all() throws(UsageError) -> [OpenQuestion] {
    guard let page = Files.projectFile("Specs/questions/README.md") else { return [] }
    let folder = Files.folder(of: page)
    var questions: [OpenQuestion] = []
    for file in Files.contents(of: folder) where file.hasSuffix(".script") {
      questions.append(try OpenQuestion(file, Files.read(folder + "/" + file)))
    }
    return questions
  }

  /// Reads a question from what a file of this name has in it.
  init(_ file: String, _ content: String) throws(UsageError) {
    name = String(file.dropLast(".script".count))
    let line = content.prefix { $0 != "\n" }
    text = String(line.drop { $0 == "#" || $0 == " " })
    do throws(ScriptError) {
      script = try Script(parsing: content)
    } catch {
      throw UsageError(
        "the question \(file) is no script: \(error)", remedy: "correct it in Specs/questions")
    }
  }
}
