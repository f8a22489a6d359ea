import Geometry
import LayerModel
import LayerScript

/// A kind of step whose cost is measured against the size of a tree.
enum ScaledWork: String, CaseIterable {
  case listEdit = "list edit"
  case conversion
  case propertyChange = "property change"
  case presentationRead = "presentation read"
  case commit

  /// The steps that one piece of work consists of.
  var steps: Int { self == .commit ? 5 : 1 }

  /// Does one piece of work near the last layer of a tree.
  func perform(_ index: Int, on scaled: inout ScaledWorld, _ shape: ScaledWorld.Shape) {
    let last = scaled.size
    let (layer, neighbour) = (ObjectName.layer(last - index % 2), ObjectName.layer(last - 2))
    switch self {
    case .listEdit:
      let parent = ObjectName.layer(shape == .wide ? 1 : last - 1)
      scaled.perform(.insert(.layer(last), into: parent, at: 0))
    case .conversion:
      let point = Value.point(Point(Double(index), 1))
      scaled.ask(.convert(point, from: .object(layer), to: .object(neighbour)))
    case .propertyChange:
      scaled.perform(.set(.object(layer), .position, .point(Point(Double(index), 1))))
    case .presentationRead: scaled.ask(.get(.presentation(layer), .frame))
    case .commit:
      scaled.perform(.begin)
      scaled.perform(.set(.transaction, .disableActions, .boolean(true)))
      scaled.perform(.set(.object(layer), .position, .point(Point(Double(index), 1))))
      scaled.perform(.commit)
      scaled.perform(.tick)
    }
  }

  /// What must be open around the work, so that it is about what its name says.
  func prepare(_ scaled: inout ScaledWorld) {
    guard self == .propertyChange else { return }
    scaled.perform(.begin)
    scaled.perform(.set(.transaction, .disableActions, .boolean(true)))
  }

  /// How much more a step may cost in a tree that is larger by some factor.
  ///
  /// A list edit may move the memory of the list of siblings; a list edit and a commit look at what is
  /// above. Nothing else may depend on the size.
  func bound(growth: Double, _ shape: ScaledWorld.Shape) -> Double {
    switch (self, shape) {
    case (.listEdit, .wide): 4 + growth / 5
    case (.listEdit, .deep), (.commit, .deep): 4 + growth
    default: 4
    }
  }
}
