import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Display that calls the wrong methods, and contents that are not what was drawn or set.
  static let drawings: [Fault] = [
    Fault(
      "override-and-delegate-display",
      "the delegate displays besides a class that overrides display",
      breaks: [.dis(7)], taking: [.displayCalls],
      smallest: """
        new d1 implementing [display]
        new k1 CALayer implementing [display]
        new l1 k1 {delegate: d1}
        display l1
        """
    ) { DelegateBesidesOverride() },
    Fault(
      "display-and-draw", "the delegate draws although it displays", breaks: [.dis(8)],
      taking: [.displayCalls],
      smallest: """
        new d1 implementing [display, draw]
        new l1 {bounds: (0, 0, 1, 1), delegate: d1}
        display l1
        """
    ) { DisplayAndDraw() },
    Fault(
      "delegate-never-displays", "the delegate's own display method is not called",
      breaks: [.dis(8)], taking: [.displayCalls],
      smallest: """
        new d1 implementing [display]
        new l1 {bounds: (0, 0, 1, 1), delegate: d1}
        display l1
        """
    ) { NeverCalled(callback: .display, isOfDelegate: true) },
    Fault(
      "class-never-draws", "a class that overrides drawing is not asked to draw",
      breaks: [.dis(9)], taking: [.displayCalls],
      smallest: """
        new k1 CALayer implementing [draw]
        new l1 k1 {bounds: (0, 0, 1, 1)}
        display l1
        """
    ) { NeverCalled(callback: .draw, isOfDelegate: false) },
    Fault(
      "delegate-never-draws", "the delegate is not asked to draw", breaks: [.dis(10)],
      taking: [.displayCalls],
      smallest: """
        new d1 implementing [draw]
        new l1 {bounds: (0, 0, 1, 1), delegate: d1}
        display l1
        """
    ) { NeverCalled(callback: .draw, isOfDelegate: true) },
    Fault(
      "delegate-draws-first", "the delegate draws in the place of a class that overrides drawing",
      breaks: [.dis(9)], taking: [.displayCalls],
      smallest: """
        new d1 implementing [draw]
        new k1 CALayer implementing [draw]
        new l1 k1 {bounds: (0, 0, 1, 1), delegate: d1}
        display l1
        """
    ) { DelegateDrawsFirst() },
    Fault(
      "override-and-delegate-draw", "the delegate draws besides a class that overrides drawing",
      breaks: [.dis(10)], taking: [.displayCalls],
      smallest: """
        new d1 implementing [draw]
        new k1 CALayer implementing [draw]
        new l1 k1 {bounds: (0, 0, 1, 1), delegate: d1}
        display l1
        """
    ) { DelegateDrawsToo() },
    Fault(
      "will-draw-afterwards", "the delegate hears that drawing begins when it is over",
      breaks: [.dis(11)], taking: [.displayCalls],
      smallest: """
        new d1 implementing [draw, layerWillDraw]
        new l1 {bounds: (0, 0, 1, 1), delegate: d1}
        display l1
        """
    ) { WillDrawAfterwards() },
    Fault(
      "will-draw-without-drawing", "the delegate hears that drawing begins although it displays",
      breaks: [.dis(11)], taking: [.displayCalls],
      smallest: """
        new d1 implementing [display, layerWillDraw]
        new l1 {bounds: (0, 0, 1, 1), delegate: d1}
        display l1
        """
    ) { WillDrawWithoutDrawing() },
    Fault(
      "old-contents-stay", "what is drawn does not replace an image", breaks: [.dis(12)],
      taking: [.contentsAfterDrawing],
      smallest: """
        new k1 CALayer implementing [draw]
        new l1 k1 {bounds: (0, 0, 1, 1), contents: i1}
        display l1
        get l1.contents
        """
    ) { OldContentsStay() },
    Fault(
      "backing-store-wins", "new contents do not replace what was drawn", breaks: [.dis(13)],
      taking: [.stored],
      smallest: """
        new k1 CALayer implementing [draw]
        new l1 k1
        display l1
        set l1.contents i1
        get l1.contents
        """
    ) { BackingStoreWins() },
    Fault(
      "contents-copied", "contents are copied when they are set", breaks: [.dis(14)],
      taking: [.stored],
      smallest: """
        new l1 {contents: i1}
        get l1.contents
        """
    ) { ContentsCopied() },
    Fault(
      "contents-rect-clamped", "the contents rectangle is clamped to the unit square",
      breaks: [.dis(20)], taking: [.stored],
      smallest: """
        new l1 {contentsRect: (0, 0, 0, 2)}
        get l1.contentsRect
        """
    ) { ContentsRectClamped() },
  ]
}

