import Geometry
package import LayerScript

extension BlockPace {
  /// How the animations of a block run: a block within another takes over duration and curve, unless
  /// it says otherwise (VIEW-23, VIEW-24); everything else is its own (VIEW-25).
  package init(_ block: ViewBlock, inside outer: BlockPace?) {
    let ownsDuration = outer == nil || block.options.contains(.overrideInheritedDuration)
    let ownsCurve = outer == nil || block.options.contains(.overrideInheritedCurve)
    let own = block.curve ?? .easeInEaseOut
    let endless = block.options.contains(.repeat) ? Double.infinity : 1
    self.init(
      duration: ownsDuration ? block.duration : outer?.duration ?? 0,
      delay: block.delay, curve: ownsCurve ? own : outer?.curve ?? own,
      repeatCount: block.repeatCount ?? endless,
      autoreverses: block.options.contains(.autoreverse),
      startsFromShown: block.options.contains(.beginFromCurrentState),
      damping: block.kind == .spring ? block.damping ?? 1 : nil)
  }
}

extension Property {
  /// Whether blocks animate a property of a view's layer; nil where no source says (M8).
  func isAnimatedInBlocks(since version: UIKitVersion?) -> Bool? {
    switch self {
    case .bounds, .position, .transform, .opacity, .backgroundColor: true
    case .cornerRadius, .anchorPoint: version.map { $0 >= .eleven }
    case .shadowOpacity: version.flatMap { $0 < .thirteen ? false : nil }
    case .borderWidth, .borderColor, .shadowColor, .shadowOffset, .shadowRadius, .strokeStart,
      .strokeEnd, .zPosition:
      false
    default: nil
    }
  }

  /// Tells whether blocks add what they animate of a property (VIEW-15, VIEW-16).
  package func isAdditiveInBlocks(since version: UIKitVersion?) -> Bool {
    if version == .seven { return false }
    switch self {
    case .bounds, .position, .transform, .cornerRadius: return true
    default: return false
    }
  }
}

extension BlockChange {
  /// The animation of the change, as UIKit makes it.
  package var animation: AnimationObject {
    var object = AnimationObject(type: pace.damping == nil ? .basicAnimation : .springAnimation)
    object[.keyPath] = .string(property.rawValue)
    object[.duration] = .number(pace.duration)
    object[.fillMode] = .string("both")
    if pace.repeatCount != 1 { object[.repeatCount] = .number(pace.repeatCount) }
    if pace.autoreverses { object[.autoreverses] = .boolean(true) }
    if let damping = pace.damping {
      let spring = SpringCurve(dampingRatio: damping, restingAfter: pace.duration)
      object[.mass] = .number(spring.mass)
      object[.stiffness] = .number(spring.stiffness)
      object[.damping] = .number(spring.damping)
    } else {
      object[.timingFunction] = .timing(.named(pace.curve))
    }
    if isAdditive, let displacement = old.displacement(from: new) {
      object[.additive] = .boolean(true)
      object[.fromValue] = displacement.from
      object[.toValue] = displacement.neutral
    } else {
      object[.fromValue] = pace.startsFromShown ? shown : old
    }
    return object
  }
}

extension Value {
  /// What added to a value gives this one, and what added to it gives itself.
  fileprivate func displacement(from new: Value) -> (from: Value, neutral: Value)? {
    if let old = asTransform, let target = new.asTransform {
      guard let inverse = target.inverse else { return nil }
      return (.transform(inverse * old), .transform(.identity))
    }
    guard let ours = components, let theirs = new.components, ours.count == theirs.count else {
      return nil
    }
    let difference = zip(ours, theirs).map { $0 - $1 }
    guard let from = with(components: difference), let zero = with(components: ours.map { _ in 0 })
    else { return nil }
    return (from, zero)
  }
}

extension SavedChange {
  /// There, fast, and slowly back: the animation of the block that *View-Layer Synergy* builds
  /// (VIEW-45).
  package func popAnimation(to new: Value, duration: Double) -> AnimationObject {
    var object = AnimationObject(type: .keyframeAnimation)
    object[.keyPath] = .string(property.rawValue)
    object[.duration] = .number(duration)
    object[.keyTimes] = .list([.number(0), .number(0.35), .number(1)])
    object[.values] = .list([old, new, old])
    object[.timingFunctions] = .list([
      .timing(.custom(CubicCurve(1, 0, 0.8, 1))), .timing(.custom(CubicCurve(0.2, 0, 0, 1))),
    ])
    return object
  }
}

extension AnimationObject {
  /// The images of an image view one after another, each for the same time (VIEW-43).
  package static func imageSequence(
    _ images: [Value], duration: Double, count: Double
  ) -> AnimationObject {
    var object = AnimationObject(type: .keyframeAnimation)
    object[.keyPath] = .string(Property.contents.rawValue)
    object[.calculationMode] = .string("discrete")
    object[.duration] = .number(duration)
    object[.values] = .list(images)
    object[.repeatCount] = .number(count == 0 ? 2_147_483_647 : count)
    object[.removedOnCompletion] = .boolean(false)
    return object
  }

  /// A basic animation of another key that runs as this one does (VIEW-34).
  package func copyingTiming(for property: Property, from old: Value) -> AnimationObject {
    var object = AnimationObject(type: .basicAnimation)
    object[.keyPath] = .string(property.rawValue)
    object[.fromValue] = old
    let timing: [Property] = [
      .autoreverses, .beginTime, .delegate, .duration, .fillMode, .repeatCount, .repeatDuration,
      .speed, .timingFunction, .timeOffset,
    ]
    for field in timing where hasSet(field) { object[field] = self[field] }
    return object
  }
}
