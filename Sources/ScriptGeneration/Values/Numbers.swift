import Choices
import LayerScript

/// The mixtures from which the numbers of scripts are drawn.
///
/// Outliers are what a thorough engine has to bear beside the usual numbers: very large and very
/// small ones, decimals that no double holds exactly, and what lies outside of the usual range.
enum Numbers {
  /// Coordinates and displacements.
  static let coordinate = DoubleMixture(
    limits: -1e6...1e6, notable: [1, -1, 0.5, 1e6],
    outliers: [0.1, 0.3, -0.7, 1e-7, -1e-7, 1e10, -1e10, 1e17])
  /// Extents, which are not negative.
  static let extent = DoubleMixture(
    limits: 0...1e6, notable: [1, 0.5, 1e6], outliers: [0.1, 0.3, 0.7, 1e-7, 1e10, 1e17])
  /// Anchor coordinates, inside and outside the unit square.
  static let anchor = DoubleMixture(
    limits: -8...8, notable: [0, 0.5, 1, -1, 2, 0.25, 0.2, 0.8], smallSize: 3, binaryPlaces: 2,
    outliers: [0.1, 0.3, 1e-7, 1000, -1000])
  /// Shares of one, in steps that single precision holds exactly.
  static let share = DoubleMixture(
    limits: 0...1, notable: [0, 0.5, 1], smallSize: 1, binaryPlaces: 6, awkwardPercent: 2,
    outliers: [0.1, 0.3, 1e-7])
  /// Depths.
  static let depth = DoubleMixture(
    limits: -1e4...1e4, notable: [0, 1, -1, 0.5], smallSize: 8, awkwardPercent: 0,
    outliers: [0.1, -0.3, 1e-7, 1e10, -1e10], outlierPercent: 1)
  /// Numbers of matrices that are calculated with.
  static let component = DoubleMixture(
    limits: -1e9...1e9, notable: [0, 1, -1, 0.5], smallSize: 16, awkwardPercent: 1,
    outliers: [0.1, 1e-13, -1e-13, 1e13, -1e13], outlierPercent: 3)
  /// Angles in radians, more than one turn included.
  static let angle = DoubleMixture(
    limits: -64...64, notable: [1, -1, 0.5, 4, 3.141592653589793, 1.5707963267948966, 7],
    smallSize: 8, binaryPlaces: 3, awkwardPercent: 2, outliers: [1e-7, -1e-7, 1000])
  /// The components of directions, whose length says nothing (TRAN-06).
  static let direction = DoubleMixture(
    limits: -100...100, notable: [0, 0, 0, 1, -1, 10], smallSize: 2, awkwardPercent: 0,
    outliers: [1e-7, 1e200, -1e200, 1e-200, -1e-200], outlierPercent: 3)
  /// Entries of matrices.
  static let entry = DoubleMixture(
    limits: -16...16, notable: [0, 1, -1, 2, 0.5, -0.5], smallSize: 4, binaryPlaces: 2,
    awkwardPercent: 2, outliers: [0.1, -0.3, 0.001])
  /// Factors of scale, never zero.
  static let factor = DoubleMixture(
    limits: 0.0625...16, notable: [1, 2, 0.5, 3], smallSize: 4, binaryPlaces: 2, simplest: 2,
    outliers: [0.1, 49, 0.001, 1000])
  /// Durations in seconds; long enough for a sample inside them (UA-28, UA-30).
  static let duration = DoubleMixture(
    limits: 0.0625...64, notable: [0.25, 0.5, 1, 2, 5], smallSize: 4, binaryPlaces: 6,
    awkwardPercent: 1, simplest: 1, outliers: [0.1, 0.015625, 1e6], outlierPercent: 1)
  /// Durations of animations, which may be none (ANIM-21) or have no end.
  static let ownDuration = DoubleMixture(
    limits: duration.limits, notable: duration.notable, smallSize: 4, binaryPlaces: 6,
    awkwardPercent: 1, simplest: 1, outliers: [0, -1, 0.1, 0.015625, 1e6, .infinity, -0.5],
    outlierPercent: 4)
  /// Durations of repetition; negative ones are settled nowhere (UA-09).
  static let repeatDuration = DoubleMixture(
    limits: duration.limits, notable: duration.notable, smallSize: 4, binaryPlaces: 6,
    awkwardPercent: 1, simplest: 1, outliers: [0, 0.1, 0.015625, 1e6, .infinity],
    outlierPercent: 4)
  /// Steps of the clock in seconds, often inside the usual durations.
  static let advance = DoubleMixture(
    limits: 0.0078125...1_048_576, notable: [0.125, 0.375, 0.5625, 1.125, 3, 10], smallSize: 3,
    binaryPlaces: 7, awkwardPercent: 1, simplest: 1, outliers: [0.1, 20_000.5, 1_000_000_000.5],
    outlierPercent: 1)
  /// Speeds of time: from a quarter to four; what runs backwards or stands still is open (UA-08).
  static let speed = DoubleMixture(
    limits: 0.25...4, notable: [2, 0.5, 1, 4, 0.25], smallSize: 4, binaryPlaces: 2, simplest: 2,
    outliers: [0.1, 16, 0, -1])
  /// Speeds of layers, which may stop time altogether (TIME-09).
  static let layerSpeed = DoubleMixture(
    limits: 0...4, notable: [0, 2, 0.5, 1, 4], smallSize: 4, binaryPlaces: 2, simplest: 2,
    outliers: [0.1, 16, -1])
  /// Instants and offsets in seconds.
  static let instant = DoubleMixture(
    limits: -100...200, notable: [1, 2, 100, 101], smallSize: 10, binaryPlaces: 2,
    outliers: [0.1, 1e-7, 1e6, -1e6, 1e9])
  /// Counts of repetitions; negative ones are settled nowhere (UA-09).
  static let repeats = DoubleMixture(
    limits: 0...16, notable: [2, 1.5, 2.5, 3], smallSize: 3, binaryPlaces: 1,
    outliers: [0.1, 1e6, 1e6, -1], outlierPercent: 4)
  /// Numbers of single precision, often such as it does not hold exactly (PROPS-50).
  static let single = DoubleMixture(
    limits: -1e6...1e6, notable: [0.1, 1, -1, 0.3, 16_777_217], smallSize: 8, binaryPlaces: 6,
    awkwardPercent: 20)
  /// Counts.
  static let count = DoubleMixture(
    limits: 0...64, notable: [0, 1, 2], smallSize: 8, binaryPlaces: 0, awkwardPercent: 0)
  /// Angles in radians, most of them within a quarter turn of none (UL-33).
  static let turn = DoubleMixture(
    limits: -8...8, notable: [0.5, 1, -0.5, 0.25, 1.5, 2], smallSize: 3, binaryPlaces: 3,
    awkwardPercent: 10)
}
