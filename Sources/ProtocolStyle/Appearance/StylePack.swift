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
    var names = Set(attributes.ids.map(\.name))
    let added = packs.flatMap(\.attributes).filter { names.insert($0.name).inserted }
    return added.isEmpty ? self : StyleApplier(attributes: attributes + AttributeList(added))
  }
}
