public import ProtocolStyle
public import Testing

/// Records an issue for each finding of a style pack.
///
/// ```swift
/// import StyleTesting
///
/// checkPack(StylePack("mine", themes: [contoso]), probes: [BuyButton()])
/// ```
///
/// See ``PackCheck`` for the checks, and for where to declare probes.
///
/// - Parameters:
///   - pack: The pack.
///   - applier: The applier for attributes other than the pack's; by default the standard ones.
///   - probes: Nodes that adopt the pack's traits.
///   - bare: Nodes that adopt custom style protocols without declaring properties, if the check
///     finds no others; none by default.
///   - allowed: Attributes that may have their default or no value, by probe type; none by default.
///   - minimumContrast: The minimum contrast of text, from 1 to 21; 4.5 by default.
///   - environments: The environments by name; ``PackCheck/defaultEnvironments`` by default.
///   - sourceLocation: The location of the issues; the call by default.
public func checkPack(
  _ pack: StylePack, applier: StyleApplier = StyleApplier(), probes: [any StyleNode],
  bare: [any StyleNode] = [],
  allowingDefault allowed: KeyValuePairs<any StyleNode.Type, AttributeList> = [:],
  minimumContrast: Double = 4.5,
  environments: KeyValuePairs<String, StyleEnvironment> = PackCheck.defaultEnvironments,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let check = PackCheck(
    pack, applier: applier, probes: probes, bare: bare, allowingDefault: allowed,
    minimumContrast: minimumContrast, environments: environments)
  for finding in check.findings() {
    Issue.record("Pack '\(pack)': \(finding)", sourceLocation: sourceLocation)
  }
}

/// The error of ``PackCheck/require()``: a pack with findings.
public struct PackFailure: Error, Equatable, Sendable {
  /// The name of the pack.
  public let pack: String

  /// The findings; at least one.
  public let findings: [Finding]
}

extension PackFailure: CustomStringConvertible {
  /// The findings, each with its explanation and remedy.
  public var description: String {
    (["Pack '\(pack)' has findings:"] + findings.map(\.description)).joined(separator: "\n")
  }
}
