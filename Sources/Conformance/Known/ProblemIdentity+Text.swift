import LayerScript

/// What a problem is told from others by, as one line of a list of known failures:
/// `get layer.frame | other value | set layer.anchorPoint`.
extension ProblemIdentity {
  private static let published = "published"
  private static let elsewhere = "elsewhere"
  private static let law = "law "

  /// The line.
  package var listText: String {
    let parts =
      [look.listText, deviation.rawValue, culprit.listText]
      + (isPassedOn ? [Self.published] : []) + (isOfCulprit ? [] : [Self.elsewhere])
      + (law.map { [Self.law + $0.listWords(besides: " -")] } ?? [])
    return parts.joined(separator: " | ")
  }

  /// Reads a line; nil where it is none.
  package init?(listText text: String) {
    let parts = text.listParts
    guard parts.count >= 3, let look = StepForm(listText: parts[0]),
      let deviation = Deviation(rawValue: parts[1]), let culprit = StepForm(listText: parts[2])
    else { return nil }
    self.init(look: look, deviation: deviation, culprit: culprit)
    for part in parts.dropFirst(3) {
      switch part {
      case Self.published: isPassedOn = true
      case Self.elsewhere: isOfCulprit = false
      default:
        var rest = part[...]
        guard rest.popPrefix(Self.law), let name = rest.takeWords(until: "|"), rest.isEmpty else {
          return nil
        }
        law = name
      }
    }
    guard listText == text else { return nil }
  }
}

extension String {
  /// The parts between bars that do not stand in quotes.
  fileprivate var listParts: [String] {
    var (parts, part, isQuoted, isEscaped) = ([String](), "", false, false)
    for character in self {
      if character == "|", !isQuoted {
        parts.append(part)
        part = ""
      } else {
        if character == "\"", !isEscaped { isQuoted.toggle() }
        part.append(character)
      }
      isEscaped = character == "\\" && !isEscaped && isQuoted
    }
    return (parts + [part]).map { part in
      var text = part[...]
      _ = text.popPrefix(" ")
      if text.last == " " { text.removeLast() }
      return String(text)
    }
  }
}
