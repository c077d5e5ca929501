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

extension Token {
  /// Not available: the former name of ``init(_:default:summary:deprecated:formerly:fileID:line:column:)``.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - default: The value if no theme sets one.
  ///   - summary: The purpose of the token.
  ///   - deprecation: The alternative to setting it.
  @available(*, unavailable, renamed: "init(_:default:summary:deprecated:)")
  public init(
    _ name: StaticString, default: @autoclosure @escaping @Sendable () -> Value,
    summary: String? = nil, deprecation: String?
  ) {
    self.init(name, default: `default`(), summary: summary, deprecated: deprecation)
  }
}
