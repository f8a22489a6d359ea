import QuartzCore

/// The names that the script has for its objects.
var names: [ObjectIdentifier: String] = [:]
func named<T: AnyObject>(_ name: String, _ object: T) -> T {
  names[ObjectIdentifier(object)] = name
  // The engine copies an animation that is added; what is set by key goes with it.
  if let animation = object as? CAAnimation { animation.setValue(name, forKey: "scriptName") }
  return object
}

/// A value as scripts and reports write it.
func described(_ value: Any?) -> String {
  let list = { (numbers: [CGFloat]) in
    numbers.map { String(format: "%.15g", $0) }.joined(separator: ", ")
  }
  switch value {
  case nil: return "nil"
  case is NSNull: return "null"
  case let string as String: return "\"\(string)\""
  case let point as CGPoint: return "(\(list([point.x, point.y])))"
  case let size as CGSize: return "size(\(list([size.width, size.height])))"
  case let rect as CGRect:
    return "(\(list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])))"
  case let number as CGFloat: return list([number])
  case let values as [Any]: return "[" + values.map(described).joined(separator: ", ") + "]"
  case let layer as CALayer:
    return names[ObjectIdentifier(layer)] ?? names[ObjectIdentifier(layer.model())] ?? "\(layer)"
  case let animation as CAAnimation:
    if let name = animation.value(forKey: "scriptName") as? String { return name }
    let keyPath = described((animation as? CAPropertyAnimation)?.keyPath)
    return "{class: \"\(type(of: animation))\", keyPath: \(keyPath), "
      + "duration: \(list([animation.duration]))}"
  case let object as NSObject: return names[ObjectIdentifier(object)] ?? "\(object)"
  case let other?: return "\(other)"
  }
}

/// What callbacks carry out, as often as they may.
var reactions: [String: () -> Void] = [:]
func react(_ callback: String, limit: Int, _ steps: @escaping () -> Void) {
  var left = limit
  reactions[callback] = {
    if left > 0 {
      left -= 1
      steps()
    }
  }
}

/// What layers are shown on, and its time, which the script has go on. It stands in between, so that what is
/// shown is exact; where somebody hears of the ends of animations it runs, and `advance` waits.
var stage: CALayer?
var stageTime = 100.0
var stageRuns = false
func putStage(_ layer: CALayer, in host: CALayer) {
  stage = layer
  layer.beginTime = stageRuns ? host.convertTime(CACurrentMediaTime(), from: nil) : 0
  layer.speed = stageRuns ? 1 : 0
  layer.timeOffset = stageTime
}
func advance(_ seconds: Double) {
  if stageRuns { return Thread.sleep(forTimeInterval: seconds) }
  stageTime += seconds
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  stage?.timeOffset = stageTime
  CATransaction.commit()
}

#if canImport(AppKit)
  import AppKit
  var window: NSWindow?
  func openStage() {
    // AppKit ends a process whose session has no graphics, as over ssh.
    if CGSessionCopyCurrentDictionary() == nil {
      print("This session has no graphics: nothing can be shown.")
      exit(2)
    }
    NSApplication.shared.setActivationPolicy(.accessory)
    window = NSWindow(
      contentRect: CGRect(x: 0, y: 0, width: 400, height: 400), styleMask: [.borderless],
      backing: .buffered, defer: false)
    window?.contentView?.wantsLayer = true
    if let host = window?.contentView?.layer {
      let layer = CALayer()
      putStage(layer, in: host)
      host.addSublayer(layer)
    }
    window?.orderFront(nil)
  }
#else
  import UIKit
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let stageView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  func openStage() {
    window.isHidden = false
    window.addSubview(stageView)
    putStage(stageView.layer, in: window.layer)
  }
#endif

func show(_ layer: CALayer) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  if stage == nil { openStage() }
  stage?.addSublayer(layer)
  CATransaction.commit()
}

/// Ends the run-loop turn: commits, and lets what is due be delivered. The clock goes on.
func tick() {
  CATransaction.flush()
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
}

final class Handler: NSObject, CAAnimationDelegate {
  let name: String
  init(_ name: String) { self.name = name }
  func animationDidStart(_ animation: CAAnimation) {
    print("\(name) told that \(described(animation)) started")
    reactions["\(name) start"]?()
  }
  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    print("\(name) told that \(described(animation)) stopped, finished \(finished)")
    reactions["\(name) stop"]?()
  }
}

stageRuns = true
let h1 = named("h1", Handler("h1"))

let l1 = named("l1", CALayer())
show(l1)
let a1 = named("a1", CATransition())
a1.beginTime = 1.0625
a1.delegate = h1
l1.add(a1, forKey: "k")
tick()  // expected h1 told that a1 stopped, finished true, behind h1 told that a1 started; answered no such callback
