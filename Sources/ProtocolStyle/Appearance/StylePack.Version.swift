extension StylePack {
  /// Which edition of a pack it is, by semantic versioning: major, minor and patch.
  public struct Version: Hashable, Sendable {
    /// Counts the editions that break what the one before promised.
    public let major: UInt

    /// Counts the editions of a major version that add to what the one before promised.
    public let minor: UInt

    /// Counts the editions of a minor version that only mend.
    public let patch: UInt

    /// Makes a version.
    ///
    /// - Parameters:
    ///   - major: Counts the editions that break what the one before promised.
    ///   - minor: Counts those that add to it; 0 by default.
    ///   - patch: Counts those that only mend; 0 by default.
    public init(_ major: UInt, _ minor: UInt = 0, _ patch: UInt = 0) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }
  }
}

extension StylePack.Version: Comparable {
  /// Orders from the earlier to the later: by major, then minor, then patch.
  ///
  /// - Parameters:
  ///   - left: A version.
  ///   - right: Another version.
  /// - Returns: Whether the first is the earlier.
  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension StylePack.Version: CustomStringConvertible {
  /// The numbers, joined by points: `1.2.0`.
  public var description: String { "\(major).\(minor).\(patch)" }
}
