/// The helpers that rendered Swift programs bring along, each only where it is used.
enum SwiftHelpers {
  /// In the order in which they stand in a program.
  static func table(usesViews: Bool) -> [Helper] {
    [names, description, seeing, reactions] + SwiftStage.table(usesViews: usesViews)
      + [tick, worker, action, handler, observer, picture, paint, progress, pop]
  }

  private static let names = Helper(
    "named(", "names[",
    text: """
      /// The names that the script has for its objects.
      var names: [ObjectIdentifier: String] = [:]
      func named<T: AnyObject>(_ name: String, _ object: T) -> T {
        names[ObjectIdentifier(object)] = name
        // The engine copies an animation that is added; what is set by key goes with it.
        if let animation = object as? CAAnimation { animation.setValue(name, forKey: "scriptName") }
        return object
      }
      """)

  private static let description = Helper(
    "described(",
    text: """
      /// A value as scripts and reports write it.
      func described(_ value: Any?) -> String {
        let list = { (numbers: [CGFloat]) in
          numbers.map { String(format: "%.15g", $0) }.joined(separator: ", ")
        }
        switch value {
        case nil: return "nil"
        case is NSNull: return "null"
        case let string as String: return "\\"\\(string)\\""
        case let point as CGPoint: return "(\\(list([point.x, point.y])))"
        case let size as CGSize: return "size(\\(list([size.width, size.height])))"
        case let rect as CGRect:
          return "(\\(list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])))"
        case let number as CGFloat: return list([number])
        case let values as [Any]: return "[" + values.map(described).joined(separator: ", ") + "]"
        case let layer as CALayer:
          return names[ObjectIdentifier(layer)] ?? names[ObjectIdentifier(layer.model())] ?? "\\(layer)"
        case let animation as CAAnimation:
          if let name = animation.value(forKey: "scriptName") as? String { return name }
          let keyPath = described((animation as? CAPropertyAnimation)?.keyPath)
          return "{class: \\"\\(type(of: animation))\\", keyPath: \\(keyPath), "
            + "duration: \\(list([animation.duration]))}"
        case let object as NSObject: return names[ObjectIdentifier(object)] ?? "\\(object)"
        case let other?: return "\\(other)"
        }
      }
      """)

  private static let seeing = Helper(
    "seeing(",
    text: """
      /// What the layer's property reads while it is asked about; coming and going are no properties.
      func seeing(_ layer: CALayer, _ key: String) -> String {
        key.hasPrefix("onOrder") ? "" : ", seeing \\(described(layer.value(forKey: key)))"
      }
      """)

  private static let reactions = Helper(
    "reactions[",
    text: """
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
      """)

  private static let tick = Helper(
    "tick()",
    text: """
      /// Ends the run-loop turn: commits, and lets what is due be delivered. The clock goes on.
      func tick() {
        CATransaction.flush()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
      }
      """)

  private static let worker = Helper(
    "Worker()",
    text: """
      /// A thread for one label of the script; whoever gives it something to do waits for the end.
      final class Worker: Thread {
        private let state = NSConditionLock(condition: 0)
        private var work: () -> Void = {}
        override func main() {
          while true {
            state.lock(whenCondition: 1)
            work()
            state.unlock(withCondition: 0)
          }
        }
        func perform(_ block: @escaping () -> Void) {
          if !isExecuting { start() }
          state.lock(whenCondition: 0)
          work = block
          state.unlock(withCondition: 1)
          state.lock(whenCondition: 0)
          state.unlock()
        }
      }
      """)

  private static let action = Helper(
    "Action(\"",
    text: """
      final class Action: NSObject, CAAction {
        let name: String
        init(_ name: String) { self.name = name }
        func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
          print("\\(name) run for \\(event) of \\(described(object))")
          reactions["\\(name) run"]?()
        }
      }
      """)

  private static let handler = Helper(
    "Handler(\"",
    text: """
      final class Handler: NSObject, CAAnimationDelegate {
        let name: String
        init(_ name: String) { self.name = name }
        func animationDidStart(_ animation: CAAnimation) {
          print("\\(name) told that \\(described(animation)) started")
          reactions["\\(name) start"]?()
        }
        func animationDidStop(_ animation: CAAnimation, finished: Bool) {
          print("\\(name) told that \\(described(animation)) stopped, finished \\(finished)")
          reactions["\\(name) stop"]?()
        }
      }
      """)

  private static let observer = Helper(
    "observer,",
    text: """
      final class Observer: NSObject {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          let (who, path) = (described(object), keyPath ?? "")
          let (old, new) = (described(change?[.oldKey]), described(change?[.newKey]))
          print("observer of \\(who) told that \\(path) changed from \\(old) to \\(new)")
        }
      }
      let observer = Observer()
      """)

  private static let picture = Helper(
    "picture()",
    text: """
      /// An opaque image, 20 pixels wide and 10 high.
      func picture() -> CGImage {
        let context = CGContext(
          data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        return context.makeImage()!
      }
      """)

  private static let paint = Helper(
    "paint(",
    text: """
      /// The smallest rectangle around what a layer paints into an empty canvas; nil if that is nothing.
      func paint(_ layer: CALayer) -> CGRect? {
        let side = 256
        let context = CGContext(
          data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 4 * side,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        layer.render(in: context)
        let bytes = context.data!.assumingMemoryBound(to: UInt8.self)
        var box: CGRect?
        for place in 0..<(side * side) where bytes[4 * place + 3] > 0 {
          let y = side - 1 - place / side
          let pixel = CGRect(x: CGFloat(place % side), y: CGFloat(y), width: 1, height: 1)
          box = box?.union(pixel) ?? pixel
        }
        return box
      }
      """)

  private static let progress = Helper(
    "progress(",
    text: """
      /// No call evaluates a timing function; an animation that it paces, on a layer whose clock
      /// stands, shows the same.
      func progress(_ function: CAMediaTimingFunction, at fraction: Double) -> CGFloat? {
        let animation = CABasicAnimation()
        animation.keyPath = "zPosition"
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        animation.timingFunction = function
        animation.fillMode = CAMediaTimingFillMode(rawValue: "both")
        animation.isRemovedOnCompletion = false
        let layer = CALayer()
        layer.speed = 0
        show(layer)
        layer.add(animation, forKey: "progress")
        CATransaction.flush()
        layer.timeOffset = fraction
        CATransaction.flush()
        return layer.presentation()?.zPosition
      }
      """)

  private static let pop = Helper(
    "popped",
    text: """
      /// What changed inside of the custom block that is open; nil where none is.
      var popped: [(layer: CALayer, key: String, old: Any?)]?
      /// The custom block of "View-Layer Synergy": each change is put back, and pops up animated.
      func pop(duration: Double, _ changes: () -> Void) {
        let outer = popped
        popped = []
        changes()
        let notes = popped ?? []
        popped = outer
        for note in notes {
          let new = note.layer.value(forKeyPath: note.key)
          let animation = CAKeyframeAnimation()
          animation.keyPath = note.key
          animation.values = [note.old ?? NSNull(), new ?? NSNull(), note.old ?? NSNull()]
          animation.keyTimes = [0, 0.35, 1]
          animation.timingFunctions = [
            CAMediaTimingFunction(controlPoints: 1, 0, 0.8, 1),
            CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1),
          ]
          animation.duration = duration
          CATransaction.begin()
          CATransaction.setDisableActions(true)
          note.layer.setValue(note.old, forKeyPath: note.key)
          CATransaction.commit()
          note.layer.add(animation, forKey: note.key)
        }
      }
      """)
}
