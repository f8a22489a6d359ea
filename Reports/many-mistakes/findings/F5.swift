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

let l1 = named("l1", CALayer())
let l2 = named("l2", CALayer())
l2.mask = l1
l1.removeFromSuperlayer()
print("get l1.superlayer", described(l1.superlayer))  // expected nil; answered l2
