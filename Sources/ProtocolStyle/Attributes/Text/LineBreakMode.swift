/// The wrapping or truncation of text that doesn't fit.
///
/// The default is byTruncatingTail. From UIKit's `UILabel.lineBreakMode`; CSS `text-overflow`
/// and `overflow-wrap`.
public protocol LineBreakMode: SendableMetatype {
  /// The wrapping or truncation of text that doesn't fit.
  var lineBreakMode: LineBreakModeValue { get }
}

extension LineBreakMode {
  /// The default: byTruncatingTail.
  public var lineBreakMode: LineBreakModeValue { .byTruncatingTail }
}

extension AnyAttribute where Self == Attribute<LineBreakModeValue> {
  /// The wrapping or truncation of text that doesn't fit.
  public static var lineBreakMode: Self { key }
}

private let key = Attribute<LineBreakModeValue>(
  "lineBreakMode", of: (any LineBreakMode).self, kinds: []
) {
  ($0 as? any LineBreakMode.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some LineBreakMode, _ slot: borrowing AttributeSlot<LineBreakModeValue>
) -> AttributeWrite {
  slot.write(node.lineBreakMode)
}

extension ViewModel {
  /// The wrapping or truncation of text that doesn't fit; nil if no level of the cascade writes it.
  public var lineBreakMode: LineBreakModeValue? {
    get { self[.lineBreakMode] }
    set { self[.lineBreakMode] = newValue }
  }
}
