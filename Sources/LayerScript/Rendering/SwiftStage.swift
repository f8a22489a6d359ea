/// Helpers of rendered Swift programs that show layers, and have time go on for what is shown.
enum SwiftStage {
  /// Spelt here, because lines that begin with it are held against the package's table of imports.
  private static let word = "import"

  static func table(usesViews: Bool) -> [Helper] {
    [stage, usesViews ? openForViews : open, show, showView, clock]
  }

  private static let stage = Helper(
    "advance(", "openStage(", "clock(of",
    text: """
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
      """)

  private static let openWindow = """
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let stageView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    func openStage() {
      window.isHidden = false
      window.addSubview(stageView)
      putStage(stageView.layer, in: window.layer)
    }
    """

  private static let openForViews = Helper("openStage(", text: openWindow)

  private static let open = Helper(
    "openStage(",
    text: """
      #if canImport(AppKit)
        \(word) AppKit
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
        \(word) UIKit
        \(openWindow.replacing("\n", with: "\n  "))
      #endif
      """)

  private static let show = Helper(
    "show(",
    text: """
      func show(_ layer: CALayer) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if stage == nil { openStage() }
        stage?.addSublayer(layer)
        CATransaction.commit()
      }
      """)

  private static let showView = Helper(
    "showView(",
    text: """
      func showView(_ view: UIView) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if stage == nil { openStage() }
        stageView.addSubview(view)
        CATransaction.commit()
      }
      """)

  private static let clock = Helper(
    "clock(of",
    text: """
      /// What no layer stands for where times are converted: the stage's time for what is shown on it.
      func clock(of layer: CALayer) -> CALayer? {
        var above: CALayer? = layer.model()
        while let next = above, next !== stage { above = next.superlayer }
        return above
      }
      """)
}
