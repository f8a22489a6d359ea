import Conformance
import LayerScript

/// The last simplifications of a counterexample: nothing of it can be left out, and nothing in it is
/// special without need.
///
/// It works on steps as they are written, whatever the choices behind them, so that also what no
/// generator draws gets as short as it can be.
struct Polishing {
  /// Tells whether a script shows the problem.
  let isInteresting: ([Step]) -> Bool
  /// How many more candidates may be tried.
  var budget: Int

  /// The simplest form that was found.
  mutating func polish(_ steps: [Step]) -> [Step] {
    var best = steps
    while budget > 0 {
      let before = best
      for candidate in Self.simplerForms(of: best) where candidate.count <= best.count {
        guard budget > 0 else { return best }
        budget -= 1
        guard Script(candidate).firstProblem() == nil, isInteresting(candidate) else { continue }
        best = candidate
        break
      }
      if best == before { return best }
    }
    return best
  }

  /// All scripts that are one step simpler, what leaves most out first.
  static func simplerForms(of steps: [Step]) -> [[Step]] {
    var forms: [[Step]] = []
    for index in steps.indices.reversed() {
      var shorter = steps
      shorter.remove(at: index)
      forms.append(shorter)
    }
    for index in steps.indices {
      for form in steps[index].simplerForms {
        var simpler = steps
        simpler[index] = form
        forms.append(simpler)
      }
    }
    if let plain = steps.withoutViews { forms.append(plain) }
    return forms + steps.withObjectsMerged
  }
}

extension Step {
  /// The step with one value of a new object less, or with its plain class.
  fileprivate var simplerForms: [Step] {
    guard case .new(let creation) = command else { return [] }
    var forms: [Creation] = creation.settings.indices.reversed().map { index in
      var simpler = creation
      simpler.settings.remove(at: index)
      return simpler
    }
    for (index, entry) in creation.settings.enumerated() {
      guard case .list(let members) = entry.value, members.count > 1 else { continue }
      for place in members.indices.reversed() {
        var simpler = creation
        var left = members
        left.remove(at: place)
        simpler.settings[index].value = .list(left)
        forms.append(simpler)
      }
    }
    let usual = ClassName.standard(for: creation.name.kind).map { ClassReference.known($0) }
    if [.layer, .animation].contains(creation.name.kind), creation.type != usual {
      var simpler = creation
      simpler.type = usual
      forms.append(simpler)
    }
    return forms.map { Step(.command(.new($0)), thread: thread) }
  }
}

extension [Step] {
  /// The steps with one object in the place of two, for all pairs of one kind.
  fileprivate var withObjectsMerged: [[Step]] {
    let made = flatMap(\.created).filter { [.layer, .animation, .delegate].contains($0.kind) }
    var forms: [[Step]] = []
    for (place, kept) in made.enumerated() {
      for other in made.dropFirst(place + 1) where other.kind == kept.kind {
        forms.append(merging(other, into: kept))
        forms.append(merging(kept, into: other))
      }
    }
    return forms
  }

  /// The steps with one object for another, without those that then make no sense.
  private func merging(_ name: ObjectName, into kept: ObjectName) -> [Step] {
    compactMap { step in
      if step.created.contains(name) { return nil }
      if case .add(name, to: kept) = step.command { return nil }
      if case .add(kept, to: name) = step.command { return nil }
      return step.renaming(name, to: kept)
    }
  }

  /// The steps with plain layers in the place of views; nil without views.
  fileprivate var withoutViews: [Step]? {
    var layers: [ObjectName: ObjectName] = [:]
    for step in self {
      guard case .new(let creation) = step.command, let backing = creation.backing else { continue }
      layers[creation.name] = backing.layer
    }
    guard !layers.isEmpty else { return nil }
    return compactMap { step in
      switch step.command {
      case .new(let creation):
        guard let layer = layers[creation.name] else { return step }
        return Step(.new(Creation(layer)))
      case .host(let name): return Step(.host(layers[name] ?? name))
      case .add(let name, to: let parent):
        return Step(.add(layers[name] ?? name, to: layers[parent] ?? parent))
      default: return step.mentions({ layers[$0] != nil }) ? nil : step
      }
    }
  }
}

extension Step {
  /// The step with another name for an object; nil where the step has no such form.
  fileprivate func renaming(_ name: ObjectName, to other: ObjectName) -> Step? {
    guard mentions({ $0 == name }) else { return self }
    let text = Script([self]).description.replacingWord(name.description, by: other.description)
    return (try? Script(parsing: text))?.steps.first
  }
}
