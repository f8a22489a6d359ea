import Choices
import LayerModel
import LayerScript
import Rules

/// What guides the proposals of one case: weights, the layer in focus, and fragments to play out.
///
/// Nothing here decides what a recorded choice means; a replay does without it.
struct Director: Sendable {
  private let plan: ScriptEmphasis
  private let supported: ShapeSet
  /// The shapes of the theme, if the case has one.
  private let thematic: ShapeSet?
  private var queue: [Hint] = []
  /// What the next step is meant to be; empty when nothing is planned.
  private(set) var hint = Hint()
  private var focus: Int?

  init(plan: ScriptEmphasis, supported: ShapeSet) {
    self.plan = plan
    self.supported = supported
    thematic = plan.theme?.shapes
  }

  /// The fragment to play out next; nil while one is played out, and where none is to be.
  fileprivate func nextIngredient(_ source: inout ChoiceSource) -> Ingredient? {
    guard queue.isEmpty, source.plan(below: 100) < plan.ingredientPercent else { return nil }
    let isThematic = source.plan(below: 4) > 0
    let ingredients = (isThematic ? plan.theme?.ingredients : nil) ?? Ingredient.all
    return ingredients.any(&source)
  }

  fileprivate mutating func plan(_ hints: [Hint]) {
    queue = hints
  }

  fileprivate mutating func goOn() {
    hint = queue.isEmpty ? Hint(layer: focus) : queue.removeFirst()
    hint.layer = hint.layer ?? focus
  }

  /// Makes the shapes of the theme three of five steps, however many others there are.
  fileprivate func emphasizeTheme(in weights: inout [UInt32], of shapes: [StepShape]) {
    guard let thematic else { return }
    var (own, others): (UInt32, UInt32) = (0, 0)
    for (weight, shape) in zip(weights, shapes) where weight > 0 {
      if thematic.contains(shape) { own += weight } else { others += weight }
    }
    guard own > 0 else { return }
    // Where hardly anything of the theme is possible yet, something else has to come first.
    let emphasis = Swift.min(others * 3, own * 2 * Self.mostEmphasis)
    for (place, shape) in shapes.enumerated() where weights[place] > 0 {
      weights[place] *= Swift.max(1, thematic.contains(shape) ? emphasis : own * 2)
    }
  }

  /// How much more often than usual the shapes of a theme are proposed at most.
  private static let mostEmphasis: UInt32 = 12

  /// Remembers what was done last, because steps on one object tell more than steps on many.
  mutating func advance(past step: Step) {
    _ = step.mentions { name in
      if name.kind == .layer { focus = name.number }
      return false
    }
    for name in step.created where name.kind == .layer { focus = name.number }
  }

  /// Tells whether the case is mostly about a theme.
  func isAbout(_ theme: Theme) -> Bool { plan.theme == theme }

  /// Tells whether the engine carries out steps of a shape.
  func isSupported(_ shape: StepShape) -> Bool { supported.contains(shape) }

  /// The shapes that may be proposed in this case, whatever there is on the stage.
  fileprivate var allowed: ShapeSet {
    var allowed = supported.subtracting(plan.disabled)
    if let shape = hint.shape, isSupported(shape) { allowed.insert(shape) }
    return allowed
  }
}

extension Stage {
  /// The weights of the next step's shape, or the shape that is planned.
  ///
  /// The stage plans by itself: handing it to its own director would copy all of it.
  mutating func planNext(of shapes: [StepShape], _ source: inout ChoiceSource) -> Bias {
    guard source.isRandom else { return .uniform }
    if let ingredient = director.nextIngredient(&source) {
      director.plan(ingredient.hints(self, &source))
    }
    director.goOn()
    if let wanted = director.hint.shape, let place = shapes.firstIndex(of: wanted),
      director.isSupported(wanted), isPossible(wanted)
    {
      return .nearlyAlways(place)
    }
    return .weights(weights(of: shapes))
  }

  /// How often each shape is proposed now.
  ///
  /// Asked of a stage that stays as it is: one that may change is copied for each shape.
  private func weights(of shapes: [StepShape]) -> [UInt32] {
    var weights = [UInt32](repeating: 0, count: shapes.count)
    let proposed = director.allowed.subtracting(silent)
    for (place, shape) in shapes.enumerated() where proposed.contains(shape) {
      // Whether a shape is possible takes longer to tell than that it has no weight, as many have in most cases.
      let weight = usualWeight(of: shape)
      if weight > 0, isPossible(shape) { weights[place] = weight }
    }
    director.emphasizeTheme(in: &weights, of: shapes)
    return weights
  }

  private func isPossible(_ shape: StepShape) -> Bool {
    guard canUse(shape) else { return false }
    return isAdvisable(shape) || (director.hint.shape == shape && director.hint.isDeliberate)
  }

  /// The shapes that are not proposed because of what the case is about, or because there are views.
  private var silent: ShapeSet {
    let others = director.isAbout(.views) ? ShapeSet() : .ofViews
    // What would take the layer behind a view away from it is not specified.
    return viewCount > 0 ? others.union(.movingLayers) : others
  }
}

extension ShapeSet {
  /// The shapes that are about views alone.
  fileprivate static let ofViews = Theme.views.shapes.subtracting([
    .newLayer, .setProperty, .getProperty, .tick, .advance, .animationKeys, .getAttached,
    .getPresentation,
  ])

