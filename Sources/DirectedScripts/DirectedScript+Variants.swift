import LayerScript

extension DirectedScript {
  /// A variant of a script as it was written; nil where that is no other script.
  func made(_ variant: Variant) -> DirectedScript? {
    guard let script = script.made(variant) else { return nil }
    let source = Source(origin: source.origin, variant: variant, rules: source.rules)
    return DirectedScript(script, from: source)
  }
}

extension Script {
  fileprivate func made(_ variant: DirectedScript.Variant) -> Script? {
    switch variant {
    case .asWritten: self
    case .spelledOut: hasInitialValues ? spelledOut : nil
    case .keyed: addsWithoutKey ? keyed : nil
    case .spelledOutAndKeyed: hasInitialValues && addsWithoutKey ? spelledOut.keyed : nil
    }
  }

  private var hasInitialValues: Bool {
    steps.contains { step in
      if case .new(let creation) = step.command { creation.hasInitialValues } else { false }
    }
  }
}
