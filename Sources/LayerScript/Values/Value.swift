public import Geometry

/// Everything that a property can hold or a query can answer.
///
/// `nil` is the absence of an object; `null` is the null object (NSNull). Telling them apart is half
/// of what the action search is about.
public enum Value: Hashable, Sendable {
  /// No object.
  case `nil`
  /// The null object, NSNull.
  case null
  /// Yes or no.
  case boolean(Bool)
  /// A number of any width; the infinities and NaN included.
  case number(Double)
  /// A string.
  case string(String)
  /// A point, in points.
  case point(Point)
  /// A size, in points.
  case size(Size)
  /// A rectangle, in points.
  case rect(Rect)
  /// A two-dimensional affine map.
  indirect case affine(AffineTransform)
  /// A 4 by 4 matrix.
  indirect case transform(Transform3D)
  /// A colour.
  case color(Color)
  /// A path.
  case path(Path)
  /// A timing function.
  indirect case timing(TimingFunction)
  /// A list of values.
  case list([Value])
  /// Keys with values, in the order in which they were given.
  case dictionary([Entry])
  /// An object of the script.
  case reference(ObjectName)

  /// One key of a dictionary with its value.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public var key: String
    /// What stands under the key.
    public var value: Value

    /// Creates an entry.
    public init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }
}

extension Value {
  /// The number, if the value is one.
  public var asNumber: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The truth value, if the value is one.
  public var asBoolean: Bool? {
    if case .boolean(let truth) = self { return truth }
    return nil
  }

  /// The string, if the value is one.
  public var asString: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The point, if the value is one.
  public var asPoint: Point? {
    if case .point(let point) = self { return point }
    return nil
  }

  /// The size, if the value is one.
  public var asSize: Size? {
    if case .size(let size) = self { return size }
    return nil
  }

  /// The rectangle, if the value is one.
  public var asRect: Rect? {
    if case .rect(let rect) = self { return rect }
    return nil
  }

  /// The matrix, if the value is one.
  public var asTransform: Transform3D? {
    if case .transform(let transform) = self { return transform }
    return nil
  }

  /// The object that the value refers to, if it does.
  public var asReference: ObjectName? {
    if case .reference(let name) = self { return name }
    return nil
  }

  /// The entries, if the value is a dictionary.
  public var asDictionary: [Entry]? {
    if case .dictionary(let entries) = self { return entries }
    return nil
  }

  /// The elements, if the value is a list.
  public var asList: [Value]? {
    if case .list(let values) = self { return values }
    return nil
  }

  /// What a dictionary holds under a key; nil for another kind of value or a missing key.
  public subscript(key: String) -> Value? {
    asDictionary?.first { $0.key == key }?.value
  }

  /// The numbers that make up the value, or nil when it is not made of numbers.
  public var components: [Double]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): rect.components
    case .affine(let affine): affine.components
    case .transform(let transform): transform.components
    case .color(let color): color.components
    case .nil, .null, .boolean, .string, .path, .timing, .list, .dictionary, .reference: nil
    }
  }

  /// Tells whether all numbers that make up the value fulfil a condition, without making a list of them; a value
  /// that is not made of numbers has none.
  public func allNumbers(_ condition: (Double) -> Bool) -> Bool {
    switch self {
    case .number(let number): condition(number)
    case .point(let point): condition(point.x) && condition(point.y)
    case .size(let size): condition(size.width) && condition(size.height)
    case .rect(let rect):
      condition(rect.origin.x) && condition(rect.origin.y) && condition(rect.size.width)
        && condition(rect.size.height)
    case .affine, .transform, .color: components?.allSatisfy(condition) ?? true
    case .nil, .null, .boolean, .string, .path, .timing, .list, .dictionary, .reference: true
    }
  }

  /// How many numbers make up the value, or nil when it is not made of numbers.
  private var componentCount: Int? {
    switch self {
    case .number: 1
    case .point, .size: 2
    case .rect, .color: 4
    case .affine: 6
    case .transform: 16
    case .nil, .null, .boolean, .string, .path, .timing, .list, .dictionary, .reference: nil
    }
  }

  /// The same kind of value with other numbers; nil when the kind or the count does not fit.
  public func with(components numbers: [Double]) -> Value? {
    guard numbers.count == componentCount else { return nil }
    switch self {
    case .number: return .number(numbers[0])
    case .point: return .point(Point(numbers[0], numbers[1]))
    case .size: return .size(Size(numbers[0], numbers[1]))
    case .rect: return .rect(Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
    case .affine:
      return .affine(
        AffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]))
    case .transform: return Transform3D(rows: numbers).map { .transform($0) }
    case .color: return .color(Color(numbers[0], numbers[1], numbers[2], numbers[3]))
    case .nil, .null, .boolean, .string, .path, .timing, .list, .dictionary, .reference:
      return nil
    }
  }

  /// The objects that the value refers to, at any depth.
  public var references: [ObjectName] {
    switch self {
    case .reference(let name): [name]
    case .list(let values): values.flatMap(\.references)
    case .dictionary(let entries): entries.flatMap(\.value.references)
    default: []
    }
  }
}
