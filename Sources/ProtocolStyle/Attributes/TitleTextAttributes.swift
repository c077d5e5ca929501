extension AnyAttribute where Self == Attribute<TextAttributes> {
  /// How the title of a navigation bar is drawn.
  ///
  /// Derived from text color, font and text alignment; it has no style protocol of its own.
  /// From UIKit's `UINavigationBar.titleTextAttributes`.
  public static var titleTextAttributes: Self { key }
}

private let key = Attribute<TextAttributes>("titleTextAttributes", kinds: [])

extension ViewModel {
  /// How the title of a navigation bar is drawn; nil where nothing says.
  public var titleTextAttributes: TextAttributes? {
    get { self[.titleTextAttributes] }
    set { self[.titleTextAttributes] = newValue }
  }
}
