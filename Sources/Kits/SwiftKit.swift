extension Kit {
  /// The files of a package with a driver in Swift, and with the same check as a test.
  ///
  /// - Parameter package: Where the package of LayerCheck is.
  /// - Returns: The files, the manifest first.
  static func swiftFiles(_ package: String) -> [File] {
    [
      File("Package.swift", manifest(package)), File("Sources/MyEngine/MyEngine.swift", engine),
      File("Sources/driver/Driver.swift", driver),
      File("Tests/MyEngineTests/ConformanceTests.swift", tests),
    ]
  }

  private static func manifest(_ package: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "MyEngine",
      platforms: [.macOS(.v15)],
      dependencies: [.package(name: "LayerCheck", path: "\(package)")],
      targets: [
        // Make your engine a dependency of this target: it is where the two meet.
        .target(
          name: "MyEngine", dependencies: [.product(name: "LayerCheck", package: "LayerCheck")]),
        .executableTarget(name: "driver", dependencies: ["MyEngine"]),
        .testTarget(
          name: "MyEngineTests",
          dependencies: [
            "MyEngine", .product(name: "LayerCheckTesting", package: "LayerCheck"),
          ]),
      ]
    )

    """
  }

  private static let engine = """
    public import LayerCheck

    /// Your engine, for LayerCheck: made anew for each script.
    ///
    /// It drives a layer that this file has itself, with bounds, position and frame. Put your engine in its
    /// place, then follow Specs/drivers.md: each step there is a word in the declaration and a case below.
    public struct MyEngine: LayerEngine {
      // What is declared is asked for, and nothing else.
      public static var declaration: EngineDescription {
        var declaration = EngineDescription(
          name: "my engine", version: "1", language: "Swift", steps: [.new, .set, .get],
          classes: ["CALayer"], properties: ["CALayer": [.bounds, .position, .frame]])
        declaration.readOnly = ["CALayer": [.frame]]
        // What your engine does otherwise on purpose, such as "no-presentation": Specs/protocol.md, Deviations.
        declaration.deviations = []
        return declaration
      }

      private struct Layer {
        var bounds = Rect.zero
        var position = Point.zero
      }

      private var layers: [ObjectName: Layer] = [:]

      public init() {}

      public mutating func perform(_ step: Step) -> Outcome {
        switch step.action {
        case .command(.new(let creation)) where creation.settings.isEmpty:
          layers[creation.name] = Layer()
          return .done
        case .command(.set(.object(let name), let property, let value)):
          return set(property, of: name, to: value)
        case .query(.get(.object(let name), let property)): return get(property, of: name)
        default: return .unsupported()
        }
      }

      private mutating func set(
        _ property: Property, of name: ObjectName, to value: Value
      ) -> Outcome {
        guard value.components?.allSatisfy(\\.isFinite) ?? true else {
          return .raised("CALayerInvalidGeometry")
        }
        switch (property, value) {
        case (.bounds, .rect(let rect)): layers[name]?.bounds = rect.standardized
        case (.position, .point(let point)): layers[name]?.position = point
        default: return .unsupported()
        }
        return .done
      }

      private func get(_ property: Property, of name: ObjectName) -> Outcome {
        guard let layer = layers[name] else { return .unsupported() }
        let (size, place) = (layer.bounds.size, layer.position)
        switch property {
        case .bounds: return .value(.rect(layer.bounds))
        case .position: return .value(.point(place))
        case .frame:
          let corner = Point(place.x - size.width / 2, place.y - size.height / 2)
          return .value(.rect(Rect(origin: corner, size: size)))
        default: return .unsupported()
        }
      }
    }

    """

  private static let driver = """
    import LayerCheck
    import MyEngine

    @main
    struct Driver {
      static func main() { LayerCheckDriver.run(MyEngine.self) }
    }

    """

  private static let tests = """
    import LayerCheck
    import LayerCheckTesting
    import MyEngine
    import Testing

    @Suite(.serialized) struct ConformanceTests {
      @Test(.timeLimit(.minutes(5))) func geometry() {
        expectConformance(of: MyEngine.self, CheckPlan(areas: [.geo], knownFailures: "../../known.txt"))
      }
    }

    """
}
