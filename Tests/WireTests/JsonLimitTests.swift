import Testing

@testable import Wire

/// How much a document may hold, and that reading it takes no more than its size asks for.
struct JsonLimitTests {
  @Test func asManyValuesAsAreAllowedAreRead() throws {
    let text = "[" + String(repeating: "0,", count: JsonParser.valueLimit - 2) + "0]"
    #expect(try Json(parsing: text).asArray?.count == JsonParser.valueLimit - 1)
  }

  @Test func oneMoreIsRefusedAtItsPlace() throws {
    let text = "[" + String(repeating: "0,", count: JsonParser.valueLimit - 1) + "0]"
    let error = #expect(throws: JsonError.self) { try Json(parsing: text) }
    #expect(error?.message == "there are more than 1000000 values")
    #expect(error?.offset == text.utf8.count - 2)
  }

  @Test func anObjectMayHaveManyKeys() throws {
    let members = (0..<20_000).map { "\"key\($0)\":\($0)" }.joined(separator: ",")
    #expect(try Json(parsing: "{\(members)}").asObject?.count == 20_000)
  }

  @Test(arguments: [2, 15, 16, 17, 5_000])
  func aKeyThatStandsTwiceIsFoundHoweverFarApart(count: Int) throws {
    let members = (0..<count).map { "\"key\($0)\":0" }.joined(separator: ",")
    let error = #expect(throws: JsonError.self) { try Json(parsing: "{\(members),\"key1\":0}") }
    #expect(error?.message == "the key \"key1\" stands twice in one object")
  }

  @Test func keysThatOnlyLookAlikeAreTwoAmongMany() throws {
    let members = (0..<40).map { "\"key\($0)\":0" }.joined(separator: ",")
    let text = "{\(members),\"\u{E9}\":1,\"e\u{301}\":2}"
    #expect(try Json(parsing: text).asObject?.count == 42)
  }
}
