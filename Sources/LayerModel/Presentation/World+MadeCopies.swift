import LayerScript
import Rules

extension World {
  /// Makes the copy of a layer through the initialiser of its class, which may report it (COPY-09);
  /// when, and how often, is the engine's affair.
  mutating func makeCopy(of layer: Int) {
    guard semantics.presentation.copiesThroughInitializer, let event = state.copying(of: layer)
    else { return }
    state.effects.events.append(ExpectedEvent(.event(event), .open(.beyondReference)))
  }

  /// Allows copies to be made at any step by classes that report it.
  func allowingCopies(_ expected: inout Expected) {
    if state.classes.isEmpty { return }
    let reports = state.classes.values.contains { $0.implements.contains(.initWithLayer) }
    guard reports else { return }
    for layer in state.identities.indices {
      guard let event = state.copying(of: layer) else { continue }
      expected.events.append(ExpectedEvent(.repeated(event), .open(.beyondReference)))
    }
  }
}

extension WorldState {
  /// How the class of a layer reports that the layer is copied for presentation, if it does.
  fileprivate func copying(of layer: Int) -> Event? {
    override(of: .initWithLayer, layer: layer).map { type in
      .called(type, .initWithLayer, layer: identities[layer].name)
    }
  }
}
