// Stands in for the parts of Apple's AppKit that rendered programs use. Declarations only.

import QuartzCore

public final class NSApplication: NSObject {
  public enum ActivationPolicy { case accessory }
  public class var shared: NSApplication { fatalError() }
  @discardableResult public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
}

public final class NSView: NSObject {
  public var wantsLayer = false
  public var layer: CALayer? { fatalError() }
}

public final class NSWindow: NSObject {
  public enum StyleMask { case borderless }
  public enum Backing { case buffered }
  public init(contentRect: CGRect, styleMask: [StyleMask], backing: Backing, defer flag: Bool) {}
  public var contentView: NSView? { fatalError() }
  public func orderFront(_ sender: Any?) {}
}

public func CGSessionCopyCurrentDictionary() -> [String: Any]? { nil }
