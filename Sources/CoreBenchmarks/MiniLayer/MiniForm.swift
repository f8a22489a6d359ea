/// A way to declare mini-layer as a state machine, of which what shrinking comes to must not depend.
public struct MiniForm: Hashable, Sendable, CustomStringConvertible {
  /// The order in which the kinds of commands are declared.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// Commands without arguments first.
    case simplestFirst = "simplest-first"
    /// The other way round.
    case simplestLast = "simplest-last"
    /// By their names.
    case alphabetical

    /// The kinds in this order.
    var kinds: [MiniKind] {
      switch self {
      case .simplestFirst: MiniKind.allCases
      case .simplestLast: MiniKind.allCases.reversed()
      case .alphabetical: MiniKind.allCases.sorted { "\($0)" < "\($1)" }
      }
    }
  }

  /// How sizes and coordinates are drawn.
  public enum Numbers: String, CaseIterable, Hashable, Sendable {
    case integers, doubles
  }

  /// How a layer is drawn.
  public enum References: String, CaseIterable, Hashable, Sendable {
    /// By its own number, which it keeps when another layer goes.
    case objects
    /// By its place in the order of creation.
    case places
  }

  /// How a complaint is worded.
  public enum Words: String, CaseIterable, Hashable, Sendable {
    /// In the same words for failures of one kind.
    case plain
    /// With the layer and the numbers that are wrong.
    case detailed
  }

  /// The order in which the kinds of commands are declared.
  public var order: Order
  /// How sizes and coordinates are drawn.
  public var numbers: Numbers
  /// How a layer is drawn.
  public var references: References
  /// How a complaint is worded.
  public var words: Words

  /// Creates a form; that of `MiniMachine` unless something is given.
  public init(
    order: Order = .simplestFirst, numbers: Numbers = .integers, references: References = .objects,
    words: Words = .plain
  ) {
    self.order = order
    self.numbers = numbers
    self.references = references
    self.words = words
  }

  /// Every order with both kinds of numbers and of references, and each of the orders with detailed words.
  public static let all: [MiniForm] = Order.allCases.flatMap { order in
    Numbers.allCases.flatMap { numbers in
      References.allCases.map { MiniForm(order: order, numbers: numbers, references: $0) }
    } + [MiniForm(order: order, words: .detailed)]
  }

  /// The names of its parts.
  public var description: String {
    "\(order.rawValue), \(numbers), \(references), \(words)"
  }
}
