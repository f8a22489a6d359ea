import Foundation
import Testing
import Wire

@testable import LayerCheckCommand

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a run writes for systems for continuous integration.
struct IntegrationTests {
  private static let faulty = [
    "run", "--engine", "fault:bounds-closed", "--rule", "TREE-27", "--cases", "30",
  ]

  @Test func junitHasAFailureForARuleThatIsBroken() throws {
    let folder = try Folder()
    let program = try Program(Self.faulty + ["--junit", folder.path("out/junit.xml")])
    #expect(program.code == 1)
    let suites = try Self.suites(in: folder.url("out/junit.xml"))
    let tree = try #require(suites.first { $0.name == "TREE" })
    #expect(tree.counts == ["tests": 1, "failures": 1, "errors": 0, "skipped": 0])
    #expect(tree.failures.first?.contains("layercheck replay --engine fault:bounds-closed") == true)
    let verdict = try #require(suites.first { $0.name == "engine" })
    #expect(verdict.counts["errors"] == 0)
  }

  @Test func equalRunsGiveEqualFiles() throws {
    let folder = try Folder()
    for name in ["a", "b"] {
      _ = try Program(
        Self.faulty + ["--junit", folder.path("\(name).xml"), "--badge", folder.path(name)])
    }
    for kind in ["xml", "svg", "json"] {
      #expect(try folder.read("a.\(kind)") == folder.read("b.\(kind)"))
    }
  }

  @Test func aBadgeIsAPictureAndAnEndpoint() throws {
    let folder = try Folder()
    _ = try Program(Self.faulty + ["--badge", folder.path("badge")])
    let json = try Json(parsing: Array(folder.read("badge.json").utf8))
    #expect(json["schemaVersion"]?.asInteger == 1)
    #expect(json["message"] == .string("1 finding"))
    #expect(json["color"] == .string("red"))
    let picture = try XMLDocument(contentsOf: folder.url("badge.svg"))
    #expect(picture.rootElement()?.name == "svg")
    #expect(try folder.read("badge.svg").contains("<title>LayerCheck: 1 finding</title>"))
  }

  @Test func remarksArePrintedWhereGitHubRunsThis() throws {
    let folder = try Folder()
    try folder.write("# Before\n\n", to: "summary.md")
    let variables = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.path("summary.md"),
    ]
    let program = try Program(Self.faulty, environment: variables)
    let remarks = program.lines.filter { $0.hasPrefix("::error ") }
    #expect(remarks.count == 1)
    let start = "::error title=F1 TREE-27::a point on the far edges counts"
    #expect(remarks.first?.hasPrefix(start) == true)
    #expect(remarks.first?.contains("%0A") == true)
    let summary = try folder.read("summary.md")
    #expect(summary.hasPrefix("# Before\n\n# LayerCheck: fault:bounds-closed does not conform\n"))
    // A summary has no files beside it.
    #expect(!summary.contains("](findings/"))
    #expect(!summary.contains("](rules.md"))
    let silent = try Program(Self.faulty + ["--annotations", "off"], environment: variables)
    #expect(!silent.output.contains("::"))
    #expect(try folder.read("summary.md") == summary)
  }

  @Test func nothingThatAnEngineSaysIsACommandToTheRunner() throws {
    let program = try Program(
      ["run", "--cases", "2", "--annotations", "github", "--"]
        + driver(answering: #"{"failed": "::error::x\n::warning::y"}"#))
    let lines = program.lines
    let first = try #require(lines.first)
    #expect(first.hasPrefix("::stop-commands::"))
    let word = "::" + first.dropFirst("::stop-commands::".count) + "::"
    let end = try #require(lines.firstIndex(of: word))
    for line in lines[(end + 1)...] {
      #expect(line.hasPrefix("::warning title=No verdict::"))
      #expect(!line.dropFirst().contains("\n"))
    }
  }

  @Test func comparisonsHaveTheSameForms() throws {
    let folder = try Folder()
    let program = try Program(
      [
        "run", "--baseline", "reference", "--engine", "fault:bounds-closed", "--rule", "TREE-27",
        "--cases", "30", "--annotations", "github", "--junit", folder.path("junit.xml"), "--badge",
        folder.path("badge"),
      ])
    #expect(program.code == 1)
    #expect(program.lines.contains { $0.hasPrefix("::error title=F1 TREE-27::") })
    let suites = try Self.suites(in: folder.url("junit.xml"))
    #expect(suites.map(\.name) == ["baseline"])
    #expect(suites.first?.counts == ["tests": 2, "failures": 1, "errors": 0, "skipped": 0])
    #expect(try folder.read("badge.json").contains("1 regression"))
  }

  @Test func mergedShardsHaveTheSameForms() throws {
    let folder = try Folder()
    for shard in 1...2 {
      _ = try Program(
        Self.faulty + ["--shard", "\(shard)/2", "--report", folder.path("\(shard)")])
    }
    _ = try Program("merge", "--junit", folder.path("a.xml"), folder.path("1"), folder.path("2"))
    _ = try Program(Self.faulty + ["--junit", folder.path("b.xml")])
    #expect(try folder.read("a.xml") == folder.read("b.xml"))
  }

  @Test func whatIsNoValueIsRefusedBeforeTheRun() throws {
    let unknown = try Program("run", "--annotations", "gitlab")
    #expect(unknown.code == 2)
    #expect(
      unknown.errors == """
        layercheck: 'gitlab' is no value for '--annotations'
        layercheck: write 'github' or 'off'

        """)
    let folder = try Folder()
    try folder.write("", to: "file")
    let unwritable = try Program("run", "--junit", folder.path("file/junit.xml"))
    #expect(unwritable.code == 2)
    #expect(unwritable.output == "")
  }

  /// A group of a file in JUnit's form.
  private struct Suite {
    let name: String
    let counts: [String: Int]
    let failures: [String]
  }

  private static func suites(in file: URL) throws -> [Suite] {
    let root = try #require(try XMLDocument(contentsOf: file).rootElement())
    return root.elements(forName: "testsuite").map { suite in
      let names = ["tests", "failures", "errors", "skipped"]
      let counts = names.map { name in
        (name, suite.attribute(forName: name)?.stringValue.flatMap { Int($0) } ?? -1)
      }
      return Suite(
        name: suite.attribute(forName: "name")?.stringValue ?? "",
        counts: Dictionary(uniqueKeysWithValues: counts),
        failures: suite.elements(forName: "testcase").flatMap { $0.elements(forName: "failure") }
          .compactMap(\.stringValue))
    }
  }
}
