import Choices
import Foundation
import Testing
import Wire

/// The parser against the standard, with Foundation as the second opinion.
struct JsonParserTests {
  @Test(arguments: [
    "null", "true", " [ ] ", "{}", #"{"a":[1,2,{"b":null}],"c":"d"}"#, "0", "-0", "1e3", "-1.5E-2",
    "123456789012345678", "0.1", "5e-324", "1.7976931348623157e308", #""""#,
    #""a\"\\\/\b\f\n\r\t""#,
    #""\u0041\u00e9\ud83d\ude00""#, "\"\u{1F600}e\u{301}\"", "\t[1 ,\r\n2]\n", #"[true,false]"#,
    #"{"":1}"#, #""\u0000""#, "[[[[[[]]]]]]",
  ])
  func goodDocumentsReadAsFoundationReadsThem(text: String) throws {
    let foreign = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    #expect(try Self.json(foreign) == Self.sorted(Json(parsing: text)))
  }

  @Test(arguments: [
    ("", 0), ("  ", 2), ("[1,]", 3), ("[1", 2), ("[1 2]", 3), (#"{"a":1,}"#, 7), (#"{"a"}"#, 4),
    (#"{a:1}"#, 1), (#"{"a":"#, 5), ("01", 0), ("-", 0), ("+1", 0), (".5", 0), ("1.", 2),
    ("1e", 2), ("nul", 3), ("nulL", 3), ("True", 0), ("NaN", 0), ("Infinity", 0), ("[] []", 3),
    ("'a'", 0), (#""a"#, 0), (#""\x""#, 2), (#""\u12"#, 3), (#""\u12g4""#, 3), (#""\u+123""#, 3),
    (#""\u-000""#, 3), (#""\ud800""#, 7), (#""\udc00""#, 7), (#""\ud800\ud800""#, 13),
    ("\"\n\"", 1),
    ("\u{FEFF}1", 0), ("[1]]", 3), ("1e999", 0), ("-1e999", 0), (#"{"a":1,"a":2}"#, 7),
    (#"{"a":1,"\u0061":2}"#, 7),
  ])
  func badDocumentsAreRefusedAtTheirPlace(text: String, offset: Int) throws {
    #expect {
      try Json(parsing: text)
    } throws: { error in
      guard let error = error as? JsonError else { return false }
      #expect(error.offset == offset, "\(error)")
      return error.description.hasPrefix("byte \(offset): ")
    }
  }

  @Test(arguments: [
    [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
  ])
  func textsThatAreNotUTF8AreRefused(bytes: [UInt8]) {
    #expect(throws: JsonError.self) { try Json(parsing: bytes) }
  }

  @Test(arguments: [#"[{"a":"#, "[", #"{"a":"#])
  func nestingWithoutEndIsRefused(unit: String) {
    let text = String(repeating: unit, count: 200_000)
    #expect {
      try Json(parsing: text)
    } throws: {
      ($0 as? JsonError)?.message.contains("nesting") == true
    }
  }

  @Test func nestingUpToTheLimitIsRead() throws {
    let text = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(try Json(parsing: text).description == text)
  }

  @Test func keysThatOnlyLookAlikeAreDifferentKeys() throws {
    let json = try Json(parsing: "{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(json.asObject?.map(\.value) == [.number(1), .number(2)])
  }

  @Test func everyTruncationOfADocumentIsRefused() throws {
    let bytes = Array(#"{"a":[1.5e3,"b\u00e9\n",null,true],"c":{"d":false}}"#.utf8)
    for count in bytes.indices {
      #expect(throws: JsonError.self) { try Json(parsing: bytes[..<count]) }
    }
  }

  @Test func anyBytesAreReadOrRefused() throws {
    var random = SplitMix64(seed: 7)
    let alphabet = Array(#"{}[]":,\u0123456789eE+-. truefalsn"#.utf8) + [0xC3, 0xA9, 0xFF, 10]
    for _ in 0..<2000 {
      let length = Int(random.next(below: 24))
      let bytes = (0..<length).map { _ in alphabet[Int(random.next(below: UInt64(alphabet.count)))]
      }
      guard let json = try? Json(parsing: bytes) else { continue }
      #expect(try Json(parsing: json.bytes) == json)
    }
  }

  private static func json(_ value: Any) throws -> Json {
    switch value {
    case is NSNull: return .null
    case let text as String: return .string(text)
    case let list as [Any]: return .array(try list.map { try json($0) })
    case let members as [String: Any]:
      let pairs = try members.map { Json.Member($0.key, try json($0.value)) }
      return .object(pairs.sorted { $0.key < $1.key })
    default:
      let number = try #require(value as? NSNumber)
      let isTruth = String(cString: number.objCType) == "c"
      return isTruth ? .boolean(number.boolValue) : .number(number.doubleValue)
    }
  }

  private static func sorted(_ json: Json) -> Json {
    switch json {
    case .array(let elements): .array(elements.map(sorted))
    case .object(let members):
      .object(
        members.map { Json.Member($0.key, sorted($0.value)) }.sorted { $0.key < $1.key })
    default: json
    }
  }
}
