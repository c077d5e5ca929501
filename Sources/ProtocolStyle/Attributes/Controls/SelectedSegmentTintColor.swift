/// The color behind the selected segment.
///
/// The default is white, and a gray in the dark. From UIKit's
/// `UISegmentedControl.selectedSegmentTintColor`; CSS `background-color`.
public protocol SelectedSegmentTintColor: SendableMetatype {
  /// The color behind the selected segment.
  var selectedSegmentTintColor: Color { get }
}

extension SelectedSegmentTintColor {
  /// The default: white, and a gray in the dark.
  public var selectedSegmentTintColor: Color {
    .adaptive(light: .white, dark: Color(hex: 0x636366))
  }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color behind the selected segment.
  public static var selectedSegmentTintColor: Self { key }
}

private let key = Attribute<Color>(
  "selectedSegmentTintColor", of: (any SelectedSegmentTintColor).self, kinds: []
) {
  ($0 as? any SelectedSegmentTintColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some SelectedSegmentTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.selectedSegmentTintColor)
}

extension ViewModel {
  /// The color behind the selected segment; nil if no level of the cascade writes it.
  public var selectedSegmentTintColor: Color? {
    get { self[.selectedSegmentTintColor] }
    set { self[.selectedSegmentTintColor] = newValue }
  }
}
