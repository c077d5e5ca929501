/// The image behind a bar, per bar metrics.
///
/// The default is empty. From UIKit's `UINavigationBar.setBackgroundImage(_:for:)`.
public protocol BackgroundImageForMetrics: SendableMetatype {
  /// The image behind a bar, per bar metrics.
  var backgroundImageForMetrics: MetricsValues<ImageReference> { get }
}

extension BackgroundImageForMetrics {
  /// The default: empty.
  public var backgroundImageForMetrics: MetricsValues<ImageReference> { [:] }
}

extension AnyAttribute where Self == Attribute<MetricsValues<ImageReference>> {
  /// The image behind a bar, per bar metrics.
  public static var backgroundImageForMetrics: Self { key }
}

private let key = Attribute<MetricsValues<ImageReference>>(
  "backgroundImageForMetrics", of: (any BackgroundImageForMetrics).self, kinds: []
) {
  ($0 as? any BackgroundImageForMetrics.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some BackgroundImageForMetrics,
  _ slot: borrowing AttributeSlot<MetricsValues<ImageReference>>
) -> AttributeWrite {
  slot.write(node.backgroundImageForMetrics)
}

extension ViewModel {
  /// The image behind a bar, per bar metrics; nil if no level of the cascade writes it.
  public var backgroundImageForMetrics: MetricsValues<ImageReference>? {
    get { self[.backgroundImageForMetrics] }
    set { self[.backgroundImageForMetrics] = newValue }
  }
}
