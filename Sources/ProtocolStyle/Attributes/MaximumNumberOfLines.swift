/// How many lines of text are shown at most.
///
/// 0 means as many as there are. The default is 1. From UIKit's `UILabel.numberOfLines`; CSS
/// `line-clamp`.
public protocol MaximumNumberOfLines: SendableMetatype {
  /// How many lines of text are shown at most.
  var maximumNumberOfLines: Int { get }
}

extension MaximumNumberOfLines {
  /// The default: 1.
  public var maximumNumberOfLines: Int { 1 }
}

extension AnyAttribute where Self == Attribute<Int> {
  /// How many lines of text are shown at most.
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
  /// How many lines of text are shown at most; nil where nothing says.
  public var maximumNumberOfLines: Int? {
    get { self[.maximumNumberOfLines] }
    set { self[.maximumNumberOfLines] = newValue }
  }
}
