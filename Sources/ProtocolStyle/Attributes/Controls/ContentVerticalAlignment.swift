/// The vertical alignment of a control's content.
///
/// The default is center. From UIKit's `UIControl.contentVerticalAlignment`; CSS `align-items`.
public protocol ContentVerticalAlignment: SendableMetatype {
  /// The vertical alignment of a control's content.
  var contentVerticalAlignment: ContentVerticalAlignmentValue { get }
}

extension ContentVerticalAlignment {
  /// The default: center.
  public var contentVerticalAlignment: ContentVerticalAlignmentValue { .center }
}

extension AnyAttribute where Self == Attribute<ContentVerticalAlignmentValue> {
  /// The vertical alignment of a control's content.
  public static var contentVerticalAlignment: Self { key }
}

private let key = Attribute<ContentVerticalAlignmentValue>(
  "contentVerticalAlignment", of: (any ContentVerticalAlignment).self, kinds: []
) {
  ($0 as? any ContentVerticalAlignment.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ContentVerticalAlignment,
  _ slot: borrowing AttributeSlot<ContentVerticalAlignmentValue>
) -> AttributeWrite {
  slot.write(node.contentVerticalAlignment)
}

extension ViewModel {
  /// The vertical alignment of a control's content; nil if no level of the cascade writes it.
  public var contentVerticalAlignment: ContentVerticalAlignmentValue? {
    get { self[.contentVerticalAlignment] }
    set { self[.contentVerticalAlignment] = newValue }
  }
}
