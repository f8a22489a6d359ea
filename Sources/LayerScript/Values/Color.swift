/// A colour in one RGB space, with straight alpha; every component lies in 0...1.
public struct Color: Hashable, Sendable {
  /// Red, green, blue and alpha.
  public var red, green, blue, alpha: Double

  /// Creates a colour from its components.
  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black, the default of borders and shadows.
  public static let black = Color(0, 0, 0, 1)

  /// The components in the order red, green, blue, alpha.
  public var components: [Double] { [red, green, blue, alpha] }
}
