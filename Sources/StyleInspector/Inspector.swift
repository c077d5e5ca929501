public import ProtocolStyle

/// Finds mistakes that compile and have no effect at run time, or the wrong one.
///
/// ```swift
/// let inspector = Inspector()
/// #expect(inspector.findings(of: BuyButton.self).isEmpty)
/// #expect(inspector.findings(of: sheet).isEmpty)
/// #expect(inspector.findings(of: tree).isEmpty)
/// ```
///
/// A finding is a value with a severity, an identifier, the culprits and a remedy; each identifier
/// has a page in the documentation. The inspector doesn't change anything. It runs the closures of
/// rules and themes and the getters of nodes, as reading a tree does.
public struct Inspector: Sendable {
  /// The applier that reads the nodes of an inspected type; a tree uses its own.
  public let applier: StyleApplier

  /// Alternative themes, such as one for day and one for night.
  public let themes: [Theme]

  /// The custom attributes that nodes may adopt, in addition to the standard ones.
  public let attributes: AttributeList

  /// The environments in which rules and nodes are styled.
  public let environments: [StyleEnvironment]

  /// Creates an inspector.
  ///
  /// - Parameters:
  ///   - applier: The applier that reads the nodes of an inspected type; by default one with the
  ///     standard attributes. A tree uses its own.
  ///   - themes: Alternative themes. A tree is styled with each of them on top of its other themes.
  ///     None by default, so a tree is styled with its own themes.
  ///   - attributes: The custom attributes that nodes may adopt, for findings about those that an
  ///     applier doesn't read; none by default. The standard attributes are always included.
  ///   - environments: The environments for styling; light and dark by default. A tree is also
  ///     styled in its own environment.
  public init(
    applier: StyleApplier = StyleApplier(), themes: [Theme] = [],
    attributes: AttributeList = [],
    environments: [StyleEnvironment] = [
      StyleEnvironment(), StyleEnvironment(colorScheme: .dark),
    ]
  ) {
    self.applier = applier
    self.themes = themes
    self.attributes = attributes
    self.environments = environments
  }

  /// Finds probable mistakes in the styling of a type.
  ///
  /// The result contains the findings of `StyleApplier.findings(for:)`, and adopted style protocols
  /// of ``attributes`` and the standard attributes that the applier doesn't read.
  ///
  /// - Parameter type: The type of the nodes.
  /// - Returns: The findings, grouped by identifier; empty if there are none.
  public func findings(of type: any StyleNode.Type) -> [Finding] {
    Self.findings(
      of: type, applier, unread: Finding.unreadAttributes(by: applier, among: attributes))
  }

  /// Finds probable mistakes in a type, with an applier and the attributes that it doesn't read.
  static func findings(
    of type: any StyleNode.Type, _ applier: StyleApplier, unread: [AttributeID]
  ) -> [Finding] {
    let candidates = ConformanceRecords.shared.candidates(for: type)
    return applier.findings(for: type, candidates)
      + Finding.unreadProtocols(of: type, among: unread, candidates)
  }
}
