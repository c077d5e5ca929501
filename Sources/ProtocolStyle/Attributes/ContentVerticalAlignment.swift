/// How a control's content is aligned from top to bottom.
///
/// The default is center. From UIKit's `UIControl.contentVerticalAlignment`; CSS `align-items`.
public protocol ContentVerticalAlignment: SendableMetatype {
  /// How a control's content is aligned from top to bottom.
  var contentVerticalAlignment: ContentVerticalAlignmentValue { get }
}

extension ContentVerticalAlignment {
  /// The default: center.
  public var contentVerticalAlignment: ContentVerticalAlignmentValue { .center }
}

extension AnyAttribute where Self == Attribute<ContentVerticalAlignmentValue> {
  /// How a control's content is aligned from top to bottom.
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
  /// How a control's content is aligned from top to bottom; nil where nothing says.
  public var contentVerticalAlignment: ContentVerticalAlignmentValue? {
    get { self[.contentVerticalAlignment] }
    set { self[.contentVerticalAlignment] = newValue }
  }
}
