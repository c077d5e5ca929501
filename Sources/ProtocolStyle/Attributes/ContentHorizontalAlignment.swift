/// How a control's content is aligned from side to side.
///
/// A button derives it from its text alignment where it is not written. The default is center.
/// From UIKit's `UIControl.contentHorizontalAlignment`; CSS `justify-content`.
public protocol ContentHorizontalAlignment: SendableMetatype {
  /// How a control's content is aligned from side to side.
  var contentHorizontalAlignment: ContentHorizontalAlignmentValue { get }
}

extension ContentHorizontalAlignment {
  /// The default: center.
  public var contentHorizontalAlignment: ContentHorizontalAlignmentValue { .center }
}

extension AnyAttribute where Self == Attribute<ContentHorizontalAlignmentValue> {
  /// How a control's content is aligned from side to side.
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
  /// How a control's content is aligned from side to side; nil where nothing says.
  public var contentHorizontalAlignment: ContentHorizontalAlignmentValue? {
    get { self[.contentHorizontalAlignment] }
    set { self[.contentHorizontalAlignment] = newValue }
  }
}
