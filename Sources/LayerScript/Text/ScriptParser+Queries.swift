import Geometry

extension ScriptParser {
  /// Parses what follows the first word of a query; nil when no query begins with it.
  mutating func query(_ word: String) throws(ScriptError) -> Query? {
    guard let kind = StepKind(rawValue: word) else { return nil }
    switch kind {
    case .get:
      let (subject, property) = try subjectAndProperty()
      return .get(subject, property)
    case .value: return .value(try subject(), try propertyPath())
    case .exists:
      let token = peek
      let subject = try subject()
      switch subject {
      case .presentation, .attached: return .exists(subject)
      default:
        throw error(
          "only a presentation or an attached animation may be missing",
          "write 'l1.presentation' or 'l1.animation(key)'", at: token)
      }
    case .read: return .read(try name(.shared))
    case .animationKeys: return .animationKeys(try name(.layer))
    case .ask: return .ask(try name(.layer), key: try key())
    case .askView: return .askView(try name(.view), layer: try name(.layer), key: try key())
    case .paintOrder: return .paintOrder(try name(.layer))
    case .render: return .render(try name(.layer))
    case .hitTest: return .hitTest(try subject(), try point())
    case .contains: return .contains(try subject(), try point())
    case .convert, .convertTime: return try conversion(kind)
    case .classDefault: return .classDefault(try classReference(), key: try key())
    case .classAction: return .classAction(try classReference(), key: try key())
    case .classNeedsDisplay: return .classNeedsDisplay(try classReference(), key: try key())
    case .expansionFactor: return .expansionFactor(try key())
    case .valueFunction: return .valueFunction(try key())
    case .evaluate:
      let function = try timingFunction()
      try expectWord("at")
      return .evaluate(function, at: try number("a fraction"))
    case .controlPoint:
      let index = try integer("the number of a control point")
      try expectWord("of")
      return .controlPoint(try timingFunction(), index: index)
    case .compute:
      return .compute(try choice("an operation", of: TransformOperation.self), try list())
    default: return nil
    }
  }

  private mutating func conversion(_ kind: StepKind) throws(ScriptError) -> Query {
    if kind == .convertTime {
      let time = try number("a time")
      try expectWord("from")
      let from = try nameOrNil(.layer)
      try expectWord("to")
      return .convertTime(time, from: from, to: try nameOrNil(.layer))
    }
    let value = try value()
    try expectWord("from")
    let from = try subjectOrNil()
    try expectWord("to")
    let to = try subjectOrNil()
    guard takeWord("asking") else { return .convert(value, from: from, to: to) }
    let receiver = try choice("which layer is asked", of: Query.ConversionReceiver.self)
    return .convert(value, from: from, to: to, asking: receiver)
  }

  private mutating func point() throws(ScriptError) -> Point {
    let token = peek
    guard case .point(let point) = try value() else {
      throw error("expected a point before \(token.text)", "write two numbers", at: token)
    }
    return point
  }
}
