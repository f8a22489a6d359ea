import Choices
import LayerScript

/// Delegates, dictionaries, classes, and the search that asks them.
extension Draft {
  func newDelegate(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.creation
    guard
      let number = source.identity(
        sort: Sort.delegate, taken: stage.delegates, like: wanted?.name.number)
    else { return nil }
    let isMute = source.boolean(
      percent: palette.canDelegatesAnswer ? 8 : 100, like: wanted.map { $0.implements == [] })
    let entries = entries(
      &source, atMost: 2, nilToo: true, like: wanted.map { .dictionary($0.settings) })
    return Step(
      .new(
        Creation(.delegate(number), implements: isMute ? [] : nil, settings: entries)))
  }

  func setDelegate(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.setting(.delegate)
    guard let number = layer(&source, like: wanted?.name),
      let delegate = delegate(&source, like: wanted?.value)
    else { return nil }
    return Step(.set(.object(.layer(number)), .delegate, delegate))
  }

  /// Draws a delegate for a layer, or none.
  func delegate(_ source: inout ChoiceSource, like: Value?) -> Value? {
    let isSome = source.boolean(percent: 85, like: like.map { $0.asReference != nil })
    guard isSome else { return .nil }
    return source.reference(
      sort: Sort.delegate, among: stage.delegates, prefer: stage.delegates.last,
      like: like?.asReference?.number
    ).map { .reference(.delegate($0)) }
  }

  func answer(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, key: String, value: Value)?
    if case .answer(let name, let key, let value) = like?.command { wanted = (name, key, value) }
    guard
      let number = source.reference(
        sort: Sort.delegate, among: stage.delegates, like: wanted?.name.number)
    else { return nil }
    let key = key(&source, like: wanted?.key)
    guard let value = action(&source, nilToo: true, like: wanted?.value) else { return nil }
    return Step(.answer(.delegate(number), key: key, value))
  }

  func ask(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, key: String)?
    if case .ask(let name, let key) = like?.query { wanted = (name, key) }
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    return Step(.ask(.layer(number), key: key(&source, like: wanted?.key)))
  }

  func setActions(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.setting(.actions)
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let actions = actions(&source, like: wanted?.value)
    return Step(.set(.object(.layer(number)), .actions, actions))
  }

  /// Draws a dictionary of actions.
  func actions(_ source: inout ChoiceSource, like: Value?) -> Value {
    .dictionary(entries(&source, atMost: 2, nilToo: false, like: like))
  }

  func setStyle(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.setting(.style)
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let style = style(&source, like: wanted?.value)
    return Step(.set(.object(.layer(number)), .style, style))
  }

  /// Draws a style whose only entries are `actions` and a nested style.
  func style(_ source: inout ChoiceSource, like: Value?) -> Value {
    let depth = source.integer(in: 1...2, like: like.map { $0["style"] == nil ? 1 : 2 })
    var style: [Value.Entry] = []
    let outer = entries(&source, atMost: 2, nilToo: false, like: like?["actions"])
    style.append(Value.Entry("actions", .dictionary(outer)))
    if depth == 2 {
      let nested = like?["style"]
      let inner = entries(&source, atMost: 2, nilToo: false, like: nested?["actions"])
      let level = [Value.Entry("actions", .dictionary(inner))]
      style.append(Value.Entry("style", .dictionary(level)))
    }
    let value = Value.dictionary(style)
    if let like, like != value { source.giveUpEncoding() }
    return value
  }

  func newClass(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.creation
    guard
      let number = source.identity(
        sort: Sort.type, taken: stage.classes, like: wanted?.name.number)
    else { return nil }
    let isDerived =
      !stage.classes.isEmpty
      && source.boolean(percent: 30, like: wanted.map { $0.type != .known(.layer) })
    guard isDerived else {
      return Step(.new(Creation(.class(number), type: .known(.layer))))
    }
    var base: ObjectName?
    if case .defined(let name) = wanted?.type { base = name }
    return source.reference(sort: Sort.type, among: stage.classes, like: base?.number).map {
      Step(.new(Creation(.class(number), type: .defined(.class($0)))))
    }
  }

  func hook(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, callback: Callback, key: String, value: Value)?
    if case .hook(let name, let callback, let key, let value) = like?.command {
      wanted = (name, callback, key, value)
    }
    guard
      let number = source.reference(
        sort: Sort.type, among: stage.classes, prefer: stage.classes.last,
        like: wanted?.name.number)
    else { return nil }
    guard let callback = pick(palette.hooks, &source, like: wanted?.callback) else { return nil }
    let key = key(&source, like: wanted?.key)
    guard let value = action(&source, nilToo: true, like: wanted?.value) else { return nil }
    return Step(.hook(.class(number), callback, key: key, value))
  }

  func classAction(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, key: String)?
    if case .classAction(.defined(let name), let key) = like?.query { wanted = (name, key) }
    guard
      let number = source.reference(
        sort: Sort.type, among: stage.classes, like: wanted?.name.number)
    else { return nil }
    return Step(.classAction(.defined(.class(number)), key: key(&source, like: wanted?.key)))
  }

  func key(_ source: inout ChoiceSource, like: String?) -> String {
    let keys = palette.actionKeys
    let place = hint.key.flatMap { keys.firstIndex(of: $0) }
    return source.pick(
      keys, bias: place.map { .mostly($0) } ?? palette.actionKeyBias, like: like)
  }

  /// Draws what a place of the search has to say: nil, null, a custom action or an animation.
  private func action(
    _ source: inout ChoiceSource, nilToo: Bool, like: Value?
  ) -> Value? {
    let hasAnimations = !stage.animations.isEmpty
    let wanted: Int? = like.map { value in
      switch value {
      case .nil: 0
      case .null: 1
      case .reference(let name): name.kind == .animation ? 3 : 2
      default: -1
      }
    }
    let weights: [UInt32] = [nilToo ? 3 : 0, 3, 4, hasAnimations ? 3 : 0]
    let planned: Int? =
      hint.value == .null
      ? 1
      : hint.value?.asReference.flatMap { name in
        name.kind == .action ? 2 : name.kind == .animation && hasAnimations ? 3 : nil
      }
    let bias = planned.map { Bias.nearlyAlways($0) } ?? .weights(weights)
    switch source.index(of: 4, bias: bias, like: wanted) {
    case 0: return nilToo ? .nil : nil
    case 1: return .null
    case 2:
      let number = source.integer(in: 1...3, like: like?.asReference?.number)
      return .reference(.action(number))
    default:
      return source.reference(
        sort: Sort.animation, among: stage.animationNumbers, like: like?.asReference?.number
      ).map { .reference(.animation($0)) }
    }
  }

  private func entries(
    _ source: inout ChoiceSource, atMost limit: Int, nilToo: Bool, like: Value?
  ) -> [Value.Entry] {
    let wanted = like.map { $0.asDictionary ?? [] }
    let counts = Array(0...limit)
    let weights = counts.map { $0 == 0 ? 1 : $0 == 1 ? 4 : 2 as UInt32 }
    let count = source.pick(counts, bias: .weights(weights), like: wanted?.count)
    let drawn = elements(count, &source) { place, source -> (key: String, value: Value?)? in
      let entry = wanted?[place]
      let key = key(&source, like: entry?.key)
      return (key, action(&source, nilToo: nilToo, like: entry?.value))
    }
    // An action that cannot be drawn is left out, and so is a key that is there already.
    var entries: [Value.Entry] = []
    for case (let key, let value?) in drawn ?? [] where !entries.contains(where: { $0.key == key })
    {
      entries.append(Value.Entry(key, value))
    }
    return entries
  }
}
