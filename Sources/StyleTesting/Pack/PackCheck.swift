public import ProtocolStyle
internal import StyleInspector

/// A check of a style pack from outside its module, with probe nodes.
///
/// ```swift
/// import StyleTesting
///
/// let findings = PackCheck(StylePack("mine"), probes: [BuyButton()]).findings()
/// ```
///
/// Probes are nodes that adopt the pack's traits, ideally one for each trait. Declare them in a
/// module that imports the pack without `@testable`, because a getter that isn't `public` is only
/// missing there.
///
/// The check styles the probes without a theme and with each of the pack's themes, in every
/// environment. It verifies the following:
/// - Each trait has an effect. A trait whose values are the style protocols' defaults in all
///   combinations is a finding, usually because a getter isn't `public` or has a different type. A
///   default next to other values may be intended, and so may one that a probe adopts without a
///   trait; `swift package check-styles` finds mistakes there. The defaults of the library's
///   protocols are known. Those of other protocols are read from nodes that adopt the protocol
///   without a trait: a probe, a node in `bare`, or, on 64-bit Linux, any struct of the process
///   without stored properties.
/// - Every token of the pack has a value. Cyclic defaults stop the test with a message.
/// - The text of a probe has a contrast of at least 4.5 on its background (WCAG 2.2, 1.4.3), in
///   every control state except disabled. Probes without a background or text aren't checked.
/// - There are no findings for the probes' types and the pack, such as a rule of the pack that has no
///   effect, which an `Inspector` finds as well.
public struct PackCheck {
  /// The pack.
  public let pack: StylePack

  /// The combinations to check.
  let matrix: StyleMatrix

  let applier: StyleApplier
  let probes: [any StyleNode]
  let bare: [any StyleNode]
  let allowed: [ObjectIdentifier: Set<AttributeID>]
  let minimumContrast: Double

  /// Light and dark, each with standard and increased contrast.
  public static var defaultEnvironments: KeyValuePairs<String, StyleEnvironment> {
    [
      "light": environment(.light, .standard), "dark": environment(.dark, .standard),
      "light with increased contrast": environment(.light, .increased),
      "dark with increased contrast": environment(.dark, .increased),
    ]
  }

  private static func environment(
    _ colorScheme: StyleEnvironment.ColorScheme, _ contrast: StyleEnvironment.Contrast
  ) -> StyleEnvironment {
    var environment = StyleEnvironment(colorScheme: colorScheme)
    environment.contrast = contrast
    return environment
  }

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - pack: The pack.
  ///   - applier: The applier for attributes other than the pack's; by default the standard ones.
  ///   - probes: Nodes that adopt the pack's traits.
  ///   - bare: Nodes that adopt custom style protocols without declaring properties, if the check
  ///     finds no others; none by default.
  ///   - allowed: Attributes that may have their default or no value, by probe type; none by
  ///     default.
  ///   - minimumContrast: The minimum contrast of text, from 1 to 21; 4.5 by default.
  ///   - environments: The environments by name; ``defaultEnvironments`` by default.
  public init(
    _ pack: StylePack, applier: StyleApplier = StyleApplier(), probes: [any StyleNode],
    bare: [any StyleNode] = [],
    allowingDefault allowed: KeyValuePairs<any StyleNode.Type, AttributeList> = [:],
    minimumContrast: Double = 4.5,
    environments: KeyValuePairs<String, StyleEnvironment> = PackCheck.defaultEnvironments
  ) {
    self.pack = pack
    matrix = StyleMatrix(themes: [[]] + pack.themes.map { [$0] }, environments: environments)
    self.applier = applier
    self.probes = probes
    self.bare = bare
    self.allowed = Dictionary(
      allowed.map { (ObjectIdentifier($0.key), Set($0.value.map(\.id))) },
      uniquingKeysWith: { $0.union($1) })
    self.minimumContrast = minimumContrast
  }

  /// Checks the pack.
  ///
  /// - Returns: The findings; empty if there are none.
  public func findings() -> [Finding] {
    readTokens()
    let found = defaultFindings() + contrastFindings() + ownFindings()
    // Themes, rules and types have the same findings in every combination.
    var seen: Set<Finding> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// Throws an error if there are findings, for use with XCTest.
  ///
  /// - Throws: ``PackFailure``.
  public func require() throws(PackFailure) {
    let findings = findings()
    if !findings.isEmpty { throw PackFailure(pack: pack.name, findings: findings) }
  }

  /// The findings of the probes' types and the pack themselves, which are those of an inspector.
  private func ownFindings() -> [Finding] {
    let (applier, environments) = (makeTree().applier, matrix.environments.map(\.value))
    return probes.flatMap { applier.findings(for: type(of: $0)) }
      + environments.flatMap { [pack].findings(in: $0, attributes: self.applier.attributes) }
      + Inspector(applier: self.applier, environments: environments).findings(of: pack)
  }

  /// Reads every token in every combination, which traps for cyclic defaults.
  private func readTokens() {
    let tree = makeTree()
    let ground = tree.attach(Ground())
    matrix.forEachInheritedContext(of: tree) { _, tree in
      tree.evaluating(at: ground) { for token in pack.tokens { _ = token.id.value } }
    }
  }

  /// Creates a tree with the pack.
  func makeTree() -> StyleTree { StyleTree(applier: applier, packs: [pack]) }
}

/// The parent of probes, to which no rules apply.
struct Ground: ScreenNode {}
