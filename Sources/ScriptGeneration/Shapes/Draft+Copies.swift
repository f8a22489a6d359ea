import Choices
import Geometry
import LayerModel
import LayerScript

/// Questions to presentation copies about geometry and painting, and by keys.
extension Draft {
  private enum CopyQuestion: CaseIterable {
    case hitTest, contains

    init?(_ query: Query?) {
      switch query {
      case .hitTest: self = .hitTest
      case .contains: self = .contains
      default: return nil
      }
    }

    var kind: StepKind {
      switch self {
      case .hitTest: .hitTest
      case .contains: .contains
      }
    }
  }

  func askCopy(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let questions = CopyQuestion.allCases.filter { palette.asksCopies($0.kind) }
    guard
      let question = pick(
        questions, bias: .uniform, &source, like: CopyQuestion(like?.query))
    else { return nil }
    var wanted: (name: ObjectName?, point: Value)?
    switch like?.query {
    case .hitTest(let subject, let point), .contains(let subject, let point):
      wanted = (subject.name, .point(point))
    default: break
    }
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let value = point(near: number, &source, like: wanted?.point)
    guard let place = value.asPoint else { return nil }
    let subject = Subject.presentation(.layer(number))
    return Step(question == .hitTest ? .hitTest(subject, place) : .contains(subject, place))
  }

  /// Draws a question to a copy by a key or a key path.
  func getPresentationKey(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, path: PropertyPath)?
    if case .value(.presentation(let name), let path) = like?.query { wanted = (name, path) }
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let paths = palette.presentedPaths
    let planned = hint.key.flatMap { paths.firstIndex(of: $0) }
    let path = pick(
      paths, bias: planned.map { .nearlyAlways($0) } ?? .uniform, &source, like: wanted?.path.text)
    return path.map { Step(.value(.presentation(.layer(number)), PropertyPath($0))) }
  }

  /// Draws a point in and around a layer, or where its superlayer sees it.
  private func point(
    near number: Int, _ source: inout ChoiceSource, like: Value?
  ) -> Value {
    let bounds = stage.value(.bounds, ofLayer: number).asRect ?? .zero
    let frame = stage.world.state.geometry(of: stage.index(number)).frame
    let place = source.plan(below: 2) == 0 ? bounds : frame
    let fractions = [Point(0.5, 0.5), Point(0.25, 0.75), Point(0.125, 0.125), Point(1.25, 0.5)]
    let suggestion =
      hint.value?.asPoint
      ?? place.point(at: fractions[source.plan(below: fractions.count)])
    let wanted = like?.asPoint
    let isPlanned = source.plan(below: 4) > 0
    let x = source.double(
      Numbers.coordinate, suggestions: [suggestion.x], isPlanned: isPlanned, like: wanted?.x)
    let y = source.double(
      Numbers.coordinate, suggestions: [suggestion.y], isPlanned: isPlanned, like: wanted?.y)
    return .point(Point(x, y))
  }

  func render(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: ObjectName?
    if case .render(let name) = like?.query { wanted = name }
    return layer(&source, like: wanted).map { Step(.render(.layer($0))) }
  }
}
