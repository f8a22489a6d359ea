import Geometry
import LayerScript

extension Field {
  func query(_ kind: StepKind) throws(MessageProblem) -> Query {
    switch kind {
    case .get: return .get(try subject(), try property())
    case .value: return .value(try subject(), try keyPath())
    case .exists: return .exists(try subject())
    case .read: return .read(try on())
    case .animationKeys: return .animationKeys(try on())
    case .ask: return .ask(try on(), key: try key())
    case .askView: return .askView(try on(), layer: try member("layer").name(), key: try key())
    case .paintOrder: return .paintOrder(try on())
    case .render: return .render(try on())
    case .convert:
      return .convert(
        try given(), from: try subjectOrNone("from"), to: try subjectOrNone("to"),
        asking: try receiver())
    case .convertTime:
      return .convertTime(
        try member("time").number(), from: try subjectOrNone("from")?.name,
        to: try subjectOrNone("to")?.name)
    case .hitTest: return .hitTest(try subject(), try point())
    case .contains: return .contains(try subject(), try point())
    case .classDefault: return .classDefault(try type(), key: try key())
    case .classAction: return .classAction(try type(), key: try key())
    case .classNeedsDisplay: return .classNeedsDisplay(try type(), key: try key())
    case .expansionFactor: return .expansionFactor(try member("name").string())
    case .valueFunction: return .valueFunction(try member("name").string())
    case .evaluate:
      return .evaluate(try member("timing").timingFunction(), at: try member("at").number())
    case .controlPoint:
      return .controlPoint(
        try member("timing").timingFunction(), index: try member("index").integer())
    case .compute:
      let operation = try member("operation").choice(
        "an operation", of: TransformOperation.self)
      var arguments: [Value] = []
      for element in try member("arguments").elements() { arguments.append(try element.value()) }
      return .compute(operation, arguments)
    default: throw problem("'\(kind.rawValue)' is not a query")
    }
  }

  private func receiver() throws(MessageProblem) -> Query.ConversionReceiver {
    guard let field = optional("asking") else { return .either }
    return try field.choice("which layer is asked", of: Query.ConversionReceiver.self)
  }

  private func subjectOrNone(_ key: String) throws(MessageProblem) -> Subject? {
    try optional(key).map { field throws(MessageProblem) in try field.subjectText() }
  }

  private func type() throws(MessageProblem) -> ClassReference {
    try member("class").classReference()
  }

  private func point() throws(MessageProblem) -> Point {
    let field = try member("point")
    guard case .point(let point) = try field.value() else { throw field.problem("no point") }
    return point
  }
}
