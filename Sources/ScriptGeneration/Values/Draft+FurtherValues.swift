import Choices
import Geometry
import LayerModel
import LayerScript

extension Draft {
  /// Draws a value for a property that only scripts about properties are about.
  func furtherValue(
    for property: Property, _ current: Value, _ source: inout ChoiceSource, like: Value?
  ) -> Value {
    if let usual = ValueTable.alternatives(for: property) {
      let all = usual + ValueTable.rarities(for: property)
      return source.pick(all, bias: .rarely(all.count, behind: usual.count), like: like)
    }
    let suggestions = current.components ?? []
    switch property.info.shape {
    case .boolean: return .boolean(source.boolean(like: like?.asBoolean))
    case .number:
      return number(ValueTable.numbers(for: property), suggestions, &source, like)
    case .point: return point(Numbers.anchor, suggestions, &source, like)
    case .rect: return rect(suggestions, &source, like)
    case .size:
      let wanted = like?.asSize
      let width = source.double(Numbers.extent, like: wanted?.width)
      return .size(Size(width, source.double(Numbers.extent, like: wanted?.height)))
    case .transform: return transform(&source, like)
    case .objects(.cell): return cells(&source, like)
    default: return .nil
    }
  }

  private func cells(_ source: inout ChoiceSource, _ like: Value?) -> Value {
    let known = stage.cells.map { Value.reference(ObjectName(.cell, $0)) }
    let alternatives: [Value] = [.nil] + known.map { .list([$0]) }
    return source.pick(alternatives, like: like)
  }
}

/// What is drawn for properties that take a few values each, or numbers of one sort.
enum ValueTable {
  private static let unknown: [Value] = [.string(KnownNames.unknown)]

  /// The values to choose from; nil for properties of numbers.
  static func alternatives(for property: Property) -> [Value]? {
    if property.takesUnknownNames {
      return KnownNames.of(property).map { .string($0) } + unknown
    }
    let names = KnownNames.of(property)
    if !names.isEmpty { return names.map { .string($0) } }
    switch property.info.shape {
    case .color: return colors + (property.takesNoColor ? [.nil] : [])
    case .path: return [.nil] + paths
    case .object(.image): return [.nil] + (1...3).map { .reference(ObjectName(.image, $0)) }
    case .list: return lists(of: property)
    case .string: return [.string("a"), .string("b"), .nil]
    case .any: return property == .font ? fonts : [.string("a"), .string("b"), .nil]
    case .number: return property.masks
    default: return nil
    }
  }

  /// What is drawn rarely beside the usual values.
  static func rarities(for property: Property) -> [Value] {
    switch property.info.shape {
    case .color: property.takesNoColor ? [] : [.nil]
    case .string where KnownNames.of(property).isEmpty: HostileTexts.values
    default: []
    }
  }

  private static let colors: [Value] = [
    Color(0, 0, 0, 1), Color(1, 0, 0, 1), Color(0, 1, 0, 0.5), Color(1, 1, 1, 1),
    Color(0.25, 0.5, 0.75, 0.5),
  ].map { .color($0) }

  static let paths: [Value] = [
    Path([.move(Point(0, 0)), .line(Point(1, 1))]),
    Path([.move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 10)), .close]),
  ].map { .path($0) }

  private static let fonts: [Value] = [.string("Courier"), .string("Helvetica")]

  private static func lists(of property: Property) -> [Value] {
    switch property {
    case .colors: [.nil, .list([colors[0], colors[1]]), .list([colors[1], colors[2]])]
    case .locations: [.nil, list([0, 1]), list([0.25, 0.5, 0.75])]
    case .lineDashPattern: [.nil, list([1]), list([4, 2]), list([0.5, 1, 2])]
    default: [.nil, .list([.string("a")]), .list([.string("b"), .string("a")])]
    }
  }

  private static func list(_ numbers: [Double]) -> Value {
    .list(numbers.map { .number($0) })
  }

  /// The numbers that a property takes.
  static func numbers(for property: Property) -> DoubleMixture {
    switch property {
    case .opacity, .strokeStart, .strokeEnd: Numbers.share
    case .cornerRadius, .borderWidth, .shadowRadius, .contentsScale, .rasterizationScale,
      .lineWidth, .miterLimit, .fontSize:
      Numbers.extent
    case .instanceCount, .levelsOfDetail, .levelsOfDetailBias, .seed: Numbers.count
    case .contentsHeadroom, .lineDashPhase, .emitterZPosition, .emitterDepth, .instanceDelay:
      Numbers.coordinate
    default: Numbers.single
    }
  }
}

extension Property {
  /// Tells whether a source says what becomes of a name that the property does not know.
  fileprivate var takesUnknownNames: Bool {
    switch self {
    case .contentsGravity, .cornerCurve, .contentsFormat, .preferredDynamicRange, .toneMapMode,
      .type, .alignmentMode:
      true
    default: false
    }
  }

  /// Tells whether a colour may be left out.
  fileprivate var takesNoColor: Bool {
    switch self {
    case .fillColor, .strokeColor, .backgroundColor: true
    default: false
    }
  }

  /// Sets of bits, with some that are none; nil for other properties.
  fileprivate var masks: [Value]? {
    switch self {
    case .edgeAntialiasingMask: [0, 1, 2, 15, 6].map { .number($0) }
    case .maskedCorners: [0, 1, 2, 15, 16, 255, 5].map { .number($0) }
    case .repeatCount: [0, 1, 2.5, 0.1, .infinity].map { .number($0) }
    default: nil
    }
  }
}
