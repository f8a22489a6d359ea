import Corpus
import LayerScript
import Testing
import Wire

/// The JSON form, from which others run the cases.
struct CorpusJsonTests {
  private func json() throws -> Json {
    try Json(parsing: Array(CorpusFiles.corpus.get().jsonText.utf8))
  }

  @Test func itHasEveryCaseWithItsScript() throws {
    let chapters = try #require(try json()["chapters"]?.asArray)
    let cases = chapters.flatMap { $0["cases"]?.asArray ?? [] }
    let known = try CorpusFiles.cases()
    #expect(cases.compactMap { $0["title"]?.asString } == known.map(\.title))
    for (written, worked) in zip(cases, known) {
      let steps = try Script(try #require(written["steps"]))
      #expect(steps.description == worked.script.description)
      #expect(written["expect"]?.asArray?.count == worked.expectations.count)
    }
  }

  @Test func expectedNumbersAreNumbersWithATolerance() throws {
    let text = """
      case A
      rules GEO-06
      source E10
        new l1; get l1.frame => (190 - 20*sqrt(3), 0, 1/2, 1000) within 1/4
        get l1.sublayers => unordered [l1]
        get l1.contents => something except i1
        get l1.opacity => 1 modulo 4
        set l1.position (nan, 0) => raised
        ! ran x1 opacity l1
        ! besides asked
      """
    let worked = try #require(try CorpusChapter(name: "some", parsing: text).cases.first)
    let expect = try #require(Json(worked)["expect"]).description
    #expect(
      expect == """
        [{"step":1,"value":{"rect":[155.35898384862244,0,0.5,1000]},"tolerance":0.25},\
        {"step":2,"unordered":{"list":[{"ref":"l1"}]}},\
        {"step":3,"something":{"except":{"ref":"i1"}}},\
        {"step":4,"value":1,"tolerance":1.001e-06,"modulus":4},\
        {"step":5,"raised":"now","events":{"list":[{"event":"ran","who":"x1","key":"opacity",\
        "layer":"l1"}],"ordered":true,"besides":["asked"]}}]
        """)
  }

  @Test func theSchemaNamesEveryMemberThatIsWritten() throws {
    let schema = try Json(parsing: Array(CorpusFiles.text("corpus.schema.json").utf8))
    let document = try json()
    #expect(unknown(document, in: schema, root: schema) == [])
  }

  /// The members that a schema without unknown ones does not name, at any depth.
  private func unknown(_ json: Json, in schema: Json, root: Json) -> [String] {
    var schema = schema
    if let name = schema["$ref"]?.asString?.split(separator: "/").last {
      schema = root["$defs"]?[String(name)] ?? .null
    }
    if let elements = json.asArray, let items = schema["items"] {
      return elements.flatMap { unknown($0, in: items, root: root) }
    }
    guard let members = json.asObject, schema["additionalProperties"]?.asBoolean == false else {
      return []
    }
    let required = schema["required"]?.asArray?.compactMap(\.asString) ?? []
    let missing = required.filter { json[$0] == nil }.map { "missing \($0)" }
    return missing
      + members.flatMap { member -> [String] in
        guard let known = schema["properties"]?[member.key] else { return [member.key] }
        return unknown(member.value, in: known, root: root)
      }
  }
}
