extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the indicator of a page control's current page.
  ///
  /// Derived from `currentPageTintColor`; it has no style protocol of its own. From UIKit's
  /// `UIPageControl.currentPageIndicatorTintColor`.
  public static var currentPageIndicatorTintColor: Self { key }
}

private let key = Attribute<Color>("currentPageIndicatorTintColor", kinds: [])

extension ViewModel {
  /// The color of the indicator of a page control's current page; nil where nothing says.
  public var currentPageIndicatorTintColor: Color? {
    get { self[.currentPageIndicatorTintColor] }
    set { self[.currentPageIndicatorTintColor] = newValue }
  }
}
