/// The downward offset of a bar's title, per bar metrics.
///
/// In points; a negative offset moves it up. The default is empty. From UIKit's
/// `UINavigationBar.setTitleVerticalPositionAdjustment(_:for:)`.
public protocol TitleVerticalPositionForMetrics: SendableMetatype {
  /// The downward offset of a bar's title, per bar metrics.
  var titleVerticalPositionForMetrics: MetricsValues<Double> { get }
}

extension TitleVerticalPositionForMetrics {
  /// The default: empty.
  public var titleVerticalPositionForMetrics: MetricsValues<Double> { [:] }
}

extension AnyAttribute where Self == Attribute<MetricsValues<Double>> {
  /// The downward offset of a bar's title, per bar metrics.
  public static var titleVerticalPositionForMetrics: Self { key }
}

private let key = Attribute<MetricsValues<Double>>(
  "titleVerticalPositionForMetrics", of: (any TitleVerticalPositionForMetrics).self, kinds: []
) {
  ($0 as? any TitleVerticalPositionForMetrics.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some TitleVerticalPositionForMetrics,
  _ slot: borrowing AttributeSlot<MetricsValues<Double>>
) -> AttributeWrite {
  slot.write(node.titleVerticalPositionForMetrics)
}

extension ViewModel {
  /// The downward offset of a bar's title, per bar metrics; nil if no level of the cascade writes
  /// it.
  public var titleVerticalPositionForMetrics: MetricsValues<Double>? {
    get { self[.titleVerticalPositionForMetrics] }
    set { self[.titleVerticalPositionForMetrics] = newValue }
  }
}
