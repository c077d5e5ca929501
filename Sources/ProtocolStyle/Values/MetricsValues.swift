/// Values by bar metrics, such as the vertical position of a bar's title.
public typealias MetricsValues<Value: Hashable & Sendable & Codable> = AxisValues<BarMetrics, Value>
