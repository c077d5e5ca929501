extension StylePack {
  /// The version of a pack by semantic versioning: major, minor and patch.
  public struct Version: Hashable, Sendable {
    /// The number of incompatible versions.
    public let major: UInt

    /// The number of compatible versions with additions, for one major version.
    public let minor: UInt

    /// The number of compatible versions with corrections only, for one minor version.
    public let patch: UInt

    /// Creates a version.
    ///
    /// - Parameters:
    ///   - major: The number of incompatible versions.
    ///   - minor: The number of compatible versions with additions; 0 by default.
    ///   - patch: The number of compatible versions with corrections only; 0 by default.
    public init(_ major: UInt, _ minor: UInt = 0, _ patch: UInt = 0) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }
  }
}

extension StylePack.Version: Comparable {
  /// Returns whether a version is earlier than another, by major, then minor, then patch.
  ///
  /// - Parameters:
  ///   - left: A version.
  ///   - right: Another version.
  /// - Returns: Whether `left` is the earlier one.
  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension StylePack.Version: CustomStringConvertible {
  /// The numbers, joined by periods, such as `1.2.0`.
  public var description: String { "\(major).\(minor).\(patch)" }
}
