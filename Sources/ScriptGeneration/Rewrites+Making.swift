import Geometry
import LayerModel
import LayerScript

/// Shorter ways to make objects such as they must be, and to see what is wrong with them.
extension Rewrites {
  /// With a value in the step that makes an object in the place of a step that sets it; the object
  /// is made where it was, where it was with what the value names made before, or where it got its
  /// value.
  func initial(_ steps: [Step]) -> [[Step]] {
    steps.indices.flatMap { place -> [[Step]] in
      guard let given = steps[place].given,
        let origin = steps[..<place].firstIndex(where: { $0.makes(given.name) }),
        case .new(var creation) = steps[origin].command
      else { return [] }
      creation.settings.removeAll { $0.key == given.entry.key }
      creation.settings.append(given.entry)
      let made = Step(.command(.new(creation)), thread: steps[origin].thread)
      var (early, late) = (steps, steps)
      early[origin] = made
      early.remove(at: place)
      late[place] = made
      late.remove(at: origin)
      return [early, late]
        + (named(by: given.entry.value, before: origin, in: early).map { [$0] } ?? [])
    }
  }

  /// With what a value names made before the object that has the value; nil where it is already.
  private func named(by value: Value, before origin: Int, in steps: [Step]) -> [Step]? {
    let names = Set(value.references)
    let later = steps[(origin + 1)...]
    let making = later.filter { step in step.creation.map { names.contains($0.name) } ?? false }
    guard !making.isEmpty else { return nil }
    var earlier = Array(steps[..<origin])
    earlier += making
    earlier.append(steps[origin])
    return earlier + later.filter { !making.contains($0) }
  }

  /// With an open block of a view in the place of the turn that puts a layer on screen, and perhaps
  /// with a view behind which the layer is: in a block, too, what changes is animated.
  func inBlock(_ steps: [Step]) -> [[Step]] {
    let taken = steps.flatMap(\.created).filter { $0.kind == .view }.map(\.number)
    let view = ObjectName(.view, (taken.max() ?? 0) + 1)
    return steps.indices.flatMap { place -> [[Step]] in
      guard case .host(let layer) = steps[place].command,
        let tick = steps[place...].firstIndex(where: { $0.command == .tick })
      else { return [] }
      var bare = steps
      bare[place] = Step(.beginBlock(ViewBlock(.animate, duration: 1)))
      bare.remove(at: tick)
      guard let origin = bare.firstIndex(where: { $0.makes(layer) }),
        case .new(let creation) = bare[origin].command, creation.settings.isEmpty,
        layer.kind == .layer
      else { return [bare] }
      var backed = bare
      let type = creation.type == .known(.layer) ? nil : creation.type
      backed[origin] = Step(.new(Creation(view, backing: Creation.Backing(layer, type: type))))
      return [bare, backed]
    }
  }

  /// With a plain look at a layer in the place of a last step that shows its state in another way.
  func looked(_ steps: [Step]) -> [[Step]] {
    guard let last = steps.last, last.propertyOfObject == nil else { return [] }
    let layers = last.mentioned.filter { $0.kind == .layer }
    return Set(layers).sorted { $0.number < $1.number }.flatMap { layer in
      Self.telling.map { steps.dropLast() + [Step(.get(.object(layer), $0))] }
    }
  }

  /// With a look whether a layer is shown in the place of the turn that puts it on screen.
  func present(_ steps: [Step]) -> [[Step]] {
    steps.indices.compactMap { place in
      guard case .host(let layer) = steps[place].command,
        let tick = steps[place...].firstIndex(where: { $0.command == .tick })
      else { return nil }
      return steps[..<tick] + [Step(.exists(.presentation(layer)))]
    }
  }

  /// What tells most about a layer.
  private static let telling: [Property] = [.frame, .position, .bounds, .superlayer, .sublayers]

  /// With a look at the animation that is attached in the place of what it shows: for that nothing
  /// has to be on screen, and no time to pass.
  func attached(_ steps: [Step]) -> [[Step]] {
    steps.indices.flatMap { place -> [[Step]] in
      let before = steps[..<place].filter { !$0.putsOnScreen }
      if case .addAnimation(let animation, to: let layer, key: let key) = steps[place].command {
        return looks(at: animation, on: layer, key: key ?? "k", after: before)
      }
      guard let creation = steps[place].creation, let animation = creation.animationAsAction else {
        return []
      }
      // The layer is made with the animation as an action.
      let bare = Step(.new(Creation(creation.name, type: creation.type)))
      return looks(at: animation, on: creation.name, key: "k", after: before + [bare])
    }
  }

  /// Steps that add an animation and look at one of the properties that it has.
  private func looks(
    at animation: ObjectName, on layer: ObjectName, key: String, after before: [Step]
  ) -> [[Step]] {
    guard let creation = before.first(where: { $0.makes(animation) })?.creation else { return [] }
    let adding = before + [Step(.addAnimation(animation, to: layer, key: key))]
    let own = creation.settings.compactMap { Property(rawValue: $0.key) }
    // What is added without a duration gets one.
    return (own + (own.contains(.duration) ? [] : [.duration])).map { property in
      adding + [Step(.get(.attached(layer, key: key), property))]
    }
  }
}

extension Creation {
  /// The animation that is an action of the layer; nil where there is none.
  fileprivate var animationAsAction: ObjectName? {
    guard name.kind == .layer,
      case .dictionary(let actions)? = settings.first(where: { $0.key == Property.actions.rawValue }
      )?
      .value
    else { return nil }
    return actions.lazy.compactMap { $0.value.references.first }.first { $0.kind == .animation }
  }
}

extension PropertyPath {
  /// The matrix of which a part alone has a value, as a value of the property; nil where the path
  /// leads to no part of a matrix.
  fileprivate func matrix(with part: Value) -> Value.Entry? {
    guard let property, let key = TransformKey(rest) else { return nil }
    return key.replacing(in: .identity, by: part).map {
      Value.Entry(property.rawValue, .transform($0.matrix))
    }
  }
}

extension Step {
  /// Tells whether the step makes a certain object and could give it values.
  fileprivate func makes(_ name: ObjectName) -> Bool {
    let kinds: Set<ObjectName.Kind> = [.layer, .view, .cell, .animation, .delegate]
    return creation?.name == name && kinds.contains(name.kind)
  }

  /// What the step gives to an object that could have been made with it.
  fileprivate var given: (name: ObjectName, entry: Value.Entry)? {
    switch command {
    case .set(.object(let name), let property, let value):
      (name, Value.Entry(property.rawValue, value))
    case .setValue(.object(let name), let path, let value)
    where path.property != nil && path.rest.isEmpty:
      (name, Value.Entry(path.text, value))
    case .setValue(.object(let name), let path, let value):
      path.matrix(with: value).map { (name, $0) }
    case .answer(let name, let key, let value): (name, Value.Entry(key, value))
    case .add(let child, to: let parent):
      (parent, Value.Entry(Property.sublayers.rawValue, .list([.reference(child)])))
    default: nil
    }
  }

  /// The property at which the step looks on an object itself, if it does.
  fileprivate var propertyOfObject: Property? {
    if case .get(.object, let property) = query { return property }
    return nil
  }

  /// Tells whether the step puts something on screen or lets time pass.
  fileprivate var putsOnScreen: Bool {
    switch command {
    case .host, .tick, .advance: true
    default: false
    }
  }
}
