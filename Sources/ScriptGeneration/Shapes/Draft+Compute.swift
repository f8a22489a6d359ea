import Choices
import Geometry
import LayerScript

/// Calculations with matrices.
extension Draft {
  func compute(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (operation: TransformOperation, arguments: [Value])?
    if case .compute(let operation, let arguments) = like?.query {
      wanted = (operation, arguments)
    }
    let operations = TransformOperation.allCases
    let planned = operations.firstIndex { $0.rawValue == hint.key }
    let operation = source.pick(
      operations, bias: planned.map { .nearlyAlways($0) } ?? .uniform, like: wanted?.operation)
    let hinted = operation.rawValue == hint.key ? hint.value?.elements ?? [] : []
    var arguments: [Value] = []
    for (place, shape) in operation.arguments.enumerated() {
      let suggestion = hinted.indices.contains(place) ? hinted[place] : nil
      let like = wanted.map { $0.arguments.indices.contains(place) ? $0.arguments[place] : .nil }
      switch shape {
      case .transform:
        let usual = suggestion ?? surprise(operation, after: arguments, &source)
        arguments.append(matrix(planned: usual?.asTransform, &source, like))
      case .affine: arguments.append(affine(&source, like))
      default:
        let mixture = Self.mixture(of: operation, argument: place)
        arguments.append(
          number(
            mixture, suggestion?.components ?? [], isPlanned: suggestion != nil, &source, like))
      }
    }
    return Step(.compute(operation, arguments))
  }

  /// The numbers from which an argument is drawn.
  private static func mixture(of operation: TransformOperation, argument: Int) -> DoubleMixture {
    switch operation {
    case .makeRotation: argument == 0 ? Numbers.angle : Numbers.direction
    case .rotate: argument == 1 ? Numbers.angle : Numbers.direction
    case .makeScale, .scale: Numbers.entry
    default: Numbers.component
    }
  }

  /// A matrix that an operation may take for another one: all but equal, all but flat, or singular.
  private func surprise(
    _ operation: TransformOperation, after arguments: [Value], _ source: inout ChoiceSource
  ) -> Value? {
    guard source.isRandom else { return nil }
    let place = source.plan(below: 16)
    var numbers = Transform3D.identity.components
    switch operation {
    case .equal:
      guard let first = arguments.first?.components else { return nil }
      numbers = first
      if source.plan(below: 2) == 0 { numbers[place] = numbers[place].nextUp }
    case .isIdentity, .isAffine:
      switch source.plan(below: 4) {
      case 0: numbers[place] += 1
      case 1: numbers[place] += 1e-12
      case 2: numbers[12 + place % 2] = Double(place)
      default: break
      }
    case .invert:
      switch source.plan(below: 12) {
      case 0..<4: for step in 0..<4 { numbers[(place % 4) * 4 + step] = 0 }
      // However small or large it is, a multiple of a turn is as good to invert as the turn.
      case 4: numbers = numbers.map { $0 * (place < 8 ? 1e-13 : 1e8) }
      default: return nil
      }
    default: return nil
    }
    return Transform3D(rows: numbers).map { .transform($0) }
  }

  /// Draws a matrix: of the plane, or with any of its sixteen numbers.
  private func matrix(
    planned: Transform3D?, _ source: inout ChoiceSource, _ like: Value?
  ) -> Value {
    let wanted = like?.asTransform
    let isGeneral = source.boolean(
      percent: planned == nil ? 40 : 100, like: wanted.map { !$0.isDrawnFlat })
    guard isGeneral else {
      return .transform(Transform3D(planar(planning: nil, &source, wanted?.planar)))
    }
    let identity = Transform3D.identity.components
    let (suggested, chosen) = (planned?.components, wanted?.components)
    var numbers: [Double] = []
    numbers.reserveCapacity(identity.count)
    for (place, usual) in identity.enumerated() {
      let suggestion = suggested?[place]
      let percent: UInt64 = suggestion.map { $0 == usual ? 100 : 0 } ?? 70
      let isUsual = source.boolean(
        percent: percent, like: chosen.map { $0[place] == usual })
      if isUsual {
        numbers.append(usual)
        continue
      }
      let mixture = suggestion == nil ? Numbers.entry : Numbers.component
      let limits = DoubleMixture(
        limits: Numbers.component.limits, notable: mixture.notable, smallSize: mixture.smallSize,
        binaryPlaces: mixture.binaryPlaces, awkwardPercent: 0)
      numbers.append(
        source.double(
          limits, suggestions: suggestion.map { [$0] } ?? [], isPlanned: suggestion != nil,
          like: chosen?[place]))
    }
    return .transform(Transform3D(rows: numbers) ?? .identity)
  }
}

extension Transform3D {
  /// Tells whether the matrix is within what maps of the plane are drawn from.
  fileprivate var isDrawnFlat: Bool {
    isAffine && [m11, m12, m21, m22].allSatisfy(Numbers.entry.allows)
      && [m41, m42].allSatisfy(Numbers.coordinate.allows)
  }
}
