import Geometry
public import LayerScript

/// A trace cut into runs of queries that have no command between them.
///
/// Within such a run nothing changes, so its answers describe one state of the engine.
public struct ObservationWindows: Sendable {
  /// One answered query.
  public struct Observation: Hashable, Sendable {
    /// The index of the step.
    public let step: Int
    /// What was asked.
    public let query: Query
    /// What was answered.
    public let value: Value
  }

  /// A run of queries, and the commands in front of it that follow the run before.
  public struct Window: Sendable {
    /// The commands since the window before, with the indices of their steps.
    public var commands: [(step: Int, command: Command)] = []
    /// The answers in order; queries that were not answered with a value are left out.
    public var observations: [Observation] = []
  }

  /// The script.
  public let script: Script
  /// What each step called back; nil for steps that were not carried out.
  public let events: [[Event]?]
  /// What each step called back, queries included; nothing for steps that were not carried out.
  public let reports: [[Event]]
  /// Whether some callback carries out steps, so that a pass may change what it passes.
  let hasCallbacksThatAct: Bool
  /// Whether some layer masks another: whether a pass reaches masks is said nowhere.
  let hasMasks: Bool
  /// Tells whether the engine computes in single precision.
  let isSingle: Bool
  /// The windows in order.
  public private(set) var windows: [Window] = [Window()]
  /// The calculations that were answered, whatever stands between them.
  let calculations: [ObservedCalculation]

  /// Cuts a trace into windows; steps that failed or are unsupported count as if they were not there.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - trace: What an engine answered.
  ///   - isSingle: Whether the engine computes in single precision.
  public init(_ script: Script, _ trace: Trace, isSingle: Bool = false) {
    self.script = script
    self.isSingle = isSingle
    hasCallbacksThatAct = script.steps.contains { $0.kind == .react }
    hasMasks = script.hasMasks
    reports = trace.outcomes.map(\.events)
    events = trace.outcomes.map { $0.answer == .done ? $0.events : nil }
    calculations = Self.calculations(script, trace)
    for (index, (step, outcome)) in zip(script.steps, trace.outcomes).enumerated() {
      switch (step.action, outcome.answer) {
      // What another thread sees is a state of its own (TXN-43).
      case (.query, .value) where step.thread != 1: continue
      case (.query(let query), .value(let value)):
        let observation = Observation(step: index, query: query, value: value)
        if windows[windows.count - 1].observations.isEmpty {
          windows[windows.count - 1].observations.reserveCapacity(Self.usualObservations)
        }
        windows[windows.count - 1].observations.append(observation)
      case (.command(let command), .done), (.command(let command), .raised):
        if !windows[windows.count - 1].observations.isEmpty { windows.append(Window()) }
        windows[windows.count - 1].commands.append((index, command))
      default: continue
      }
    }
  }
}

extension ObservationWindows {
  /// As many answers as most windows have at most.
  private static let usualObservations = 4

  private static func calculations(_ script: Script, _ trace: Trace) -> [ObservedCalculation] {
    var found: [ObservedCalculation] = []
    for (index, (step, outcome)) in zip(script.steps, trace.outcomes).enumerated() {
      guard step.thread == 1, case .query(.compute(let operation, let arguments)) = step.action,
        case .value(let value) = outcome.answer, operation.accepts(arguments)
      else { continue }
      found.append(
        ObservedCalculation(
          step: index, operation: operation, arguments: arguments, answer: value))
    }
    return found
  }
}

extension ObservationWindows.Window {
  /// The last answer to a question about a property of a layer's model.
  func value(_ property: Property, of layer: ObjectName) -> Value? {
    observation(property, of: layer)?.value
  }

  /// The last observation of a property of a layer's model.
  func observation(
    _ property: Property, of layer: ObjectName
  ) -> ObservationWindows.Observation? {
    observations.last { $0.query == .get(.object(layer), property) }
  }

