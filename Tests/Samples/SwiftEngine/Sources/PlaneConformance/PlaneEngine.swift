public import LayerCheck
import Planes

/// Planes as an engine of layers, for LayerCheck.
public struct PlaneEngine: LayerEngine {
  public static var declaration: EngineDescription {
    var declaration = EngineDescription(
      name: "Planes", version: "1.0", language: "Swift",
      steps: [.new, .set, .get, .add, .insert, .remove], classes: ["CALayer"],
      properties: [
        "CALayer": [
          .bounds, .position, .anchorPoint, .frame, .hidden, .opacity, .superlayer, .sublayers,
        ]
      ])
    declaration.readOnly = ["CALayer": [.superlayer, .sublayers]]
    return declaration
  }

  private var planes: [ObjectName: Plane] = [:]

  public init() {}

  public mutating func perform(_ step: Step) -> Outcome {
    do throws(PlaneError) {
      switch step.action {
      case .command(let command): return try perform(command)
      case .query(.get(.object(let name), let property)): return get(property, of: planes[name])
      case .query: return .unsupported()
      }
    } catch {
      return .raised(error.rawValue)
    }
  }

  private mutating func perform(_ command: Command) throws(PlaneError) -> Outcome {
    switch command {
    case .new(let creation) where creation.settings.isEmpty:
      planes[creation.name] = Plane(mistakes: PlaneMistake.present)
    case .add(let child, let parent):
      guard let child = planes[child], let parent = planes[parent] else { return .unsupported() }
      try parent.add(child)
    case .insert(let child, let parent, let index):
      guard let child = planes[child], let parent = planes[parent] else { return .unsupported() }
      try parent.insert(child, at: index)
    case .remove(let child): planes[child]?.remove()
    case .set(.object(let name), let property, let value):
      guard let plane = planes[name] else { return .unsupported() }
      return try set(property, of: plane, to: value)
    default: return .unsupported()
    }
    return .done
  }

  private func set(
    _ property: Property, of plane: Plane, to value: Value
  ) throws(PlaneError) -> Outcome {
    switch (property, value) {
    case (.bounds, .rect(let rect)): try plane.setBounds(Box(rect))
    case (.frame, .rect(let rect)): try plane.setFrame(Box(rect))
    case (.position, .point(let point)): try plane.setPosition(Pair(x: point.x, y: point.y))
    case (.anchorPoint, .point(let point)): try plane.setAnchor(Pair(x: point.x, y: point.y))
    case (.hidden, .boolean(let truth)): plane.isHidden = truth
    case (.opacity, .number(let number)): plane.opacity = Float(number)
    default: return .unsupported()
    }
    return .done
  }

  private func get(_ property: Property, of plane: Plane?) -> Outcome {
    guard let plane else { return .unsupported() }
    switch property {
    case .bounds: return .value(.rect(plane.bounds.rect))
    case .frame: return .value(.rect(plane.frame.rect))
    case .position: return .value(.point(Point(plane.position.x, plane.position.y)))
    case .anchorPoint: return .value(.point(Point(plane.anchor.x, plane.anchor.y)))
    case .hidden: return .value(.boolean(plane.isHidden))
    case .opacity: return .value(.number(Double(plane.opacity)))
    case .superlayer: return .value(plane.parent.flatMap(name).map { .reference($0) } ?? .nil)
    case .sublayers:
      let names = plane.children.compactMap(name)
      return .value(names.isEmpty ? .nil : .list(names.map { .reference($0) }))
    default: return .unsupported()
    }
  }

  private func name(of plane: Plane) -> ObjectName? {
    planes.first { $0.value === plane }?.key
  }
}

extension Box {
  fileprivate init(_ rect: Rect) {
    self.init(
      corner: Pair(x: rect.origin.x, y: rect.origin.y),
      extent: Pair(x: rect.size.width, y: rect.size.height))
  }

  fileprivate var rect: Rect { Rect(corner.x, corner.y, extent.x, extent.y) }
}
