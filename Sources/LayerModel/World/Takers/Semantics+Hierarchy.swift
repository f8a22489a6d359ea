extension Semantics: HierarchySemantics {
  mutating func detach(_ child: Int, reason: DetachReason, in state: inout WorldState) {
    self[hierarchy: .detach].detach(child, reason: reason, in: &state)
  }

  mutating func attach(
    _ child: Int, to parent: Int, at index: Int, in state: inout WorldState
  ) {
    self[hierarchy: .attach].attach(child, to: parent, at: index, in: &state)
  }

  mutating func index(
    for child: Int, in parent: Int, at place: InsertionPlace, state: inout WorldState
  ) -> Int {
    self[hierarchy: .index].index(for: child, in: parent, at: place, state: &state)
  }

  mutating func setSublayers(_ children: [Int], of parent: Int, in state: inout WorldState) {
    self[hierarchy: .setSublayers].setSublayers(children, of: parent, in: &state)
  }

  mutating func setMask(_ mask: Int?, of layer: Int, in state: inout WorldState) {
    self[hierarchy: .setMask].setMask(mask, of: layer, in: &state)
  }

  mutating func wouldCycle(_ child: Int, under parent: Int, in state: inout WorldState) -> Bool {
    self[hierarchy: .wouldCycle].wouldCycle(child, under: parent, in: &state)
  }

  var listsNothing: Bool { self[hierarchy: .listsNothing].listsNothing }

  mutating func refusesForeignSibling() -> Bool {
    self[hierarchy: .refusesForeignSibling].refusesForeignSibling()
  }

  mutating func refusesRemoval(of layer: Int, in state: inout WorldState) -> Bool {
    self[hierarchy: .refusesRemoval].refusesRemoval(of: layer, in: &state)
  }

  mutating func paintOrder(of layer: Int, in state: inout WorldState) -> [Int] {
    self[hierarchy: .paintOrder].paintOrder(of: layer, in: &state)
  }

  mutating func superlayer(of layer: Int, in state: inout WorldState) -> Int? {
    self[hierarchy: .superlayer].superlayer(of: layer, in: &state)
  }

  mutating func sublayers(of layer: Int, in state: inout WorldState) -> [Int] {
    self[hierarchy: .sublayers].sublayers(of: layer, in: &state)
  }

  mutating func kept(_ list: [Int], of layer: Int, in state: inout WorldState) -> [Int] {
    self[hierarchy: .kept].kept(list, of: layer, in: &state)
  }
}
