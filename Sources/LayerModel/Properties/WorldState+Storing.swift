package import LayerScript
import Rules

extension WorldState {
  /// What a property stores in the place of a value: numbers in single precision where they are
  /// declared so (PROPS-50), known names for unknown ones (PROPS-52..54).
  package func storable(_ value: Value, as property: Property, of layer: Int) -> Value {
    if case .number(let number) = value, property.isSingle(of: identities[layer].type) {
      return .number(Double(Float(number)))
    }
    return Validation.stored(value, as: property)
  }

  /// What leaves open what a property reads from the moment on at which it is set to a value.
  func openItem(setting value: Value, as property: Property, of layer: Int) -> OpenItem? {
    if let text = value.asString, let item = property.openItem(settingName: text, assumptions) {
      return item
    }
    if property.isWhole, let number = value.asNumber, !number.isMask { return .beyondReference }
    if property == .maskedCorners, (value.asNumber ?? 0) > 15 {
      return assumptions.openItem(of: .enumValidation, otherwise: .beyondReference)
    }
    if property.isSingle(of: identities[layer].type),
      !value.allNumbers({ !$0.isFinite || Float($0).isFinite })
    {
      return .beyondReference
    }
    return property.openItem(setting: value)
  }

  /// The rules about what is stored in the place of a value.
  mutating func storingRules(_ value: Value, as property: Property, of layer: Int) -> Why {
    var rules: [RuleID] = []
    if value.asNumber != nil, property.isSingle(of: identities[layer].type) {
      rules.append(.props(50))
    }
    if let rule = Validation.rule(setting: value, as: property) { rules.append(rule) }
    if let rule = KnownNames.rule(of: property),
      KnownNames.of(property).contains(value.asString ?? "")
    {
      rules.append(rule)
    }
    rules += property.readBackRules(value)
    if identities[layer].type == .transformLayer, property.isIgnoredByTransformLayers {
      rules.append(.sub(20))
    }
    return reasons.set(rules)
  }
}

extension WorldState {
  /// What the last outermost commit published of a property, for engines that mistake it for the model.
  package func publishedValue(_ layer: Int, _ property: Property) -> Value {
    published[layer]?.properties[property]?.value ?? readUnset(layer, property).value
  }

  /// Gives every model the depth that its presentation copy has, the way a faulty engine would.
  package mutating func takeBackDepths() {
    for layer in published.indices {
      guard let shown = published[layer] else { continue }
      corrupt(layer, .zPosition, shown.properties[.zPosition]?.value ?? .number(0))
    }
  }
}

extension Property {
  /// Tells whether the property's numbers are declared in single precision; emitter layers and cells
  /// differ in some that have the same name.
  func isSingle(of type: ClassName) -> Bool {
    switch self {
    case .velocity, .scale, .spin: return type == .emitterLayer
    default:
      if case .number(single: true) = info.shape { return true }
      return false
    }
  }

  /// Tells whether the property is a count or a set of bits.
  var isWhole: Bool {
    switch self {
    case .edgeAntialiasingMask, .maskedCorners, .autoresizingMask, .instanceCount, .levelsOfDetail,
      .levelsOfDetailBias, .seed:
      true
    default: false
    }
  }

  /// Tells whether transform layers store the property and do nothing with it (SUB-20).
  fileprivate var isIgnoredByTransformLayers: Bool {
    switch self {
    case .masksToBounds, .filters, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius,
      .shadowPath:
      true
    default: false
    }
  }

  /// The rules which say that the property reads back as it was set.
  fileprivate func readBackRules(_ value: Value) -> [RuleID] {
    switch self {
    case .cornerRadius, .borderWidth, .shadowRadius, .rasterizationScale, .name, .filters:
      [.props(56)]
    case .repeatCount: value.asNumber?.isInfinite == true ? [.props(51)] : []
    case .contentsHeadroom: (value.asNumber ?? 0) < 0 ? [.props(59)] : []
    case .lineDashPattern: value == .nil ? [.sub(14)] : []
    case .startPoint, .endPoint: [.sub(15)]
    case .locations: value == .nil ? [.sub(15)] : []
    case .string, .font: [.sub(16)]
    case .instanceColor, .foregroundColor, .strokeColor: [.sub(24)]
    case .fillColor: value == .nil ? [.sub(14), .sub(24)] : [.sub(24)]
    case .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
      [.props(50)]
    case .delegate: [.act(13)]
    default: []
    }
  }
}
