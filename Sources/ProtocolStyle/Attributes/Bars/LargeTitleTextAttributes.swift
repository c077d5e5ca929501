/// The text attributes of a navigation bar's large title.
///
/// The default is the large title font. From UIKit's
/// `UINavigationBar.largeTitleTextAttributes`.
public protocol LargeTitleTextAttributes: SendableMetatype {
  /// The text attributes of a navigation bar's large title.
  var largeTitleTextAttributes: TextAttributes { get }
}

extension LargeTitleTextAttributes {
  /// The default: the large title font.
  public var largeTitleTextAttributes: TextAttributes {
    TextAttributes(font: FontDescriptor(textStyle: .largeTitle))
  }
}

extension AnyAttribute where Self == Attribute<TextAttributes> {
  /// The text attributes of a navigation bar's large title.
  public static var largeTitleTextAttributes: Self { key }
}

private let key = Attribute<TextAttributes>(
  "largeTitleTextAttributes", of: (any LargeTitleTextAttributes).self, kinds: []
) {
  ($0 as? any LargeTitleTextAttributes.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some LargeTitleTextAttributes, _ slot: borrowing AttributeSlot<TextAttributes>
) -> AttributeWrite {
  slot.write(node.largeTitleTextAttributes)
}

extension ViewModel {
  /// The text attributes of a navigation bar's large title; nil if no level of the cascade writes
  /// it.
  public var largeTitleTextAttributes: TextAttributes? {
    get { self[.largeTitleTextAttributes] }
    set { self[.largeTitleTextAttributes] = newValue }
  }
}
