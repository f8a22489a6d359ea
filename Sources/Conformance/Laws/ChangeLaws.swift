import LayerScript
import Rules

/// INV-03: setting one property changes no other stored property of any layer, but of one that resizes with another.
struct OnlyNamedPropertiesChange: SingleLaw {
  let description = LawDescription(
    "only-named-properties", "setting one property changes no other stored property of any layer",
    rules: [.props(57)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for (before, after) in zip(windows.windows, windows.windows.dropFirst()) {
      guard after.commands.count == 1, let (step, command) = after.commands.first,
        let (layer, changed) = command.changedProperties
      else { continue }
      for new in after.observations {
        // What a view has is what its layer has (VIEW-49).
        guard case .get(.object(let subject), let property) = new.query, subject.kind == .layer,
          property.isPlainlyStored, !(subject == layer && changed.contains(property)),
          let old = before.observations.last(where: { $0.query == new.query })
        else { continue }
        let mayResize = subject != layer && (property == .bounds || property == .position)
        if mayResize, windows.script.sets(.autoresizingMask, of: subject) { continue }
        verdict.require(
          new.value, equals: old.value, within: .exact, at: new.step,
          because: "as before step \(step + 1), which sets something else")
      }
    }
    return verdict
  }
}

/// The same query with only queries in between has the same answer: to look is not to touch.
struct QueriesAreRepeatable: SingleLaw {
  let description = LawDescription(
    "queries-repeatable",
    "a query that is repeated with only queries in between has the same answer",
    rules: [.act(19), .pres(25), .copy(11)], kind: .observationDisturbs)

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    let saved = windows.script.questionsThatMaySave
    for window in windows.windows {
      for (place, later) in window.observations.enumerated() {
        guard
          let before = window.observations[..<place].lastIndex(where: { $0.query == later.query })
        else { continue }
        let earlier = window.observations[before]
        let between = window.observations[before..<place].map(\.query)
        let isSaved = window.observations[before..<place].contains { saved.contains($0.step) }
        if isSaved, later.query.looksAtAnimations { continue }
        verdict.require(
          later.value, equals: earlier.value, within: .exact, at: later.step,
          because: "as at step \(earlier.step + 1), with only queries in between",
          crediting: later.query.rulesUndisturbed(by: between))
      }
    }
    return verdict
  }
}

extension Query {
  /// The rules which say that some queries leave the answer to this one alone.
  func rulesUndisturbed(by others: [Query]) -> [RuleID] {
    var rules: [RuleID] = []
    // PRES-25 speaks of model, keys and the log of callbacks.
    if !readsPresentation, others.contains(where: \.readsPresentation) { rules.append(.pres(25)) }
    let isAsk = { (query: Query) in query.kind == .ask }
    if others.contains(where: isAsk) { rules.append(.act(19)) }
    if readsPresentation { rules.append(.copy(11)) }
    return rules
  }

  /// Tells whether the query asks what is animated, how, or what is shown of it.
  var looksAtAnimations: Bool {
    switch self {
    case .get(.attached, _), .exists(.attached), .animationKeys: true
    default: readsPresentation
    }
  }

  /// Tells whether the query looks at a presentation copy.
  var readsPresentation: Bool {
    switch self {
    case .get(.presentation, _), .value(.presentation, _), .exists(.presentation),
      .hitTest(.presentation, _), .contains(.presentation, _), .convert(_, .presentation, _, _),
      .convert(_, _, .presentation, _):
      true
    default: false
    }
  }
}

extension Command {
  /// The layer and the properties that a set may change (PROPS-57); nil for commands of other kinds
  /// and for properties that supply or arrange others.
  fileprivate var changedProperties: (layer: ObjectName, properties: [Property])? {
    switch self {
    case .set(.object(let layer), let property, _): Self.changed(layer, property)
    case .setValue(.object(let layer), let path, _):
      path.property.flatMap { Self.changed(layer, $0) }
    default: nil
    }
  }

  private static func changed(
    _ layer: ObjectName, _ property: Property
  ) -> (layer: ObjectName, properties: [Property])? {
    guard layer.kind == .layer else { return nil }
    switch property {
    case .frame: return (layer, [.frame, .bounds, .position])
    case .affineTransform, .transform: return (layer, [.transform, .affineTransform])
    case .sublayers, .mask, .style: return nil
    default: return (layer, [property])
    }
  }
}

extension Property {
  /// Tells whether a property is stored by itself, and neither derived nor part of the tree.
  fileprivate var isPlainlyStored: Bool {
    switch self {
    case .frame, .affineTransform, .contentsAreFlipped, .preferredFrameSize, .visibleRect,
      .superlayer, .sublayers, .mask, .needsLayout, .needsDisplay, .presentationLayer, .modelLayer:
      false
    default:
      info.owners.contains(.init(class: .layer)) || info.owners.contains(.init(class: .shapeLayer))
    }
  }
}

/// TIME-06: converting a time to another layer and back gives the time again.
struct TimeThereAndBack: SingleLaw {
  let description = LawDescription(
    "time-there-and-back", "converting a time to another layer and back gives the time again",
    rules: [.time(6)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for window in windows.windows {
      for (place, back) in window.observations.enumerated() {
        guard case .convertTime(let time, let from, let to) = back.query, from != to else {
          continue
        }
        let there = window.observations[..<place].last { earlier in
          guard case .convertTime(_, to, from) = earlier.query else { return false }
          return earlier.value == .number(time)
        }
        guard let there, case .convertTime(let start, _, _) = there.query,
          !windows.script.stopsTime
        else { continue }
        let tolerance = Tolerance(absolute: 1e-6 * max(1, abs(start), abs(time)))
        verdict.require(
          back.value, equals: .number(start), within: tolerance, at: back.step,
          because: "the time that was converted at step \(there.step + 1)")
      }
    }
    return verdict
  }
}

extension Script {
  /// Tells whether a speed of zero or below is set anywhere: then times cannot be converted back.
  fileprivate var stopsTime: Bool {
    assigns { $0.property == .speed && ($0.value.asNumber ?? 0) <= 0 }
  }
}
