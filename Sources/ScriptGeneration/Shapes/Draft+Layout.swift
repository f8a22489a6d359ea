import Choices
import Geometry
import LayerModel
import LayerScript

extension Palette {
  static let layoutMessages: [Command.Message] = [
    .setNeedsLayout, .layoutIfNeeded, .layoutSublayers,
  ]
  static let displayMessages: [Command.Message] = [.setNeedsDisplay, .displayIfNeeded, .display]

  static let allListened: [[Callback]] = [
    [.layoutSublayers], [.display], [.draw], [.draw, .layerWillDraw], [.display, .draw],
    [.display, .layerWillDraw], [.layoutSublayers, .display], [.layoutSublayers, .draw],
    [.actionForKey, .layoutSublayers, .display, .draw, .layerWillDraw],
  ]

  static let allOverridden: [[Callback]] = [
    [.layoutSublayers], [.display], [.draw], [.layoutSublayers, .display],
    [.layoutSublayers, .draw], [.actionForKey], [.initWithLayer],
  ]
}

/// Messages about layout and display, and objects that report them.
extension Draft {
  func send(
    _ messages: [Command.Message], _ source: inout ChoiceSource, _ like: Step?
  ) -> Step? {
    var wanted: (message: Command.Message, name: ObjectName)?
    if case .send(let message, to: let name) = like?.command { wanted = (message, name) }
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let place = hint.message.flatMap { messages.firstIndex(of: $0) }
    let bias = place.map { Bias.nearlyAlways($0) } ?? .uniform
    return pick(messages, bias: bias, &source, like: wanted?.message).map {
      Step(.send($0, to: .layer(number)))
    }
  }

  func displayPart(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, rect: Rect)?
    if case .setNeedsDisplay(let name, in: let rect) = like?.command { wanted = (name, rect) }
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let rects = [Rect(0, 0, 1, 1), Rect(1, 2, 3, 4), Rect(0, 0, 0, 0)]
    let bias = Bias.weights([6, 6, 1])
    return pick(rects, bias: bias, &source, like: wanted?.rect).map {
      Step(.setNeedsDisplay(.layer(number), in: $0))
    }
  }

  func newListener(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.creation
    guard
      let number = source.identity(
        sort: Sort.delegate, taken: stage.delegates, like: wanted?.name.number),
      let implements = reported(palette.listened, &source, like: wanted?.implements)
    else { return nil }
    if let wanted, !wanted.settings.isEmpty { source.giveUpEncoding() }
    return Step(.new(Creation(.delegate(number), implements: implements)))
  }

  func newReporter(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.creation
    guard
      let number = source.identity(
        sort: Sort.type, taken: stage.classes, like: wanted?.name.number),
      let implements = reported(palette.overridden, &source, like: wanted?.implements)
    else { return nil }
    if let wanted, wanted.type != .known(.layer) { source.giveUpEncoding() }
    return Step(.new(Creation(.class(number), type: .known(.layer), implements: implements)))
  }

  /// Picks what an object reports: what is planned, or anything.
  private func reported(
    _ choices: [[Callback]], _ source: inout ChoiceSource, like: [Callback]?
  ) -> [Callback]? {
    let weights: [UInt32] = choices.map { choice in
      hint.callback.map { choice.contains($0) ? 20 : 1 } ?? 1
    }
    return pick(choices, bias: .weights(weights), &source, like: like)
  }

  /// Draws a callback that carries out one step or two.
  func react(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, callback: Callback, steps: [Step], limit: Int)?
    if case .react(let name, let callback, let steps, let limit) = like?.command {
      wanted = (name, callback, steps, limit)
    }
    guard let name = actor(&source, like: wanted?.name) else { return nil }
    let callbacks: [Callback] = [.layoutSublayers, .display, .draw]
    let place = hint.callback.flatMap { callbacks.firstIndex(of: $0) }
    let bias = place.map { Bias.nearlyAlways($0) } ?? .weights([6, 2, 1])
    guard let callback = pick(callbacks, bias: bias, &source, like: wanted?.callback) else {
      return nil
    }
    let limit = source.integer(in: 1...2, like: wanted?.limit)
    let count = source.integer(in: 1...2, like: wanted?.steps.count)
    var steps: [Step] = []
    for place in 0..<count {
      let inner = wanted.flatMap { $0.steps.indices.contains(place) ? $0.steps[place] : nil }
      guard let step = reaction(&source, inner), step.mayBeTakenInCallback else { return nil }
      steps.append(step)
    }
    return Step(.react(name, callback, steps: steps, limit: limit))
  }

  private func actor(_ source: inout ChoiceSource, like: ObjectName?) -> ObjectName? {
    let isClass = source.boolean(
      percent: stage.delegates.isEmpty ? 100 : stage.classes.isEmpty ? 0 : 50,
      like: like.map { $0.kind == .class })
    let (sort, numbers) =
      isClass ? (Sort.type, stage.classes) : (Sort.delegate, stage.delegates)
    return source.reference(
      sort: sort, among: numbers, prefer: numbers.last, like: like?.number
    ).map { ObjectName(isClass ? .class : .delegate, $0) }
  }

  /// Draws a step that a callback carries out.
  private func reaction(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let shapes: [StepShape] = [.sendForLayout, .setProperty, .add, .sendForDisplay, .remove]
    let wanted = like.map { step in
      StepShape(of: step).flatMap { shapes.firstIndex(of: $0) } ?? -1
    }
    let place = source.index(of: shapes.count, bias: .weights([4, 8, 3, 2, 1]), like: wanted)
    var inner = Hint(shapes[place], layer: hint.other ?? hint.layer, property: hint.property)
    if shapes[place] == .sendForLayout { inner.message = .setNeedsLayout }
    if shapes[place] == .sendForDisplay { inner.message = .setNeedsDisplay }
    return Draft(stage: stage, palette: palette, hint: inner).step(shapes[place], &source, like)
  }
}
