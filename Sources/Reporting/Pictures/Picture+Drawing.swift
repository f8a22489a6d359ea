import Conformance
import Explanations
import LayerScript

extension Picture {
  /// The picture of a finding, drawn.
  func drawing(of finding: Finding, number: Int) -> SvgDrawing {
    let place = finding.problem.step
    let step: EngineText = "Step \(place + 1): \(EngineText(finding.rows[place].step))"
    let title = "F\(number): \(words) at step \(place + 1)"
    return switch self {
    case .geometry(let picture): SvgDrawing(picture, step: step, title: title)
    case .trees(let picture): SvgDrawing(picture, step: step, title: title)
    case .search(let picture): SvgDrawing(picture, step: step, title: title)
    case .nesting(let picture): SvgDrawing(picture, step: step, title: title)
    case .time(let picture):
      SvgDrawing(picture, finding.problem, step: step, title: title)
    case .lanes(let picture): SvgDrawing(picture, step: step, title: title)
    }
  }

  /// What is drawn.
  private var words: String {
    switch self {
    case .geometry: "where layers lie"
    case .trees: "who stands under whom"
    case .search: "the search for an action"
    case .nesting: "the transactions that are open"
    case .time(let picture):
      picture.quantity == nil ? "what is attached over time" : "a value over time"
    case .lanes: "the callbacks in order"
    }
  }
}
