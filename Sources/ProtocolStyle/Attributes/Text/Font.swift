/// The font of a node's text.
///
/// Bars, bar items and segments derive their title's font from it. The default is the system
/// font at 17 points. From UIKit's `UILabel.font`; CSS `font`.
///
/// ```swift
/// protocol HeadlineFont: Font {}
/// extension HeadlineFont {
///   var font: FontDescriptor { FontDescriptor(textStyle: .headline) }
/// }
///
/// struct SectionTitle: LabelNode, HeadlineFont {}
/// ```
///
/// ![The fonts of all text styles.](fonts)
public protocol Font: SendableMetatype {
  /// The font of a node's text.
  var font: FontDescriptor { get }
}

extension Font {
  /// The default: the system font at 17 points.
  public var font: FontDescriptor { .system(size: 17) }
}

extension AnyAttribute where Self == Attribute<FontDescriptor> {
  /// The font of a node's text.
  public static var font: Self { key }
}

private let key = Attribute<FontDescriptor>("font", of: (any Font).self, kinds: []) {
  ($0 as? any Font.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some Font, _ slot: borrowing AttributeSlot<FontDescriptor>
) -> AttributeWrite {
  slot.write(node.font)
}

extension ViewModel {
  /// The font of a node's text; nil if no level of the cascade writes it.
  public var font: FontDescriptor? {
    get { self[.font] }
    set { self[.font] = newValue }
  }
}
