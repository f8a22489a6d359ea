import Conformance
import LayerModel
import LayerScript

/// Why a callback comes, or does not.
struct CallbackReason {
  let parts: [Reason.Part]

  /// Says it of the callback that a finding is about; nil where the finding is about none, or where it takes more
  /// than a sentence.
  init?(_ course: Course) {
    guard let form = course.problem.event, let kind = Event.Kind(rawValue: form.verb),
      let isMissing = course.problem.deviation.isOfMissingEvent
    else { return nil }
    let parts: [Reason.Part]? =
      switch kind {
      case .started, .stopped, .completed: TurnReason(course).parts(isMissing: isMissing)
      case .asked, .ran: Self.search(course, kind, form, isMissing)
      case .called: Self.mark(course, form, isMissing)
      case .changed: nil
      }
    guard let parts else { return nil }
    self.parts = parts
  }

  /// Who ends the search that asks, or whose action is run.
  private static func search(
    _ course: Course, _ kind: Event.Kind, _ form: StepForm, _ isMissing: Bool
  ) -> [Reason.Part]? {
    guard let search = SearchPicture(course), form.property == search.key,
      course.value(.get(.transaction, .disableActions)) == .boolean(false),
      let end = search.stops.first(where: { $0.result == .ends || $0.result == .endsWithout })
    else { return nil }
    switch kind {
    case .ran:
      let isAction = end.answer.map { course.callback.hasPrefix("\($0) ") } ?? false
      return isAction == isMissing ? search.text(of: end) : nil
    case .asked:
      let isReached = search.stops.contains { stop in
        stop.isAsked(by: form.subject) && stop.result != .notReached
      }
      guard isReached == isMissing else { return nil }
      if isMissing {
        return [
          "The search for ", .code(EngineText(search.key)), .words(" goes as far as \(end.place)."),
        ]
      }
      return search.text(of: end)
    case .started, .stopped, .completed, .called, .changed: return nil
    }
  }

  /// Since when a layer waits to be laid out or drawn, or does not.
  private static func mark(
    _ course: Course, _ form: StepForm, _ isMissing: Bool
  ) -> [Reason.Part]? {
    guard course.step.carriesOutWhatIsMarked,
      let callback = Callback(rawValue: form.subject), let mark = callback.mark,
      let layer = course.layers(before: course.place).first(where: { layer in
        course.exist(before: course.place).contains {
          course.isAbout(.called($0, callback, layer: layer))
        }
      })
    else { return nil }
    let query = Query.get(.object(layer), mark)
    let answers = (0...course.place).map { course.value(query, before: $0)?.asBoolean }
    guard answers.last == isMissing,
      let change = (0..<course.place).last(where: { answers[$0] != isMissing })
    else { return nil }
    let step = course.steps[change].description
    guard step.count <= 100 else { return nil }
    let words = isMissing ? "is set" : "is not set"
    return [
      .words(
        "\(mark.rawValue) of \(layer) \(words) in front of step \(course.place + 1), since step "),
      .words("\(change + 1), "), .code(EngineText(step)), ".",
    ]
  }
}

extension Deviation {
  /// Whether a callback is missing that should come; nil where no callback is what is wrong.
  fileprivate var isOfMissingEvent: Bool? {
    switch self {
    case .missingEvent: true
    case .unexpectedEvent: false
    default: nil
    }
  }
}

extension Course {
  /// The callback that is wrong: the one that should have come, or the one that came.
  var callback: EngineText {
    guard problem.deviation == .missingEvent else { return problem.actual }
    return problem.expected.divided(atFirstOf: [", behind "])?.start ?? problem.expected
  }

  /// Tells whether it is this callback that is wrong.
  func isAbout(_ event: Event) -> Bool { callback == EngineText("\(event)") }
}

extension SearchPicture.Stop {
  /// Tells whether a callback is the question to this place.
  fileprivate func isAsked(by callback: String) -> Bool {
    switch Callback(rawValue: callback) {
    case .defaultActionForKey: kind == .classHook
    case .actionForKey: kind == .delegate || kind == .override
    default: false
    }
  }
}

extension Callback {
  /// The property that says whether the callback is due.
  fileprivate var mark: Property? {
    switch self {
    case .display, .draw, .layerWillDraw, .drawLayer: .needsDisplay
    case .layoutSublayers: .needsLayout
    default: nil
    }
  }
}

extension Step {
  /// Tells whether the step lays out or draws what is marked, and nothing else.
  fileprivate var carriesOutWhatIsMarked: Bool {
    switch kind {
    case .displayIfNeeded, .layoutIfNeeded, .tick, .flush, .commit: true
    default: false
    }
  }
}
