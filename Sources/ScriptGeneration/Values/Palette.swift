import Choices
import LayerScript
import Rules

/// What there is to choose from, within what an engine declares; earlier entries are simpler.
struct Palette: Sendable {
  /// Properties of layers that are set to values of their own.
  let settable: [Property]
  /// Further ones that shape layers have.
  let settableOfShapes: [Property]
  /// Properties of layers that are read.
  let readable: [Property]
  /// Further ones that shape layers have.
  let readableOfShapes: [Property]
  /// Properties of presentation copies that are read.
  let presentable: [Property]
  /// Properties of animations that are set.
  let animationSettable: [Property]
  /// Properties of attached animations that are read.
  let attachedReadable: [Property]
  /// Declared values of transactions.
  let transactionValues: [Property]
  /// The classes of layers.
  let layerClasses: [ClassName]
  /// Properties that only scripts about properties are about, by class.
  let further: [ClassName: FurtherProperties]
  /// What is proposed of layers, by their class.
  let proposals: LayerProposals
  /// Parts of properties that key-value coding reaches.
  let subPaths: [String]
  /// Keys and key paths by which presentation copies are asked.
  let presentedPaths: [String]
  /// The usual properties of every layer, of which classes may say that they need display.
  let keys: [Property]
  /// What is proposed of layers that are reached by keys, by their class.
  let keyed: KeyProposals
  /// Keys that classes are asked about.
  let defaultKeys: [String]
  /// Whether arguments can be made that stay the script's.
  let canReadShared: Bool
  /// The kinds of animations beyond those between two values.
  let motionKinds: [MotionKind]
  /// What the engine says that it can do.
  private let engine: EngineDescription
  /// Key paths that are animated.
  let keyPaths: [String]
  /// How often each of them is proposed.
  let keyPathBias: Bias
  /// Keys of searches: properties with and without built-in animation, and what is no property.
  let actionKeys: [String]
  /// How often each of them is proposed.
  let actionKeyBias: Bias
  /// Keys of values of transactions.
  let transactionKeys: [String]
  let transactionKeyBias: Bias
  /// The callbacks that classes are made to answer.
  let hooks: [Callback]
  /// Who may act, of those who are not told about layers.
  let callers: [Caller]
  /// What delegates that report layout or display implement.
  let listened: [[Callback]]
  /// What classes that report layout or display override.
  let overridden: [[Callback]]
  /// Whether there is a layout manager that keeps constraints.
  let keepsConstraints: Bool
  /// What layout managers implement.
  let managed: [[Callback]]
  /// Whether a conversion can be put to the layer that it comes from.
  let asksSources: Bool
  /// Whether delegates may be made that answer what they are asked.
  let canDelegatesAnswer: Bool
  /// Whether layers may be made with values.
  let givesInitialValues: Bool
  /// The shapes of steps for which the engine declares everything that all steps of the shape need.
  private(set) var shapes: ShapeSet = []

