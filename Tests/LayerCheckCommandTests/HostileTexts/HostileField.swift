import LayerScript
import Testing
import Wire

/// A place in a message of a driver where a text may stand, with what the driver says then.
struct HostileField: Sendable, CustomTestStringConvertible {
  /// What a driver says: its greeting, and its answer to a script of three steps.
  struct Said {
    var hello: [UInt8]
    var answer: [UInt8]
  }

  let name: String
  let said: @Sendable (String) -> Said

  var testDescription: String { name }

  static let all = greeting + answers + events + lines

  /// What a driver says that has nothing to say.
  static let calm = Said(hello: line(hello: []), answer: line(outcome: [("value", .null)]))

  static let script = "new l1; set l1.opacity 0.5; get l1.name"

  /// A member of the greeting.
  private static func hello(
    _ name: String, _ members: @escaping @Sendable (String) -> [(String, Json?)]
  ) -> HostileField {
    HostileField(name: name) { text in
      Said(hello: line(hello: members(text)), answer: line(outcome: [("value", .null)]))
    }
  }

  /// A member of what is said under `supports`.
  private static func supports(
    _ name: String, _ member: @escaping @Sendable (Json) -> (String, Json?)
  ) -> HostileField {
    hello("supports.\(name)") { [("supports", .members(usual + [member(.string($0))]))] }
  }

  private static let greeting: [HostileField] = [
    hello("engine.name") { [("engine", .members([("name", .string($0))]))] },
    hello("engine.version") {
      [("engine", .members([("name", .string("e")), ("version", .string($0))]))]
    },
    hello("engine.language") {
      [("engine", .members([("name", .string("e")), ("language", .string($0))]))]
    },
    supports("callbacks") { ("callbacks", .array([$0])) },
    supports("features") { ("features", .array([$0])) },
    supports("properties by class") {
      ("properties", .members([($0.asString ?? "", .array([.string("bounds")]))]))
    },
    supports("properties") { ("properties", .members([("CALayer", .array([$0]))])) },
    supports("subjects") { ("subjects", .members([("get", .array([$0]))])) },
    supports("readOnly") { ("readOnly", .members([("CALayer", .array([$0]))])) },
    supports("properties that are no list") { ("properties", .members([($0.asString ?? "", $0)])) },
    hello("supports.steps") {
      [("supports", .members([("steps", .strings(["new", $0])), ("classes", .array([]))]))]
    },
    hello("supports.classes") {
      [("supports", .members([("steps", .strings(["new"])), ("classes", .strings([$0]))]))]
    },
    hello("profiles") { [("profiles", .members([($0, .string("on"))]))] },
    hello("profile on or off") { [("profiles", .members([("gate", .string($0))]))] },
    hello("clock") { [("clock", .string($0))] },
    hello("precision") { [("precision", .string($0))] },
    hello("protocol") { [("protocol", .string($0))] },
    hello("unknown") { [("unknown", .strings([$0]))] },
  ]

  /// The outcome of the last step.
  private static func answer(
    _ name: String, _ members: @escaping @Sendable (Json) -> [(String, Json?)]
  ) -> HostileField {
    HostileField(name: name) { text in
      Said(hello: line(hello: []), answer: line(outcome: members(.string(text))))
    }
  }

  private static func value(
    _ name: String, _ value: @escaping @Sendable (Json) -> Json
  ) -> HostileField {
    answer("value, \(name)") { [("value", value($0))] }
  }

  private static let answers: [HostileField] = [
    answer("raised") { [("raised", $0)] },
    answer("reason") { [("raised", .string("X")), ("reason", $0)] },
    answer("unsupported") { [("unsupported", $0)] },
    answer("failed") { [("failed", $0)] },
    answer("done that is none") { [("done", $0)] },
    answer("another member") { [(($0.asString ?? ""), .boolean(true))] },
    value("text") { $0 },
    value("list") { .members([("list", .array([$0, $0]))]) },
    value("key") { .members([("dict", .array([.array([$0, .number(1)])]))]) },
    value("entry") { .members([("dict", .array([.array([.string("k"), $0])]))]) },
    value("reference") { .members([("ref", $0)]) },
    value("kind") { .members([(($0.asString ?? ""), .number(1))]) },
    value("number") { .members([("num", $0)]) },
    value("timing function") { .members([("timing", $0)]) },
    value("element of a path") { .members([("path", .array([.array([$0])]))]) },
    value("rectangle") { .members([("rect", .array([$0, $0, $0, $0]))]) },
  ]

