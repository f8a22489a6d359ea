import Choices
import LayerScript

/// Values of transactions.
extension Draft {
  func setTransaction(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (property: Property, value: Value)?
    if case .set(.transaction, let property, let value) = like?.command {
      wanted = (property, value)
    }
    guard let property = transactionValue(&source, like: wanted?.property) else { return nil }
    return Step(.set(.transaction, property, value(of: property, &source, wanted?.value)))
  }

  func getTransaction(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: Property?
    if case .get(.transaction, let property) = like?.query { wanted = property }
    return transactionValue(&source, like: wanted).map { Step(.get(.transaction, $0)) }
  }

  func setTransactionKey(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (path: PropertyPath, value: Value)?
    if case .setValue(.transaction, let path, let value) = like?.command { wanted = (path, value) }
    guard let key = transactionKey(&source, like: wanted?.path) else { return nil }
    let value: Value
    if let property = Property(rawValue: key) {
      value = self.value(of: property, &source, wanted?.value)
    } else {
      value = .number(source.double(Numbers.depth, like: wanted?.value.asNumber))
    }
    return Step(.setValue(.transaction, PropertyPath(key), value))
  }

  func getTransactionKey(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: PropertyPath?
    if case .value(.transaction, let path) = like?.query { wanted = path }
    return transactionKey(&source, like: wanted).map {
      Step(.value(.transaction, PropertyPath($0)))
    }
  }

  private func transactionValue(_ source: inout ChoiceSource, like: Property?) -> Property? {
    let place = hint.property.flatMap { palette.transactionValues.firstIndex(of: $0) }
    let bias = place.map { Bias.mostly($0) } ?? .uniform
    return pick(palette.transactionValues, bias: bias, &source, like: like)
  }

  private func transactionKey(_ source: inout ChoiceSource, like: PropertyPath?) -> String? {
    let keys = palette.transactionKeys
    let place = hint.key.flatMap { keys.firstIndex(of: $0) }
    return source.pick(
      keys, bias: place.map { .mostly($0) } ?? palette.transactionKeyBias, like: like?.text)
  }

  /// Draws one of three blocks, or nothing.
  private func completionBlock(_ source: inout ChoiceSource, _ like: Value?) -> Value {
    let blocks = (1...3).map { Value.reference(ObjectName(.block, $0)) }
    let planned = hint.value.flatMap { value in
      value.asReference == nil ? nil : blocks.firstIndex(of: value)
    }
    let bias =
      planned.map { Bias.nearlyAlways($0) } ?? .weights([6, 4, 2, hint.value == .nil ? 90 : 1])
    return source.pick(blocks + [.nil], bias: bias, like: like)
  }

  private func value(
    of property: Property, _ source: inout ChoiceSource, _ like: Value?
  ) -> Value {
    switch property {
    case .disableActions:
      let percent = hint.value?.asBoolean.percentIfPlanned ?? 70
      return .boolean(source.boolean(percent: percent, like: like?.asBoolean))
    case .animationTimingFunction:
      let functions: [Value] = [.nil] + TimingFunction.Name.allCases.map { .timing(.named($0)) }
      return source.pick(functions, like: like)
    case .completionBlock: return completionBlock(&source, like)
    default: return .number(source.double(Numbers.duration, like: like?.asNumber))
    }
  }
}
