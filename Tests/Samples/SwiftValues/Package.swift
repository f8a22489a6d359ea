// swift-tools-version: 6.2
import PackageDescription

// A package of one's own depends on LayerCheck by its address and version; this one takes the LayerCheck that
// it is a part of. It uses nothing of it but the property-testing core.
let package = Package(
  name: "Ranges",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "LayerCheck", path: "../../..")],
  targets: [
    // The code under test knows nothing of property-based testing.
    .target(name: "Ranges"),
    // What both sorts of tests draw, and the model: it imports no test library.
    .target(
      name: "RangeModels",
      dependencies: ["Ranges", .product(name: "Choices", package: "LayerCheck")],
      path: "Tests/RangeModels"),
    .testTarget(
      name: "RangeTests",
      dependencies: ["RangeModels", .product(name: "ChoicesTesting", package: "LayerCheck")]),
    .testTarget(name: "RangeXCTests", dependencies: ["RangeModels"]),
  ]
)
