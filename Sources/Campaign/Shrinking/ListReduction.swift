/// Shortens a list by leaving out runs of its elements, long runs first, from the back.
///
/// It knows nothing of what the elements mean, so it works on steps that no generator draws.
struct ListReduction {
  /// How many more candidates may be tried.
  var budget: Int

  /// The shortest list that was found for which something holds, as it does for the given one.
  mutating func reduce<Element>(
    _ list: [Element], while holds: ([Element]) -> Bool
  ) -> [Element] {
    var list = list
    var size = list.count
    while size > 0 {
      let before = list.count
      var end = list.count
      while end > 0, budget > 0 {
        let start = max(0, end - size)
        var candidate = list
        candidate.removeSubrange(start..<end)
        budget -= 1
        if holds(candidate) { list = candidate }
        end = start
      }
      // At single elements, go on as long as that helps: one may have needed another.
      if size > 1 || list.count == before { size /= 2 }
      if budget <= 0 { break }
    }
    return list
  }
}
