package import LayerScript
import Rules

/// Which layers wait for display, and what is being displayed.
package struct DisplayState: Sendable {
  /// One mark a layer.
  package var marks = MarkList()
  /// The layers below which something may have come into sight since the last commit.
  var unveiled: [Int] = []
  /// The layers whose display runs, outermost first.
  var running: [Int] = []
  /// The layers that were marked by the display of others while a commit displays, which may have come past them.
  var disputed: LayerSet = []
  /// The images that were ever contents, each once.
  var images: [Value] = []

  mutating func addLayer() {
    // Whether a new layer waits for display, no source says (UL-39).
    var mark = Mark(isSet: false, why: .none)
    mark.open = .layers(39)
    marks.append(mark)
  }

  mutating func note(image: Value) {
    if case .reference = image, !images.contains(image) { images.append(image) }
  }
}

extension Value {
  /// How the reference spells what a layer drew: an object that the engine made.
  package static let backingStore = Value.dictionary([Entry("class", .string("backing store"))])
}

/// Why a layer is displayed.
package enum DisplayOrigin: Hashable, Sendable {
  /// `displayIfNeeded`.
  case request
  /// `display`, called directly.
  case direct
  /// An outermost commit.
  case commit
}

/// Who implements which of the methods that display may call.
package struct DisplayHearers: Sendable {
  /// The class that overrides `display`.
  package var display: ObjectName?
  /// The class that overrides `drawInContext:`.
  package var draw: ObjectName?
  /// The delegate, if there is one.
  package var delegate: ObjectName?
  /// What the delegate implements.
  package var implements: Set<Callback> = []
  /// What leaves open who the delegate is.
  var open: OpenItem?

  /// Tells whether anybody would report anything.
  var isAnybody: Bool {
    display != nil || draw != nil
      || !implements.isDisjoint(with: [.display, .draw, .drawLayer, .layerWillDraw])
  }

  /// Tells whether display makes a context and has it drawn in (DIS-09).
  package var draws: Bool { display == nil && !implements.contains(.display) }

  /// Tells whether somebody draws.
  var isDrawn: Bool { draws && (draw != nil || delegatesDrawing != nil) }

  /// The method by which the delegate draws, if it has one.
  package var delegatesDrawing: Callback? {
    [.draw, .drawLayer].first { implements.contains($0) }
  }
}

/// One method that display calls on somebody.
package struct DisplayCall: Hashable, Sendable {
  /// The class or the delegate.
  package let who: ObjectName
  /// The method.
  package let callback: Callback

  /// Creates a call.
  package init(_ who: ObjectName, _ callback: Callback) {
    self.who = who
    self.callback = callback
  }
}
