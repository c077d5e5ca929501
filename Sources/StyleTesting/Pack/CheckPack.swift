public import ProtocolStyle
internal import StyleInspector
public import StyleSampling
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
  PackCheck(
    pack, applier: applier, probes: probes, bare: bare, allowingDefault: allowed,
    minimumContrast: minimumContrast, environments: environments
  ).record(at: sourceLocation)
}

/// Records an issue for each finding of a style pack, with all nodes of samples as probes.
///
/// ```swift
/// import StyleSampling
/// import StyleTesting
///
/// let samples = [StyleSample("Buy", BuyButton())]
/// checkPack(StylePack("mine", themes: [contoso]), samples: samples)
/// ```
///
/// - Parameters:
///   - pack: The pack.
///   - applier: The applier for attributes other than the pack's; by default the standard ones.
///   - samples: Samples whose nodes adopt the pack's traits, as in ``PackCheck``.
///   - bare: Nodes that adopt custom style protocols without declaring properties, if the check
///     finds no others; none by default.
///   - allowed: Attributes that may have their default or no value, by node type; none by default.
///   - minimumContrast: The minimum contrast of text, from 1 to 21; 4.5 by default.
///   - environments: The environments by name; ``PackCheck/defaultEnvironments`` by default.
///   - sourceLocation: The location of the issues; the call by default.
public func checkPack(
  _ pack: StylePack, applier: StyleApplier = StyleApplier(), samples: [StyleSample],
  bare: [any StyleNode] = [],
  allowingDefault allowed: KeyValuePairs<any StyleNode.Type, AttributeList> = [:],
  minimumContrast: Double = 4.5,
  environments: KeyValuePairs<String, StyleEnvironment> = PackCheck.defaultEnvironments,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  PackCheck(
    pack, applier: applier, samples: samples, bare: bare, allowingDefault: allowed,
    minimumContrast: minimumContrast, environments: environments
  ).record(at: sourceLocation)
}

