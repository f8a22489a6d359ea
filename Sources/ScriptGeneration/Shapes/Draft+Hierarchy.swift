import Choices
import Geometry
import LayerModel
import LayerScript

/// Moves of layers in the tree.
extension Draft {
  func add(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (child: ObjectName, parent: ObjectName)?
    if case .add(let child, to: let parent) = like?.command { wanted = (child, parent) }
    guard let (child, parent) = pair(&source, like: wanted) else { return nil }
    return Step(.add(.layer(child), to: .layer(parent)))
  }

  func remove(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: ObjectName?
    if case .remove(let name) = like?.command { wanted = name }
    return layer(&source, like: wanted).map { Step(.remove(.layer($0))) }
  }

  func insertAt(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (child: ObjectName, parent: ObjectName)?
    var wantedIndex: Int?
    if case .insert(let child, into: let parent, at: let index) = like?.command {
      wanted = (child, parent)
      wantedIndex = index
    }
    guard let (child, parent) = pair(&source, among: parents, like: wanted) else { return nil }
    // An index that is not below the count of the others is lenient (UL-14), and rarely proposed.
    let others = stage.children(ofLayer: parent).filter { $0 != child }.count
    if source.isRandom, others == 0, hint.shape != .insertAt, source.plan(below: 8) > 0 {
      return nil
    }
    let isBeyond = source.boolean(percent: 1, like: wantedIndex.map { $0 >= others })
    let range = isBeyond || others == 0 ? others...others + 1 : 0...others - 1
    let index = source.integer(in: range, like: wantedIndex)
    return Step(.insert(.layer(child), into: .layer(parent), at: index))
  }

  func insertBeside(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (child: ObjectName, parent: ObjectName)?
    var wantedSibling: ObjectName?
    var wantsAbove: Bool?
    switch like?.command {
    case .insertBelow(let child, into: let parent, let sibling):
      (wanted, wantedSibling, wantsAbove) = ((child, parent), sibling, false)
    case .insertAbove(let child, into: let parent, let sibling):
      (wanted, wantedSibling, wantsAbove) = ((child, parent), sibling, true)
    default: break
    }
    guard let (child, parent) = pair(&source, among: parents, like: wanted) else { return nil }
    let siblings = stage.children(ofLayer: parent).filter { $0 != child }
    if source.isRandom, siblings.isEmpty, source.plan(below: 4) > 0 { return nil }
    let beside = hint.sibling ?? unlisted(beneath: parent, &source) ?? siblings.randomly(&source)
    guard let sibling = layer(&source, prefer: beside, like: wantedSibling) else { return nil }
    let isAbove = source.boolean(like: wantsAbove)
    let (moved, into, other) = (
      ObjectName.layer(child), ObjectName.layer(parent), ObjectName.layer(sibling)
    )
    return isAbove
      ? Step(.insertAbove(moved, into: into, sibling: other))
      : Step(.insertBelow(moved, into: into, sibling: other))
  }

  /// Rarely a mask, which is below a layer and in no list of it (TREE-10).
  private func unlisted(beneath parent: Int, _ source: inout ChoiceSource) -> Int? {
    guard source.isRandom, source.plan(below: 16) == 0 else { return nil }
    return stage.value(.mask, ofLayer: parent).asReference?.number
  }

  func replace(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (old: ObjectName, parent: ObjectName, new: ObjectName)?
    if case .replace(let old, in: let parent, with: let new) = like?.command {
      wanted = (old, parent, new)
    }
    let planned = hint.shape == .replace ? hint.other : nil
    let above = planned == nil ? parents.randomly(&source) : hint.layer
    guard let parent = layer(&source, prefer: above, like: wanted?.parent) else { return nil }
    let children = stage.children(ofLayer: parent)
    let ancestors = stage.ancestors(ofLayer: parent)
    let others = stage.layerNumbers.filter {
      !children.contains($0) && !ancestors.contains($0) && !stage.isMask($0)
    }
    // One that stands elsewhere has to leave its place first (TREE-12).
    let elsewhere = others.filter { stage.parent(ofLayer: $0) != nil }
    let favourite = planned ?? elsewhere.randomly(&source) ?? others.randomly(&source)
    guard let old = layer(&source, prefer: children.randomly(&source), like: wanted?.old),
      let new = layer(&source, prefer: favourite, like: wanted?.new)
    else { return nil }
    if source.isRandom, old == new || ancestors.contains(new) { return nil }
    return Step(.replace(.layer(old), in: .layer(parent), with: .layer(new)))
  }

  func setSublayers(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.setting(.sublayers)
    guard let parent = layer(&source, like: wanted?.name),
      let list = sublayers(of: parent, &source, like: wanted?.value)
    else { return nil }
    return Step(.set(.object(.layer(parent)), .sublayers, list))
  }

