/// The plainest loop that generates, carries out and checks commands of mini-layer: what any harness
/// is measured against.
public enum MiniLoop {
  /// Runs sequences of fifty commands without recording anything.
  ///
  /// - Returns: How many commands were carried out and checked.
  public static func run(cases: Int, seed: UInt64) -> Int {
    var random = XorShift(state: seed | 1)
    var commands = 0
    for _ in 0..<cases {
      var model = MiniModel()
      var system = MiniSystem()
      for _ in 0..<50 {
        let command = command(&random, model)
        let given = system.apply(command)
        let wanted = model.apply(command)
        if MiniComparison.difference(model, system, wanted, given) != nil { return commands }
        commands += 1
      }
    }
    return commands
  }

  private static func command(_ random: inout XorShift, _ model: MiniModel) -> MiniCommand {
    let count = model.layers.count
    while true {
      let kind = random.below(12)
      if count == 0, kind > 3 { continue }
      switch kind {
      case 0: if count < MiniLimit.layers { return .create }
      case 1: if model.depth < MiniLimit.depth { return .begin }
      case 2: if model.depth > 0 { return .commit }
      case 3: return .setDisableActions(random.below(2) == 1)
      case 4: return .removeFromSuperlayer(random.below(count))
      case 5: return .addSublayer(random.below(count), random.below(count))
      case 6: return .lookupAction(random.below(count), MiniKey.allCases[random.below(4)])
      case 7:
        return .setDelegateAnswer(random.below(count), MiniAnswer.allCases[random.below(3)])
      case 8: return .setBounds(random.below(count), random.extent, random.extent)
      case 9: return .setPosition(random.below(count), random.coordinate, random.coordinate)
      case 10: return .setAnchorPoint(random.below(count), random.share, random.share)
      default:
        return .setFrame(
          random.below(count), random.coordinate, random.coordinate, random.extent, random.extent)
      }
    }
  }
}

private struct XorShift {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(((state >> 32) &* UInt64(bound)) >> 32)
  }

  var extent: Double { mutating get { Double(below(101)) } }
  var coordinate: Double { mutating get { Double(below(201) - 100) } }
  var share: Double { mutating get { Double(below(5)) / 4 } }
}
