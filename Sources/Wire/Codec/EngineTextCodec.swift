import LayerScript

extension Json {
  /// A text of an engine as it travels: raw, because what writes documents escapes.
  init(_ text: EngineText) { self = .string(text.forJson) }
}
