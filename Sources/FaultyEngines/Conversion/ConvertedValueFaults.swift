import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Conversions that spoil what they have computed.
  static let converted: [Fault] = [
    Fault(
      "convert-to-itself-rounds", "a conversion to the same layer goes up and down again",
      breaks: [.conv(10)], taking: [.conversionAnswer],
      smallest: """
        new l1 {bounds: (0, 0, 1, 1), transform: planar(0.6, 0.8, -0.8, 0.6, 0, 0)}
        convert (0, 0) from l1 to l1
        """
    ) {
      AnswerFault { value, conversion, state in
        guard let layer = conversion.source, layer == conversion.target,
          let point = conversion.value.asPoint
        else { return value }
        let space = state.space(of: layer)
        return .point(space.lowered(space.lifted(point).projected))
      }
    },
    Fault(
      "convert-to-pixels", "converted coordinates are rounded to whole numbers",
      breaks: [.conv(15), .conv(1)], taking: [.conversionAnswer],
      smallest: """
        new l1 {position: (0, 0.5)}
        convert (0, 0) from l1 to nil
        """
    ) {
      AnswerFault { value, conversion, _ in
        conversion.source == conversion.target
          ? value : value.components.flatMap { value.with(components: $0.map(\.wholed)) } ?? value
      }
    },
    Fault(
      "convert-rect-keeps-size", "a rectangle's origin is converted and its size kept",
      breaks: [.conv(16), .conv(17)], taking: [.converted],
      smallest: """
        new l1 {transform: scale(2, 1, 1)}
        new l2 {sublayers: [l1]}
        convert (0, 0, 1, 1) from l1 to l2
        """
    ) { RectFault { rect, corners in Rect(origin: corners[0], size: rect.size) } },
    Fault(
      "convert-rect-two-corners", "two opposite corners of a rectangle are converted",
      breaks: [.conv(16)], taking: [.converted],
      smallest: """
        new l1 {transform: planar(0.6, 0.8, -0.8, 0.6, 0, 0)}
        new l2 {sublayers: [l1]}
        convert (0, 0, 1, 1) from l1 to l2
        """
    ) { RectFault { _, corners in Rect.boundingBox(of: [corners[0], corners[3]]) } },
    Fault(
      "convert-bounds-by-another-path",
      "the bounds of a layer are converted as if its anchor point were the centre",
      breaks: [.conv(17)], taking: [.conversionAnswer],
      smallest: """
        new l1 {bounds: (0, 0, 1, 1), anchorPoint: (0, 0)}
        new l2 {sublayers: [l1]}
        convert (0, 0, 1, 1) from l1 to l2
        """
    ) {
      AnswerFault { value, conversion, state in
        guard let layer = conversion.source, let rect = conversion.value.asRect,
          let target = conversion.target, state.parent(of: layer) == target
        else { return value }
        var geometry = state.geometry(of: layer)
        guard geometry.bounds == rect else { return value }
        geometry.anchorPoint = Point(0.5, 0.5)
        return .rect(geometry.frame)
      }
    },
    Fault(
      "convert-rect-integral", "converted rectangles are widened to whole numbers",
      breaks: [.conv(18), .conv(16)], taking: [.converted],
      smallest: """
        new l1
        new l2 {mask: l1}
        convert (0, 0, 1, 0.5) from l1 to l2
        """
    ) {
      RectFault { _, corners in
        let box = Rect.boundingBox(of: corners)
        let size = Size(box.size.width.rounded(.up), box.size.height.rounded(.up))
        return Rect(origin: box.origin, size: size)
      }
    },
    Fault(
      "convert-nil-is-self", "no layer is taken for the layer itself",
      breaks: [.conv(21)], taking: [.offset],
      smallest: """
        new l1 {position: (0, 1)}
        convert (0, 0) from l1 to nil
        """
    ) { NilIsSelf() },
  ]
}

/// An engine that changes the answers to conversions.
struct AnswerFault: ConversionSemantics {
  let change: @Sendable (Value, Conversion, WorldState) -> Value

  init(_ change: @escaping @Sendable (Value, Conversion, WorldState) -> Value) {
    self.change = change
  }

  mutating func conversionAnswer(
    _ converted: Value, for conversion: Conversion, in state: inout WorldState
  ) -> Value {
    change(converted, conversion, state)
  }
}

/// An engine that makes something else of converted corners.
private struct RectFault: ConversionSemantics {
  let change: @Sendable (Rect, [Point]) -> Rect

  init(_ change: @escaping @Sendable (Rect, [Point]) -> Rect) {
    self.change = change
  }

  mutating func converted(_ rect: Rect, corners: [Point]) -> Rect { change(rect, corners) }
}

private struct NilIsSelf: ConversionSemantics {
  mutating func offset(ofRoot layer: Int, in state: inout WorldState) -> Point { .zero }
}

extension Double {
  fileprivate var wholed: Double { rounded() }
}
