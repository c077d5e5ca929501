/// How a node's text is wrapped or cut where it does not fit.
///
/// The default is byTruncatingTail. From UIKit's `UILabel.lineBreakMode`; CSS `text-overflow`
/// and `overflow-wrap`.
public protocol LineBreakMode: SendableMetatype {
  /// How a node's text is wrapped or cut where it does not fit.
  var lineBreakMode: LineBreakModeValue { get }
}

extension LineBreakMode {
  /// The default: byTruncatingTail.
  public var lineBreakMode: LineBreakModeValue { .byTruncatingTail }
}

extension AnyAttribute where Self == Attribute<LineBreakModeValue> {
  /// How a node's text is wrapped or cut where it does not fit.
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
  /// How a node's text is wrapped or cut where it does not fit; nil where nothing says.
  public var lineBreakMode: LineBreakModeValue? {
    get { self[.lineBreakMode] }
    set { self[.lineBreakMode] = newValue }
  }
}
