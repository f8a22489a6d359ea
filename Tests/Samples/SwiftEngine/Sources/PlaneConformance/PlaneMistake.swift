import Foundation
import Planes

/// The mistake that planes are made with, by the variable `PLANE_MISTAKE`; nil without one.
enum PlaneMistake {
  static let present = ProcessInfo.processInfo.environment["PLANE_MISTAKE"].flatMap {
    Mistake(rawValue: $0)
  }
}
