import Choices
import LayerModel
import LayerScript

/// Who else says what a property reads: styles, classes, arguments that the script keeps.
extension Draft {
  func classDefault(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (type: ClassReference, key: String)?
    if case .classDefault(let type, let key) = like?.query { wanted = (type, key) }
    guard let type = askedClass(&source, like: wanted?.type) else { return nil }
    let key = source.pick(palette.defaultKeys, bias: keyBias, like: wanted?.key)
    return Step(.classDefault(type, key: key))
  }

  func classNeedsDisplay(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (type: ClassReference, key: String)?
    if case .classNeedsDisplay(let type, let key) = like?.query { wanted = (type, key) }
    guard let type = askedClass(&source, like: wanted?.type) else { return nil }
    let key = source.pick(palette.defaultKeys, bias: keyBias, like: wanted?.key)
    return Step(.classNeedsDisplay(type, key: key))
  }

  private var keyBias: Bias {
    hint.key.flatMap { palette.defaultKeys.firstIndex(of: $0) }.map { .nearlyAlways($0) }
      ?? .uniform
  }

  private func askedClass(
    _ source: inout ChoiceSource, like: ClassReference?
  ) -> ClassReference? {
    var defined: ObjectName?
    if case .defined(let name) = like { defined = name }
    let isDefined =
      !stage.classes.isEmpty && source.boolean(percent: 30, like: like.map { _ in defined != nil })
    if isDefined {
      return source.reference(sort: Sort.type, among: stage.classes, like: defined?.number).map {
        .defined(.class($0))
      }
    }
    var known: ClassName?
    if case .known(let name) = like { known = name }
    let classes = [ClassName.layer, .emitterLayer, .emitterCell]
    let planned = hint.type.flatMap { classes.firstIndex(of: $0) }
    return .known(
      source.pick(
        classes, bias: planned.map { .nearlyAlways($0) } ?? .weights([4, 1, 1]), like: known))
  }

  /// Draws a style with values, one of which may stand in a nested style.
  func setStyleValues(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.setting(.style)
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let style = styleValues(&source, like: wanted?.value)
    return Step(.set(.object(.layer(number)), .style, style))
  }

  /// Draws a style with a value for a property, and perhaps one in a style of its own.
  func styleValues(_ source: inout ChoiceSource, like: Value?) -> Value {
    let outer = like?.asDictionary?.first { $0.key != "style" }
    let inner = like?["style"]?.asDictionary?.first
    let isNested = source.boolean(percent: 30, like: like.map { $0["style"] != nil })
    var entries = [supplied(&source, like: outer)]
    if isNested {
      entries.append(Value.Entry("style", .dictionary([supplied(&source, like: inner)])))
    }
    let value = Value.dictionary(entries)
    if let like, like != value { source.giveUpEncoding() }
    return value
  }

  private func supplied(_ source: inout ChoiceSource, like: Value.Entry?) -> Value.Entry {
    let properties = PropertyTable.supplied
    let planned = hint.property.flatMap { properties.firstIndex(of: $0) }
    let property = source.pick(
      properties, bias: planned.map { .nearlyAlways($0) } ?? .uniform,
      like: like.flatMap { Property(rawValue: $0.key) })
    let value = furtherValue(for: property, .nil, &source, like: like?.value)
    return Value.Entry(property.rawValue, value)
  }