  /// The shapes that may move a layer, or take its delegate away.
  fileprivate static let movingLayers: ShapeSet = [
    .host, .add, .remove, .insertAt, .insertBeside, .replace, .setSublayers, .setMask,
    .setDelegate, .sendForDisplay, .displayPart, .setStyle, .setActions, .setKey,
  ]
}

extension Stage {
  /// Tells whether the objects that a shape needs exist.
  func canUse(_ shape: StepShape) -> Bool {
    switch shape {
    case .newLayer: layers.count < (director.hint.isDeliberate ? 14 : 5)
    case .newDelegate, .newListener: delegates.count < 3
    case .newClass, .newReporter, .newDeclaring: classes.count < 2
    case .newManager: managers.count < 2
    case .setManager: !managers.isEmpty && !layers.isEmpty
    case .react: !layers.isEmpty && !(delegates.isEmpty && classes.isEmpty)
    case .newAnimation, .newMotion: animations.count < animationLimit
    case .copyAnimation: !animations.isEmpty && animations.count < animationLimit
    case .newView: viewCount < 4
    case .hostView, .setView, .getView, .askView, .addView, .insertView, .removeView, .dropView,
      .convertView, .startImages:
      viewCount > 0
    case .answerView: viewCount > 0 && !delegates.isEmpty
    case .hookTiming: !classes.isEmpty
    case .setViews, .getViews: true
    case .beginBlock: viewCount > 0 && openBlocks < 3
    case .endBlock: openBlocks > 0
    case .newCell: cells.count < 3
    case .setCell, .getCell: !cells.isEmpty
    case .tick, .begin, .flush, .advance, .setTransaction, .getTransaction, .setTransactionKey,
      .getTransactionKey, .controlPoint, .expansionFactor, .compute, .evaluate, .valueFunction:
      true
    case .handle: !layers.isEmpty
    case .elsewhere, .lock: true
    case .letGo: !animations.isEmpty
    case .commit: depth > 0
    case .answer: !delegates.isEmpty
    case .setDelegate: !delegates.isEmpty && !layers.isEmpty
    case .hook, .classAction, .hookValue, .hookDisplay: !classes.isEmpty
    case .newShared: shared.count < 3
    case .mutateShared: !shared.isEmpty
    case .readShared: !shared.isEmpty || !kept.isEmpty
    case .keepList: !layers.isEmpty && kept.count < 3
    case .setShared: !shared.isEmpty && !layers.isEmpty
    case .classDefault, .classNeedsDisplay: true
    case .addAnimation: !animations.isEmpty && !layers.isEmpty
    case .setAnimation, .getAnimation: !animations.isEmpty
    case .add, .insertAt: layers.count > 1
    case .insertBeside, .replace: layers.count > 2
    default: !layers.isEmpty
    }
  }

  /// How many animations a script makes: more where it is about their kinds.
  private var animationLimit: Int { director.isAbout(.motion) ? 12 : 4 }

  /// How often a shape is proposed, unless the case is about something else.
  func weight(of shape: StepShape) -> UInt32 {
    silent.contains(shape) ? 0 : usualWeight(of: shape)
  }

  /// How often a shape is proposed where it is not silent: objects come early, before there is much to do with them.
  private func usualWeight(of shape: StepShape) -> UInt32 {
    switch shape {
    case .newView: return viewCount == 0 ? 60 : 2
    case .hostView: return world.state.hasHost ? 1 : 20
    case .setViews, .dropView, .startImages, .hookTiming: return 1
    case .endBlock: return 12
    default: break
    }
    return switch shape {
    case .newLayer: layers.isEmpty ? 200 : layers.count < 3 ? 20 : 4
    case .host: world.state.hasHost ? 1 : 12
    case .newAnimation: animations.isEmpty ? 8 : 3
    case .newCell, .setCell, .getCell, .expansionFactor:
      director.isAbout(.properties) ? shape.weight : 0
    case .handle: director.isAbout(.callbacks) ? 4 : shape.weight
    case .elsewhere, .lock: director.isAbout(.transactions) ? 2 : 0
    case .letGo: director.isAbout(.callbacks) ? 1 : 0
    case .scroll: director.isAbout(.scrolling) ? 12 : shape.weight
    case .compute: director.isAbout(.transforms) ? 24 : shape.weight
    case .getKey, .getUndeclared, .getTransformPart, .classDefault, .classNeedsDisplay,
      .setKey, .setUndeclared, .setTransformPart, .setStyleValues, .hookValue,
      .hookDisplay, .observe, .newShared, .setShared, .mutateShared, .newDeclaring:
      director.isAbout(.keys) ? 2 : 0
    case .keepList: director.isAbout(.hierarchy) ? 1 : 0
    case .readShared: director.isAbout(.keys) || !kept.isEmpty ? 2 : 0
    default: shape.weight
    }
  }

  /// Tells whether a shape stays where behaviour is specified (M2, UA-04, UA-45, UA-46).
  func isAdvisable(_ shape: StepShape) -> Bool {
    switch shape {
    case .begin: depth < 16 && (depth > 0 || !isImplicitOpen)
    case .advance: depth == 0 && openBlocks == 0 && !world.state.waitsForNextTurn
    case .tick: depth == 0 && openBlocks == 0
    case .flush: openBlocks == 0
    default: true
    }
  }
}
