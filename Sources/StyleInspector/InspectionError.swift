internal import ProtocolStyle

/// The reason why something can't be inspected.
public struct InspectionError: Error, Hashable, Sendable {
  /// The kind of error, open so that more can be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, in lowerCamelCase.
    public let rawValue: String

    /// Creates a code.
    ///
    /// - Parameter rawValue: The name, in lowerCamelCase.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Conformance records can't be read on this platform.
    public static let unsupported = Code(rawValue: "unsupported")

    /// The conformance records of this kind of type can't be found.
    public static let unknownType = Code(rawValue: "unknownType")
  }

  /// The kind of error.
  public let code: Code

  /// The problem and its solution.
  public let message: String

  static let unsupported = InspectionError(
    code: .unsupported,
    message: "The conformance records of the running program can only be read on 64-bit Linux, "
      + "with a runtime that provides their location. Inspect there; styling does not need them.")

  static func unknownType(_ type: any Any.Type) -> InspectionError {
    InspectionError(
      code: .unknownType,
      message: "The metadata of \(type) cannot be read, so its traits are unknown. Inspect a "
        + "struct, an enumeration or a class that is declared in Swift.")
  }
}

extension InspectionError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
