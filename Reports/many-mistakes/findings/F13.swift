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

let b1 = { print("b1 called") }

let l9 = CALayer()
show(l9)
tick()
let a1 = CABasicAnimation()
a1.repeatCount = .infinity
CATransaction.begin()
CATransaction.setCompletionBlock(b1)
l9.add(a1, forKey: "a")
CATransaction.commit()
Thread.sleep(forTimeInterval: 1000)
tick()  // expected no such callback; answered b1 called
