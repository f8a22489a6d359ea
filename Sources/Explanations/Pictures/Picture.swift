import Conformance
import LayerScript

/// What is drawn of a finding: one kind for each sort of mistake.
public enum Picture: Hashable, Sendable {
  /// Where layers lie, and what was answered of it.
  case geometry(GeometryPicture)
  /// Who stands under whom, before and after.
  case trees(TreePicture)
  /// The places that are asked for an action, and who answered.
  case search(SearchPicture)
  /// Which transactions are open at which step.
  case nesting(NestingPicture)
  /// A value over time.
  case time(TimePicture)
  /// Who is called back, in which order.
  case lanes(LanePicture)
}

extension Picture {
  /// Chooses the kind by what is wrong: by the callback that is, or by the query that shows it.
  init?(_ course: Course) {
    let chosen: Picture? =
      if course.problem.event != nil {
        SearchPicture(course).map { .search($0) } ?? LanePicture(course).map { .lanes($0) }
      } else {
        course.query.flatMap { Self.picture(of: $0, course) }
      }
    guard let chosen else { return nil }
    self = chosen
  }

  private static func picture(of query: Query, _ course: Course) -> Picture? {
    switch query {
    case .ask, .askView: SearchPicture(course).map { .search($0) }
    case .get(.transaction, _), .value(.transaction, _):
      NestingPicture(course).map { .nesting($0) }
    case .get(.presentation, _), .value(.presentation, _):
      TimePicture(course).map { .time($0) } ?? geometry(course) ?? nesting(course)
    case .get, .value, .hitTest, .paintOrder:
      geometry(course) ?? TreePicture(course).map { .trees($0) } ?? nesting(course)
    case .convert, .contains, .render, .compute: geometry(course)
    case .animationKeys, .exists, .convertTime:
      TimePicture(course).map { .time($0) } ?? nesting(course)
    case .evaluate: TimePicture(course).map { .time($0) }
    case .read, .classDefault, .classAction, .classNeedsDisplay, .expansionFactor, .valueFunction,
      .controlPoint:
      nil
    }
  }

  private static func geometry(_ course: Course) -> Picture? {
    GeometryPicture(course).map { .geometry($0) }
  }

  /// The transactions, where a script has any of its own.
  private static func nesting(_ course: Course) -> Picture? {
    guard course.steps.contains(where: { $0.command == .begin }) else { return nil }
    return NestingPicture(course).map { .nesting($0) }
  }
}

/// What something in a picture stands for.
public enum PictureRole: CaseIterable, Hashable, Sendable {
  /// What is not in question.
  case context
  /// What a right engine answers.
  case expected
  /// What the engine answered.
  case actual
}
