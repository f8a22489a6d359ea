/// The name that a script gives to an object, such as `l1` for a layer.
///
/// Scripts choose the names, so nothing in a script depends on an earlier answer and a whole script
/// travels to an engine in one message.
public struct ObjectName: Hashable, Sendable {
  /// What sort of object a name stands for; the raw value is the letter in front of the number.
  public enum Kind: Character, CaseIterable, Hashable, Sendable {
    /// A layer of any class.
    case layer = "l"
    /// A view of any class.
    case view = "v"
    /// An animation object that the caller holds.
    case animation = "a"
    /// An emitter cell.
    case cell = "c"
    /// A layer delegate with programmable answers.
    case delegate = "d"
    /// A layer subclass with programmable hooks.
    case `class` = "k"
    /// An argument that stays the caller's and can be changed after being passed.
    case shared = "s"
    /// A layout manager.
    case manager = "m"
    /// A custom action that reports its runs. It exists by being named.
    case action = "x"
    /// A completion block that reports its call. It exists by being named.
    case block = "b"
    /// The delegate of an animation, which reports start and stop. It exists by being named.
    case handler = "h"
    /// An image, told from others by its identity alone. It exists by being named.
    case image = "i"

    /// Tells whether objects of the kind exist by being named, without a step that creates them.
    public var existsByName: Bool {
      switch self {
      case .action, .block, .handler, .image: true
      case .layer, .view, .animation, .cell, .delegate, .class, .shared, .manager: false
      }
    }

    /// A number of four bits that no other kind has.
    fileprivate var place: Int {
      switch self {
      case .layer: 0
      case .view: 1
      case .animation: 2
      case .cell: 3
      case .delegate: 4
      case .class: 5
      case .shared: 6
      case .manager: 7
      case .action: 8
      case .block: 9
      case .handler: 10
      case .image: 11
      }
    }

    /// What an object of the kind is called in a message to a person.
    public var noun: String {
      switch self {
      case .layer: "a layer"
      case .view: "a view"
      case .animation: "an animation"
      case .cell: "an emitter cell"
      case .delegate: "a delegate"
      case .class: "a layer class"
      case .shared: "a shared argument"
      case .manager: "a layout manager"
      case .action: "a custom action"
      case .block: "a completion block"
      case .handler: "an animation delegate"
      case .image: "an image"
      }
    }
  }

  /// What sort of object it is.
  public let kind: Kind
  /// Which one of its kind, from 1.
  public let number: Int

  /// Creates a name.
  public init(_ kind: Kind, _ number: Int) {
    self.kind = kind
    self.number = number
  }

  /// Parses a name such as `l1`; nil unless it is a kind's letter and a number from 1.
  public init?(_ text: some StringProtocol) {
    guard let letter = text.first, let kind = Kind(rawValue: letter) else { return nil }
    let digits = text.dropFirst()
    guard let first = digits.first, first.isASCII, ("1"..."9").contains(first),
      digits.allSatisfy({ ("0"..."9").contains($0) }), let number = Int(digits)
    else { return nil }
    self.init(kind, number)
  }

  /// Feeds kind and number into a hash; the letter of a kind would take long.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number &<< 4 | kind.place)
  }

  /// The name of a layer.
  public static func layer(_ number: Int) -> ObjectName { ObjectName(.layer, number) }
  /// The name of an animation.
  public static func animation(_ number: Int) -> ObjectName { ObjectName(.animation, number) }
  /// The name of a layer delegate.
  public static func delegate(_ number: Int) -> ObjectName { ObjectName(.delegate, number) }
  /// The name of a custom action.
  public static func action(_ number: Int) -> ObjectName { ObjectName(.action, number) }
  /// The name of a layer class.
  public static func `class`(_ number: Int) -> ObjectName { ObjectName(.class, number) }
}

extension ObjectName: CustomStringConvertible, Comparable {
  /// The name as it stands in a script, such as `l1`.
  public var description: String { "\(kind.rawValue)\(number)" }

  /// Orders by kind and then by number.
  public static func < (left: ObjectName, right: ObjectName) -> Bool {
    (left.kind.rawValue, left.number) < (right.kind.rawValue, right.number)
  }
}
