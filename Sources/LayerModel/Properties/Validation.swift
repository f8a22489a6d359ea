package import LayerScript
import Rules

/// The values that a property takes as they are, where it does not take all of its shape.
package enum Validation {
  /// What becomes of a name that a property does not know.
  enum Unknown: Hashable {
    /// It is replaced by this name.
    case becomes(String)
    /// It is kept all the same (PROPS-55).
    case kept
    /// No source says.
    case open
  }

  /// The names that a property knows, and what becomes of others; nil for other properties.
  static func names(of property: Property) -> (known: [String], unknown: Unknown)? {
    let known = KnownNames.of(property)
    switch property {
    case .contentsGravity: return (known, .becomes("center"))
    case .cornerCurve: return (known, .becomes("circular"))
    case .contentsFormat: return (known, .becomes("RGBA8"))
    case .preferredDynamicRange: return (known, .becomes("standard"))
    case .toneMapMode: return (known, .becomes("automatic"))
    case .type, .alignmentMode: return (known, .kept)
    default: return known.isEmpty ? nil : (known, .open)
    }
  }

  /// What is stored in the place of a value (PROPS-52..54).
  package static func stored(_ value: Value, as property: Property) -> Value {
    if property == .maskedCorners, let number = value.asNumber, number.isMask {
      return .number(Double(Int(number) & 15))
    }
    guard let text = value.asString, let (known, unknown) = names(of: property),
      case .becomes(let name) = unknown, !known.contains(text)
    else { return value }
    return .string(name)
  }

  /// The rule that decides what is stored, where one does.
  static func rule(setting value: Value, as property: Property) -> RuleID? {
    switch property {
    case .contentsGravity: return .props(52)
    case .maskedCorners: return .props(54)
    case .cornerCurve, .contentsFormat, .preferredDynamicRange, .toneMapMode:
      let isKnown = KnownNames.of(property).contains(value.asString ?? "")
      return isKnown ? nil : .props(53)
    case .type, .alignmentMode, .autoresizingMask: return .props(55)
    default: return nil
    }
  }
}

extension Property {
  /// Tells whether the property knows more names than a source spells out: then only a name that
  /// stands for nothing anywhere is surely unknown.
  private var hasUnlistedNames: Bool {
    switch self {
    case .contentsFormat, .preferredDynamicRange, .toneMapMode: true
    default: false
    }
  }

  /// What leaves open what a name becomes.
  func openItem(settingName text: String, _ assumptions: Assumptions) -> OpenItem? {
    guard let (known, unknown) = Validation.names(of: self), !known.contains(text) else {
      return nil
    }
    if unknown == .open || (hasUnlistedNames && text != KnownNames.unknown) {
      return .beyondReference
    }
    return assumptions.openItem(of: .enumValidation, otherwise: .beyondReference)
  }
}

extension Double {
  /// Tells whether a number is one that a mask of bits can have.
  var isMask: Bool { self >= 0 && self < 4_294_967_296 && self == rounded() }
}

/// The names that stand for constants (PROPS-60, PROPS-62).
package enum KnownNames {
  /// A name that stands for nothing anywhere.
  package static let unknown = "unknown"

  /// The names that a property knows, the default first; none where it takes any text.
  package static func of(_ property: Property) -> [String] {
    switch property {
    case .contentsGravity:
      [
        "resize", "resizeAspect", "resizeAspectFill", "center", "top", "bottom", "left", "right",
        "topLeft", "topRight", "bottomLeft", "bottomRight",
      ]
    case .fillMode: ["removed", "forwards", "backwards", "both"]
    case .minificationFilter, .magnificationFilter: ["linear", "nearest", "trilinear"]
    case .cornerCurve: ["circular", "continuous"]
    case .contentsFormat: ["RGBA8"]
    case .preferredDynamicRange: ["standard"]
    case .toneMapMode: ["automatic"]
    default: ofSubclass(property)
    }
  }

  private static func ofSubclass(_ property: Property) -> [String] {
    switch property {
    case .fillRule: ["non-zero", "even-odd"]
    case .lineCap: ["butt", "round", "square"]
    case .lineJoin: ["miter", "round", "bevel"]
    case .type: ["axial", "radial", "conic"]
    case .alignmentMode: ["natural", "left", "right", "center", "justified"]
    case .truncationMode: ["none", "start", "end", "middle"]
    case .scrollMode: ["both", "none", "vertically", "horizontally"]
    case .emitterShape: ["point", "line", "rectangle", "cuboid", "circle", "sphere"]
    case .emitterMode: ["volume", "points", "outline", "surface"]
    case .renderMode: ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"]
    default: []
    }
  }

  /// The rule that lists the names of a property, where one does.
  static func rule(of property: Property) -> RuleID? {
    switch property {
    case .emitterShape, .emitterMode, .renderMode: .props(62)
    case .cornerCurve, .contentsFormat, .preferredDynamicRange, .toneMapMode: nil
    default: of(property).isEmpty ? nil : .props(60)
    }
  }
}