extension PackCheck {
  fileprivate func record(at sourceLocation: SourceLocation) {
    for finding in findings() {
      Issue.record("Pack '\(pack)': \(finding)", sourceLocation: sourceLocation)
    }
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

// MARK: - PackCheck

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
/// The check styles the probes without a theme and with each of the pack's themes, in every given
/// environment. It verifies the following:
/// - Each trait has an effect. A trait whose values are the style protocols' defaults in all
///   combinations is a finding, usually because a getter isn't `public` or has a different type. A
///   default next to other values may be intended, and so may one that a probe adopts without a
///   trait; `swift package check-styles` finds mistakes there. The defaults of the library's
///   protocols are known. Those of other protocols are read from nodes that adopt the protocol
///   without a trait: a probe, a node in `bare`, or, on 64-bit Linux, any struct of the process
///   without stored properties.
/// - Every token of the pack has a value. Cyclic defaults stop the test with a message.
/// - The text of a probe has a contrast of at least 4.5 with what is behind it (WCAG 2.2, 1.4.3), in
///   every situation that its style can tell apart: control states of the probe and of the controls
///   around it, except disabled; widths of containers; and all values of the environment's properties,
///   except that color schemes, contrasts, and what else the given environments differ in are theirs.
///   A text counts where its node, or one around it, draws a color.
/// - There are no findings for the probes' types and the pack, such as a rule of the pack that has no
///   effect, which an `Inspector` finds as well.
/// - No rule of the pack and its themes loses on every probe that it matches. If a rule is for nodes
///   without the pack's traits, add such a probe.
public struct PackCheck {
  /// The pack.
  public let pack: StylePack

  /// The combinations to check.
  let matrix: StyleMatrix

  let applier: StyleApplier

  /// The probes, in the order in which `attachProbes` attaches them.
  let probes: [any StyleNode]

  /// Attaches the probes to a tree: as roots, or to a parent.
  let attachProbes: (_ tree: StyleTree, _ parent: AnyNodeHandle?) -> [AnyNodeHandle]
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
    self.init(pack, applier, probes, bare, allowed, minimumContrast, environments) { tree, parent in
      probes.map { node in
        parent.map { tree.attach(erased: node, to: $0) } ?? tree.attach(erased: node)
      }
    }
  }

  /// Creates a check with all nodes of samples as probes, in each combination of variants.
  ///
  /// A node keeps its place in a sample, so that rules for nodes in containers apply.
  ///
  /// - Parameters:
  ///   - pack: The pack.
  ///   - applier: The applier for attributes other than the pack's; by default the standard ones.
  ///   - samples: Samples whose nodes adopt the pack's traits.
  ///   - bare: Nodes that adopt custom style protocols without declaring properties, if the check
  ///     finds no others; none by default.
  ///   - allowed: Attributes that may have their default or no value, by node type; none by default.
  ///   - minimumContrast: The minimum contrast of text, from 1 to 21; 4.5 by default.
  ///   - environments: The environments by name; ``defaultEnvironments`` by default.
  public init(
    _ pack: StylePack, applier: StyleApplier = StyleApplier(), samples: [StyleSample],
    bare: [any StyleNode] = [],
    allowingDefault allowed: KeyValuePairs<any StyleNode.Type, AttributeList> = [:],
    minimumContrast: Double = 4.5,
    environments: KeyValuePairs<String, StyleEnvironment> = PackCheck.defaultEnvironments
  ) {
    let tree = StyleTree(showing: samples)
    let probes = tree.nodes.map { tree.node(of: $0) }
    self.init(pack, applier, probes, bare, allowed, minimumContrast, environments) { tree, parent in
      tree.attach(samples, to: parent)
    }
  }

  private init(
    _ pack: StylePack, _ applier: StyleApplier, _ probes: [any StyleNode], _ bare: [any StyleNode],
    _ allowed: KeyValuePairs<any StyleNode.Type, AttributeList>, _ minimumContrast: Double,
    _ environments: KeyValuePairs<String, StyleEnvironment>,
    attachProbes: @escaping (StyleTree, AnyNodeHandle?) -> [AnyNodeHandle]
  ) {
    self.pack = pack
    self.attachProbes = attachProbes
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
    // Themes, rules and types have the same findings in every combination.
    return (defaultFindings() + contrastFindings() + ownFindings()).eachOnce
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
      + losingRules()
  }

  /// The rules that lose on every probe that they match, in every combination and control state.
  private func losingRules() -> [Finding] {
    let tree = makeTree()
    let ground = tree.attach(Ground())
    let nodes = attachProbes(tree, ground.erased)
    var contest = RuleContest()
    matrix.forEachInheritedContext(of: tree) { _, _, tree in
      let finder = SituationFinder(tree, [])
      for node in nodes {
        let cells = finder.cells(of: node, recording: false)
        defer { cells.restore() }
        tree.forEachSheet { contest.add($0) }
        if contest.isDecided { continue }
        cells.forEach(for: NodeCells.Question(.all)) { cell, _ in
          finder.bring(cells.node, to: cell.departures)
          contest.examine(node, of: tree)
        }
      }
    }
    let contexts = matrix.environments.map { StyleContext(environment: $0.value) }
    return contest.findings(tree.applier, in: contexts)
  }

  /// Reads every token in every combination, which traps for cyclic defaults.
  private func readTokens() {
    let tree = makeTree()
    let ground = tree.attach(Ground())
    matrix.forEachInheritedContext(of: tree) { _, _, tree in
      tree.evaluating(at: ground) { for token in pack.tokens { _ = token.id.value } }
    }
  }

  /// Creates a tree with the pack.
  func makeTree() -> StyleTree { StyleTree(applier: applier, packs: [pack]) }
}

/// The parent of probes, to which no rules apply.
struct Ground: ScreenNode {}

// MARK: - PackCheck: Contrast

extension Finding.Identifier {
  /// The contrast between a probe's text and its background is too low.
  public static let packContrast = Finding.Identifier(rawValue: "pack-contrast")
}

extension PackCheck {
  /// Finds texts of probes with low contrast, with one finding for each text of a probe.
  private func contrastFindings() -> [Finding] {
    let tree = makeTree()
    tree.environment = matrix.environments[0].value
    let nodes = attachProbes(tree, nil)
    let space = SituationSpace(axes: contrastAxes)
    let found = Inspector(themes: matrix.themes).weakTexts(
      below: minimumContrast, ofSamplesIn: tree, over: space)
    return zip(probes, nodes).flatMap { probe, node in
      found.texts.filter { $0.node == node }.map { finding($0, of: probe) }
        + found.nodesBeyondLimit.filter { $0 == node }.map { _ in
          .unexaminedTexts(of: "\(type(of: probe))", limit: space.limit, .error, .packContrast)
        }
    }
  }

  /// An axis of the given environments, and one for each property that isn't given by these.
  private var contrastAxes: [SituationAxis] {
    var given = ContextReads()
    for (_, environment) in Array(matrix.environments) + Array(Self.defaultEnvironments) {
      given.formUnion(environment.differences(from: StyleEnvironment()))
    }
    return [.environments(matrix.environments)]
      + SituationAxis.standard.filter { !$0.departs(in: given) }
  }

