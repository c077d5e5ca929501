extension StyleRule {
  /// The nodes that a rule or a reset is for: those of a type, a trait, a kind or a style class.
  ///
  /// ```swift
  /// StyleRule(for: .navigationBar) { $0.barTintColor = .green }
  /// StyleRule(for: .styleClass("Large")) { $0.font = .system(size: 24) }
  /// StyleRule(for: PayButton.self) { $0.cornerRadius = 4 }  // the same as .type(PayButton.self)
  /// ```
  ///
  /// It corresponds to a simple selector in CSS. Each kind of this module has a property of the
  /// same name; a custom kind is `.kind(.gauge)`.
  public struct Target: Hashable, Sendable {
    /// The targets that matching distinguishes; a kind is its protocol.
    package enum Form: Hashable, Sendable {
      case type(TypePattern)
      case styleClass(String)
    }

    package let form: Form

    /// Returns the nodes with a type, its subclasses, or a trait.
    ///
    /// - Parameter type: The type, or a protocol such as `(any CallToActionAppearance).self`.
    /// - Returns: The target.
    public static func type(_ type: any Any.Type) -> Target {
      Target(form: .type(TypePattern(type)))
    }

    /// Returns the nodes of a kind and of the kinds that descend from it.
    ///
    /// - Parameter kind: The kind. The target is the same as `.type` with the kind's protocol.
    /// - Returns: The target.
    public static func kind(_ kind: NodeKind) -> Target { .type(kind.protocolType) }

    /// Returns the nodes with a style class.
    ///
    /// - Parameter name: The class, which nodes have if they conform to ``StyleClassed``.
    /// - Returns: The target.
    public static func styleClass(_ name: String) -> Target { Target(form: .styleClass(name)) }
  }
}

extension StyleRule.Target: CustomStringConvertible {
  /// The target without Swift syntax, such as `NavigationBarNode` or `.Large`.
  public var description: String {
    switch form {
    case .type(let pattern): pattern.name
    case .styleClass(let name): "." + name
    }
  }
}
