// Former names of declarations. They can't be used: the compiler's error for each of
// them contains the name to use instead.

extension Theme {
  /// Not available: the former name of ``decodingFindings``.
  @available(*, unavailable, renamed: "decodingFindings")
  public var misreadings: [Finding] { decodingFindings }
}

extension MotionCurve {
  /// Not available: the former name of ``CubicBezier``.
  @available(*, unavailable, renamed: "CubicBezier")
  public typealias ControlPoints = CubicBezier
}
