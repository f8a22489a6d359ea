/// A piece of behaviour that no source settles: nothing that rests on it is asserted.
public struct OpenItem: Hashable, Sendable {
  enum Family: UInt8, Hashable, Sendable {
    case layers
    case animation
    case own
  }

  let family: Family
  let number: UInt8

  /// An item of the list for layers, `UL-..`.
  public static func layers(_ number: UInt8) -> OpenItem {
    OpenItem(family: .layers, number: number)
  }

  /// An item of the list for actions and animations, `UA-..`.
  public static func animation(_ number: UInt8) -> OpenItem {
    OpenItem(family: .animation, number: number)
  }

  /// No rule speaks of the behaviour, or the reference does not follow it.
  public static let beyondReference = OpenItem(family: .own, number: 1)

  /// The engine answered that it does not support what the value rests on.
  public static let unsupported = OpenItem(family: .own, number: 2)

  /// The profile that would settle the behaviour is declared off.
  public static let profileOff = OpenItem(family: .own, number: 3)
}

extension OpenItem: CustomStringConvertible {
  /// The name of the item as the catalogue spells it, such as `UA-11`.
  public var description: String {
    let digits = number < 10 ? "0\(number)" : "\(number)"
    switch family {
    case .layers: return "UL-" + digits
    case .animation: return "UA-" + digits
    case .own:
      switch self {
      case .unsupported: return "unsupported"
      case .profileOff: return "profile off"
      default: return "beyond the reference"
      }
    }
  }

  /// What is open, in a sentence; nil for an item without an entry in the catalogue.
  public var explanation: String? {
    switch self {
    case .beyondReference: "no rule says what comes here"
    case .unsupported: "the engine does not support what the value rests on"
    case .profileOff: "the profile that would settle this is declared off"
    default: Catalogue.openItems[self]
    }
  }
}
