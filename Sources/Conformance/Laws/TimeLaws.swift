import LayerScript
import Rules

/// TIME-31: raising a layer's beginTime by d lowers its local time by d times its speed at once.
struct LaterBeginTakesTimeBack: SingleLaw {
  let description = LawDescription(
    "later-begin", "raising a layer's beginTime by d lowers its local time by d times its speed",
    rules: [.time(31)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for (before, after) in zip(windows.windows, windows.windows.dropFirst()) {
      guard after.commands.count == 1, let (step, command) = after.commands.first,
        case .set(.object(let layer), .beginTime, .number(let begin)) = command,
        let rate = windows.script.plainNumber(.speed, of: layer, before: step, otherwise: 1),
        let old = windows.script.plainNumber(.beginTime, of: layer, before: step, otherwise: 0)
      else { continue }
      for new in after.observations {
        guard case .convertTime(_, from: nil, to: layer) = new.query,
          let now = new.value.asNumber,
          let then = before.observations.last(where: { $0.query == new.query })?.value.asNumber
        else { continue }
        let scale = [now, then, begin, old].map(abs).max() ?? 0
        verdict.require(
          new.value, equals: .number(then - (begin - old) * rate),
          within: Tolerance(absolute: 1e-6 * max(1, scale)), at: new.step,
          because: "because the begin was moved at step \(step + 1)")
      }
    }
    return verdict
  }
}

/// TIME-25: what is shown does not depend on how often it was looked at on the way.
struct SamplesLeaveNoTrace: PairedLaw {
  let description = LawDescription(
    "samples-leave-no-trace",
    "what is shown at a time is the same when it is looked at more often before", rules: [.time(25)]
  )

  /// Takes one step of the clock in four, with a look after each; the parameter counts such steps.
  func variant(of script: Script, parameter: Int) -> ScriptVariant? {
    let looks = script.steps.filter { $0.query?.readsPresentation == true }
    let places = script.steps.indices.filter { index in
      guard case .advance(let seconds) = script.steps[index].command else { return false }
      // A quarter of the step must be as exact as the whole.
      return (seconds * 1024).rounded() == seconds * 1024
    }
    guard !places.isEmpty, !looks.isEmpty, !script.steps.contains(where: { $0.kind == .react })
    else { return nil }
    let place = places[parameter % places.count]
    guard case .advance(let seconds) = script.steps[place].command else { return nil }
    let known = Set(script.steps[..<place].flatMap(\.created))
    let samples = looks.filter { $0.mentioned.allSatisfy(known.contains) }
    let frame = [Step(.advance(seconds / 4))] + samples
    let frames = Array([frame, frame, frame, frame].joined())
    var steps = script.steps
    steps.replaceSubrange(place...place, with: frames)
    var variant = ScriptVariant(
      script: Script(steps),
      counterparts: script.steps.indices.map { index in
        index < place ? index : index == place ? nil : index + frames.count - 1
      },
      isCompared: script.steps.indices.map { $0 > place && script.steps[$0].looksAtAnimations })
    variant.comparesAssertedOnly = true
    variant.tolerance = 1e-9
    variant.rules = samples.isEmpty ? [] : nil
    return variant
  }
}

/// TIME-26: shifting the origin of the clock shifts nothing else.
struct OriginDoesNotMatter: PairedLaw {
  let description = LawDescription(
    "origin-does-not-matter",
    "what is shown is the same when the whole script takes place at a later time",
    rules: [.time(26)])

  /// Begins after a pause of some seconds, the parameter choosing a short or a long one.
  func variant(of script: Script, parameter: Int) -> ScriptVariant? {
    let shift = parameter % 2 == 0 ? 1_048_576.0 : 1024
    guard script.steps.contains(where: { $0.query?.readsPresentation == true }),
      !script.steps.contains(where: \.readsOrSetsInstants)
    else { return nil }
    let shifted = script.steps.map { $0.beginning(later: shift) }
    var variant = ScriptVariant(
      script: Script([Step(.advance(shift)), Step(.tick)] + shifted),
      counterparts: script.steps.indices.map { $0 + 2 },
      isCompared: script.steps.map(\.looksAtAnimations))
    variant.comparesAssertedOnly = true
    variant.tolerance = shift > 1e5 ? 1e-3 : 1e-6
    return variant
  }
}

extension Script {
  /// The number that a property of a layer was last set to before a step; nil where something else
  /// than a set of the whole property decides it.
  fileprivate func plainNumber(
    _ property: Property, of layer: ObjectName, before step: Int, otherwise: Double
  ) -> Double? {
    let isStyled = assigns { $0.layer == layer && $0.property == .style }
    let isOfOwnClass = steps.contains { step in
      guard case .new(let creation) = step.command, creation.name == layer else { return false }
      return creation.knownClass == nil
    }
    if isStyled || isOfOwnClass { return nil }
    let values = steps[..<step].flatMap(\.assignments).filter {
      $0.layer == layer && $0.property == property
    }
    guard let last = values.last else { return otherwise }
    guard let number = last.value.asNumber, number.isFinite else { return nil }
    return property == .speed ? Double(Float(number)) : number
  }
}

extension Step {
  /// Tells whether the step asks what is shown, or which animations there are.
  fileprivate var looksAtAnimations: Bool {
    query.map { $0.readsPresentation || $0.kind == .animationKeys } ?? false
  }

  /// Tells whether the step is about instants other than the begin of an animation, or moves the clock
  /// by something that is no exact sum at another origin.
  fileprivate var readsOrSetsInstants: Bool {
    if kind == .react || kind == .convertTime { return true }
    // The begin of a group's member counts from the begin of the group.
    if case .new(let creation) = command, creation.knownClass == .animationGroup { return true }
    if case .advance(let seconds) = command { return (seconds * 1024).rounded() != seconds * 1024 }
    return assigns { assignment in
      switch assignment.property {
      case .beginTime, .timeOffset, .speed: assignment.layer.kind != .animation
      case .style: true
      default: false
      }
    }
  }

  /// The step with the begin of an animation moved.
  fileprivate func beginning(later shift: Double) -> Step {
    switch command {
    case .new(var creation) where creation.name.kind == .animation:
      creation.settings = creation.settings.map { entry in
        guard entry.key == Property.beginTime.rawValue else { return entry }
        return Value.Entry(entry.key, entry.value.later(by: shift))
      }
      return Step(.command(.new(creation)), thread: thread)
    case .set(.object(let name), .beginTime, let value) where name.kind == .animation:
      return Step(
        .command(.set(.object(name), .beginTime, value.later(by: shift))), thread: thread)
    default: return self
    }
  }
}

extension Value {
  /// The begin time by some seconds later; none stays none.
  fileprivate func later(by shift: Double) -> Value {
    guard let number = asNumber, number != 0 else { return self }
    return .number(number + shift)
  }
}
