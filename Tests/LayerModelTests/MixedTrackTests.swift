import LayerModel
import LayerScript
import Testing

/// Key values of different kinds, which no curve passes through.
struct MixedTrackTests {
  @Test(arguments: [
    "(0, 0), 1, (2, 2), (3, 3)", "(0, 0), (1, 1), (2, 2), 3", "(0, 0), (1, 1), 2, (3, 3)",
    "\"a\", (1, 1), (2, 2), (3, 3)", "0, (1, 1), (2, 2), size(3, 3)",
  ])
  func aTrackOfThemIsReadInEveryMode(values: String) throws {
    for mode in ["cubic", "paced", "linear", "discrete"] {
      let script = try Script(
        parsing: """
          new l1; host l1; tick
          new a1 CAKeyframeAnimation {keyPath: "position", values: [\(values)], duration: 4}
          set a1.calculationMode "\(mode)"; addAnimation a1 to l1 key k; tick
          advance 1.75; tick; get l1.presentation.position
          """)
      #expect(World.expectations(of: script).steps.count == script.steps.count)
    }
  }
}
