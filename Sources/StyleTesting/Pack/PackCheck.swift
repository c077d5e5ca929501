public import ProtocolStyle

/// What a style pack should hold from outside, checked on probe nodes.
///
/// ```swift
/// import StyleTesting
///
/// let findings = PackCheck(StylePack("mine"), probes: [BuyButton()]).findings()
/// ```
///
/// Probes are nodes that adopt the pack's traits, one for each trait at best. Declare them in a module
/// that imports the pack without `@testable`: only there is it seen that a getter lacks `public`.
///
/// Checked is, with each of its themes by itself and with none, in every environment:
/// - Each trait styles a probe. A trait whose values are the style protocols' defaults in all of them
///   is a finding, because a getter without `public` and one of another type have that effect. A
///   default beside other values may be meant, and so is one that a probe adopts without a trait;
///   `swift package check-styles` finds slips there. The defaults of the library's protocols are
///   known; those of others are read from nodes that adopt the protocol without a trait: a probe, one
///   in `bare`, or on 64-bit Linux any struct of the process without stored properties.
/// - Every token that the pack declares has a value. Defaults that read each other in a circle stop the test with a message.
/// - The text of a probe has a contrast of at least 4.5 on its background (WCAG 2.2, 1.4.3), in every
///   control state but the disabled one. Probes without a background, or without text, have none.
/// - There are no findings for the probes' types and the pack.
public struct PackCheck {
  /// The pack.
  public let pack: StylePack

  /// What is looked at.
  let matrix: StyleMatrix

  let applier: StyleApplier
  let probes: [any StyleNode]
  let bare: [any StyleNode]
  let allowed: [ObjectIdentifier: Set<AttributeID>]
  let minimumContrast: Double

  /// Light and dark, each with standard and with increased contrast.
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

  /// Makes a check.
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
  ///   - environments: The environments by name; by default ``defaultEnvironments``.
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

  /// Looks for what does not hold.
  ///
  /// - Returns: What was found; empty when nothing was.
  public func findings() -> [Finding] {
    readTokens()
    let found = defaultFindings() + contrastFindings() + ownFindings()
    // A theme, a rule or a type says the same in every combination.
    var seen: Set<Finding> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// Throws what does not hold: the check for XCTest.
  ///
  /// - Throws: ``PackFailure``.
  public func require() throws(PackFailure) {
    let findings = findings()
    if !findings.isEmpty { throw PackFailure(pack: pack.name, findings: findings) }
  }

  /// What the probes' types and the pack say of themselves.
  private func ownFindings() -> [Finding] {
    let applier = makeTree().applier
    return probes.flatMap { applier.findings(for: type(of: $0)) }
      + matrix.environments.flatMap {
        [pack].findings(in: $0.value, attributes: self.applier.attributes)
      }
  }

  /// Reads every token in every combination, which a circle of defaults would stop.
  private func readTokens() {
    let tree = makeTree()
    let ground = tree.attach(Ground())
    matrix.forEachInheritedContext(of: tree) { _, tree in
      tree.evaluating(at: ground) { for token in pack.tokens { _ = token.id.value } }
    }
  }

  /// A tree with the pack.
  func makeTree() -> StyleTree { StyleTree(applier: applier, packs: [pack]) }
}

/// What probes hang in where no rules are to reach them.
struct Ground: ScreenNode {}
