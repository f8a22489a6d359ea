import Conformance
import LayerModel
public import LayerScript

/// The places where a layer looks for an action, and what came of it.
public struct SearchPicture: Hashable, Sendable {
  /// One place.
  public struct Stop: Hashable, Sendable {
    /// The place.
    public let place: String
    /// What it has for the key; nil for nothing.
    public let answer: EngineText?
    /// What that means for the search.
    public let result: Result
    /// Which place it is.
    let kind: ActionPlace
  }

  /// What a place means for the search.
  public enum Result: String, CaseIterable, Hashable, Sendable {
    /// The next place is asked.
    case goesOn = "goes on"
    /// There is no action.
    case endsWithout = "ends it: no action"
    /// This is the action.
    case ends = "ends it: the action"
    /// No source says it.
    case open = "left open"
    /// Nobody asks.
    case notReached = "not asked"
  }

  /// The layer that looks for an action.
  public let layer: ObjectName
  /// What it looks for.
  public let key: String
  /// The places in the order in which they are asked.
  public let stops: [Stop]
  /// What was expected of the step, and what came instead.
  public let expected: EngineText
  /// What came instead.
  public let actual: EngineText

  /// The search of the step that shows what is wrong; nil where it makes none.
  init?(_ course: Course) {
    guard let (layer, key) = course.step.search, course.exist(before: course.place).contains(layer),
      course.problem.event.map({ ["asked", "ran"].contains($0.verb) }) ?? true
    else { return nil }
    let world = course.worlds[course.place]
    let all = world.searchCourse(of: layer, key: key)
    // Only a class of the script overrides the search.
    let stops = all.filter { $0.place != .override || $0.answer != nil || $0.result == .ends }
    if stops.isEmpty { return nil }
    self.layer = layer
    self.key = key
    self.stops = stops.map { stop in
      Stop(
        place: stop.place.words(layer, key), answer: stop.words,
        result: Result(stop.result), kind: stop.place)
    }
    expected = course.problem.expected
    actual = course.problem.actual
  }
}

extension SearchPicture.Result {
  fileprivate init(_ result: SearchStop.Result) {
    self =
      switch result {
      case .goesOn: .goesOn
      case .endsWithout: .endsWithout
      case .ends: .ends
      case .open: .open
      case .notReached: .notReached
      }
  }
}

extension SearchStop {
  /// What the place has, in the words of a script; the implicit animation has no name there.
  fileprivate var words: EngineText? {
    if place == .builtIn, result == .ends { return "an animation" }
    return answer.map { "\($0)" }
  }
}

extension ActionPlace {
  /// What is asked, in words.
  fileprivate func words(_ layer: ObjectName, _ key: String) -> String {
    switch self {
    case .override: "the class, which overrides the search"
    case .delegate: "the delegate"
    case .actions: "\(layer).actions"
    case .style: "the style chain of \(layer)"
    case .classHook: "the class (defaultActionForKey)"
    case .builtIn: "the implicit animation"
    }
  }
}

extension Step {
  /// The layer that looks for an action in this step, and for which key; nil where none does.
  fileprivate var search: (layer: ObjectName, key: String)? {
    switch action {
    case .query(.ask(let layer, let key)), .query(.askView(_, let layer, let key)): (layer, key)
    case .command(.set(.object(let name), let property, _)) where name.kind == .layer:
      (name, property.rawValue)
    case .command(.setValue(.object(let name), let path, _)) where name.kind == .layer:
      path.property.map { (name, $0.rawValue) }
    default: nil
    }
  }
}
