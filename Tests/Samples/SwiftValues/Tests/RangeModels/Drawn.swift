public import Choices
import Foundation
public import Ranges

/// Short ranges around zero.
public let ranges: Generator<ClosedRange<Int>> =
  Generator.integer(in: -20...20).and(.integer(in: 0...5)).map(
    { $0.0...$0.0 + $0.1 }, from: { ($0.lowerBound, $0.count - 1) })

/// The mistake that the tests are to find, from the environment.
public let mistake = ProcessInfo.processInfo.environment["RANGES_MISTAKE"].flatMap(Mistake.init)
