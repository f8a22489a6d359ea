import LayerScript

extension String {
  /// The text as compilers, shells and browsers have it, scalar by scalar: accents and other letters that
  /// join what stands beside them to one `Character` are replaced by one that does not.
  var withLoneScalars: String {
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar.value < 0x80 || scalar.isHidden ? scalar : "x")
    }
    return text
  }
}
