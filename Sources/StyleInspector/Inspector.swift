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
  package let applier: StyleApplier

  /// Alternative combinations of themes, each from the lowest, such as those of a brand and a scheme.
  package let themes: [[Theme]]

  /// The custom attributes that nodes may adopt, in addition to the standard ones.
  package let attributes: AttributeList

  /// The environments in which rules and nodes are styled.
  package let environments: [StyleEnvironment]

  /// The lines of getters, for findings about these.
  let getters: GetterLocations?

  /// Creates an inspector.
  ///
  /// - Parameters:
  ///   - applier: The applier that reads the nodes of an inspected type; by default one with the
  ///     standard attributes. A tree uses its own.
  ///   - themes: Alternative combinations of themes, each from the lowest, as in `StyleMatrix`:
  ///     `[[day], [night]]`, or `[[contoso, day], [contoso, night]]`. A tree is styled with each
  ///     combination on top of its other themes. None by default, so a tree is styled with its own
  ///     themes.
  ///   - attributes: The custom attributes that nodes may adopt, for findings about those that an
  ///     applier doesn't read; none by default. The standard attributes are always included.
  ///   - environments: The environments for styling; light and dark by default. A tree is also
  ///     styled in its own environment.
  ///   - getters: The files and lines of getters, which findings about getters name; none by default.
  public init(
    applier: StyleApplier = StyleApplier(), themes: [[Theme]] = [],
    attributes: AttributeList = [],
    environments: [StyleEnvironment] = [
      StyleEnvironment(), StyleEnvironment(colorScheme: .dark),
    ], getters: GetterLocations? = nil
  ) {
    self.applier = applier
    self.themes = themes
    self.attributes = attributes
    self.environments = environments
    self.getters = getters
  }

  /// Finds probable mistakes in the styling of a type.
  ///
  /// The result contains the findings of `StyleApplier.findings(for:)`, and adopted style protocols
  /// of `attributes` and the standard attributes that the applier doesn't read.
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

// MARK: - Packs

extension Inspector {
  /// Finds probable mistakes in a pack: in its rules, its themes, and its declarations.
  ///
  /// - Parameter pack: The pack.
  /// - Returns: The distinct findings; empty if there are none.
  public func findings(of pack: StylePack) -> [Finding] {
    findings(of: [pack])
  }

  /// Finds probable mistakes in packs that are used in one tree.
  ///
  /// The result contains the findings of `findings(in:attributes:)` for the packs together, and the
  /// findings of each pack's rules and themes.
  ///
  /// - Parameter packs: The packs, from the lowest.
  /// - Returns: The distinct findings; empty if there are none.
  public func findings(of packs: [StylePack]) -> [Finding] {
    // Whether a node provides an attribute of a pack is only known with the pack's attributes.
    let inspector = Inspector(
      applier: StyleTree(applier: applier, packs: packs).applier, themes: themes,
      attributes: attributes, environments: environments, getters: getters)
    return
      (packs.findings(
        in: environments.first ?? StyleEnvironment(), attributes: applier.attributes)
      + packs.flatMap {
        inspector.findings(of: $0.styleSheet) + inspector.findings(of: $0.themes)
      }).eachOnce
  }
}

// MARK: - Rules

extension Inspector {
  /// Finds probable mistakes in the rules of a sheet.
  ///
  /// The result contains types in rules that no node can have, rules that can never match, rules
  /// whose values never take effect, rules that another rule of the sheet always overrides, and rules
  /// with colors whose components are far outside 0…1.
  ///
  /// - Parameter sheet: The sheet.
  /// - Returns: The findings, grouped by identifier; empty if there are none.
  public func findings(of sheet: StyleSheet) -> [Finding] {
    Self.findings(
      of: Array(sheet), applier, in: environments.map { StyleContext(environment: $0) })
      + sheet.compactMap(Finding.unadoptedTarget)
  }

  /// Finds probable mistakes in the rules of one origin, and evaluates each closure in some
  /// contexts.
  static func findings(
    of rules: [StyleRule], _ applier: StyleApplier, in contexts: [StyleContext]
  ) -> [Finding] {
    rules.flatMap(Finding.impossibleTargets(of:)) + rules.compactMap(Finding.unmatchableRule)
      + rules.compactMap { Finding.hiddenRule($0, applier, in: contexts) }
      + rules.compactMap { Finding.unusedRule($0, in: contexts) }
      + Finding.beatenRules(among: rules, in: contexts)
      + rules.compactMap { Finding.colorRange(of: $0, in: contexts) }
  }
}

