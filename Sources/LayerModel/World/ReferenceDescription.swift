public import LayerScript
import Rules

extension World {
  /// What the reference decides, in the words in which an engine says what it can do.
  public static let referenceDescription = EngineDescription(
    name: "reference", version: "1", language: "Swift",
    steps: [
      .new, .host, .add, .insert, .insertBelow, .insertAbove, .replace, .remove, .set, .setValue,
      .answer, .hook, .begin, .commit, .flush, .addAnimation, .removeAnimation,
      .removeAllAnimations, .advance, .tick, .get, .value, .exists, .animationKeys, .ask,
      .convertTime, .paintOrder, .hitTest, .contains, .classAction, .controlPoint,
    ],
    classes: ["CALayer", "CAShapeLayer", "CABasicAnimation", "delegate", "class"],
    properties: [
      "CALayer": Set(Property.allCases.filter { $0.isDecided && !$0.isOfShapes }),
      "CAShapeLayer": Set(Property.allCases.filter { $0.isDecided && $0.isOfShapes }),
      "CABasicAnimation": Set(Property.allCases.filter { Defaults.animation($0) != nil }),
      "transaction": [.animationDuration, .animationTimingFunction, .disableActions],
    ],
    callbacks: [.actionForKey, .defaultActionForKey],
    features: [.presentation, .attachedAnimations, .subPaths, .animationBeginTime],
    profiles: [.gate: true])
}

extension Property {
  /// Tells whether the reference decides the property for layers.
  fileprivate var isDecided: Bool {
    switch self {
    case .frame, .affineTransform, .superlayer, .sublayers, .mask, .contentsAreFlipped,
      .preferredFrameSize:
      true
    default: Defaults.layer(self) != nil
    }
  }

  fileprivate var isOfShapes: Bool {
    switch self {
    case .path, .strokeStart, .strokeEnd: true
    default: false
    }
  }
}