  /// The layers whose model was observed, in order.
  var layers: [ObjectName] {
    var found: [ObjectName] = []
    for observation in observations {
      guard case .get(.object(let name), _) = observation.query, name.kind == .layer else {
        continue
      }
      if !found.contains(name) { found.append(name) }
    }
    return found
  }

  /// Everything that a layer's frame depends on, if all of it was observed and is plain enough for
  /// the frame to be decided.
  func geometry(of layer: ObjectName) -> ObservedGeometry? {
    guard let bounds = value(.bounds, of: layer)?.asRect,
      let position = value(.position, of: layer)?.asPoint,
      let anchor = value(.anchorPoint, of: layer)?.asPoint,
      let transform = value(.transform, of: layer)?.asTransform, transform.isAffine,
      bounds.size.width >= 0, bounds.size.height >= 0
    else { return nil }
    return ObservedGeometry(
      bounds: bounds, position: position, anchorPoint: anchor, planar: transform.planar)
  }
}

/// A layer's geometry as the engine itself answered it.
struct ObservedGeometry: Hashable {
  let bounds: Rect
  let position: Point
  let anchorPoint: Point
  let planar: AffineTransform

  /// The bounding box of the four corners of the bounds, mapped about the anchor point.
  var frame: Rect {
    let anchor = bounds.point(at: anchorPoint)
    return Rect.boundingBox(of: bounds.corners.map { planar($0 - anchor) + position })
  }

  /// The largest magnitude of the formula, which scales its tolerance.
  var largest: Double {
    let anchor = bounds.point(at: anchorPoint)
    let numbers = bounds.components + [anchor.x, anchor.y]
    let size = (numbers.map(abs).max() ?? 0) * 2
    let linear = planar.components.prefix(4).map(abs).max() ?? 0
    return max(
      size * max(1, linear), abs(position.x), abs(position.y), abs(planar.tx), abs(planar.ty))
  }

  var isFinite: Bool {
    (bounds.components + planar.components + [position.x, position.y, anchorPoint.x, anchorPoint.y])
      .allSatisfy(\.isFinite)
  }
}

extension Script {
  /// Tells whether a property of a layer is set anywhere, whole or in part.
  func sets(_ property: Property, of layer: ObjectName) -> Bool {
    assigns { $0.layer == layer && $0.property == property }
  }

  /// Tells whether a layer is made a mask anywhere.
  func makesMask(of layer: ObjectName) -> Bool {
    assigns { $0.property == .mask && $0.value == .reference(layer) }
  }

  /// Tells whether something that fulfils a condition is set on some object, by whatever step.
  ///
  /// Laws ask this of every window, so it makes no list.
  func assigns(_ condition: (Assignment) -> Bool) -> Bool {
    steps.contains { $0.assigns(condition) }
  }
}

/// One property of an object with the value that it, or a part of it, is set to.
struct Assignment: Hashable {
  let layer: ObjectName
  let property: Property
  let value: Value
}

extension Step {
  /// What the step sets, also on an object that it makes.
  var assignments: [Assignment] {
    var assignments: [Assignment] = []
    _ = assigns {
      assignments.append($0)
      return false
    }
    return assignments
  }

  /// Tells whether the step sets something that fulfils a condition.
  func assigns(_ condition: (Assignment) -> Bool) -> Bool {
    guard case .command(let command) = action else { return false }
    switch command {
    case .set(.object(let name), let property, let value):
      return condition(Assignment(layer: name, property: property, value: value))
    case .setValue(.object(let name), let path, let value):
      guard let property = path.property else { return false }
      return condition(Assignment(layer: name, property: property, value: value))
    case .new(let creation):
      return creation.settings.contains { entry in
        guard let property = Property(rawValue: entry.key) else { return false }
        return condition(Assignment(layer: creation.name, property: property, value: entry.value))
      }
    default: return false
    }
  }
}

extension ObservationWindows {
  /// A verdict on nothing yet, which compares numbers as the engine's precision allows.
  var verdict: LawVerdict { LawVerdict(isSingle: isSingle) }
}
