import LayerScript
import Rules

/// INV-03: setting a property changes nothing that can be read and does not depend on it, derived
/// values, marks and places in the tree included.
struct DerivedValuesStay: SingleLaw {
  let description = LawDescription(
    "derived-values-stay",
    "setting a property changes no derived value, no mark and no place in the tree that it does not decide",
    rules: [.geo(15), .geo(34), .geo(35), .tree(24), .tree(37), .lay(9), .dis(16), .props(57)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    if windows.script.hasFollowers { return verdict }
    for (before, after) in zip(windows.windows, windows.windows.dropFirst()) {
      guard after.commands.count == 1, let (step, command) = after.commands.first,
        windows.events[step] != nil, let (layer, changed) = command.plainlySet
      else { continue }
      for new in after.observations {
        guard case .get(.object(let subject), let property) = new.query, subject.kind == .layer,
          let old = before.observations.last(where: { $0.query == new.query }),
          let rule = windows.script.rule(keeping: property, of: subject, from: changed, of: layer)
        else { continue }
        verdict.require(
          new.value, equals: old.value, within: .exact, at: new.step,
          because: "as before step \(step + 1), which decides something else", crediting: [rule])
      }
    }
    return verdict
  }
}

extension Script {
  /// Tells whether a change may be followed by others: callbacks that act, views, layers that resize.
  fileprivate var hasFollowers: Bool {
    steps.contains { step in
      switch step.command {
      case .react, .beginBlock: true
      case .new(let creation): creation.name.kind == .view
      default: step.thread != 1
      }
    } || assigns { $0.property == .autoresizingMask }
  }

  /// The rule which says that a derived property of one layer stays when a property of a layer is set;
  /// nil where none does.
  fileprivate func rule(
    keeping property: Property, of subject: ObjectName, from changed: Property,
    of layer: ObjectName
  ) -> RuleID? {
    switch property {
    case .superlayer, .sublayers, .mask:
      return changed.ruleKeepingTrees
    case .affineTransform:
      let isDecided = subject == layer && (changed == .transform || changed == .affineTransform)
      return isDecided ? nil : .props(57)
    case .frame:
      if subject == layer { return ruleKeepingFrame(of: layer, from: changed) }
      return changed == .geometryFlipped ? nil : .geo(35)
    case .needsLayout:
      return changed == .position ? .lay(9) : nil
    case .needsDisplay:
      // Marks of a class of the script are its own affair (KVC-27).
      let isPlain = createsPlainly(subject) && createsPlainly(layer)
      return isPlain && changed.asksForNoDisplay ? .dis(16) : nil
    default: return nil
    }
  }

  private func ruleKeepingFrame(of layer: ObjectName, from changed: Property) -> RuleID? {
    switch changed {
    // Under a transform, and at an anchor point elsewhere, depth is another question (UL-07, UL-10).
    case .zPosition, .contentsScale:
      sets(.transform, of: layer) || sets(.affineTransform, of: layer) ? nil : .geo(15)
    case .sublayerTransform: .geo(34)
    case .hidden, .opacity, .masksToBounds, .cornerRadius, .borderWidth, .name,
      .backgroundColor, .shadowOffset, .shadowRadius, .contentsGravity, .doubleSided, .speed:
      .props(57)
    default: nil
    }
  }

  private func createsPlainly(_ layer: ObjectName) -> Bool {
    steps.contains { step in
      guard case .new(let creation) = step.command, creation.name == layer else { return false }
      return creation.type == nil || creation.type == .known(.layer)
    }
  }
}

extension Command {
  /// The property of a layer that is set as a whole or in part, if it supplies and arranges no others.
  fileprivate var plainlySet: (layer: ObjectName, property: Property)? {
    switch self {
    case .set(.object(let layer), let property, _) where layer.kind == .layer:
      property.arrangesOthers ? nil : (layer, property)
    case .setValue(.object(let layer), let path, _) where layer.kind == .layer:
      path.property.flatMap { $0.arrangesOthers ? nil : (layer, $0) }
    default: nil
    }
  }
}

extension Property {
  fileprivate var arrangesOthers: Bool {
    switch self {
    case .sublayers, .mask, .style, .layoutManager, .constraints, .autoresizingMask, .delegate: true
    default: false
    }
  }

  /// The rule which says that a set of the property leaves the tree as it is.
  fileprivate var ruleKeepingTrees: RuleID {
    switch self {
    case .zPosition: .tree(24)
    case .hidden, .opacity, .masksToBounds: .tree(37)
    default: .props(57)
    }
  }

  /// Tells whether a set of the property never marks for display (DIS-05, DIS-16, UL-41).
  fileprivate var asksForNoDisplay: Bool {
    switch self {
    case .bounds, .frame, .contents, .contentsScale, .needsDisplayOnBoundsChange: false
    default: true
    }
  }
}
