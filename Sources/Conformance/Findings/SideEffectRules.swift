import LayerScript
public import Rules

/// What steps must leave alone, by the rules that say so.
public enum SideEffectRules {
  /// Some rules in the order of suspicion where a step has a side effect: first those by which it must
  /// not have it, of these the ones that are suspected anyway.
  ///
  /// - Parameters:
  ///   - suspects: The rules that are suspected for what is looked at, the likeliest first.
  ///   - step: The form of the step; nil where none has a side effect.
  ///   - look: The form of the query behind it.
  ///   - blame: Tells which of the rules about the step is broken most likely.
  /// - Returns: All of these rules.
  public static func ranking(
    _ suspects: [RuleID], of step: StepForm?, on look: StepForm, by blame: Blame
  ) -> [RuleID] {
    guard let step else { return suspects }
    let forbidding = blame.ranking(of: rules(of: step, on: look))
    let both = forbidding.filter(suspects.contains)
    let first = both + forbidding.filter { !both.contains($0) }
    return first + suspects.filter { !first.contains($0) }
  }

  /// The rules by which a step has no effect on what is looked at.
  ///
  /// - Parameters:
  ///   - step: The form of the step.
  ///   - look: The form of the query behind it.
  /// - Returns: The rules; none where the catalogue says nothing of the two.
  public static func rules(of step: StepForm, on look: StepForm) -> [RuleID] {
    switch step.verb {
    case "get", "value", "exists": step.subject == "presentation" ? reading(look) : []
    case "ask": [.act(19)]
    case "begin": beginning(look)
    case "flush": [.txn(25)]
    case "scroll": look.property == "bounds" || look.property == "visibleRect" ? [] : [.sub(10)]
    case "lock", "unlock": [.txn(49)]
    case "set": setting(step, look)
    case "addAnimation": look.readsModel ? [.anim(12)] : []
    case "removeAnimation": [.anim(9)]
    case "removeAllAnimations": look.isAboutDisplay ? [.dis(17)] : []
    case "add", "insert", "insertAbove", "insertBelow", "remove", "replace": moving(look)
    default: []
    }
  }

  private static func reading(_ look: StepForm) -> [RuleID] {
    look.subject == "presentation" ? [.time(25), .copy(11), .copy(12)] : [.copy(10), .pres(25)]
  }

  private static func beginning(_ look: StepForm) -> [RuleID] {
    if look.subject == "presentation" { return [.txn(15), .txn(28)] }
    return look.readsModel ? [.txn(13), .txn(28)] : []
  }

  /// What a change of the tree leaves alone.
  private static func moving(_ look: StepForm) -> [RuleID] {
    geometry.contains(look.property ?? "") ? [.tree(38)] : []
  }

  private static func setting(_ step: StepForm, _ look: StepForm) -> [RuleID] {
    let property = step.property ?? ""
    if step.subject == "transaction" { return settingTransaction(property, look) }
    switch look.verb {
    case "get", "value":
      return Self.copies.contains(look.subject) ? [] : setting(property, read: look.property ?? "")
    case "convert":
      let isOfCopies = look.subject.contains("presentation")
      return isOfCopies ? [.pres(17)] : settingBeforeConversion(property)
    case "paintOrder": return property == "zPosition" ? [] : [.tree(39)]
    case "hitTest", "contains": return property == "path" ? [.sub(13)] : []
    default: return []
    }
  }

  private static func settingTransaction(_ property: String, _ look: StepForm) -> [RuleID] {
    switch (property, look.verb) {
    case ("disableActions", "ask"): [.act(20)]
    case ("disableActions", _): [.txn(21), .txn(19)]
    case ("animationDuration", _): [.txn(18)]
    default: []
    }
  }

  private static func settingBeforeConversion(_ property: String) -> [RuleID] {
    switch property {
    case "hidden", "opacity", "masksToBounds", "mask", "zPosition": [.conv(22)]
    case "bounds": [.conv(4)]
    default: []
    }
  }

  /// What a property leaves alone that another step reads.
  private static func setting(_ property: String, read other: String) -> [RuleID] {
    switch (property, other) {
    case ("sublayerTransform", "frame"), ("sublayerTransform", "bounds"),
      ("sublayerTransform", "position"):
      [.geo(34), .geo(35)]
    case ("path", "bounds"), ("path", "frame"): [.sub(13)]
    case ("string", "bounds"), ("string", "frame"), ("string", "contents"): [.sub(17)]
    case ("zPosition", "sublayers"): [.tree(24), .tree(39)]
    case ("zPosition", "frame"), ("anchorPointZ", "frame"), ("contentsScale", "frame"): [.geo(15)]
    case ("hidden", "sublayers"), ("opacity", "sublayers"), ("masksToBounds", "sublayers"),
      ("hidden", "superlayer"), ("opacity", "superlayer"), ("masksToBounds", "superlayer"):
      [.tree(37)]
    case ("anchorPoint", "position"), ("anchorPoint", "bounds"), ("position", "anchorPoint"):
      [.geo(4), .props(57)]
    case ("bounds", "position"), ("bounds", "anchorPoint"), ("bounds", "transform"):
      [.geo(2), .props(57)]
    case ("position", "bounds"), ("position", "transform"): [.geo(3), .props(57)]
    default: []
    }
  }

  /// What holds copies of what is set elsewhere.
  private static let copies: Set<String> = ["presentation", "attached", "transaction", "views"]

  private static let geometry: Set<String> = [
    "frame", "bounds", "position", "anchorPoint", "transform",
  ]
}

extension StepForm {
  /// Whether it tells that a layer is to be displayed or was.
  fileprivate var isAboutDisplay: Bool {
    property == "needsDisplay" || property == "contents"
      || ["display", "draw"].contains(subject)
  }

  /// Whether a value is read that no copy holds.
  fileprivate var readsModel: Bool {
    ["get", "value"].contains(verb) && !["presentation", "attached"].contains(subject)
  }
}
