/// The classes of objects that a script can create; the raw values are Core Animation's and UIKit's.
public enum ClassName: String, CaseIterable, Hashable, Sendable {
  /// The plain layer.
  case layer = "CALayer"
  /// A layer that draws a path.
  case shapeLayer = "CAShapeLayer"
  /// A layer that draws a gradient.
  case gradientLayer = "CAGradientLayer"
  /// A layer that draws text.
  case textLayer = "CATextLayer"
  /// A layer that scrolls its sublayers.
  case scrollLayer = "CAScrollLayer"
  /// A layer that repeats its sublayers.
  case replicatorLayer = "CAReplicatorLayer"
  /// A layer that draws in tiles.
  case tiledLayer = "CATiledLayer"
  /// A layer that emits particles.
  case emitterLayer = "CAEmitterLayer"
  /// A layer that keeps the depth of its sublayers.
  case transformLayer = "CATransformLayer"
  /// A description of emitted particles.
  case emitterCell = "CAEmitterCell"
  /// An animation between two values.
  case basicAnimation = "CABasicAnimation"
  /// An animation through several values or along a path.
  case keyframeAnimation = "CAKeyframeAnimation"
  /// A basic animation paced by a spring.
  case springAnimation = "CASpringAnimation"
  /// Several animations in one time space.
  case animationGroup = "CAAnimationGroup"
  /// A transition of a whole layer.
  case transition = "CATransition"
  /// The plain view.
  case view = "UIView"
  /// A view that shows images.
  case imageView = "UIImageView"
  /// The layout manager that keeps constraints.
  case constraintLayoutManager = "CAConstraintLayoutManager"

  /// The place of the class in the list of all, for tables that an index reaches without hashing.
  package var number: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  /// The kind of name that objects of the class bear.
  public var kind: ObjectName.Kind {
    switch self {
    case .layer, .shapeLayer, .gradientLayer, .textLayer, .scrollLayer, .replicatorLayer,
      .tiledLayer, .emitterLayer, .transformLayer:
      .layer
    case .emitterCell: .cell
    case .basicAnimation, .keyframeAnimation, .springAnimation, .animationGroup, .transition:
      .animation
    case .view, .imageView: .view
    case .constraintLayoutManager: .manager
    }
  }

  /// The class next above, among those that a script can create.
  public var superclass: ClassName? {
    switch self {
    case .layer, .emitterCell, .view, .basicAnimation, .keyframeAnimation, .animationGroup,
      .transition, .constraintLayoutManager:
      nil
    case .springAnimation: .basicAnimation
    case .imageView: .view
    case .shapeLayer, .gradientLayer, .textLayer, .scrollLayer, .replicatorLayer, .tiledLayer,
      .emitterLayer, .transformLayer:
      .layer
    }
  }

  /// The class that a name of some kind gets when none is given; nil where there is no such class.
  public static func standard(for kind: ObjectName.Kind) -> ClassName? {
    switch kind {
    case .layer: .layer
    case .view: .view
    case .animation: .basicAnimation
    case .cell: .emitterCell
    case .delegate, .class, .shared, .manager, .action, .block, .handler, .image: nil
    }
  }
}
