/// What a step does, without the names of objects and without values.
///
/// Two scripts that show one mistake have steps of the same forms, whatever their objects are called.
public struct StepForm: Hashable, Sendable {
  /// What is done, such as `get`; for an event its kind.
  public var verb: String
  /// To what sort of object, such as `layer`, `presentation` or `CABasicAnimation`; may be empty.
  public var subject: String
  /// The property, key or key path that it is about; nil where it is about none.
  public var property: String?
  /// The sort of value or the option that it takes, such as `nil`; nil for what is usual.
  public var detail: String?

  /// Creates a form.
  public init(
    _ verb: String, _ subject: String = "", _ property: String? = nil, detail: String? = nil
  ) {
    self.verb = verb
    self.subject = subject
    self.property = property
    self.detail = detail
  }
}

extension StepForm: CustomStringConvertible {
  /// The form in the words of a script.
  public var description: String {
    let object = subject.isEmpty ? "" : " \(subject)"
    let dot = subject.isEmpty ? " " : "."
    return verb + object + (property.map { dot + $0 } ?? "") + (detail.map { " \($0)" } ?? "")
  }
}
