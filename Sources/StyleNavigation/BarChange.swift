public import ProtocolStyle

/// What a bar is to receive, for a strategy to apply.
public struct BarChange: Hashable, Sendable {
  /// Which bar it is.
  public let bar: ScreenBar

  /// The bar's node.
  public let node: AnyNodeHandle

  /// How the bar is to look from now on; nil takes back what it received.
  ///
  /// During an interactive pop this is a blend of two appearances.
  public let appearance: BarAppearance?

  /// The style of the status bar above; nil for a toolbar, and where the appearance is nil.
  public let statusBarStyle: StatusBarStyleValue?

  /// Whether the change is seen as an animation; the status bar then fades.
  public let isAnimated: Bool

  /// Writes what the appearance says, and leaves the rest as it is.
  ///
  /// In a navigation bar the tint is the text color too, and so its title's color; titles whose
  /// attributes are written beneath keep these but for the color.
  ///
  /// - Parameter model: The view model of the bar, as all levels below made it.
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
    // Not `?.` alone: where there is nothing it writes nil back, which keeps out what is derived.
    if model.titleTextAttributes != nil { model.titleTextAttributes?.foregroundColor = color }
    if model.largeTitleTextAttributes != nil {
      model.largeTitleTextAttributes?.foregroundColor = color
    }
  }
}
