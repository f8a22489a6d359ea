/// A choice between variants of behaviour on which sources differ, declared by an engine.
public enum Profile: String, CaseIterable, Hashable, Sendable {
  /// The built-in implicit animation exists for committed layers only.
  case gate
  /// A mask that already sits in a tree leaves its former list.
  case maskSteal = "mask-steal"

  /// Tells whether the rules under the profile hold for an engine that declares nothing.
  public var isOnByDefault: Bool {
    switch self {
    case .gate: true
    case .maskSteal: false
    }
  }

  /// What the profile decides.
  public var summary: String {
    switch self {
    case .gate: "built-in implicit animation only for committed layers"
    case .maskSteal: "a layer set as mask leaves the list that it sat in"
    }
  }
}

/// Something that a check needs of an engine beyond plain steps.
public enum Capability: String, CaseIterable, Hashable, Sendable {
  /// Arguments that stay the caller's objects and can be changed after being passed.
  case sharedArguments = "shared-arguments"
  /// The order in which siblings are painted can be asked for.
  case paintOrder = "paint-order"
  /// The begin time of an attached animation can be read.
  case animationBeginTime = "anim.beginTime"

  /// What an engine with the capability offers.
  public var summary: String {
    switch self {
    case .sharedArguments: "arguments that the caller can change after passing them"
    case .paintOrder: "a query for the paint order of siblings"
    case .animationBeginTime: "a way to read the begin time of an attached animation"
    }
  }
}
