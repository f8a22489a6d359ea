import Rules

extension VariantCatalogue {
  /// Items about layers that leave answers open, each with a script in which one does.
  static let openLayerAnswers: [(OpenItem, String)] = [
    (
      .layers(1),
      """
      new l1 {transform: planar(0.6, 0.8, -0.8, 0.6, 0, 0)}
      set l1.frame (0, 0, 0, 1)
      get l1.position
      """
    ),
    (
      .layers(2),
      """
      new l1
      set l1.transform planar(3, 3, 1, 1, 66, -3.5)
      set l1.frame (30, 91, 0.5, 1)
      """
    ),
    (
      .layers(3),
      """
      new l1
      set l1.position (inf, 0)
      get l1.position
      """
    ),
    (
      .layers(4),
      """
      new l1
      set l1.anchorPointZ nan
      get l1.anchorPointZ
      """
    ),
    (
      .layers(5),
      """
      new l1
      set l1.frame (nan, 0, 0, 0)
      get l1.bounds
      """
    ),
    (
      .layers(6),
      """
      new l1 {zPosition: 1}
      new l2 {sublayerTransform: matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1)}
      add l1 to l2
      convert (0, 1) from l1 to l2
      """
    ),
    (
      .layers(7),
      """
      new l1
      set l1.anchorPointZ 3
      set l1.transform translation(2, 1, 3)
      get l1.frame
      """
    ),
    (
      .layers(8),
      """
      new l1
      new l2
      add l2 to l1
      set l2.transform matrix(1, 4, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1)
      convert (95.5, -1) from l1 to l2
      """
    ),
    (
      .layers(9),
      """
      new l1
      new l2
      add l2 to l1
      set l2.transform scale(0, 1, 1)
      convert (0, 19, 67.5, 61) from l1 to l2
      """
    ),
    (
      .layers(10),
      """
      new l1
      new l2
      add l2 to l1
      set l2.geometryFlipped true
      convert (0, -2) from l2 to l1
      """
    ),
    (
      .layers(11),
      """
      new l1
      set l1.transform translation(29, 29, 0)
      convert (-1, 0) from nil to l1
      """
    ),
    (
      .layers(12),
      """
      new l1
      new l2 {position: (0, 1)}
      convert (0, 0) from l1 to l2
      """
    ),
    (
      .layers(13),
      """
      new l1
      new l2
      add l2 to l1
      convert (0, 0, 9.5, 0) from l2 to l1
      """
    ),
    (
      .layers(16),
      """
      new l1
      new l2
      new l3
      add l1 to l2
      add l3 to l2
      replace l3 in l2 with l1
      """
    ),
    (
      .layers(17),
      """
      new l1
      new l2
      replace l2 in l2 with l1
      """
    ),
    (
      .layers(18),
      """
      new l1
      new l2
      new l3
      add l1 to l2
      set l3.sublayers [l1]
      """
    ),
    (
      .layers(19),
      """
      new l1
      new l2
      new l3
      set l1.mask l3
      set l2.mask l3
      """
    ),
    (
      .layers(20),
      """
      new l1
      new l2
      add l1 to l2
      add l2 to l1
      tick
      """
    ),
    (
      .layers(23),
      """
      new l1 {bounds: (0, 0, 4, 4), sublayerTransform: scale(2, 2, 1)}
      new l2 {bounds: (0, 0, 4, 4)}
      new l3 {bounds: (0, 0, 4, 4), zPosition: 1}
      set l1.sublayers [l2, l3]
      hitTest l1 (1, 1)
      """
    ),
    (
      .layers(24),
      """
      new l1 {bounds: (0, 0, 4, 4)}
      new l2 {bounds: (0, 0, 4, 4)}
      new l3 {bounds: (0, 0, 4, 4), zPosition: 1}
      new l4 {bounds: (0, 0, 4, 4)}
      set l1.sublayers [l2, l3, l4]
      hitTest l1 (1, 1)
      """
    ),
    (
      .layers(25),
      """
      new l1 {bounds: (0, 0, 4, 4)}
      set l1.opacity 0
      hitTest l1 (1, 1)
      """
    ),
    (
      .layers(26),
      """
      new l1 {bounds: (0, 0, 4, 4)}
      new l2 CATransformLayer
      add l1 to l2
      hitTest l2 (1, 1)
      """
    ),
    (
      .layers(27),
      """
      new l1
      set l1.opacity 2
      get l1.opacity
      """
    ),
    (
      .layers(29),
      """
      new l1 CAShapeLayer
      set l1.strokeStart 2
      get l1.strokeStart
      """
    ),
    (
      .layers(30),
      """
      new l1
      setValue l1 opacity nil
      get l1.opacity
      """
    ),
    (
      .layers(31),
      """
      new l1
      setValue l1 opacity "x"
      get l1.opacity
      """
    ),
    (
      .layers(32),
      """
      new l1
      set l1.transform planar(1.5, 0.5, -0.25, 1.5, 10, 20)
      setValue l1 transform.scale.z 2
      """
    ),
    (
      .layers(34),
      """
      new l1
      setValue l1 thing (1, 2)
      setValue l1 thing.x 3
      """
    ),
    (
      .layers(36),
      """
      compute getAffine [matrix(1, 0, 0, 0, 0, 1, -1.25, 0, 0, 0, 1, 0, 0, 4, 0, 1)]
      """
    ),
    (
      .layers(37),
      """
      compute rotate [scale(2, 2, 1), -3.75, 0, 0, 0]
      """
    ),
    (
      .layers(38),
      """
      compute invert [matrix(1, -1, 0, 0.5, 2, 0, 0, 0, 0, 0, 1, 0, 1, -2, 0, 1)]
      """
    ),
    (
      .layers(39),
      """
      new l1
      get l1.needsDisplay
      """
    ),
    (
      .layers(40),
      """
      new l1
      set l1.contents i2
      setNeedsDisplay l1
      get l1.contents
      """
    ),
    (
      .layers(41),
      """
      new l1
      setNeedsDisplay l1
      set l1.contents i2
      get l1.needsDisplay
      """
    ),
    (
      .layers(42),
      """
      new k1 CALayer implementing [draw]
      new l1 k1
      display l1
      get l1.contents
      """
    ),
    (
      .layers(45),
      """
      new k1 CALayer implementing [layoutSublayers]
      new l1
      new l2 k1
      new l3 k1
      set l1.sublayers [l2, l3]
      layoutIfNeeded l1
      setNeedsLayout l2
      setNeedsLayout l3
      layoutIfNeeded l2
      get l3.needsLayout
      """
    ),
    (
      .layers(46),
      """
      new k1 CALayer implementing [layoutSublayers]
      new l2 k1
      new l3 k1
      add l3 to l2
      react k1 layoutSublayers limit 2 [setNeedsLayout l3]
      layoutIfNeeded l3
      get l3.needsLayout
      """
    ),
    (
      .layers(47),
      """
      new k1 CALayer implementing [layoutSublayers]
      new l2 k1
      set l2.frame (-61.5, 64, 63, 8.5)
      tick
      get l2.needsLayout
      """
    ),
    (
      .layers(56),
      """
      new l1 CAScrollLayer
      scrollToRect l1 (-1, -1, 2, 87)
      get l1.bounds
      """
    ),
    (
      .layers(57),
      """
      new l1 CAScrollLayer
      new l2 CAScrollLayer
      add l2 to l1
      get l2.visibleRect
      """
    ),
  ]
}
