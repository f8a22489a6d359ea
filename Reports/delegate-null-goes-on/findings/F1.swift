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

final class Action: NSObject, CAAction {
  let name: String
  init(_ name: String) { self.name = name }
  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    print("\(name) run for \(event) of \(described(object))")
    reactions["\(name) run"]?()
  }
}

final class D1: NSObject, CALayerDelegate {
  var answers: [String: any CAAction] = [:]
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    print("d1 asked for actionForKey \(event) of \(described(layer))\(seeing(layer, event))")
    return answers[event]
  }
}

let x1 = named("x1", Action("x1"))

let d1 = D1()
d1.answers["bounds"] = NSNull()
let l1 = named("l1", CALayer())
l1.actions = ["bounds": x1] as [String: any CAAction]
l1.delegate = d1
print("ask l1 bounds", described(l1.action(forKey: "bounds")))  // expected nil; answered x1
