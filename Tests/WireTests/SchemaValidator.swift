import Wire

/// As much of JSON Schema (draft 2020-12) as the schema of the protocol needs.
///
/// A keyword that it does not know is an error, so that nothing in the schema is silently ignored.
struct SchemaValidator {
  /// A schema that makes no sense, or that says something this validator does not know.
  struct BadSchema: Error {
    let message: String
  }

  private static let annotations: Set<String> = ["$schema", "$defs", "title", "description"]

  let root: Json

  /// What is wrong with a document; empty when it is valid.
  func problems(with document: Json) throws -> [String] {
    try problems(document, root, "document")
  }

  /// What is wrong with a document as one of the definitions of the schema.
  func problems(with document: Json, as definition: String) throws -> [String] {
    try problems(document, resolved("#/$defs/\(definition)"), definition)
  }

  private func problems(_ json: Json, _ schema: Json, _ path: String) throws -> [String] {
    if case .boolean(let allows) = schema { return allows ? [] : ["\(path): must not be there"] }
    guard let keywords = schema.asObject else {
      throw BadSchema(message: "\(schema) is not a schema")
    }
    var found: [String] = []
    for keyword in keywords where !Self.annotations.contains(keyword.key) {
      found += try problems(json, keyword, schema, path)
    }
    return found
  }

  private func problems(
    _ json: Json, _ keyword: Json.Member, _ schema: Json, _ path: String
  ) throws -> [String] {
    let argument = keyword.value
    switch keyword.key {
    case "$ref": return try problems(json, resolved(try text(argument)), path)
    case "type":
      let names = try (argument.asArray ?? [argument]).map(text)
      let fits = try names.contains { try Self.fits(json, $0) }
      return fits ? [] : ["\(path): is not \(names.joined(separator: " or "))"]
    case "const": return json == argument ? [] : ["\(path): is not \(argument)"]
    case "enum": return try list(argument).contains(json) ? [] : ["\(path): is not listed"]
    case "anyOf", "oneOf":
      let results = try list(argument).map { try problems(json, $0, path) }
      let count = results.count { $0.isEmpty }
      if count == 1 || count > 1 && keyword.key == "anyOf" { return [] }
      return ["\(path): fits \(count) of \(results.count) alternatives"]
    case "minimum":
      guard let number = json.asNumber, let least = argument.asNumber else { return [] }
      return number >= least ? [] : ["\(path): is less than \(least)"]
    default: return try structuralProblems(json, keyword, schema, path)
    }
  }

  private func structuralProblems(
    _ json: Json, _ keyword: Json.Member, _ schema: Json, _ path: String
  ) throws -> [String] {
    let elements = json.asArray ?? []
    let members = json.asObject ?? []
    switch keyword.key {
    case "minItems", "maxItems":
      guard let limit = keyword.value.asInteger else { throw BadSchema(message: "no limit") }
      guard json.asArray != nil else { return [] }
      let isRight = keyword.key == "minItems" ? elements.count >= limit : elements.count <= limit
      return isRight ? [] : ["\(path): has \(elements.count) elements"]
    case "prefixItems":
      return try zip(elements, list(keyword.value)).enumerated().flatMap { place, pair in
        try problems(pair.0, pair.1, "\(path)[\(place)]")
      }
    case "items":
      let first = schema["prefixItems"]?.asArray?.count ?? 0
      return try elements.enumerated().dropFirst(first).flatMap { place, element in
        try problems(element, keyword.value, "\(path)[\(place)]")
      }
    case "required":
      guard json.asObject != nil else { return [] }
      return try list(keyword.value).map(text).filter { json[$0] == nil }.map {
        "\(path): '\($0)' is missing"
      }
    case "properties":
      return try members.flatMap { member in
        guard let schema = keyword.value[member.key] else { return [] as [String] }
        return try problems(member.value, schema, "\(path).\(member.key)")
      }
    case "additionalProperties":
      return try members.filter { schema["properties"]?[$0.key] == nil }.flatMap { member in
        try problems(member.value, keyword.value, "\(path).\(member.key)")
      }
    default: throw BadSchema(message: "unknown keyword '\(keyword.key)'")
    }
  }

  private static func fits(_ json: Json, _ type: String) throws -> Bool {
    switch type {
    case "null": json == .null
    case "boolean": json.asBoolean != nil
    case "number": json.asNumber != nil
    case "integer": json.asInteger != nil
    case "string": json.asString != nil
    case "array": json.asArray != nil
    case "object": json.asObject != nil
    default: throw BadSchema(message: "unknown type '\(type)'")
    }
  }

  private func resolved(_ reference: String) throws -> Json {
    let prefix = "#/$defs/"
    guard reference.hasPrefix(prefix),
      let schema = root["$defs"]?[String(reference.dropFirst(prefix.count))]
    else { throw BadSchema(message: "'\(reference)' leads nowhere") }
    return schema
  }

  private func text(_ json: Json) throws -> String {
    guard let text = json.asString else { throw BadSchema(message: "\(json) is not a text") }
    return text
  }

  private func list(_ json: Json) throws -> [Json] {
    guard let list = json.asArray else { throw BadSchema(message: "\(json) is not a list") }
    return list
  }
}
