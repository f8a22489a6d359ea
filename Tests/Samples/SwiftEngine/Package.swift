// swift-tools-version: 6.2
import PackageDescription

// A package of one's own depends on LayerCheck by its address and version. This one does so where
// the variable says where that is, and otherwise takes the LayerCheck that it is a part of.
let layerCheck: Package.Dependency =
  Context.environment["LAYERCHECK_URL"].map { .package(url: $0, from: "0.2.0") }
  ?? .package(name: "LayerCheck", path: "../../..")

let package = Package(
  name: "Planes",
  platforms: [.macOS(.v15)],
  dependencies: [layerCheck],
  targets: [
    // The engine knows nothing of LayerCheck.
    .target(name: "Planes"),
    .target(
      name: "PlaneConformance",
      dependencies: ["Planes", .product(name: "LayerCheck", package: "LayerCheck")]),
    .executableTarget(name: "plane-driver", dependencies: ["PlaneConformance"]),
    .testTarget(
      name: "PlaneTests",
      dependencies: [
        "PlaneConformance", .product(name: "LayerCheckTesting", package: "LayerCheck"),
      ]),
  ]
)