  private func finding(_ text: WeakTexts.Text, of probe: any StyleNode) -> Finding {
    let visible = text.visible
    // Blended colors are shown as a screen has them.
    let colors = [visible.text, visible.background].map { ValueText.text(of: Color(hex: $0.hex)) }
    return Finding(
      .error, .packContrast,
      summary: "\(type(of: probe)) has \(text.attribute) \(colors[0]) on \(colors[1]): a contrast "
        + "of \(visible.contrast.truncated)\(text.situations.map { " when \($0)" } ?? "").",
      explanation: "WCAG 2.2 requires 4.5 between text and its background (1.4.3), and this check "
        + "\(ValueText.text(of: minimumContrast)). The colors are those with the lowest contrast, "
        + "after blending translucent layers.",
      remedy: "Make the text or its background darker or lighter in these situations.")
  }
}

// MARK: - PackCheck: Defaults

extension Finding.Identifier {
  /// A probe adopts a trait of a pack whose values are only defaults.
  public static let baseDefault = Finding.Identifier(rawValue: "base-default")

  /// A probe adopts an attribute but has no value for it.
  public static let unrenderedAttribute = Finding.Identifier(rawValue: "unrendered-attribute")
}

extension PackCheck {
  /// Finds attributes that probes adopt and whose values are the defaults.
  func defaultFindings() -> [Finding] {
    let tree = makeTree()
    let adopted = probes.map { attributes(of: type(of: $0), in: tree) }
    let defaults = DefaultNodes(
      for: Set(adopted.joined()).sorted(), bare: bare, probes: probes, tree.applier)
    let ground = tree.attach(Ground())
    // The pack adds its attributes and tokens, but not its rules, which could hide a default.
    tree.setScope(StyleScope(isBoundary: true), at: ground)
    let nodes =
      attachProbes(tree, ground.erased) + defaults.nodes.map { tree.attach(erased: $0, to: ground) }
    var models = [[ViewModel]](repeating: [], count: nodes.count)
    matrix.forEachInheritedContext(of: tree) { _, _, tree in
      for (index, node) in nodes.enumerated() { models[index].append(tree.viewModel(of: node)) }
    }
    let defaultModels = Array(models[probes.count...])
    return probes.indices.flatMap { index in
      let slipped = adopted[index].filter { attribute in
        DefaultNodes.values(of: attribute, in: models[index])
          == defaults.values(of: attribute, in: defaultModels)
      }
      return findings(
        of: probes[index], models[index], adopted[index], slipped: slipped, tree.applier)
    }
  }

  /// The attributes for which nodes of a type should have values; content has no defaults.
  private func attributes(of type: any StyleNode.Type, in tree: StyleTree) -> [AttributeID] {
    tree.applier.attributes.ids.filter { attribute in
      !attribute.isContent && type.nodeKind.uses(attribute) && attribute.isAdopted(by: type)
    }
  }

  private func findings(
    of probe: any StyleNode, _ models: [ViewModel], _ adopted: [AttributeID],
    slipped: [AttributeID], _ applier: StyleApplier
  ) -> [Finding] {
    let type = type(of: probe)
    let traits = TraitValues(of: type, applier)
    let allowed = allowed[ObjectIdentifier(type)] ?? []
    // Attributes that the kind doesn't use don't count as other values of a trait.
    let unused = applier.attributes.ids.filter { !type.nodeKind.uses($0) || $0.isContent }
    let empty = Set(slipped + unused)
    return adopted.filter { !allowed.contains($0) }.compactMap { attribute in
      let values = models.map { $0.writtenValue(of: attribute) }
      if values.allSatisfy({ $0 == nil }) { return .unrendered(attribute, by: probe) }
      guard slipped.contains(attribute), traits.isOfTrait(attribute, within: empty) else {
        return nil
      }
      return .baseDefault(values[0], of: attribute, renderedBy: probe)
    }
  }
}

extension Finding {
  fileprivate static func baseDefault(
    _ value: (any Hashable & Sendable & Codable)?, of attribute: AttributeID,
    renderedBy probe: any StyleNode
  ) -> Finding {
    Finding(
      .error, .baseDefault,
      summary: "\(type(of: probe)) renders the default of '\(attribute)': "
        + "\(ValueText.text(of: value)).",
      explanation: "The trait that provides it only has default values. A getter must be "
        + "accessible and have the requirement's type. Without 'public', or with CGFloat instead of "
        + "Double or Color? instead of Color, other modules use the style protocol's default.",
      remedy: "Declare 'public var \(attribute): \(attribute.valueType)' in the extension of the "
        + "trait; or, if the default is intended, add '\(type(of: probe)).self: [.\(attribute)]' to "
        + "'allowingDefault:'.")
  }

