import Choices
import LayerModel
package import LayerScript
package import Rules

/// A stage with what it takes to draw, or to encode, one step after another on it.
///
/// Each shape has a function that draws its arguments in order; every draw is told what the argument
/// of the step to encode is, so that one function serves both ways.
package struct Draft: Sendable {
  var stage: Stage
  let palette: Palette
  /// What the step that is being drawn is meant to be.
  var hint: Hint

  /// What the reference expects of each step so far.
  package var expected: [Expected] { stage.expected }

  /// Resolves the reasons of what is expected.
  package var reasons: ReasonTable { stage.world.state.reasons }

  func step(
    _ shape: StepShape, _ source: inout ChoiceSource, _ like: Step?
  ) -> Step? {
    switch shape {
    case .newLayer: newLayer(&source, like)
    case .host: host(&source, like)
    case .tick: Step(.tick)
    case .begin: Step(.begin)
    case .commit: stage.depth > 0 ? Step(.commit) : nil
    case .flush: Step(.flush)
    case .advance: advance(&source, like)
    case .setProperty: setProperty(&source, like)
    case .getProperty: getProperty(&source, like)
    case .setSubPath: setSubPath(&source, like)
    case .getSubPath: getSubPath(&source, like)
    case .presentationExists: presentationExists(&source, like)
    case .getPresentation: getPresentation(&source, like)
    case .add: add(&source, like)
    case .remove: remove(&source, like)
    case .insertAt: insertAt(&source, like)
    case .insertBeside: insertBeside(&source, like)
    case .replace: replace(&source, like)
    case .setSublayers: setSublayers(&source, like)
    case .setMask: setMask(&source, like)
    case .paintOrder: paintOrder(&source, like)
    case .setTransaction: setTransaction(&source, like)
    case .getTransaction: getTransaction(&source, like)
    case .setTransactionKey: setTransactionKey(&source, like)
    case .getTransactionKey: getTransactionKey(&source, like)
    case .newDelegate: newDelegate(&source, like)
    case .setDelegate: setDelegate(&source, like)
    case .answer: answer(&source, like)
    case .ask: ask(&source, like)
    case .setActions: setActions(&source, like)
    case .setStyle: setStyle(&source, like)
    case .newClass: newClass(&source, like)
    case .hook: hook(&source, like)
    case .classAction: classAction(&source, like)
    case .newAnimation: newAnimation(&source, like)
    case .newMotion: newMotion(&source, like)
    case .copyAnimation: copyAnimation(&source, like)
    case .evaluate: evaluate(&source, like)
    case .valueFunction: valueFunction(&source, like)
    case .addAnimation: addAnimation(&source, like)
    case .removeAnimation: removeAnimation(&source, like)
    case .removeAllAnimations: removeAllAnimations(&source, like)
    case .setAnimation: setAnimation(&source, like)
    case .getAnimation: getAnimation(&source, like)
    case .animationKeys: animationKeys(&source, like)
    case .attachedExists: attachedExists(&source, like)
    case .getAttached: getAttached(&source, like)
    case .convertTime: convertTime(&source, like)
    case .controlPoint: controlPoint(&source, like)
    case .hitTest: hitTest(&source, like)
    case .contains: contains(&source, like)
    case .newCell: newCell(&source, like)
    case .setCell: setCell(&source, like)
    case .getCell: getCell(&source, like)
    case .expansionFactor: expansionFactor(&source, like)
    case .convert: convert(&source, like)
    case .convertPresented: convertPresented(&source, like)
    case .compute: compute(&source, like)
    case .scroll: scroll(&source, like)
    case .sendForLayout: send(Palette.layoutMessages, &source, like)
    case .sendForDisplay: send(Palette.displayMessages, &source, like)
    case .displayPart: displayPart(&source, like)
    case .newListener: newListener(&source, like)
    case .newReporter: newReporter(&source, like)
    case .react: react(&source, like)
    case .handle: handle(&source, like)
    case .elsewhere: elsewhere(&source, like)
    case .lock: lock(&source, like)
    case .letGo: letGo(&source, like)
    case .newView, .hostView, .setView, .getView, .askView, .addView, .insertView, .removeView,
      .dropView,
      .answerView, .hookTiming, .convertView, .startImages, .setViews, .getViews, .beginBlock,
      .endBlock:
      viewStep(shape, &source, like)
    case .askCopy: askCopy(&source, like)
    case .getPresentationKey: getPresentationKey(&source, like)
    case .render: render(&source, like)
    case .newManager: newManager(&source, like)
    case .setManager: setManager(&source, like)
    case .setAutoresizing: setAutoresizing(&source, like)
    case .setConstraints: setConstraints(&source, like)
    default: keyStep(shape, &source, like)
    }
  }
}

/// The sorts of objects that references distinguish.
enum Sort {
  static let layer: UInt8 = 1
  static let delegate: UInt8 = 2
  static let type: UInt8 = 3
  static let animation: UInt8 = 4
  static let cell: UInt8 = 5
  static let shared: UInt8 = 6
  static let view: UInt8 = 7
  static let manager: UInt8 = 8
}

extension Draft {
  /// Picks one of some alternatives; nil where an engine's declaration leaves none.
  func pick<Element: Equatable>(
    _ alternatives: [Element], bias: Bias = .uniform, _ source: inout ChoiceSource, like: Element?
  ) -> Element? {
    alternatives.isEmpty ? nil : source.pick(alternatives, bias: bias, like: like)
  }

  /// Draws the elements of a list of which the shrinker may delete any.
  ///
  /// - Returns: Nil as soon as an element cannot be drawn.
  func elements<Element>(
    _ count: Int, _ source: inout ChoiceSource,
    _ draw: (_ place: Int, _ source: inout ChoiceSource) -> Element?
  ) -> [Element]? {
    source.span(.list) { source in
      var elements: [Element] = []
      for place in 0..<count {
        guard let element = source.span(.element, { draw(place, &$0) }) else { return nil }
        elements.append(element)
      }
      return elements
    }
  }

  /// Draws a reference to an existing layer.
  func layer(
    _ source: inout ChoiceSource, prefer: Int? = nil, like: ObjectName?
  ) -> Int? {
    source.reference(
      sort: Sort.layer, among: stage.layerNumbers, prefer: prefer ?? hint.layer,
      like: like?.number)
  }
}
