import LayerModel
import LayerScript

/// Properties of one class beyond those that every script may be about.
typealias FurtherProperties = [Property]

/// Which properties which class adds; data about the vocabulary, whatever an engine declares.
enum PropertyTable {
  /// The classes of layers; the ones that matter everywhere first.
  static let layerClasses: [ClassName] = [
    .layer, .shapeLayer, .gradientLayer, .textLayer, .scrollLayer, .replicatorLayer, .tiledLayer,
    .emitterLayer, .transformLayer,
  ]

  /// The properties of every layer that are reached through their keys.
  static let keys: [Property] = [
    .position, .opacity, .hidden, .bounds, .zPosition, .cornerRadius, .anchorPoint, .borderWidth,
    .doubleSided, .geometryFlipped, .opaque, .masksToBounds, .name, .contentsGravity,
    .shadowRadius, .shadowOpacity, .shadowOffset, .borderColor, .backgroundColor, .shadowColor,
    .shadowPath, .transform, .sublayerTransform, .contentsScale, .frame,
  ]

  /// Further ones, which are hardly ever set so.
  static let rareKeys: [Property] = [
    .sublayers, .mask, .contents, .contentsRect, .speed, .timeOffset, .beginTime, .anchorPointZ,
  ]

  /// Properties by which layers hang together, or others with them, that are reached through their keys.
  static let treeKeys: [Property] = [.superlayer, .delegate, .actions, .style, .visibleRect]

  /// Properties that name other layers.
  static let treeProperties: Set<Property> = [.superlayer, .sublayers, .mask]

  /// Properties that every script may be about and that presentation copies are hardly ever asked for.
  static let rarelyShown: [Property] = [
    .name, .speed, .beginTime, .timeOffset, .masksToBounds, .doubleSided,
    .needsDisplayOnBoundsChange, .contentsRect, .contentsCenter,
  ]

  /// The properties that a style supplies, or a class of the script.
  static let supplied: [Property] = [
    .opacity, .hidden, .cornerRadius, .borderWidth, .zPosition, .contentsGravity, .shadowColor,
    .shadowOpacity, .shadowOffset, .shadowRadius,
  ]

  /// The keys that classes are asked about: what is recorded, and some that no class declares.
  static let classKeys = [
    "bounds", "position", "frame", "anchorPoint", "contentsScale", "speed", "duration", "fillMode",
    "birthRate", "lifetime", "scale", "enabled", "emitterShape", "allowsEdgeAntialiasing",
    "allowsGroupOpacity", "edgeAntialiasingMask", "drawsAsynchronously", "contentsCenter", "mask",
    "filters", "compositingFilter", "backgroundFilters", "minificationFilterBias",
    "autoresizingMask", "contents", "custom",
  ]

  private static let table: [ClassName: [Property]] = Dictionary(
    uniqueKeysWithValues: (layerClasses + [.emitterCell]).map { type in
      (type, World.defaultedProperties(of: type).filter { type != .layer || $0.isFurther })
    })

  /// The properties that a class adds and that are drawn for scripts about properties; for a class
  /// that adds none, those of every layer.
  static func own(of type: ClassName) -> [Property] {
    let own = table[type] ?? []
    return own.isEmpty ? table[.layer] ?? [] : own
  }

  /// The further properties that an engine declares, by class.
  static func further(of engine: EngineDescription) -> [ClassName: FurtherProperties] {
    var further: [ClassName: FurtherProperties] = [:]
    for (type, properties) in table {
      let declared = properties.filter { engine.makes(type) && engine.declares($0, of: type) }
      // Shape layers have some of their properties among the usual ones.
      let rest = declared.filter { type != .shapeLayer || $0.isFurther }
      if !rest.isEmpty { further[type] = rest }
    }
    return further
  }
}

extension Property {
  /// Tells whether only scripts about properties are about the property.
  fileprivate var isFurther: Bool { !Palette.usual.contains(self) }

  /// Tells whether values are drawn for the property; others are only read.
  var isDrawn: Bool {
    switch self {
    case .layoutManager, .constraints, .autoresizingMask, .style, .actions, .delegate, .duration,
      .repeatDuration, .autoreverses:
      false
    default: info.isWritable
    }
  }
}
