extension StyleFileProblem {
  /// A kind of mistake, open so that packs and tools can add theirs.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, in lowerCamelCase.
    public let rawValue: String

    /// Creates a code.
    ///
    /// - Parameter rawValue: The name, in lowerCamelCase.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A file can't be read.
    public static let unreadable = Code(rawValue: "unreadable")

    /// A file, its depth or its number of tokens exceeds the limits.
    public static let tooLarge = Code(rawValue: "tooLarge")

    /// Objects and arrays are nested too deeply.
    public static let tooDeep = Code(rawValue: "tooDeep")

    /// The text doesn't match the format's grammar.
    public static let syntax = Code(rawValue: "syntax")

    /// An object has two members with one name.
    public static let duplicateKey = Code(rawValue: "duplicateKey")

    /// A name has invalid characters.
    public static let invalidName = Code(rawValue: "invalidName")

    /// A property doesn't exist.
    public static let unknownKey = Code(rawValue: "unknownKey")

    /// A required property is missing.
    public static let missingKey = Code(rawValue: "missingKey")

    /// A token has no type, or one that doesn't exist.
    public static let unknownType = Code(rawValue: "unknownType")

    /// A value doesn't have its type.
    public static let invalidValue = Code(rawValue: "invalidValue")

    /// A number is out of range.
    public static let outOfRange = Code(rawValue: "outOfRange")

    /// A reference is malformed.
    public static let invalidReference = Code(rawValue: "invalidReference")

    /// A reference has no target.
    public static let unresolvedReference = Code(rawValue: "unresolvedReference")

    /// References form a cycle.
    public static let circularReference = Code(rawValue: "circularReference")

    /// The target of a reference has a different type.
    public static let typeMismatch = Code(rawValue: "typeMismatch")

    /// An input doesn't name a modifier or one of its contexts, or is missing.
    public static let invalidInput = Code(rawValue: "invalidInput")

    /// Two names have the same identifier in generated code.
    public static let nameCollision = Code(rawValue: "nameCollision")

    /// A variable of a stylesheet isn't defined.
    public static let undefinedVariable = Code(rawValue: "undefinedVariable")
  }
}
