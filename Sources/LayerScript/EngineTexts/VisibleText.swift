extension Unicode.Scalar {
  /// Tells whether the character does something else than show itself: controls, bidirectional and
  /// zero-width marks, separators of lines, and what has no meaning at all.
  package var isHidden: Bool {
    if value < 0x7F { return value < 0x20 }
    if value < 0xA0 { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// The character as Swift and scripts escape it.
  var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}

extension String {
  /// The text in one line with all of it to be seen: what is hidden is spelled as an escape.
  package var visible: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isHidden { text += scalar.escape } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// The text in double quotes; what is hidden, quotes and backslashes are escaped as Swift and scripts
  /// escape them.
  var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        text += "\\" + String(scalar)
      } else if scalar.isHidden {
        text += scalar.escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// The text in double quotes as C has it: what is hidden stands as the octal codes of its bytes, and
  /// no two question marks stand together, which would begin a trigraph.
  var quotedForC: String {
    var text = "\""
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case "?" where previous == "?": text += "\\?"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default:
        if scalar.isHidden {
          text += String(scalar).utf8.map(\.octalEscape).joined()
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
      previous = scalar
    }
    return text + "\""
  }
}

extension String {
  /// The text as one word of bash and zsh, in which what is hidden stands as the octal codes of its bytes.
  package var quotedForShell: String {
    var text = "$'"
    for scalar in unicodeScalars {
      if scalar == "'" || scalar == "\\" {
        text += "\\" + String(scalar)
      } else if scalar.isHidden {
        text += String(scalar).utf8.map(\.octalEscape).joined()
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "'"
  }
}

extension UInt8 {
  /// Three digits, so that a digit behind them is not taken for one of theirs.
  fileprivate var octalEscape: String {
    let digits = String(self, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
