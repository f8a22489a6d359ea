// Stands in for Apple's QuartzCore: names, layers, animations and transactions. Declarations only.

public struct CALayerContentsGravity { public init(rawValue: String) {} }
public struct CALayerContentsFormat { public init(rawValue: String) {} }
public struct CALayerContentsFilter { public init(rawValue: String) {} }
public struct CALayerCornerCurve { public init(rawValue: String) {} }
public struct CAMediaTimingFillMode { public init(rawValue: String) {} }
public struct CAAnimationCalculationMode { public init(rawValue: String) {} }
public struct CAShapeLayerFillRule { public init(rawValue: String) {} }
public struct CAShapeLayerLineCap { public init(rawValue: String) {} }
public struct CAShapeLayerLineJoin { public init(rawValue: String) {} }
public struct CAScrollLayerScrollMode { public init(rawValue: String) {} }
public struct CAEmitterLayerEmitterShape { public init(rawValue: String) {} }
public struct CAEmitterLayerEmitterMode { public init(rawValue: String) {} }
public struct CAEmitterLayerRenderMode { public init(rawValue: String) {} }
public struct CATextLayerAlignmentMode { public init(rawValue: String) {} }
public struct CATextLayerTruncationMode { public init(rawValue: String) {} }
public struct CATransitionType { public init(rawValue: String) {} }
public struct CATransitionSubtype { public init(rawValue: String) {} }
public struct CAGradientLayerType { public init(rawValue: String) {} }
public struct CAValueFunctionName {
  public init(rawValue: String) {}
  public var rawValue: String { fatalError() }
}
public struct CACornerMask { public init(rawValue: UInt32) {} }
public struct CAEdgeAntialiasingMask { public init(rawValue: UInt32) {} }
public struct CAAutoresizingMask { public init(rawValue: UInt32) {} }

open class CALayer: NSObject {
  open var bounds: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var contentsCenter: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var frame: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var position: CGPoint = CGPoint(x: 0, y: 0)
  open var anchorPoint: CGPoint = CGPoint(x: 0, y: 0)
  open var anchorPointZ: CGFloat = 0
  open var zPosition: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var shadowRadius: CGFloat = 0
  open var rasterizationScale: CGFloat = 0
  open var contentsScale: CGFloat = 0
  open var contentsHeadroom: CGFloat = 0
  open var transform: CATransform3D = CATransform3DIdentity
  open var sublayerTransform: CATransform3D = CATransform3DIdentity
  open var isHidden: Bool = false
  open var isDoubleSided: Bool = false
  open var isGeometryFlipped: Bool = false
  open var isOpaque: Bool = false
  open var masksToBounds: Bool = false
  open var shouldRasterize: Bool = false
  open var allowsGroupOpacity: Bool = false
  open var allowsEdgeAntialiasing: Bool = false
  open var drawsAsynchronously: Bool = false
  open var needsDisplayOnBoundsChange: Bool = false
  open var wantsExtendedDynamicRangeContent: Bool = false
  open var opacity: Float = 0
  open var shadowOpacity: Float = 0
  open var minificationFilterBias: Float = 0
  open var backgroundColor: CGColor? = nil
  open var borderColor: CGColor? = nil
  open var shadowColor: CGColor? = nil
  open var shadowOffset: CGSize = CGSize(width: 0, height: 0)
  open var shadowPath: CGPath? = nil
  open var mask: CALayer? = nil
  open var sublayers: [CALayer]? = nil
  open var contents: Any? = nil
  open var compositingFilter: Any? = nil
  open var filters: [Any]? = nil
  open var backgroundFilters: [Any]? = nil
  open var constraints: [CAConstraint]? = nil
  open var contentsGravity: CALayerContentsGravity = CALayerContentsGravity(rawValue: "")
  open var contentsFormat: CALayerContentsFormat = CALayerContentsFormat(rawValue: "")
  open var minificationFilter: CALayerContentsFilter = CALayerContentsFilter(rawValue: "")
  open var magnificationFilter: CALayerContentsFilter = CALayerContentsFilter(rawValue: "")
  open var cornerCurve: CALayerCornerCurve = CALayerCornerCurve(rawValue: "")
  open var preferredDynamicRange: CALayer.DynamicRange = CALayer.DynamicRange(rawValue: "")
  open var toneMapMode: CALayer.ToneMapMode = CALayer.ToneMapMode(rawValue: "")
  open var maskedCorners: CACornerMask = CACornerMask(rawValue: 0)
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: 0)
  open var autoresizingMask: CAAutoresizingMask = CAAutoresizingMask(rawValue: 0)
  open var layoutManager: (any CALayoutManager)? = nil
  open var name: String? = nil
  open var actions: [String: any CAAction]? = nil
  open var style: [AnyHashable: Any]? = nil
  open var delegate: (any CALayerDelegate)? = nil
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var repeatDuration: CFTimeInterval = 0
  open var speed: Float = 0
  open var repeatCount: Float = 0
  open var autoreverses: Bool = false
  open var fillMode: CAMediaTimingFillMode = CAMediaTimingFillMode(rawValue: "")

  public struct DynamicRange { public init(rawValue: String) {} }
  public struct ToneMapMode { public init(rawValue: String) {} }
  public var superlayer: CALayer? { fatalError() }
  public var visibleRect: CGRect { fatalError() }
  public override init() {}
  public init(layer: Any) {}
  public required init?(coder: NSCoder) {}
  public func affineTransform() -> CGAffineTransform { fatalError() }
  public func setAffineTransform(_ transform: CGAffineTransform) {}
  public func contentsAreFlipped() -> Bool { fatalError() }
  public func preferredFrameSize() -> CGSize { fatalError() }
  public func needsLayout() -> Bool { fatalError() }
  public func needsDisplay() -> Bool { fatalError() }
  public func presentation() -> Self? { fatalError() }
  public func model() -> Self { fatalError() }
  public func addSublayer(_ layer: CALayer) {}
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {}
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {}
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {}
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {}
  public func removeFromSuperlayer() {}
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  public func removeAnimation(forKey key: String) {}
  public func removeAllAnimations() {}
  public func animation(forKey key: String) -> CAAnimation? { fatalError() }
  public func animationKeys() -> [String]? { fatalError() }
  open func action(forKey event: String) -> (any CAAction)? { fatalError() }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { fatalError() }
  open class func defaultValue(forKey key: String) -> Any? { fatalError() }
  open class func needsDisplay(forKey key: String) -> Bool { fatalError() }
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    fatalError()
  }
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { fatalError() }
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { fatalError() }
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { fatalError() }
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { fatalError() }
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    fatalError()
  }
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    fatalError()
  }
  public func hitTest(_ point: CGPoint) -> CALayer? { fatalError() }
  public func contains(_ point: CGPoint) -> Bool { fatalError() }
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  open func layoutSublayers() {}
  public func setNeedsDisplay() {}
  public func setNeedsDisplay(_ rect: CGRect) {}
  public func displayIfNeeded() {}
  open func display() {}
  open func draw(in context: CGContext) {}
  public func render(in context: CGContext) {}
  public func scroll(_ point: CGPoint) {}
  public func scrollRectToVisible(_ rect: CGRect) {}
}

