import Conformance
import LayerScript

extension Json {
  /// What a problem is told from others by.
  init(_ identity: ProblemIdentity) {
    self = .members([
      ("look", Json(identity.look)), ("deviation", .string(identity.deviation.rawValue)),
      ("culprit", Json(identity.culprit)),
      ("passedOn", identity.isPassedOn ? .boolean(true) : nil),
      ("ofCulprit", identity.isOfCulprit ? .boolean(true) : nil),
      ("law", identity.law.map { .string($0) }),
    ])
  }

  /// What a step does, without names and values.
  init(_ form: StepForm) {
    self = .members([
      ("verb", .string(form.verb)),
      ("subject", form.subject.isEmpty ? nil : .string(form.subject)),
      ("property", form.property.map { .string($0) }),
      ("detail", form.detail.map { .string($0) }),
    ])
  }

  /// One way in which a mistake shows.
  init(_ face: FiledFace) {
    self = .members([
      ("identity", Json(face.identity)), ("settings", .strings(face.settings.sorted())),
      ("sideEffect", face.sideEffect.map { Json($0) }), ("length", .number(Double(face.length))),
    ])
  }

  init(_ generality: Generality) {
    self = .numbers([Double(generality.wrong), Double(generality.tried)])
  }
}

extension Field {
  func identity() throws(MessageProblem) -> ProblemIdentity {
    ProblemIdentity(
      look: try member("look").stepForm(),
      deviation: try member("deviation").choice("a deviation", of: Deviation.self),
      culprit: try member("culprit").stepForm(), isPassedOn: optional("passedOn") != nil,
      isOfCulprit: optional("ofCulprit") != nil,
      law: try optional("law").map { field throws(MessageProblem) in try field.words() })
  }

  func stepForm() throws(MessageProblem) -> StepForm {
    StepForm(
      try member("verb").string(),
      try optional("subject").map { field throws(MessageProblem) in try field.string() } ?? "",
      try optional("property").map { field throws(MessageProblem) in try field.string() },
      detail: try optional("detail").map { field throws(MessageProblem) in try field.string() })
  }

  func filedFace() throws(MessageProblem) -> FiledFace {
    var settings: Set<String> = []
    for setting in try member("settings").elements() { settings.insert(try setting.string()) }
    return FiledFace(
      try member("identity").identity(), settings: settings,
      sideEffect: try optional("sideEffect").map { field throws(MessageProblem) in
        try field.stepForm()
      }, length: try member("length").integer())
  }

  func generality() throws(MessageProblem) -> Generality {
    let numbers = try elements()
    if numbers.count != 2 { throw problem("'general' is not a pair of numbers") }
    return Generality(wrong: try numbers[0].integer(), tried: try numbers[1].integer())
  }
}
