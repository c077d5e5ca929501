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
