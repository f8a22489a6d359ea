extension EngineText {
  /// The value that an answer is, without the callbacks behind it; nil where it is none.
  package var value: Value? {
    let answer = divided(atFirstOf: ["; "])?.start ?? self
    guard answer.omitted == 0, answer.kept.utf8.count <= Bounds.text else { return nil }
    return try? Value(parsing: answer.kept)
  }

  /// The callbacks behind an answer, each in the words of a trace.
  package var callbacks: [EngineText] {
    var rest = divided(atFirstOf: ["; "])?.rest
    var callbacks: [EngineText] = []
    while let text = rest, callbacks.count < Bounds.list {
      let parts = text.divided(atFirstOf: ["; "])
      callbacks.append(parts?.start ?? text)
      rest = parts?.rest
    }
    return callbacks
  }
}
