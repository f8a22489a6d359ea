package import LayerScript
import Rules

extension WorldState {
  /// What a property reads that was never set: what the style supplies, then what a class of the
  /// script says, then the default of the framework's class (KVC-21, KVC-24).
  func readUnset(_ layer: Int, _ property: Property) -> Reading {
    // Most layers have neither, and whatever is read passes here.
    if properties[layer].contains(.style) {
      if let supplied = style(of: layer, supplies: property) { return supplied }
      // Where it is open what the style is, so is whether it supplies the property.
      if property != .style, let open = properties[layer][.style]?.open {
        var reading = readUnstyled(layer, property)
        reading.open = reading.open ?? open
        return reading
      }
    }
    return readUnstyled(layer, property)
  }

  /// The value alone of a property that was never set, which of most layers the table of defaults has.
  func unsetValue(_ layer: Int, _ property: Property) -> Value {
    if identities[layer].defined != nil || property == .allowsEdgeAntialiasing
      || properties[layer].contains(.style)
    {
      return readUnset(layer, property).value
    }
    return Defaults.value(property, of: identities[layer].type) ?? .nil
  }

  /// What a property reads that was never set and that no style supplies.
  private func readUnstyled(_ layer: Int, _ property: Property) -> Reading {
    if identities[layer].defined != nil, let hooked = hookedDefault(of: layer, property) {
      return hooked
    }
    guard let row = Defaults.row(property, of: identities[layer].type) else {
      return Reading(.nil, open: .beyondReference)
    }
    var reading = read(row, property)
    // Behind a view a layer has the scale of the screen, which nobody knows here.
    if property == .contentsScale || property == .rasterizationScale, views.owners[layer] != nil {
      reading.open = reading.open ?? .beyondReference
    }
    return reading
  }

  /// What the framework's class says.
  func read(_ row: Defaults.Row, _ property: Property) -> Reading {
    var reading = Reading(row.value, why: Why(row.rule), tolerance: property.tolerance)
    if let profile = row.profile {
      reading.open = assumptions.openItem(of: profile, otherwise: .beyondReference)
    }
    if property == .allowsEdgeAntialiasing, assumptions.standing(of: .iOSLike) == .asserted {
      (reading.value, reading.open) = (.boolean(false), nil)
    }
    // Which object stands for the font is not recorded, only that one does (PROPS-38).
    if property == .font { reading.pattern = .something }
    return reading
  }

  /// What the framework's class of a layer says, whatever a style or a class of the script does.
  package func frameworkDefault(of layer: Int, _ property: Property) -> Value? {
    Defaults.value(property, of: identities[layer].type)
  }

  /// Tells whether the style of a layer supplies a property.
  package func isStyled(_ layer: Int, _ property: Property) -> Bool {
    style(of: layer, supplies: property) != nil
  }

  /// The first entry for a property on the way through the style chain (KVC-24).
  private func style(of layer: Int, supplies property: Property) -> Reading? {
    guard property != .style, let slot = properties[layer][.style],
      let value = sequence(first: slot.value, next: { $0["style"] }).lazy
        .compactMap({ $0[property.rawValue] }).first
    else { return nil }
    var reading = Reading(
      storable(value, as: property, of: layer), why: Why(.kvc(24)),
      open: slot.open ?? openItem(setting: value, as: property, of: layer),
      tolerance: property.tolerance)
    if !property.isSuppliedByStyle { reading.open = reading.open ?? .beyondReference }
    if !property.info.shape.accepts(value) { reading.open = reading.open ?? .layers(31) }
    return reading
  }

  /// What the most derived class of the script says that has something to say (KVC-21).
  private func hookedDefault(of layer: Int, _ property: Property) -> Reading? {
    let key = property.rawValue
    var found: ClassProbe.Hook?
    for name in definedClasses(of: layer) where found == nil {
      found = classes[name]?.hook(.defaultValueForKey, key)
    }
    guard let hook = found else { return nil }
    var reading = Reading(
      storable(hook.value, as: property, of: layer), why: Why(.kvc(21)),
      open: openItem(setting: hook.value, as: property, of: layer), tolerance: property.tolerance)
    // A class answers the same at all times; one that changes its mind is no class of this world.
    if hook.step > identities[layer].step || !property.isSuppliedByClass {
      reading.open = reading.open ?? .beyondReference
    }
    if !property.info.shape.accepts(hook.value) { reading.open = reading.open ?? .layers(31) }
    return reading
  }
}

extension Property {
  /// Tells whether a source says that a style supplies the property (5.1 of the catalogue).
  package var isSuppliedByStyle: Bool {
    switch self {
    case .opacity, .hidden, .cornerRadius, .borderWidth, .zPosition, .contentsGravity, .shadowColor,
      .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath:
      true
    default: false
    }
  }

  /// Tells whether the answer of a class is asserted to be what a new layer reads: geometry has no
  /// class default (KVC-22), and trees are no values.
  package var isSuppliedByClass: Bool {
    switch self {
    case .bounds, .position, .frame, .transform, .sublayerTransform, .anchorPoint, .anchorPointZ,
      .delegate, .actions, .style, .contents, .speed, .beginTime, .timeOffset, .duration,
      .repeatCount, .repeatDuration, .autoreverses, .fillMode, .geometryFlipped, .mask, .sublayers:
      false
    default: true
    }
  }
}
