/// What a property is read from or written to.
public enum Subject: Hashable, Sendable {
  /// An object of the script; for a layer, its model.
  case object(ObjectName)
  /// The presentation copy of a layer.
  case presentation(ObjectName)
  /// The animation that is attached to a layer under a key.
  case attached(ObjectName, key: String)
  /// The transaction in force.
  case transaction
  /// What all views share.
  case views

  /// The object of the script that is named, if one is.
  public var name: ObjectName? {
    switch self {
    case .object(let name), .presentation(let name), .attached(let name, _): name
    case .transaction, .views: nil
    }
  }
}

/// The class that a class-level query asks, or that a new object gets.
public enum ClassReference: Hashable, Sendable {
  /// A class of the framework.
  case known(ClassName)
  /// A subclass that the script defined.
  case defined(ObjectName)
}
