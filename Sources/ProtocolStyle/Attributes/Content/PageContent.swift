/// The current page of a page control, and their number.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UIPageControl.currentPage` and `numberOfPages`.
public protocol PageContent: SendableMetatype {
  /// The number of pages.
  var numberOfPages: Int { get }

  /// The index of the current page; 0 by default.
  var currentPage: Int { get }
}

extension PageContent {
  /// The default: 0.
  public var currentPage: Int { 0 }
}

extension AnyAttribute where Self == Attribute<PageNumber> {
  /// The current page of a page control, and their number.
  public static var page: Self { key }
}

private let key = Attribute<PageNumber>(
  "page", of: (any PageContent).self, kinds: [], isContent: true
) {
  ($0 as? any PageContent.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some PageContent, _ slot: borrowing AttributeSlot<PageNumber>
) -> AttributeWrite {
  slot.write(PageNumber(node.currentPage, of: node.numberOfPages))
}

extension ViewModel {
  /// The current page of a page control, and their number; nil if no level of the cascade writes
  /// it.
  public var page: PageNumber? {
    get { self[.page] }
    set { self[.page] = newValue }
  }
}
