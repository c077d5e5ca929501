/// What a module exports to be put into a tree: its rules.
///
/// Packs lie beneath themes and the tree's own rules: `StyleTree(packs: [.classic])`.
public struct StylePack: Sendable {
  /// The name, for people.
  public let name: String

  /// The pack's rules.
  public let appearance: AppearanceSheet

  /// Makes a pack.
  ///
  /// - Parameters:
  ///   - name: The name, for people.
  ///   - appearance: Its rules; none by default.
  public init(_ name: String, appearance: AppearanceSheet = AppearanceSheet()) {
    self.name = name
    self.appearance = appearance
  }
}

extension StylePack: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
