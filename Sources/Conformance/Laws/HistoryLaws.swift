import Geometry
import LayerScript
import Rules

/// GEO-39, INV-08: in which order properties were set that have nothing to do with each other makes no
/// difference to what the model answers.
struct SettersCommute: PairedLaw {
  let description = LawDescription(
    "setters-commute",
    "the model answers the same when independent properties of a layer are set in another order",
    rules: [.geo(39), .props(57)])

  /// Turns one run of setters round, the parameter counting runs from the last one.
  func variant(of script: Script, parameter: Int) -> ScriptVariant? {
    if script.remembersHistory { return nil }
    let runs = script.settersInARow
    guard !runs.isEmpty else { return nil }
    let run = runs[runs.count - 1 - parameter % runs.count]
    var steps = script.steps
    steps.replaceSubrange(run, with: script.steps[run].reversed())
    var variant = ScriptVariant(
      script: Script(steps),
      counterparts: script.steps.indices.map { index in
        run.contains(index) ? run.lowerBound + run.upperBound - 1 - index : index
      },
      isCompared: script.steps.indices.map { index in
        index >= run.upperBound && script.steps[index].query?.readsModelGeometryOrValues == true
      })
    variant.comparesAssertedOnly = true
    variant.tolerance = 1e-9
    let places = script.steps[run].flatMap(\.assignments).filter(\.decidesFrame)
    let isAboutFrame = places.count > 1 && script.readsFrame(of: places[0].layer, in: variant)
    variant.rules = isAboutFrame ? nil : [.props(57)]
    return variant
  }
}

/// INV-08: a layer that went through other states answers like one that did not.
struct DetoursLeaveNoTrace: PairedLaw {
  let description = LawDescription(
    "detours-leave-no-trace",
    "the model answers the same when a layer had another value, or another superlayer, just before",
    rules: [.geo(39), .tree(3), .conv(24)])

  /// Puts a detour in front of one set or move, the parameter counting those from the last one.
  func variant(of script: Script, parameter: Int) -> ScriptVariant? {
    if script.remembersHistory { return nil }
    let detours = script.steps.indices.compactMap { place in
      script.detour(before: place).map { (place, $0) }
    }
    guard !detours.isEmpty else { return nil }
    let (place, detour) = detours[detours.count - 1 - parameter % detours.count]
    var steps = script.steps
    steps.insert(detour, at: place)
    var variant = ScriptVariant(
      script: Script(steps),
      counterparts: script.steps.indices.map { $0 < place ? $0 : $0 + 1 },
      isCompared: script.steps.indices.map { index in
        index > place && script.steps[index].query?.readsModelGeometryOrValues == true
      })
    variant.comparesAssertedOnly = true
    variant.tolerance = 1e-9
    variant.rules = rules(of: detour, script, variant)
    return variant
  }

  private func rules(
    of detour: Step, _ script: Script, _ variant: ScriptVariant
  ) -> [RuleID] {
    if let set = detour.assignments.first {
      return set.decidesFrame && script.readsFrame(of: set.layer, in: variant) ? [.geo(39)] : []
    }
    let converts = script.steps.indices.contains { index in
      variant.isCompared[index] && script.steps[index].query?.kind == .convert
    }
    return converts ? [.tree(3), .conv(24)] : [.tree(3)]
  }
}

extension Script {
  /// Tells whether something in the script acts on each change, so that what was passed through on the
  /// way leaves traces of its own: callbacks with steps, views, layers that resize others.
  fileprivate var remembersHistory: Bool {
    let properties: [Property] = [.autoresizingMask, .needsDisplayOnBoundsChange, .layoutManager]
    return steps.contains { step in
      switch step.command {
      case .react, .beginBlock, .hook(_, .needsDisplayForKey, _, _): true
      case .new(let creation): creation.name.kind == .view || creation.name.kind == .manager
      default: step.thread != 1
      }
    } || assigns { properties.contains($0.property) }
  }