open class CAShapeLayer: CALayer {
  open var path: CGPath? = nil
  open var fillColor: CGColor? = nil
  open var strokeColor: CGColor? = nil
  open var fillRule: CAShapeLayerFillRule = CAShapeLayerFillRule(rawValue: "")
  open var lineCap: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "")
  open var lineJoin: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "")
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 0
  open var lineWidth: CGFloat = 0
  open var miterLimit: CGFloat = 0
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]? = nil
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]? = nil
  open var locations: [NSNumber]? = nil
  open var startPoint: CGPoint = CGPoint(x: 0, y: 0)
  open var endPoint: CGPoint = CGPoint(x: 0, y: 0)
  open var type: CAGradientLayerType = CAGradientLayerType(rawValue: "")
}

open class CATextLayer: CALayer {
  open var string: Any? = nil
  open var font: CFTypeRef? = nil
  open var fontSize: CGFloat = 0
  open var foregroundColor: CGColor? = nil
  open var isWrapped: Bool = false
  open var allowsFontSubpixelQuantization: Bool = false
  open var alignmentMode: CATextLayerAlignmentMode = CATextLayerAlignmentMode(rawValue: "")
  open var truncationMode: CATextLayerTruncationMode = CATextLayerTruncationMode(rawValue: "")
}

open class CAScrollLayer: CALayer {
  open var scrollMode: CAScrollLayerScrollMode = CAScrollLayerScrollMode(rawValue: "")
  public func scroll(to point: CGPoint) {}
  public func scroll(to rect: CGRect) {}
}

open class CAReplicatorLayer: CALayer {
  open var instanceCount: Int = 0
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform: CATransform3D = CATransform3DIdentity
  open var instanceColor: CGColor? = nil
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
  open var preservesDepth: Bool = false
}

open class CATiledLayer: CALayer {
  open var levelsOfDetail: Int = 0
  open var levelsOfDetailBias: Int = 0
  open var tileSize: CGSize = CGSize(width: 0, height: 0)
}

