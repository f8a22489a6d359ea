import LayerScript
import Rules

/// VIEW-01: outside of blocks the layer behind a view has no animation, so that it shows its model.
struct ViewsShowTheirModels: SingleLaw {
  let description = LawDescription(
    "views-show-their-models",
    "where no block and no script animates, the layer behind a view shows its model after a turn",
    rules: [.view(1)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    guard !windows.script.mayAnimateViews else { return verdict }
    let shown = windows.script.shownBackingLayers
    let host = windows.script.steps.firstIndex { $0.kind == .host } ?? 0
    for window in windows.windows {
      // What is not a root yet is not shown.
      guard let last = window.commands.last, last.command == .tick, last.step > host else {
        continue
      }
      for observation in window.observations {
        guard case .get(.presentation(let layer), let property) = observation.query,
          Self.properties.contains(property), shown.contains(layer),
          let model = window.value(property, of: layer),
          (model.components ?? []).allSatisfy(\.isFinite)
        else { continue }
        let largest = (model.components ?? []).map(abs).max() ?? 0
        verdict.require(
          observation.value, equals: model, within: Tolerance(absolute: 1e-6 * max(1, largest)),
          at: observation.step, because: "which is what its model has")
      }
    }
    return verdict
  }

  /// What a layer stores, and would animate by itself if it had no view.
  private static let properties: Set<Property> = [
    .opacity, .position, .bounds, .backgroundColor, .transform, .zPosition, .cornerRadius,
    .borderWidth, .shadowOpacity, .shadowRadius, .anchorPoint,
  ]
}

extension Script {
  /// Tells whether anything but a view's own answer may animate the layer behind a view.
  fileprivate var mayAnimateViews: Bool {
    let other: Set<StepKind> = [
      .begin, .lock, .react, .hook, .beginBlock, .addAnimation, .startAnimating, .remove, .drop,
    ]
    return steps.contains { other.contains($0.kind) || $0.thread != 1 }
  }

  /// The layers of the plain class behind the one view that is a root.
  fileprivate var shownBackingLayers: Set<ObjectName> {
    let roots = steps.compactMap { step -> ObjectName? in
      if case .host(let name) = step.command { return name }
      return nil
    }
    guard roots.count == 1 else { return [] }
    return Set(
      steps.compactMap { step in
        guard case .new(let creation) = step.command, roots == [creation.name],
          let backing = creation.backing, backing.type == nil,
          !steps.contains(where: { $0.moves([creation.name, backing.layer]) })
        else { return nil }
        return backing.layer
      })
  }
}

extension Step {
  /// Tells whether the step may take one of some objects out of its place, or its delegate from it.
  fileprivate func moves(_ names: [ObjectName]) -> Bool {
    switch command {
    case .add(let child, to: _), .insert(let child, into: _, at: _),
      .insertBelow(let child, into: _, sibling: _), .insertAbove(let child, into: _, sibling: _):
      names.contains(child)
    case .replace: !names.filter(mentioned.contains).isEmpty
    default:
      assigns { assignment in
        switch assignment.property {
        case .sublayers, .mask: true
        case .delegate: names.contains(assignment.layer)
        default: false
        }
      }
    }
  }
}
