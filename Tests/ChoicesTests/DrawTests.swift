import Choices
import Testing

/// Every draw can be repeated and encoded back.
struct DrawTests {
  /// One draw of each kind, with the values to encode.
  struct Drawn: Equatable {
    var flag: Bool
    var place: Int
    var word: String
    var number: Int
    var double: Double
    var reference: Int?
    var identity: Int?

    init(from source: inout ChoiceSource, like: Drawn? = nil) {
      flag = source.boolean(like: like?.flag)
      place = source.index(of: 5, bias: .weights([0, 1, 2, 3, 4]), like: like?.place)
      word = source.pick(["a", "b", "c"], bias: .mostly(1), like: like?.word)
      number = source.integer(in: -20...50, like: like?.number)
      double = source.double(DoubleMixture(limits: -9...99), like: like?.double)
      reference = source.reference(sort: 1, among: [2, 4, 7], prefer: 4, like: like?.reference)
      identity = source.identity(sort: 1, taken: [2, 4, 7], like: like?.identity)
    }
  }

  @Test func whatWasDrawnIsReplayedAndEncoded() {
    for seed in UInt64(0)..<300 {
      var source = ChoiceSource(seed: seed)
      let drawn = Drawn(from: &source)
      var replay = ChoiceSource(replaying: source.recorded)
      #expect(Drawn(from: &replay) == drawn)
      #expect(!replay.deviated && replay.isExhausted)
      var encoder = ChoiceSource.encoder
      #expect(Drawn(from: &encoder, like: drawn) == drawn)
      #expect(encoder.recorded == source.recorded)
      #expect(!encoder.cannotEncode)
    }
  }

  @Test func missingChoicesBecomeTheSimplestValuesAndAreNoted() {
    var source = ChoiceSource(replaying: [])
    let drawn = Drawn(from: &source)
    #expect(!drawn.flag && drawn.place == 0 && drawn.word == "a")
    #expect(drawn.number == 0 && drawn.double == 0)
    #expect(drawn.reference == 2 && drawn.identity == 8)
    #expect(source.deviated)
    #expect(
      source.recorded.allSatisfy {
        $0.kind == .reference || $0.kind == .identity
          || $0.complexity == 0
      })
  }

  @Test func aNumberOutsideItsRangeCannotBeEncoded() {
    var source = ChoiceSource.encoder
    _ = source.integer(in: 0...5, like: 6)
    #expect(source.cannotEncode)
  }

  @Test(arguments: [(3, 7, 3), (-7, -3, -3), (-5, 5, 0)])
  func theSimplestNumberIsTheOneNearestToZero(low: Int, high: Int, simplest: Int) {
    var source = ChoiceSource(replaying: [])
    #expect(source.integer(in: low...high) == simplest)
  }

  @Test func aReferenceToAnObjectThatIsGoneIsImpossible() {
    var source = ChoiceSource.encoder
    _ = source.reference(sort: 1, among: [3], like: 3)
    var replay = ChoiceSource(replaying: source.recorded)
    #expect(replay.reference(sort: 1, among: [1, 2]) == nil)
    #expect(replay.deviated)
  }

  @Test func numbersAboveTheSimplestComeBeforeThoseBelow() throws {
    var source = ChoiceSource.encoder
    for number in [0, 1, -1, 2, -2] { _ = source.integer(in: -9...9, like: number) }
    #expect(source.recorded == source.recorded.sorted())
    #expect(source.recorded.map(\.complexity) == [0, 2, 3, 4, 5])
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func whatIsNotFiniteIsDrawnWhereItIsAskedFor(number: Double) throws {
    let finite = Generator.double(DoubleMixture(limits: -9...9))
    var mixture = DoubleMixture(limits: -9...9)
    (mixture.allowsInfinities, mixture.allowsNaN) = (true, true)
    let generator = Generator.double(mixture)
    #expect(finite.encode(number) == nil)
    let choices = try #require(generator.encode(number))
    let again = try #require(generator.replay(choices))
    #expect(again.bitPattern == number.bitPattern)
    let drawn = (0..<400 as Range<UInt64>).compactMap { seed in
      var source = ChoiceSource(seed: seed)
      return generator.draw(from: &source)
    }
    #expect(drawn.contains { $0.bitPattern == number.bitPattern })
    #expect(drawn.allSatisfy { !$0.isFinite || mixture.limits.contains($0) })
  }

  @Test(arguments: [1e17, -.infinity, 0.5])
  func anOutlierIsDrawnRarelyAndCanBeEncoded(number: Double) throws {
    let mixture = DoubleMixture(
      limits: 0...9, smallSize: 4, binaryPlaces: 0, awkwardPercent: 0, outliers: [number],
      outlierPercent: 10)
    let generator = Generator.double(mixture)
    let choices = try #require(generator.encode(number))
    #expect(generator.replay(choices) == number)
    var source = ChoiceSource(seed: 1)
    let drawn = (0..<1000).count { _ in source.double(mixture) == number }
    #expect((60...140).contains(drawn))
  }

  @Test func whatIsPlannedIsNoOutlier() {
    let mixture = DoubleMixture(limits: 0...9, outliers: [100], outlierPercent: 100)
    var source = ChoiceSource(seed: 1)
    let drawn = (0..<50).map { _ in source.double(mixture, suggestions: [3], isPlanned: true) }
    #expect(!drawn.contains(100))
  }
}
