import Choices
import Geometry
import LayerModel
import LayerScript
import Testing

@testable import ScriptGeneration

/// From which values the arguments of steps are drawn.
struct ValueTests {
  @Test(
    arguments: [
      (.opacity, Numbers.share), (.shadowOpacity, Numbers.share), (.strokeStart, Numbers.share),
      (.strokeEnd, Numbers.share), (.anchorPoint, Numbers.anchor), (.zPosition, Numbers.depth),
      (.anchorPointZ, Numbers.depth), (.cornerRadius, Numbers.extent),
      (.borderWidth, Numbers.extent), (.position, Numbers.coordinate),
      (.shadowOffset, Numbers.coordinate), (.speed, Numbers.layerSpeed),
      (.beginTime, Numbers.instant), (.timeOffset, Numbers.instant),
    ] as [(Property, DoubleMixture)])
  func numbersKeepToWhatTheirPropertyAllows(property: Property, mixture: DoubleMixture) {
    let numbers = Self.assigned(property).flatMap { $0.components ?? [] }.filter { !$0.isNaN }
    #expect(numbers.allSatisfy(mixture.allows))
    #expect(!numbers.isEmpty)
  }

  @Test func extentsAreHardlyEverNegative() {
    let rects = (Self.assigned(.bounds) + Self.assigned(.frame)).compactMap(\.asRect)
    #expect(rects.count > 100)
    #expect(rects.count { $0.components[2...].contains { $0 < 0 } } * 25 < rects.count)
  }

  @Test func anchorPointsOutsideTheUnitSquareComeUp() {
    let points = Self.assigned(.anchorPoint).compactMap(\.asPoint)
    let outside = points.count { !(0...1).contains($0.x) || !(0...1).contains($0.y) }
    #expect(outside * 10 > points.count)
    #expect(outside < points.count)
  }

  @Test func numbersThatAreNoneComeUpRarely() {
    let values = [.position, .bounds, .frame].flatMap { Self.assigned($0) }
    let none = values.count { $0.components?.contains(where: \.isNaN) == true }
    #expect(none > 0)
    #expect(none * 20 < values.count)
  }

  @Test func noOtherPropertyIsSetToANumberThatIsNone() {
    for (property, value) in Self.assignments
    where ![.position, .bounds, .frame].contains(property) {
      #expect(value.components?.contains(where: \.isNaN) != true, "\(property)")
    }
  }

  @Test func numbersComeAgainOften() {
    var count = 0
    var again = 0
    for script in Self.scripts {
      var seen: Set<Double> = []
      for value in script.steps.compactMap(\.assignment?.value) {
        for number in value.components ?? [] where abs(number) > 4 {
          count += 1
          if !seen.insert(number).inserted { again += 1 }
        }
      }
    }
    #expect(count > 200)
    #expect(again * 5 > count)
  }

  @Test func aPropertyIsSetOftenToTheValueThatItHas() throws {
    var draft = machine.initialState
    for step in try Script(parsing: "new l1; set l1.cornerRadius 77.25").steps {
      machine.advance(&draft, by: step)
    }
    var source = ChoiceSource(seed: 1)
    let same = (0..<200).count { _ in
      draft.value(for: .cornerRadius, &source, layer: 1, like: nil) == .number(77.25)
    }
    #expect((20...60).contains(same))
  }

  @Test func aMatrixInFiftyLeavesThePlane() {
    let matrices = Self.matrices.compactMap(\.asTransform)
    let spatial = matrices.count { !$0.isAffine }
    #expect(matrices.count > 300)
    #expect(spatial > 0)
    #expect(spatial * 20 < matrices.count)
  }

  @Test func mostMatricesCanBeInverted() {
    let determinants = Self.matrices.compactMap(\.asTransform?.planar).map {
      $0.a * $0.d - $0.b * $0.c
    }
    #expect(determinants.count { $0 == 0 } * 10 < determinants.count)
    #expect(determinants.contains { $0 < 0 })
  }

  @Test(arguments: [
    AffineTransform.identity, AffineTransform(0, 1, -1, 0, 0, 0),
    AffineTransform(0, -1, 1, 0, 0, 0), AffineTransform(0.6, 0.8, -0.8, 0.6, 0, 0),
    AffineTransform(-1, 0, 0, -1, 0, 0),
  ])
  func aMatrixThatMattersComesUp(matrix: AffineTransform) {
    #expect(Self.matrices.contains { $0.asTransform?.planar == matrix })
  }

  @Test func theClockMovesByWhatIsOftenInsideADuration() {
    let plan = ScriptEmphasis(only: [.advance])
    let seconds = (1...4).flatMap { GeneratedScript(seed: $0, plan: plan).steps }.compactMap {
      if case .advance(let seconds) = $0.command { seconds } else { nil }
    }
    #expect(seconds.count == 240)
    #expect(seconds.allSatisfy(Numbers.advance.allows))
    #expect(seconds.count { $0 < 2 } * 2 > seconds.count)
  }

  @Test func pointsToHitStandOnWhatIsThere() {
    let plan = ScriptEmphasis(only: [.newLayer, .setProperty, .hitTest, .add])
    var count = 0
    var telling = 0
    for seed in 1...(3 as UInt64) {
      var draft = machine.initialState
      for step in GeneratedScript(seed: seed, plan: plan).steps {
        if case .hitTest(.object(let root), let point) = step.query {
          count += 1
          let stage = draft.stage
          let frames = stage.layerNumbers.map { stage.frame(ofLayer: $0, outside: root.number) }
          if frames.contains(where: { Self.places(of: $0).contains(point) }) { telling += 1 }
        }
        machine.advance(&draft, by: step)
      }
    }
    #expect(count > 10)
    #expect(telling * 5 > count * 2)
  }

  /// Scripts that create layers and set properties alone.
  private static let scripts = (1...40).map {
    GeneratedScript(seed: $0, plan: ScriptEmphasis(only: [.newLayer, .setProperty]))
  }

  private static let assignments = scripts.flatMap(\.steps).compactMap(\.assignment)

  private static func assigned(_ property: Property) -> [Value] {
    assignments.filter { $0.property == property }.map(\.value)
  }

  /// Matrices drawn one after another.
  private static let matrices: [Value] = {
    let draft = machine.initialState
    var source = ChoiceSource(seed: 1)
    return (0..<600).map { _ in draft.transform(&source, nil) }
  }()

  private static func places(of frame: Rect) -> [Point] {
    [Point(0, 0), Point(0.5, 0.5), Point(1, 1), Point(0.25, 0.75)].map { frame.point(at: $0) }
  }
}
