/// The height of a line, as a multiple of the font's size.
///
/// 0 or more. The default is 1.2. From UIKit's `NSParagraphStyle.lineHeightMultiple`; CSS
/// `line-height` without unit.
public protocol LineHeight: SendableMetatype {
  /// The height of a line, as a multiple of the font's size.
  var lineHeight: Double { get }
}

extension LineHeight {
  /// The default: 1.2.
  public var lineHeight: Double { 1.2 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The height of a line, as a multiple of the font's size.
  public static var lineHeight: Self { key }
}

private let key = Attribute<Double>("lineHeight", of: (any LineHeight).self, kinds: []) {
  ($0 as? any LineHeight.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some LineHeight, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.lineHeight)
}

extension ViewModel {
  /// The height of a line, as a multiple of the font's size; nil if no level of the cascade writes
  /// it.
  public var lineHeight: Double? {
    get { self[.lineHeight] }
    set { self[.lineHeight] = newValue }
  }
}
