extension FontDescriptor {
  /// A font family: a named one, or the system's.
  public enum Family: Hashable, Sendable {
    /// A family with a name; in a font descriptor the name is never blank.
    case named(String)

    /// The system's family in one of its designs.
    case system(Design)
  }
}

extension FontDescriptor.Family: CustomStringConvertible {
  /// The name, or `system` followed by the design if it isn't the default one.
  public var description: String {
    switch self {
    case .named(let name): name
    case .system(.default): "system"
    case .system(let design): "system \(design.rawValue)"
    }
  }
}
