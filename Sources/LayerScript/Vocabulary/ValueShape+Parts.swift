extension ValueShape {
  /// The parts that key-value coding knows of a value of the shape, as they stand behind the first
  /// dot of a key path (KVC-03, ACT-36).
  ///
  /// Which of them a rule decides is another matter; a script may name any key path.
  public var parts: [String] {
    switch self {
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect: ["origin", "origin.x", "origin.y", "size", "size.width", "size.height"]
    case .transform:
      ["rotation", "scale", "translation"].flatMap { part in
        [part] + ["x", "y", "z"].map { "\(part).\($0)" }
      }
    case .boolean, .number, .string, .affine, .color, .path, .timing, .list, .dictionary, .object,
      .objects, .any:
      []
    }
  }
}
