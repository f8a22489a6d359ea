import LayerModel
import LayerScript
import Rules

/// Scripts that bring about a usual situation in the place of an unusual one.
extension Script {
  /// Why nothing is certain any more behind some step; nil where there is no such step.
  func firstUnspecified(_ assumptions: Assumptions) -> OpenItem? {
    var world = World(assumptions: assumptions)
    for step in steps {
      _ = world.perform(step)
      if let item = world.state.lost { return item }
    }
    return nil
  }

  /// The script without the steps behind which nothing is certain for some reason.
  func without(_ item: OpenItem, _ assumptions: Assumptions) -> AlteredScript {
    var world = World(assumptions: assumptions)
    return AlteredScript(
      steps.enumerated().compactMap { place, step in
        var next = world
        _ = next.perform(step)
        if next.state.lost == item { return nil }
        world = next
        return (step, place)
      })
  }

  /// The script without what makes animations and blocks of views go on without end.
  var ending: AlteredScript {
    let isEndless = steps.contains { step in
      switch step.command {
      case .new(let creation): creation.settings.contains { $0.value == .number(.infinity) }
      case .set(_, _, .number(.infinity)): true
      case .beginBlock(let block): block.options.contains(.repeat)
      default: false
      }
    }
    let names: Set = ["animation repeatCount", "animation repeatDuration", "block repeat"]
    return isEndless ? ignoring(names) : AlteredScript(stepByStep: self)
  }

  /// The script with a sublayer of a layer as what the layer converts to, where it converts to itself.
  var convertingToSublayers: AlteredScript {
    let used = steps.flatMap(\.created).filter { $0.kind == .layer }.map(\.number).max() ?? 0
    return AlteredScript(
      steps.enumerated().flatMap { place, step -> [(step: Step, origin: Int?)] in
        guard case .convert(let value, .object(let layer)?, let target, let receiver) = step.query,
          target == .object(layer)
        else { return [(step, place)] }
        let sublayer = ObjectName(.layer, used + place + 1)
        return [
          (Step(.command(.new(Creation(sublayer)))), nil),
          (Step(.command(.add(sublayer, to: layer))), nil),
          (
            Step(
              .query(
                .convert(value, from: .object(layer), to: .object(sublayer), asking: receiver)),
              thread: step.thread), place
          ),
        ]
      })
  }

  /// The script with the topmost layer as the host in the place of one below it, without what puts a host into a layer.
  func hostingRoots(_ assumptions: Assumptions) -> AlteredScript {
    var world = World(assumptions: assumptions)
    var hosts: [ObjectName] = []
    return AlteredScript(
      steps.enumerated().compactMap { place, step in
        var usual = step
        if case .host(let name) = step.command, let layer = world.state.layer(name),
          let top = world.state.ancestors(of: layer).last
        {
          hosts.append(world.state.name(of: top))
          usual = Step(.command(.host(world.state.name(of: top))), thread: step.thread)
        }
        var next = world
        _ = next.perform(usual)
        let isInside = hosts.contains { host in
          next.state.layer(host).map { next.state.ancestors(of: $0).count > 1 } ?? false
        }
        if isInside { return nil }
        world = next
        return (usual, place)
      })
  }

  /// The script with the end of each explicit transaction in front of the end of a turn that it is open at.
  var committingBeforeTicks: AlteredScript {
    let commit = Step(.command(.commit))
    var (depth, ended) = (0, 0)
    return AlteredScript(
      steps.enumerated().flatMap { place, step -> [(step: Step, origin: Int?)] in
        switch step.command {
        case .begin: depth += 1
        case .commit where ended > 0:
          ended -= 1
          return []
        case .commit: depth -= 1
        case .tick where depth > 0:
          let commits = Array(repeating: (step: commit, origin: Int?.none), count: depth)
          (depth, ended) = (0, ended + depth)
          return commits + [(step, place)]
        default: break
        }
        return [(step, place)]
      })
  }
}
