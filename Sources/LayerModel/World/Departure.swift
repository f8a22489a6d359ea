/// Where an engine departs from the specification: a fault is a small value that takes one decision
/// differently and may remember what it needs for that.
///
/// Decisions are open in parts, one for each subject, and a fault is about one of them as a rule: to
/// hold each of several hundred faults to every decision would double the size of the program.
package enum Departure: Sendable {
  case none
  case inGeometry(any GeometrySemantics)
  case inProperties(any PropertySemantics)
  case inKeyValues(any KeyValueSemantics)
  case inHierarchy(any HierarchySemantics)
  case inHitTesting(any HitTestingSemantics)
  case inActions(any ActionSemantics)
  case inTransactions(any TransactionSemantics)
  case inAnimations(any AnimationSemantics)
  case inTiming(any TimingSemantics)
  case inPresentation(any PresentationSemantics)
  case inConversion(any ConversionSemantics)
  case inTransforms(any TransformSemantics)
  case inMotion(any MotionSemantics)
  case inScrolling(any ScrollSemantics)
  case inLayout(any LayoutSemantics)
  case inDisplay(any DisplaySemantics)
  case inCallbacks(any CallbackSemantics)
  case inViews(any ViewSemantics)
  case inRendering(any RenderingSemantics)
  /// In several parts, which share what is remembered.
  case inSeveral(any WholeSemantics)
}

/// Some of the decisions that the specification takes; the defaults are the specification.
package protocol PartialSemantics: Sendable {
  /// Where an engine departs from the specification that takes these decisions differently.
  var departure: Departure { get }
}

/// All of the decisions.
package protocol WholeSemantics: GeometrySemantics, PropertySemantics, KeyValueSemantics,
  HierarchySemantics, HitTestingSemantics, ActionSemantics, TransactionSemantics,
  AnimationSemantics, TimingSemantics, PresentationSemantics, ConversionSemantics,
  TransformSemantics, MotionSemantics, ScrollSemantics, LayoutSemantics, DisplaySemantics,
  CallbackSemantics, ViewSemantics, RenderingSemantics
{}

/// The specification itself.
package struct StandardSemantics: WholeSemantics {
  /// Creates the specification.
  package init() {}

  package var departure: Departure { .none }
}

extension WholeSemantics {
  package var departure: Departure { .inSeveral(self) }
}

extension GeometrySemantics {
  package var departure: Departure { .inGeometry(self) }
}

extension PropertySemantics {
  package var departure: Departure { .inProperties(self) }
}

extension KeyValueSemantics {
  package var departure: Departure { .inKeyValues(self) }
}

extension HierarchySemantics {
  package var departure: Departure { .inHierarchy(self) }
}

extension HitTestingSemantics {
  package var departure: Departure { .inHitTesting(self) }
}

extension ActionSemantics {
  package var departure: Departure { .inActions(self) }
}

extension TransactionSemantics {
  package var departure: Departure { .inTransactions(self) }
}

extension AnimationSemantics {
  package var departure: Departure { .inAnimations(self) }
}

extension TimingSemantics {
  package var departure: Departure { .inTiming(self) }
}

extension PresentationSemantics {
  package var departure: Departure { .inPresentation(self) }
}

extension ConversionSemantics {
  package var departure: Departure { .inConversion(self) }
}

extension TransformSemantics {
  package var departure: Departure { .inTransforms(self) }
}

extension MotionSemantics {
  package var departure: Departure { .inMotion(self) }
}

extension ScrollSemantics {
  package var departure: Departure { .inScrolling(self) }
}

extension LayoutSemantics {
  package var departure: Departure { .inLayout(self) }
}

extension DisplaySemantics {
  package var departure: Departure { .inDisplay(self) }
}

extension CallbackSemantics {
  package var departure: Departure { .inCallbacks(self) }
}

extension ViewSemantics {
  package var departure: Departure { .inViews(self) }
}

extension RenderingSemantics {
  package var departure: Departure { .inRendering(self) }
}
