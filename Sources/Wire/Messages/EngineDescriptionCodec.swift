public import LayerScript
import Rules

extension Json {
  /// What an engine says of itself, as it travels; sets are written in the vocabulary's order.
  public init(_ description: EngineDescription) {
    let engine = Json.members([
      ("name", Json(description.name)), ("version", Json(description.version)),
      ("language", Json(description.language)),
    ])
    let supports = Json.members([
      ("steps", .strings(StepKind.allCases.filter(description.steps.contains).map(\.rawValue))),
      ("subjects", description.subjects.isEmpty ? nil : Json(description.subjects)),
      ("classes", .strings(description.classes.sorted())),
      ("properties", Json(description.properties)),
      ("readOnly", description.readOnly.isEmpty ? nil : Json(description.readOnly)),
      ("writeOnly", description.writeOnly.isEmpty ? nil : Json(description.writeOnly)),
      (
        "callbacks",
        .strings(Callback.allCases.filter(description.callbacks.contains).map(\.rawValue))
      ),
      (
        "features",
        .strings(
          EngineDescription.Feature.allCases.filter(description.features.contains).map(\.rawValue))
      ),
    ])
    let profiles = Profile.allCases.compactMap { profile in
      description.profiles[profile].map { Member(profile.rawValue, .string($0 ? "on" : "off")) }
    }
    let limits = description.stepLimit.map { Json.members([("steps", .number(Double($0)))]) }
    self = .members([
      ("protocol", .number(Double(Request.protocolVersion))), ("engine", engine),
      ("supports", supports), ("profiles", .object(profiles)),
      (
        "deviations",
        description.deviations.isEmpty ? nil : .array(description.deviations.map { Json($0) })
      ),
      ("clock", .string(description.clock.rawValue)),
      ("clockResolution", description.clockResolution.map { .number($0) }),
      ("precision", .string(description.precision.rawValue)), ("limits", limits),
      ("unknown", description.unknown.isEmpty ? nil : .array(description.unknown.map { Json($0) })),
    ])
  }
}

extension Json {
  /// Properties by class, in the order of the vocabulary.
  private init(_ properties: [String: Set<Property>]) {
    self = .object(
      properties.sorted { $0.key < $1.key }.map { name, declared in
        Member(name, .strings(Property.allCases.filter(declared.contains).map(\.rawValue)))
      })
  }
}

extension Json {
  /// Subjects by kind of step, in the order of the vocabulary.
  private init(_ subjects: [StepKind: Set<String>]) {
    self = .object(
      StepKind.allCases.compactMap { kind in
        subjects[kind].map { Member(kind.rawValue, .strings($0.sorted())) }
      })
  }
}

extension EngineDescription {
  /// Reads what an engine says of itself.
  ///
  /// Names that this version does not know are left out, and told of: a driver may be newer than the
  /// harness, or its author may have mistyped them.
  init(_ field: Field) throws(MessageProblem) {
    let version = try field.member("protocol")
    if try version.integer() != Request.protocolVersion {
      throw version.problem(
        "the driver speaks another version than this harness, which speaks version "
          + "\(Request.protocolVersion) alone")
    }
    let engine = try field.member("engine")
    let supports = try field.member("supports")
    self.init(
      name: try engine.member("name").engineText(),
      version: try engine.optional("version")?.engineText() ?? "",
      language: try engine.optional("language")?.engineText() ?? "",
      steps: Set(try supports.member("steps").known(StepKind.self)),
      classes: Set(try supports.member("classes").texts().filter(Declared.classes.contains)),
      properties: try supports.properties("properties"),
      callbacks: Set(try supports.knownIfAny("callbacks", Callback.self)),
      features: Set(try supports.knownIfAny("features", Feature.self)))
    subjects = try supports.subjects()
    readOnly = try supports.properties("readOnly")
    writeOnly = try supports.properties("writeOnly")
    profiles = try field.profiles()
    for name in try field.optional("deviations")?.elements() ?? [] {
      deviations.append(try name.engineText())
    }
    if let clock = field.optional("clock") {
      self.clock = try clock.choice("controlled, real or none", of: ClockControl.self)
    }
    if let resolution = field.optional("clockResolution") {
      let seconds = try resolution.number()
      // Rules keep a thousandth of a second away from ends, which sixty steps must not use up.
      guard seconds > 0, seconds <= 1e-5 else {
        throw resolution.problem("expected seconds above 0 and up to 0.00001, and not \(seconds)")
      }
      clockResolution = seconds
    }
    if let precision = field.optional("precision") {
      self.precision = try precision.choice("double or single", of: Precision.self)
    }
    if let limit = field.optional("limits")?.optional("steps") {
      let steps = try limit.integer()
      if steps < 1 { throw limit.problem("expected a whole number above zero, and not \(steps)") }
      stepLimit = steps
    }
    unknown = Declared.unknown(in: field.json)
  }
}

extension Field {
  fileprivate func texts() throws(MessageProblem) -> [String] {
    var texts: [String] = []
    for element in try elements() { texts.append(try element.string()) }
    return texts
  }

  fileprivate func known<Choice: RawRepresentable>(
    _ type: Choice.Type
  ) throws(MessageProblem) -> [Choice] where Choice.RawValue == String {
    try texts().compactMap { Choice(rawValue: $0) }
  }

  fileprivate func knownIfAny<Choice: RawRepresentable>(
    _ key: String, _ type: Choice.Type
  ) throws(MessageProblem) -> [Choice] where Choice.RawValue == String {
    guard let field = optional(key) else { return [] }
    return try field.known(type)
  }

  /// Lists of properties by class.
  fileprivate func properties(_ key: String) throws(MessageProblem) -> [String: Set<Property>] {
    var properties: [String: Set<Property>] = [:]
    guard let declared = optional(key) else { return [:] }
    for member in declared.json.asObject ?? [] {
      let list = Field(member.value, path: "\(declared.path).\(member.key)")
      let known = Set(try list.known(Property.self))
      if Declared.owners.contains(member.key) { properties[member.key] = known }
    }
    return properties
  }

  /// Subjects by kind of step.
  fileprivate func subjects() throws(MessageProblem) -> [StepKind: Set<String>] {
    var subjects: [StepKind: Set<String>] = [:]
    guard let declared = optional("subjects") else { return [:] }
    for member in declared.json.asObject ?? [] {
      let list = Field(member.value, path: "\(declared.path).\(member.key)")
      let names = try list.texts().filter(StepVariant.subjects.contains)
      if let kind = StepKind(rawValue: member.key) { subjects[kind] = Set(names) }
    }
    return subjects
  }

  fileprivate func profiles() throws(MessageProblem) -> [Profile: Bool] {
    var profiles: [Profile: Bool] = [:]
    guard let declared = optional("profiles") else { return [:] }
    for member in declared.json.asObject ?? [] {
      guard let profile = Profile(rawValue: member.key) else { continue }
      switch member.value.asString {
      case "on": profiles[profile] = true
      case "off": profiles[profile] = false
      default:
        throw MessageProblem(
          path: "\(declared.path).\(member.key)", message: "expected \"on\" or \"off\"")
      }
    }
    if let (one, other) = Profile.contradiction(in: profiles) {
      throw MessageProblem(
        path: "\(declared.path).\(other.rawValue)",
        message: "contradicts '\(one.rawValue)', which is on, too: declare one of them off")
    }
    return profiles
  }
}
