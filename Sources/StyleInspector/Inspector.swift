public import ProtocolStyle

/// Looks for silent mistakes: what is probably not meant, and what no compiler says.
///
/// ```swift
/// let inspector = Inspector()
/// #expect(inspector.findings(of: BuyButton.self).isEmpty)
/// #expect(inspector.findings(of: sheet).isEmpty)
/// #expect(inspector.findings(of: tree).isEmpty)
/// ```
///
/// A finding is a value with a severity, a sort, the culprits and a remedy; each sort has a page in
/// the documentation. Nothing that is inspected changes. Closures of rules and themes and the
/// getters of nodes run, as they do when a tree is read.
public struct Inspector: Sendable {
  /// What reads the nodes of a type that is inspected; a tree brings its own.
  public let applier: StyleApplier

  /// Themes of which one or the other is in force, such as those of a day and a night.
  public let themes: [Theme]

  /// The attributes that nodes may adopt, beside the standard ones.
  public let attributes: AttributeList

  /// The environments that rules and nodes are tried in.
  public let environments: [StyleEnvironment]

  /// Makes an inspector.
  ///
  /// - Parameters:
  ///   - applier: What reads the nodes of a type that is inspected; the standard attributes by
  ///     default. A tree brings its own.
  ///   - themes: Themes of which one or the other is in force: a tree is tried with each of them on
  ///     top of its other themes. None by default, which means that a tree's themes are as they are.
  ///   - attributes: The custom attributes that nodes may adopt, for findings of those that an
  ///     applier doesn't read; none by default, and the standard ones are added.
  ///   - environments: The environments to try; light and dark by default. A tree is tried in its
  ///     own one as well.
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

  /// Looks for what is probably not meant in the styling of a type.
  ///
  /// Beside what `StyleApplier.findings(for:)` finds, these are style protocols of ``attributes``
  /// and of the standard ones that the applier doesn't read.
  ///
  /// - Parameter type: The type of the nodes.
  /// - Returns: What was found, grouped by sort; empty when nothing was.
  public func findings(of type: any StyleNode.Type) -> [Finding] {
    Self.findings(
      of: type, applier, unread: Finding.unreadAttributes(by: applier, among: attributes))
  }

  /// The same with an applier, such as that of a tree, and the attributes that it does not read.
  static func findings(
    of type: any StyleNode.Type, _ applier: StyleApplier, unread: [AttributeID]
  ) -> [Finding] {
    let candidates = ConformanceRecords.shared.candidates(for: type)
    return applier.findings(for: type, candidates)
      + Finding.unreadProtocols(of: type, among: unread, candidates)
  }
}
