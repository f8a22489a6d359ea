import LayerScript

extension Semantics: AnimationSemantics {
  var sharesObjects: Bool { self[animations: .sharesObjects].sharesObjects }

  mutating func key(_ key: String?, for object: AnimationObject, isAction: Bool) -> String? {
    self[animations: .key].key(key, for: object, isAction: isAction)
  }

  var refusesNoKey: Bool { self[animations: .refusesNoKey].refusesNoKey }
  var replacesSameKey: Bool { self[animations: .replacesSameKey].replacesSameKey }

  mutating func duration(of object: AnimationObject, transaction: Double) -> Double {
    self[animations: .duration].duration(of: object, transaction: transaction)
  }

  mutating func pace(
    of object: AnimationObject, transaction: Value, isBuiltIn: Bool
  ) -> Value {
    self[animations: .pace].pace(of: object, transaction: transaction, isBuiltIn: isBuiltIn)
  }

  mutating func builtInKeyPath(_ property: Property) -> String {
    self[animations: .builtInKeyPath].builtInKeyPath(property)
  }

  mutating func leavesWhenFinished(_ object: AnimationObject) -> Bool {
    self[animations: .leavesWhenFinished].leavesWhenFinished(object)
  }

  var flagWhenReplaced: Bool? { self[animations: .flagWhenReplaced].flagWhenReplaced }

  mutating func keepsUnattached() -> Bool { self[animations: .keepsUnattached].keepsUnattached() }

  mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState
  ) {
    self[animations: .didAttach].didAttach(animation, to: layer, in: &state)
  }

  mutating func didFinish(
    _ animation: AttachedAnimation, on layer: Int, in state: inout WorldState
  ) {
    self[animations: .didFinish].didFinish(animation, on: layer, in: &state)
  }

  mutating func remove(key: String, from list: inout AnimationList) {
    self[animations: .remove].remove(key: key, from: &list)
  }

  mutating func removeAll(from list: inout AnimationList) {
    self[animations: .removeAll].removeAll(from: &list)
  }

  mutating func listed(_ keys: [String]) -> [String] {
    self[animations: .listed].listed(keys)
  }

  mutating func find(_ key: String, in list: AnimationList) -> AttachedAnimation? {
    self[animations: .find].find(key, in: list)
  }

  mutating func animationDefault(_ property: Property, of object: AnimationObject) -> Value {
    self[animations: .animationDefault].animationDefault(property, of: object)
  }

  mutating func ends(of object: AnimationObject, below: Value) -> (from: Value, to: Value)? {
    self[animations: .ends].ends(of: object, below: below)
  }

  mutating func fillsBackwards(_ mode: String) -> Bool {
    self[animations: .fillsBackwards].fillsBackwards(mode)
  }

  mutating func fillsForwards(_ mode: String) -> Bool {
    self[animations: .fillsForwards].fillsForwards(mode)
  }

  mutating func heldFraction(of timeline: Timeline) -> Double {
    self[animations: .heldFraction].heldFraction(of: timeline)
  }
}
