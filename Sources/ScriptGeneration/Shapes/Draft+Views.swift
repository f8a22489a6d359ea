import Choices
import Geometry
import LayerModel
import LayerScript

/// Views: what they are made of, what is set and read through them, and where they go.
extension Draft {
  func viewStep(_ shape: StepShape, _ source: inout ChoiceSource, _ like: Step?) -> Step? {
    switch shape {
    case .newView: newView(&source, like)
    case .hostView: hostView(&source, like)
    case .setView: setView(&source, like)
    case .getView: getView(&source, like)
    case .askView: askView(&source, like)
    case .addView: addView(&source, like)
    case .insertView: insertView(&source, like)
    case .removeView: removeView(&source, like)
    case .dropView: dropView(&source, like)
    case .answerView: answerView(&source, like)
    case .hookTiming: hookTiming(&source, like)
    case .convertView: convertView(&source, like)
    case .startImages: startImages(&source, like)
    case .setViews: setViews(&source, like)
    case .getViews: getViews(&source, like)
    case .beginBlock: beginBlock(&source, like)
    case .endBlock: stage.openBlocks > 0 ? Step(.endBlock) : nil
    default: nil
    }
  }

  private static let imageSettings: [Value.Entry] = [
    Value.Entry(
      Property.animationImages.rawValue,
      .list((1...3).map { .reference(ObjectName(.image, $0)) })),
    Value.Entry(Property.animationDuration.rawValue, .number(2.5)),
  ]

  private func newView(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.creation
    guard
      let number = source.identity(
        sort: Sort.view, taken: stage.takenViewNumbers, like: wanted?.name.number),
      let layer = source.identity(
        sort: Sort.layer, taken: stage.takenLayerNumbers, like: wanted?.backing?.layer.number)
    else { return nil }
    let isImage = source.boolean(
      percent: hint.type == .imageView ? 97 : 2,
      like: wanted.map { $0.type == .known(.imageView) })
    let reports = source.boolean(
      percent: hint.callback == .didMoveToSuperview ? 97 : 10,
      like: wanted.map { $0.implements != nil })
    let isOwn =
      !stage.classes.isEmpty
      && source.boolean(
        percent: hint.isOfOwnClass ? 97 : 10, like: wanted.map { $0.backing?.type != nil })
    var type: ClassReference?
    if isOwn {
      var defined: ObjectName?
      if case .defined(let name)? = wanted?.backing?.type { defined = name }
      guard
        let own = source.reference(
          sort: Sort.type, among: stage.classes, prefer: stage.classes.last, like: defined?.number)
      else { return nil }
      type = .defined(.class(own))
    }
    let settings = isImage ? Self.imageSettings : []
    if let wanted, wanted.settings != settings { source.giveUpEncoding() }
    return Step(
      .new(
        Creation(
          .view(number), type: .known(isImage ? .imageView : .view),
          implements: reports ? [.didMoveToSuperview] : nil,
          backing: Creation.Backing(.layer(layer), type: type), settings: settings)))
  }

  private func hostView(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: ObjectName?
    if case .host(let name) = like?.command { wanted = name }
    return view(&source, like: wanted).map { Step(.host(.view($0))) }
  }

