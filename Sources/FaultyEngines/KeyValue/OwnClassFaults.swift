import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Classes of the script of which not everything is heeded, and conversions by two ways.
  static let ownClasses: [Fault] = [
    Fault(
      "wanted-redraw-ignored", "a class that wants redraws for a key gets none",
      breaks: [.kvc(27)], taking: [.wantedRedraw],
      smallest: """
        new k1 CALayer
        hook k1 needsDisplayForKey zPosition true
        new l1 k1 {zPosition: 1}
        get l1.needsDisplay
        """
    ) { WantedRedraw { _, _ in false } },
    Fault(
      "wanted-redraw-by-accessor-only", "a part that is set by its key path wants no redraw",
      breaks: [.kvc(27)],
      taking: [.wantedRedraw], smallest: redraw("position", "setValue l1 position.x 1")
    ) { WantedRedraw { origin, isSame in !isSame && origin == .accessor } },
    Fault(
      "wanted-redraw-for-same-value", "a set to the value that is there asks for a redraw",
      breaks: [.kvc(28)], taking: [.wantedRedraw],
      smallest: """
        new k1 CALayer
        hook k1 needsDisplayForKey zPosition true
        new l1 k1
        displayIfNeeded l1
        set l1.zPosition 0
        get l1.needsDisplay
        """
    ) { WantedRedraw { _, _ in true } },
    Fault(
      "declared-matrix-is-zero", "a declared matrix reads zero before it is set",
      breaks: [.kvc(30)], taking: [.declared],
      smallest: """
        new k1 CALayer {aMatrix: "transform"}
        new l1 k1
        value l1 aMatrix
        """
    ) { DeclaredMatrixIsZero() },
    Fault(
      "declared-rectangle-is-zero", "a declared rectangle reads zero before it is set",
      breaks: [.kvc(30)], taking: [.declared],
      smallest: """
        new k1 CALayer {aRect: "rect"}
        new l1 k1
        value l1 aRect
        """
    ) { DeclaredRectangleIsZero() },
    Fault(
      "declared-for-all-layers", "all layers of a class share what it declares",
      breaks: [.kvc(30)], taking: [.storeUndeclared, .declared],
      smallest: """
        new k1 CALayer {aNumber: "number"}
        new l1 k1
        new l2 k1
        setValue l1 aNumber 1
        value l2 aNumber
        """
    ) { DeclaredForAllLayers() },
    Fault(
      "path-kept-by-reference", "a path changes with the path that was given", breaks: [.sub(11)],
      taking: [.copied, .didMutate],
      smallest: """
        new l1 CAShapeLayer
        new s1 {path: path[M 0 0 L 1 1]}
        set l1.path s1
        mutate s1 path path[M 0 0 L 10 0 L 10 10 Z]
        get l1.path
        """
    ) { KeptByReference(properties: [.path]) },
    Fault(
      "convert-to-is-not-from", "the layer that a point comes from converts it the other way round",
      breaks: [.conv(9)], taking: [.conversionAnswer],
      smallest: """
        new l1 {position: (0, 1)}
        new l2 {sublayers: [l1]}
        convert (0, 0) from l1 to l2 asking source
        """
    ) { ConvertToIsNotFrom() },
  ]

  private static func redraw(_ key: String, _ change: String) -> String {
    """
    new k1 CALayer
    hook k1 needsDisplayForKey \(key) true
    new l1 k1
    \(change)
    get l1.needsDisplay
    """
  }
}

/// An engine in which it depends on the set whether a class gets the redraw that it wants.
private struct WantedRedraw: DisplaySemantics {
  let marks: @Sendable (_ origin: ChangeOrigin, _ isSame: Bool) -> Bool

  mutating func wantedRedraw(after origin: ChangeOrigin, isSame: Bool) -> Bool {
    marks(origin, isSame)
  }
}

private struct DeclaredMatrixIsZero: KeyValueSemantics {
  mutating func declared(
    _ standard: Value, _ kind: DeclaredKind, key: String, isSet: Bool, of layer: Int,
    in state: inout WorldState
  ) -> Value {
    guard kind == .transform, !isSet else { return standard }
    return standard.with(components: [Double](repeating: 0, count: 16)) ?? standard
  }
}

private struct DeclaredRectangleIsZero: KeyValueSemantics {
  mutating func declared(
    _ standard: Value, _ kind: DeclaredKind, key: String, isSet: Bool, of layer: Int,
    in state: inout WorldState
  ) -> Value { kind == .rect && !isSet ? .rect(.zero) : standard }
}

private struct DeclaredForAllLayers: KeyValueSemantics {
  private var values: [String: Value] = [:]

  mutating func storeUndeclared(
    _ value: Value, forKey key: String, of layer: Int, in state: inout WorldState
  ) {
    values[key] = value
    state.storeUndeclared(value, forKey: key, of: layer)
  }

  mutating func declared(
    _ standard: Value, _ kind: DeclaredKind, key: String, isSet: Bool, of layer: Int,
    in state: inout WorldState
  ) -> Value { values[key] ?? standard }
}

private struct ConvertToIsNotFrom: ConversionSemantics {
  mutating func conversionAnswer(
    _ converted: Value, for conversion: Conversion, in state: inout WorldState
  ) -> Value {
    guard conversion.asksSource, let given = conversion.value.asPoint,
      let image = converted.asPoint
    else { return converted }
    return .point(Point(2 * given.x - image.x, 2 * given.y - image.y))
  }
}
