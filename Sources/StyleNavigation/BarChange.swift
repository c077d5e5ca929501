public import ProtocolStyle

/// A change of a bar's appearance, which a strategy applies.
public struct BarChange: Hashable, Sendable {
  /// The bar.
  public let bar: ScreenBar

  /// The bar's node.
  public let node: AnyNodeHandle

  /// The new appearance of the bar; nil removes the previous one.
  ///
  /// During an interactive pop, it's interpolated between two appearances.
  public let appearance: BarAppearance?

  /// The style of the status bar above; nil for a toolbar, and if the appearance is nil.
  public let statusBarStyle: StatusBarStyleValue?

  /// Whether the change is animated; the status bar then fades.
  public let isAnimated: Bool

  /// Writes the attributes that the appearance sets, and leaves the others unchanged.
  ///
  /// In a navigation bar, the tint is also the text color, and thereby the color of titles. Title
  /// text attributes from lower levels keep their other values.
  ///
  /// - Parameter model: The view model of the bar, as written by all lower levels.
  public func write(to model: inout ViewModel) {
    guard let appearance else { return }
    if let style = appearance.style { model.barStyle = style }
    if let color = appearance.backgroundColor { model.backgroundColor = color }
    if let color = appearance.barTintColor { model.barTintColor = color }
    if let style = statusBarStyle { model.statusBarStyle = style }
    guard let color = appearance.tintColor else { return }
    model.tintColor = color
    guard bar == .navigationBar else { return }
    model.textColor = color
    // Optional chaining alone would write nil back, which prevents deriving the attribute.
    if model.titleTextAttributes != nil { model.titleTextAttributes?.foregroundColor = color }
    if model.largeTitleTextAttributes != nil {
      model.largeTitleTextAttributes?.foregroundColor = color
    }
  }
}

/// One of the two bars of a screen stack.
public enum ScreenBar: String, CaseIterable, Hashable, Sendable {
  /// The navigation bar above the screen, with the title; shown by default.
  case navigationBar

  /// The toolbar below the screen, with buttons; hidden by default.
  case toolbar
}
