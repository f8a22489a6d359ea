import Testing

@testable import LayerModel

@Suite("Sets of layers")
struct LayerSetTests {
  private static let layers = [200, 3, 63, 64, 127, 128, 0]

  @Test("A set goes through its layers in ascending order, however many there are")
  func ascending() {
    #expect(Array(LayerSet(Self.layers)) == [0, 3, 63, 64, 127, 128, 200])
    #expect(Array(LayerSet()) == [])
  }

  @Test("A set contains what was put in and not taken out again")
  func contents() {
    var set = LayerSet(Self.layers)
    for layer in [3, 127, 200] { set.remove(layer) }
    #expect((0..<300).filter { set.contains($0) } == [0, 63, 64, 128])
    set.remove(299)
    #expect(set == [0, 63, 64, 128])
  }

  @Test("Sets are equal whatever was in them before", arguments: [[200], [64], [3], layers])
  func equality(passing: [Int]) {
    var set = LayerSet(passing)
    for layer in passing { set.remove(layer) }
    #expect(set.isEmpty)
    #expect(set == LayerSet())
  }
}
