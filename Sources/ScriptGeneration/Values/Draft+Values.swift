import Choices
import Geometry
import LayerScript

extension Draft {
  /// Draws a value for a property of a layer; of one that is yet to be made without a number.
  func value(
    for property: Property, _ source: inout ChoiceSource, layer: Int?, like: Value?
  ) -> Value {
    let current = layer.map { stage.value(property, ofLayer: $0) }
    let suggested = hint.property == property ? hint.value : nil
    let suggestions = (suggested ?? current)?.components ?? []
    switch property {
    case .position, .bounds, .frame:
      return numberless(suggestions, isPlanned: suggested != nil, property, &source, like)
    case .anchorPoint: return point(Numbers.anchor, suggestions, &source, like)
    case .transform, .sublayerTransform: return transform(planning: suggested, &source, like)
    case .affineTransform: return affine(&source, like)
    case .opacity, .shadowOpacity, .strokeStart, .strokeEnd:
      return number(Numbers.share, suggestions, &source, like)
    case .zPosition, .anchorPointZ:
      return number(Numbers.depth, suggestions, isPlanned: suggested != nil, &source, like)
    case .cornerRadius, .borderWidth, .shadowRadius, .contentsScale:
      return number(Numbers.extent, suggestions, &source, like)
    case .hidden, .geometryFlipped, .masksToBounds, .doubleSided:
      let percent = suggested?.asBoolean.percentIfPlanned ?? 50
      return .boolean(source.boolean(percent: percent, like: like?.asBoolean))
    case .shadowOffset: return size(suggestions, &source, like)
    case .borderColor, .backgroundColor, .shadowColor: return color(&source, like)
    case .name: return text(&source, like)
    case .path: return path(&source, like)
    case .needsDisplayOnBoundsChange: return .boolean(source.boolean(like: like?.asBoolean))
    case .contents: return image(&source, like)
    case .contentsRect, .contentsCenter:
      return rect(suggestions, isPlanned: suggested != nil, &source, like)
    case .speed:
      return number(Numbers.layerSpeed, suggestions, isPlanned: suggested != nil, &source, like)
    case .beginTime, .timeOffset:
      return number(Numbers.instant, suggestions, isPlanned: suggested != nil, &source, like)
    default: return furtherValue(for: property, current ?? .nil, &source, like: like)
    }
  }

  /// Draws a point or rectangle of which, rarely, a number is none (GEO-26).
  private func numberless(
    _ suggestions: [Double], isPlanned: Bool, _ property: Property, _ source: inout ChoiceSource,
    _ like: Value?
  ) -> Value {
    let wanted = like?.components
    let hasNone = source.boolean(percent: 1, like: wanted.map { $0.contains(where: \.isNaN) })
    if hasNone {
      let place = source.index(
        of: property == .position ? 2 : 4, like: wanted.map { $0.firstIndex(where: \.isNaN) ?? -1 })
      var numbers = [Double](repeating: 0, count: property == .position ? 2 : 4)
      numbers[place] = .nan
      let isOther = wanted.map { zip($0, numbers).contains { !$0.isNaN && $0 != $1 } } ?? false
      if isOther { source.giveUpEncoding() }
      return property == .position
        ? .point(Point(numbers[0], numbers[1]))
        : .rect(Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
    }
    if property == .position {
      return point(Numbers.coordinate, suggestions, isPlanned: isPlanned, &source, like)
    }
    let isPlannedReversed = isPlanned && suggestions.dropFirst(2).contains { $0 < 0 }
    let isReversed = source.boolean(
      percent: isPlannedReversed ? 97 : 1,
      like: wanted.map { $0.dropFirst(2).contains { $0 < 0 } })
    return rect(
      suggestions, isPlanned: isPlanned, isReversed: isReversed, &source, like)
  }

  func number(
    _ mixture: DoubleMixture, _ suggestions: [Double], isPlanned: Bool = false,
    _ source: inout ChoiceSource, _ like: Value?
  ) -> Value {
    .number(
      source.double(
        mixture, suggestions: suggestions, isPlanned: isPlanned, like: like?.asNumber))
  }

  func point(
    _ mixture: DoubleMixture, _ suggestions: [Double], isPlanned: Bool = false,
    _ source: inout ChoiceSource, _ like: Value?
  ) -> Value {
    let wanted = like?.asPoint
    let x = source.double(
      mixture, suggestions: suggestions.part(0), isPlanned: isPlanned, like: wanted?.x)
    let y = source.double(
      mixture, suggestions: suggestions.part(1), isPlanned: isPlanned, like: wanted?.y)
    return .point(Point(x, y))
  }

  func size(
    _ suggestions: [Double], _ source: inout ChoiceSource, _ like: Value?
  ) -> Value {
    let wanted = like?.asSize
    let mixture = Numbers.coordinate
    let width = source.double(mixture, suggestions: suggestions.part(0), like: wanted?.width)
    let height = source.double(mixture, suggestions: suggestions.part(1), like: wanted?.height)
    return .size(Size(width, height))
  }

  /// Draws a rectangle; one that is reversed may have a negative size.
  func rect(
    _ suggestions: [Double], isPlanned: Bool = false, isReversed: Bool = false,
    _ source: inout ChoiceSource, _ like: Value?
  ) -> Value {
    let wanted = like?.asRect?.components
    var numbers: [Double] = []
    for index in 0..<4 {
      numbers.append(
        source.double(
          index < 2 || isReversed ? Numbers.coordinate : Numbers.extent,
          suggestions: suggestions.part(index),
          isPlanned: isPlanned, like: wanted?[index]))
    }
    return .rect(Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
  }

  private func color(_ source: inout ChoiceSource, _ like: Value?) -> Value {
    source.pick(
      Self.colors, bias: .rarely(Self.colors.count, behind: Self.colors.count - 1), like: like)
  }

  private static let colors: [Value] =
    [
      Color(0, 0, 0, 1), Color(1, 0, 0, 1), Color(0, 1, 0, 1), Color(0, 0, 1, 1), Color(1, 1, 1, 1),
    ].map { .color($0) } + [.nil]

  /// Draws a text, or rarely none.
  private func text(_ source: inout ChoiceSource, _ like: Value?) -> Value {
    source.pick(Self.texts, bias: Self.textBias, like: like)
  }

  private static let texts: [Value] = [.string("a"), .string("b"), .nil] + HostileTexts.values
  /// Plain texts have little to tell, so that others come up more often than rare values do.
  private static let textBias = Bias.weights(texts.indices.map { $0 < 2 ? 20 : 1 })

  private func image(_ source: inout ChoiceSource, _ like: Value?) -> Value {
    let images = [Value.nil] + (1...2).map { .reference(ObjectName(.image, $0)) }
    return source.pick(images, bias: .weights([1, 3, 3]), like: like)
  }

  private func path(_ source: inout ChoiceSource, _ like: Value?) -> Value {
    let paths: [Path] = [
      Path([.move(Point(0, 0)), .line(Point(1, 1))]),
      Path([.move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 10)), .close]),
    ]
    let wanted = like.map { value -> Path in
      if case .path(let path) = value { return path }
      return Path([])
    }
    return .path(source.pick(paths, like: wanted))
  }
}

extension [Double] {
  /// One number as a list of suggestions, if there is one at the index.
  fileprivate func part(_ index: Int) -> [Double] {
    indices.contains(index) ? [self[index]] : []
  }
}
