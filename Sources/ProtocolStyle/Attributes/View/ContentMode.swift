/// The scaling and position of a node's content in its bounds.
///
/// The default is scaleToFill. From UIKit's `UIView.contentMode`; CSS `object-fit` and
/// `object-position`.
public protocol ContentMode: SendableMetatype {
  /// The scaling and position of a node's content in its bounds.
  var contentMode: ContentModeValue { get }
}

extension ContentMode {
  /// The default: scaleToFill.
  public var contentMode: ContentModeValue { .scaleToFill }
}

extension AnyAttribute where Self == Attribute<ContentModeValue> {
  /// The scaling and position of a node's content in its bounds.
  public static var contentMode: Self { key }
}

private let key = Attribute<ContentModeValue>("contentMode", of: (any ContentMode).self, kinds: [])
{
  ($0 as? any ContentMode.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ContentMode, _ slot: borrowing AttributeSlot<ContentModeValue>
) -> AttributeWrite {
  slot.write(node.contentMode)
}

extension ViewModel {
  /// The scaling and position of a node's content in its bounds; nil if no level of the cascade
  /// writes it.
  public var contentMode: ContentModeValue? {
    get { self[.contentMode] }
    set { self[.contentMode] = newValue }
  }
}