  func hookValue(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, entry: Value.Entry)?
    if case .hook(let name, _, let key, let value) = like?.command {
      wanted = (name, Value.Entry(key, value))
    }
    guard let type = type(&source, like: wanted?.name) else { return nil }
    let entry = supplied(&source, like: wanted?.entry)
    return Step(.hook(type, .defaultValueForKey, key: entry.key, entry.value))
  }

  func hookDisplay(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, key: String, value: Value)?
    if case .hook(let name, _, let key, let value) = like?.command { wanted = (name, key, value) }
    guard let type = type(&source, like: wanted?.name) else { return nil }
    let keys = palette.keys.filter { $0 != .frame }.map(\.rawValue)
    let planned = hint.property.flatMap { keys.firstIndex(of: $0.rawValue) }
    let key = pick(
      keys, bias: planned.map { .nearlyAlways($0) } ?? .uniform, &source, like: wanted?.key)
    let isNeeded = source.boolean(percent: 90, like: wanted?.value.asBoolean)
    return key.map { Step(.hook(type, .needsDisplayForKey, key: $0, .boolean(isNeeded))) }
  }

  private func type(_ source: inout ChoiceSource, like: ObjectName?) -> ObjectName? {
    source.reference(
      sort: Sort.type, among: stage.classes, prefer: stage.classes.last, like: like?.number
    ).map { .class($0) }
  }

  // MARK: Shared arguments; what stands in them says what they are.

  func newShared(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.creation
    guard
      let number = source.identity(
        sort: Sort.shared, taken: stage.readable, like: wanted?.name.number)
    else { return nil }
    let entry = wanted?.settings.first
    let planned = hint.property.map { SharedSort(holding: $0) }
    let bias: Bias =
      planned.flatMap { SharedSort.allCases.firstIndex(of: $0) }.map { .nearlyAlways($0) }
      ?? .uniform
    let sort = source.pick(SharedSort.allCases, bias: bias, like: entry.map { SharedSort($0) })
    let first = sharedEntry(sort, &source, like: entry)
    return Step(.new(Creation(ObjectName(.shared, number), settings: [first])))
  }

  private func sharedEntry(
    _ sort: SharedSort, _ source: inout ChoiceSource, like: Value.Entry?
  ) -> Value.Entry {
    switch sort {
    case .path:
      return Value.Entry("path", source.pick(ValueTable.paths, like: like?.value))
    case .list:
      let elements: [Value] = [.number(1), .number(2), .number(4)]
      return Value.Entry("0", source.pick(elements, like: like?.value))
    case .actions:
      let actions = (1...3).map { Value.reference(.action($0)) }
      return Value.Entry(
        key(&source, like: like?.key), source.pick(actions, like: like?.value))
    case .style: return supplied(&source, like: like)
    }
  }

  func setShared(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, property: Property, shared: ObjectName?)?
    if case .set(.object(let name), let property, let value) = like?.command {
      wanted = (name, property, value.asReference)
    }
    guard let number = layer(&source, like: wanted?.name),
      let argument = shared(&source, like: wanted?.shared)
    else { return nil }
    let isShape = stage.type(ofLayer: number) == .shapeLayer
    let property = stage.sort(ofShared: argument).property(ofShape: isShape)
    return pick([property], &source, like: wanted?.property).map {
      Step(.set(.object(.layer(number)), $0, .reference(ObjectName(.shared, argument))))
    }
  }

  func mutateShared(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, entry: Value.Entry)?
    if case .mutate(let name, let key, let value) = like?.command {
      wanted = (name, Value.Entry(key, value))
    }
    guard let argument = shared(&source, like: wanted?.name) else { return nil }
    let entry = sharedEntry(stage.sort(ofShared: argument), &source, like: wanted?.entry)
    return Step(.mutate(ObjectName(.shared, argument), key: entry.key, entry.value))
  }

  func readShared(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: ObjectName?
    if case .read(let name) = like?.query { wanted = name }
    return source.reference(
      sort: Sort.shared, among: stage.readable,
      prefer: hint.other ?? stage.kept.last ?? stage.shared.last, like: wanted?.number
    ).map { Step(.read(ObjectName(.shared, $0))) }
  }

  func keepList(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (layer: ObjectName, list: ObjectName)?
    if case .keep(let layer, as: let list) = like?.command { wanted = (layer, list) }
    guard let number = layer(&source, like: wanted?.layer),
      let list = source.identity(
        sort: Sort.shared, taken: stage.readable, like: wanted?.list.number)
    else { return nil }
    return Step(.keep(.layer(number), as: ObjectName(.shared, list)))
  }

  private func shared(_ source: inout ChoiceSource, like: ObjectName?) -> Int? {
    source.reference(
      sort: Sort.shared, among: stage.shared, prefer: hint.other ?? stage.shared.last,
      like: like?.number)
  }
}

/// What a shared argument is, by what stands in it.
enum SharedSort: CaseIterable, Hashable {
  case style, actions, list, path

  init(_ entry: Value.Entry) {
    switch entry.value {
    case .reference: self = .actions
    case .path: self = .path
    default: self = entry.key == "0" ? .list : .style
    }
  }

  /// The sort that a property takes.
  init(holding property: Property) {
    switch property {
    case .path: self = .path
    case .filters, .lineDashPattern: self = .list
    case .actions: self = .actions
    default: self = .style
    }
  }

  /// The property that takes such an argument.
  func property(ofShape isShape: Bool) -> Property {
    switch self {
    case .style: .style
    case .actions: .actions
    case .list: isShape ? .lineDashPattern : .filters
    // Of the path of a shadow no source says that it is copied.
    case .path: isShape ? .path : .shadowPath
    }
  }
}

extension Stage {
  /// What a shared argument is.
  func sort(ofShared number: Int) -> SharedSort {
    let entries = world.state.entries(ofShared: ObjectName(.shared, number))
    return entries.first.map { SharedSort($0) } ?? .style
  }
}
