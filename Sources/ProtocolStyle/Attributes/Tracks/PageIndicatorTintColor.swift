extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the indicators of a page control's pages.
  ///
  /// Derived from the tint color; it has no style protocol. From UIKit's
  /// `UIPageControl.pageIndicatorTintColor`.
  public static var pageIndicatorTintColor: Self { key }
}

private let key = Attribute<Color>("pageIndicatorTintColor", kinds: [])

extension ViewModel {
  /// The color of the indicators of a page control's pages; nil if no level of the cascade writes
  /// it.
  public var pageIndicatorTintColor: Color? {
    get { self[.pageIndicatorTintColor] }
    set { self[.pageIndicatorTintColor] = newValue }
  }
}
