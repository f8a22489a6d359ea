import Choices
import Rules

/// What a case is mostly about: rules about one chapter are met far too rarely by scripts that are
/// about everything.
enum Theme: CaseIterable, Sendable {
  case geometry, hierarchy, search, transactions, animations, time, properties
  case conversion, transforms, keys, scrolling, layout, display
  case motion, callbacks, views

  /// What a theme is about at large: what layers are and how they stand, or what happens to them.
  ///
  /// Both come up alike, however many themes either has; a theme more leaves those of the other half
  /// their share.
  enum Half: CaseIterable, Sendable {
    case layers, actions
  }

  var half: Half {
    switch self {
    case .geometry, .hierarchy, .properties, .conversion, .transforms, .keys, .scrolling, .layout,
      .display:
      .layers
    case .search, .transactions, .animations, .time, .motion, .callbacks, .views: .actions
    }
  }

  /// Draws one of some themes, of either half alike.
  static func random(among themes: [Theme], _ random: inout SplitMix64) -> Theme? {
    let halves = Half.allCases.filter { half in themes.contains { $0.half == half } }
    guard !halves.isEmpty else { return nil }
    let half = halves[Int(random.next(below: UInt64(halves.count)))]
    let own = themes.filter { $0.half == half }
    return own[Int(random.next(below: UInt64(own.count)))]
  }

  /// Tells whether rules of an area are what the theme is about.
  func concerns(_ area: Area) -> Bool {
    Theme(area) == self || (self == .motion && (area == .anim || area == .time))
      || (self == .callbacks && area == .txn)
      || ((self == .scrolling || self == .display) && area == .sub)
  }

  /// The theme to which most rules of an area belong.
  init?(_ area: Area) {
    switch area {
    case .geo: self = .geometry
    case .props: self = .properties
    case .kvc: self = .keys
    case .sub: self = .properties
    case .copy: self = .animations
    case .tree: self = .hierarchy
    case .act: self = .search
    case .txn: self = .transactions
    case .anim, .pres: self = .animations
    case .time: self = .time
    case .func, .interp: self = .motion
    case .conv: self = .conversion
    case .tran: self = .transforms
    case .lay: self = .layout
    case .dis: self = .display
    case .view: self = .views
    case .call: self = .callbacks
    }
  }

  /// The shapes of steps that the theme favours.
  var shapes: ShapeSet {
    switch self {
    case .geometry: [.setProperty, .getProperty, .setSubPath, .getSubPath]
    case .hierarchy:
      [
        .newLayer, .add, .remove, .insertAt, .insertBeside, .replace, .setSublayers, .setMask,
        .paintOrder, .hitTest, .contains, .keepList, .readShared,
      ]
    case .search:
      [
        .ask, .newDelegate, .setDelegate, .answer, .setActions, .setStyle, .newClass, .hook,
        .classAction, .animationKeys,
      ]
    case .transactions:
      [
        .elsewhere, .lock,
        .begin, .commit, .flush, .tick, .setTransaction, .getTransaction, .setTransactionKey,
        .getTransactionKey, .animationKeys, .getAttached,
      ]
    case .animations:
      [
        .host, .tick, .newAnimation, .addAnimation, .setAnimation, .removeAnimation, .advance,
        .animationKeys, .getPresentation, .getAttached, .askCopy, .getPresentationKey,
      ]
    case .conversion: [.convert, .newLayer, .add, .setProperty]
    case .transforms: [.compute]
    case .motion:
      [
        .host, .newMotion, .addAnimation, .tick, .advance, .getPresentation, .getAnimation,
        .evaluate, .valueFunction, .copyAnimation, .controlPoint,
      ]
    case .scrolling: [.scroll, .newLayer, .add]
    case .callbacks:
      [
        .letGo,
        .host, .tick, .flush, .begin, .commit, .setTransaction, .newAnimation, .addAnimation,
        .removeAnimation, .removeAllAnimations, .advance, .handle, .setProperty, .animationKeys,
      ]
    case .time: [.convertTime, .advance, .tick, .getPresentation, .newAnimation, .addAnimation]
    case .properties:
      [.setProperty, .newCell, .setCell, .getCell, .expansionFactor]
    case .layout:
      [
        .sendForLayout, .newReporter, .newListener, .react, .setDelegate, .newLayer, .add, .remove,
        .insertAt, .setSublayers, .replace, .tick, .begin, .commit, .newManager, .setManager,
        .setAutoresizing, .setConstraints,
      ]
    case .display:
      [
        .sendForDisplay, .displayPart, .newReporter, .newListener, .react, .setDelegate, .newLayer,
        .host, .tick, .newAnimation, .addAnimation, .removeAllAnimations, .removeAnimation,
        .render,
      ]
    case .views:
      [
        .newView, .hostView, .setView, .getView, .askView, .addView, .insertView, .removeView,
        .dropView, .answerView, .hookTiming, .convertView, .startImages, .setViews, .getViews,
        .beginBlock, .endBlock, .setProperty, .getProperty, .tick, .advance, .animationKeys,
        .getAttached, .getPresentation,
      ]
    case .keys:
      [
        .setProperty, .setSubPath, .getSubPath, .getKey, .setKey,
        .getUndeclared, .setUndeclared, .getTransformPart, .setTransformPart, .classDefault,
        .classNeedsDisplay, .setStyleValues, .newClass, .hookValue, .hookDisplay, .observe,
        .newShared, .setShared, .mutateShared, .readShared, .newDeclaring,
      ]
    }
  }

  /// The fragments that belong to the theme.
  var ingredients: [Ingredient] {
    switch self {
    case .geometry:
      Ingredient.geometry + Ingredient.specialGeometry + Ingredient.bystanders + Ingredient.far
    case .hierarchy: Ingredient.hierarchy + Ingredient.furtherHierarchy + Ingredient.deepTrees
    case .search:
      Ingredient.search + Ingredient.orderEvents + Ingredient.quietKeys
        + Ingredient.actionsOfOthers
    case .transactions:
      Ingredient.transactions + Ingredient.uncommitted + Ingredient.threads
        + Ingredient.deepTransactions + Ingredient.alone
    case .animations:
      Ingredient.animations + Ingredient.copies + Ingredient.askedCopies
        + Ingredient.manyAnimations + Ingredient.askedMeanwhile
    case .time: Ingredient.time + Ingredient.pauses
    case .properties: Ingredient.properties + Ingredient.rareProperties
    case .conversion:
      Ingredient.conversion + Ingredient.conversionHistory + Ingredient.maskedConversion
    case .transforms: Ingredient.transforms
    case .keys: Ingredient.keys + Ingredient.classKeys + Ingredient.setAgain
    case .motion: Ingredient.motion + Ingredient.tracks
    case .scrolling: Ingredient.scrolling + Ingredient.maskedScrolling
    case .layout: Ingredient.layout + Ingredient.managedLayout + Ingredient.maskedLayout
    case .display: Ingredient.display + Ingredient.painting + Ingredient.aloneInDisplay
    case .views: Ingredient.views + Ingredient.blocks
    case .callbacks: Ingredient.callbacks + Ingredient.completions
    }
  }
}
