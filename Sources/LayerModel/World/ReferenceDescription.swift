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
      .expansionFactor, .convert, .compute, .observe, .mutate, .keep, .read, .classDefault,
      .classNeedsDisplay,
      .copy, .evaluate, .valueFunction,
      .scrollToPoint, .scrollToRect, .scrollPoint, .scrollRectToVisible,
      .setNeedsLayout, .layoutIfNeeded, .layoutSublayers, .setNeedsDisplay, .displayIfNeeded,
      .display, .setNeedsDisplayInRect, .react, .render,
      .beginBlock, .endBlock, .askView, .startAnimating, .drop, .lock, .unlock,
    ],
    classes: Set((decidedClasses + animationClasses).map(\.rawValue)).union([
      "delegate", "class", "shared", "manager", ClassName.view.rawValue,
      ClassName.imageView.rawValue, ClassName.constraintLayoutManager.rawValue,
    ]),
    properties: Dictionary(
      uniqueKeysWithValues: decidedClasses.map { ($0.rawValue, decidedProperties(of: $0)) }
        + animationClasses.map { ($0.rawValue, animationProperties(of: $0)) }
    ).merging([
      "transaction": [
        .animationDuration, .animationTimingFunction, .disableActions, .completionBlock,
      ],
      ClassName.view.rawValue: [
        .bounds, .transform, .frame, .hidden, .backgroundColor, .alpha, .center, .subviews,
        .superview, .layer, .animationsEnabled, .inheritedAnimationDuration,
      ],
      ClassName.imageView.rawValue: [
        .animationImages, .animationDuration, .animationRepeatCount,
      ],
    ]) { first, _ in first },
    callbacks: [
      .actionForKey, .defaultActionForKey, .defaultValueForKey, .needsDisplayForKey,
      .layoutSublayers, .display, .draw, .layerWillDraw, .drawLayer, .start, .stop, .complete, .run,
      .addAnimation, .didSetBounds, .didMoveToSuperview, .initWithLayer, .invalidateLayout,
      .preferredSize,
    ],
    features: [
      .presentation, .attachedAnimations, .subPaths, .arbitraryKeys, .initialValues,
      .dynamicProperties, .askedSource, .animationBeginTime, .threads,
    ],
    profiles: [.gate: true, .sameValue: true, .threads: true, .view8: true, .uikit11: true])
}

extension World {
  /// The classes of animations that the reference decides.
  static let animationClasses: [ClassName] = ClassName.allCases.filter { $0.kind == .animation }

  private static func animationProperties(of type: ClassName) -> Set<Property> {
    Set(
      Property.allCases.filter { property in
        let isSettling = property == .settlingDuration && type == .springAnimation
        return isSettling || Defaults.animation(property, of: type) != nil
      })
  }

  /// The classes of layers and cells of which the reference decides the properties.
  static let decidedClasses: [ClassName] = ClassName.allCases.filter {
    $0.kind == .layer || $0.kind == .cell
  }

  /// The properties that a class adds and whose defaults the reference decides.
  package static func defaultedProperties(of type: ClassName) -> [Property] {
    Defaults.properties(declaredBy: type)
  }

  private static func decidedProperties(of type: ClassName) -> Set<Property> {
    let stored = Set(Defaults.properties(declaredBy: type))
    return type == .layer
      ? stored.union([
        .frame, .affineTransform, .superlayer, .sublayers, .mask, .contentsAreFlipped,
        .preferredFrameSize, .modelLayer, .visibleRect, .needsLayout, .needsDisplay,
      ]) : stored
  }
}
