import Choices

/// Makes an input of some seeds by changing what they are made of: tokens, lines, brackets, numbers.
///
/// The same number gives the same input for ever.
struct Mutator: Sendable {
  private let seeds: [CutSeed]
  private let sizeLimit: Int
  private let root: UInt64

  /// Creates a mutator.
  ///
  /// - Parameters:
  ///   - seeds: What inputs are made of; at least one.
  ///   - sizeLimit: How many bytes of a seed are taken; an input has at most four times as many.
  ///   - root: What makes the inputs of one mutator others than those of another.
  init(seeds: [[UInt8]], sizeLimit: Int, root: UInt64) {
    self.seeds = seeds.map { CutSeed($0, sizeLimit: sizeLimit) }
    self.sizeLimit = sizeLimit
    self.root = root
  }

  /// Input number `index`.
  func input(_ index: Int) -> [UInt8] {
    var random = SplitMix64(seed: SplitMix64.seed(of: index, in: root))
    var pieces = seeds[Int(random.next(below: UInt64(seeds.count)))].window(&random)
    repeat { mutate(&pieces, &random) } while random.chance(1, in: 2)
    return pieces.bytes(atMost: 4 * sizeLimit)
  }

  private func mutate(_ pieces: inout Pieces, _ random: inout SplitMix64) {
    let place = pieces.place(&random)
    switch random.next(below: 14) {
    case 0: pieces.remove(at: place)
    case 1: pieces.duplicate(at: place)
    case 2: pieces.swap(place, pieces.place(&random))
    case 3: pieces.replace(at: place, byPieceAt: pieces.place(&random))
    case 4: pieces.replace(at: place, by: Self.extreme(&random))
    case 5: pieces.insert(Self.extreme(&random), at: place)
    case 6: pieces.nest(at: place, times: Int(random.next(below: 5)) + 1)
    case 7: pieces.removeRange(from: place, &random)
    case 8: pieces.repeatRange(from: place, &random)
    case 9: pieces.splice(other(&random), at: place, &random)
    case 10: pieces.flipByte(at: place, &random)
    case 11: pieces.exchangeLines(place, pieces.place(&random))
    default: pieces.replaceWord(at: place, by: other(&random), &random)
    }
  }

  private func other(_ random: inout SplitMix64) -> Pieces {
    seeds[Int(random.next(below: UInt64(seeds.count)))].start
  }

  private static let extremes: [[UInt8]] = [
    "0", "-0", "-1", "1e308", "-1e308", "5e-324", "1e-320", "9223372036854775807",
    "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1e19", "0.5", "nan",
    "inf", "-inf", "null", "nil", "true", "{\"num\":\"nan\"}", "\"\"", "\"\\u{0}\"", "\"\\u0000\"",
    "\"\\ud800\"", "[]", "{}", "()", "(", ")", "[", "]", "{", "}", "\"", "\\", ";", "\n", "\r\n",
    "---", "#", "@2", "@0", "@99999999999", ".", ",", ":", "\u{202E}", "\u{0}", "é", "e\u{301}",
    "\u{301}", "\u{D4E}",
    "l1", "l2", "v1", "a1", "x1", "d1", "k1", "s1", "b1", "h1", "l0", "l99999999999999999999",
    "transaction", "tick", "commit", "l1.presentation",
  ].map { Array($0.utf8) }

  private static func extreme(_ random: inout SplitMix64) -> [UInt8] {
    extremes[Int(random.next(below: UInt64(extremes.count)))]
  }
}