  private func setView(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, property: Property, value: Value)?
    if case .set(.object(let name), let property, let value) = like?.command {
      wanted = (name, property, value)
    }
    guard let number = view(&source, like: wanted?.name) else { return nil }
    guard let property = viewProperty(Self.settable, &source, like: wanted?.property) else {
      return nil
    }
    let layer = stage.layer(ofView: number)
    let behind: Property =
      property == .alpha ? .opacity : property == .center ? .position : property
    let value = value(for: behind, &source, layer: layer, like: wanted?.value)
    if value.components?.contains(where: \.isNaN) == true { return nil }
    return Step(.set(.object(.view(number)), property, value))
  }

  private func getView(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, property: Property)?
    if case .get(.object(let name), let property) = like?.query { wanted = (name, property) }
    guard let number = view(&source, like: wanted?.name) else { return nil }
    let readable = Self.settable + [.subviews, .superview, .layer]
    return viewProperty(readable, &source, like: wanted?.property).map {
      Step(.get(.object(.view(number)), $0))
    }
  }

  private static let settable: [Property] = [
    .alpha, .center, .bounds, .frame, .transform, .backgroundColor, .hidden,
  ]

  private func viewProperty(
    _ properties: [Property], _ source: inout ChoiceSource, like: Property?
  ) -> Property? {
    let declared = properties.filter { palette.declares($0, of: .view) }
    let planned = hint.property.flatMap { wanted in
      declared.firstIndex {
        $0 == wanted || $0 == .alpha && wanted == .opacity || $0 == .center && wanted == .position
      }
    }
    return pick(declared, bias: .planned(planned), &source, like: like)
  }

  private func askView(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (view: ObjectName, layer: ObjectName, key: String)?
    if case .askView(let view, let layer, let key) = like?.query { wanted = (view, layer, key) }
    guard let number = view(&source, like: wanted?.view) else { return nil }
    let own = stage.layer(ofView: number)
    guard let layer = layer(&source, prefer: hint.layer ?? own, like: wanted?.layer) else {
      return nil
    }
    return Step(
      .askView(.view(number), layer: .layer(layer), key: key(&source, like: wanted?.key)))
  }

  private func addView(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (child: ObjectName, parent: ObjectName)?
    if case .add(let child, to: let parent) = like?.command { wanted = (child, parent) }
    guard let child = view(&source, like: wanted?.child),
      let parent = view(&source, prefer: hint.otherView, like: wanted?.parent)
    else { return nil }
    return Step(.add(.view(child), to: .view(parent)))
  }

  private func insertView(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (child: ObjectName, parent: ObjectName, sibling: ObjectName, above: Bool)?
    switch like?.command {
    case .insertBelow(let child, into: let parent, let sibling):
      wanted = (child, parent, sibling, false)
    case .insertAbove(let child, into: let parent, let sibling):
      wanted = (child, parent, sibling, true)
    default: break
    }
    guard let child = view(&source, like: wanted?.child),
      let parent = view(&source, prefer: hint.otherView, like: wanted?.parent),
      let sibling = view(&source, prefer: hint.sibling, like: wanted?.sibling)
    else { return nil }
    let isAbove = source.boolean(like: wanted?.above)
    return isAbove
      ? Step(.insertAbove(.view(child), into: .view(parent), sibling: .view(sibling)))
      : Step(.insertBelow(.view(child), into: .view(parent), sibling: .view(sibling)))
  }

  private func removeView(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: ObjectName?
    if case .remove(let name) = like?.command { wanted = name }
    return view(&source, like: wanted).map { Step(.remove(.view($0))) }
  }

  private func dropView(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: ObjectName?
    if case .drop(let name) = like?.command { wanted = name }
    return view(&source, like: wanted).map { Step(.drop(.view($0))) }
  }

  /// A delegate that passes questions about a key on to a view.
  private func answerView(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, key: String, value: Value)?
    if case .answer(let name, let key, let value) = like?.command { wanted = (name, key, value) }
    guard
      let number = source.reference(
        sort: Sort.delegate, among: stage.delegates, prefer: stage.delegates.last,
        like: wanted?.name.number),
      let view = view(&source, like: wanted?.value.asReference)
    else { return nil }
    let key = key(&source, like: wanted?.key)
    return Step(.answer(.delegate(number), key: key, .reference(.view(view))))
  }

  /// A class whose layers animate a path with the timing of the background colour.
  private func hookTiming(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: ObjectName?
    if case .hook(let name, .actionForKey, let key, let value) = like?.command {
      wanted = name
      if key != Self.copying.key || value != Self.copying.value { source.giveUpEncoding() }
    }
    return source.reference(
      sort: Sort.type, among: stage.classes, prefer: stage.classes.last, like: wanted?.number
    ).map { Step(.hook(.class($0), .actionForKey, key: Self.copying.key, Self.copying.value)) }
  }

  private static let copying = (
    key: Property.zPosition.rawValue,
    value: Value.dictionary([
      Value.Entry("timingOf", .string(Property.backgroundColor.rawValue))
    ])
  )

  private func convertView(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (value: Value, view: ObjectName?, isFrom: Bool)?
    if case .convert(let value, let from, let to, _) = like?.query {
      wanted = (value, from?.name ?? to?.name, from != nil)
    }
    guard let number = view(&source, like: wanted?.view) else { return nil }
    let isFrom = source.boolean(like: wanted?.isFrom)
    let point = point(Numbers.coordinate, [], &source, wanted?.value)
    let subject = Subject.object(.view(number))
    return Step(.convert(point, from: isFrom ? subject : nil, to: isFrom ? nil : subject))
  }

  private func startImages(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: ObjectName?
    if case .send(.startAnimating, to: let name) = like?.command { wanted = name }
    return view(&source, like: wanted).map { Step(.send(.startAnimating, to: .view($0))) }
  }

  private func setViews(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: Bool?
    if case .set(.views, .animationsEnabled, let value) = like?.command { wanted = value.asBoolean }
    let percent = hint.value?.asBoolean.percentIfPlanned ?? 50
    let isEnabled = source.boolean(percent: percent, like: wanted)
    return Step(.set(.views, .animationsEnabled, .boolean(isEnabled)))
  }

  private func getViews(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: Property?
    if case .get(.views, let property) = like?.query { wanted = property }
    let properties: [Property] = [.animationsEnabled, .inheritedAnimationDuration]
    let planned = hint.property.flatMap { properties.firstIndex(of: $0) }
    return Step(.get(.views, source.pick(properties, bias: .planned(planned), like: wanted)))
  }

  private func view(
    _ source: inout ChoiceSource, prefer: Int? = nil, like: ObjectName?
  ) -> Int? {
    source.reference(
      sort: Sort.view, among: stage.views, prefer: prefer ?? hint.view ?? stage.views.last,
      like: like?.number)
  }
}

extension ObjectName {
  fileprivate static func view(_ number: Int) -> ObjectName { ObjectName(.view, number) }
}
