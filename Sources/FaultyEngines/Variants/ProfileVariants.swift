import LayerModel
import LayerScript
import Rules

extension VariantCatalogue {
  /// Engines that declare a profile off and answer otherwise wherever it would have settled the answer.
  static let profileVariants: [Variant] = settled.map { profile, steps in
    Variant(
      "without-\(profile.rawValue)",
      "answers something else wherever \(profile.rawValue), which is off, would settle the answer",
      by: .undeclared(profile), declaring: [profile: false], steps: steps
    ) { OpenAnswers(item: .profileOff) }
  }

  /// Profiles that are on unless an engine says otherwise, each with a script whose answer they settle.
  private static let settled: [(Profile, String)] = [
    (
      .gate,
      """
      new l1
      set l1.opacity 0.5
      exists l1.animation(opacity)
      ask l1 opacity
      """
    ),
    (
      .classDefaults,
      """
      classDefault CALayer speed
      """
    ),
    (
      .enumValidation,
      """
      new l1
      set l1.contentsGravity "unknown"
      get l1.contentsGravity
      """
    ),
    (
      .highDynamicRange,
      """
      new l1
      get l1.contentsHeadroom
      """
    ),
    (
      .emitter,
      """
      new c1
      get c1.contentsScale
      get c1.lifetime
      """
    ),
    (
      .hitDepth,
      """
      new l1 {bounds: (0, 0, 4, 4)}
      new l2 {bounds: (0, 0, 4, 4), zPosition: 1}
      new l3 {bounds: (0, 0, 4, 4)}
      set l1.sublayers [l2, l3]
      hitTest l1 (1, 1)
      """
    ),
    (
      .maskConversion,
      """
      new l1
      new l2 {position: (3, 4)}
      set l1.mask l2
      convert (0, 0) from l2 to l1
      """
    ),
    (
      .originLayout,
      """
      new l1
      new l2
      add l2 to l1
      layoutIfNeeded l1
      set l2.bounds (3, 4, 0, 0)
      get l1.needsLayout
      """
    ),
    (
      .dynamicProperties,
      """
      new k1 CALayer {amount: "number"}
      new l1 k1
      value l1 amount
      """
    ),
    (
      .sameValue,
      """
      new l1
      layoutIfNeeded l1
      set l1.bounds (0, 0, 0, 0)
      get l1.needsLayout
      """
    ),
  ]
}
