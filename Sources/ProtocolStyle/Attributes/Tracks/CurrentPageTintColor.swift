/// The color of the current page's indicator.
///
/// A page control derives `currentPageIndicatorTintColor` from it. The default is white. From
/// UIKit's `UIPageControl.currentPageIndicatorTintColor`.
public protocol CurrentPageTintColor: SendableMetatype {
  /// The color of the current page's indicator.
  var currentPageTintColor: Color { get }
}

extension CurrentPageTintColor {
  /// The default: white.
  public var currentPageTintColor: Color { .white }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the current page's indicator.
  public static var currentPageTintColor: Self { key }
}

private let key = Attribute<Color>(
  "currentPageTintColor", of: (any CurrentPageTintColor).self, kinds: []
) {
  ($0 as? any CurrentPageTintColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some CurrentPageTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.currentPageTintColor)
}

extension ViewModel {
  /// The color of the current page's indicator; nil if no level of the cascade writes it.
  public var currentPageTintColor: Color? {
    get { self[.currentPageTintColor] }
    set { self[.currentPageTintColor] = newValue }
  }
}
