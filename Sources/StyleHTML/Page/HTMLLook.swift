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
/// A page shows its first look. Another is shown within an element whose `data-theme` is the name:
/// set it at the `html` element for the whole page.
public struct HTMLLook: Sendable {
  /// What `data-theme` is set to.
  public var name: String

  /// The themes, the lowest first, in place of the tree's.
  public var themes: [Theme]

  /// The colour scheme; nil for what the reader prefers (`prefers-color-scheme`).
  public var colorScheme: ColorScheme?

  /// What else changes in the tree's environment.
  public var environment: StyleEnvironment.Changes

  /// Makes a look.
  ///
  /// - Parameters:
  ///   - name: What `data-theme` is set to.
  ///   - themes: The themes, the lowest first, in place of the tree's; none by default.
  ///   - colorScheme: The colour scheme; nil, the default, for what the reader prefers.
  ///   - environment: What else changes in the tree's environment; nothing by default.
  public init(
    _ name: String, themes: [Theme] = [], colorScheme: ColorScheme? = nil,
    environment: StyleEnvironment.Changes = StyleEnvironment.Changes()
  ) {
    self.name = name
    self.themes = themes
    self.colorScheme = colorScheme
    self.environment = environment
  }
}
