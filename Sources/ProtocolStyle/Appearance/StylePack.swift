/// The rules, themes, tokens, attributes and kinds that a module exports for trees.
///
/// ```swift
/// extension StylePack {
///   static let contoso = StylePack(
///     "contoso", version: Version(1, 2), styleSheet: sheet, themes: [dense, night],
///     tokens: [Token.accent, Token.link], attributes: [.leftColor], kinds: [.gallery])
/// }
///
/// let shop = StyleTree(packs: [.contoso])
/// ```
///
/// In a tree, the rules of packs are below those of themes and of the tree, and nodes are also read
/// for the packs' attributes. Adding a pack doesn't apply its themes: add the ones you want to the
/// tree's themes. Traits need no pack, because they are protocols of the module. Removing a pack
/// reverts all of its effects.
public struct StylePack: Sendable {
  /// The name of the module, or another unique name.
  public let name: String

  /// The version of the pack.
  public let version: Version

  /// The pack's rules.
  public let styleSheet: StyleSheet

  /// The themes that the pack offers.
  public let themes: [Theme]

  /// The tokens that the pack declares for themes to set.
  public let tokens: [any AnyToken]

  /// The attributes that the pack adds to those that a tree reads from nodes.
  public let attributes: AttributeList

  /// The kinds that the pack adds, for renderers and decoders.
  public let kinds: [NodeKind]

  /// Creates a pack; store it in a `static let`.
  ///
  /// - Parameters:
  ///   - name: The name of the module, or another unique name.
  ///   - version: The version; 1.0.0 by default.
  ///   - styleSheet: The rules; none by default.
  ///   - themes: The themes that it offers; none by default.
  ///   - tokens: The tokens that it declares; none by default.
  ///   - attributes: The attributes that it adds; none by default.
  ///   - kinds: The kinds that it adds; none by default.
  public init(
    _ name: String, version: Version = Version(1), styleSheet: StyleSheet = StyleSheet(),
    themes: [Theme] = [], tokens: [any AnyToken] = [], attributes: AttributeList = [],
    kinds: [NodeKind] = []
  ) {
    self.name = name
    self.version = version
    self.styleSheet = styleSheet
    self.themes = themes
    self.tokens = tokens
    self.attributes = attributes
    self.kinds = kinds
  }

  /// Returns the theme with a name, among those that the pack offers.
  ///
  /// - Parameter name: The theme's name.
  /// - Returns: The first theme with that name; nil if there is none.
  public func theme(named name: String) -> Theme? {
    themes.first { $0.name == name }
  }
}

extension StylePack: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

// MARK: - Version

extension StylePack {
  /// The version of a pack by semantic versioning: major, minor and patch.
  public struct Version: Hashable, Sendable {
    /// The number of incompatible versions.
    public let major: UInt

    /// The number of compatible versions with additions, for one major version.
    public let minor: UInt

    /// The number of compatible versions with corrections only, for one minor version.
    public let patch: UInt

    /// Creates a version.
    ///
    /// - Parameters:
    ///   - major: The number of incompatible versions.
    ///   - minor: The number of compatible versions with additions; 0 by default.
    ///   - patch: The number of compatible versions with corrections only; 0 by default.
    public init(_ major: UInt, _ minor: UInt = 0, _ patch: UInt = 0) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }
  }
}

extension StylePack.Version: Comparable {
  /// Returns whether a version is earlier than another, by major, then minor, then patch.
  ///
  /// - Parameters:
  ///   - left: A version.
  ///   - right: Another version.
  /// - Returns: Whether `left` is the earlier one.
  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension StylePack.Version: CustomStringConvertible {
  /// The numbers, joined by periods, such as `1.2.0`.
  public var description: String { "\(major).\(minor).\(patch)" }
}

// MARK: - StyleApplier: Packs

extension StyleApplier {
  /// Creates an applier that also reads the attributes of packs.
  ///
  /// An applier only uses the attributes of packs. Their rules and themes are applied by a tree,
  /// which has its own parameter for packs. If several attributes have the same name, the first one
  /// is read.
  ///
  /// - Parameters:
  ///   - packs: The packs.
  ///   - attributes: The other attributes that it reads; `.standard` by default.
  public init(packs: [StylePack], attributes: AttributeList = .standard) {
    self = StyleApplier(attributes: attributes).adding(packs)
  }

