import LayerScript
import Rules

/// COPY-09: the copy of a layer whose class overrides `initWithLayer:` is made through it.
struct CopyIsInitialized: SingleLaw {
  let description = LawDescription(
    "copy-is-initialized",
    "a presentation copy is read only after its class, which reports that, was told to copy the layer",
    rules: [.copy(9)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    let classes = windows.script.copyingClasses
    if classes.isEmpty { return verdict }
    let observations = windows.windows.flatMap(\.observations)
    for observation in observations {
      guard let layer = observation.query.presentedLayer, observation.value != .nil,
        let type = classes[layer]
      else { continue }
      let report = Event.called(type, .initWithLayer, layer: layer)
      // A query reports in its own outcome what it calls.
      let isReported = windows.reports[...observation.step].contains { $0.contains(report) }
      if isReported {
        verdict.hold()
      } else {
        verdict.violate(
          at: observation.step, expected: "\(report) before", actual: "a copy without it")
      }
    }
    return verdict
  }
}

extension Script {
  /// The layers of classes that report copies, with their classes.
  fileprivate var copyingClasses: [ObjectName: ObjectName] {
    var reporting: Set<ObjectName> = []
    var layers: [ObjectName: ObjectName] = [:]
    for case .new(let creation)? in steps.map(\.command) {
      if creation.name.kind == .class, creation.implements?.contains(.initWithLayer) == true {
        reporting.insert(creation.name)
      }
      if case .defined(let type)? = creation.type, reporting.contains(type) {
        layers[creation.name] = type
      }
    }
    return layers
  }
}

extension Query {
  /// The layer of whose presentation copy a stored value is read.
  fileprivate var presentedLayer: ObjectName? {
    switch self {
    case .get(.presentation(let layer), .opacity), .get(.presentation(let layer), .position),
      .get(.presentation(let layer), .bounds), .get(.presentation(let layer), .zPosition):
      layer
    default: nil
    }
  }
}
