extension FontDescriptor {
  /// A font family: a named one, or the platform's own.
  public enum Family: Hashable, Sendable {
    /// The family of a name; in a font descriptor the name is never blank.
    case named(String)

    /// The platform's own family in one of its designs.
    case system(Design)
  }
}

extension FontDescriptor.Family: CustomStringConvertible {
  /// The name, or `system` and the design unless it is the default one.
  public var description: String {
    switch self {
    case .named(let name): name
    case .system(.default): "system"
    case .system(let design): "system \(design.rawValue)"
    }
  }
}
