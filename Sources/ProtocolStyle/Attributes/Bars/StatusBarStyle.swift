/// The style of the status bar above a navigation bar.
///
/// It belongs to the bar because it depends on the brightness of the bar's colors. The default is
/// default. From UIKit's `UIViewController.preferredStatusBarStyle`.
public protocol StatusBarStyle: SendableMetatype {
  /// The style of the status bar above a navigation bar.
  var statusBarStyle: StatusBarStyleValue { get }
}

extension StatusBarStyle {
  /// The default: default.
  public var statusBarStyle: StatusBarStyleValue { .default }
}

extension AnyAttribute where Self == Attribute<StatusBarStyleValue> {
  /// The style of the status bar above a navigation bar.
  public static var statusBarStyle: Self { key }
}

private let key = Attribute<StatusBarStyleValue>(
  "statusBarStyle", of: (any StatusBarStyle).self, kinds: []
) {
  ($0 as? any StatusBarStyle.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some StatusBarStyle, _ slot: borrowing AttributeSlot<StatusBarStyleValue>
) -> AttributeWrite {
  slot.write(node.statusBarStyle)
}

extension ViewModel {
  /// The style of the status bar above a navigation bar; nil if no level of the cascade writes it.
  public var statusBarStyle: StatusBarStyleValue? {
    get { self[.statusBarStyle] }
    set { self[.statusBarStyle] = newValue }
  }
}
