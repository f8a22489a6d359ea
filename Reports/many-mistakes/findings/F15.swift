import QuartzCore

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

let l1 = CALayer()
show(l1)
let a1 = CABasicAnimation()
a1.keyPath = "zPosition"
a1.duration = 1
a1.fromValue = 1
a1.beginTime = 1
a1.repeatCount = .infinity
a1.timeOffset = 0.5
l1.add(a1, forKey: "k")
tick()
print("get l1.presentation.zPosition", l1.presentation()?.zPosition as Any)  // expected 0.5 within 1e-06; answered 0
