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

let l1 = CALayer()
show(l1)
let a1 = CABasicAnimation()
a1.keyPath = "opacity"
a1.duration = 1
a1.byValue = 1
a1.beginTime = 0.5
a1.repeatCount = .infinity
l1.add(a1, forKey: "k")
tick()
print("get l1.presentation.opacity", l1.presentation()?.opacity as Any)  // expected 1.5 within 2e-06; answered 1
