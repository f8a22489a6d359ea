import Choices
import Geometry
import LayerScript

/// The forms in which matrices are drawn; earlier ones are simpler.
private enum TransformForm: CaseIterable {
  case identity
  case translation
  case scale
  case quarterTurn
  case turn
  case planar
}

extension Draft {
  /// Draws a matrix of the plane; about one in fifty is drawn with depth or perspective, unless a
  /// matrix of one sort or the other is planned.
  func transform(
    planning planned: Value? = nil, _ source: inout ChoiceSource, _ like: Value?
  ) -> Value {
    let matrix = like?.asTransform
    let plan = planned?.asTransform
    let percent = plan.map { !$0.isAffine }.percentIfPlanned ?? 2
    let isSpatial = source.boolean(percent: percent, like: matrix.map { !$0.isAffine })
    if isSpatial { return spatial(planning: plan, &source, matrix) }
    return .transform(Transform3D(planar(planning: plan?.planar, &source, matrix?.planar)))
  }

  func affine(_ source: inout ChoiceSource, _ like: Value?) -> Value {
    var wanted: AffineTransform?
    if case .affine(let affine) = like { wanted = affine }
    return .affine(planar(planning: nil, &source, wanted))
  }

  /// Draws a matrix of the plane, of the form of a planned one if there is one.
  func planar(
    planning planned: AffineTransform?, _ source: inout ChoiceSource, _ like: AffineTransform?
  ) -> AffineTransform {
    let forms = TransformForm.allCases
    let wanted = like.map { forms.firstIndex(of: Self.form(of: $0)) ?? 0 }
    let place = planned.flatMap { forms.firstIndex(of: Self.form(of: $0)) }
    let bias = place.map { Bias.nearlyAlways($0) } ?? .weights([1, 3, 4, 3, 3, 3])
    switch forms[source.index(of: forms.count, bias: bias, like: wanted)] {
    case .identity: return .identity
    case .translation:
      let x = source.double(Numbers.coordinate, like: like?.tx)
      return AffineTransform(1, 0, 0, 1, x, source.double(Numbers.coordinate, like: like?.ty))
    case .scale:
      let a = factor(&source, like?.a)
      return AffineTransform(a, 0, 0, factor(&source, like?.d), 0, 0)
    case .quarterTurn:
      let isLeft = source.boolean(like: like.map { $0.b < 0 })
      return isLeft ? AffineTransform(0, -1, 1, 0, 0, 0) : AffineTransform(0, 1, -1, 0, 0, 0)
    case .turn:
      // Rational turns need no trigonometry, so they are the same on every platform.
      let turns = Self.turns
      return source.pick(turns, like: like)
    case .planar:
      var n: [Double] = []
      for index in 0..<6 {
        let mixture = index < 4 ? Numbers.entry : Numbers.coordinate
        n.append(source.double(mixture, like: like?.components[index]))
      }
      return AffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
    }
  }

  /// Rotations whose sine and cosine are short decimal fractions.
  private static let turns: [AffineTransform] = [
    AffineTransform(0.6, 0.8, -0.8, 0.6, 0, 0), AffineTransform(0.8, 0.6, -0.6, 0.8, 0, 0),
    AffineTransform(0.28, 0.96, -0.96, 0.28, 0, 0), AffineTransform(-1, 0, 0, -1, 0, 0),
  ]

  private func factor(_ source: inout ChoiceSource, _ like: Double?) -> Double {
    let isMirrored = source.boolean(percent: 20, like: like.map { $0 < 0 })
    let size = source.double(Numbers.factor, like: like.map(abs))
    return isMirrored ? -size : size
  }

  private static func form(of affine: AffineTransform) -> TransformForm {
    if affine == .identity { return .identity }
    let linear = AffineTransform(affine.a, affine.b, affine.c, affine.d, 0, 0)
    if linear == .identity { return .translation }
    let hasNoTranslation = affine.tx == 0 && affine.ty == 0
    if hasNoTranslation, turns.contains(affine) { return .turn }
    if hasNoTranslation, affine.b == 0, affine.c == 0, affine.a != 0, affine.d != 0 {
      return .scale
    }
    let isQuarter = affine.a == 0 && affine.d == 0 && abs(affine.b) == 1 && affine.c == -affine.b
    return hasNoTranslation && isQuarter ? .quarterTurn : .planar
  }

  private func spatial(
    planning planned: Transform3D?, _ source: inout ChoiceSource, _ like: Transform3D?
  ) -> Value {
    var numbers: [Double] = []
    let identity = Transform3D.identity.components
    for index in 0..<16 {
      let percent = planned.map { $0.components[index] == identity[index] }.percentIfPlanned ?? 80
      let isPlain = source.boolean(
        percent: percent, like: like.map { $0.components[index] == identity[index] })
      numbers.append(
        isPlain
          ? identity[index]
          : source.double(
            Numbers.entry, suggestions: planned.map { [$0.components[index]] } ?? [],
            isPlanned: planned != nil, like: like?.components[index]))
    }
    return .transform(Transform3D(rows: numbers) ?? .identity)
  }
}
