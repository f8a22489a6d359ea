package import LayerScript
import Rules

/// What sources say of a property's built-in implicit animation.
enum ImplicitAnimation: Hashable, Sendable {
  /// It has one, and that is recorded (ACT-30).
  case recorded
  /// It has none, and this rule says so.
  case none(RuleID)
  /// Sources differ, or say so in a table only.
  case open
}

extension Property {
  /// Whether a change of the property starts an animation by itself.
  var implicitAnimation: ImplicitAnimation {
    switch self {
    case .anchorPoint, .borderWidth, .borderColor, .bounds, .cornerRadius, .opacity, .position,
      .transform, .shadowColor, .shadowOffset, .shadowOpacity, .shadowRadius, .zPosition,
      .strokeStart, .strokeEnd, .hidden:
      .recorded
    case .path: .none(.act(33))
    case .name, .delegate, .actions, .style, .geometryFlipped, .contentsGravity: .none(.act(35))
    default: .open
    }
  }
}

extension WorldState {
  /// What the built-in step makes of a change: an animation for recorded properties of committed
  /// layers, nothing before a layer was committed (ACT-24, profile `gate`).
  package func standardBuiltIn(for property: Property, layer: Int) -> BuiltInVerdict {
    switch property.implicitAnimation {
    case .none(let rule): return .none(rule)
    case .open:
      return commits.stages[layer] == .never ? gated : .open(.animation(27))
    case .recorded: break
    }
    switch commits.stages[layer] {
    case .never: return gated
    case .committed: return .animates
    case .left, .masked: return .open(.animation(41))
    case .uncertain: return .open(.animation(4))
    }
  }

  private var gated: BuiltInVerdict {
    if let item = assumptions.openItem(of: .gate, otherwise: .animation(41)) { return .open(item) }
    return .none(.act(24))
  }
}
