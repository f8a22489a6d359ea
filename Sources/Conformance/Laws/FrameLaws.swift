import Geometry
import LayerScript
import Rules

/// INV-01: the frame is a function of bounds, position, anchorPoint and transform.
struct FrameIsDerived: SingleLaw {
  let description = LawDescription(
    "frame-derived",
    "the frame that an engine answers is derived from the other geometry that it answers",
    rules: [.geo(6)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for look in windows.derivedFrames {
      verdict.require(
        look.frame.value, equals: .rect(look.geometry.frame),
        onScale: FormulaScale(largest: look.geometry.largest), at: look.frame.step,
        because: "from the bounds, position, anchorPoint and transform answered beside it")
    }
    return verdict
  }
}

/// GEO-39: layers with equal geometry have equal frames whatever their history.
struct FrameForgetsHistory: SingleLaw {
  let description = LawDescription(
    "frame-history", "layers with equal geometry have equal frames whatever their history",
    rules: [.geo(39)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    let looks = windows.derivedFrames
    if looks.count < 2 { return verdict }
    var frames: [ObservedGeometry: (value: Value, layer: ObjectName, touches: Int)] = [:]
    for look in looks {
      let count = windows.touches(of: look.layer, upTo: look.window)
      guard let known = frames[look.geometry] else {
        frames[look.geometry] = (look.frame.value, look.layer, count)
        continue
      }
      // To look twice at a layer that nothing was done to compares no two histories.
      let hasOtherHistory = known.layer != look.layer || known.touches != count
      verdict.require(
        look.frame.value, equals: known.value,
        onScale: FormulaScale(largest: look.geometry.largest),
        at: look.frame.step, because: "the frame answered earlier for equal geometry",
        crediting: hasOtherHistory ? nil : [])
    }
    return verdict
  }
}

extension ObservationWindows {
  /// A frame that was answered beside all that it is derived from.
  fileprivate struct DerivedFrame {
    /// The number of the window.
    let window: Int
    let layer: ObjectName
    let geometry: ObservedGeometry
    let frame: Observation
  }

  /// The frames of layers to which nothing is done that leaves them undecided.
  fileprivate var derivedFrames: [DerivedFrame] {
    var found: [DerivedFrame] = []
    for (number, window) in windows.enumerated() {
      for layer in window.layers {
        // Few windows show all of a geometry; the script is searched for those alone.
        guard let frame = window.observation(.frame, of: layer),
          let geometry = window.geometry(of: layer), geometry.isFinite,
          script.hasPlainFrame(layer)
        else { continue }
        found.append(DerivedFrame(window: number, layer: layer, geometry: geometry, frame: frame))
      }
    }
    return found
  }

