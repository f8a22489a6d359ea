import Geometry
import LayerScript

/// Where the layers of a script stand and how their coordinates are mapped, as its commands say.
///
/// Laws about conversions need it for their premises alone: which layers share a tree, and how much
/// an error may grow on the way between two of them.
struct ScriptSpaces {
  private var parents: [ObjectName: ObjectName] = [:]
  private var lists: [ObjectName: [ObjectName]] = [:]
  private var matrices: [ObjectName: [Property: Transform3D]] = [:]
  private var largest = 1.0
  /// Tells whether something happened after which nothing is known.
  private(set) var isLost = false

  /// Goes past a command that was carried out.
  mutating func advance(past command: Command) {
    switch command {
    case .add(let child, to: let parent): move(child, to: parent)
    case .insert(let child, into: let parent, at: _): move(child, to: parent)
    case .insertBelow(let child, into: let parent, let sibling),
      .insertAbove(let child, into: let parent, let sibling):
      if parents[sibling] != parent { isLost = true }
      move(child, to: parent)
    case .replace(let old, in: let parent, with: let new):
      if parents[old] != parent || parents[new] == parent { isLost = true }
      detach(old)
      move(new, to: parent)
    case .remove(let child): detach(child)
    case .set(.object(let layer), let property, let value): set(property, of: layer, to: value)
    case .setValue(.object(let layer), let path, let value):
      if let property = path.property, path.rest.isEmpty {
        set(property, of: layer, to: value)
      } else if path.property.map(Self.mapping.contains) ?? false {
        isLost = true
      } else {
        note(value)
      }
    case .hook, .mutate, .react: isLost = true
    case .new(let creation):
      if creation.name.kind == .layer { isLost = isLost || !creation.settings.isEmpty }
    default: break
    }
  }

  /// How much an error may grow on the way between two layers and back; nil where the way is none
  /// that can be gone both ways, or leads between two trees.
  func condition(between first: ObjectName, and second: ObjectName) -> Double? {
    let (left, right) = (ancestors(of: first), ancestors(of: second))
    guard !isLost, left.last == right.last else { return nil }
    let involved = left + right.filter { !left.contains($0) }
    let product = involved.map { condition(of: $0) }.reduce(1, *)
    return product < 1e6 ? product : nil
  }

  /// T1 on the scale of the largest number of the script and of some values.
  func scale(of values: [Value], condition: Double) -> FormulaScale {
    let numbers = values.flatMap { $0.components ?? [] }.map(abs)
    return FormulaScale(largest: max(largest, numbers.max() ?? 0), condition: condition)
  }

  /// Tells whether the sublayers of a layer are shown as they are placed.
  func hasPlainSublayers(_ layer: ObjectName) -> Bool {
    matrices[layer]?[.sublayerTransform]?.isIdentity ?? true
  }

  private static let mapping: Set<Property> = [
    .transform, .sublayerTransform, .affineTransform, .geometryFlipped,
  ]

  private mutating func set(_ property: Property, of layer: ObjectName, to value: Value) {
    note(value)
    switch property {
    case .transform, .sublayerTransform: matrices[layer, default: [:]][property] = value.asTransform
    case .affineTransform:
      guard case .affine(let affine) = value else { return }
      matrices[layer, default: [:]][.transform] = Transform3D(affine)
    case .geometryFlipped where value != .boolean(false), .mask, .style: isLost = true
    case .sublayers:
      for child in lists[layer] ?? [] { detach(child) }
      for child in value.elements.compactMap(\.asReference) { move(child, to: layer) }
    default: break
    }
  }

  private mutating func note(_ value: Value) {
    for number in value.components ?? [] {
      if !number.isFinite { isLost = true }
      largest = max(largest, abs(number))
    }
  }

  private mutating func move(_ child: ObjectName, to parent: ObjectName) {
    if ancestors(of: parent).contains(child) {
      isLost = true
      return
    }
    detach(child)
    parents[child] = parent
    lists[parent, default: []].append(child)
  }

  private mutating func detach(_ child: ObjectName) {
    guard let parent = parents.removeValue(forKey: child) else { return }
    lists[parent]?.removeAll { $0 == child }
  }

  private func ancestors(of layer: ObjectName) -> [ObjectName] {
    Array(sequence(first: layer) { parents[$0] })
  }

  private func condition(of layer: ObjectName) -> Double {
    [Property.transform, .sublayerTransform].map { property in
      guard let matrix = matrices[layer]?[property] else { return 1 }
      let isUsable = matrix.isAffine && matrix.components.allSatisfy(\.isFinite)
      return isUsable ? matrix.planar.linearCondition : .infinity
    }.reduce(1, *)
  }
}

extension ObservationWindows {
  /// The windows, each with where everything stands while it is looked at.
  var windowsWithSpaces: [(window: Window, spaces: ScriptSpaces)] {
    guard windows.contains(where: { !$0.conversions.isEmpty }) else { return [] }
    var spaces = ScriptSpaces()
    return windows.map { window in
      for entry in window.commands { spaces.advance(past: entry.command) }
      return (window, spaces)
    }
  }
}
