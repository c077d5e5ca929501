/// How the rows of a table are set apart.
///
/// The default is singleLine. From UIKit's `UITableView.separatorStyle`.
public protocol SeparatorStyle: SendableMetatype {
  /// How the rows of a table are set apart.
  var separatorStyle: SeparatorStyleValue { get }
}

extension SeparatorStyle {
  /// The default: singleLine.
  public var separatorStyle: SeparatorStyleValue { .singleLine }
}

extension AnyAttribute where Self == Attribute<SeparatorStyleValue> {
  /// How the rows of a table are set apart.
  public static var separatorStyle: Self { key }
}

private let key = Attribute<SeparatorStyleValue>(
  "separatorStyle", of: (any SeparatorStyle).self, kinds: []
) {
  ($0 as? any SeparatorStyle.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some SeparatorStyle, _ slot: borrowing AttributeSlot<SeparatorStyleValue>
) -> AttributeWrite {
  slot.write(node.separatorStyle)
}

extension ViewModel {
  /// How the rows of a table are set apart; nil where nothing says.
  public var separatorStyle: SeparatorStyleValue? {
    get { self[.separatorStyle] }
    set { self[.separatorStyle] = newValue }
  }
}
