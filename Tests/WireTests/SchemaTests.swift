import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import Testing
import Wire

/// `Specs/protocol.schema.json` says the same as the code that reads and writes messages.
struct SchemaTests {
  /// An engine that sets values by their keys for transactions alone.
  private static var ofTransactionsAlone: EngineDescription {
    var engine = World.referenceDescription
    engine.subjects = [.setValue: ["transaction"], .get: ["CALayer", "presentation"]]
    return engine
  }

  @Test func subjectsOfStepsAreReadAndUnknownOnesToldOf() throws {
    let json = try Json(
      parsing: Array(
        #"{"n":1,"hello":{"protocol":1,"engine":{"name":"e"},"supports":{"steps":["get"],"#.utf8)
        + Array(
          #""classes":["CALayer"],"subjects":{"get":["CALayer","transacton"],"got":["l"]}}}}"#.utf8
        ))
    guard case .hello(let engine) = try Reply(json).content else {
      Issue.record("the reply is no greeting")
      return
    }
    #expect(engine.subjects == [.get: ["CALayer"]])
    #expect(
      engine.unknown.map(\.terminal) == [
        "step 'got'; did you mean 'get'?",
        "subject 'transacton' of get; did you mean 'transaction'?",
      ])
  }

  @Test(arguments: Profile.allCases)
  func everyProfileIsOnOrOffInTheSchema(profile: Profile) throws {
    let greeting = { (setting: String) in
      let profiles = #"{"\#(profile.rawValue)":"\#(setting)"}"#
      return try Json(
        parsing: Array(
          (#"{"n":1,"hello":{"protocol":1,"engine":{"name":"e"},"supports":{"steps":[],"#
            + #""classes":[]},"profiles":\#(profiles)}}"#).utf8))
    }
    let schema = try PackageFiles.schema()
    for setting in ["on", "off"] {
      #expect(try schema.problems(with: greeting(setting), as: "reply") == [], "\(setting)")
    }
    #expect(try schema.problems(with: greeting("perhaps"), as: "reply") != [])
  }

  @Test(arguments: ["everything", "views"])
  func everyStepOfAScriptFitsTheSchema(name: String) throws {
    let schema = try PackageFiles.schema()
    for step in try PackageFiles.script(name).steps {
      let problems = try schema.problems(with: Json(step), as: "step")
      #expect(problems == [], "\(step)")
    }
  }

  @Test(arguments: ["everything", "views"])
  func aRunFitsTheSchemaAndDecodesToTheSameScript(name: String) throws {
    let script = try PackageFiles.script(name)
    let json = Json(Request(number: 2, .run(script)))
    let problems = try PackageFiles.schema().problems(with: json)
    #expect(problems == [])
    guard case .runUnchecked(let steps) = try Request(Json(parsing: json.bytes)).content else {
      Issue.record("a run is not read as a run")
      return
    }
    // The text stands for the script, because a number that is not one differs from itself.
    let decoded = try Script(steps)
    #expect(decoded.description == script.description)
  }

  @Test(arguments: [
    Request(number: 1, .hello(protocols: [1, 2], suite: "0.1.0")),
    Request(number: 2, .run(Script([]))),
    Request(number: 3, .bye),
  ])
  func requestsFitTheSchema(request: Request) throws {
    #expect(try PackageFiles.schema().problems(with: Json(request), as: "request") == [])
  }

  @Test(arguments: [
    Reply(number: 1, .hello(World.referenceDescription)),
    Reply(number: 1, .hello(ofTransactionsAlone)),
    Reply(number: 1, .error("no")),
    Reply(number: 3, .bye),
    Reply(
      number: 2,
      .trace(
        Trace([
          Outcome(.done), Outcome(.raised("NSRangeException", reason: "beyond bounds")),
          Outcome(.failed("trouble")),
          Outcome(.unsupported("step read")),
          Outcome(.unsupported("while it is hidden", isSituation: true)),
          Outcome(.value(.list([.null, .nil, .number(.nan)]))),
        ]))),
  ])
  func repliesFitTheSchemaAndAreReadBack(reply: Reply) throws {
    let json = Json(reply)
    #expect(try PackageFiles.schema().problems(with: json, as: "reply") == [])
    #expect(try Json(Reply(Json(parsing: json.bytes))) == json)
  }

  @Test(arguments: ["everything", "views"])
  func tracesOfTheReferenceFitTheSchemaAndAreReadBack(name: String) throws {
    guard case .trace(let trace) = WorldEngine().run(try PackageFiles.script(name)) else {
      Issue.record("the reference gave no trace")
      return
    }
    let json = Json(Reply(number: 2, .trace(trace)))
    #expect(try PackageFiles.schema().problems(with: json, as: "reply") == [])
    #expect(try Json(Reply(Json(parsing: json.bytes))) == json)
  }

  @Test func everyKindOfEventFitsTheSchemaAndIsReadBack() throws {
    let layer = ObjectName.layer(1)
    let events: [Event] = [
      .asked(.delegate(1), .actionForKey, layer: layer, key: "position", seen: .number(1)),
      .asked(.class(1), .defaultActionForKey, layer: nil, key: "position", seen: nil),
      .ran(.action(1), key: "position", layer: layer),
      .started(ObjectName(.handler, 1), animation: .animation(1)),
      .stopped(ObjectName(.handler, 1), animation: .animation(1), finished: true),
      .completed(ObjectName(.block, 1), finished: nil),
      .completed(ObjectName(.block, 1), finished: false),
      .called(.delegate(1), .layoutSublayers, layer: layer),
      .called(ObjectName(.manager, 1), .preferredSize, layer: nil),
      .changed(layer, key: "name", old: .nil, new: .string("a")),
    ]
    let trace = Trace([Outcome(.done, events: events)])
    let reply = Json(Reply(number: 1, .trace(trace)))
    #expect(try PackageFiles.schema().problems(with: reply, as: "reply") == [])
    #expect(try Trace(Json(parsing: Json(trace).bytes)) == trace)
  }

  @Test func theExchangeInTheProtocolFitsTheSchema() throws {
    let page = try PackageFiles.text("Specs/protocol.md")
    let schema = try PackageFiles.schema()
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("> {") || $0.hasPrefix("< {") }
    #expect(lines.count == 10)
    for line in lines {
      let definition = line.hasPrefix(">") ? "request" : "reply"
      let json = try Json(parsing: String(line.dropFirst(2)))
      #expect(try schema.problems(with: json, as: definition) == [], "\(line)")
    }
  }

  @Test func everyKindOfStepStandsInTheProtocolAsItIsWritten() throws {
    let page = try PackageFiles.text("Specs/protocol.md")
    let schema = try PackageFiles.schema()
    var kinds: Set<StepKind> = []
    for line in page.split(separator: "\n") where line.hasPrefix(#"{"step":"#) {
      let json = try Json(parsing: String(line))
      #expect(try schema.problems(with: json, as: "step") == [], "\(line)")
      let step = try Step(json)
      #expect(Json(step).description == line)
      kinds.insert(step.kind)
    }
    #expect(Set(StepKind.allCases).subtracting(kinds) == [])
  }

  @Test func theProtocolListsEachProfileWithWhatItDecides() throws {
    let page = try PackageFiles.text("Specs/protocol.md")
    for profile in Profile.allCases {
      let state = profile.isOnByDefault ? "on" : "off"
      #expect(page.contains("| `\(profile.rawValue)` | \(profile.summary) | \(state) |\n"))
    }
  }

  @Test(arguments: [
    ("property", Property.allCases.map(\.rawValue)),
    ("callback", Callback.allCases.map(\.rawValue)),
    ("transformOperation", TransformOperation.allCases.map(\.rawValue)),
    ("curve", TimingFunction.Name.allCases.map(\.rawValue)),
  ])
  func theSchemaListsTheNamesOfTheVocabulary(definition: String, names: [String]) throws {
    let listed = try PackageFiles.schema().root["$defs"]?[definition]?["enum"]
    #expect(listed == .strings(names))
  }

  @Test func theSchemaDescribesEveryKindOfStepOnce() throws {
    let steps = try PackageFiles.schema().root["$defs"]?["step"]?["oneOf"]?.asArray ?? []
    let kinds = steps.compactMap { $0["properties"]?["step"] }.flatMap { kind in
      kind["enum"]?.asArray ?? [kind["const"] ?? .null]
    }
    let names = kinds.compactMap(\.asString).sorted()
    #expect(names == StepKind.allCases.map(\.rawValue).sorted())
  }

  @Test func aKeywordThatTheValidatorDoesNotKnowIsAnError() throws {
    let schema = SchemaValidator(root: try Json(parsing: #"{"pattern":"a"}"#))
    #expect(throws: SchemaValidator.BadSchema.self) { try schema.problems(with: .null) }
  }
}