// MARK: - Themes

extension Inspector {
  /// Finds probable mistakes in alternative themes.
  ///
  /// For each theme, the result contains the entries of its data that can't be read, the deprecated
  /// tokens that it sets and those that its closure reads, cycles of its tokens, the findings of its rules, the colors whose
  /// components are far outside 0…1, and the tokens that it doesn't set although another theme does. Themes without a common token aren't compared, because they
  /// complement each other, as a brand and a density do.
  ///
  /// - Parameter themes: The themes, such as one for day and one for night.
  /// - Returns: The findings; empty if there are none.
  public func findings(of themes: [Theme]) -> [Finding] {
    findings(ofCombinations: themes.map { [$0] })
  }

  /// Finds probable mistakes in alternative combinations of themes, each from the lowest.
  ///
  /// Themes that occur in one combination complement each other, so they aren't compared.
  func findings(ofCombinations combinations: [[Theme]]) -> [Finding] {
    let environment = environments.first ?? StyleEnvironment()
    let parts = combinations.map { themes in
      var context = StyleContext(environment: environment)
      return themes.map { theme in (theme: theme, values: context.add(theme)) }
    }
    let own = combinations.flatMap { themes in
      themes.findings(in: environment) + themes.flatMap { findings(of: $0.styleSheet) }
    }
    let colors = parts.joined().flatMap { theme, values in
      Finding.colorRanges(in: values, setBy: "Theme '\(theme)'")
    }
    return (own + colors + Finding.missingTokens(among: parts)).eachOnce
  }
}

extension Sequence where Element: Hashable {
  /// The elements in order, without duplicates.
  package var eachOnce: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

// MARK: - RecordCount

/// The number of conformance records in the loaded images, and of those that can't be read.
package struct RecordCount: Hashable, Sendable {
  /// The number of loaded images with Swift code.
  package let images: Int

  /// The number of records: one for each conformance of a type to a protocol.
  package let records: Int

  /// The number of records in an unknown format, which are skipped.
  package let skipped: Int
}

extension Inspector {
  /// Reads the conformance records of all loaded images again, and counts them.
  ///
  /// The call takes a few milliseconds. It has no effect on other uses of the records.
  ///
  /// - Returns: The numbers.
  /// - Throws: An `InspectionError` if records can't be read: `unknownVersion` if this runtime's are
  ///   newer than the package, or else `unsupported`.
  package static func readRecords() throws(InspectionError) -> RecordCount {
    if let version = ConformanceRecords.unknownVersion { throw .unknownVersion(version) }
    guard let contents = ConformanceRecords.read() else { throw .unsupported }
    return RecordCount(
      images: contents.imageCount, records: contents.recordCount, skipped: contents.skippedCount)
  }
}

// MARK: - InspectionError

/// The reason why something can't be inspected.
package struct InspectionError: Error, Hashable, Sendable {
  /// The kind of error.
  package enum Code: String, Hashable, Sendable {
    /// Conformance records can't be read on this platform.
    case unsupported

    /// The Swift runtime's conformance records have a version that this package doesn't read.
    case unknownVersion

    /// The conformance records of this kind of type can't be found.
    case unknownType
  }

  /// The kind of error.
  package let code: Code

  /// The problem and its solution.
  package let message: String

  static let unsupported = InspectionError(
    code: .unsupported,
    message: "The conformance records of the running program can only be read on 64-bit Linux, "
      + "with a runtime that provides their location. Inspect there; styling does not need them.")

  static func unknownVersion(_ version: Int) -> InspectionError {
    InspectionError(
      code: .unknownVersion,
      message: "The conformance records of this Swift runtime have version \(version), and those "
        + "of versions 1 to 5 can be read. Styles are the same without them, but the first node of "
        + "each type takes longer. Update the package, or report the version as an issue.")
  }

  static func unknownType(_ type: any Any.Type) -> InspectionError {
    InspectionError(
      code: .unknownType,
      message: "The metadata of \(type) cannot be read, so its traits are unknown. Inspect a "
        + "struct, an enumeration or a class that is declared in Swift.")
  }
}

extension InspectionError: CustomStringConvertible {
  /// The message.
  package var description: String { message }
}
