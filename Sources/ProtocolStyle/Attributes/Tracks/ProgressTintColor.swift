/// The color of the filled part of a progress bar.
///
/// The default is system blue. From UIKit's `UIProgressView.progressTintColor`.
public protocol ProgressTintColor: SendableMetatype {
  /// The color of the filled part of a progress bar.
  var progressTintColor: Color { get }
}

extension ProgressTintColor {
  /// The default: system blue.
  public var progressTintColor: Color { .systemBlue }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the filled part of a progress bar.
  public static var progressTintColor: Self { key }
}

private let key = Attribute<Color>("progressTintColor", of: (any ProgressTintColor).self, kinds: [])
{
  ($0 as? any ProgressTintColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ProgressTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.progressTintColor)
}

extension ViewModel {
  /// The color of the filled part of a progress bar; nil if no level of the cascade writes it.
  public var progressTintColor: Color? {
    get { self[.progressTintColor] }
    set { self[.progressTintColor] = newValue }
  }
}
