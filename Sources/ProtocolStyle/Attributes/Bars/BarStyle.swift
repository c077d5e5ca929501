/// The style of a bar.
///
/// The default is default. From UIKit's `UINavigationBar.barStyle`.
public protocol BarStyle: SendableMetatype {
  /// The style of a bar.
  var barStyle: BarStyleValue { get }
}

extension BarStyle {
  /// The default: default.
  public var barStyle: BarStyleValue { .default }
}

extension AnyAttribute where Self == Attribute<BarStyleValue> {
  /// The style of a bar.
  public static var barStyle: Self { key }
}

private let key = Attribute<BarStyleValue>("barStyle", of: (any BarStyle).self, kinds: []) {
  ($0 as? any BarStyle.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some BarStyle, _ slot: borrowing AttributeSlot<BarStyleValue>
) -> AttributeWrite {
  slot.write(node.barStyle)
}

extension ViewModel {
  /// The style of a bar; nil if no level of the cascade writes it.
  public var barStyle: BarStyleValue? {
    get { self[.barStyle] }
    set { self[.barStyle] = newValue }
  }
}
