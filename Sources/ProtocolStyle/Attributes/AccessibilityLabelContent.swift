/// What is read out for a node to those who do not see it.
///
/// Content, not style: nodes that differ in it alone share one block of style. From UIKit's
/// `UIAccessibility.accessibilityLabel`; ARIA `aria-label`.
public protocol AccessibilityLabelContent: SendableMetatype {
  /// What is read out for the node.
  var accessibilityLabel: String { get }
}

extension AnyAttribute where Self == Attribute<String> {
  /// What is read out for a node to those who do not see it.
  public static var accessibilityLabel: Self { key }
}

private let key = Attribute<String>(
  "accessibilityLabel", of: (any AccessibilityLabelContent).self, kinds: [], isContent: true
) {
  ($0 as? any AccessibilityLabelContent.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some AccessibilityLabelContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.accessibilityLabel)
}

extension ViewModel {
  /// What is read out for a node to those who do not see it; nil where nothing says.
  public var accessibilityLabel: String? {
    get { self[.accessibilityLabel] }
    set { self[.accessibilityLabel] = newValue }
  }
}