  /// How often commands mention a layer up to a window.
  fileprivate func touches(of layer: ObjectName, upTo last: Int) -> Int {
    var count = 0
    for window in windows[...last] {
      for (step, _) in window.commands {
        _ = script.steps[step].mentions { name in
          if name == layer { count += 1 }
          return false
        }
      }
    }
    return count
  }
}

/// GEO-32: a change of position moves the frame by the same displacement.
struct FrameFollowsPosition: SingleLaw {
  let description = LawDescription(
    "frame-follows-position", "a change of position moves the frame by the same displacement",
    rules: [.geo(32)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for (before, after) in zip(windows.windows, windows.windows.dropFirst()) {
      guard let layer = after.onlySetLayer(.position),
        let old = before.value(.position, of: layer)?.asPoint,
        let new = after.value(.position, of: layer)?.asPoint,
        let oldFrame = before.value(.frame, of: layer)?.asRect,
        let frame = after.observation(.frame, of: layer), windows.script.hasPlainFrame(layer)
      else { continue }
      let moved = Rect(origin: oldFrame.origin + (new - old), size: oldFrame.size)
      let numbers = oldFrame.components + [old.x, old.y, new.x, new.y]
      let shown = numbers.map(abs).max() ?? 0
      // The frame may be the small rest of large bounds.
      guard let scale = before.geometry(of: layer)?.largest, shown.isFinite, scale.isFinite
      else { continue }
      let largest = max(shown, scale)
      verdict.require(
        frame.value, equals: .rect(moved), onScale: FormulaScale(largest: largest * 4),
        at: frame.step, because: "the earlier frame moved as position was",
        crediting: old == new ? [] : nil)
    }
    return verdict
  }
}

/// GEO-33: with the identity transform, a change of size grows the frame around the anchor point.
struct FrameGrowsAroundAnchor: SingleLaw {
  let description = LawDescription(
    "frame-grows-around-anchor",
    "with the identity transform, a change of bounds size grows the frame around the anchor point",
    rules: [.geo(33)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for (before, after) in zip(windows.windows, windows.windows.dropFirst()) {
      guard let layer = after.onlySetLayer(.bounds),
        let geometry = after.geometry(of: layer), geometry.planar == .identity,
        let old = before.value(.bounds, of: layer)?.asRect?.size,
        let oldFrame = before.value(.frame, of: layer)?.asRect,
        let frame = after.observation(.frame, of: layer), geometry.isFinite,
        windows.script.hasPlainFrame(layer)
      else { continue }
      let new = geometry.bounds.size
      let growth = Size(new.width - old.width, new.height - old.height)
      let expected = Rect(
        oldFrame.origin.x - geometry.anchorPoint.x * growth.width,
        oldFrame.origin.y - geometry.anchorPoint.y * growth.height, new.width, new.height)
      let shown = oldFrame.components.map(abs).max() ?? 0
      guard let before = before.geometry(of: layer), before.isFinite else { continue }
      let largest = max(geometry.largest, before.largest, shown)
      verdict.require(
        frame.value, equals: .rect(expected), onScale: FormulaScale(largest: largest * 4),
        at: frame.step, because: "the earlier frame grown around the anchor point",
        crediting: old == new ? [] : nil)
    }
    return verdict
  }
}

/// GEO-22: setting the frame to what it reads changes neither position nor bounds.
struct FrameSetToItself: SingleLaw {
  let description = LawDescription(
    "frame-set-to-itself", "setting the frame to what it reads changes neither position nor bounds",
    rules: [.geo(22)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for (before, after) in zip(windows.windows, windows.windows.dropFirst()) {
      guard after.commands.count == 1, let command = after.commands.first?.command,
        case .set(.object(let layer), .frame, let frame) = command,
        before.value(.frame, of: layer) == frame, let geometry = before.geometry(of: layer),
        geometry.isAxisAligned, geometry.isFinite, windows.script.hasPlainFrame(layer)
      else { continue }
      for property in [Property.position, .bounds] {
        guard let old = before.value(property, of: layer),
          let new = after.observation(property, of: layer)
        else { continue }
        verdict.require(
          new.value, equals: old, onScale: FormulaScale(largest: geometry.largest * 4),
          at: new.step,
          because: "as before the frame was set to itself")
      }
    }
    return verdict
  }
}

extension ObservedGeometry {
  /// Tells whether sides stay parallel to the axes and the transform can be undone.
  var isAxisAligned: Bool {
    // What the sine or cosine of a quarter turn leaves in the place of zero is none.
    let (along, across) = (
      max(abs(planar.a), abs(planar.d)), max(abs(planar.b), abs(planar.c))
    )
    if min(along, across) > 1e-15 * max(along, across) { return false }
    return along > across ? planar.a * planar.d != 0 : planar.b * planar.c != 0
  }
}

extension ObservationWindows.Window {
  /// The layer of which one property was set, if nothing else was done since the window before.
  func onlySetLayer(_ property: Property) -> ObjectName? {
    guard commands.count == 1, let command = commands.first?.command,
      case .set(.object(let layer), property, _) = command
    else { return nil }
    return layer
  }
}

extension Script {
  /// Tells whether nothing is done to a layer that leaves its frame undecided (UL-07, UL-10).
  func hasPlainFrame(_ layer: ObjectName) -> Bool {
    !sets(.geometryFlipped, of: layer) && !sets(.anchorPointZ, of: layer)
  }
}
