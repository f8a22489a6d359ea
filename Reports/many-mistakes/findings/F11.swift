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

final class D1: NSObject, CALayerDelegate {
  var answers: [String: any CAAction] = [:]
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    print("d1 asked for actionForKey \(event) of \(described(layer))\(seeing(layer, event))")
    return answers[event]
  }
}

let d1 = D1()
d1.answers["zPosition"] = NSNull()
let l1 = named("l1", CALayer())
l1.delegate = d1
show(l1)
tick()
l1.zPosition = 1
print("animationKeys l1", described(l1.animationKeys()))  // expected nil; answered ["zPosition"]
