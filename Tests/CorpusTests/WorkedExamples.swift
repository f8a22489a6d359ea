import Testing

@testable import Corpus

/// One worked example of the catalogue of layers: what it comes to, from its inputs alone.
///
/// Numbers are expressions for the calculator of the corpus, which shares no code with the model; where
/// the catalogue prints a result (the examples with even numbers), that is what stands here, and where it
/// gives inputs alone, the formula of the catalogue written out for them.
struct WorkedExample: Sendable, CustomTestStringConvertible {
  let id: String
  /// The answers, each as the numbers that it consists of.
  let answers: [[String]]
  /// Which numbers of an answer the example is about; nil for all.
  var places: [Int]?

  init(_ id: String, _ answers: [String]..., at places: [Int]? = nil) {
    self.id = id
    self.answers = answers
    self.places = places
  }

  var testDescription: String { id }
}

extension WorkedExample {
  /// All examples whose answers are numbers.
  static let all: [WorkedExample] = frames + placements + conversions + matrices + others

  private static let matrixPlaces = [0, 1, 4, 5, 12, 13]

  private static let frames: [WorkedExample] = [
    WorkedExample("E01", ExactLayer(position: ("200", "300")).frame),
    WorkedExample("E02", ["-200", "50", "100", "50"]),
    WorkedExample("E03", ExactLayer.near(.turn("pi/6")).frame),
    WorkedExample(
      "E04", ["195 - 10*sqrt(3)", "290 - 20*sqrt(3)", "25 + 50*sqrt(3)", "25*sqrt(3) + 50"]),
    WorkedExample("E05", ExactLayer.near(.turn("pi/2")).frame),
    WorkedExample("E06", ["120", "290", "100", "50"]),
    WorkedExample("E07", ExactLayer.near(.scale("-2", "3")).frame),
    WorkedExample("E08", ["369/2", "207", "225/2", "150"]),
    WorkedExample("E09", ExactLayer.near(.scale("2", "0.5").then(.turn("pi/6"))).frame),
    WorkedExample(
      "E10", ["190 - 20*sqrt(3)", "295 - 10*sqrt(3)", "50 + 100*sqrt(3)", "25*sqrt(3)/2 + 25"]),
    WorkedExample(
      "E11",
      ExactLayer(size: ("100", "100"), anchor: ("0.5", "0.5"), matrix: .turn("pi/4")).frame),
    WorkedExample("E12", ["180", "280", "100", "25"]),
    // What is left of a turn about the y axis, seen from the front.
    WorkedExample("E13", ExactLayer.near(.scale("cos(pi/4)", "1")).frame),
  ]

  private static let placements: [WorkedExample] = [
    WorkedExample("E14", ["11", "22", "100", "50"], ["60", "45"]),
    WorkedExample("E15", ["0", "0", "100/2", "50/4"], ["10 + 0.5*100", "20 + 0.5*50"]),
    WorkedExample("E16", ["0", "0", "100", "50"], ["50", "25"]),
    // Width and height change places; the far corner in x comes of the height.
    WorkedExample("E17", ["3", "4", "50", "100"], ["10 + 100 - 0.2*0 - 0.8*100", "20 + 0.2*50"]),
    WorkedExample("E17b", ["10", "20", "100", "50"]),
    WorkedExample("E18", ["0", "0", "50", "25/2"], ["90", "60"]),
    WorkedExample("E18b", ["10", "20", "100", "50"]),
  ]

  private static let conversions: [WorkedExample] = [
    WorkedExample("E19", ["0 - 0.5*50 + 100", "0 - 0.5*50 + 50"]),
    WorkedExample("E20", ["60", "-38"]),
    WorkedExample("E21", ExactLayer.outer(ofPoint: ("12", "25"))),
    WorkedExample("E22", ["12", "25"]),
    WorkedExample(
      "E23",
      ExactLayer(
        size: ("50", "40"), position: ("100", "50"), anchor: ("0.2", "0.8"), matrix: .turn("pi/6")
      ).box(from: ("5", "5"), to: ("25", "15"))),
    WorkedExample("E24", ["-100", "0"]),
    // From (75, 25) in the superlayer to (200, 50), turned back by 90 degrees about the centre.
    WorkedExample("E25", ["25 + (25 - 50)", "25 - (75 - 200)"]),
    WorkedExample("E26", ["-475", "-475"]),
    WorkedExample(
      "E27", ["100 + (35 - 100)/(1 - 100/500)", "100 + (35 - 100)/(1 - 100/500)"],
      ["100 + (85 - 100)/(1 - 100/500)", "100 + (85 - 100)/(1 - 100/500)"]),
  ]

  private static let matrices: [WorkedExample] = [
    WorkedExample("E28", ["0", "1", "-1", "0", "0", "10"], at: matrixPlaces),
    WorkedExample("E28b", ["0", "10"], at: [12, 13]),
    // Rodrigues' formula for the axis (1, 1, 1): what stays, what turns into the next axis, and the rest.
    WorkedExample(
      "E29", [turnShare(0), turnShare(1), turnShare(-1)], at: [0, 1, 2]),
    WorkedExample(
      "E30", ["1/2", "1/4", "1/8", "-3/2", "-5/4", "-7/8"], at: [0, 5, 10, 12, 13, 14]),
    WorkedExample("E31", ["(2 + 3 + 4)/3"]),
    WorkedExample("E32", ["4 - 2*pi"]),
  ]

