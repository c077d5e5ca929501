extension StyleFileProblem {
  /// A kind of mistake: open, so that packs and tools may add theirs.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, in lowerCamelCase.
    public let rawValue: String

    /// Makes a code.
    ///
    /// - Parameter rawValue: The name, in lowerCamelCase.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A file can't be read.
    public static let unreadable = Code(rawValue: "unreadable")

    /// A file, its depth or the number of its tokens is beyond the limits.
    public static let tooLarge = Code(rawValue: "tooLarge")

    /// Objects and arrays are in each other beyond the limit.
    public static let tooDeep = Code(rawValue: "tooDeep")

    /// The text isn't of the format's grammar.
    public static let syntax = Code(rawValue: "syntax")

    /// An object has two members with one name.
    public static let duplicateKey = Code(rawValue: "duplicateKey")

    /// A name has characters that it must not have.
    public static let invalidName = Code(rawValue: "invalidName")

    /// A property doesn't exist.
    public static let unknownKey = Code(rawValue: "unknownKey")

    /// A required property is missing.
    public static let missingKey = Code(rawValue: "missingKey")

    /// A token has no type, or one that doesn't exist.
    public static let unknownType = Code(rawValue: "unknownType")

    /// A value is not of its type.
    public static let invalidValue = Code(rawValue: "invalidValue")

    /// A number is outside of its range.
    public static let outOfRange = Code(rawValue: "outOfRange")

    /// A reference is malformed.
    public static let invalidReference = Code(rawValue: "invalidReference")

    /// A reference leads nowhere.
    public static let unresolvedReference = Code(rawValue: "unresolvedReference")

    /// References lead in a circle.
    public static let circularReference = Code(rawValue: "circularReference")

    /// A reference leads to a value of another type.
    public static let typeMismatch = Code(rawValue: "typeMismatch")

    /// An input names no modifier, no context of it, or is missing.
    public static let invalidInput = Code(rawValue: "invalidInput")

    /// Two names result in one identifier of generated code.
    public static let nameCollision = Code(rawValue: "nameCollision")

    /// A variable of a stylesheet is not defined.
    public static let undefinedVariable = Code(rawValue: "undefinedVariable")
  }
}
