import Choices
import LayerScript
import ScriptGeneration

extension ScriptMachine {
  /// Says in fewer steps what no generator draws, until a generator could have drawn it.
  ///
  /// That it draws none of it is mostly because values are set one by one; passes that make choices simpler can do
  /// nothing with that.
  ///
  /// - Parameters:
  ///   - steps: The steps of a script.
  ///   - shows: Tells whether a shorter script shows what is looked for.
  /// - Returns: The shortest script that does; the one that was given where none does, or where it can be drawn.
  func drawable(_ steps: [Step], _ shows: ([Step]) -> Bool) -> [Step] {
    var best = steps
    while (try? encode(best)) == nil,
      let shorter = rewrites(of: best).first(where: { $0.count < best.count && shows($0) })
    {
      best = shorter
    }
    return best
  }
}
