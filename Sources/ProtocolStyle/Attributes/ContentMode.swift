/// How a node's content is fitted to its bounds.
///
/// The default is scaleToFill. From UIKit's `UIView.contentMode`; CSS `object-fit` and
/// `object-position`.
public protocol ContentMode: SendableMetatype {
  /// How a node's content is fitted to its bounds.
  var contentMode: ContentModeValue { get }
}

extension ContentMode {
  /// The default: scaleToFill.
  public var contentMode: ContentModeValue { .scaleToFill }
}

extension AnyAttribute where Self == Attribute<ContentModeValue> {
  /// How a node's content is fitted to its bounds.
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
  /// How a node's content is fitted to its bounds; nil where nothing says.
  public var contentMode: ContentModeValue? {
    get { self[.contentMode] }
    set { self[.contentMode] = newValue }
  }
}
