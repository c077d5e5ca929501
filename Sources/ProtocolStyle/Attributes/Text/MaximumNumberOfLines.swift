/// The maximum number of lines of text.
///
/// 0 means no maximum. The default is 1. From UIKit's `UILabel.numberOfLines`; CSS `line-clamp`.
public protocol MaximumNumberOfLines: SendableMetatype {
  /// The maximum number of lines of text.
  var maximumNumberOfLines: Int { get }
}

extension MaximumNumberOfLines {
  /// The default: 1.
  public var maximumNumberOfLines: Int { 1 }
}

extension AnyAttribute where Self == Attribute<Int> {
  /// The maximum number of lines of text.
  public static var maximumNumberOfLines: Self { key }
}

private let key = Attribute<Int>(
  "maximumNumberOfLines", of: (any MaximumNumberOfLines).self, kinds: []
) {
  ($0 as? any MaximumNumberOfLines.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some MaximumNumberOfLines, _ slot: borrowing AttributeSlot<Int>
) -> AttributeWrite {
  slot.write(node.maximumNumberOfLines)
}

extension ViewModel {
  /// The maximum number of lines of text; nil if no level of the cascade writes it.
  public var maximumNumberOfLines: Int? {
    get { self[.maximumNumberOfLines] }
    set { self[.maximumNumberOfLines] = newValue }
  }
}
