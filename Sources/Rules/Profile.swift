/// A choice between variants of behaviour on which sources differ, declared by an engine.
public enum Profile: String, CaseIterable, Hashable, Sendable {
  /// The built-in implicit animation exists for committed layers only.
  case gate
  /// A mask that already sits in a tree leaves its former list.
  case maskSteal = "mask-steal"
  /// Where there is no list, none is answered, and no empty one.
  case nilLists = "nil-lists"
  /// The engine follows the conventions of macOS.
  case macOSLike = "macos-like"
  /// The engine follows the conventions of iOS.
  case iOSLike = "ios-like"
  /// Classes answer for the values that properties have before they are set.
  case classDefaults = "class-defaults"
  /// Changes of properties are notified to observers.
  case keyValueObserving = "kvo"
  /// Properties that a subclass declares get storage.
  case dynamicProperties = "dynamic-properties"
  /// A set to the value that is there already is no change.
  case sameValue = "same-value"
  /// Names and masks are checked when they are set.
  case enumValidation = "enum-validation"
  /// The properties of high dynamic range exist.
  case highDynamicRange = "hdr"
  /// The defaults of emitter cells are those that were recorded.
  case emitter
  /// A presentation copy that was handed out no longer changes.
  case snapshotCopy = "snapshot-copy"
  /// Bounds and frames with a negative size are standardised when they are set.
  case negativeSize = "negative-size"
  /// Rotations out of the plane enter frames and conversions by parallel projection.
  case spatialFrame = "3d-frame"
  /// The frame can be set under a rotation in the plane.
  case rotatedFrame = "rotated-frame"
  /// A layer with a higher zPosition is hit in front of a later sibling.
  case hitDepth = "hit-z"
  /// Layers of different trees convert through the space in which the roots sit.
  case forestConversion = "forest-conversion"
  /// A mask converts as if it were a sublayer of the layer that it masks.
  case maskConversion = "mask-conversion"
  /// Conversions to the superlayer divide by the weight of its perspective.
  case perspectiveConversion = "perspective-conversion"
  /// Transform layers do not clip what is hit below them.
  case transformLayer = "transform-layer"
  /// A change of the origin of bounds does not lay out the layer above again.
  case originLayout = "origin-layout"
  /// Layers resize with the one above them.
  case autoresizing
  /// Layout managers place layers by constraints.
  case constraints
  /// Rendering answers the box that was painted.
  case render
  /// Each thread has transactions of its own.
  case threads
  /// Blocks of views animate from old to new values as they did in iOS 7.
  case view7
  /// Blocks of views add what they animate, where they do since iOS 8.
  case view8
  /// Blocks of views animate corner radius and anchor point, as they do since iOS 11.
  case uikit11
  /// Blocks of views follow iOS 13 or later.
  case uikit13
  /// The box that was painted tells where contents are placed.
  case contentsRect = "contents-rect"
  /// The copies of a replicator turn and grow about the centre of its bounds.
  case replicatorCentre = "replicator-centre"

  /// Tells whether the rules under the profile hold for an engine that declares nothing.
  public var isOnByDefault: Bool {
    switch self {
    case .gate, .classDefaults, .keyValueObserving, .dynamicProperties, .sameValue,
      .enumValidation, .highDynamicRange, .emitter, .originLayout:
      true
    case .negativeSize, .hitDepth, .maskConversion, .maskSteal, .nilLists: true
    case .spatialFrame, .rotatedFrame, .forestConversion, .perspectiveConversion, .transformLayer:
      false
    case .macOSLike, .iOSLike, .snapshotCopy, .autoresizing, .constraints, .render,
      .threads, .contentsRect, .replicatorCentre:
      false
    case .view7, .view8, .uikit11, .uikit13: false
    }
  }

  /// What the profile decides.
  public var summary: String {
    switch self {
    case .gate: "built-in implicit animation only for committed layers"
    case .maskSteal: "a layer set as mask leaves the list that it sat in"
    case .nilLists:
      "a layer without sublayers, or without animations, answers no list, and not an empty one"
    case .macOSLike: "the conventions of macOS hold: layout managers, autoresizing"
    case .iOSLike: "the conventions of iOS hold"
    case .classDefaults: "classes answer for the values of properties that were never set"
    case .keyValueObserving: "observers hear of each change of a property once"
    case .dynamicProperties: "properties that a subclass declares get storage and defaults"
    case .sameValue: "setting the value that is there already changes nothing"
    case .enumValidation: "names and masks are checked when they are set"
    case .highDynamicRange: "the properties of high dynamic range exist"
    case .emitter: "emitter cells have the defaults that were recorded"
    case .negativeSize: "negative sizes are standardised when bounds or frame are set"
    case .spatialFrame: "3D rotations enter frames by parallel projection"
    case .rotatedFrame: "the frame can be set under a rotation in the plane"
    case .hitDepth: "a higher zPosition is hit in front of a later sibling"
    case .forestConversion: "layers of different trees convert through their roots"
    case .maskConversion: "a mask converts as a sublayer of the layer that it masks"
    case .perspectiveConversion: "conversions divide by the weight of a perspective"
    case .transformLayer: "a transform layer does not clip what is hit below it"
    case .snapshotCopy: "a presentation copy that was handed out no longer changes"
    case .originLayout: "a new origin of bounds does not lay out the layer above again"
    case .autoresizing: "layers resize with the one above them, by their mask"
    case .constraints: "a layout manager places layers by their constraints"
    case .render: "rendering answers the box that was painted"
    case .threads: "each thread has transactions of its own"
    case .view7: "blocks of views animate absolutely, as in iOS 7"
    case .view8: "blocks of views animate additively, as since iOS 8"
    case .uikit11: "blocks of views animate corner radius and anchor point, as since iOS 11"
    case .uikit13: "blocks of views follow iOS 13 or later"
    case .contentsRect: "the painted box tells where the contents of a layer are placed"
    case .replicatorCentre: "instances of a replicator are mapped about the centre of its bounds"
    }
  }
}

/// Something that a check needs of an engine beyond plain steps.
public enum Capability: String, CaseIterable, Hashable, Sendable {
  /// Arguments that stay the caller's objects and can be changed after being passed.
  case sharedArguments = "shared-arguments"
  /// The order in which siblings are painted can be asked for.
  case paintOrder = "paint-order"
  /// The begin time of an attached animation can be read.
  case animationBeginTime = "anim.beginTime"

  /// What an engine with the capability offers.
  public var summary: String {
    switch self {
    case .sharedArguments: "arguments that the caller can change after passing them"
    case .paintOrder: "a query for the paint order of siblings"
    case .animationBeginTime: "a way to read the begin time of an attached animation"
    }
  }
}