  /// Returns an applier that also reads the attributes of packs; this one if they have none.
  ///
  /// If several attributes have the same name, the first one is read, and there is a finding for
  /// the others.
  func adding(_ packs: [StylePack]) -> StyleApplier {
    var names = Set(attributes.map(\.name))
    let added = packs.flatMap(\.attributes).filter { names.insert($0.name).inserted }
    return added.isEmpty ? self : StyleApplier(attributes: attributes + AttributeList(added))
  }
}

// MARK: - Findings

extension Sequence<StylePack> {
  /// Returns probable mistakes in packs that are used in one tree, the lowest first.
  ///
  /// ```swift
  /// #expect([StylePack.contoso].findings().isEmpty)
  /// ```
  ///
  /// The findings are repeated packs, types that are in the program more than once, attributes with
  /// the same name, tokens with the same name but different types, and attributes of a target that
  /// several packs override. For each pack, these are followed by the tokens that its themes set
  /// and no pack declares, and by the findings of its sheet and of each theme.
  ///
  /// - Parameters:
  ///   - environment: The environment for the closures of themes; the default one by default.
  ///   - attributes: The attributes of the tree's applier, without those of the packs; the standard
  ///     ones by default.
  /// - Returns: The findings; empty if there are none.
  public func findings(
    in environment: StyleEnvironment = StyleEnvironment(), attributes: AttributeList = .standard
  ) -> [Finding] {
    let packs = Array(self)
    let declared = Set(packs.flatMap(\.tokens).map(\.id))
    return Finding.duplicatePacks(in: packs) + Finding.doubledTypes(in: packs)
      + Finding.attributeClashes(in: packs, attributes) + Finding.tokenClashes(in: packs)
      + Finding.duplicateTokens(in: [environment], where: declared.contains)
      + Finding.overrideClashes(in: packs, environment)
      + packs.flatMap { pack in
        Finding.undeclaredTokens(of: pack, declared: declared, in: environment)
          + pack.styleSheet.findings() + pack.themes.flatMap { $0.findings(in: environment) }
      }
  }
}

// MARK: - Duplicate Packs

extension Finding.Identifier {
  /// A pack is in a tree more than once, or its module is in the program more than once.
  public static let duplicatePack = Finding.Identifier(rawValue: "duplicate-pack")
}

extension Finding {
  /// Returns the packs that share a name, in the order of their first occurrence.
  static func duplicatePacks(in packs: [StylePack]) -> [Finding] {
    let copies = Dictionary(grouping: packs, by: \.name)
    var names = Set<String>()
    return packs.compactMap { pack in
      guard names.insert(pack.name).inserted, let copies = copies[pack.name], copies.count > 1
      else { return nil }
      let versions = copies.map(\.version)
      return Set(versions).count == 1
        ? duplicatePack(pack, count: copies.count) : duplicatePack(pack, versions)
    }
  }

  private static func duplicatePack(_ pack: StylePack, count: Int) -> Finding {
    Finding(
      .warning, .duplicatePack,
      summary: "Pack '\(pack)' \(pack.version) is listed \(count) times.",
      explanation: "The rules of the last copy override those of all packs between the copies. "
        + "Apart from that, repeating a pack has no effect.",
      remedy: "Keep one of them.")
  }

  private static func duplicatePack(
    _ pack: StylePack, _ versions: [StylePack.Version]
  ) -> Finding {
    let list = versions.map(\.description).joined(separator: ", ")
    return Finding(
      .error, .duplicatePack,
      summary: "Pack '\(pack)' is listed in several versions: \(list).",
      explanation: "The rules of all versions apply, each over those before it, including rules "
        + "that a later version has removed. If several attributes have the same name, the first is "
        + "read.",
      remedy: "Keep one version, and require it in all modules that use the pack.")
  }

  /// Returns the types of packs that are in the program more than once: different types with one
  /// name.
  static func doubledTypes(in packs: [StylePack]) -> [Finding] {
    var bearers: [String: [(type: ObjectIdentifier, pack: String)]] = [:]
    var names: [String] = []
    for pack in packs {
      for type in pack.types {
        let (name, identity) = (String(reflecting: type), ObjectIdentifier(type))
        let known = bearers[name] ?? []
        if known.isEmpty { names.append(name) }
        if known.contains(where: { $0.type == identity }) { continue }
        bearers[name, default: []].append((identity, pack.name))
      }
    }
    return names.compactMap { name in
      guard let copies = bearers[name], copies.count > 1 else { return nil }
      return doubledType(name, in: copies.map(\.pack))
    }
  }

  private static func doubledType(_ name: String, in packs: [String]) -> Finding {
    let bearers = packs.map { "'\($0)'" }.joined(separator: " and ")
    return Finding(
      .error, .duplicatePack,
      summary: "There are \(packs.count) types named \(name), in packs \(bearers).",
      explanation: "A module is in the program more than once, such as in a library that is loaded "
        + "and in the program itself. Rules, attributes and kinds of one copy don't match nodes of "
        + "the other.",
      remedy: "Link the module once: as a dynamic library, or only into the program.")
  }
}

extension StylePack {
  /// The types in the pack: those of kinds, attributes and tokens, and those in rules.
  fileprivate var types: [any Any.Type] {
    var types: [any Any.Type] = kinds.map(\.protocolType)
    for attribute in attributes.lazy.map(\.id) {
      if let proto = attribute.definition.protocolType { types.append(proto) }
      types.append(attribute.valueType)
    }
    types += tokens.map { $0.id.valueType }
    for rule in styleSheet {
      if case .type(let target) = rule.target.form { types.append(target.type) }
      types += rule.containers.map(\.type)
    }
    return types
  }
}
