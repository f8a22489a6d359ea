/// Why a check that found nothing wrong does not show that anything is right: it tested nothing, or hardly
/// anything of what it drew.
///
/// A check that is vacuous has not passed, whatever it found.
public struct Vacuity: Hashable, Sendable, CustomStringConvertible {
  /// The least part of the cases that must be tested: one in so many.
  public static let leastPart = 20

  /// How many cases were carried out.
  public let cases: Int
  /// For how many of them nothing could be drawn: the generator led to no value, or no command was possible.
  public let undrawn: Int
  /// How many values the property does not speak of.
  public let discarded: Int

  /// Judges the numbers of a check; nil where enough of the cases were tested.
  init?(cases: Int, undrawn: Int, discarded: Int = 0) {
    let tested = cases - undrawn - discarded
    guard tested <= 0 || tested * Self.leastPart < cases else { return nil }
    self.cases = cases
    self.undrawn = undrawn
    self.discarded = discarded
  }

  /// How many cases were tested.
  public var tested: Int { cases - undrawn - discarded }

  /// What was not tested and why, and what to do about it.
  public var description: String {
    if cases == 0 {
      return "nothing was tested: no case was carried out; give it more cases or time"
    }
    let share = tested == 0 ? "nothing was tested" : "only \(tested) of \(cases) cases were tested"
    return "\(share): \(undrawn >= discarded ? undrawnText : discardedText)"
  }

  private var undrawnText: String {
    "for \(undrawn) of \(cases) cases nothing could be drawn; let the generator draw what its filter "
      + "lets through, or let the first state permit a command"
  }

  private var discardedText: String {
    "\(discarded) of \(cases) values do not meet the premise of the property; let the generator draw "
      + "such as do"
  }
}
