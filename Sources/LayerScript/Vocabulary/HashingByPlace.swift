// An enumeration with names is hashed by its names, letter by letter, unless it says otherwise. The ones below
// are looked up at each step of each script, so they are hashed by their places in the list of cases.

extension Property {
  /// Feeds the place of the property into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension ClassName {
  /// Feeds the place of the class into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension StepKind {
  /// Feeds the place of the kind into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension Callback {
  /// Feeds the place of the callback into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(unsafeBitCast(self, to: UInt8.self))
  }
}

extension Event.Kind {
  /// Feeds the place of the kind into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(unsafeBitCast(self, to: UInt8.self))
  }
}

extension EngineDescription.Feature {
  /// Feeds the place of the feature into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(unsafeBitCast(self, to: UInt8.self))
  }
}
