/// Values by bar position and metrics, such as the image behind a bar.
public typealias PlacementValues<Value: Hashable & Sendable & Codable> =
  AxisValues<BarPlacement, Value>