  /// Draws a list for a layer, or for one that is being made.
  func sublayers(of parent: Int?, _ source: inout ChoiceSource, like: Value?) -> Value? {
    let wanted = like?.elements.compactMap(\.asReference)
    let count = source.integer(in: 0...3, like: wanted?.count)
    let above = parent.map(stage.ancestors) ?? []
    var children: [Int] = []
    let list = elements(count, &source) { place, source in
      let free = stage.layerNumbers.filter { number in
        let owner = stage.parent(ofLayer: number)
        return (owner == nil || owner == parent) && !children.contains(number)
          && !stage.isMask(number) && !above.contains(number)
      }
      let candidates = source.isRandom ? free : stage.layerNumbers
      let child = source.reference(
        sort: Sort.layer, among: candidates, prefer: place == 0 ? hint.other : nil,
        like: wanted?[place].number)
      children += child.map { [$0] } ?? []
      return child.map { Value.reference(.layer($0)) }
    }
    return list.map { .list($0) }
  }

  func setMask(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.setting(.mask)
    guard let owner = layer(&source, like: wanted?.name),
      let mask = mask(of: owner, &source, like: wanted?.value)
    else { return nil }
    return Step(.set(.object(.layer(owner)), .mask, mask))
  }

  /// Draws a mask for a layer, or for one that is being made.
  func mask(of owner: Int?, _ source: inout ChoiceSource, like: Value?) -> Value? {
    let hasMask = source.boolean(percent: 75, like: like.map { $0.asReference != nil })
    guard hasMask else { return .nil }
    let above = owner.map(stage.ancestors) ?? []
    let steals = stage.world.state.stealsMasks
    let free = stage.layerNumbers.filter {
      (stage.parent(ofLayer: $0) == nil || (steals && !stage.isMask($0))) && !above.contains($0)
        && !stage.hasMask($0)
    }
    if source.isRandom, let owner, stage.isMask(owner) { return nil }
    // A mask that closes a circle is proposed rarely (TREE-22).
    let isCircle = source.isRandom && !above.isEmpty && source.plan(below: 100) == 0
    let candidates = source.isRandom ? (isCircle ? above : free) : stage.layerNumbers
    return source.reference(
      sort: Sort.layer, among: candidates, prefer: hint.other, like: like?.asReference?.number
    ).map { .reference(.layer($0)) }
  }

  func paintOrder(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: ObjectName?
    if case .paintOrder(let name) = like?.query { wanted = name }
    return layer(&source, like: wanted).map { Step(.paintOrder(.layer($0))) }
  }

  func hitTest(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (subject: Subject, point: Point)?
    if case .hitTest(let subject, let point) = like?.query { wanted = (subject, point) }
    guard let number = layer(&source, like: wanted?.subject.name) else { return nil }
    // Points in and around what stands in the tree below are more telling than any others.
    let below = stage.layerNumbers.filter { stage.ancestors(ofLayer: $0).contains(number) }
    let seen = below.randomly(&source) ?? number
    let frame = stage.frame(ofLayer: seen, outside: number)
    let point = point(near: frame, &source, wanted?.point)
    return Step(.hitTest(.object(.layer(number)), point))
  }

  func contains(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (subject: Subject, point: Point)?
    if case .contains(let subject, let point) = like?.query { wanted = (subject, point) }
    guard let number = layer(&source, like: wanted?.subject.name) else { return nil }
    let bounds = stage.value(.bounds, ofLayer: number).asRect ?? .zero
    let point = point(near: bounds, &source, wanted?.point)
    return Step(.contains(.object(.layer(number)), point))
  }

  private func point(
    near rect: Rect, _ source: inout ChoiceSource, _ like: Point?
  ) -> Point {
    let suggestions = [Point(0, 0), Point(0.5, 0.5), Point(1, 1), Point(0.25, 0.75)].map {
      rect.point(at: $0)
    }
    let place = suggestions[source.plan(below: suggestions.count)]
    let isPlanned = source.plan(below: 4) > 0
    let x = source.double(
      Numbers.coordinate, suggestions: [place.x], isPlanned: isPlanned, like: like?.x)
    let y = source.double(
      Numbers.coordinate, suggestions: [place.y], isPlanned: isPlanned, like: like?.y)
    return Point(x, y)
  }

  /// Draws a layer to move and one to move it to; a circle is proposed rarely (TREE-22).
  private func pair(
    _ source: inout ChoiceSource, among favourites: [Int] = [],
    like: (child: ObjectName, parent: ObjectName)?
  ) -> (child: Int, parent: Int)? {
    guard let parent = layer(&source, prefer: favourites.randomly(&source), like: like?.parent)
    else { return nil }
    let ancestors = stage.ancestors(ofLayer: parent)
    let outside = stage.layerNumbers.filter { !ancestors.contains($0) }
    let favourite =
      hint.other.flatMap { ancestors.contains($0) ? nil : $0 } ?? outside.randomly(&source)
    guard let child = layer(&source, prefer: favourite, like: like?.child) else { return nil }
    return (child, parent)
  }
}

extension Draft {
  /// The layers that have sublayers.
  private var parents: [Int] {
    stage.layerNumbers.filter { !stage.children(ofLayer: $0).isEmpty }
  }
}

extension [Int] {
  /// An element for a proposal, none unless at random.
  fileprivate func randomly(_ source: inout ChoiceSource) -> Int? {
    isEmpty || !source.isRandom ? nil : self[source.plan(below: count)]
  }
}
