import Choices
import Testing

/// Lists of what nothing draws are shortened by the pass that shortens sequences.
struct ListShrinkerTests {
  @Test func aListIsShortenedUntilNoElementCanBeLeftOut() {
    var shrinker = ListShrinker(budget: 1000)
    let shortest = shrinker.shrink(Array(0..<100)) { list in
      list.contains(17) && list.contains(64) && list.contains(65)
    }
    #expect(shortest == [17, 64, 65])
    #expect(shrinker.budget > 800)
  }

  @Test func anElementThatAnotherNeedsGoesOnceTheOtherIsGone() {
    var shrinker = ListShrinker(budget: 1000)
    // Seven may only be left out when eight is, which comes in front of it.
    let shortest = shrinker.shrink([8, 1, 7]) { list in
      list.contains(1) && (list.contains(7) || !list.contains(8))
    }
    #expect(shortest == [1])
  }

  @Test func anEmptyListIsNeverTried() {
    var shrinker = ListShrinker(budget: 100)
    let shortest = shrinker.shrink(["a", "b", "c"]) { list in
      #expect(!list.isEmpty)
      return true
    }
    #expect(shortest.count == 1)
    #expect(shrinker.shrink([Int]()) { _ in true }.isEmpty)
  }

  @Test func severalListsShareOneBudget() {
    var shrinker = ListShrinker(budget: 10)
    var tried = 0
    for _ in 0..<3 {
      shrinker.shrink(Array(0..<8)) { _ in
        tried += 1
        return false
      }
    }
    #expect(tried == 10)
    #expect(shrinker.budget == 0)
  }

  @Test func aListStaysAsItIsOnceThereIsNoTime() {
    var shrinker = ListShrinker(budget: 100)
    let isOver = true
    #expect(shrinker.shrink([1, 2, 3], while: { !isOver }, { _ in true }) == [1, 2, 3])
    #expect(shrinker.budget == 100)
  }
}
