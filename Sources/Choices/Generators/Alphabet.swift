/// The Unicode scalars of which characters and texts are drawn, simplest first.
public struct Alphabet: Sendable {
  /// The scalars that come first, in their order.
  private let first: [Unicode.Scalar]
  private let placeOfFirst: [Unicode.Scalar: Int]
  /// Whether all other scalars follow, by their numbers.
  private let hasOthers: Bool

  /// Small letters, capitals, digits and then the other printable characters of ASCII.
  public static let printable = Alphabet(Self.printableScalars, hasOthers: false)
  /// All scalars: the printable ones of ASCII first, then the others by their numbers.
  public static let unicode = Alphabet(Self.printableScalars, hasOthers: true)

  /// Takes the scalars of a text in their order, each once.
  ///
  /// - Parameter scalars: The scalars; not empty.
  public init(_ scalars: String) {
    var seen: Set<Unicode.Scalar> = []
    self.init(scalars.unicodeScalars.filter { seen.insert($0).inserted }, hasOthers: false)
  }

  private init(_ first: [Unicode.Scalar], hasOthers: Bool) {
    self.first = first
    self.hasOthers = hasOthers
    placeOfFirst = Dictionary(
      first.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  private static let printableScalars: [Unicode.Scalar] = {
    let all = (0x20...0x7E as ClosedRange<UInt8>).map { Unicode.Scalar($0) }
    let groups: [(Unicode.Scalar) -> Bool] = [
      { ("a"..."z").contains($0) }, { ("A"..."Z").contains($0) }, { ("0"..."9").contains($0) },
    ]
    let simple = groups.flatMap { all.filter($0) }
    return simple + all.filter { !simple.contains($0) }
  }()

  /// How many scalars there are.
  var count: Int { hasOthers ? 0x11_0000 - 0x800 : first.count }

  /// The place of a scalar; nil where it is none of the alphabet.
  func place(of scalar: Unicode.Scalar) -> Int? {
    if let place = placeOfFirst[scalar] { return place }
    guard hasOthers else { return nil }
    // The first ones have all numbers of a range, so the others move up or stay where they are.
    let number = Int(scalar.value)
    let dense = number < 0xD800 ? number : number - 0x800
    return number < 0x20 ? dense + first.count : dense
  }

  /// The scalar at a place below `count`.
  func scalar(at place: Int) -> Unicode.Scalar {
    if place < first.count { return first[place] }
    let dense = place < first.count + 0x20 ? place - first.count : place
    return Unicode.Scalar(UInt32(dense < 0xD800 ? dense : dense + 0x800)) ?? "a"
  }
}

extension Alphabet {
  /// Scalars that have shown many mistakes: ends of lines, what changes its length with its case, what
  /// joins others, what reads from the right, and the first and last of what takes more bytes or words.
  private static let notable: [Unicode.Scalar] = [
    "\0", "\t", "\n", "\r", " ", "\"", "\\", "'", "<", "&", "%", "/", "\u{7F}", "\u{80}", "\u{A0}",
    "\u{E9}", "\u{DF}", "\u{130}", "\u{131}", "\u{149}", "\u{301}", "\u{3A3}", "\u{5D0}", "\u{7FF}",
    "\u{800}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2028}", "\u{3000}", "\u{D7FF}", "\u{E000}",
    "\u{FB01}", "\u{FE0F}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{10000}", "\u{1F1E9}",
    "\u{1F3FD}", "\u{1F44D}", "\u{10FFFF}",
  ]

  /// Proposes the place of a scalar: most are printable, some notable, and some any.
  func propose(from random: inout SplitMix64) -> Int {
    let die = random.next(below: 100)
    guard hasOthers, die < 30 else {
      // Few different letters make equal ones likely.
      let most = die < 60 ? Swift.min(4, first.count) : first.count
      return Int(random.next(below: UInt64(most)))
    }
    guard die < 20 else { return Int(random.next(below: UInt64(count))) }
    let scalar = Self.notable[Int(random.next(below: UInt64(Self.notable.count)))]
    return place(of: scalar) ?? 0
  }
}
