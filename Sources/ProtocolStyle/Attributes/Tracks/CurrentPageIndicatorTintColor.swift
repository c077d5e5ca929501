extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the indicator of a page control's current page.
  ///
  /// Derived from `currentPageTintColor`; it has no style protocol. From UIKit's
  /// `UIPageControl.currentPageIndicatorTintColor`.
  public static var currentPageIndicatorTintColor: Self { key }
}

private let key = Attribute<Color>("currentPageIndicatorTintColor", kinds: [])

extension ViewModel {
  /// The color of the indicator of a page control's current page; nil if no level of the cascade
  /// writes it.
  public var currentPageIndicatorTintColor: Color? {
    get { self[.currentPageIndicatorTintColor] }
    set { self[.currentPageIndicatorTintColor] = newValue }
  }
}