open class CATransformLayer: CALayer {
}

open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]? = nil
  open var emitterPosition: CGPoint = CGPoint(x: 0, y: 0)
  open var emitterSize: CGSize = CGSize(width: 0, height: 0)
  open var emitterZPosition: CGFloat = 0
  open var emitterDepth: CGFloat = 0
  open var emitterShape: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(rawValue: "")
  open var emitterMode: CAEmitterLayerEmitterMode = CAEmitterLayerEmitterMode(rawValue: "")
  open var renderMode: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode(rawValue: "")
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var velocity: Float = 0
  open var scale: Float = 0
  open var spin: Float = 0
  open var seed: UInt32 = 0
  open var preservesDepth: Bool = false
}

open class CAEmitterCell: NSObject {
  open class func defaultValue(forKey key: String) -> Any? { fatalError() }
  open var name: String? = nil
  open var style: [AnyHashable: Any]? = nil
  open var emitterCells: [CAEmitterCell]? = nil
  open var contents: Any? = nil
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var contentsScale: CGFloat = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var scale: CGFloat = 0
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  open var minificationFilterBias: Float = 0
  open var minificationFilter: String = ""
  open var magnificationFilter: String = ""
  open var isEnabled: Bool = false
  open var color: CGColor? = nil
}

open class CAMediaTimingFunction: NSObject {
  public enum Name { case linear, easeIn, easeOut, easeInEaseOut, `default` }
  public init(name: Name) {}
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {}
}

open class CAValueFunction: NSObject {
  public init?(name: CAValueFunctionName) {}
  public var name: CAValueFunctionName { fatalError() }
}

open class CAAnimation: NSObject, CAAction {
  open class func defaultValue(forKey key: String) -> Any? { fatalError() }
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var repeatDuration: CFTimeInterval = 0
  open var speed: Float = 0
  open var repeatCount: Float = 0
  open var autoreverses: Bool = false
  open var fillMode: CAMediaTimingFillMode = CAMediaTimingFillMode(rawValue: "")
  open var isRemovedOnCompletion: Bool = true
  open var timingFunction: CAMediaTimingFunction? = nil
  open var delegate: (any CAAnimationDelegate)? = nil
  public override init() {}
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String? = nil
  open var isAdditive: Bool = false
  open var isCumulative: Bool = false
  open var valueFunction: CAValueFunction? = nil
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any? = nil
  open var toValue: Any? = nil
  open var byValue: Any? = nil
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? = nil
  open var path: CGPath? = nil
  open var keyTimes: [NSNumber]? = nil
  open var tensionValues: [NSNumber]? = nil
  open var continuityValues: [NSNumber]? = nil
  open var biasValues: [NSNumber]? = nil
  open var timingFunctions: [CAMediaTimingFunction]? = nil
  open var calculationMode: CAAnimationCalculationMode = CAAnimationCalculationMode(rawValue: "")
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 0
  open var stiffness: CGFloat = 0
  open var damping: CGFloat = 0
  open var initialVelocity: CGFloat = 0
  public var settlingDuration: CFTimeInterval { fatalError() }
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]? = nil
}

open class CATransition: CAAnimation {
  open var type: CATransitionType = CATransitionType(rawValue: "")
  open var subtype: CATransitionSubtype? = nil
  open var startProgress: Float = 0
  open var endProgress: Float = 0
  open var filter: Any? = nil
}

open class CATransaction: NSObject {
  public class func begin() {}
  public class func commit() {}
  public class func flush() {}
  public class func lock() {}
  public class func unlock() {}
  public class func animationDuration() -> CFTimeInterval { fatalError() }
  public class func setAnimationDuration(_ duration: CFTimeInterval) {}
  public class func animationTimingFunction() -> CAMediaTimingFunction? { fatalError() }
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public class func disableActions() -> Bool { fatalError() }
  public class func setDisableActions(_ flag: Bool) {}
  public class func completionBlock() -> (() -> Void)? { fatalError() }
  public class func setCompletionBlock(_ block: (() -> Void)?) {}
  public class func value(forKey key: String) -> Any? { fatalError() }
  public class func setValue(_ value: Any?, forKey key: String) {}
}

public enum CAConstraintAttribute: Int32 {
  case minX, midX, maxX, width, minY, midY, maxY, height
}

open class CAConstraint: NSObject {
  public init(
    attribute: CAConstraintAttribute, relativeTo source: String,
    attribute sourceAttribute: CAConstraintAttribute, scale: CGFloat, offset: CGFloat
  ) {}
}

open class CAConstraintLayoutManager: NSObject, CALayoutManager {}