  init(_ engine: EngineDescription) {
    let has = { (property: Property) in engine.declares(property, of: ClassName.layer) }
    let shapesHave = { (property: Property) in
      engine.makes(.shapeLayer) && engine.declares(property, of: .shapeLayer) && !has(property)
    }
    settable = Self.layerProperties.filter {
      has($0) && $0.info.isWritable && engine.canSet($0, of: .layer)
    }
    let special = Self.shapeProperties + Self.layerProperties
    settableOfShapes = special.filter { shapesHave($0) && $0.info.isWritable }
    readable = (Self.layerProperties + Self.treeProperties).filter {
      has($0) && engine.canRead($0, of: .layer)
    }
    readableOfShapes = (special + Self.treeProperties).filter(shapesHave)
    presentable = (Self.layerProperties + Self.copiedProperties).filter {
      has($0) && $0.isShown && engine.canRead($0, of: .layer)
    }
    animationSettable = Self.animationProperties.filter {
      engine.declares($0, of: ClassName.basicAnimation)
    }
    attachedReadable = Self.attachedProperties.filter { property in
      let isDeclared = engine.declares(property, of: property.typicalAnimation)
      return isDeclared && (property != .beginTime || engine.features.contains(.animationBeginTime))
    }
    transactionValues = [
      Property.animationDuration, .disableActions, .animationTimingFunction, .completionBlock,
    ].filter { engine.declares($0, of: Subject.transaction) }
    layerClasses = PropertyTable.layerClasses.filter { engine.makes($0) }
    further = PropertyTable.further(of: engine)
    proposals = LayerProposals(
      set: (settable, settableOfShapes),
      read: (readable, readableOfShapes, { engine.canRead($0, of: .layer) }),
      shown: (presentable, PropertyTable.rarelyShown.filter(readable.contains)),
      further: further)
    keys = PropertyTable.keys.filter { engine.declares($0, of: ClassName.layer) }
    defaultKeys = PropertyTable.classKeys
    canReadShared = engine.makes(ObjectName.Kind.shared)
    subPaths = Self.allSubPaths.filter { path in PropertyPath(path).property.map(has) ?? false }
    let shown = presentable
    let parts = engine.features.contains(.subPaths) ? Self.presentedParts + subPaths : []
    presentedPaths = (parts + shown.map(\.rawValue)).filter { path in
      PropertyPath(path).property.map(shown.contains) ?? false
    }
    let usualPaths = engine.animatable(among: Self.allKeyPaths)
    keyPaths = usualPaths + engine.animatable(among: Self.rareKeyPaths)
    keyPathBias = .weights(keyPaths.map { usualPaths.contains($0) ? 8 : 1 })
    let usual = ["aKey", "bKey"] + transactionValues.map(\.rawValue)
    transactionKeys = usual + HostileTexts.keys
    transactionKeyBias = .rarely(transactionKeys.count, behind: usual.count)
    keyed = KeyProposals(engine, proposals)
    actionKeys =
      engine.searchable(among: Self.allActionKeys + Self.quietKeys + Self.rareActionKeys)
      + HostileTexts.keys
    actionKeyBias = .weights(actionKeys.map(Self.weight(ofKey:)))
    hooks = [.defaultActionForKey, .actionForKey].filter(engine.callbacks.contains)
    callers = Caller.all.filter { engine.callbacks.contains($0.callback) }
    givesInitialValues = engine.features.contains(.initialValues)
    listened = Self.allListened.filter { engine.callbacks.isSuperset(of: $0) }
    overridden = Self.allOverridden.filter { engine.callbacks.isSuperset(of: $0) }
    keepsConstraints =
      engine.profiles[.constraints] == true && engine.makes(.constraintLayoutManager)
      && [.constraints, .layoutManager].allSatisfy { engine.declares($0, of: ClassName.layer) }
    managed = Self.allManaged.filter { engine.callbacks.isSuperset(of: $0) }
    asksSources = engine.features.contains(.askedSource)
    canDelegatesAnswer = engine.callbacks.contains(.actionForKey)
    self.engine = engine
    motionKinds = MotionKind.allCases.filter { kind in
      engine.makes(kind.type) && kind.needs.allSatisfy { engine.declares($0, of: kind.type) }
    }
    shapes = ShapeSet(StepShape.allCases.filter { offers($0, of: engine) })
  }

  /// The properties that every script may be about.
  static let usual = Set(layerProperties + treeProperties + shapeProperties)
  /// Tells whether the engine declares a property for objects of a class.
  func declares(_ property: Property, of type: ClassName) -> Bool {
    engine.declares(property, of: type)
  }

  /// Tells whether a question can be put to a presentation copy.
  func asksCopies(_ kind: StepKind) -> Bool {
    engine.carriesOut(kind) && engine.features.contains(.presentation)
  }

  /// What is read of animations of a class.
  func readable(ofAnimations type: ClassName) -> [Property] {
    let others: [Property] = [
      .settlingDuration, .values, .keyTimes, .timingFunctions, .calculationMode, .path, .mass,
      .stiffness, .damping, .initialVelocity, .animations, .type, .subtype, .startProgress,
      .endProgress, .filter, .additive, .cumulative, .keyPath, .valueFunction,
    ]
    return (animationSettable + others).filter { engine.declares($0, of: type) }
  }

  /// The properties of layers that are set to values of their own, where an engine declares them.
  static let layerProperties: [Property] = [
    .position, .bounds, .anchorPoint, .frame, .opacity, .zPosition, .hidden, .transform,
    .cornerRadius, .borderWidth, .sublayerTransform, .affineTransform, .anchorPointZ,
    .contentsScale, .geometryFlipped, .masksToBounds, .doubleSided, .name, .shadowOpacity,
    .shadowRadius, .shadowOffset, .borderColor, .backgroundColor, .shadowColor, .speed, .beginTime,
    .timeOffset, .needsDisplayOnBoundsChange, .contents, .contentsRect, .contentsCenter,
  ]

  private static let treeProperties: [Property] = [
    .superlayer, .sublayers, .mask, .visibleRect, .contentsAreFlipped, .preferredFrameSize,
    .modelLayer, .actions, .delegate,
    .style, .needsLayout, .needsDisplay,
  ]

