extension SwiftBody {
  /// The head of a view block; its body follows.
  func head(of block: ViewBlock) -> [String] {
    let count =
      block.repeatCount.map { ["  UIView.setAnimationRepeatCount(\($0.swiftText))"] } ?? []
    let time = "withDuration: \(block.duration.swiftText), delay: \(block.delay.swiftText)"
    // A closure with another behind it stands inside of the brackets.
    let body = block.completion == nil ? ") {" : ", animations: {"
    switch block.kind {
    case .animate: return ["UIView.animate(\(time), options: \(block.swiftOptions)\(body)"] + count
    case .spring:
      let damping = (block.damping ?? 1).swiftText
      return [
        "UIView.animate(",
        "  \(time), usingSpringWithDamping: \(damping), initialSpringVelocity: 0,",
        "  options: \(block.swiftOptions)\(body)",
      ] + count
    case .keyframes: return ["UIView.animateKeyframes(\(time), options: []\(body)"]
    case .keyframe:
      return [
        "UIView.addKeyframe(withRelativeStartTime: \(block.delay.swiftText), "
          + "relativeDuration: \(block.duration.swiftText)) {"
      ]
    case .withoutAnimation: return ["UIView.performWithoutAnimation {"]
    case .pop: return ["pop(duration: \(block.duration.swiftText)) {"]
    }
  }
}

extension ViewBlock {
  /// Tells whether the kind of block calls another one at its end.
  var mayComplete: Bool {
    switch kind {
    case .animate, .spring, .keyframes: true
    case .keyframe, .withoutAnimation, .pop: false
    }
  }

  fileprivate var swiftOptions: String {
    var words = options.map { option in
      switch option {
      case .beginFromCurrentState: ".beginFromCurrentState"
      case .repeat: ".repeat"
      case .autoreverse: ".autoreverse"
      case .overrideInheritedDuration: ".overrideInheritedDuration"
      case .overrideInheritedCurve: ".overrideInheritedCurve"
      }
    }
    if let curve { words.append(curve.swiftOption) }
    return "[" + words.joined(separator: ", ") + "]"
  }
}

extension TimingFunction.Name {
  fileprivate var swiftOption: String {
    switch self {
    case .linear: ".curveLinear"
    case .easeIn: ".curveEaseIn"
    case .easeOut: ".curveEaseOut"
    case .easeInEaseOut, .default: ".curveEaseInOut"
    }
  }
}
