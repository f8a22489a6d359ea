import Choices
import LayerModel
import LayerScript

/// Emitter cells, which are not layers and have properties all the same.
extension Draft {
  func newCell(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    source.identity(sort: Sort.cell, taken: stage.cells, like: like?.creation?.name.number).map {
      Step(.new(Creation(ObjectName(.cell, $0), type: .known(.emitterCell))))
    }
  }

  func setCell(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, property: Property, value: Value)?
    if case .set(.object(let name), let property, let value) = like?.command {
      wanted = (name, property, value)
    }
    guard let number = cell(&source, like: wanted?.name) else { return nil }
    let properties = (palette.further[.emitterCell] ?? []).filter(\.isDrawn)
    guard let property = cellProperty(properties, &source, like: wanted?.property) else {
      return nil
    }
    let current = stage.value(property, ofCell: number)
    let value = furtherValue(for: property, current, &source, like: wanted?.value)
    return Step(.set(.object(ObjectName(.cell, number)), property, value))
  }

  func getCell(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, property: Property)?
    if case .get(.object(let name), let property) = like?.query { wanted = (name, property) }
    guard let number = cell(&source, like: wanted?.name) else { return nil }
    let properties = palette.further[.emitterCell] ?? []
    return cellProperty(properties, &source, like: wanted?.property).map {
      Step(.get(.object(ObjectName(.cell, number)), $0))
    }
  }

  private func cell(_ source: inout ChoiceSource, like: ObjectName?) -> Int? {
    source.reference(
      sort: Sort.cell, among: stage.cells, prefer: stage.cells.last, like: like?.number)
  }

  private func cellProperty(
    _ properties: [Property], _ source: inout ChoiceSource, like: Property?
  ) -> Property? {
    let planned = hint.property.flatMap { properties.firstIndex(of: $0) }
    return pick(
      properties, bias: planned.map { .nearlyAlways($0) } ?? .uniform, &source, like: like)
  }

  func expansionFactor(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: String?
    if case .expansionFactor(let curve) = like?.query { wanted = curve }
    let curves = KnownNames.of(.cornerCurve) + [KnownNames.unknown, ""]
    return Step(.expansionFactor(source.pick(curves, like: wanted)))
  }
}
