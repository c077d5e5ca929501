/// The image behind a bar, per bar position and metrics.
///
/// The default is empty. From UIKit's `UINavigationBar.setBackgroundImage(_:for:barMetrics:)`.
public protocol BackgroundImageForPlacement: SendableMetatype {
  /// The image behind a bar, per bar position and metrics.
  var backgroundImageForPlacement: PlacementValues<ImageReference> { get }
}

extension BackgroundImageForPlacement {
  /// The default: empty.
  public var backgroundImageForPlacement: PlacementValues<ImageReference> { [:] }
}

extension AnyAttribute where Self == Attribute<PlacementValues<ImageReference>> {
  /// The image behind a bar, per bar position and metrics.
  public static var backgroundImageForPlacement: Self { key }
}

private let key = Attribute<PlacementValues<ImageReference>>(
  "backgroundImageForPlacement", of: (any BackgroundImageForPlacement).self, kinds: []
) {
  ($0 as? any BackgroundImageForPlacement.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some BackgroundImageForPlacement,
  _ slot: borrowing AttributeSlot<PlacementValues<ImageReference>>
) -> AttributeWrite {
  slot.write(node.backgroundImageForPlacement)
}

extension ViewModel {
  /// The image behind a bar, per bar position and metrics; nil if no level of the cascade writes
  /// it.
  public var backgroundImageForPlacement: PlacementValues<ImageReference>? {
    get { self[.backgroundImageForPlacement] }
    set { self[.backgroundImageForPlacement] = newValue }
  }
}
