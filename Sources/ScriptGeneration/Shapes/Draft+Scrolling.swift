import Choices
import Geometry
import LayerScript

/// Scrolling, and requests to scroll.
extension Draft {
  func scroll(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, scroll: Command.Scroll, place: Value)?
    if case .scroll(let name, let scroll, let place) = like?.command {
      wanted = (name, scroll, place)
    }
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let isScroller = stage.type(ofLayer: number) == .scrollLayer
    let ways: [Command.Scroll] =
      isScroller ? [.toPoint, .toRect, .pointUp, .rectUp] : [.pointUp, .rectUp]
    guard let scroll = pick(ways, &source, like: wanted?.scroll) else { return nil }
    let bounds = stage.value(.bounds, ofLayer: number).asRect ?? .zero
    switch scroll {
    case .toPoint, .pointUp:
      let place = point(
        Numbers.coordinate, [bounds.origin.x, bounds.origin.y], &source, wanted?.place)
      return Step(.scroll(.layer(number), scroll, place))
    case .toRect, .rectUp:
      return Step(
        .scroll(.layer(number), scroll, rect(bounds.components, &source, wanted?.place)))
    }
  }
}
