import Choices
package import Rules

/// How the proposals of one case are weighted: which shapes of steps are off, and where to look.
package struct ScriptEmphasis: Sendable {
  /// The number of steps that the case aims at.
  package var length = ScriptMachine.longest
  /// Shapes that are not proposed in this case.
  var disabled: ShapeSet = []
  /// The share of steps that come from ingredients, in percent.
  var ingredientPercent = 50
  /// What the case is mostly about; nil when it is about everything alike.
  var theme: Theme?

  /// Creates a plan without preferences.
  package init() {}

  /// Creates the plan of a case: half of the cases swarm, a quarter have the full length, three of
  /// four use ingredients, and three of four have a theme.
  ///
  /// - Parameters:
  ///   - seed: The seed of the case.
  ///   - areas: The areas that the run is about; empty for all.
  ///   - usesIngredients: Whether the case may splice fragments.
  package init(seed: UInt64, areas: Set<Area> = [], usesIngredients: Bool = true) {
    var random = SplitMix64(seed: seed)
    let themes =
      areas.isEmpty
      ? Theme.allCases
      : Theme.allCases.filter { theme in
        areas.contains { theme.concerns($0) }
      }
    if random.chance(3, in: 4) { theme = Theme.random(among: themes, &random) }
    length = random.chance(1, in: 4) ? ScriptMachine.longest : 1 + Int(random.next(below: 60))
    ingredientPercent = random.chance(3, in: 4) && usesIngredients ? 70 : 0
    guard random.chance(1, in: 2) else { return }
    let needed: ShapeSet = [.newLayer, .getProperty, .setProperty]
    for shape in StepShape.allCases
    where !needed.contains(shape) && theme?.shapes.contains(shape) != true
      && random.chance(1, in: 2)
    {
      disabled.insert(shape)
    }
  }
}
