// swift-tools-version: 6.2
import PackageDescription

/// What each module of `Sources` may import, in import order: a module sees only modules above it.
///
/// `system` names parts of the platform or toolchain. A test compares every `import` line with
/// this table, because the package manager alone lets transitive imports through.
let allowedImports: [(module: String, package: [String], system: [String])] = [
  ("Geometry", [], ["Glibc", "Darwin"]),
  ("Choices", [], []),
  // What a package's own tests use of the core: traits, threads, folders, the environment.
  ("ChoicesTesting", ["Choices"], ["Testing", "Foundation", "Synchronization"]),
  ("CoreBenchmarks", ["Choices"], []),
  ("Rules", [], []),
  ("LayerScript", ["Geometry", "Rules"], []),
  ("LayerModel", ["Geometry", "Rules", "LayerScript"], []),
  (
    "FaultyEngines", ["Geometry", "Rules", "LayerScript", "LayerModel"], ["Glibc", "Darwin"]
  ),
  ("DirectedScripts", ["Rules", "LayerScript", "FaultyEngines"], []),
  (
    "ScriptGeneration", ["Geometry", "Choices", "Rules", "LayerScript", "LayerModel"], []
  ),
  ("Conformance", ["Geometry", "Rules", "LayerScript"], []),
  ("Wire", ["Geometry", "Rules", "LayerScript", "Conformance"], []),
  ("Corpus", ["Rules", "LayerScript", "Wire"], []),
  ("ChildProcess", [], ["Glibc", "Darwin"]),
  (
    "Engines",
    ["Rules", "LayerScript", "LayerModel", "FaultyEngines", "Wire", "ChildProcess"],
    ["Glibc", "Darwin", "Synchronization"]
  ),
  (
    "Campaign",
    [
      "Choices", "Rules", "LayerScript", "LayerModel", "FaultyEngines", "ScriptGeneration",
      "Conformance", "Engines", "DirectedScripts",
    ], []
  ),
  ("Explanations", ["Geometry", "LayerScript", "LayerModel", "FaultyEngines", "Conformance"], []),
  (
    "Reporting",
    ["Geometry", "Rules", "LayerScript", "FaultyEngines", "Conformance", "Explanations"], []
  ),
  (
    "LayerCheck",
    [
      "Geometry", "Rules", "LayerScript", "LayerModel", "FaultyEngines", "Conformance", "Engines",
      "DirectedScripts", "Campaign", "Reporting",
    ], ["Dispatch", "Glibc", "Darwin", "Synchronization"]
  ),
  ("LayerCheckTesting", ["LayerCheck"], ["Testing"]),
  (
    "RuleBook",
    ["Rules", "LayerScript", "LayerModel", "FaultyEngines", "Conformance", "Corpus", "Reporting"],
    []
  ),
  ("Kits", [], []),
  (
    "LayerCheckCommand",
    [
      "Rules", "LayerScript", "LayerModel", "FaultyEngines", "Conformance", "Wire", "ChildProcess",
      "Engines", "DirectedScripts", "Campaign", "Reporting", "Corpus", "RuleBook", "Kits",
    ], ["FoundationEssentials", "Foundation", "Glibc", "Darwin", "Synchronization"]
  ),
  (
    "LayerCheckBench",
    [
      "Geometry", "Choices", "CoreBenchmarks", "Rules", "LayerScript", "LayerModel",
      "FaultyEngines", "ScriptGeneration",
      "Conformance", "Wire", "Corpus", "ChildProcess", "Engines", "DirectedScripts", "Campaign",
      "Reporting",
    ], ["Glibc", "Darwin", "Synchronization"]
  ),
]

