import Geometry
import LayerScript
import Rules

extension DefaultGroup {
  /// What the properties of every layer read before they are set.
  static let layers: [DefaultGroup] = geometry + appearance + contents + timing

  private static let geometry: [DefaultGroup] = [
    DefaultGroup(
      .geo(1),
      reads: [
        .bounds: .rect(.zero), .position: .point(.zero), .anchorPoint: .point(Point(0.5, 0.5)),
        .anchorPointZ: .number(0), .zPosition: .number(0), .transform: .transform(.identity),
        .sublayerTransform: .transform(.identity),
      ])
  ]

  private static let appearance: [DefaultGroup] = [
    DefaultGroup(.props(1), reads: [.opacity: .number(1)]),
    DefaultGroup(.props(2), reads: [.hidden: .boolean(false)]),
    DefaultGroup(.props(3), reads: [.doubleSided: .boolean(true)]),
    DefaultGroup(.props(4), reads: [.geometryFlipped: .boolean(false)]),
    DefaultGroup(.props(5), reads: [.masksToBounds: .boolean(false)]),
    DefaultGroup(
      .props(6),
      reads: [
        .contents: .nil, .backgroundColor: .nil, .shadowPath: .nil, .filters: .nil,
        .backgroundFilters: .nil, .compositingFilter: .nil, .actions: .nil, .style: .nil,
        .name: .nil, .delegate: .nil,
      ]),
    DefaultGroup(.props(13), reads: [.opaque: .boolean(false)]),
    DefaultGroup(.props(15), reads: [.drawsAsynchronously: .boolean(false)]),
    DefaultGroup(.props(16), reads: [.edgeAntialiasingMask: .number(15)]),
    // Which of the two an engine has depends on the platform that it follows.
    DefaultGroup(.props(17), under: .macOSLike, reads: [.allowsEdgeAntialiasing: .boolean(true)]),
    DefaultGroup(.props(18), reads: [.allowsGroupOpacity: .boolean(true)]),
    DefaultGroup(.props(19), reads: [.cornerRadius: .number(0), .borderWidth: .number(0)]),
    DefaultGroup(.props(20), reads: [.maskedCorners: .number(15)]),
    DefaultGroup(.props(21), reads: [.cornerCurve: .string("circular")]),
    DefaultGroup(.props(22), reads: [.borderColor: .color(.black)]),
    DefaultGroup(.props(23), reads: [.shadowColor: .color(.black)]),
    DefaultGroup(.props(24), reads: [.shadowOpacity: .number(0)]),
    DefaultGroup(.props(25), reads: [.shadowOffset: .size(Size(0, -3))]),
    DefaultGroup(.props(26), reads: [.shadowRadius: .number(3)]),
    DefaultGroup(
      .props(27), reads: [.shouldRasterize: .boolean(false), .rasterizationScale: .number(1)]),
    DefaultGroup(
      .props(30), under: .macOSLike,
      reads: [.autoresizingMask: .number(0), .layoutManager: .nil, .constraints: .nil]),
  ]

  private static let contents: [DefaultGroup] = [
    DefaultGroup(
      .props(7),
      reads: [.contentsRect: .rect(Rect(0, 0, 1, 1)), .contentsCenter: .rect(Rect(0, 0, 1, 1))]),
    DefaultGroup(.props(8), reads: [.contentsGravity: .string("resize")]),
    DefaultGroup(.props(9), reads: [.contentsScale: .number(1)]),
    DefaultGroup(.props(10), reads: [.contentsFormat: .string("RGBA8")]),
    DefaultGroup(
      .props(11),
      reads: [.minificationFilter: .string("linear"), .magnificationFilter: .string("linear")]
    ),
    DefaultGroup(.props(12), reads: [.minificationFilterBias: .number(0)]),
    DefaultGroup(.props(14), reads: [.needsDisplayOnBoundsChange: .boolean(false)]),
    DefaultGroup(
      .props(31), under: .highDynamicRange,
      reads: [
        .preferredDynamicRange: .string("standard"), .toneMapMode: .string("automatic"),
        .contentsHeadroom: .number(0), .wantsExtendedDynamicRangeContent: .boolean(false),
      ]),
  ]

  private static let timing: [DefaultGroup] = [
    DefaultGroup(
      .props(28),
      reads: [
        .beginTime: .number(0), .timeOffset: .number(0), .repeatDuration: .number(0),
        .autoreverses: .boolean(false),
      ]),
    DefaultGroup(
      .props(29),
      reads: [.speed: .number(1), .repeatCount: .number(0), .fillMode: .string("removed")]),
    DefaultGroup(.props(44), reads: [.duration: .number(.infinity)]),
  ]
}