private struct DelegateBesidesOverride: DisplaySemantics {
  mutating func displayCalls(_ hearers: DisplayHearers) -> [DisplayCall] {
    var others = hearers
    others.display = nil
    return hearers.display == nil
      ? hearers.standardCalls : hearers.standardCalls + others.standardCalls
  }
}

/// A method that is left out.
private struct NeverCalled: DisplaySemantics {
  let callback: Callback
  let isOfDelegate: Bool

  mutating func displayCalls(_ hearers: DisplayHearers) -> [DisplayCall] {
    hearers.standardCalls.filter { call in
      call.callback != callback || (call.who == hearers.delegate) != isOfDelegate
    }
  }
}

private struct DisplayAndDraw: DisplaySemantics {
  mutating func displayCalls(_ hearers: DisplayHearers) -> [DisplayCall] {
    guard hearers.display == nil, hearers.implements.contains(.display) else {
      return hearers.standardCalls
    }
    var others = hearers
    others.implements.remove(.display)
    return hearers.standardCalls + others.standardCalls
  }
}

private struct DelegateDrawsFirst: DisplaySemantics {
  mutating func displayCalls(_ hearers: DisplayHearers) -> [DisplayCall] {
    var others = hearers
    if hearers.implements.contains(.draw) { others.draw = nil }
    return others.standardCalls
  }
}

private struct DelegateDrawsToo: DisplaySemantics {
  mutating func displayCalls(_ hearers: DisplayHearers) -> [DisplayCall] {
    guard hearers.draws, hearers.draw != nil, let delegate = hearers.delegate,
      hearers.implements.contains(.draw)
    else { return hearers.standardCalls }
    return hearers.standardCalls + [DisplayCall(delegate, .draw)]
  }
}

private struct WillDrawAfterwards: DisplaySemantics {
  mutating func displayCalls(_ hearers: DisplayHearers) -> [DisplayCall] {
    hearers.standardCalls.reversed()
  }
}

private struct WillDrawWithoutDrawing: DisplaySemantics {
  mutating func displayCalls(_ hearers: DisplayHearers) -> [DisplayCall] {
    guard hearers.display == nil, let delegate = hearers.delegate,
      hearers.implements.isSuperset(of: [.display, .layerWillDraw])
    else { return hearers.standardCalls }
    return [DisplayCall(delegate, .layerWillDraw)] + hearers.standardCalls
  }
}

private struct OldContentsStay: DisplaySemantics {
  mutating func contentsAfterDrawing(over old: Value) -> Value {
    old == .nil ? .backingStore : old
  }
}

private struct BackingStoreWins: PropertySemantics {
  mutating func stored(
    _ value: Value, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    property == .contents && state.value(layer, .contents) == .backingStore
      ? .backingStore : state.storable(value, as: property, of: layer)
  }
}

private struct ContentsCopied: PropertySemantics {
  mutating func stored(
    _ value: Value, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    guard property == .contents, value != .nil else {
      return state.storable(value, as: property, of: layer)
    }
    return .dictionary([Value.Entry("class", .string("image"))])
  }
}

private struct ContentsRectClamped: PropertySemantics {
  mutating func stored(
    _ value: Value, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    guard property == .contentsRect else {
      return state.storable(value, as: property, of: layer)
    }
    return value.with(components: (value.components ?? []).map { min(max($0, 0), 1) }) ?? value
  }
}
