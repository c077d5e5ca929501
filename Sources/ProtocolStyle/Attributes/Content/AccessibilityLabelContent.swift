/// The text that assistive technologies read out for a node.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UIAccessibility.accessibilityLabel`; ARIA `aria-label`.
///
/// ```swift
/// struct HeartButton: ButtonNode, ImageContent, AccessibilityLabelContent {
///   var image: ImageReference { .named("heart") }
///   var accessibilityLabel: String { "Add to favorites" }
/// }
/// ```
public protocol AccessibilityLabelContent: SendableMetatype {
  /// The text that assistive technologies read out.
  var accessibilityLabel: String { get }
}

extension AnyAttribute where Self == Attribute<String> {
  /// The text that assistive technologies read out for a node.
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
  /// The text that assistive technologies read out for a node; nil if no level of the cascade
  /// writes it.
  public var accessibilityLabel: String? {
    get { self[.accessibilityLabel] }
    set { self[.accessibilityLabel] = newValue }
  }
}
