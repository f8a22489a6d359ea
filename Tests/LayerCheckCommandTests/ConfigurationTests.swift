import Engines
import Foundation
import Testing
import Wire

@testable import LayerCheckCommand

/// What a project's configuration does to a command line.
struct ConfigurationTests {
  @Test func theCommandLineTakesWhatItDoesNotSayItself() throws {
    let arguments = try Self.fill(["--seed", "9"], #"{"seed": 7, "cases": 50, "area": "GEO"}"#)
    #expect(try arguments.value("seed") == "9")
    #expect(try arguments.value("cases") == "50")
    #expect(arguments.all("area") == ["GEO"])
  }

  @Test(arguments: [
    (["--area", "TREE"], "area", ["TREE"]), (["--rule", "GEO-06"], "area", []),
    (["--time", "5s"], "cases", []), (["--", "./driver"], "engine", []),
    (["--resume", "r"], "report", []), (["--baseline", "python"], "expect", []),
    ([], "area", ["GEO", "ACT"]),
  ])
  func whatTheCommandLineSaysOfAMatterOutweighsTheFile(
    words: [String], option: String, values: [String]
  ) throws {
    let text = """
      {"area": ["GEO", "ACT"], "cases": 50, "engine": "python", "report": "r", "expect": "known.txt"}
      """
    #expect(try Self.fill(words, text).all(option) == values)
  }

  @Test func aCommandTakesOnlyWhatItHasAnOptionFor() throws {
    let arguments = try Self.fill([], #"{"seed": 7, "deadlines": 2.5}"#, for: .replay)
    #expect(arguments.all("seed") == [])
    #expect(try arguments.deadlines().start == 2.5 * Arguments([], for: .run).deadlines().start)
  }

  @Test(arguments: [
    (#""./my-driver --fast 'two words'""#, "-- ./my-driver --fast 'two words'"),
    (#"["./my-driver", "two words"]"#, "-- ./my-driver 'two words'"),
    (#""fault:asks-twice""#, "fault:asks-twice"), (#""python --fault null-is-nil""#, nil),
  ])
  func anEngineHasAName(value: String, option: String?) throws {
    let arguments = try Self.fill(
      ["--engine", "mine"], "{\"engines\": {\"mine\": \(value)}}")
    #expect(try EngineChoice(arguments).option == option ?? "python -- --fault null-is-nil")
  }

  @Test func aProfileIsNotForADriverThatTheFileNames() throws {
    let text = #"{"engine": "mine", "engines": {"mine": "./driver"}, "profile": "threads=on"}"#
    #expect(try EngineChoice(Self.fill([], text)).option == "-- ./driver")
    #expect(
      try EngineChoice(Self.fill(["--engine", "reference"], text)).option
        == "reference --profile threads=on")
    #expect(throws: UsageError.self) {
      try EngineChoice(Self.fill(["--profile", "threads=on"], text))
    }
  }

  @Test(
    arguments: [
      ("[1]", "it is no object", Self.page),
      (#"{"casess": 1}"#, "it has a key 'casess', which is none", "did you mean 'cases'?"),
      (
        #"{"shard": "1/2"}"#, "it has a key 'shard', which is none",
        "write '--shard' on the command line, where it is needed"
      ),
      (
        #"{"seed": "x"}"#, #"it, 'seed': "x" is no value for it"#,
        #"write a whole number, or "random""#
      ),
      (
        #"{"seed": 1.5}"#, "it, 'seed': 1.5 is no value for it",
        #"write a whole number, or "random""#
      ),
      (
        #"{"cases": 0}"#, "it, 'cases': '0' is no value for '--cases'",
        "write a whole number from 1 to 100000000"
      ),
      (
        #"{"rule": ["GEO-06", "GEO-99"]}"#, "it, 'rule': no rule matches 'GEO-99'",
        "did you mean 'GEO-09'?"
      ),
      (#"{"area": [1]}"#, "it, 'area': [1] is no value for it", "write a text, or a list of texts"),
      (#"{"expect": ""}"#, #"it, 'expect': "" is no value for it"#, "write a text"),
      (
        #"{"time": "5x"}"#, "it, 'time': '5x' is no value for '--time'",
        "write a time such as 30s, 5m or 1h"
      ),
      (
        #"{"engine": "mine"}"#, "it, 'engine': there is no engine 'mine'",
        "write reference, python, fault:NAME, variant:NAME, or a driver's command behind '--'"
      ),
      (
        #"{"engines": {"mine": "./a 'b"}}"#, "the quote ' in it, 'engines', 'mine' has no end",
        "write ' behind it"
      ),
    ] as [(String, String, String)])
  func whatACommandLineCouldNotSayIsRefused(
    text: String, message: String, remedy: String
  ) throws {
    let document = try Json(parsing: text)
    let error = #expect(throws: UsageError.self) { try Configuration(document, "it") }
    #expect(error?.message == message)
    #expect(error?.remedy == remedy)
    #expect(error?.code == .usage)
  }

  @Test(arguments: ["reference", "python", "fault:x", "-x", "", "two words"])
  func aNameThatWouldMeanAnotherEngineIsRefused(name: String) throws {
    let document = Json.object([.init("engines", .object([.init(name, .string("./driver"))]))])
    let error = #expect(throws: UsageError.self) { try Configuration(document, "it") }
    #expect(error?.message == "it, 'engines', '\(name)' is no name for an engine")
  }

  @Test func theFileOfTheFolderIsReadUnlessItIsTurnedOff() throws {
    let folder = try Folder()
    try folder.write(
      #"{"engine": "fault:frame-anchor-centre", "cases": 20, "area": "GEO"}"#,
      to: ".layercheck.json")
    let inFolder = "cd '\(folder.path(""))' && layercheck run --quiet"
    let program = try Program(pasting: inFolder)
    #expect(program.output.hasPrefix("fault:frame-anchor-centre does not conform (20 scripts, "))
    #expect(program.code == 1)
    let off = try Program(pasting: inFolder + " --config off --cases 3")
    #expect(off.output.hasPrefix("reference conforms (3 scripts, "))
  }

  @Test func whatIsNoJsonIsRefusedWithTheLine() throws {
    let folder = try Folder()
    try folder.write("{\n  \"seed\": 1\n  \"cases\": 2\n}\n", to: "it.json")
    let program = try Program("run", "--config", folder.path("it.json"))
    #expect(
      program.errors
        == "layercheck: \(folder.path("it.json")), line 3: expected ',' or '}'\nlayercheck: \(Self.page)\n"
    )
    #expect(program.code == 2)
  }

  @Test func theExampleOfThePageIsOne() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let page = try String(
      contentsOf: root.appending(path: "Specs/configuration.md"), encoding: .utf8)
    let example = try #require(page.firstMatch(of: #/```json\n((?:[^`])+)```/#)?.1)
    let configuration = try Configuration(Json(parsing: String(example)), "it")
    #expect(configuration.engines.map(\.name) == ["mine", "before"])
    for option in Configuration.options {
      #expect(page.contains("`\(option.rawValue)`"), "\(option)")
    }
  }

  private static let page = "Specs/configuration.md has an example"

  private static func fill(
    _ words: [String], _ text: String, for verb: Verb = .run
  ) throws -> Arguments {
    var arguments = try Arguments(words, for: verb)
    arguments.fill(from: try Configuration(Json(parsing: text), "it"), for: verb)
    return arguments
  }
}
