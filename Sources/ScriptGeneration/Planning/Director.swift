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
  private var queue: [Hint] = []
  /// What the next step is meant to be; empty when nothing is planned.
  private(set) var hint = Hint()
  private var focus: Int?

  init(plan: ScriptEmphasis, supported: ShapeSet) {
    self.plan = plan
    self.supported = supported
  }

  /// The weights of the next step's shape, or the shape that is planned.
  mutating func bias(
    of shapes: [StepShape], stage: Stage, source: inout ChoiceSource
  ) -> Bias {
    guard source.isRandom else { return .uniform }
    if queue.isEmpty, source.plan(below: 100) < plan.ingredientPercent {
      let isThematic = source.plan(below: 4) > 0
      let ingredients = (isThematic ? plan.theme?.ingredients : nil) ?? Ingredient.all
      queue = ingredients.any(&source)?.hints(stage, &source) ?? []
    }
    hint = queue.isEmpty ? Hint(layer: focus) : queue.removeFirst()
    hint.layer = hint.layer ?? focus
    if let wanted = hint.shape, let place = shapes.firstIndex(of: wanted), isProposed(wanted, stage)
    {
      return .nearlyAlways(place)
    }
    return .weights(weights(of: shapes, stage))
  }

  /// The weights of shapes; those of the theme make up three of five steps, however many others
  /// there are.
  private func weights(of shapes: [StepShape], _ stage: Stage) -> [UInt32] {
    let weights = shapes.map { isProposed($0, stage) ? stage.weight(of: $0) : 0 }
    guard let theme = plan.theme?.shapes else { return weights }
    let isThematic = shapes.map(theme.contains)
    let own = zip(weights, isThematic).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let others = weights.reduce(0, +) - own
    guard own > 0 else { return weights }
    // Where hardly anything of the theme is possible yet, something else has to come first.
    let emphasis = Swift.min(others * 3, own * 2 * Self.mostEmphasis)
    return zip(weights, isThematic).map { weight, isThematic in
      weight * Swift.max(1, isThematic ? emphasis : own * 2)
    }
  }

  /// How much more often than usual the shapes of a theme are proposed at most.
  private static let mostEmphasis: UInt32 = 12

  /// Remembers what was done last, because steps on one object tell more than steps on many.
  mutating func advance(past step: Step) {
    if let layer = (step.mentioned + step.created).last(where: { $0.kind == .layer }) {
      focus = layer.number
    }
  }

  /// Tells whether the case is mostly about a theme.
  func isAbout(_ theme: Theme) -> Bool { plan.theme == theme }

  /// Tells whether the engine carries out steps of a shape.
  func isSupported(_ shape: StepShape) -> Bool { supported.contains(shape) }

  private func isProposed(_ shape: StepShape, _ stage: Stage) -> Bool {
    isSupported(shape) && (!plan.disabled.contains(shape) || hint.shape == shape)
      && stage.canUse(shape)
      && (stage.isAdvisable(shape) || (hint.shape == shape && hint.isDeliberate))
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
    .setDelegate, .sendForDisplay, .displayPart, .setStyle, .setActions,
  ]
}

extension Stage {
  /// Tells whether the objects that a shape needs exist.
  func canUse(_ shape: StepShape) -> Bool {
    switch shape {
    case .newLayer: layers.count < 5
    case .newDelegate, .newListener: delegates.count < 3
    case .newClass, .newReporter, .newDeclaring: classes.count < 2
    case .newManager: managers.count < 2
    case .setManager: !managers.isEmpty && !layers.isEmpty
    case .react: !layers.isEmpty && !(delegates.isEmpty && classes.isEmpty)
    case .newAnimation, .newMotion: animations.count < animationLimit
    case .copyAnimation: !animations.isEmpty && animations.count < animationLimit
    case .newView: views.count < 4
    case .hostView, .setView, .getView, .askView, .addView, .insertView, .removeView, .dropView,
      .convertView, .startImages:
      !views.isEmpty
    case .answerView: !views.isEmpty && !delegates.isEmpty
    case .hookTiming: !classes.isEmpty
    case .setViews, .getViews: true
    case .beginBlock: !views.isEmpty && openBlocks < 3
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

  /// How often a shape is proposed: objects come early, before there is much to do with them.
  func weight(of shape: StepShape) -> UInt32 {
    if ShapeSet.ofViews.contains(shape), !director.isAbout(.views) { return 0 }
    // What would take the layer behind a view away from it is not specified.
    if !views.isEmpty, ShapeSet.movingLayers.contains(shape) { return 0 }
    switch shape {
    case .newView: return views.isEmpty ? 60 : 2
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
