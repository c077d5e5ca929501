/// What a module exports to be put into a tree: rules, themes, tokens, attributes and kinds.
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
/// In a tree, its rules lie beneath those of themes and of the tree, and nodes are read for its
/// attributes as well. Themes are offered: who wants one puts it among the tree's. Traits need no
/// tree; they are protocols of the module. Taken out again, a pack leaves no trace.
public struct StylePack: Sendable {
  /// The name: that of the module, or what else is the pack's alone.
  public let name: String

  /// Which edition of the pack it is.
  public let version: Version

  /// The pack's rules.
  public let styleSheet: StyleSheet

  /// The themes that the pack offers.
  public let themes: [Theme]

  /// The tokens that the pack declares: those that themes are meant to set.
  public let tokens: [any AnyToken]

  /// The attributes that the pack adds to those which a tree reads from nodes.
  public let attributes: AttributeList

  /// The kinds that the pack adds, for renderers and decoders to know.
  public let kinds: [NodeKind]

  /// Makes a pack; keep it in a `static let`.
  ///
  /// - Parameters:
  ///   - name: The name: that of the module, or what else is the pack's alone.
  ///   - version: Which edition it is; 1.0.0 by default.
  ///   - styleSheet: Its rules; none by default.
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

  /// Looks for one of the themes that the pack offers.
  ///
  /// - Parameter name: The theme's name.
  /// - Returns: The first theme of that name; nil when there is none.
  public func theme(named name: String) -> Theme? {
    themes.first { $0.name == name }
  }
}

extension StylePack: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
