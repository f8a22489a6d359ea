import Choices
import Geometry
import LayerModel
import LayerScript

extension Palette {
  static let allManaged: [[Callback]] = [
    [.invalidateLayout], [.preferredSize], [.layoutSublayers, .invalidateLayout],
    [.layoutSublayers, .invalidateLayout, .preferredSize],
  ]
}

/// Layout that macOS does by itself: layout managers, and layers that follow the one above them.
extension Draft {
  func newManager(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.creation
    if palette.keepsConstraints {
      let isMeant = hint.type == .constraintLayoutManager
      let isOwn = source.boolean(percent: isMeant ? 97 : 30, like: wanted.map { $0.type != nil })
      if isOwn { return newConstraintManager(&source, like: wanted) }
    }
    let choices = palette.managed
    let weights: [UInt32] = choices.map { choice in
      hint.callback.map { choice.contains($0) ? 20 : 1 } ?? 1
    }
    guard
      let number = source.identity(
        sort: Sort.manager, taken: stage.managers, like: wanted?.name.number),
      let implements = pick(
        choices, bias: .weights(weights), &source, like: wanted?.implements)
    else { return nil }
    var settings: [Value.Entry] = []
    if implements.contains(.preferredSize) {
      let sizes: [Value] = [.size(Size(1, 2)), .size(Size(11, 22))]
      let size = source.pick(sizes, like: wanted?.settings.first?.value)
      settings = [Value.Entry(Callback.preferredSize.rawValue, size)]
    }
    if let wanted, wanted.settings != settings { source.giveUpEncoding() }
    return Step(
      .new(
        Creation(ObjectName(.manager, number), implements: implements, settings: settings)))
  }

  func setManager(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.setting(.layoutManager)
    guard let number = layer(&source, like: wanted?.name),
      let manager = manager(&source, like: wanted?.value)
    else { return nil }
    return Step(.set(.object(.layer(number)), .layoutManager, manager))
  }

  /// Draws a layout manager for a layer, or none.
  func manager(_ source: inout ChoiceSource, like: Value?) -> Value? {
    if source.boolean(percent: 10, like: like.map { $0 == .nil }) { return .nil }
    return source.reference(
      sort: Sort.manager, among: stage.managers, prefer: stage.managers.last,
      like: like?.asReference?.number
    ).map { .reference(ObjectName(.manager, $0)) }
  }

  func setAutoresizing(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.setting(.autoresizingMask)
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let mask = autoresizing(&source, like: wanted?.value)
    return Step(.set(.object(.layer(number)), .autoresizingMask, mask))
  }

  /// Draws a mask for autoresizing.
  func autoresizing(_ source: inout ChoiceSource, like: Value?) -> Value {
    let wanted = like?.asNumber.flatMap { Int(exactly: $0) }
    return .number(Double(source.integer(in: 0...63, like: wanted)))
  }
}
