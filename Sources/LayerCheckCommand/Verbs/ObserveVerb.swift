import Corpus
import Engines
import LayerScript
import Wire

/// `layercheck observe`: what answers of a framework say of the catalogue.
enum ObserveVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    if arguments.words.isEmpty {
      throw UsageError(
        "'observe' takes files with answers",
        remedy: "'layercheck corpus --messages' makes what a driver answers to")
    }
    let messages = try messages(arguments)
    var sources: [Observations.Source] = []
    for path in arguments.words {
      let answered = try CheckVerb.answered(messages, path)
      sources.append(Observations.Source(name: path, answered: answered))
    }
    let observations = Observations(of: sources, asked: try OpenQuestion.all())
    Terminal.print(String(observations.markdown.dropLast()))
    return .holds
  }

  /// The messages that were answered: those of a file, or those that the directed cases are now.
  private static func messages(_ arguments: Arguments) throws(UsageError) -> String {
    if let path = try arguments.value("messages") { return try Files.read(path) }
    return CorpusVerb.messages(try CorpusVerb.scripts(named: [], of: CorpusFolder.read()))
      .map { Json($0).description }.joined(separator: "\n")
  }
}
