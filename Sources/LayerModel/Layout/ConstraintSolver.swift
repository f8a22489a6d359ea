import Geometry
import LayerScript

/// Finds the frames of the sublayers of one layer that a constraint layout manager keeps (LAY-29).
///
/// Relations to siblings are followed first, so that a chain of layers is laid out in one go, whatever
/// the order of the list.
struct ConstraintSolver {
  /// A sublayer as the manager finds it.
  struct Member {
    let name: String?
    let frame: Rect
    let constraints: [LayoutConstraint]
    /// Tells whether its frame and its constraints are certain.
    let isCertain: Bool
  }

  /// What came of the two directions of a member.
  struct Solution {
    var horizontal: ConstraintAxis.Outcome
    var vertical: ConstraintAxis.Outcome
  }

  private struct Place: Hashable {
    let member: Int
    let isVertical: Bool
  }

  private let bounds: Rect
  private let members: [Member]
  private let decide: (ConstraintAxis) -> ConstraintAxis.Outcome
  private var found: [Place: ConstraintAxis.Outcome] = [:]
  /// Whether what a place depends on comes to an end somewhere; false, too, while that is looked for.
  private var ending: [Place: Bool] = [:]

  /// Prepares to lay members out in the bounds of a layer.
  ///
  /// - Parameters:
  ///   - bounds: the bounds of the layer.
  ///   - members: its sublayers, in the order of the list.
  ///   - decide: what relations come to; a faulty engine takes its own way.
  init(
    bounds: Rect, members: [Member], decide: @escaping (ConstraintAxis) -> ConstraintAxis.Outcome
  ) {
    (self.bounds, self.members, self.decide) = (bounds, members, decide)
  }

  /// What comes of a member.
  mutating func solution(of member: Int) -> Solution {
    Solution(
      horizontal: outcome(Place(member: member, isVertical: false)),
      vertical: outcome(Place(member: member, isVertical: true)))
  }

  private mutating func outcome(_ place: Place) -> ConstraintAxis.Outcome {
    if let known = found[place] { return known }
    let own = constraints(at: place)
    let relations = own.map { constraint in
      ConstraintAxis.Relation(
        part: constraint.attribute.part, amount: amount(of: constraint, at: place))
    }
    let axis = ConstraintAxis(relations: relations)
    let outcome = members[place.member].isCertain || own.isEmpty ? decide(axis) : .unknown
    found[place] = outcome
    return outcome
  }

  private func constraints(at place: Place) -> [LayoutConstraint] {
    members[place.member].constraints.filter { $0.attribute.isVertical == place.isVertical }
  }

  private mutating func amount(
    of constraint: LayoutConstraint, at place: Place
  ) -> ConstraintAxis.Amount {
    // Whether a width may follow a height is not recorded.
    if constraint.sourceAttribute.isVertical != place.isVertical { return .unknown }
    let part = constraint.sourceAttribute.part
    if constraint.sourceName == LayoutConstraint.superlayer {
      // Nor are bounds that begin elsewhere, or a sibling of that name.
      if source(named: LayoutConstraint.superlayer) != .none { return .unknown }
      if bounds.origin != .zero, part != .extent { return .unknown }
      return constraint.amount(of: bounds, part)
    }
    switch source(named: constraint.sourceName) {
    case .none: return .nothing
    case .several: return .unknown
    case .one(place.member): return .nothing
    case .one(let member): return amount(of: constraint, following: member, from: place)
    }
  }

  private enum Source: Equatable {
    case none, several
    case one(Int)
  }

  private func source(named name: String) -> Source {
    let named = members.indices.filter { members[$0].name == name }
    return named.count > 1 ? .several : named.first.map { .one($0) } ?? .none
  }

  private mutating func amount(
    of constraint: LayoutConstraint, following member: Int, from place: Place
  ) -> ConstraintAxis.Amount {
    let next = Place(member: member, isVertical: place.isVertical)
    if isCircle(from: constraint, at: place) { return .nothing }
    // What follows a circle, or is in one by other attributes than these, is not recorded.
    guard members[member].isCertain, ends(next) else { return .unknown }
    switch outcome(next) {
    case .unknown: return .unknown
    case .alone:
      // What follows a layer whose own constraints come to nothing is not recorded.
      guard constraints(at: next).isEmpty else { return .unknown }
      return constraint.amount(of: members[member].frame, constraint.sourceAttribute.part)
    case .fixed(let min, let extent):
      let frame =
        place.isVertical ? Rect(0, min, 0, extent) : Rect(min, 0, extent, 0)
      return constraint.amount(of: frame, constraint.sourceAttribute.part)
    }
  }

  /// Tells whether no way along the constraints of a place leads back to a place on it.
  private mutating func ends(_ place: Place) -> Bool {
    if let known = ending[place] { return known }
    ending[place] = false
    let sources = constraints(at: place).compactMap { constraint -> Place? in
      guard case .one(let member) = source(named: constraint.sourceName) else { return nil }
      return Place(member: member, isVertical: place.isVertical)
    }
    let result = sources.allSatisfy { ends($0) }
    ending[place] = result
    return result
  }

  /// Tells whether what a constraint depends on is constrained by what depends on the same in turn, one
  /// attribute after another, until it comes back.
  private func isCircle(from constraint: LayoutConstraint, at place: Place) -> Bool {
    var seen: Set<[Int]> = [[place.member, constraint.attribute.part.rawValue]]
    var current = constraint
    while case .one(let member) = source(named: current.sourceName) {
      let part = current.sourceAttribute.part
      if member == place.member, part == constraint.attribute.part { return true }
      guard seen.insert([member, part.rawValue]).inserted,
        let next = constraints(at: Place(member: member, isVertical: place.isVertical))
          .first(where: { $0.attribute.part == part })
      else { return false }
      current = next
    }
    return false
  }
}

extension LayoutConstraint {
  /// What it gives where its source has this frame.
  fileprivate func amount(of frame: Rect, _ part: ConstraintAxis.Part) -> ConstraintAxis.Amount {
    let isVertical = attribute.isVertical
    let start = isVertical ? frame.origin.y : frame.origin.x
    let extent = isVertical ? frame.size.height : frame.size.width
    let source =
      switch part {
      case .min: start
      case .mid: start + extent / 2
      case .max: start + extent
      case .extent: extent
      }
    return .points(source * scale + offset)
  }
}
