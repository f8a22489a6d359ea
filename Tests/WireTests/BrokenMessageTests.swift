import LayerScript
import Testing
import Wire

/// What is no message is refused by the schema and by the code alike.
struct BrokenMessageTests {
  @Test(arguments: [
    #"{}"#, #"[]"#, #"null"#, #"{"n":1}"#, #"{"hello":{"protocol":[1],"suite":"1"}}"#,
    #"{"n":1.5,"bye":{}}"#, #"{"n":"1","bye":{}}"#, #"{"n":1,"hello":{"protocol":1,"suite":"1"}}"#,
    #"{"n":1,"hello":{"protocol":["1"],"suite":"1"}}"#, #"{"n":1,"hello":{"protocol":[1]}}"#,
    #"{"n":1,"run":{}}"#,
  ])
  func brokenRequestsAreRefused(text: String) throws {
    let json = try Json(parsing: text)
    #expect(try PackageFiles.schema().problems(with: json, as: "request") != [])
    #expect(throws: MessageProblem.self) { try Request(json) }
  }

  @Test(arguments: [
    #"{}"#, #"[]"#, #"{"n":1}"#, #"{"trace":[]}"#, #"{"n":1,"trace":{}}"#, #"{"n":1,"error":1}"#,
    #"{"n":1,"trace":[{}]}"#, #"{"n":1,"trace":[{"done":false}]}"#,
    #"{"n":1,"trace":[{"done":true,"value":1}]}"#, #"{"n":1,"trace":[{"raised":1}]}"#,
    #"{"n":1,"trace":[{"value":[1]}]}"#, #"{"n":1,"trace":[{"value":{"point":[1]}}]}"#,
    #"{"n":1,"trace":[{"value":{"point":[1,2],"size":[1,2]}}]}"#,
    #"{"n":1,"trace":[{"value":{"num":"infinity"}}]}"#,
    #"{"n":1,"trace":[{"value":{"path":[["M",1]]}}]}"#,
    #"{"n":1,"trace":[{"value":{"timing":"bouncy"}}]}"#,
    #"{"n":1,"trace":[{"value":{"dict":[["a"]]}}]}"#, #"{"n":1,"trace":[{"value":{"ref":1}}]}"#,
    #"{"n":1,"trace":[{"done":true,"events":{}}]}"#,
    #"{"n":1,"trace":[{"done":true,"events":[{"event":"ran","who":"x1"}]}]}"#,
    #"{"n":1,"trace":[{"done":true,"events":[{"event":"fell","who":"x1"}]}]}"#,
    #"{"n":1,"trace":[{"done":true,"events":[{"event":"called","who":"d1","callback":"go"}]}]}"#,
    #"{"n":1,"hello":{"protocol":2,"engine":{"name":"e"},"supports":{"steps":[],"classes":[]}}}"#,
    #"{"n":1,"hello":{"protocol":1,"engine":{},"supports":{"steps":[],"classes":[]}}}"#,
    #"{"n":1,"hello":{"protocol":1,"engine":{"name":"e"},"supports":{"steps":[]}}}"#,
    #"{"n":1,"hello":{"protocol":1,"engine":{"name":"e"},"#
      + #""supports":{"steps":[],"classes":[]},"clock":"fast"}}"#,
  ])
  func brokenRepliesAreRefused(text: String) throws {
    let json = try Json(parsing: text)
    #expect(try PackageFiles.schema().problems(with: json, as: "reply") != [])
    #expect(throws: MessageProblem.self) { try Reply(json) }
  }

  @Test(arguments: [
    #"{"step":"nonsense"}"#, #"{"on":"l1"}"#, #"{"step":"set","on":"l1","value":1}"#,
    #"{"step":"set","on":"l1","property":"nonsense","value":1}"#, #"{"step":"get","on":1}"#,
    #"{"step":"insert","child":"l1","parent":"l2","index":0.5}"#,
    #"{"step":"advance","seconds":"1"}"#, #"{"step":"tick","thread":"2"}"#,
    #"{"step":"hitTest","on":"l1","point":{"size":[1,2]}}"#,
    #"{"step":"hook","on":"k1","callback":"nonsense","key":"a","value":null}"#,
    #"{"step":"react","on":"d1","callback":"display","limit":1,"steps":[{"step":"no"}]}"#,
    #"{"step":"compute","operation":"transpose","arguments":[]}"#,
    #"{"step":"beginBlock","kind":"animate","options":["sideways"]}"#,
  ])
  func brokenStepsAreRefused(text: String) throws {
    let json = try Json(parsing: text)
    #expect(try PackageFiles.schema().problems(with: json, as: "step") != [])
    #expect(throws: MessageProblem.self) { try Step(json) }
  }

  @Test(arguments: [
    (#"{"n":1,"trace":[{"done":true},{"value":{"point":[1]}}]}"#, "trace[1].value.point"),
    (#"{"n":1,"hello":{"protocol":2}}"#, "hello.protocol"), (#"{"n":"x","bye":{}}"#, "n"),
  ])
  func aComplaintNamesThePlace(text: String, path: String) throws {
    let json = try Json(parsing: text)
    #expect {
      try Reply(json)
    } throws: {
      ($0 as? MessageProblem)?.path == EngineText(path)
    }
  }

  @Test func unknownMembersAreIgnored() throws {
    let text = #"{"n":1,"trace":[{"done":true,"took":1}],"mood":"good"}"#
    let json = try Json(parsing: text)
    #expect(try PackageFiles.schema().problems(with: json, as: "reply") == [])
    #expect(try Reply(json) == Reply(number: 1, .trace(Trace([Outcome(.done)]))))
  }
}
