import Geometry
import LayerScript
import Rules

/// CONV-10: a conversion to the same layer answers what was given.
struct ConversionToItself: SingleLaw {
  let description = LawDescription(
    "convert-to-itself", "converting to the same layer answers what was given", rules: [.conv(10)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for conversion in windows.windows.flatMap(\.conversions)
    where conversion.from == conversion.to && conversion.given.isPlain {
      verdict.require(
        conversion.answer, equals: conversion.given, within: .exact, at: conversion.step,
        because: "the value that was given")
    }
    return verdict
  }
}

/// CONV-11: a point that is converted to another layer and back is the point again.
struct ConversionThereAndBack: SingleLaw {
  let description = LawDescription(
    "convert-there-and-back",
    "a point that is converted to another layer and back is the point again", rules: [.conv(11)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for (window, spaces) in windows.windowsWithSpaces {
      let points = window.conversions.filter { $0.given.asPoint != nil && $0.from != $0.to }
      for (place, back) in points.enumerated() {
        guard let condition = spaces.condition(between: back.from, and: back.to) else { continue }
        let scale = spaces.scale(of: [back.given, back.answer], condition: condition)
        let there = points[..<place].last { earlier in
          earlier.from == back.to && earlier.to == back.from
            && earlier.answer.isEqual(to: back.given, within: Tolerance(absolute: 1e-9))
        }
        guard let there, there.given.isPlain, back.given.isPlain else { continue }
        verdict.require(
          back.answer, equals: there.given, onScale: scale, at: back.step,
          because: "the point that was converted at step \(there.step + 1)")
      }
    }
    return verdict
  }
}

/// CONV-12: a conversion by way of a third layer has the same result.
struct ConversionComposes: SingleLaw {
  let description = LawDescription(
    "convert-composes", "a conversion by way of a third layer has the same result",
    rules: [.conv(12)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for (window, spaces) in windows.windowsWithSpaces {
      let points = window.conversions.filter { $0.given.asPoint != nil && $0.given.isPlain }
      for direct in points {
        guard let whole = spaces.condition(between: direct.from, and: direct.to) else { continue }
        for first in points
        where first.given == direct.given && first.from == direct.from && first.to != direct.to
          && first.to != first.from
        {
          let second = points.last { later in
            later.from == first.to && later.to == direct.to && later.step != direct.step
              && first.answer.isEqual(to: later.given, within: Tolerance(absolute: 1e-9))
          }
          guard let second,
            let part = spaces.condition(between: first.from, and: first.to),
            let rest = spaces.condition(between: second.from, and: second.to)
          else { continue }
          let scale = spaces.scale(
            of: [direct.given, direct.answer, first.answer], condition: max(whole, part, rest))
          verdict.require(
            second.answer, equals: direct.answer, onScale: scale,
            at: max(direct.step, second.step),
            because: "as converted at once, by way of \(first.to)")
        }
      }
    }
    return verdict
  }
}

/// CONV-15: the image of a midpoint is the midpoint of the images.
struct ConversionKeepsMidpoints: SingleLaw {
  let description = LawDescription(
    "convert-midpoint", "the image of a midpoint is the midpoint of the images",
    rules: [.conv(15)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for (window, spaces) in windows.windowsWithSpaces {
      let points = window.conversions.compactMap(PointConversion.init)
      for (place, middle) in points.enumerated() {
        guard let condition = spaces.condition(between: middle.from, and: middle.to) else {
          continue
        }
        let same = points[..<place].filter { $0.from == middle.from && $0.to == middle.to }
        guard let (first, second) = Self.ends(of: middle.given, among: same) else { continue }
        let wanted = Point(
          (first.answer.x + second.answer.x) / 2, (first.answer.y + second.answer.y) / 2)
        let values = [first, second].flatMap { [Value.point($0.given), .point($0.answer)] }
        verdict.require(
          .point(middle.answer), equals: .point(wanted),
          onScale: spaces.scale(of: values, condition: condition), at: middle.step,
          because: "halfway between the answers at steps \(first.step + 1) and \(second.step + 1)")
      }
    }
    return verdict
  }

  private static func ends(
    of middle: Point, among points: [PointConversion]
  ) -> (PointConversion, PointConversion)? {
    for (place, first) in points.enumerated() {
      let second = points[..<place].last { other in
        other.given != first.given
          && Point((first.given.x + other.given.x) / 2, (first.given.y + other.given.y) / 2)
            == middle
      }
      if let second { return (first, second) }
    }
    return nil
  }
}

/// CONV-17, INV-04: the bounds converted to the superlayer are the frame.
struct ConvertedBoundsAreFrame: SingleLaw {
  let description = LawDescription(
    "convert-bounds-to-frame",
    "the bounds converted to the superlayer are the frame, where sublayers are shown as placed",
    rules: [.conv(17)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for (window, spaces) in windows.windowsWithSpaces {
      for conversion in window.conversions {
        guard let frame = window.observation(.frame, of: conversion.from),
          window.value(.bounds, of: conversion.from) == conversion.given,
          window.value(.superlayer, of: conversion.from) == .reference(conversion.to),
          spaces.hasPlainSublayers(conversion.to), conversion.given.isPlain,
          !windows.script.sets(.anchorPointZ, of: conversion.from),
          let condition = spaces.condition(between: conversion.from, and: conversion.to)
        else { continue }
        let values = [conversion.given, conversion.answer]
        verdict.require(
          conversion.answer, equals: frame.value,
          onScale: spaces.scale(of: values, condition: condition),
          at: max(conversion.step, frame.step), because: "the frame that was answered")
      }
    }
    return verdict
  }
}

/// An answered conversion between two layers.
struct ObservedConversion {
  let step: Int
  let from, to: ObjectName
  let given, answer: Value
}

/// An answered conversion of a point.
private struct PointConversion {
  let step: Int
  let from, to: ObjectName
  let given, answer: Point

  init?(_ conversion: ObservedConversion) {
    guard let given = conversion.given.asPoint, let answer = conversion.answer.asPoint,
      conversion.given.isPlain
    else { return nil }
    step = conversion.step
    (from, to) = (conversion.from, conversion.to)
    (self.given, self.answer) = (given, answer)
  }
}

extension ObservationWindows.Window {
  /// The conversions between layers' models that were answered.
  var conversions: [ObservedConversion] {
    observations.compactMap { observation in
      guard
        case .convert(let value, from: .object(let from)?, to: .object(let to)?, asking: _) =
          observation.query
      else { return nil }
      return ObservedConversion(
        step: observation.step, from: from, to: to, given: value, answer: observation.value)
    }
  }
}

extension Value {
  /// Tells whether the value is a finite point, or a finite rectangle with an area (UL-13).
  fileprivate var isPlain: Bool {
    guard components?.allSatisfy(\.isFinite) == true else { return false }
    return asRect.map { $0.size.width > 0 && $0.size.height > 0 } ?? true
  }
}
