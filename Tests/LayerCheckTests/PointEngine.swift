import LayerCheck

/// Layers with bounds, position and frame, one of which may be computed as by a mistake.
struct PointEngine<Habit: FrameHabit>: LayerEngine {
  static var declaration: EngineDescription {
    var declaration = EngineDescription(
      name: "points", version: "1", language: "Swift", steps: [.new, .set, .get],
      classes: ["CALayer"], properties: ["CALayer": [.bounds, .position, .frame]])
    declaration.deviations = Habit.deviations
    return declaration
  }

  private var layers: [ObjectName: (bounds: Rect, position: Point)] = [:]

  mutating func perform(_ step: Step) -> Outcome {
    switch step.action {
    case .command(.new(let creation)) where creation.settings.isEmpty:
      layers[creation.name] = (.zero, .zero)
      return .done
    case .command(.set(.object(let name), .bounds, .rect(let rect))):
      guard rect.components.allSatisfy(\.isFinite) else { return .raised("not finite") }
      layers[name]?.bounds = rect.standardized
      return .done
    case .command(.set(.object(let name), .position, .point(let point))):
      guard point.x.isFinite, point.y.isFinite else { return .raised("not finite") }
      layers[name]?.position = point
      return .done
    case .query(.get(.object(let name), let property)): return get(property, of: name)
    default: return .unsupported()
    }
  }

  private func get(_ property: Property, of name: ObjectName) -> Outcome {
    guard let layer = layers[name] else { return .unsupported() }
    switch property {
    case .bounds: return .value(.rect(layer.bounds))
    case .position: return .value(.point(layer.position))
    case .frame:
      return .value(
        .rect(Rect(origin: Habit.corner(layer.bounds, layer.position), size: layer.bounds.size)))
    default: return .unsupported()
    }
  }
}

/// How an engine computes the least corner of a frame.
protocol FrameHabit {
  /// What the engine says that it does on purpose.
  static var deviations: [EngineText] { get }
  static func corner(_ bounds: Rect, _ position: Point) -> Point
}

extension FrameHabit {
  static var deviations: [EngineText] { [] }
}

/// The corner by the rules.
enum Right: FrameHabit {
  static func corner(_ bounds: Rect, _ position: Point) -> Point {
    Point(position.x - bounds.size.width / 2, position.y - bounds.size.height / 2)
  }
}

/// The corner as if the anchor point were the corner.
enum Cornered: FrameHabit {
  static func corner(_ bounds: Rect, _ position: Point) -> Point { position }
}

/// The corner by the rules and the origin of the bounds, which is declared.
enum Scrolled: FrameHabit {
  static let deviations: [EngineText] = ["frame-counts-bounds-origin"]
  static func corner(_ bounds: Rect, _ position: Point) -> Point {
    let corner = Right.corner(bounds, position)
    return Point(corner.x + bounds.origin.x, corner.y + bounds.origin.y)
  }
}

/// The corner by the rules, with a declaration that means nothing.
enum Misspelt: FrameHabit {
  static let deviations: [EngineText] = ["frame-counts-origins"]
  static func corner(_ bounds: Rect, _ position: Point) -> Point { Right.corner(bounds, position) }
}

/// The corner by the rules, with declarations that contradict each other.
enum Undecided: FrameHabit {
  static let deviations: [EngineText] = ["frame-counts-bounds-origin", "frame-anchor-centre"]
  static func corner(_ bounds: Rect, _ position: Point) -> Point { Right.corner(bounds, position) }
}