  /// What a presentation copy has besides values of its own.
  private static let copiedProperties: [Property] = [
    .superlayer, .sublayers, .mask, .visibleRect, .style,
  ]

  private static let shapeProperties: [Property] = [.strokeStart, .strokeEnd, .path]

  /// The properties of animations that are set.
  static let animationProperties: [Property] = [
    .duration, .toValue, .fromValue, .byValue, .beginTime, .speed, .repeatCount, .repeatDuration,
    .autoreverses, .fillMode, .removedOnCompletion, .timingFunction, .delegate, .timeOffset,
  ]

  private static let attachedProperties: [Property] = [
    .duration, .keyPath, .toValue, .fromValue, .beginTime, .repeatCount, .fillMode, .speed,
    .removedOnCompletion, .additive, .stiffness, .damping, .mass,
  ]

  private static let allSubPaths = [
    "position.x", "position.y", "bounds.size.width", "bounds.size.height", "bounds.origin.x",
    "bounds.size", "anchorPoint.x", "anchorPoint.y", "bounds.origin.y", "bounds.origin",
    "shadowOffset.width", "shadowOffset.height", "frame.size.width", "frame.origin.x",
    "frame.origin.y", "frame.size.height", "frame.origin", "frame.size",
  ]

  /// The parts of matrices that presentation copies are asked for.
  private static let presentedParts = [
    "transform.rotation.z", "transform.scale", "transform.translation.x", "transform.scale.x",
    "transform.translation", "transform.rotation",
  ]

  private static let allKeyPaths = [
    "position", "zPosition", "opacity", "cornerRadius", "bounds", "anchorPoint", "position.x",
    "bounds.size.width", "transform.rotation.z", "transform.scale", "transform.translation.x",
    "transform.translation.y", "transform.rotation", "position.y", "bounds.origin.x",
  ]

  /// Further ones that hardly any script animates; what animations of a kind of their own are drawn for is not
  /// among them.
  static let rareKeyPaths = [
    "borderWidth", "shadowOpacity", "shadowRadius", "backgroundColor", "anchorPointZ",
    "contentsRect", "contentsScale", "bounds.size.height", "bounds.size", "bounds.origin",
    "bounds.origin.y", "anchorPoint.x", "anchorPoint.y", "shadowOffset.width",
    "shadowOffset.height", "sublayerTransform.scale", "sublayerTransform.rotation.z",
    "sublayerTransform.translation.x", "transform.scale.x", "transform.scale.y",
    "transform.scale.z", "transform.rotation.x", "transform.rotation.y",
    "transform.translation", "transform.translation.z",
  ]

  /// Keys of events of the hierarchy.
  private static let orderKeys: Set<String> = [
    "onOrderIn", "onOrderOut", "sublayers", "transition",
  ]
  private static let unusualKeys = Set(quietKeys + HostileTexts.keys)

  /// How often a key of a search is proposed relative to the others.
  private static func weight(ofKey key: String) -> UInt32 {
    // What is looked up when layers come and go says little without steps that let them.
    if orderKeys.contains(key) || rareActionKeys.contains(key) { return 3 }
    return unusualKeys.contains(key) ? 1 : 24
  }

  /// Keys of properties that never animate by themselves, whose changes search all the same (ACT-34).
  static let quietKeys = [
    "name", "contentsGravity", "geometryFlipped", "speed", "timeOffset",
    "needsDisplayOnBoundsChange",
  ]

  /// Further properties of which hardly any script searches the action.
  private static let rareActionKeys = [
    "transform", "sublayerTransform", "borderWidth", "borderColor", "backgroundColor",
    "shadowOpacity", "shadowRadius", "shadowOffset", "contents", "contentsRect", "anchorPointZ",
    "mask", "masksToBounds", "doubleSided",
  ]

  private static let allActionKeys = [
    "position", "opacity", "bounds", "zPosition", "hidden", "cornerRadius", "anchorPoint", "path",
    "custom", "aKey", "onOrderIn", "onOrderOut", "sublayers", "transition", "animation",
  ]
}

extension Property {
  /// How often the property is proposed relative to the others.
  var proposalWeight: UInt32 {
    switch self {
    case .frame: 8
    case .position, .bounds, .sublayers, .superlayer: 6
    case .anchorPoint, .transform, .opacity: 5
    case .zPosition, .hidden: 3
    case .cornerRadius, .sublayerTransform, .affineTransform, .geometryFlipped: 2
    default: 1
    }
  }

  /// Tells whether every script may read the property of presentation copies.
  fileprivate var isShown: Bool {
    self != .affineTransform && !PropertyTable.rarelyShown.contains(self)
  }
}
