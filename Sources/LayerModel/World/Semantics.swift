/// Every decision that the specification takes, as an open point.
///
/// The defaults are the specification; a fault is a small value that takes one of them differently
/// and may remember what it needs for that. Nothing else in the model depends on which it is.
package protocol Semantics: GeometrySemantics, PropertySemantics, KeyValueSemantics,
  HierarchySemantics,
  HitTestingSemantics, ActionSemantics, TransactionSemantics, AnimationSemantics, TimingSemantics,
  PresentationSemantics, ConversionSemantics, TransformSemantics, MotionSemantics,
  ScrollSemantics, LayoutSemantics, DisplaySemantics, CallbackSemantics, ViewSemantics,
  RenderingSemantics
{}

/// The specification itself.
package struct StandardSemantics: Semantics {
  /// Creates the specification.
  package init() {}
}
