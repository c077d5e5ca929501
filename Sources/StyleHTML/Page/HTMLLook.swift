public import ProtocolStyle

/// A look that a page can switch to without a reload: themes, and changes to the environment.
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
/// A page shows its first look. To show another look, set `data-theme` of an element to its name;
/// the look applies to the element and its descendants, except those with a different `data-theme`.
/// Set it on the `html` element for the whole page. An unknown name shows the first look.
///
/// Looks only affect style. Content, such as a text that reads the environment, is that of the
/// tree's current state.
public struct HTMLLook: Sendable {
  /// The value of `data-theme`.
  public var name: String

  /// The themes, beginning with the lowest, which replace the tree's themes.
  public var themes: [Theme]

  /// The color scheme; nil for the user's preference (`prefers-color-scheme`).
  public var colorScheme: StyleEnvironment.ColorScheme?

  /// Other changes to the tree's environment.
  public var environment: StyleEnvironment.Changes

  /// Creates a look.
  ///
  /// - Parameters:
  ///   - name: The value of `data-theme`.
  ///   - themes: The themes, beginning with the lowest, which replace the tree's themes; none by
  ///     default.
  ///   - colorScheme: The color scheme; nil, the default, for the user's preference.
  ///   - environment: Other changes to the tree's environment; none by default.
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
