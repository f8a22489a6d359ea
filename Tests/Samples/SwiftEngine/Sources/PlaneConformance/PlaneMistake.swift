import Foundation
import Planes

/// The mistakes that planes are made with, by the variable `PLANE_MISTAKE`: their names with commas between.
enum PlaneMistake {
  static let present = Set(
    (ProcessInfo.processInfo.environment["PLANE_MISTAKE"] ?? "").split(separator: ",")
      .compactMap { Mistake(rawValue: String($0)) })
}
