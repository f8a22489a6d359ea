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

/// What the layer's property reads while it is asked about; coming and going are no properties.
func seeing(_ layer: CALayer, _ key: String) -> String {
  key.hasPrefix("onOrder") ? "" : ", seeing \(described(layer.value(forKey: key)))"
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

final class Action: NSObject, CAAction {
  let name: String
  init(_ name: String) { self.name = name }
  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    print("\(name) run for \(event) of \(described(object))")
    reactions["\(name) run"]?()
  }
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

final class Observer: NSObject {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let (who, path) = (described(object), keyPath ?? "")
    let (old, new) = (described(change?[.oldKey]), described(change?[.newKey]))
    print("observer of \(who) told that \(path) changed from \(old) to \(new)")
  }
}
let observer = Observer()

class K1: CALayer {
  static var needsDisplay1: [String: Bool] = [:]
  override class func needsDisplay(forKey key: String) -> Bool {
    guard let answer = needsDisplay1[key] else { return super.needsDisplay(forKey: key) }
    print("k1 asked for needsDisplayForKey \(key)")
    return answer
  }
}

class K2: CALayer {
  static var needsDisplay2: [String: Bool] = [:]
  override class func needsDisplay(forKey key: String) -> Bool {
    guard let answer = needsDisplay2[key] else { return super.needsDisplay(forKey: key) }
    print("k2 asked for needsDisplayForKey \(key)")
    return answer
  }
}

final class D1: NSObject, CALayerDelegate {
  var answers: [String: any CAAction] = [:]
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    print("d1 asked for actionForKey \(event) of \(described(layer))\(seeing(layer, event))")
    return answers[event]
  }
}

stageRuns = true
let h1 = named("h1", Handler("h1"))
let x3 = named("x3", Action("x3"))

let l1 = named("l1", CALayer())
show(l1)
tick()
let l2 = named("l2", CAShapeLayer())
l2.actions = ["hidden": x3] as [String: any CAAction]
l1.addSublayer(l2)
tick()
print("animationKeys l2", described(l2.animationKeys()))
l2.removeFromSuperlayer()
tick()
let d1 = D1()
d1.answers["opacity"] = NSNull()
l1.delegate = d1
print("ask l1 opacity", described(l1.action(forKey: "opacity")))
l1.delegate = d1
l1.opacity = 1
print("animationKeys l1", described(l1.animationKeys()))  // expected the same answers in every run; answered ["opacity"], and again in 0 of 3 further runs
K1.needsDisplay1["hidden"] = true
let l3 = named("l3", K1())
l3.displayIfNeeded()
l3.setValue(false, forKeyPath: "hidden")
print("get l3.needsDisplay", described(l3.needsDisplay()))
l3.addObserver(observer, forKeyPath: "shadowPath", options: [.old, .new], context: nil)
l3.frame = CGRect(x: 2, y: 92, width: 0.5, height: 93)
l3.frame = CGRect(x: 2, y: 0, width: 2, height: 1)
l3.frame = CGRect(x: 92, y: 55, width: 3, height: 0.5)
print("get l3.presentation.anchorPoint", described(l3.presentation()?.anchorPoint))
let a1 = named("a1", CABasicAnimation())
a1.keyPath = "zPosition"
a1.duration = 3
a1.toValue = 8
a1.fromValue = -4
a1.repeatCount = .infinity
a1.repeatDuration = 5
a1.fillMode = CAMediaTimingFillMode(rawValue: "removed")
a1.timingFunction = CAMediaTimingFunction(name: .easeOut)
a1.delegate = h1
l1.add(a1, forKey: "k")
tick()
advance(1000)
l1.setValue("a", forKeyPath: "aKey")
l1.removeAnimation(forKey: "constructor")
tick()
tick()
l1.timeOffset = 1
l1.opacity = 1
l1.isDoubleSided = false
tick()
CATransaction.begin()
CATransaction.setDisableActions(true)
l1.position = CGPoint(x: 1000000, y: 0)
print("get l1.presentation.position", described(l1.presentation()?.position))
print("get l1.presentation.frame", described(l1.presentation()?.frame))
print("animationKeys l1", described(l1.animationKeys()))
CATransaction.commit()
l1.removeFromSuperlayer()
let a2 = named("a2", CABasicAnimation())
a2.keyPath = "zPosition"
a2.duration = 1
a2.toValue = 3
a2.fromValue = 1
a2.repeatCount = .infinity
a2.delegate = h1
l1.add(a2, forKey: nil)
tick()
advance(0.5)
tick()
advance(1)
tick()
advance(2)
tick()
l1.layoutSublayers()
l1.insertSublayer(l2, above: l1)
K2.needsDisplay2["hidden"] = true
