import Conformance
import Explanations
import LayerScript
import Testing

/// Why a callback has to come, or must not, in a sentence.
struct CallbackReasonTests {
  private static let attached =
    "new a1 {keyPath: \"opacity\", toValue: 0, duration: 1, delegate: h1}; new l1; host l1; "
    + "addAnimation a1 to l1 key k; tick; "

  private static let block =
    "new l1; host l1; new a1; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; "
    + "commit; tick"

  @Test(arguments: [
    (
      "new a1 {delegate: h1}; new l1 {speed: 0}; host l1; addAnimation a1 to l1 key k; tick",
      StepForm("started"), "h1 told that a1 started",
      "a1 on l1 begins at <0> of the layer's time, which is <0> there: it has begun."
    ),
    (
      attached + "advance 2; tick", StepForm("stopped"), "h1 told that a1 stopped, finished true",
      "a1 on l1 ends at <101> of the layer's time, which is <102> there: it is over."
    ),
    (
      attached + "removeAnimation k from l1; tick", StepForm("stopped"),
      "h1 told that a1 stopped, finished false",
      "Step 6, <removeAnimation k from l1>, took a1 off its layer before its end, so that it has not finished."
    ),
    (
      "begin; set transaction.completionBlock b1; commit; tick", StepForm("completed"), "b1 called",
      "Nothing was attached while b1 was set, so that it waits for nothing but its transaction."
    ),
    (
      block + "; advance 1; tick", StepForm("completed"), "b1 called",
      "What b1 waits for is over: a1 on l1 ends at <100.25> of the layer's time, which is <101> there."
    ),
    (
      "new k1 CALayer implementing [display]; new l1 k1; setNeedsDisplay l1; displayIfNeeded l1",
      StepForm("called", "display"), "k1 called for display of l1",
      "needsDisplay of l1 is set in front of step 4, since step 3, <setNeedsDisplay l1>."
    ),
    (
      "new l1 {actions: {opacity: x1}}; set l1.opacity 0", StepForm("ran", "", "opacity"),
      "x1 run for opacity of l1",
      "The first place with an answer decides, which is l1.actions: it has <x1>."
    ),
  ])
  func whyACallbackHasToCome(
    script: String, form: StepForm, callback: String, sentence: String
  ) throws {
    let finding = try Finding(script, form, without: callback)
    #expect(Explanation(finding).reason?.words == sentence)
  }

  @Test(arguments: [
    (
      attached.replacing("duration: 1", with: "beginTime: 200"), StepForm("started"),
      "h1 told that a1 started",
      "a1 on l1 begins at <200> of the layer's time, which is <100> there: it has not begun."
    ),
    (
      attached + "advance 0.5; tick", StepForm("started"), "h1 told that a1 started",
      "It came at step 5 already, and comes once."
    ),
    (
      attached + "advance 0.5; tick", StepForm("stopped"), "h1 told that a1 stopped, finished true",
      "a1 on l1 ends at <101> of the layer's time, which is <100.5> there: it goes on."
    ),
    (
      attached + "advance 2", StepForm("stopped"), "h1 told that a1 stopped, finished true",
      "Delegates of animations and completion blocks hear at the end of a turn, which is a tick."
    ),
    (
      block, StepForm("completed"), "b1 called",
      "b1 waits for an animation that goes on: a1 on l1 ends at <100.25> of the layer's time, which is <100> there."
    ),
    (
      "new k1 CALayer implementing [display]; new l1 k1; setNeedsDisplay l1; displayIfNeeded l1; "
        + "displayIfNeeded l1",
      StepForm("called", "display"), "k1 called for display of l1",
      "needsDisplay of l1 is not set in front of step 5, since step 4, <displayIfNeeded l1>."
    ),
    (
      "new k1 CALayer; hook k1 defaultActionForKey position x4; new l1 k1; "
        + "set l1.style {actions: {position: null}}; ask l1 position",
      StepForm("asked", "defaultActionForKey", "position"),
      "k1 asked for defaultActionForKey position",
      "The first place with an answer decides, which is the style chain of l1: it has <null>, which ends the "
        + "search without an action."
    ),
  ])
  func whyACallbackMustNotCome(
    script: String, form: StepForm, callback: String, sentence: String
  ) throws {
    let finding = try Finding(script, form, with: callback)
    #expect(Explanation(finding).reason?.words == sentence)
  }
}