  fileprivate static func unrendered(_ attribute: AttributeID, by probe: any StyleNode) -> Finding {
    Finding(
      .error, .unrenderedAttribute,
      summary: "\(type(of: probe)) adopts '\(attribute)' but has no value for it.",
      explanation: "A custom closure removes the value of a trait.",
      remedy: "Remove the trait or the line of the closure; or, if this is intended, add "
        + "'\(type(of: probe)).self: [.\(attribute)]' to 'allowingDefault:'.")
  }
}

// MARK: - DefaultNodes

/// The nodes whose values are the defaults of style protocols, by attribute.
///
/// A node has a protocol's default if it adopts the protocol without a trait and doesn't declare
/// the property. The latter isn't visible at run time, so the values are only used if all
/// candidates agree.
struct DefaultNodes {
  /// The nodes to style; a node is listed once for each attribute.
  private(set) var nodes: [any StyleNode] = [StandardDefaults()]

  /// The indices of nodes by attribute.
  private var places: [AttributeID: [Int]] = [:]

  /// Finds nodes for attributes among the given ones or, if there are none, in the whole process.
  init(
    for attributes: [AttributeID], bare: [any StyleNode], probes: [any StyleNode],
    _ applier: StyleApplier
  ) {
    for attribute in attributes {
      if attribute.isAdopted(by: StandardDefaults.self) {
        places[attribute] = [0]
        continue
      }
      let given = bare.filter { attribute.isAdopted(by: type(of: $0)) }
      let found =
        given.isEmpty
        ? (probes + attribute.emptyAdopters).filter {
          TraitValues(of: type(of: $0), applier).areDirect(attribute)
        } : given
      places[attribute] = Array(nodes.count..<nodes.count + found.count)
      nodes += found
    }
  }

  /// Returns the default values of an attribute.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - models: The models of the nodes, in the same order of combinations for each node.
  /// - Returns: The values in that order; nil if no node has them, or if nodes differ.
  func values(of attribute: AttributeID, in models: [[ViewModel]]) -> [AnyHashable?]? {
    let values = places[attribute, default: []].map { Self.values(of: attribute, in: models[$0]) }
    return Set(values).count == 1 ? values[0] : nil
  }

  /// The values of an attribute in the models of a node.
  static func values(of attribute: AttributeID, in models: [ViewModel]) -> [AnyHashable?] {
    models.map { $0.writtenValue(of: attribute).map { AnyHashable($0) } }
  }
}

/// A node that adopts every style protocol of the library and fills none, so it has the defaults
/// that traits replace.
struct StandardDefaults: BareNode, StandardStyle {}

/// A node whose kind uses every attribute and derives none.
protocol BareNode: StyleNode {}

extension BareNode {
  static var nodeKind: NodeKind { .bare }
}

extension NodeKind {
  fileprivate static let bare = NodeKind("bare", of: (any BareNode).self, uses: .standard)
}

// MARK: - TraitValues

/// The attributes that a type adopts through traits.
struct TraitValues {
  /// The attributes of each trait, including those of refined traits; nil if conformance records
  /// can't be read.
  private let traits: [Set<AttributeID>]?

  private let all: Set<AttributeID>

  init(of type: any StyleNode.Type, _ applier: StyleApplier) {
    all = Set(applier.attributes.ids.filter { $0.isAdopted(by: type) })
    guard let graph = try? Inspector(applier: applier).traits(of: type) else {
      traits = nil
      return
    }
    let vertices = graph.vertices
    traits = vertices.indices.filter { vertices[$0].role == .trait }.map { trait in
      var (found, rest) = (Set<AttributeID>(), [trait])
      while let place = rest.popLast() {
        found.formUnion(vertices[place].attributes)
        rest += vertices[place].adopted
      }
      return found
    }
  }

  /// Whether an attribute is adopted without a trait, so that its value comes from the protocol or
  /// the type itself; false if that isn't known.
  func areDirect(_ attribute: AttributeID) -> Bool {
    guard let traits else { return false }
    return all.contains(attribute) && !traits.contains { $0.contains(attribute) }
  }

  /// Whether a trait provides an attribute, and all attributes of the trait are in a set.
  ///
  /// If traits aren't known, whether all attributes of the type are in the set.
  func isOfTrait(_ attribute: AttributeID, within attributes: Set<AttributeID>) -> Bool {
    (traits ?? [all]).contains { $0.contains(attribute) && $0.isSubset(of: attributes) }
  }
}
