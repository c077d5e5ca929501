public import ProtocolStyle
public import Testing

/// Records an issue for each thing that does not hold of a style pack.
///
/// ```swift
/// import StyleTesting
///
/// checkPack(StylePack("mine", themes: [contoso]), probes: [BuyButton()])
/// ```
///
/// ``PackCheck`` says what is checked, and where probes are to be declared.
///
/// - Parameters:
///   - pack: The pack.
///   - applier: What reads other attributes than the pack's; by default, the standard ones.
///   - probes: Nodes that adopt the pack's traits.
///   - bare: Nodes that adopt custom style protocols and fill nothing, where no other node that
///     does is found; none by default.
///   - allowed: Attributes that may have their default, or be none, by the types of probes; none by
///     default.
///   - minimumContrast: The least contrast of text, from 1 to 21; 4.5 by default.
///   - environments: The environments by name; by default
///     ``PackCheck/defaultEnvironments``.
///   - sourceLocation: Where the issues are recorded; here, by default.
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
