extension AnyAttribute where Self == Attribute<TextAttributes> {
  /// The text attributes of a navigation bar's title.
  ///
  /// Derived from text color, font and text alignment; it has no style protocol. From UIKit's
  /// `UINavigationBar.titleTextAttributes`.
  public static var titleTextAttributes: Self { key }
}

private let key = Attribute<TextAttributes>("titleTextAttributes", kinds: [])

extension ViewModel {
  /// The text attributes of a navigation bar's title; nil if no level of the cascade writes it.
  public var titleTextAttributes: TextAttributes? {
    get { self[.titleTextAttributes] }
    set { self[.titleTextAttributes] = newValue }
  }
}
