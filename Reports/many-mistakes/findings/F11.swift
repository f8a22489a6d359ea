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

CATransaction.begin()
CATransaction.begin()
let l1 = CALayer()
show(l1)
CATransaction.commit()
print("exists l1.presentation", (l1.presentation() != nil) as Any)  // expected false; answered true
