import Choices
package import Rules

/// How the proposals of one case are weighted: which shapes of steps are off, and where to look.
package struct CasePlan: Sendable {
  /// The number of steps that the case aims at.
  package var length = ScriptMachine.longest
  /// Shapes that are not proposed in this case, by name.
  var disabled: Set<String> = []
  /// The share of steps that come from ingredients, in percent.
  var ingredientPercent = 50
  /// Areas that deserve most of the attention; empty means all alike.
  var areas: Set<Area> = []

  /// Creates a plan without preferences.
  package init() {}

  /// Creates the plan of a case: half of the cases swarm, a quarter have the full length, half use
  /// ingredients.
  package init(seed: UInt64, areas: Set<Area> = []) {
    var random = SplitMix64(seed: seed)
    self.areas = areas
    length = random.chance(1, in: 4) ? ScriptMachine.longest : 1 + Int(random.next(below: 60))
    ingredientPercent = random.chance(1, in: 2) ? 70 : 0
    guard random.chance(1, in: 2) else { return }
    let needed: Set<StepShape> = [.newLayer, .getProperty, .setProperty]
    for shape in StepShape.allCases where !needed.contains(shape) && random.chance(1, in: 2) {
      disabled.insert(shape.rawValue)
    }
  }
}
