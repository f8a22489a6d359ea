import Foundation
import LayerScript
import Testing

/// Rendered programs are checked by the compilers that will read them, against declarations of our
/// own that stand in for Apple's frameworks.
struct RenderingTests {
  @Test(arguments: ["everything", "views"])
  func programsPassTheCompilers(name: String) throws {
    let script = try StandIns.script(name)
    #expect(script.firstProblem() == nil)
    #expect(try Compilers.complaints(aboutSwift: SwiftProgram(script).text) == "")
    #expect(try Compilers.complaints(aboutObjectiveC: ObjectiveCProgram(script).text) == "")
  }

  @Test func theScriptsForRenderingContainEveryKindOfStepAndEveryProperty() throws {
    let steps = try StandIns.scripts().flatMap(\.steps)
    let kinds = Set(steps.map(\.kind))
    #expect(StepKind.allCases.filter { !kinds.contains($0) } == [])
    let text = steps.map(\.description).joined(separator: "\n")
    let missing =
      Property.allCases.map(\.rawValue) + Callback.allCases.map(\.rawValue)
      + ViewBlock.Kind.allCases.map(\.rawValue) + ViewBlock.Option.allCases.map(\.rawValue)
    #expect(missing.filter { !text.contains($0) } == [])
  }

  @Test func everyKindOfStepIsMoreThanAComment() throws {
    for script in try StandIns.scripts() {
      var seen: Set<StepKind> = []
      for place in script.steps.indices where seen.insert(script.steps[place].kind).inserted {
        let before = Array(script.steps[..<place])
        // What stands behind a block tells that the block was ended.
        let behind = script.steps[place].kind == .endBlock ? [Step(.begin)] : []
        let without = Script(before + behind)
        let with = Script(before + [script.steps[place]] + behind)
        let message = "\(script.steps[place])"
        #expect(
          Self.adds(SwiftProgram(with).text, to: SwiftProgram(without).text), "\(message)")
        #expect(
          Self.adds(ObjectiveCProgram(with).text, to: ObjectiveCProgram(without).text),
          "\(message)")
      }
    }
  }

  /// Tells whether one program has a line of code more than another.
  private static func adds(_ longer: String, to shorter: String) -> Bool {
    var known: [Substring: Int] = [:]
    for line in shorter.split(separator: "\n") { known[line, default: 0] += 1 }
    return longer.split(separator: "\n").contains { line in
      known[line, default: 0] -= 1
      let code = line.drop { $0 == " " }
      return known[line, default: 0] < 0 && !code.isEmpty && !code.hasPrefix("//")
    }
  }

  /// The events that probes print, up to the first word that depends on the engine.
  static let events: [(Event, upTo: String)] = [
    (.asked(.delegate(3), .actionForKey, layer: nil, key: "", seen: nil), "actionForKey "),
    (.asked(.class(3), .actionForKey, layer: nil, key: "", seen: nil), "actionForKey "),
    (.asked(.class(1), .defaultActionForKey, layer: nil, key: "", seen: nil), "ForKey "),
    (.asked(.class(1), .defaultValueForKey, layer: nil, key: "", seen: nil), "ForKey "),
    (.asked(.class(2), .needsDisplayForKey, layer: nil, key: "", seen: nil), "ForKey "),
    (.asked(.class(1), .addAnimation, layer: nil, key: "", seen: nil), "addAnimation "),
    (.completed(ObjectName(.block, 1), finished: nil), " called"),
  ]

  @Test(arguments: events.indices)
  func whatIsCalledBackIsPrintedAsTracesSayIt(place: Int) throws {
    let (event, end) = Self.events[place]
    let text = event.description
    let cut = try #require(text.range(of: end)).upperBound
    let script = try StandIns.script("everything")
    #expect(SwiftProgram(script).text.contains("\"\(text[..<cut])"))
    #expect(ObjectiveCProgram(script).text.contains("\"\(text[..<cut])"))
  }

  @Test(arguments: [
    (ObjectName.delegate(3), [Callback.layoutSublayers, .display, .draw, .layerWillDraw]),
    (.class(1), [.layoutSublayers, .display, .draw]), (.class(3), [.initWithLayer, .didSetBounds]),
    (ObjectName(.manager, 2), [.layoutSublayers, .invalidateLayout, .preferredSize]),
  ])
  func everyCallbackAboutALayerIsPrintedAsTracesSayIt(
    name: ObjectName, callbacks: [Callback]
  ) throws {
    let script = try StandIns.script("everything")
    for callback in callbacks {
      let text = Event.called(name, callback, layer: .layer(1)).description.dropLast("l1".count)
      #expect(SwiftProgram(script).text.contains("\"\(text)\\("))
      #expect(ObjectiveCProgram(script).text.contains("\"\(text)%@"))
    }
  }

  @Test func aShortScriptNeedsNoHelpers() throws {
    let script = try Script(
      parsing: "new l1; set l1.bounds (0, 0, 1, 0); set l1.anchorPoint (0, 0.5); get l1.frame")
    #expect(
      SwiftProgram(script, notes: [3: "expected (0, 0, 1, 0)"]).text == """
        import QuartzCore

        let l1 = CALayer()
        l1.bounds = CGRect(x: 0, y: 0, width: 1, height: 0)
        l1.anchorPoint = CGPoint(x: 0, y: 0.5)
        print("get l1.frame", l1.frame as Any)  // expected (0, 0, 1, 0)

        """)
  }

  @Test(arguments: [
    ("new l1; host l1; tick; advance 1", false),
    ("new l1; host l1; tick; new a1 {delegate: h1}; advance 1", true),
    ("new l1; host l1; tick; set transaction.completionBlock b1; advance 1", true),
  ])
  func theTimeOfWhatIsShownRunsWhereSomebodyHearsOfEndsAlone(text: String, runs: Bool) throws {
    let script = try Script(parsing: text)
    #expect(SwiftProgram(script).text.contains("\nstageRuns = true\n") == runs)
    #expect(ObjectiveCProgram(script).text.contains("\n    stageRuns = YES;\n") == runs)
  }

  @Test func whereTimesAreConvertedNoLayerIsTheClockOfWhatIsShown() throws {
    let script = try Script(parsing: "new l1; host l1; tick; convertTime 3 from nil to l1")
    #expect(SwiftProgram(script).text.contains("l1.convertTime(3, from: clock(of: l1))"))
    #expect(ObjectiveCProgram(script).text.contains("[l1 convertTime:3 fromLayer:ClockOf(l1)]"))
  }

  @Test func nothingIsShownInASessionWithoutGraphics() throws {
    let script = try Script(parsing: "new l1; host l1")
    for text in [SwiftProgram(script).text, ObjectiveCProgram(script).text] {
      let question = try #require(text.range(of: "CGSessionCopyCurrentDictionary()"))
      let application = try #require(text.range(of: "setActivationPolicy"))
      #expect(question.lowerBound < application.lowerBound)
    }
  }

  @Test func aReactionIsAClosureThatActsAsOftenAsItMay() throws {
    let script = try Script(
      parsing: """
        new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2
        react k1 layoutSublayers limit 1 [add l2 to l1]
        """)
    #expect(
      SwiftProgram(script).text.hasSuffix(
        """
        class K1: CALayer {
          override func layoutSublayers() {
            print("k1 called for layoutSublayers of \\(described(self))")
            reactions["k1 layoutSublayers"]?()
          }
        }

        let l1 = named("l1", K1())
        let l2 = named("l2", CALayer())
        react("k1 layoutSublayers", limit: 1) {
          l1.addSublayer(l2)
        }

        """))
    #expect(
      ObjectiveCProgram(script).text.hasSuffix(
        """
        @interface K1 : CALayer
        @end
        @implementation K1
        - (void)layoutSublayers {
          Say(@"k1 called for layoutSublayers of %@", Text(self));
          Reacted(@"k1 layoutSublayers");
        }
        @end

        int main(void) {
          @autoreleasepool {
            K1 *l1 = Named(@"l1", [[K1 alloc] init]);
            CALayer *l2 = Named(@"l2", [[CALayer alloc] init]);
            React(@"k1 layoutSublayers", 1, ^{
              [l1 addSublayer:l2];
            });
          }
          return 0;
        }

        """))
  }
}
