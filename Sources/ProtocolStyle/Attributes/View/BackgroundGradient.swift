/// The gradient behind a node's content, over its background color.
///
/// The default is from the system background to system gray 5, downwards. From UIKit's
/// `CAGradientLayer`; CSS `linear-gradient`.
///
/// ![A gradient of three colors at 0, 45 and 90 degrees.](gradient)
public protocol BackgroundGradient: SendableMetatype {
  /// The gradient behind a node's content, over its background color.
  var backgroundGradient: Gradient { get }
}

extension BackgroundGradient {
  /// The default: from the system background to system gray 5, downwards.
  public var backgroundGradient: Gradient { Gradient([.systemBackground, .systemGray5]) }
}

extension AnyAttribute where Self == Attribute<Gradient> {
  /// The gradient behind a node's content, over its background color.
  public static var backgroundGradient: Self { key }
}

private let key = Attribute<Gradient>(
  "backgroundGradient", of: (any BackgroundGradient).self, kinds: []
) {
  ($0 as? any BackgroundGradient.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some BackgroundGradient, _ slot: borrowing AttributeSlot<Gradient>
) -> AttributeWrite {
  slot.write(node.backgroundGradient)
}

extension ViewModel {
  /// The gradient behind a node's content, over its background color; nil if no level of the
  /// cascade writes it.
  public var backgroundGradient: Gradient? {
    get { self[.backgroundGradient] }
    set { self[.backgroundGradient] = newValue }
  }
}
