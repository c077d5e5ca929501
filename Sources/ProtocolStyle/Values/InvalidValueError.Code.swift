extension InvalidValueError {
  /// The kind of mistake; open, so that values of other modules can add their own.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the code, in lowerCamelCase.
    public let rawValue: String

    /// Creates a code from a name.
    ///
    /// - Parameter rawValue: The name of the code, in lowerCamelCase.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A number was infinite or not a number.
    public static let notFinite = Code(rawValue: "notFinite")

    /// A number was negative, which isn't accepted for the value.
    public static let negative = Code(rawValue: "negative")

    /// A number was outside the accepted range.
    public static let outOfRange = Code(rawValue: "outOfRange")

    /// The input was empty or only white space.
    public static let empty = Code(rawValue: "empty")

    /// A text, or the shape of an encoded value, could not be understood.
    public static let malformed = Code(rawValue: "malformed")

    /// An object had an unknown key.
    public static let unknownKey = Code(rawValue: "unknownKey")

    /// There were more different names than there is room for.
    public static let tooMany = Code(rawValue: "tooMany")
  }
}
