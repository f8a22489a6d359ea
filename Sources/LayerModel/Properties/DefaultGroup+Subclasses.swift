import Geometry
import LayerScript
import Rules

extension DefaultGroup {
  /// What the properties that subclasses add read before they are set.
  static let subclasses: [DefaultGroup] =
    shapes + gradients + texts + containers + emitters + cells

  private static let white = Value.color(Color(1, 1, 1, 1))

  private static let shapes: [DefaultGroup] = [
    DefaultGroup(
      .props(32), .shapeLayer, reads: [.path: .nil, .strokeColor: .nil, .lineDashPattern: .nil]),
    DefaultGroup(.props(33), .shapeLayer, reads: [.fillColor: .color(.black)]),
    DefaultGroup(
      .props(34), .shapeLayer,
      reads: [
        .fillRule: .string("non-zero"), .lineCap: .string("butt"), .lineJoin: .string("miter"),
      ]),
    DefaultGroup(
      .props(35), .shapeLayer,
      reads: [
        .strokeStart: .number(0), .strokeEnd: .number(1), .lineWidth: .number(1),
        .miterLimit: .number(10), .lineDashPhase: .number(0),
      ]),
  ]

  private static let gradients: [DefaultGroup] = [
    DefaultGroup(.props(36), .gradientLayer, reads: [.colors: .nil, .locations: .nil]),
    DefaultGroup(
      .props(37), .gradientLayer,
      reads: [
        .startPoint: .point(Point(0.5, 0)), .endPoint: .point(Point(0.5, 1)),
        .type: .string("axial"),
      ]),
  ]

  private static let texts: [DefaultGroup] = [
    DefaultGroup(
      .props(38), .textLayer,
      reads: [
        .string: .nil, .fontSize: .number(36), .wrapped: .boolean(false),
        .alignmentMode: .string("natural"), .truncationMode: .string("none"),
        .foregroundColor: white, .allowsFontSubpixelQuantization: .boolean(false),
        .font: .string("Helvetica"),
      ])
  ]

  private static let containers: [DefaultGroup] = [
    DefaultGroup(
      .props(39), .scrollLayer,
      reads: [.scrollMode: .string("both"), .masksToBounds: .boolean(true)]),
    DefaultGroup(
      .props(40), .replicatorLayer,
      reads: [
        .instanceCount: .number(1), .instanceDelay: .number(0),
        .instanceTransform: .transform(.identity), .preservesDepth: .boolean(false),
        .instanceColor: white, .instanceRedOffset: .number(0), .instanceGreenOffset: .number(0),
        .instanceBlueOffset: .number(0), .instanceAlphaOffset: .number(0),
      ]),
    DefaultGroup(
      .props(41), .tiledLayer,
      reads: [
        .levelsOfDetail: .number(1), .levelsOfDetailBias: .number(0),
        .tileSize: .size(Size(256, 256)),
      ]),
  ]

  private static let emitters: [DefaultGroup] = [
    DefaultGroup(
      .props(42), .emitterLayer,
      reads: [
        .emitterCells: .nil, .birthRate: .number(1), .lifetime: .number(1), .velocity: .number(1),
        .scale: .number(1), .spin: .number(1), .emitterPosition: .point(.zero),
        .emitterZPosition: .number(0), .emitterSize: .size(Size(0, 0)), .emitterDepth: .number(0),
        .emitterShape: .string("point"), .emitterMode: .string("volume"),
        .renderMode: .string("unordered"), .preservesDepth: .boolean(false), .seed: .number(0),
      ])
  ]

  private static let cells: [DefaultGroup] = [
    DefaultGroup(
      .props(45), .emitterCell, under: .emitter,
      reads: [
        .contents: .nil, .contentsRect: .rect(Rect(0, 0, 1, 1)), .contentsScale: .number(1),
        .enabled: .boolean(true), .name: .nil, .style: .nil, .emitterCells: .nil, .color: white,
        .minificationFilter: .string("linear"), .magnificationFilter: .string("linear"),
        .minificationFilterBias: .number(0), .scale: .number(1), .birthRate: .number(0),
        .lifetime: .number(0), .velocity: .number(0), .spin: .number(0),
      ]),
    DefaultGroup(
      .props(45), .emitterCell, under: .emitter,
      reads: [
        .redRange: .number(0), .greenRange: .number(0), .blueRange: .number(0),
        .alphaRange: .number(0), .redSpeed: .number(0), .greenSpeed: .number(0),
        .blueSpeed: .number(0), .alphaSpeed: .number(0), .lifetimeRange: .number(0),
        .velocityRange: .number(0), .scaleRange: .number(0), .scaleSpeed: .number(0),
        .spinRange: .number(0), .emissionLatitude: .number(0), .emissionLongitude: .number(0),
        .emissionRange: .number(0), .xAcceleration: .number(0), .yAcceleration: .number(0),
        .zAcceleration: .number(0),
      ]),
  ]
}
