/// The helpers that rendered Swift programs bring along, each only where it is needed.
enum SwiftHelpers {
  static let show = [
    "",
    "#if canImport(AppKit)",
    "  import AppKit",
    "  let frame = CGRect(x: 0, y: 0, width: 400, height: 400)",
    "  let window = NSWindow(",
    "    contentRect: frame, styleMask: [.borderless], backing: .buffered, defer: false)",
    "  func show(_ layer: CALayer) {",
    "    window.contentView?.wantsLayer = true",
    "    window.contentView?.layer?.addSublayer(layer)",
    "    window.orderFront(nil)",
    "  }",
    "#else",
    "  import UIKit",
    "  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))",
    "  func show(_ layer: CALayer) {",
    "    window.isHidden = false",
    "    window.layer.addSublayer(layer)",
    "  }",
    "#endif",
  ]

  static let turns = [
    "",
    "/// Ends the run-loop turn, and lets some time pass. A real clock moves on its own.",
    "func turn(_ seconds: Double = 0) {",
    "  CATransaction.flush()",
    "  RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))",
    "}",
  ]

  static let delegate = [
    "",
    "class Delegate: NSObject, CALayerDelegate {",
    "  let name: String",
    "  var answers: [String: any CAAction] = [:]",
    "  var forwarders: [String: (CALayer, String) -> (any CAAction)?] = [:]",
    "  init(_ name: String) { self.name = name }",
    "}",
    "",
    "class AnsweringDelegate: Delegate {",
    "  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {",
    "    print(name, \"asked for\", event, \"seeing\", layer.value(forKey: event) as Any)",
    "    if let forward = forwarders[event] { return forward(layer, event) }",
    "    return answers[event]",
    "  }",
    "}",
  ]

  static let action = [
    "",
    "final class Action: NSObject, CAAction {",
    "  let name: String",
    "  init(_ name: String) { self.name = name }",
    "  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {",
    "    print(name, \"run for\", event, \"of\", object)",
    "  }",
    "}",
  ]

  static let handler = [
    "",
    "final class Handler: NSObject, CAAnimationDelegate {",
    "  let name: String",
    "  init(_ name: String) { self.name = name }",
    "  func animationDidStart(_ animation: CAAnimation) { print(name, \"start\", animation) }",
    "  func animationDidStop(_ animation: CAAnimation, finished: Bool) {",
    "    print(name, \"stop\", animation, finished)",
    "  }",
    "}",
  ]

  static let manager = [
    "",
    "final class Manager: NSObject, CALayoutManager {",
    "  func layoutSublayers(of layer: CALayer) { print(\"layout\", layer) }",
    "  func invalidateLayout(of layer: CALayer) { print(\"invalidate\", layer) }",
    "}",
  ]

  static let hooks = [
    "",
    "/// What a class answers for a key; a key that is missing is left to the superclass.",
    "struct Hooks {",
    "  var actions: [String: (any CAAction)?] = [:]",
    "  var defaultActions: [String: (any CAAction)?] = [:]",
    "  var defaultValues: [String: Any?] = [:]",
    "  var needsDisplay: [String: Bool] = [:]",
    "}",
  ]

  static let observer = [
    "",
    "final class Observer: NSObject {",
    "  override func observeValue(",
    "    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,",
    "    context: UnsafeMutableRawPointer?",
    "  ) {",
    "    print(\"changed\", keyPath as Any, change as Any)",
    "  }",
    "}",
    "let observer = Observer()",
  ]

  static let render = [
    "",
    "/// Paints a layer into a bitmap of its own.",
    "func paint(_ layer: CALayer) -> CGContext? {",
    "  let context = CGContext(",
    "    data: nil, width: 400, height: 400, bitsPerComponent: 8, bytesPerRow: 0,",
    "    space: CGColorSpaceCreateDeviceRGB(),",
    "    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)",
    "  if let context { layer.render(in: context) }",
    "  return context",
    "}",
  ]

  /// The declaration of an object that exists by being named.
  static func declaration(_ name: ObjectName) -> String {
    switch name.kind {
    case .action: "let \(name) = Action(\"\(name)\")"
    case .block: "let \(name) = { print(\"\(name) called\") }"
    case .handler: "let \(name) = Handler(\"\(name)\")"
    default: "let \(name) = NSObject()  // stands for an image"
    }
  }
}
