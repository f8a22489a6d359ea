import LayerScript
import Testing

@testable import ScriptGeneration

/// Every script makes sense and can be written down.
struct ValidityTests {
  @Test func everyScriptMakesSense() {
    for generated in GeneratedScript.sample {
      #expect(generated.script.firstProblem() == nil, "seed \(generated.seed)")
    }
  }

  @Test func everyScriptIsReadBackFromItsText() throws {
    for generated in GeneratedScript.sample {
      let read = try Script(parsing: generated.text)
      #expect(read.steps.count == generated.steps.count, "seed \(generated.seed)")
      #expect(read.description == generated.text, "seed \(generated.seed)")
    }
  }

  @Test func everyScriptHasTheLengthOfItsPlan() {
    for generated in GeneratedScript.sample {
      #expect(generated.steps.count == generated.plan.length, "seed \(generated.seed)")
    }
  }

  @Test func objectsAreMadeOnceAndBeforeTheyAreMentioned() {
    for generated in GeneratedScript.sample {
      var made: Set<ObjectName> = []
      for step in generated.steps {
        let unknown = step.mentioned.filter { !$0.kind.existsByName && !made.contains($0) }
        #expect(unknown == [], "seed \(generated.seed), '\(step)'")
        for name in step.created {
          #expect(made.insert(name).inserted, "seed \(generated.seed), '\(step)'")
        }
      }
    }
  }

  @Test func aCommitStandsOnlyWhereATransactionIsOpen() {
    for generated in GeneratedScript.sample {
      #expect(!generated.script.hasCommitWithoutTransaction, "seed \(generated.seed)")
    }
  }

  @Test func mostMovesMakeNoCircle() {
    // A circle raises in every engine, and what follows it tells nothing (TREE-22).
    let plan = ScriptEmphasis(only: [.newLayer, .add, .insertAt])
    var moves: [(child: ObjectName, ancestors: [ObjectName])] = []
    for seed in 1...(4 as UInt64) {
      var draft = machine.initialState
      for step in GeneratedScript(seed: seed, plan: plan).steps {
        switch step.command {
        case .add(let child, to: let parent)?, .insert(let child, into: let parent, at: _)?:
          let ancestors = draft.stage.ancestors(ofLayer: parent.number).map { ObjectName.layer($0) }
          moves.append((child, ancestors))
        default: break
        }
        machine.advance(&draft, by: step)
      }
    }
    #expect(moves.count > 100)
    #expect(moves.count { $0.ancestors.contains($0.child) } * 10 < moves.count)
  }
}