/// What each test target exercises.
let testedModules: [(test: String, modules: [String])] = [
  ("PackageTests", []),
  ("GeometryTests", ["Geometry"]),
  ("ChoicesTests", ["Choices"]),
  ("ChoicesTestingTests", ["Choices", "ChoicesTesting"]),
  ("CoreBenchmarksTests", ["Choices", "CoreBenchmarks"]),
  ("RulesTests", ["Rules"]),
  ("LayerScriptTests", ["Geometry", "Rules", "LayerScript", "FaultyEngines", "Corpus"]),
  ("LayerModelTests", ["Geometry", "Rules", "LayerScript", "LayerModel", "Conformance", "Corpus"]),
  (
    "FaultyEnginesTests",
    [
      "Geometry", "Rules", "LayerScript", "LayerModel", "FaultyEngines", "Conformance", "Engines",
      "Campaign",
    ]
  ),
  ("ConformanceTests", ["Geometry", "Rules", "LayerScript", "LayerModel", "Conformance"]),
  (
    "WireTests",
    [
      "Choices", "Geometry", "Rules", "LayerScript", "LayerModel", "FaultyEngines", "Conformance",
      "Wire", "Engines", "Campaign",
    ]
  ),
  (
    "EngineTests",
    [
      "Rules", "LayerScript", "LayerModel", "FaultyEngines", "Conformance", "Wire", "ChildProcess",
      "Engines", "Campaign", "Reporting",
    ]
  ),
  (
    "CampaignTests",
    [
      "Choices", "Geometry", "Rules", "LayerScript", "LayerModel", "FaultyEngines",
      "ScriptGeneration",
      "Conformance", "Wire", "Engines", "Campaign",
    ]
  ),
  (
    "CorpusTests",
    [
      "Geometry", "Rules", "LayerScript", "LayerModel", "FaultyEngines", "DirectedScripts",
      "Conformance", "Wire", "Corpus", "Engines", "Campaign", "RuleBook",
    ]
  ),
  ("LayerCheckTests", ["Engines", "LayerCheck", "LayerCheckTesting"]),
  ("ExplanationsTests", ["Geometry", "LayerScript", "LayerModel", "Conformance", "Explanations"]),
  (
    "ReportingTests",
    ["Geometry", "Rules", "LayerScript", "Conformance", "Explanations", "Reporting"]
  ),
  (
    "ScriptGenerationTests",
    ["Choices", "Geometry", "Rules", "LayerScript", "LayerModel", "ScriptGeneration"]
  ),
  (
    "DirectedScriptsTests",
    [
      "Rules", "LayerScript", "LayerModel", "FaultyEngines", "DirectedScripts", "Engines",
      "Campaign",
    ]
  ),
  (
    "LayerCheckCommandTests",
    [
      "Rules", "LayerScript", "LayerModel", "FaultyEngines", "Conformance", "Wire", "Engines",
      "Campaign", "Reporting", "LayerCheck", "Kits", "LayerCheckCommand",
    ]
  ),
  (
    "LayerCheckBenchTests",
    [
      "Rules", "LayerScript", "FaultyEngines", "Conformance", "Wire", "Engines", "LayerCheckBench",
    ]
  ),
]

/// Targets that are programs, with the name of the program.
let programs = [
  "LayerCheckCommand": "layercheck",
  "LayerCheckBench": "layercheck-bench",
]

/// Whether the package is built for its own sake: the shell that started the build stands in its folder.
///
/// A package that has this one as a dependency by path builds it with the same manifest. A warning of a
/// compiler that is newer than this source is no reason for that build to fail.
let isRoot = Context.environment["PWD"] == Context.packageDirectory

let settings: [SwiftSetting] =
  (isRoot ? [.treatAllWarnings(as: .error)] : []) + [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    // `grep 'public import'` lists which module's types each module passes on.
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

/// Modules in which a test spends most of its time: what scripts are drawn, carried out and shrunk by, and what the
/// numbers of the corpus are calculated by.
///
/// They are optimised in debug builds, too: the tests run twice as fast, and the build takes a quarter longer.
let optimisedInDebugBuilds: Set = [
  "Geometry", "Choices", "LayerScript", "LayerModel", "ScriptGeneration", "Corpus",
]

/// Whether a build takes flags that are not known to be safe: before Swift 6.3, a package does not take them from
/// another on which it depends by version.
#if compiler(>=6.3)
  let takesUnsafeFlags = true
#else
  let takesUnsafeFlags = isRoot
#endif

/// The flags of a module: whole modules are optimised, in as many parts as there are files, because a debug
/// build wants an index of each file.
func optimisation(of module: String) -> [SwiftSetting] {
  guard takesUnsafeFlags, optimisedInDebugBuilds.contains(module) else { return [] }
  // Without the last one, the compiler warns that it ignores what the build system asks for.
  let flags = ["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"]
  return [.unsafeFlags(flags, .when(configuration: .debug))]
}

let sources: [Target] = allowedImports.map { entry in
  let dependencies = entry.package.map { Target.Dependency(stringLiteral: $0) }
  if programs[entry.module] != nil {
    return .executableTarget(
      name: entry.module, dependencies: dependencies, swiftSettings: settings)
  }
  return .target(
    name: entry.module,
    dependencies: dependencies,
    // Linux names that the spawning code needs are hidden without this definition.
    cSettings: [.define("_GNU_SOURCE", .when(platforms: [.linux]))],
    swiftSettings: settings + optimisation(of: entry.module),
    // `rounded()` compiles to calls into the C mathematics library.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
}

let tests: [Target] = testedModules.map { entry in
  .testTarget(
    name: entry.test,
    dependencies: entry.modules.map { Target.Dependency(stringLiteral: $0) },
    path: "Tests/\(entry.test)",
    swiftSettings: settings)
}

let package = Package(
  name: "LayerCheck",
  platforms: [.macOS(.v15)],
  products: programs.sorted { $0.value < $1.value }.filter { program in
    allowedImports.contains { $0.module == program.key }
  }.map { .executable(name: $0.value, targets: [$0.key]) } + [
    // The property-testing core knows nothing of layers and imports nothing: others can use it alone.
    .library(name: "Choices", targets: ["Choices"]),
    // For tests alone: it imports Testing, which is there only where a toolchain is.
    .library(name: "ChoicesTesting", targets: ["ChoicesTesting"]),
    // What an engine in Swift is checked with in its own tests. The second alone imports Testing.
    .library(name: "LayerCheck", targets: ["LayerCheck"]),
    .library(name: "LayerCheckTesting", targets: ["LayerCheckTesting"]),
  ],
  targets: sources + tests
)
