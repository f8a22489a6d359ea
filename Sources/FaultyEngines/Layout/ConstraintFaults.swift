import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Constraints that are counted, paired or solved wrongly.
  static let constraints: [Fault] = [
    fault(
      "constraints-ignored", "constraints change nothing", smallest: [(.minX, 10), (.width, 0)]
    ) { _ in .alone },
    fault(
      "lone-width-applied", "a width alone resizes the layer", smallest: [(.width, 10)]
    ) { axis in
      guard axis.relations.count == 1, let relation = axis.relations.first,
        relation.part == .extent, case .points(let extent) = relation.amount
      else { return axis.outcome }
      return .fixed(min: 0, extent: extent)
    },
    fault(
      "first-constraints-win", "of more than two constraints the first two count",
      smallest: [(.midX, 5), (.maxX, 20), (.minX, 0)]
    ) { axis in
      guard axis.relations.count > 2 else { return axis.outcome }
      return axis.relations[0].pair(with: axis.relations[1])
    },
    fault(
      "same-edge-twice-moves", "the same edge given twice moves the layer",
      smallest: [(.maxX, 10), (.maxX, 10)]
    ) { axis in
      guard axis.relations.count == 2, axis.relations[0].part == axis.relations[1].part,
        axis.relations[0].part != .extent, case .points(let place) = axis.relations[1].amount
      else { return axis.outcome }
      return .fixed(min: place, extent: 0)
    },
    fault(
      "middle-and-edge-not-doubled", "the middle and an edge make a layer half as large",
      smallest: [(.minX, 0), (.midX, 5)]
    ) { axis in
      guard axis.relations.count == 2, axis.relations.map(\.part).contains(.mid),
        !axis.relations.map(\.part).contains(.extent),
        case .fixed(let min, let extent) = axis.outcome
      else { return axis.outcome }
      return .fixed(min: min, extent: extent / 2)
    },
  ]

  private static func fault(
    _ name: String, _ sentence: String, smallest relations: [(LayoutConstraint.Attribute, Double)],
    decide: @escaping @Sendable (ConstraintAxis) -> ConstraintAxis.Outcome
  ) -> Fault {
    let constraints = relations.map { attribute, place in
      LayoutConstraint(attribute, to: LayoutConstraint.superlayer, attribute, offset: place).value
    }
    return Fault(
      name, sentence, breaks: [.lay(29)],
      taking: [.constrained], declaring: [.macOSLike: true, .constraints: true],
      smallest: """
        new m1 CAConstraintLayoutManager
        new l1 {constraints: \(Value.list(constraints))}
        new l2 {sublayers: [l1], layoutManager: m1}
        layoutSublayers l2
        get l1.frame
        """
    ) { ConstraintFault(decide: decide) }
  }
}

private struct ConstraintFault: LayoutSemantics {
  let decide: @Sendable (ConstraintAxis) -> ConstraintAxis.Outcome

  func constrained(_ axis: ConstraintAxis) -> ConstraintAxis.Outcome { decide(axis) }
}
