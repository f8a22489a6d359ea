import Choices
import LayerScript
import Testing

@testable import ScriptGeneration

/// Shorter ways to say much the same, for the shrinker.
struct RewriteTests {
  @Test func aChangeOnScreenMayBecomeAnAnimationThatIsUnderWay() throws {
    let rewrites = try rewrites(
      of: """
        new l1
        host l1
        tick
        set l1.position (1, 1)
        tick
        advance 0.125
        get l1.presentation.position
        """)
    for end in ["fromValue", "toValue"] {
      #expect(
        rewrites.contains(
          """
          new l1
          host l1
          new a1 {keyPath: "position", \(end): (1, 1), beginTime: 99.9375}
          addAnimation a1 to l1
          tick
          get l1.presentation.position

          """))
    }
  }

  @Test func aChangeMayBecomeAnAnimationThatIsLookedAtOffScreen() throws {
    let rewrites = try rewrites(
      of: "new l1; host l1; tick; set l1.opacity 0; get l1.animation(opacity).duration")
    #expect(
      rewrites.contains(
        """
        new l1
        new a1 {keyPath: "opacity"}
        addAnimation a1 to l1 key opacity
        get l1.animation(opacity).duration

        """))
  }

  @Test(arguments: ["convertTime 101 from nil to l1", "convertTime 0 from nil to l1"])
  func whatALayerShowsMayBecomeTheTimeThatItShows(look: String) throws {
    let rewrites = try rewrites(
      of: """
        new l1
        host l1
        set l1.speed 0
        new a1 {keyPath: "position", toValue: (1, 1)}
        addAnimation a1 to l1
        tick
        advance 1
        get l1.presentation.position
        """)
    #expect(rewrites.contains("new l1\nset l1.speed 0\n\(look)\n"))
  }

  @Test(arguments: [
    "beginTime: 100.9375", "beginTime: 1.0625", "beginTime: 1.0625, removedOnCompletion: false",
    "beginTime: 165",
  ])
  func aStepOfTheClockMayBecomeABeginTime(settings: String) throws {
    let rewrites = try rewrites(
      of: """
        advance 1
        new a1 {keyPath: "position", beginTime: 7, duration: 2}
        new l1
        addAnimation a1 to l1
        advance 0.5
        """)
    #expect(
      rewrites.contains(
        """
        advance 1
        new a1 {keyPath: "position", duration: 2, \(settings)}
        new l1
        addAnimation a1 to l1

        """))
  }

  @Test(arguments: ["tick", "set l1.speed 0", "set l1.timeOffset 3"])
  func aBeginTimeMayDoTheWorkOfWhatElseConcernsTime(step: String) throws {
    let rewrites = try rewrites(of: "new l1; new a1 {keyPath: \"position\"}; \(step)")
    #expect(rewrites.contains("new l1\nnew a1 {keyPath: \"position\", beginTime: 164}\n"))
  }

  @Test func theTurnBeforeAQuestionMayBecomeAnEntryOfTheLayer() throws {
    let rewrites = try rewrites(of: "new l1; host l1; tick; ask l1 opacity")
    #expect(
      rewrites == [
        "new l1\nset l1.actions {opacity: x1}\nask l1 opacity\n",
        "new l1\nset l1.style {actions: {opacity: x1}}\nask l1 opacity\n",
        "new l1\nbeginBlock animate duration 1\nask l1 opacity\n",
        "new v1 backing l1\nbeginBlock animate duration 1\nask l1 opacity\n",
        "new l1\nhost l1\ntick\nget l1.frame\n",
        "new l1\nhost l1\ntick\nget l1.position\n",
        "new l1\nhost l1\ntick\nget l1.bounds\n",
        "new l1\nhost l1\ntick\nget l1.superlayer\n",
        "new l1\nhost l1\ntick\nget l1.sublayers\n",
        "new l1\nhost l1\nexists l1.presentation\n",
      ])
  }

  @Test func theTurnThatPutsALayerOnScreenMayBecomeABlock() throws {
    let rewrites = try rewrites(of: "new l1; host l1; new l2; tick; animationKeys l1")
    #expect(rewrites.contains("new l1\nbeginBlock animate duration 1\nnew l2\nanimationKeys l1\n"))
    #expect(
      rewrites.contains(
        "new v1 backing l1\nbeginBlock animate duration 1\nnew l2\nanimationKeys l1\n"))
  }

  @Test(arguments: [
    ("new l1; tick; set l1.opacity 0", "new l1 {opacity: 0}\ntick\n"),
    (
      "new l1 {opacity: 1, hidden: true}; set l1.opacity 0",
      "new l1 {hidden: true, opacity: 0}\n"
    ),
    ("new l1; new d1; set l1.delegate d1", "new d1\nnew l1 {delegate: d1}\n"),
    ("new d1; new l1; answer d1 opacity null", "new d1 {opacity: null}\nnew l1\n"),
    ("new l1; new l2; add l2 to l1", "new l2\nnew l1 {sublayers: [l2]}\n"),
    (
      "new a1 {keyPath: \"opacity\"}; set a1.duration 2",
      "new a1 {keyPath: \"opacity\", duration: 2}\n"
    ),
  ])
  func aValueMayBeGivenInTheStepThatMakesTheObject(script: String, rewrite: String) throws {
    #expect(try rewrites(of: script).contains(rewrite))
  }

  @Test func whatAValueNamesMayBeMadeBeforeTheObjectThatHasIt() throws {
    let rewrites = try rewrites(of: "new l1; host l1; new d1; tick; set l1.delegate d1")
    #expect(rewrites.contains("new d1\nnew l1 {delegate: d1}\nhost l1\ntick\n"))
  }

  @Test func anEarlyQuestionMayBecomeAValueThatTheLayerIsMadeWith() throws {
    let rewrites = try rewrites(
      of: "new d1 {bounds: x1}; new l1 {delegate: d1}; ask l1 bounds; set l1.delegate nil; "
        + "ask l1 bounds")
    #expect(
      rewrites.contains(
        """
        new d1 {bounds: x1}
        new l1 {delegate: d1, bounds: (0, 0, 0, 1)}
        set l1.delegate nil
        ask l1 bounds

        """))
  }

  @Test(arguments: [
    ("new a1 {keyPath: \"position\"}\nnew l1 {actions: {opacity: a1}, opacity: 1}\n"),
    ("new d1 {opacity: x1}\nnew l1 {delegate: d1, opacity: 1}\n"),
  ])
  func theAnswersOfAViewMayBecomeThoseOfAPlainObject(making: String) throws {
    let rewrites = try rewrites(
      of: "new v1 backing l1; beginBlock animate duration 1; set l1.opacity 1; endBlock; "
        + "animationKeys l1")
    #expect(rewrites.contains(making + "animationKeys l1\n"))
  }

  @Test func aChangeOnScreenMayBecomeAQuestionOffScreen() throws {
    let rewrites = try rewrites(of: "new l1; host l1; tick; set l1.zPosition 1; animationKeys l1")
    #expect(rewrites.contains("new l1\nset l1.actions {zPosition: x1}\nask l1 zPosition\n"))
  }

  @Test(arguments: ["position: a1}, position: (1, 1)", "zPosition: a1}, zPosition: 0.5"])
  func anAnimationThatIsAddedMayBecomeAnActionOfTheLayer(action: String) throws {
    let rewrites = try rewrites(
      of: "new l1; new a1 {keyPath: \"bounds\"}; addAnimation a1 to l1 key k; animationKeys l1")
    #expect(
      rewrites.contains(
        """
        new a1 {keyPath: "bounds"}
        new l1 {actions: {\(action)}
        animationKeys l1

        """))
  }

  @Test(arguments: ["new a1 {keyPath: \"bounds\"}", "new a1 CATransition {type: \"fade\"}"])
  func whatIsDoneWithALayerWaitsUntilItIsMadeWithItsAction(making: String) throws {
    let rewrites = try rewrites(
      of: """
        new l1
        host l1
        new a1 {keyPath: "bounds"}
        addAnimation a1 to l1 key k
        tick
        animationKeys l1
        """)
    #expect(
      rewrites.contains(
        """
        \(making)
        new l1 {actions: {position: a1}, position: (1, 1)}
        host l1
        tick
        animationKeys l1

        """))
  }

  @Test(arguments: [
    ("translation.x", "1", "translation(1, 0, 0)"), ("scale.x", "2", "scale(2, 1, 1)"),
    ("translation", "size(3, 4)", "translation(3, 4, 0)"),
  ])
  func aPartOfAMatrixMayBecomeAMatrixThatALayerIsMadeWith(
    part: String, value: String, matrix: String
  ) throws {
    let rewrites = try rewrites(of: "new l1; setValue l1 transform.\(part) \(value); get l1.frame")
    #expect(rewrites.contains("new l1 {transform: \(matrix)}\nget l1.frame\n"))
  }

  @Test func whatATurnCallsBackMayBecomeTheTimeThatItTells() throws {
    let rewrites = try rewrites(
      of: """
        new a1 {keyPath: "position", delegate: h1}
        new l1 {actions: {position: a1}, position: (0, 1), speed: 0}
        host l1
        tick
        """)
    #expect(
      rewrites.contains("new l1 {position: (0, 1), speed: 0}\nconvertTime 100 from nil to l1\n"))
  }

  @Test func stepsByWhichACallbackReactsMayBeTakenAtOnce() throws {
    let rewrites = try rewrites(
      of: """
        new l1 {actions: {opacity: x1}}
        react x1 run limit 1 [set l1.position (0, 1)]
        set l1.opacity 0
        get l1.position
        """)
    #expect(
      rewrites.contains(
        """
        new l1 {actions: {opacity: x1}}
        set l1.position (0, 1)
        set l1.opacity 0
        get l1.position

        """))
  }

  @Test func aLayerFromWhichATimeComesMayBecomeTheClock() throws {
    let rewrites = try rewrites(of: "new l1 {speed: 0}; new l2; convertTime 3 from l2 to l1")
    #expect(rewrites.contains("new l1 {speed: 0}\nconvertTime 3 from nil to l1\n"))
  }

  @Test func aChangeOnScreenMayBecomeAnAnimationFromAValueThatIsThere() throws {
    let rewrites = try rewrites(
      of: """
        new l1
        host l1
        tick
        set l1.opacity 0
        tick
        advance 0.125
        get l1.presentation.opacity
        """)
    #expect(
      rewrites.contains(
        """
        new l1 {opacity: 0}
        host l1
        new a1 {keyPath: "opacity", fromValue: 0, beginTime: 99.9375}
        addAnimation a1 to l1
        tick
        get l1.presentation.opacity

        """))
  }

  @Test func aLookAtWhatIsShownMayBecomeAnAnimationThatTellsItsEnd() throws {
    let rewrites = try rewrites(
      of: "new a1 {keyPath: \"opacity\"}; new l1; addAnimation a1 to l1; tick; "
        + "get l1.presentation.opacity")
    #expect(
      rewrites.contains(
        """
        new a1 {keyPath: "opacity", delegate: h1}
        new l1
        addAnimation a1 to l1
        tick

        """))
  }

  @Test(arguments: ["duration", "keyPath"])
  func whatIsAttachedMayBeLookedAtThoughItWasGivenNoDuration(property: String) throws {
    let rewrites = try rewrites(
      of: "new l1; new a1 {keyPath: \"bounds\"}; addAnimation a1 to l1; tick; animationKeys l1")
    #expect(
      rewrites.contains(
        """
        new l1
        new a1 {keyPath: "bounds"}
        addAnimation a1 to l1 key k
        get l1.animation(k).\(property)

        """))
  }

  @Test func whatAnActionOfALayerShowsMayBecomeALookAtTheAnimation() throws {
    let rewrites = try rewrites(
      of: "new a1 {keyPath: \"bounds\"}; new l1 {actions: {position: a1}, position: (0, 1)}; "
        + "host l1; tick; get l1.presentation.bounds")
    #expect(
      rewrites.contains(
        """
        new a1 {keyPath: "bounds"}
        new l1
        addAnimation a1 to l1 key k
        get l1.animation(k).duration

        """))
  }

  @Test(arguments: ["begin", "set transaction.completionBlock b1", "commit"])
  func aCallbackMayReactByOneStepAlone(step: String) throws {
    let rewrites = try rewrites(
      of: "react b1 complete limit 1 [begin; set transaction.completionBlock b1; commit]; tick")
    #expect(rewrites.contains("react b1 complete limit 1 [\(step)]\ntick\n"))
  }

  @Test func theTurnThatShowsALayerMayBecomeALookWhetherItIsShown() throws {
    let rewrites = try rewrites(
      of: "new l1; host l1; set l1.opacity 0; tick; get l1.presentation.opacity")
    #expect(
      rewrites.contains("new l1\nhost l1\nset l1.opacity 0\nexists l1.presentation\n"))
  }

  @Test func everyStepMayBeLeftOut() throws {
    let steps = try Script(parsing: "new l1; host l1; tick").steps
    let rewrites = machine.rewrites(of: steps).prefix(3).map { Script($0).description }
    #expect(rewrites == ["new l1\nhost l1\n", "new l1\ntick\n", "host l1\ntick\n"])
  }

  @Test func aStepGoesThoughTheChoicesBehindOthersMeanSomethingElseWithoutIt() throws {
    let text =
      "new l1; new d1 {position: x1}; new k1 CALayer; new l2 {sublayers: [l1], delegate: d1}"
    let steps = try Script(parsing: text).steps
    var shrinker = SequenceShrinker(
      machine.sequence(of: steps), lastStep: 3, on: machine, budget: 50
    ) { candidate in
      candidate.commands.contains(steps[3]) ? Interest(lastStep: candidate.commands.count - 1) : nil
    }
    shrinker.run(passes: [.rewrite])
    #expect(shrinker.best.commands == [steps[0], steps[1], steps[3]])
  }

  @Test func anyLastStepMayBecomeAPlainLook() throws {
    let rewrites = try rewrites(of: "new l1; observe l1 position; setValue l1 frame.size.height 0")
    #expect(rewrites.contains("new l1\nobserve l1 position\nget l1.frame\n"))
    #expect(rewrites.contains("new l1\nobserve l1 position\nget l1.position\n"))
  }

  @Test func whatAnAnimationShowsMayBecomeALookAtTheAnimation() throws {
    let rewrites = try rewrites(
      of: """
        new l1
        host l1
        tick
        new a1 {keyPath: "zPosition", duration: 2}
        addAnimation a1 to l1
        advance 1
        get l1.presentation.zPosition
        """)
    #expect(
      rewrites.contains(
        """
        new l1
        new a1 {keyPath: "zPosition", duration: 2}
        addAnimation a1 to l1 key k
        get l1.animation(k).duration

        """))
  }

  @Test func aLookAtWhatAChangeStartedMayBecomeAQuestion() throws {
    let rewrites = try rewrites(of: "new l1; set l1.opacity 0; tick; animationKeys l1")
    #expect(rewrites.contains("new l1\ntick\nask l1 opacity\n"))
  }

  @Test func layersThatAreAddedOneByOneMayBecomeAList() throws {
    let rewrites = try rewrites(of: "new l1; new l2; new l3; add l2 to l1; tick; add l3 to l1")
    #expect(
      rewrites == [
        "new l1\nnew l2\nnew l3\ntick\nset l1.sublayers [l2, l3]\n",
        "new l1 {sublayers: [l2]}\nnew l2\nnew l3\ntick\nadd l3 to l1\n",
        "new l2\nnew l3\nnew l1 {sublayers: [l2]}\ntick\nadd l3 to l1\n",
        "new l2\nnew l1 {sublayers: [l2]}\nnew l3\ntick\nadd l3 to l1\n",
        "new l1 {sublayers: [l3]}\nnew l2\nnew l3\nadd l2 to l1\ntick\n",
        "new l2\nnew l3\nadd l2 to l1\ntick\nnew l1 {sublayers: [l3]}\n",
        "new l3\nnew l1 {sublayers: [l3]}\nnew l2\nadd l2 to l1\ntick\n",
        "new l1\nnew l2\nnew l3\nadd l2 to l1\ntick\nget l1.frame\n",
        "new l1\nnew l2\nnew l3\nadd l2 to l1\ntick\nget l1.position\n",
        "new l1\nnew l2\nnew l3\nadd l2 to l1\ntick\nget l1.bounds\n",
        "new l1\nnew l2\nnew l3\nadd l2 to l1\ntick\nget l1.superlayer\n",
        "new l1\nnew l2\nnew l3\nadd l2 to l1\ntick\nget l1.sublayers\n",
        "new l1\nnew l2\nnew l3\nadd l2 to l1\ntick\nget l3.frame\n",
        "new l1\nnew l2\nnew l3\nadd l2 to l1\ntick\nget l3.position\n",
        "new l1\nnew l2\nnew l3\nadd l2 to l1\ntick\nget l3.bounds\n",
        "new l1\nnew l2\nnew l3\nadd l2 to l1\ntick\nget l3.superlayer\n",
        "new l1\nnew l2\nnew l3\nadd l2 to l1\ntick\nget l3.sublayers\n",
      ])
  }

  @Test func theNewAnimationHasANameOfItsOwn() throws {
    let rewrites = try rewrites(
      of: "new l1; new a3 {keyPath: \"position\"}; set l1.hidden true")
    #expect(
      rewrites == [
        "new l1\nnew a3 {keyPath: \"position\"}\nnew a4 {keyPath: \"hidden\", fromValue: true, beginTime: 99.9375}\naddAnimation a4 to l1\n",
        "new l1\nnew a3 {keyPath: \"position\"}\nnew a4 {keyPath: \"hidden\", toValue: true, beginTime: 99.9375}\naddAnimation a4 to l1\n",
        "new l1\nnew a3 {keyPath: \"position\"}\nnew a4 {keyPath: \"hidden\"}\naddAnimation a4 to l1 key hidden\n",
        "new l1 {hidden: true}\nnew a3 {keyPath: \"position\"}\nnew a4 {keyPath: \"hidden\", fromValue: true, beginTime: 99.9375}\naddAnimation a4 to l1\n",
        "new l1 {hidden: true}\nnew a3 {keyPath: \"position\"}\n",
        "new a3 {keyPath: \"position\"}\nnew l1 {hidden: true}\n",
        "new l1\nnew a3 {keyPath: \"position\"}\nget l1.frame\n",
        "new l1\nnew a3 {keyPath: \"position\"}\nget l1.position\n",
        "new l1\nnew a3 {keyPath: \"position\"}\nget l1.bounds\n",
        "new l1\nnew a3 {keyPath: \"position\"}\nget l1.superlayer\n",
        "new l1\nnew a3 {keyPath: \"position\"}\nget l1.sublayers\n",
      ])
  }

  @Test func mostRewritesOfWhatIsDrawnCanBeDrawn() {
    var rewrites = 0
    var drawable = 0
    for generated in GeneratedScript.sample.prefix(20) {
      for steps in machine.rewrites(of: generated.steps).prefix(4) {
        rewrites += 1
        guard let choices = try? machine.encode(steps) else { continue }
        drawable += 1
        #expect(machine.replay(choices).text.split(separator: "\n").count == steps.count)
      }
    }
    #expect(rewrites > 20)
    #expect(drawable * 4 > rewrites)
  }

  /// The rewrites of a script but for those that only leave out a step.
  private func rewrites(of text: String) throws -> [String] {
    let steps = try Script(parsing: text).steps
    return machine.rewrites(of: steps).dropFirst(steps.count).map { Script($0).description }
  }
}
