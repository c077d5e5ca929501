/// The horizontal alignment of a control's content.
///
/// A button derives it from its text alignment unless it's written. The default is center. From
/// UIKit's `UIControl.contentHorizontalAlignment`; CSS `justify-content`.
public protocol ContentHorizontalAlignment: SendableMetatype {
  /// The horizontal alignment of a control's content.
  var contentHorizontalAlignment: ContentHorizontalAlignmentValue { get }
}

extension ContentHorizontalAlignment {
  /// The default: center.
  public var contentHorizontalAlignment: ContentHorizontalAlignmentValue { .center }
}

extension AnyAttribute where Self == Attribute<ContentHorizontalAlignmentValue> {
  /// The horizontal alignment of a control's content.
  public static var contentHorizontalAlignment: Self { key }
}

private let key = Attribute<ContentHorizontalAlignmentValue>(
  "contentHorizontalAlignment", of: (any ContentHorizontalAlignment).self, kinds: []
) {
  ($0 as? any ContentHorizontalAlignment.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ContentHorizontalAlignment,
  _ slot: borrowing AttributeSlot<ContentHorizontalAlignmentValue>
) -> AttributeWrite {
  slot.write(node.contentHorizontalAlignment)
}

extension ViewModel {
  /// The horizontal alignment of a control's content; nil if no level of the cascade writes it.
  public var contentHorizontalAlignment: ContentHorizontalAlignmentValue? {
    get { self[.contentHorizontalAlignment] }
    set { self[.contentHorizontalAlignment] = newValue }
  }
}
