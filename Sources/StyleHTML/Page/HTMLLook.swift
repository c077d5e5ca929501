public import ProtocolStyle

/// A look that a page can be switched to without a reload: themes, and what the surroundings are like.
///
/// ```swift
/// import StyleHTML
///
/// let looks = [
///   HTMLLook("contoso", themes: [contoso]),
///   HTMLLook("night", themes: [night], colorScheme: .dark),
/// ]
/// ```
///
/// A page shows its first look. Any look is shown by an element whose `data-theme` is the name, and by
/// what is in it, up to elements with another `data-theme`: the nearest one counts. Set it at the `html`
/// element for the whole page. A name that no look has shows the first look.
///
/// Looks differ in style alone. Content, such as a text that reads the environment, is shown as the tree
/// is set.
public struct HTMLLook: Sendable {
  /// What `data-theme` is set to.
  public var name: String

  /// The themes, the lowest first, in place of the tree's.
  public var themes: [Theme]

  /// The color scheme; nil for what the reader prefers (`prefers-color-scheme`).
  public var colorScheme: StyleEnvironment.ColorScheme?

  /// What else changes in the tree's environment.
  public var environment: StyleEnvironment.Changes

  /// Makes a look.
  ///
  /// - Parameters:
  ///   - name: What `data-theme` is set to.
  ///   - themes: The themes, the lowest first, in place of the tree's; none by default.
  ///   - colorScheme: The color scheme; nil, the default, for what the reader prefers.
  ///   - environment: What else changes in the tree's environment; nothing by default.
  public init(
    _ name: String, themes: [Theme] = [], colorScheme: StyleEnvironment.ColorScheme? = nil,
    environment: StyleEnvironment.Changes = StyleEnvironment.Changes()
  ) {
    self.name = name
    self.themes = themes
    self.colorScheme = colorScheme
    self.environment = environment
  }
}
