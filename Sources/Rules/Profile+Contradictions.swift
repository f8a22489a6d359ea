extension Profile {
  /// The profiles that no engine can have on together with this one, because each says another thing of
  /// the same behaviour.
  private var rivals: [Profile] {
    switch self {
    case .iOSLike: [.macOSLike]
    case .view7: [.view8, .uikit11, .uikit13]
    default: []
    }
  }

  /// Tells whether no engine can have both profiles on.
  public func contradicts(_ other: Profile) -> Bool {
    rivals.contains(other) || other.rivals.contains(self)
  }

  /// The first two profiles, in the order of the catalogue, that are both on and contradict each other.
  ///
  /// - Parameter declared: What is declared, on or off.
  /// - Returns: The two; nil where all that is declared can be true at once.
  public static func contradiction(in declared: [Profile: Bool]) -> (Profile, Profile)? {
    for profile in allCases where declared[profile] == true {
      if let rival = profile.rivals.first(where: { declared[$0] == true }) {
        return (profile, rival)
      }
    }
    return nil
  }

  /// All profiles that can be on together, and the rest off: the conventions of macOS, and of the versions of
  /// blocks the later ones.
  public static let allTogether: [Profile: Bool] = {
    var together: [Profile: Bool] = [:]
    for profile in allCases { together[profile] = profile.rivals.isEmpty }
    return together
  }()
}
