import Engines
import LayerScript

/// An engine that six sequences of steps end, of which an application does most all the time: three of them
/// crash it, and three have it hang.
final class MortalEngine: Engine {
  private let engine: any Engine
  private let check: DeclarationCheck

  init(_ engine: any Engine) {
    self.engine = engine
    check = DeclarationCheck(engine.description)
  }

  var description: EngineDescription { engine.description }

  func run(_ script: Script) -> EngineRun {
    let steps = script.variants(declaredBy: check)
    let death = Death.all.first { $0.isPlayed(in: steps) }
    return death?.run ?? engine.run(script)
  }

  func restart() { engine.restart() }

  func stop() { engine.stop() }
}

/// Steps that end an engine when they come one after another, whatever comes between.
private struct Death {
  /// A kind of step, for all subjects and properties or for one of each.
  struct Part {
    var kind: StepKind
    var subject: String?
    var property: String?

    func matches(_ step: StepVariant) -> Bool {
      step.kind == kind && (subject ?? step.subject) == step.subject
        && (property ?? step.property) == step.property
    }
  }

  var parts: [Part]
  var run: EngineRun

  static let all = [
    Death(
      parts: [
        Part(kind: .host), Part(kind: .get, subject: "presentation", property: "superlayer"),
      ],
      run: .crashed("a copy in a tree that is shown was asked for the layer above it")),
    Death(parts: [Part(kind: .replace)], run: .crashed("a layer was replaced")),
    Death(
      parts: [Part(kind: .addAnimation), Part(kind: .removeAllAnimations), Part(kind: .tick)],
      run: .crashed("animations were removed before a frame")),
    Death(
      parts: [Part(kind: .set, property: "speed"), Part(kind: .convertTime)],
      run: .hung(seconds: 0)),
    Death(
      parts: [Part(kind: .set, property: "mask"), Part(kind: .hitTest)],
      run: .hung(seconds: 0)),
    Death(parts: [Part(kind: .setNeedsLayout), Part(kind: .commit)], run: .hung(seconds: 0)),
  ]

  func isPlayed(in steps: [StepVariant]) -> Bool {
    var rest = parts[...]
    for step in steps where rest.first?.matches(step) == true { rest.removeFirst() }
    return rest.isEmpty
  }
}
