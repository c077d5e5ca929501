/// How far a bar's title is moved down, per bar metrics.
///
/// In points; negative moves it up. The default is empty. From UIKit's
/// `UINavigationBar.setTitleVerticalPositionAdjustment(_:for:)`.
public protocol TitleVerticalPositionForMetrics: SendableMetatype {
  /// How far a bar's title is moved down, per bar metrics.
  var titleVerticalPositionForMetrics: MetricsValues<Double> { get }
}

extension TitleVerticalPositionForMetrics {
  /// The default: empty.
  public var titleVerticalPositionForMetrics: MetricsValues<Double> { [:] }
}

extension AnyAttribute where Self == Attribute<MetricsValues<Double>> {
  /// How far a bar's title is moved down, per bar metrics.
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
  /// How far a bar's title is moved down, per bar metrics; nil where nothing says.
  public var titleVerticalPositionForMetrics: MetricsValues<Double>? {
    get { self[.titleVerticalPositionForMetrics] }
    set { self[.titleVerticalPositionForMetrics] = newValue }
  }
}
