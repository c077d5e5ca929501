extension Color {
  /// The four components of a plain color.
  @usableFromInline
  struct Components: Hashable, Sendable {
    @usableFromInline let red: Double
    @usableFromInline let green: Double
    @usableFromInline let blue: Double
    @usableFromInline let alpha: Double

    @usableFromInline
    init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    @inlinable
    static func == (left: Components, right: Components) -> Bool {
      left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.alpha == right.alpha
    }
  }
}
