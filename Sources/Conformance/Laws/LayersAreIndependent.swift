import LayerScript
import Rules

/// PRES-22: what a layer shows does not depend on layers that it has nothing to do with.
struct LayersAreIndependent: PairedLaw {
  let description = LawDescription(
    "layers-are-independent",
    "what a layer shows is the same when steps about unrelated layers are left out of the script",
    rules: [.pres(22)])

  /// Keeps one layer that is never moved in the tree, the parameter counting such layers.
  func variant(of script: Script, parameter: Int) -> ScriptVariant? {
    // What a callback does may be about any layer, and so may what a view or a block does.
    if script.hasUncertainCommits || script.steps.contains(where: \.concernsOthers) { return nil }
    let layers = script.steps.flatMap(\.created).filter { $0.kind == .layer }
    let alone = layers.filter { layer in
      !script.steps.contains { $0.isMove && $0.layers.contains(layer) }
    }
    guard layers.count > 1, !alone.isEmpty else { return nil }
    let kept = alone[parameter % alone.count]
    var variant = script.keeping { index in
      let step = script.steps[index]
      let touched = step.layers
      return touched.isEmpty || touched.contains(kept)
    } comparing: { index in
      script.steps[index].isQuery && script.steps[index].layers == [kept]
    }
    variant.rules = isAboutPresentation(script, variant) ? [.pres(22)] : []
    return variant
  }

  /// Tells whether a presentation is compared behind a step that may have changed another layer's.
  private func isAboutPresentation(_ script: Script, _ variant: ScriptVariant) -> Bool {
    let omitted = script.steps.indices.first { index in
      let step = script.steps[index]
      return variant.counterparts[index] == nil && !step.isQuery && step.kind != .new
    }
    guard let omitted else { return false }
    return script.steps[omitted...].indices.contains { index in
      variant.isCompared[index] && script.steps[index].query?.readsPresentation == true
    }
  }
}

extension Script {
  /// Tells whether an explicit transaction at top level may begin while an implicit one is open:
  /// then what it publishes is open (UA-04), and other layers' steps do make a difference.
  var hasUncertainCommits: Bool {
    var depth = 0
    var isImplicitOpen = false
    for step in steps {
      switch step.thread == 1 ? step.command : nil {
      case .begin:
        if depth == 0, isImplicitOpen { return true }
        depth += 1
      case .commit: depth -= 1
      case .tick where depth == 0, .flush where depth == 0: isImplicitOpen = false
      case nil, .advance, .tick, .flush, .answer, .hook: break
      default: if depth == 0 { isImplicitOpen = true }
      }
      if depth < 0 { return true }
    }
    return false
  }
}

extension Step {
  /// Tells whether the step may change where a layer stands.
  fileprivate var isMove: Bool {
    switch command {
    case .add, .insert, .insertBelow, .insertAbove, .replace, .remove: true
    default: assigns { $0.property == .sublayers || $0.property == .mask }
    }
  }

  /// Tells whether the step may concern layers that it does not mention.
  fileprivate var concernsOthers: Bool {
    switch kind {
    case .react, .beginBlock: true
    default: created.contains { $0.kind == .view }
    }
  }

  /// The layers that the step creates or mentions.
  fileprivate var layers: [ObjectName] {
    (mentioned + created).filter { $0.kind == .layer }
  }
}
