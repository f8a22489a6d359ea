/// The name of a rule, which is an area and a number, such as `GEO-06`.
///
/// IDs are never reused.
public struct RuleID: Hashable, Sendable {
  /// The area in the high bits and the number in the low seven.
  let code: UInt16

  /// Creates the ID of a rule; the number lies in 1...127.
  public init(_ area: Area, _ number: Int) {
    precondition((1...127).contains(number), "no area has a rule number \(number)")
    code = UInt16(area.rawValue) << 7 | UInt16(number)
  }

  init(code: UInt16) {
    self.code = code
  }

  /// The chapter that the rule belongs to.
  public var area: Area {
    guard let area = Area(rawValue: UInt8(code >> 7)) else {
      preconditionFailure("rule code \(code) has no area")
    }
    return area
  }

  /// The number of the rule within its area.
  public var number: Int { Int(code & 127) }

  /// Parses an ID such as `GEO-06`, in any case.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let area = Area(name: String(parts[0])), let number = Int(parts[1]),
      (1...127).contains(number)
    else { return nil }
    self.init(area, number)
  }
}

extension RuleID: Comparable {
  /// Orders by the catalogue: areas in their order, numbers within an area.
  public static func < (left: RuleID, right: RuleID) -> Bool { left.code < right.code }
}

extension RuleID: CustomStringConvertible {
  /// The ID as the catalogue spells it, such as `GEO-06`.
  public var description: String { area.name + (number < 10 ? "-0" : "-") + String(number) }
}

extension RuleID {
  /// A rule of the area GEO.
  public static func geo(_ number: Int) -> RuleID { RuleID(.geo, number) }
  /// A rule of the area CONV.
  public static func conv(_ number: Int) -> RuleID { RuleID(.conv, number) }
  /// A rule of the area TREE.
  public static func tree(_ number: Int) -> RuleID { RuleID(.tree, number) }
  /// A rule of the area TRAN.
  public static func tran(_ number: Int) -> RuleID { RuleID(.tran, number) }
  /// A rule of the area KVC.
  public static func kvc(_ number: Int) -> RuleID { RuleID(.kvc, number) }
  /// A rule of the area PROPS.
  public static func props(_ number: Int) -> RuleID { RuleID(.props, number) }
  /// A rule of the area SUB.
  public static func sub(_ number: Int) -> RuleID { RuleID(.sub, number) }
  /// A rule of the area COPY.
  public static func copy(_ number: Int) -> RuleID { RuleID(.copy, number) }
  /// A rule of the area ACT.
  public static func act(_ number: Int) -> RuleID { RuleID(.act, number) }
  /// A rule of the area TXN.
  public static func txn(_ number: Int) -> RuleID { RuleID(.txn, number) }
  /// A rule of the area ANIM.
  public static func anim(_ number: Int) -> RuleID { RuleID(.anim, number) }
  /// A rule of the area TIME.
  public static func time(_ number: Int) -> RuleID { RuleID(.time, number) }
  /// A rule of the area FUNC.
  public static func `func`(_ number: Int) -> RuleID { RuleID(.func, number) }
  /// A rule of the area INTERP.
  public static func interp(_ number: Int) -> RuleID { RuleID(.interp, number) }
  /// A rule of the area PRES.
  public static func pres(_ number: Int) -> RuleID { RuleID(.pres, number) }
  /// A rule of the area CALL.
  public static func call(_ number: Int) -> RuleID { RuleID(.call, number) }
  /// A rule of the area VIEW.
  public static func view(_ number: Int) -> RuleID { RuleID(.view, number) }
  /// A rule of the area LAY.
  public static func lay(_ number: Int) -> RuleID { RuleID(.lay, number) }
  /// A rule of the area DIS.
  public static func dis(_ number: Int) -> RuleID { RuleID(.dis, number) }
}
