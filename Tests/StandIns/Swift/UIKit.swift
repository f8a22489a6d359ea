// Stands in for the parts of Apple's UIKit that rendered programs use. Declarations only.

import QuartzCore

open class UIView: NSObject {
  public struct AnimationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1)
    public static let `repeat` = AnimationOptions(rawValue: 2)
    public static let autoreverse = AnimationOptions(rawValue: 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 8)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 16)
    public static let curveLinear = AnimationOptions(rawValue: 32)
    public static let curveEaseIn = AnimationOptions(rawValue: 64)
    public static let curveEaseOut = AnimationOptions(rawValue: 128)
    public static let curveEaseInOut = AnimationOptions(rawValue: 256)
  }
  public struct KeyframeAnimationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public override init() {}
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  open class var layerClass: AnyClass { fatalError() }
  open func didMoveToSuperview() {}
  open var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var center = CGPoint(x: 0, y: 0)
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var backgroundColor: UIColor?
  open var transform3D = CATransform3DIdentity
  public var layer: CALayer { fatalError() }
  public var subviews: [UIView] { fatalError() }
  public var superview: UIView? { fatalError() }
  public func addSubview(_ view: UIView) {}
  public func insertSubview(_ view: UIView, at index: Int) {}
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {}
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {}
  public func removeFromSuperview() {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { fatalError() }

  public class var areAnimationsEnabled: Bool { fatalError() }
  public class func setAnimationsEnabled(_ flag: Bool) {}
  public class var inheritedAnimationDuration: CFTimeInterval { fatalError() }
  public class func animate(
    withDuration duration: CFTimeInterval, delay: CFTimeInterval, options: AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  public class func animate(
    withDuration duration: CFTimeInterval, delay: CFTimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public class func animateKeyframes(
    withDuration duration: CFTimeInterval, delay: CFTimeInterval, options: KeyframeAnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double,
    animations: @escaping () -> Void
  ) {}
  public class func performWithoutAnimation(_ actions: () -> Void) {}
}

open class UIColor: NSObject {
  public init(cgColor: CGColor) {}
  public var cgColor: CGColor { fatalError() }
}
open class UIImage: NSObject {
  public init(cgImage: CGImage) {}
}

open class UIImageView: UIView {
  open var animationImages: [UIImage]?
  open var animationDuration: CFTimeInterval = 0
  open var animationRepeatCount = 0
  open func startAnimating() {}
  open func stopAnimating() {}
}

open class UIWindow: UIView {}