  private static let others: [WorkedExample] = [
    WorkedExample("E34", ["110", "110"], at: [0, 1]),
    WorkedExample("E35", ["200 + 20 - 100", "150 + 10 - 80"], at: [0, 1]),
    WorkedExample("E36", ["20", "20"], at: [0, 1]),
    WorkedExample(
      "E37", [ExactLayer.instance("100", "10"), ExactLayer.instance("50", "0")], at: [0, 1]),
    // The layer that shows the contents stands at (100, 100).
    WorkedExample("E38", ["100 + 0", "100 + 10", "80", "40"]),
    WorkedExample("E39", ["100 + (80 - 20*6)/2", "100 + (60 - 10*6)/2", "20*6", "10*6"]),
    WorkedExample("E40", ["100 + 60", "100 + 50", "20", "10"]),
    WorkedExample("E41", ["100 + (80 - 10)/2", "100 + (60 - 5)/2", "20/2", "10/2"]),
  ]

  /// An entry of a turn by 120 degrees about (1, 1, 1), by how its column is ahead of its row.
  private static func turnShare(_ ahead: Int) -> String {
    let shared = "(1 - cos(2*pi/3))/3"
    return ahead == 0
      ? "cos(2*pi/3) + \(shared)" : "\(shared) + (\(ahead))*sin(2*pi/3)/sqrt(3)"
  }
}

/// The two rows of a linear map in the plane, as expressions.
struct ExactMatrix: Sendable {
  var a = "1"
  var b = "0"
  var c = "0"
  var d = "1"

  static func turn(_ angle: String) -> ExactMatrix {
    ExactMatrix(a: "cos(\(angle))", b: "sin(\(angle))", c: "-sin(\(angle))", d: "cos(\(angle))")
  }

  static func scale(_ x: String, _ y: String) -> ExactMatrix { ExactMatrix(a: x, d: y) }

  /// This map, and then another one.
  func then(_ next: ExactMatrix) -> ExactMatrix {
    ExactMatrix(
      a: "((\(a))*(\(next.a)) + (\(b))*(\(next.c)))",
      b: "((\(a))*(\(next.b)) + (\(b))*(\(next.d)))",
      c: "((\(c))*(\(next.a)) + (\(d))*(\(next.c)))", d: "((\(c))*(\(next.b)) + (\(d))*(\(next.d)))"
    )
  }
}

/// A layer whose bounds begin at the origin, as expressions: the formulas of the catalogue, written out.
struct ExactLayer: Sendable {
  var size = ("100", "50")
  var position = ("0", "0")
  var anchor = ("0.5", "0.5")
  var matrix = ExactMatrix()

  /// The layer of most examples, under some map.
  static func near(_ matrix: ExactMatrix) -> ExactLayer {
    ExactLayer(position: ("200", "300"), anchor: ("0.2", "0.8"), matrix: matrix)
  }

  /// The box around the four corners.
  var frame: [String] { box(from: ("0", "0"), to: size) }

  /// The box around the four mapped corners of a rectangle.
  func box(from near: (String, String), to far: (String, String)) -> [String] {
    let corners = [near, (far.0, near.1), (near.0, far.1), far].map { mapped($0) }
    let (xs, ys) = (corners.map(\.0), corners.map(\.1))
    let (left, top) = (Self.fold("min", xs), Self.fold("min", ys))
    return [left, top, "\(Self.fold("max", xs)) - \(left)", "\(Self.fold("max", ys)) - \(top)"]
  }

  private func mapped(_ point: (String, String)) -> (String, String) {
    let x = "(\(point.0) - \(anchor.0)*\(size.0))"
    let y = "(\(point.1) - \(anchor.1)*\(size.1))"
    return (
      "(\(x)*(\(matrix.a)) + \(y)*(\(matrix.c)) + \(position.0))",
      "(\(x)*(\(matrix.b)) + \(y)*(\(matrix.d)) + \(position.1))"
    )
  }

  private static func fold(_ name: String, _ numbers: [String]) -> String {
    numbers.dropFirst().reduce(numbers[0]) { "\(name)(\($0), \($1))" }
  }

  /// E21: through the sublayer and then through the transform for sublayers, about the anchor point of
  /// the superlayer, the origin of its bounds included.
  static func outer(ofPoint point: (String, String)) -> [String] {
    let inner = ExactLayer(
      size: ("50", "40"), position: ("100", "50"), anchor: ("0.2", "0.8"), matrix: .turn("pi/6"))
    let (x, y) = inner.mapped(("(\(point.0) - 10)", "(\(point.1) - 20)"))
    let (pivotX, pivotY) = ("(5 + 0.25*200)", "(0 - 7 + 0.75*160)")
    return ["(\(x) - \(pivotX))*2 + \(pivotX)", "(\(y) - \(pivotY))*0.5 + \(pivotY)"]
  }

  /// E37: a coordinate 0 after two steps of half the size about a centre, and on by a distance.
  static func instance(_ centre: String, _ distance: String) -> String {
    let step = { (x: String) in "((\(x) - \(centre))*0.5 + \(distance) + \(centre))" }
    return step(step("0"))
  }
}
