public import LayerScript

/// Who stands under whom, in several states side by side.
public struct TreePicture: Hashable, Sendable {
  /// A layer or view with those below it.
  public struct Node: Hashable, Sendable {
    /// Its name, and what else is to be said of it.
    public let label: EngineText
    /// What it stands for.
    public let role: PictureRole
    /// Those below it, from back to front.
    public let children: [Node]
  }

  /// One state.
  public struct State: Hashable, Sendable {
    /// Which state it is.
    public let title: EngineText
    /// Those above which nobody stands.
    public let roots: [Node]
  }

  /// The states from left to right.
  public let states: [State]

  /// What is wrong with who stands under whom; nil where the finding is about something else.
  init?(_ course: Course) {
    guard let (subject, property) = course.query?.treeQuestion else { return nil }
    let kind = subject.kind
    let after = Links(course, before: course.place, kind)
    guard let wrong = course.wrong, let answered = after.with(property, of: subject, wrong) else {
      return nil
    }
    let marked = Set([subject])
    var states: [State] = []
    let change = (0..<course.place).last { Links(course, before: $0, kind) != after }
    if let change, change > 0 {
      let before = Links(course, before: change, kind)
      if !before.isEmpty {
        states.append(State(title: "before step \(change + 1)", roots: before.roots([], .context)))
      }
    }
    states.append(
      State(title: "expected at step \(course.place + 1)", roots: after.roots(marked, .expected)))
    states.append(State(title: "as the engine answers", roots: answered.roots(marked, .actual)))
    self.states = states
  }
}

/// Who stands under whom at some point of a script.
private struct Links: Hashable {
  let all: [ObjectName]
  var children: [ObjectName: [ObjectName]] = [:]
  var masks: [ObjectName: ObjectName] = [:]
  /// The one above of which an engine speaks, where that is not who has it among those below.
  var claims: [ObjectName: ObjectName?] = [:]

  init(_ course: Course, before step: Int, _ kind: ObjectName.Kind) {
    all = course.exist(before: step).filter { $0.kind == kind }.sorted()
    for name in all {
      let below = course.value(
        .get(.object(name), kind == .view ? .subviews : .sublayers), before: step)
      children[name] = below?.asList?.compactMap(\.asReference) ?? []
      if kind == .layer {
        masks[name] = course.value(.get(.object(name), .mask), before: step)?.asReference
      }
    }
  }

  var isEmpty: Bool { children.values.allSatisfy(\.isEmpty) && masks.isEmpty }

  /// The same with what an engine answered of one object; nil for what says nothing of the tree.
  func with(_ property: Property, of name: ObjectName, _ value: Value) -> Links? {
    var links = self
    switch (property, value) {
    case (.sublayers, .list(let list)), (.subviews, .list(let list)):
      links.children[name] = list.compactMap(\.asReference)
    case (.sublayers, .nil), (.subviews, .nil): links.children[name] = []
    case (.superlayer, .reference(let above)), (.superview, .reference(let above)):
      links.claims[name] = .some(above)
    case (.superlayer, .nil), (.superview, .nil): links.claims[name] = .some(nil)
    case (.mask, .reference(let mask)): links.masks[name] = mask
    case (.mask, .nil): links.masks[name] = nil
    default: return nil
    }
    return links
  }

  /// The trees, with some objects marked.
  func roots(_ marked: Set<ObjectName>, _ role: PictureRole) -> [TreePicture.Node] {
    let held = Set(children.values.flatMap { $0 } + masks.values)
    let tops = all.filter { !held.contains($0) }
    // Where everyone stands below somebody, an engine's answer has made a circle.
    return (tops.isEmpty ? Array(all.prefix(1)) : tops).map { node($0, marked, role, []) }
  }

  private func node(
    _ name: ObjectName, _ marked: Set<ObjectName>, _ role: PictureRole, _ above: Set<ObjectName>
  ) -> TreePicture.Node {
    let inner = above.union([name])
    let below =
      (children[name] ?? []).map { ($0, "") } + (masks[name].map { [($0, "mask ")] } ?? [])
    let nodes = below.filter { !inner.contains($0.0) }.prefix(12).map { child, word in
      let node = node(child, marked, role, inner)
      return TreePicture.Node(
        label: "\(word)\(node.label)", role: node.role, children: node.children)
    }
    var label: EngineText = "\(name)"
    if let claim = claims[name] {
      label = "\(name), above it: \(claim?.description ?? "nobody")"
    }
    return TreePicture.Node(
      label: label, role: marked.contains(name) ? role : .context, children: nodes)
  }
}

extension Query {
  /// The object and the property of the tree that are asked for, where it is one.
  fileprivate var treeQuestion: (ObjectName, Property)? {
    let question: (ObjectName, Property?)? =
      switch self {
      case .get(.object(let name), let property): (name, property)
      case .value(.object(let name), let path): (name, Property(rawValue: path.text))
      case .paintOrder(let name): (name, .sublayers)
      default: nil
      }
    guard let (name, property) = question, let property, Self.ofTrees.contains(property) else {
      return nil
    }
    return (name, property)
  }

  private static let ofTrees: [Property] = [.sublayers, .superlayer, .mask, .subviews, .superview]
}
