import Conformance
public import LayerScript

/// A sentence about a finding, with what stands in scripts set off from the words.
public struct Reason: Hashable, Sendable {
  /// A part of a sentence.
  public enum Part: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation
  {
    /// Words of the harness.
    case words(String)
    /// A step, a value or a calculation.
    case code(EngineText)

    /// Creates words.
    public init(stringLiteral value: String) { self = .words(value) }
  }

  /// The parts in order.
  public let parts: [Part]

  init(_ parts: [Part]) {
    self.parts = parts
  }

  /// The sentence, with each part that is code in some form.
  public func text(_ code: (EngineText) -> String) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .code(let text): code(text)
      }
    }.joined()
  }
}

extension Reason {
  /// Says of a finding why the expected answer is right: by a calculation, by the search for an action, by
  /// what makes a callback due, or by the step since which it is so; nil where the reference cannot say it.
  init?(_ course: Course) {
    let parts =
      Arithmetic(course).parts ?? CurveReason(course)?.parts ?? MatrixReason(course)?.parts
      ?? Progress(course)?.parts ?? Self.search(course) ?? CallbackReason(course)?.parts
      ?? History(course)?.parts
    guard let parts else { return nil }
    self.init(parts)
  }

  /// Which place ends the search for an action.
  private static func search(_ course: Course) -> [Part]? {
    guard course.problem.event == nil, let search = SearchPicture(course),
      let end = search.stops.first(where: { $0.result != .goesOn })
    else { return nil }
    return search.text(of: end)
  }
}

extension SearchPicture {
  /// What a place means that ends the search; nil where none does.
  func text(of end: Stop) -> [Reason.Part]? {
    switch end.result {
    case .ends:
      guard let answer = end.answer else { return nil }
      return [
        "The first place with an answer decides, which is \(end.place): it has ", .code(answer),
        ".",
      ]
    case .endsWithout:
      guard let answer = end.answer else {
        return [
          "No place has anything for ", .code(EngineText(key)),
          ", so that there is no action.",
        ]
      }
      return [
        "The first place with an answer decides, which is \(end.place): it has ", .code(answer),
        ", which ends the search without an action.",
      ]
    case .goesOn, .open, .notReached: return nil
    }
  }
}

extension Value {
  /// The value as code, unless it is too long to be read at a glance.
  var code: Reason.Part? {
    let text = description
    return text.count <= 100 ? .code(EngineText(text)) : nil
  }
}
