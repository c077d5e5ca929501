/// The color of a bar.
///
/// Derived from the background color unless it's written. The default is white, black in dark. From
/// UIKit's `UINavigationBar.barTintColor`.
public protocol BarTintColor: SendableMetatype {
  /// The color of a bar.
  var barTintColor: Color { get }
}

extension BarTintColor {
  /// The default: white, black in dark.
  public var barTintColor: Color { .systemBackground }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of a bar.
  public static var barTintColor: Self { key }
}

private let key = Attribute<Color>("barTintColor", of: (any BarTintColor).self, kinds: []) {
  ($0 as? any BarTintColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some BarTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.barTintColor)
}

extension ViewModel {
  /// The color of a bar; nil if no level of the cascade writes it.
  public var barTintColor: Color? {
    get { self[.barTintColor] }
    set { self[.barTintColor] = newValue }
  }
}
