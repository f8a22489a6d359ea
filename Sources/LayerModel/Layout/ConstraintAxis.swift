package import LayerScript

/// The relations of one layer in one direction, with the values that they give, in the order in which
/// they were given (LAY-29).
package struct ConstraintAxis: Hashable, Sendable {
  /// What of a layer a relation is about, whatever the direction.
  package enum Part: Int, CaseIterable, Hashable, Sendable {
    case min, mid, max, extent
  }

  /// What a relation comes to.
  package enum Amount: Hashable, Sendable {
    /// A number of points.
    case points(Double)
    /// Nothing: its source does not exist, is the layer itself, or depends on it in turn.
    case nothing
    /// No source says what.
    case unknown
  }

  /// One relation.
  package struct Relation: Hashable, Sendable {
    package let part: Part
    package let amount: Amount
  }

  /// What the relations come to together.
  package enum Outcome: Hashable, Sendable {
    /// A place and an extent.
    case fixed(min: Double, extent: Double)
    /// The layer stays as it is.
    case alone
    /// No source says what.
    case unknown
  }

  package var relations: [Relation]

  /// What a conforming engine makes of them.
  package var outcome: Outcome {
    guard let last = relations.last else { return .alone }
    if relations.contains(where: { $0.amount == .unknown }) { return .unknown }
    let isIdle = relations.contains { $0.amount == .nothing }
    if isIdle { return relations.count > 2 ? .unknown : withoutSource }
    switch relations.count {
    // Where a single edge takes a layer is not recorded.
    case 1: return last.part == .extent ? .alone : .unknown
    case 2: return relations[0].pair(with: last)
    default: return outcome(ofLast: last)
    }
  }

  /// One or two relations of which one or both come to nothing.
  private var withoutSource: Outcome {
    let good = relations.filter { $0.amount != .nothing }
    return good.allSatisfy { $0.part == .extent } ? .alone : .unknown
  }

  /// Of more than two the last one counts, with the first in the order of the parts.
  private func outcome(ofLast last: Relation) -> Outcome {
    let parts = relations.map(\.part)
    guard Set(parts).count == parts.count else { return .unknown }
    let first = relations.dropLast().min { $0.part.rawValue < $1.part.rawValue }
    return first.map { $0.pair(with: last) } ?? .unknown
  }
}

extension ConstraintAxis.Relation {
  /// What two relations come to: they place a layer, stretch it, or double their distance.
  package func pair(with other: Self) -> ConstraintAxis.Outcome {
    guard case .points(let first) = amount, case .points(let second) = other.amount else {
      return .unknown
    }
    if part.rawValue > other.part.rawValue { return other.pair(with: self) }
    switch (part, other.part) {
    case (.extent, .extent): return .unknown
    case (.min, .min), (.mid, .mid), (.max, .max): return .alone
    case (.min, .max): return .placed(first, second - first)
    case (.min, .mid): return .placed(first, 2 * (second - first))
    case (.mid, .max):
      let extent = 2 * (second - first)
      return .placed(second - extent, extent)
    case (.min, _): return .placed(first, second)
    case (.mid, _): return .placed(first - second / 2, second)
    case (.max, _): return .placed(first - second, second)
    case (.extent, _): return .unknown
    }
  }
}

extension ConstraintAxis.Outcome {
  /// A place with an extent, if that is none below zero.
  fileprivate static func placed(_ min: Double, _ extent: Double) -> Self {
    extent >= 0 && min.isFinite && extent.isFinite ? .fixed(min: min, extent: extent) : .unknown
  }
}

extension LayoutConstraint.Attribute {
  /// Tells whether it is about the vertical direction.
  package var isVertical: Bool {
    switch self {
    case .minX, .midX, .maxX, .width: false
    case .minY, .midY, .maxY, .height: true
    }
  }

  /// What it is about, whatever the direction.
  package var part: ConstraintAxis.Part {
    switch self {
    case .minX, .minY: .min
    case .midX, .midY: .mid
    case .maxX, .maxY: .max
    case .width, .height: .extent
    }
  }
}