  /// The longest runs of steps that set independent properties of one layer.
  fileprivate var settersInARow: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    var run: [Assignment] = []
    for index in 0...steps.count {
      let next = index < steps.count ? steps[index].plainSet : nil
      if let next, run.allSatisfy({ $0.isIndependent(of: next) }) {
        if run.isEmpty { start = index }
        run.append(next)
        continue
      }
      if run.count > 1 { runs.append(start..<index) }
      run = next.map { [$0] } ?? []
      start = index
    }
    return runs
  }

  /// A step that leads the layer of a set, or of a move, through another state.
  fileprivate func detour(before place: Int) -> Step? {
    let step = steps[place]
    if let set = step.plainSet, let other = set.property.otherValue(than: set.value) {
      return Step(.set(.object(set.layer), set.property, other))
    }
    guard case .add(let child, to: let parent) = step.command, step.thread == 1,
      child.kind == .layer, !makesMask(of: child), isLeaf(child), !hosts(child)
    else { return nil }
    let known = steps[..<place].flatMap(\.created)
    let other = known.last { $0.kind == .layer && $0 != child && $0 != parent }
    return other.map { Step(.add(child, to: $0)) }
  }

  /// Tells whether nothing is ever put below a layer.
  private func isLeaf(_ layer: ObjectName) -> Bool {
    let isList = { (property: Property) in property == .sublayers || property == .mask }
    return !assigns { $0.layer == layer && isList($0.property) }
      && !steps.contains { step in
        switch step.command {
        case .add(_, to: layer), .insert(_, into: layer, at: _),
          .insertBelow(_, into: layer, sibling: _), .insertAbove(_, into: layer, sibling: _),
          .replace(_, in: layer, with: _):
          true
        default: false
        }
      }
  }

  private func hosts(_ layer: ObjectName) -> Bool {
    steps.contains { $0.command == .host(layer) }
  }

  /// Tells whether the frame of a layer is among what is compared.
  fileprivate func readsFrame(of layer: ObjectName, in variant: ScriptVariant) -> Bool {
    steps.indices.contains { index in
      variant.isCompared[index] && steps[index].query == .get(.object(layer), .frame)
    }
  }
}

extension Step {
  /// What the step sets as a whole through an accessor of a layer, if nothing else hangs on it.
  fileprivate var plainSet: Assignment? {
    guard thread == 1, case .set(.object(let layer), let property, let value) = command,
      layer.kind == .layer, property.isSetAlone,
      value.components?.allSatisfy(\.isFinite) ?? true
    else { return nil }
    return Assignment(layer: layer, property: property, value: value)
  }
}

extension Assignment {
  /// Tells whether the frame is a function of the property.
  fileprivate var decidesFrame: Bool { Self.placing.contains(property) }

  /// Tells whether it makes no difference which of two assignments comes first.
  fileprivate func isIndependent(of other: Assignment) -> Bool {
    guard layer == other.layer, property != other.property else { return false }
    let both: Set<Property> = [property, other.property]
    if both == [.transform, .affineTransform] { return false }
    return !both.contains(.frame) || both.isDisjoint(with: Self.enteringSetFrame)
  }

  private static let placing: Set<Property> = [
    .bounds, .position, .anchorPoint, .transform, .affineTransform,
  ]
  private static let enteringSetFrame = placing.union([.anchorPointZ, .geometryFlipped])
}

extension Property {
  /// Tells whether setting the property has no consequences for others (PROPS-57).
  fileprivate var isSetAlone: Bool {
    switch self {
    case .sublayers, .mask, .style, .delegate, .actions, .contents, .layoutManager, .constraints,
      .autoresizingMask, .needsDisplayOnBoundsChange:
      false
    default: true
    }
  }

  /// A value on a detour; nil for properties that no detour is made for.
  fileprivate func otherValue(than value: Value) -> Value? {
    let other: Value? =
      switch self {
      case .bounds: .rect(Rect(1, 2, 3, 4))
      case .position: .point(Point(3, 5))
      case .anchorPoint: .point(Point(0.25, 0.75))
      case .transform: .transform(.scale(2, 3, 1))
      case .sublayerTransform: .transform(.translation(4, 5))
      case .frame: .rect(Rect(5, 6, 7, 8))
      case .zPosition: .number(7)
      case .opacity: .number(0)
      case .hidden, .geometryFlipped, .masksToBounds: .boolean(value != .boolean(true))
      case .cornerRadius, .borderWidth: .number(9)
      case .contentsScale: .number(3)
      case .name: .string("detour")
      default: nil
      }
    return other == value ? nil : other
  }
}

extension Query {
  /// Tells whether the query asks what the model of layers is, and neither for marks nor for anything
  /// that depends on when or how often something was changed.
  fileprivate var readsModelGeometryOrValues: Bool {
    switch self {
    case .get(.object(let name), let property):
      name.kind == .layer && !property.isMark
    case .value(.object(let name), let path):
      name.kind == .layer && path.property.map { !$0.isMark } ?? true
    case .convert(_, let from, let to, _): !readsPresentation && from != to
    case .hitTest(.object, _), .contains(.object, _), .paintOrder: true
    default: false
    }
  }
}

extension Property {
  fileprivate var isMark: Bool {
    switch self {
    case .needsLayout, .needsDisplay, .contents, .presentationLayer: true
    default: false
    }
  }
}
