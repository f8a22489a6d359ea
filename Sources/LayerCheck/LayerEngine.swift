import Engines

/// An engine of this process that is to be checked: a value that carries out the steps of one script.
///
/// It is made anew for each script, so that each begins in an empty world. It is asked only for what its
/// declaration lists, and answers `unsupported` to everything that it does not know. It sees only steps
/// that make sense: a step names no layer that was not made before.
///
/// An engine that lives on the main actor conforms there: `struct MyEngine: @MainActor LayerEngine`.
public protocol LayerEngine {
  /// Who the engine is and what it can do.
  static var declaration: EngineDescription { get }

  /// Creates an engine with an empty world, whose clock stands at 100 s.
  init()

  /// Carries out a step.
  ///
  /// - Returns: What came of it, with what was called back meanwhile.
  mutating func perform(_ step: Step) -> Outcome
}

extension Outcome {
  /// The command was carried out.
  public static let done = Outcome(.done)

  /// The query found a value.
  public static func value(_ value: Value) -> Outcome { Outcome(.value(value)) }

  /// The step, or something about it, is not known: nothing happened.
  public static func unsupported(_ why: String = "not known here") -> Outcome {
    Outcome(.unsupported(EngineText(why)))
  }

  /// The call raised an exception.
  public static func raised(_ name: String) -> Outcome { Outcome(.raised(EngineText(name))) }
}

/// An engine as what carries out steps.
struct EngineRunner<Subject: LayerEngine>: StepRunner {
  private var engine = Subject()

  mutating func perform(_ step: Step) -> Outcome { engine.perform(step) }
}
