import Geometry
import Testing

/// Ways between values: splines, chains at constant speed, lengths of paths, matrices.
struct MotionTests {
  @Test func aSplinePassesThroughItsKeyValuesAndTheKnownMiddle() {
    #expect(Spline.value(0, 10, 30, 20, at: 0) == 10)
    #expect(Spline.value(0, 10, 30, 20, at: 1) == 30)
    #expect(Spline.value(0, 10, 30, 20, at: 0.5) == 21.25)
  }

  @Test func aSplineAgreesWithRepeatedInterpolation() {
    for step in 1..<20 {
      let fraction = Double(step) / 20
      let spline = Spline.value(3, -7, 11, 4, at: fraction)
      #expect(abs(spline - pyramid([3, -7, 11, 4], at: fraction)) <= 1e-12)
    }
  }

  @Test func aChainIsWalkedAtConstantSpeed() throws {
    let chain = try #require(Polyline([[0, 0], [30, 40], [30, 140]]))
    #expect(chain.length == 150)
    #expect(chain.place(at: 0.25) == Polyline.Place(piece: 0, fraction: 0.75))
    #expect(chain.place(at: 0.5) == Polyline.Place(piece: 1, fraction: 0.25))
    #expect(chain.place(at: 1) == Polyline.Place(piece: 1, fraction: 1))
  }

  @Test func piecesWithoutLengthAreSkipped() throws {
    let chain = try #require(Polyline([[5], [5], [9], [9]]))
    #expect(chain.place(at: 0.5) == Polyline.Place(piece: 1, fraction: 0.5))
    #expect(try #require(Polyline([[5], [5]])).place(at: 0.5).fraction == 0)
    #expect(Polyline([[5]]) == nil)
  }

  @Test(
    "walks a chain of numbers whose squares are out of range as one of small numbers",
    arguments: [1e160, 1e-200, 1.5e308])
  func chainsOfAnySize(size: Double) throws {
    let chain = try #require(Polyline([[0], [size / 4], [size]]))
    let place = chain.place(at: 0.5)
    #expect(place.piece == 1 && abs(place.fraction - 1.0 / 3) < 1e-12)
  }

  @Test func aPathIsWalkedByItsLength() throws {
    let path = Path([.move(.zero), .line(Point(30, 40)), .line(Point(30, 140))])
    #expect(path.isPolygonal)
    #expect(path.point(atLength: 0.25) == Point(22.5, 30))
    #expect(path.start == .zero)
    #expect(path.end == Point(30, 140))
    #expect(Path([]).point(atLength: 0.5) == nil)
  }

  @Test func aQuarterCircleIsWalkedInEqualArcs() throws {
    let handle = 0.5522847498307936
    let path = Path([
      .move(Point(1, 0)), .cubic(Point(1, handle), Point(handle, 1), Point(0, 1)),
    ])
    for (fraction, x, y) in [(1.0 / 3, 0.8660254, 0.5), (0.5, 0.7071068, 0.7071068)] {
      let point = try #require(path.point(atLength: fraction))
      #expect(abs(point.x - x) < 1e-3 && abs(point.y - y) < 1e-3)
    }
  }

  @Test func scaleAndRotationAreTakenApart() {
    let start = Transform3D.identity
    let end = planar(0, 3, -3, 0)
    let middle = start.between(end, at: 0.5)
    #expect(abs(middle.m11 - 1.414214) < 1e-6 && abs(middle.m12 - 1.414214) < 1e-6)
  }

  @Test func rotationsGoTheShortWay() {
    // Three quarters of a turn forwards are a quarter back.
    let middle = Transform3D.identity.between(planar(0, -1, 1, 0), at: 0.5)
    let half = 0.5.squareRoot()
    #expect(abs(middle.m11 - half) < 1e-12 && abs(middle.m12 + half) < 1e-12)
  }

  static let matrices: [Transform3D] = [
    .identity, planar(-1, 0, 0, 1), planar(2, 0.5, -3, 0.25), planar(0, 0, 0, 0),
    planar(1, 2, 2, 4), .translation(3, -4, 5), .scale(1e-200, 1e200, -1), perspective,
    .scale(.greatestFiniteMagnitude, 1),
  ]

  @Test func equalEndsStayAsTheyAre() {
    for matrix in Self.matrices {
      for fraction in [-0.5, 0, 0.3, 1, 1.5] {
        #expect(matrix.between(matrix, at: fraction) == matrix)
      }
    }
  }

  @Test func whateverTheEndsTheWayIsFiniteAndHitsThem() {
    for from in Self.matrices {
      for to in Self.matrices {
        #expect(from.between(to, at: 0) == from)
        #expect(from.between(to, at: 1) == to)
        for fraction in [0.01, 0.5, 0.99, 1.25] {
          let between = from.between(to, at: fraction).components
          #expect(between.allSatisfy { $0.isFinite })
        }
      }
    }
  }

  @Test func nearTheEndsTheWayIsNearThem() {
    let matrices = [
      planar(2, 0.5, -3, 0.25), planar(-1, 0, 0, 1), Self.perspective, .scale(2, 3, 4),
    ]
    for from in matrices {
      for to in matrices {
        #expect(distance(from.between(to, at: 1e-9), from) < 1e-6)
        #expect(distance(from.between(to, at: 1 - 1e-9), to) < 1e-6)
      }
    }
  }

  @Test func theWayBackIsTheWayThere() {
    let (from, to) = (planar(2, 0.5, -1, 3), planar(1, -0.5, 0.5, 1))
    for fraction in [0.2, 0.5, 0.9] {
      let there = from.between(to, at: fraction)
      #expect(distance(there, to.between(from, at: 1 - fraction)) < 1e-12)
    }
  }

  private static var perspective: Transform3D {
    var matrix = planar(2, 0.5, -1, 3)
    (matrix.m34, matrix.m14, matrix.m43) = (-0.002, 0.01, 7)
    return matrix
  }

  private static func planar(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Transform3D {
    Transform3D(AffineTransform(a, b, c, d, 0, 0))
  }

  private func planar(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Transform3D {
    Self.planar(a, b, c, d)
  }

  private func distance(_ left: Transform3D, _ right: Transform3D) -> Double {
    zip(left.components, right.components).map { abs($0 - $1) }.max() ?? 0
  }

  /// The spline by the pyramid of linear interpolations over knots at -1, 0, 1 and 2.
  private func pyramid(_ values: [Double], at time: Double) -> Double {
    func mix(_ from: Double, _ to: Double, _ start: Double, _ end: Double) -> Double {
      from + (to - from) * (time - start) / (end - start)
    }
    let first = [
      mix(values[0], values[1], -1, 0), mix(values[1], values[2], 0, 1),
      mix(values[2], values[3], 1, 2),
    ]
    let second = [mix(first[0], first[1], -1, 1), mix(first[1], first[2], 0, 2)]
    return mix(second[0], second[1], 0, 1)
  }
}
