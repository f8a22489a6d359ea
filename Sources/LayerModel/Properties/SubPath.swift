import Geometry
package import LayerScript

/// The sub-paths of structures: `position.x`, `bounds.size.width` and their like.
package enum SubPath {
  /// The indices of the numbers that a sub-path names within a value; nil when there is none.
  static func numbers(_ keys: [Substring], of value: Value) -> Range<Int>? {
    switch (value, keys.joined(separator: ".")) {
    case (.point, "x"), (.size, "width"), (.rect, "origin.x"): 0..<1
    case (.point, "y"), (.size, "height"), (.rect, "origin.y"): 1..<2
    case (.rect, "size.width"): 2..<3
    case (.rect, "size.height"): 3..<4
    case (.rect, "origin"): 0..<2
    case (.rect, "size"): 2..<4
    default: nil
    }
  }

  /// The part of a value that a sub-path names; nil when there is none.
  package static func part(_ keys: [Substring], of value: Value) -> Value? {
    guard let range = numbers(keys, of: value), let components = value.components else {
      return nil
    }
    let part = Array(components[range])
    if part.count == 1 { return .number(part[0]) }
    return keys == ["origin"] ? .point(Point(part[0], part[1])) : .size(Size(part[0], part[1]))
  }

  /// The value with the named part replaced and everything else kept; nil when nothing is named.
  package static func replacing(
    _ keys: [Substring], in value: Value, by part: Value
  ) -> Value? {
    guard let range = numbers(keys, of: value), var components = value.components,
      let new = part.components, new.count == range.count
    else { return nil }
    components.replaceSubrange(range, with: new)
    return value.with(components: components)
  }
}
