/// The page of a page control.
///
/// Content, not style: nodes that differ in it alone share one block of style. From UIKit's
/// `UIPageControl.currentPage` and `numberOfPages`.
public protocol PageContent: SendableMetatype {
  /// How many pages there are.
  var numberOfPages: Int { get }

  /// The page that is shown, counted from 0; the first by default.
  var currentPage: Int { get }
}

extension PageContent {
  /// The default: 0.
  public var currentPage: Int { 0 }
}

extension AnyAttribute where Self == Attribute<PageNumber> {
  /// The page of a page control.
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
  /// The page of a page control; nil where nothing says.
  public var page: PageNumber? {
    get { self[.page] }
    set { self[.page] = newValue }
  }
}