  /// An event of the last step.
  private static func event(
    _ name: String, _ kind: String, _ members: @escaping @Sendable (Json) -> [(String, Json?)]
  ) -> HostileField {
    answer("event \(kind), \(name)") { text in
      [
        ("value", .null),
        ("events", .array([.members([("event", .string(kind))] + members(text))])),
      ]
    }
  }

  private static let asked: [(String, Json?)] = [
    ("who", .string("d1")), ("callback", .string("actionForKey")),
  ]

  private static let events: [HostileField] = [
    answer("event") {
      [("value", .null), ("events", .array([.members([("event", $0), ("who", .string("d1"))])]))]
    },
    event("who", "asked") { [("who", $0), ("callback", .string("actionForKey")), ("key", $0)] },
    event("callback", "asked") {
      [("who", .string("d1")), ("callback", $0), ("key", .string("k"))]
    },
    event("key", "asked") { asked + [("key", $0)] },
    event("layer", "asked") { asked + [("key", .string("k")), ("layer", $0)] },
    event("seen", "asked") { asked + [("key", .string("k")), ("seen", $0)] },
    event("key", "ran") { [("who", .string("x1")), ("key", $0), ("layer", .string("l1"))] },
    event("animation", "started") { [("who", .string("h1")), ("animation", $0)] },
    event("finished", "stopped") {
      [("who", .string("h1")), ("animation", .string("a1")), ("finished", $0)]
    },
    event("who", "completed") { [("who", $0)] },
    event("callback", "called") { [("who", .string("d1")), ("callback", $0)] },
    event("key", "changed") {
      [("layer", .string("l1")), ("key", $0), ("old", .null), ("new", .null)]
    },
    event("old", "changed") {
      [("layer", .string("l1")), ("key", .string("k")), ("old", $0), ("new", .null)]
    },
    event("new", "changed") {
      [("layer", .string("l1")), ("key", .string("k")), ("old", .null), ("new", $0)]
    },
  ]

  private static let lines: [HostileField] = [
    HostileField(name: "refusal") {
      Said(hello: line(hello: []), answer: message(2, "error", .string($0)))
    },
    HostileField(name: "refusal of the greeting") {
      Said(hello: message(1, "error", .string($0)), answer: [])
    },
    HostileField(name: "member of a message") {
      Said(hello: line(hello: []), answer: message(2, $0, .boolean(true)))
    },
    HostileField(name: "number of a message") {
      let answer = Json.members([("n", .string($0)), ("trace", .array([]))])
      return Said(hello: line(hello: []), answer: answer.bytes)
    },
    HostileField(name: "line of an answer") {
      Said(hello: line(hello: []), answer: Array($0.utf8))
    },
    HostileField(name: "line of the greeting") { Said(hello: Array($0.utf8), answer: []) },
    HostileField(name: "answer that is no trace") {
      Said(hello: line(hello: []), answer: message(2, "trace", .string($0)))
    },
  ]

  private static let usual: [(String, Json?)] = [
    ("steps", .strings(["new", "set", "get"])), ("classes", .strings(["CALayer"])),
  ]

  private static func message(_ number: Double, _ key: String, _ content: Json) -> [UInt8] {
    Json.members([("n", .number(number)), (key, content)]).bytes
  }

  /// A greeting with some members in the place of the usual ones.
  private static func line(hello members: [(String, Json?)]) -> [UInt8] {
    let standard: [(String, Json?)] = [
      ("protocol", .number(1)), ("engine", .members([("name", .string("e"))])),
      ("supports", .members(usual)),
    ]
    let rest = standard.filter { entry in !members.contains { $0.0 == entry.0 } }
    return message(1, "hello", .members(rest + members))
  }

  /// An answer to the script with some outcome of its last step.
  private static func line(outcome members: [(String, Json?)]) -> [UInt8] {
    let done = Json.members([("done", .boolean(true))])
    return message(2, "trace", .array([done, done, .members(members)]))
  }
}
