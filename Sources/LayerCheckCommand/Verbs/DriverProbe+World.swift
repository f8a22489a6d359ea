import Campaign
import Conformance
import DirectedScripts
import Engines
import LayerScript

extension DriverProbe {
  /// Whether the clock stands still while nobody moves it.
  func clock(_ sample: Sample) -> String {
    guard let script = Self.clockScript else { return "not seen" }
    if scriptsPerLook(sample) < 1 { return Self.tooSlow }
    if let lack = Self.lack(of: script, engine.description) {
      return
        "not seen: declared \(engine.description.clock.rawValue), and without \(lack) nothing shows it"
    }
    guard case .trace(let trace) = engine.run(script) else { return "not seen: no answer came" }
    let places = trace.outcomes.filter { outcome in
      if case .value(.point) = outcome.answer { true } else { false }
    }
    guard let first = places.first, let last = places.last, places.count > 1 else {
      return "not seen: the presentation of an animated layer has no position"
    }
    return first == last ? "stands still" : "goes on by itself: declare \"clock\":\"real\""
  }

  /// An animation so fast that a microsecond shows, looked at before and after many other steps.
  private static let clockScript = try? Script(
    parsing: """
      new l1; host l1; tick; new a1; set a1.keyPath "position"; set a1.fromValue (0, 0)
      set a1.toValue (1000000000, 0); set a1.duration 10; addAnimation a1 to l1 key "k"; tick
      get l1.presentation.position\(String(repeating: "; get l1.hidden", count: 300))
      get l1.presentation.position
      """)

  private static let tooSlow = "not seen: the driver is too slow for a look of ten seconds"

  /// Whether a script is answered otherwise behind others.
  func memory(_ sample: Sample) -> String {
    // The looks themselves are two scripts.
    let count = min(40, scriptsPerLook(sample) - 2)
    if count < 1 { return Self.tooSlow }
    let earlier = DirectedScripts.all.map(\.script).filter {
      Self.lack(of: $0, engine.description) == nil
    }.prefix(count)
    let looks = Self.looks(engine.description)
    guard !earlier.isEmpty, looks.steps.count > 1 else {
      return "not seen: too little is declared for any script"
    }
    guard let leak = StateLeak(of: looks, after: Array(earlier), on: engine) else {
      return "not seen: one of \(earlier.count) scripts ended the engine"
    }
    guard let problem = leak.problem else { return "nothing from one script to the next" }
    return "something from one script to the next: behind \(earlier.count) others, "
      + "'\(looks.steps[problem.step])' answers \(problem.actual.terminal), and first of all "
      + problem.expected.terminal
  }

  /// A script that looks at everything of a new layer, and of the transaction, that can be read.
  private static func looks(_ engine: EngineDescription) -> Script {
    let layer = ObjectName.layer(1)
    let own = Property.allCases.map { Step(.get(.object(layer), $0)) }
    let transaction = Property.allCases.map { Step(.get(.transaction, $0)) }
    var check = DeclarationCheck(engine)
    let new = Step(.new(Creation(layer)))
    guard check.missing(for: new) == nil else { return Script([]) }
    check.advance(past: new)
    return Script([new] + (own + transaction).filter { check.missing(for: $0) == nil })
  }

  /// The first thing that a script needs and that is not declared.
  private static func lack(of script: Script, _ engine: EngineDescription) -> String? {
    var check = DeclarationCheck(engine)
    for step in script.steps {
      if let name = check.missing(for: step) { return name }
      check.advance(past: step)
    }
    return nil
  }
}
