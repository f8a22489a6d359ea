import Geometry
import LayerModel
import LayerScript

/// A world with a committed tree of some size, and steps on it.
struct ScaledWorld {
  /// How the tree is built.
  enum Shape: String, CaseIterable {
    /// All layers under one.
    case wide
    /// Each layer under the one before.
    case deep
  }

  private(set) var world = World()
  let size: Int

  /// Builds the tree and commits it; the first layer is the root of the surface.
  init(_ shape: Shape, size: Int) {
    self.size = size
    perform(.new(Creation(.layer(1), type: .known(.layer))))
    for number in 2...max(2, size) {
      perform(.new(Creation(.layer(number), type: .known(.layer))))
    }
    // From the bottom up, so that no subtree is walked again and again.
    switch shape {
    case .wide: for number in 2...max(2, size) { perform(.add(.layer(number), to: .layer(1))) }
    case .deep:
      for number in (2...max(2, size)).reversed() {
        perform(.add(.layer(number), to: .layer(number - 1)))
      }
    }
    perform(.host(.layer(1)))
    perform(.tick)
  }

  mutating func perform(_ command: Command) {
    _ = world.perform(Step(command))
  }

  mutating func ask(_ query: Query) {
    _ = world.perform(Step(query))
  }
}

extension ScaledWorld {
  /// Gives layers animations of a second, and commits them.
  mutating func animate(_ layers: [Int], each count: Int) {
    perform(
      .new(
        Creation(
          .animation(1), type: .known(.basicAnimation),
          settings: [
            Value.Entry("keyPath", .string("zPosition")), Value.Entry("fromValue", .number(0)),
            Value.Entry("toValue", .number(1)), Value.Entry("duration", .number(1)),
          ])))
    for layer in layers {
      for index in 0..<count {
        perform(.addAnimation(.animation(1), to: .layer(layer), key: "k\(index)"))
      }
    }
    perform(.tick)
    perform(.advance(0.25))
    perform(.tick)
  }

  /// Lets all animations end.
  mutating func endAnimations() {
    perform(.advance(2))
    perform(.tick)
  }
}
