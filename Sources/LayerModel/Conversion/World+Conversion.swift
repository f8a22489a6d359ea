import Geometry
import LayerScript
import Rules

extension World {
  /// Converts a point or a rectangle between the coordinates of two layers (CONV-01).
  mutating func convert(
    _ value: Value, from: Subject?, to: Subject?, asking receiver: Query.ConversionReceiver
  ) -> Expected {
    if case .presentation(let source) = from, case .presentation(let target) = to {
      return convertPresented(value, from: source, to: target)
    }
    if let answer = convertOfView(value, from: from, to: to) { return answer }
    guard let source = end(from), let target = end(to),
      value.asPoint != nil || value.asRect != nil
    else { return undecidedQuery(.layer) }
    let conversion = Conversion(
      value: value, source: source.layer, target: target.layer, asksSource: receiver == .source)
    var trip = Trip(state.reasons.set(conversion.rules))
    let converted: Value
    if let source = source.layer, let target = target.layer {
      converted =
        source == target ? value : travel(value, from: source, to: target, &trip)
    } else {
      converted = cross(conversion, &trip)
    }
    var reading = trip.reading
    reading.value = semantics.conversion.conversionAnswer(converted, for: conversion, in: &state)
    if receiver == .source, conversion.source != nil, conversion.target != nil {
      state.unite(&reading, .conv(9))
    }
    reading.open = value.openItemOfConversion ?? reading.open
    // A bounds or a position that is no number comes of a frame under a singular transform (UL-02).
    if !converted.allNumbers(\.isFinite) {
      reading.open = reading.open ?? .layers(2)
    }
    if conversion.source == nil || conversion.source != conversion.target {
      reading.tolerance = trip.tolerance(in: state)
    }
    let ends = [conversion.source, conversion.target].compactMap { $0 }
    return expectation(reading, of: trip.layers + ends)
  }

  /// Goes through the maps of all layers on the way.
  private mutating func travel(
    _ value: Value, from source: Int, to target: Int, _ trip: inout Trip
  ) -> Value {
    let route = semantics.conversion.route(from: source, to: target, in: &state)
    let top = route.up.last.flatMap { state.parent(of: $0) }
    trip.layers = route.up + route.down + (top.map { [$0] } ?? [])
    explain(route, from: source, to: target, value, &trip)
    trip.reading.open = trip.reading.open ?? openConversion(from: source, to: target)
    let corners = (value.asRect?.corners ?? [value.asPoint ?? .zero]).map { corner in
      image(of: corner, through: route, &trip)
    }
    return value.asRect.map { .rect(semantics.conversion.converted($0, corners: corners)) }
      ?? .point(corners[0])
  }

  private mutating func image(
    of point: Point, through route: ConversionRoute, _ trip: inout Trip
  ) -> Point {
    var point = point
    for layer in route.up {
      let space = semantics.conversion.space(of: layer, in: &state)
      let image = semantics.conversion.lift(point, from: space)
      trip.note(space, point, image)
      if space.lifted(point).w < 1e-3 { trip.reading.open = trip.reading.open ?? .layers(6) }
      point = image
    }
    for layer in route.down {
      let space = semantics.conversion.space(of: layer, in: &state)
      let image = semantics.conversion.lower(point, into: space)
      trip.note(space, point, image)
      trip.condition *= space.condition
      point = image
    }
    return point
  }

  /// Leaves or enters a tree at its root, as the one documented sentence has it (CONV-21).
  private mutating func cross(_ conversion: Conversion, _ trip: inout Trip) -> Value {
    guard let root = conversion.source ?? conversion.target else {
      trip.reading.open = .layers(11)
      return conversion.value
    }
    let offset = semantics.conversion.offset(ofRoot: root, in: &state)
    let isLeaving = conversion.target == nil
    let displacement = isLeaving ? offset : Point(-offset.x, -offset.y)
    trip.layers = [root]
    explainRoot(root, &trip)
    let moved = conversion.value.moved(by: displacement)
    let space = state.space(of: root)
    // An engine may as well move the corners: its size is what lies between them.
    for corner in conversion.value.corners + moved.corners { trip.note(space, corner, offset) }
    return moved
  }

  /// One end of a conversion; nil where the reference does not decide it.
  private func end(_ subject: Subject?) -> End? {
    switch subject {
    case nil: .outside
    case .object(let name): state.layer(name).map { .inside($0) }
    case .presentation, .attached, .transaction, .views: nil
    }
  }

  /// Hands out what earlier steps must have left alone of the conversions of some layers.
  private mutating func expectation(_ reading: Reading, of layers: [Int]) -> Expected {
    var expected = reading.expected()
    for layer in layers {
      let note = state.notes[layer].observe(.conversions, at: state.step)
      state.unite(&expected.undisturbed, note)
    }
    return expected
  }
}

/// One end of a conversion.
private enum End {
  /// The coordinates of a layer.
  case inside(Int)
  /// The coordinates outside a root.
  case outside

  var layer: Int? {
    if case .inside(let layer) = self { return layer }
    return nil
  }
}

/// What is learnt on the way of a conversion.
struct Trip {
  var reading: Reading
  /// The layers whose maps were applied.
  var layers: [Int] = []
  /// How much an error may have grown where maps were undone.
  var condition = 1.0
  private var largest = 0.0

  init(_ why: Why) {
    reading = Reading(.nil, why: why)
  }

  mutating func note(_ space: LayerSpace, _ point: Point, _ image: Point) {
    largest = max(largest, space.largestIntermediate(point, image))
  }

  /// How far an answer may be off where the numbers of the maps themselves may be off.
  func growth(of error: Double) -> Double {
    error * max(1, largest) * min(1e6, max(1, condition.isFinite ? condition : 1))
  }

  /// T1 on the scale of the largest intermediate, grown with the condition (CONV-11).
  func tolerance(in state: WorldState) -> Tolerance {
    var tolerance = state.tolerance(largest: largest)
    tolerance.absolute *= min(1e6, max(1, condition.isFinite ? condition : 1))
    return tolerance
  }
}

extension Value {
  /// What leaves the conversion of a value open (UL-03, UL-13).
  var openItemOfConversion: OpenItem? {
    guard let rect = asRect else {
      return components?.allSatisfy(\.isFinite) == true ? nil : .layers(3)
    }
    let isPlain = rect.components.allSatisfy(\.isFinite) && rect.size.width > 0
    return isPlain && rect.size.height > 0 ? nil : .layers(13)
  }

  /// The point, or the corners of the rectangle.
  fileprivate var corners: [Point] { asRect?.corners ?? asPoint.map { [$0] } ?? [] }

  fileprivate func moved(by displacement: Point) -> Value {
    if let rect = asRect {
      return .rect(Rect(origin: rect.origin + displacement, size: rect.size))
    }
    return .point((asPoint ?? .zero) + displacement)
  }
}
