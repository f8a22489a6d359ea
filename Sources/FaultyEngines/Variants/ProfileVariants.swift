import LayerModel
import LayerScript
public import Rules

extension VariantCatalogue {
  /// Engines that declare a profile off and answer otherwise wherever it would have settled the answer.
  static let profileVariants: [Variant] =
    settled.map { profile, steps in
      Variant(
        "without-\(profile.rawValue)",
        "answers something else wherever \(profile.rawValue), which is off, would settle the answer",
        by: .undeclared(profile), declaring: [profile: false], steps: steps
      ) { OpenAnswers(item: .profileOff) }
    } + [
      Variant(
        "without-kvo", "tells observers of no change, where the profile kvo is off",
        by: .undeclared(.keyValueObserving), callingBackBy: .profileOff,
        declaring: [.keyValueObserving: false],
        steps: """
          new l1
          observe l1 opacity
          set l1.opacity 0.5
          """
      ) { OpenCallbacks(.profileOff, of: [.changed]) }
    ]

  /// Profiles, each with a script whose answer they settle.
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
    (
      .maskSteal,
      """
      new l1
      new l2
      new l3
      add l2 to l1
      set l3.mask l2
      get l1.sublayers
      """
    ),
    (
      .rotatedFrame,
      """
      new l1
      set l1.transform planar(0.6, 0.8, -0.8, 0.6, 0, 0)
      set l1.frame (0, 0, 4, 4)
      get l1.bounds
      """
    ),
    (
      .transformLayer,
      """
      new l1 {bounds: (0, 0, 9, 9)}
      new l2 CATransformLayer {bounds: (0, 0, 1, 1), masksToBounds: true}
      add l2 to l1
      hitTest l1 (4, 4)
      """
    ),
    (
      .spatialFrame,
      """
      new l1 {bounds: (0, 0, 2, 4)}
      set l1.transform scale(1, 0, 0)
      get l1.frame
      """
    ),
    (
      .forestConversion,
      """
      new l1
      new l2 {position: (0, 1)}
      convert (0, 0) from l1 to l2
      """
    ),
    (
      .perspectiveConversion,
      """
      new l1 {zPosition: 1}
      new l2 {sublayers: [l1], sublayerTransform: matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1)}
      convert (0, 1) from l1 to l2
      """
    ),
    (
      .autoresizing,
      """
      new l1 {autoresizingMask: 1}
      new l2 {sublayers: [l1], bounds: (0, 0, 4, 0)}
      get l1.position
      """
    ),
    (
      .constraints,
      """
      new m1 CAConstraintLayoutManager
      new l1 {constraints: [{attribute: "minX", sourceName: "superlayer", sourceAttribute: "minX", offset: 10}]}
      new l2 {sublayers: [l1], layoutManager: m1}
      layoutSublayers l2
      get l1.position
      """
    ),
    (
      .macOSLike,
      """
      new l1
      get l1.autoresizingMask
      """
    ),
    (
      .render,
      """
      new l1 {bounds: (0, 0, 2, 3), backgroundColor: rgba(0, 0, 0, 1)}
      render l1
      """
    ),
    (
      .contentsRect,
      """
      new l1 {bounds: (0, 0, 1, 12), contents: i1, contentsGravity: "topLeft"}
      render l1
      """
    ),
    (
      .replicatorCentre,
      """
      new l1 {bounds: (0, 0, 2, 2), backgroundColor: rgba(0, 0, 0, 1)}
      new l2 CAReplicatorLayer {bounds: (0, 0, 2, 2), instanceCount: 2, sublayers: [l1]}
      set l2.instanceTransform planar(0, 1, -1, 0, 0, 0)
      render l2
      """
    ),
  ]
}

extension VariantCatalogue {
  private static let versions =
    "without a version, how blocks animate is open as beyond the reference"

  /// The profiles that no variant declares off, each with the reason.
  ///
  /// What is open as beyond the reference has the variant `answers-undecided`.
  public static let profilesWithoutVariant: [Profile: String] = [
    .negativeSize: "without it a size below zero is open as beyond the reference",
    .snapshotCopy:
      "without it the same is expected, by rules that hold of every presentation layer",
    .threads: "without it what another thread has is open as beyond the reference",
    .iOSLike: "the default that it settles is open as beyond the reference without it",
    .view7: versions, .view8: versions, .uikit11: versions, .uikit13: versions,
  ]
}
