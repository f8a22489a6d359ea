import QuartzCore

#if canImport(AppKit)
  import AppKit
  _ = NSApplication.shared
  let window = NSWindow(
    contentRect: CGRect(x: 0, y: 0, width: 400, height: 400), styleMask: [.borderless],
    backing: .buffered, defer: false)
  func show(_ layer: CALayer) {
    window.contentView?.wantsLayer = true
    window.contentView?.layer?.addSublayer(layer)
    window.orderFront(nil)
  }
#else
  import UIKit
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  func show(_ layer: CALayer) {
    window.isHidden = false
    window.layer.addSublayer(layer)
  }
#endif

/// Ends the run-loop turn: commits, and lets what is due be delivered. The clock goes on.
func tick() {
  CATransaction.flush()
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
}

let a1 = CABasicAnimation()
a1.keyPath = "zPosition"
a1.byValue = 1
a1.beginTime = 1
a1.autoreverses = true
a1.fillMode = CAMediaTimingFillMode(rawValue: "forwards")
a1.isRemovedOnCompletion = false
let l1 = CALayer()
l1.actions = ["position": a1] as [String: any CAAction]
l1.position = CGPoint(x: 0, y: 1)
show(l1)
tick()
print("get l1.presentation.zPosition", l1.presentation()?.zPosition as Any)  // expected 0 within 1e-06; answered 1
