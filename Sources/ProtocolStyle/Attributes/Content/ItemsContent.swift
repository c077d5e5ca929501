/// The items of a segmented control or a picker, and the selected one.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UISegmentedControl`; HTML `option` and `selected`.
public protocol ItemsContent: SendableMetatype {
  /// The titles of the items, in order.
  var items: [String] { get }

  /// The index of the selected item; none by default.
  var selectedIndex: Int? { get }

  /// The images that segments show instead of their titles, in the order of the items; none by
  /// default.
  ///
  /// An item without an image, or beyond the end of the array, shows its title. The title of an item
  /// with an image is its name for assistive technologies. Pickers show titles only. From UIKit's
  /// `UISegmentedControl.setImage(_:forSegmentAt:)`.
  var itemImages: [ImageReference?] { get }
}

extension ItemsContent {
  /// The default: none.
  public var selectedIndex: Int? { nil }

  /// The default: none.
  public var itemImages: [ImageReference?] { [] }
}

extension AnyAttribute where Self == Attribute<ItemList> {
  /// The items of a segmented control or a picker, and the selected one.
  public static var items: Self { key }
}

private let key = Attribute<ItemList>(
  "items", of: (any ItemsContent).self, kinds: [], isContent: true
) {
  ($0 as? any ItemsContent.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ItemsContent, _ slot: borrowing AttributeSlot<ItemList>
) -> AttributeWrite {
  slot.write(ItemList(node.items, images: node.itemImages, selectedIndex: node.selectedIndex))
}

extension ViewModel {
  /// The items of a segmented control or a picker, and the selected one; nil if no level of the
  /// cascade writes it.
  public var items: ItemList? {
    get { self[.items] }
    set { self[.items] = newValue }
  }
}
