import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Values that are taken for others, or not taken for what they are, when they are set.
  static let validation: [Fault] = [
    rounding(
      "opacity-kept-double", "opacity is stored in double precision", 50, .opacity,
      "0.1"
    ) { asked, _ in asked },
    rounding(
      "opacity-of-eight-bits", "opacity is stored in 255ths", 50, .opacity,
      "0.5"
    ) { _, stored in
      stored.with(components: (stored.components ?? []).map { ($0 * 255).rounded() / 255 })
        ?? stored
    },
    rounding(
      "repeat-count-clamped", "an endless repeatCount becomes the largest whole number", 51,
      .repeatCount, "inf"
    ) { _, stored in
      stored == .number(.infinity) ? .number(2_147_483_647) : stored
    },
    rounding(
      "unknown-gravity-kept", "an unknown contentsGravity is kept", 52, .contentsGravity,
      "\"unknown\""
    ) { asked, _ in asked },
    rounding(
      "unknown-gravity-default", "an unknown contentsGravity becomes the default", 52,
      .contentsGravity, "\"unknown\""
    ) { asked, stored in
      asked == .string(KnownNames.unknown) ? .string("resize") : stored
    },
    rounding(
      "unknown-corner-curve-kept", "an unknown cornerCurve is kept", 53, .cornerCurve,
      "\"unknown\""
    ) { asked, _ in asked },
    rounding(
      "corner-mask-raw", "maskedCorners keeps bits that stand for no corner", 54, .maskedCorners,
      "16"
    ) { asked, _ in asked },
    Fault(
      "unknown-gradient-falls-back", "an unknown type of gradient becomes axial",
      breaks: [.props(55)], taking: [.stored],
      smallest: """
        new l1 CAGradientLayer {type: "unknown"}
        get l1.type
        """
    ) {
      RoundingFault(property: .type) { asked, stored in
        asked == .string(KnownNames.unknown) ? .string("axial") : stored
      }
    },
    rounding(
      "radius-snaps-to-pixels", "cornerRadius is rounded to whole points", 56, .cornerRadius,
      "0.5"
    ) { _, stored in
      stored.with(components: (stored.components ?? []).map { $0.rounded(.down) }) ?? stored
    },
    rounding(
      "headroom-clamped", "a negative contentsHeadroom becomes zero", 59, .contentsHeadroom,
      "-1"
    ) { _, stored in
      stored.with(components: (stored.components ?? []).map { max($0, 0) }) ?? stored
    },
    Fault(
      "unknown-curve-raises", "asking for the factor of an unknown corner curve raises",
      breaks: [.props(61)], taking: [.expansionFactor],
      smallest: "expansionFactor \"unknown\""
    ) { UnknownCurveRaises() },
    Fault(
      "turn-resets-model", "the end of a turn gives the model the depth that was shown before it",
      breaks: [.props(58)], taking: [.publishesAtTick],
      smallest: """
        new l1
        host l1
        tick
        set l1.zPosition 1
        tick
        get l1.zPosition
        """
    ) { TurnResetsModel() },
  ]

  /// A fault that shows in what one property of a plain layer reads after it was set.
  private static func rounding(
    _ name: String, _ sentence: String, _ rule: Int, _ property: Property, _ value: String,
    _ change: @escaping @Sendable (_ asked: Value, _ stored: Value) -> Value
  ) -> Fault {
    Fault(
      name, sentence, breaks: [.props(rule)], taking: [.stored],
      smallest: """
        new l1 {\(property.rawValue): \(value)}
        get l1.\(property.rawValue)
        """
    ) { RoundingFault(property: property, change: change) }
  }
}

private struct RoundingFault: PropertySemantics {
  let property: Property
  let change: @Sendable (_ asked: Value, _ stored: Value) -> Value

  mutating func stored(
    _ value: Value, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    let stored = state.storable(value, as: property, of: layer)
    return property == self.property ? change(value, stored) : stored
  }
}

private struct UnknownCurveRaises: PropertySemantics {
  mutating func expansionFactor(of curve: String) -> Double? {
    guard KnownNames.of(.cornerCurve).contains(curve) else { return nil }
    var standard = StandardSemantics()
    return standard.expansionFactor(of: curve)
  }
}

private struct TurnResetsModel: TransactionSemantics {
  mutating func publishesAtTick(in state: inout WorldState) -> Bool {
    state.takeBackDepths()
    var standard = StandardSemantics()
    return standard.publishesAtTick(in: &state)
  }
}
