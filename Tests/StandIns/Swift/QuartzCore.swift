// Stands in for the parts of Apple's QuartzCore and Foundation that rendered programs use, so that
// renderings can be type-checked on any platform. Declarations only: nothing here does anything.

public typealias CGFloat = Double
public typealias CFTimeInterval = Double

public typealias CFTypeRef = AnyObject

public struct CGPoint {
  public init(x: Double, y: Double) { fatalError() }
  public var x: CGFloat
  public var y: CGFloat
}
public struct CGSize {
  public init(width: Double, height: Double) { fatalError() }
  public var width: CGFloat
  public var height: CGFloat
}
public struct CGRect {
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public var origin: CGPoint
  public var size: CGSize
  public func union(_ other: CGRect) -> CGRect { fatalError() }
}

public struct CGAffineTransform {
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {}
}

public struct CATransform3D {
  public init(
    m11: Double, m12: Double, m13: Double, m14: Double, m21: Double, m22: Double, m23: Double,
    m24: Double, m31: Double, m32: Double, m33: Double, m34: Double, m41: Double, m42: Double,
    m43: Double, m44: Double
  ) {}
}

public var CATransform3DIdentity: CATransform3D { fatalError() }
public func CATransform3DMakeTranslation(_ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
  fatalError()
}
public func CATransform3DMakeScale(_ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
  fatalError()
}
public func CATransform3DMakeRotation(
  _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> CATransform3D { fatalError() }
public func CATransform3DTranslate(
  _ t: CATransform3D, _ x: Double, _ y: Double, _ z: Double
) -> CATransform3D { fatalError() }
public func CATransform3DScale(
  _ t: CATransform3D, _ x: Double, _ y: Double, _ z: Double
) -> CATransform3D { fatalError() }
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> CATransform3D { fatalError() }
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  fatalError()
}
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { fatalError() }
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { fatalError() }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  fatalError()
}
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  fatalError()
}
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { fatalError() }
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  fatalError()
}

open class NSObject: Hashable {
  public init() {}
  public static func == (left: NSObject, right: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  open func setValue(_ value: Any?, forKey key: String) {}
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  open func value(forKey key: String) -> Any? { fatalError() }
  open func value(forKeyPath keyPath: String) -> Any? { fatalError() }
  open func copy() -> Any { fatalError() }
  open func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions,
    context: UnsafeMutableRawPointer?
  ) {}
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

public struct NSKeyValueChangeKey: Hashable {
  public static let newKey = NSKeyValueChangeKey()
  public static let oldKey = NSKeyValueChangeKey()
}
public struct NSKeyValueObservingOptions: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
}

open class NSNull: NSObject, CAAction {
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}
open class NSNumber: NSObject, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public required init(floatLiteral value: Double) {}
  public required init(integerLiteral value: Int) {}
}
open class NSString: NSObject { public init(string: String) {} }
open class NSMutableDictionary: NSObject {}
open class NSArray: NSObject {}
open class NSMutableArray: NSArray {
  open subscript(index: Int) -> Any {
    get { fatalError() }
    set { fatalError() }
  }
}
open class NSCoder: NSObject {}
extension String {
  public init(format: String, _ arguments: any CVarArg...) { fatalError() }
}
public struct Date { public init(timeIntervalSinceNow: Double) {} }
public final class RunLoop {
  public static var main: RunLoop { fatalError() }
  public func run(until date: Date) {}
}
open class Thread: NSObject {
  open func start() {}
  open func main() {}
  open var isExecuting: Bool { fatalError() }
  open class func sleep(forTimeInterval seconds: Double) {}
}
open class NSConditionLock: NSObject {
  public init(condition: Int) {}
  open func lock(whenCondition condition: Int) {}
  open func unlock(withCondition condition: Int) {}
  open func unlock() {}
}

open class CGColor {
  public init(red: Double, green: Double, blue: Double, alpha: Double) {}
}
open class CGPath {}
open class CGMutablePath: CGPath {
  public override init() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func closeSubpath() {}
  public func addPath(_ path: CGPath) {}
}
open class CGColorSpace {}
open class CGImage {}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { fatalError() }
public enum CGImageAlphaInfo: UInt32 { case premultipliedLast = 1 }
open class CGContext {
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {}
  public var data: UnsafeMutableRawPointer? { fatalError() }
  public func setFillColor(_ color: CGColor) {}
  public func fill(_ rect: CGRect) {}
  public func makeImage() -> CGImage? { fatalError() }
}

public protocol CAAction {
  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?)
}

// The methods of these protocols are optional, which only Objective-C knows: hence the extensions.
public protocol CALayerDelegate: NSObject {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in context: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
}
extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in context: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
}
public protocol CALayoutManager: NSObject {
  func layoutSublayers(of layer: CALayer)
  func invalidateLayout(of layer: CALayer)
  func preferredSize(of layer: CALayer) -> CGSize
}
extension CALayoutManager {
  public func layoutSublayers(of layer: CALayer) {}
  public func invalidateLayout(of layer: CALayer) {}
  public func preferredSize(of layer: CALayer) -> CGSize { fatalError() }
}
public protocol CAAnimationDelegate: NSObject {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

public func CACurrentMediaTime() -> CFTimeInterval { 0 }

public func exit(_ code: Int32) -> Never { fatalError() }
