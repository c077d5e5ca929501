internal import ProtocolStyle

/// Why something cannot be inspected.
public struct InspectionError: Error, Hashable, Sendable {
  /// What is the matter: open, so that there may be more some day.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, in lowerCamelCase.
    public let rawValue: String

    /// Makes a code.
    ///
    /// - Parameter rawValue: The name, in lowerCamelCase.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Conformance records cannot be read on this platform.
    public static let unsupported = Code(rawValue: "unsupported")

    /// The type is of a make that its records cannot be found for.
    public static let unknownType = Code(rawValue: "unknownType")
  }

  /// What is the matter.
  public let code: Code

  /// The problem, and what to do about it.
  public let message: String

  static let unsupported = InspectionError(
    code: .unsupported,
    message: "The conformance records of the running program can be read on 64-bit Linux, with a "
      + "runtime that says where they are. Inspect there; styling does not need it.")

  static func unknownType(_ type: any Any.Type) -> InspectionError {
    InspectionError(
      code: .unknownType,
      message: "The metadata of \(type) is not understood, so its traits cannot be told. Inspect a "
        + "struct, an enumeration or a class that is declared in Swift.")
  }
}

extension InspectionError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
