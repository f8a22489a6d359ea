import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Changes that animate under the wrong name, too often, too seldom, or come into force too late.
  static let setters: [Fault] = [
    Fault(
      "delegate-answer-kept", "what a delegate has answered once is kept when the delegate goes",
      breaks: [.act(13)], taking: [.answer],
      smallest: """
        new d1 {bounds: x1}
        new l1 {delegate: d1, bounds: (0, 0, 0, 1)}
        set l1.delegate nil
        ask l1 bounds
        """
    ) { DelegateAnswerKept() },
    Fault(
      "value-waits-for-animation", "a change that animates reaches the model when that has ended",
      breaks: [.act(23)], taking: [.didAttach, .didFinish],
      smallest: """
        new l1
        host l1
        tick
        set l1.cornerRadius 1
        get l1.cornerRadius
        """
    ) { ValueWaits() },
    Fault(
      "built-in-keys-counted", "each built-in animation gets a key of its own",
      breaks: [.act(26)], taking: [.builtInKey],
      smallest: """
        new l1
        host l1
        tick
        set l1.cornerRadius 1
        animationKeys l1
        """
    ) { KeysCounted() },
    Fault(
      "frame-animates-as-frame", "a change of the frame starts an animation of the frame",
      breaks: [.act(31), .geo(23)], taking: [.place, .builtInKey],
      smallest: """
        new l1
        host l1
        tick
        set l1.frame (0, 0, 0, 1)
        animationKeys l1
        """
    ) { FrameAnimates() },
    Fault(
      "frame-animates-both", "a frame that only moves or only grows animates place and size",
      breaks: [.act(32)], taking: [.place, .isSame],
      smallest: """
        new v1 backing l1
        beginBlock animate duration 1
        setValue l1 frame.size.width 0
        animationKeys l1
        """
    ) { FrameAnimatesBoth() },
    Fault(
      "path-unasked", "no action is looked up for properties that do not animate by themselves",
      breaks: [.act(34)], taking: [.answer],
      smallest: """
        new l1 {style: {actions: {}, style: {actions: {path: x1}}}}
        ask l1 path
        """
    ) { PathUnasked() },
    Fault(
      "forwarded-answer-kept", "what a view has answered for a layer of another is kept",
      breaks: [.act(48), .view(30)], taking: [.viewAnswer],
      smallest: """
        new d1
        new l1 {delegate: d1}
        host l1
        tick
        new v1 backing l2
        answer d1 position v1
        ask l1 position
        beginBlock animate duration 1
        ask l1 position
        """
    ) { ForwardedAnswerKept() },
  ]
}

private struct DelegateAnswerKept: ActionSemantics {
  private struct Question: Hashable {
    let layer: Int
    let key: String
  }

  private var answers: [Question: Value] = [:]

  mutating func answer(
    from place: ActionPlace, layer: Int, key: String, in state: inout WorldState
  ) -> Value? {
    let standard = state.standardAnswer(from: place, layer: layer, key: key)
    guard place == .delegate else { return standard }
    let question = Question(layer: layer, key: key)
    if let standard, standard.asReference?.kind != .view { answers[question] = standard }
    return standard ?? answers[question]
  }
}

private struct ValueWaits: AnimationSemantics {
  private var waiting: [Int: (property: Property, value: Value)] = [:]

  mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState
  ) {
    guard animation.maker == .builtIn,
      let property = animation.key.flatMap(Property.init(rawValue:))
    else { return }
    waiting[animation.number] = (property, state.value(layer, property))
    state.corrupt(layer, property, animation.object[.fromValue])
  }

  mutating func didFinish(
    _ animation: AttachedAnimation, on layer: Int, in state: inout WorldState
  ) {
    guard let change = waiting.removeValue(forKey: animation.number) else { return }
    state.corrupt(layer, change.property, change.value)
  }
}

private struct KeysCounted: ActionSemantics {
  private var count = 0

  mutating func builtInKey(_ property: Property, from old: Value, to new: Value) -> String {
    count += 1
    return "\(property.rawValue)-\(count)"
  }
}

private struct FrameAnimates: GeometrySemantics, ActionSemantics {
  private var bounds: Value?
  private var position: Value?

  mutating func place(
    _ frame: Rect, of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> (bounds: Rect, position: Point) {
    var standard = StandardSemantics()
    let placed = standard.place(frame, of: geometry, layer: layer, in: &state)
    bounds = .rect(placed.bounds)
    position = .point(placed.position)
    return placed
  }

  mutating func builtInKey(_ property: Property, from old: Value, to new: Value) -> String {
    let isOfFrame = property == .bounds && new == bounds || property == .position && new == position
    return isOfFrame ? Property.frame.rawValue : property.rawValue
  }
}

private struct FrameAnimatesBoth: GeometrySemantics, PropertySemantics {
  private var placed: [Value] = []

  mutating func place(
    _ frame: Rect, of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> (bounds: Rect, position: Point) {
    var standard = StandardSemantics()
    let result = standard.place(frame, of: geometry, layer: layer, in: &state)
    placed = [.rect(result.bounds), .point(result.position)]
    return result
  }

  mutating func isSame(_ old: Value, _ new: Value) -> Bool {
    if let place = placed.firstIndex(of: new) {
      placed.remove(at: place)
      return false
    }
    var standard = StandardSemantics()
    return standard.isSame(old, new)
  }
}

private struct PathUnasked: ActionSemantics {
  mutating func answer(
    from place: ActionPlace, layer: Int, key: String, in state: inout WorldState
  ) -> Value? {
    key == Property.path.rawValue
      ? nil : state.standardAnswer(from: place, layer: layer, key: key)
  }
}

private struct ForwardedAnswerKept: ViewSemantics {
  private struct Question: Hashable {
    let layer: Int
    let key: String
  }

  private var answers: [Question: ViewAnswer] = [:]

  mutating func viewAnswer(
    to key: String, of layer: Int, in state: inout WorldState
  ) -> ViewAnswer {
    let standard = state.standardViewAnswer(to: key, of: layer)
    guard state.view(of: layer) == nil else { return standard }
    let question = Question(layer: layer, key: key)
    if let kept = answers[question] { return kept }
    answers[question] = standard
    return standard
  }
}
