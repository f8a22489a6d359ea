import Conformance
import Geometry
import LayerScript

/// How the answer of a timing function comes about: by the point of its curve.
struct CurveReason {
  let parts: [Reason.Part]

  /// Calculates the point; nil where the query is about no curve, or the point is not what is expected.
  init?(_ course: Course) {
    guard case .evaluate(let function, let fraction) = course.query,
      let right = course.right?.asNumber
    else { return nil }
    let curve = function.curve
    guard abs(curve.progress(at: fraction) - right) <= 1e-4 else { return nil }
    if fraction <= 0 || fraction >= 1 {
      parts = [
        "A curve goes from 0 at 0 to 1 at 1 and holds its ends: at ",
        .code(EngineText(fraction.scriptText)), " it is ", .code(EngineText(right.scriptText)), ".",
      ]
      return
    }
    if curve.first.x == curve.first.y, curve.second.x == curve.second.y {
      parts = [
        "The control points lie on the diagonal, so that the curve answers the fraction itself: ",
        .code(EngineText(fraction.scriptText)), ".",
      ]
      return
    }
    let place = curve.parameter(at: fraction)
    let (first, second) = (curve.first.y.factor, curve.second.y.factor)
    parts = [
      "The curve has x(s) = ", .code(EngineText(fraction.scriptText)), " at s = ",
      .code(EngineText(place.brief)), ", and there y(s) = ",
      .code("3 × (1 - s)² × s × \(first) + 3 × (1 - s) × s² × \(second) + s³ = \(right.brief)"),
      ".",
    ]
  }
}
