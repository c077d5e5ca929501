/// A value with parts that depend on the context, such as an adaptive color.
///
/// A view model contains only resolved values, so every value is resolved when it's written into
/// one. Conform if your own value type contains such parts, or else view models would contain
/// unresolved colors:
///
/// ```swift
/// struct Halo: Hashable, Sendable, Codable, ContextResolvable {
///   var color: Color
///   var radius: Double
///
///   func resolved() -> Halo { Halo(color: color.resolved(), radius: radius) }
/// }
/// ```
public protocol ContextResolvable: Sendable {
  /// Resolves everything that depends on the context, by the current context of this thread.
  ///
  /// - Returns: A resolved value; `self` if it's resolved already.
  func resolved() -> Self
}

extension Color: ContextResolvable {
  /// Resolves an adaptive color by the current color scheme and contrast.
  ///
  /// Outside an applier these are light and standard. The contrast is only recorded as read for
  /// colors that have variants for it.
  ///
  /// - Returns: The variant; a plain color is returned unchanged.
  @inlinable
  public func resolved() -> Color {
    isAdaptive ? decided() : self
  }

  /// The variant of an adaptive color for the current environment.
  @usableFromInline
  package func decided() -> Color {
    let environment = StyleEnvironment.current
    let isDark = environment.colorScheme == .dark
    guard highContrast != .same else { return decided(dark: isDark) }
    return decided(dark: isDark, highContrast: environment.contrast == .increased)
  }
}

extension AxisValues: ContextResolvable where Value: ContextResolvable {
  /// Resolves the value of every place by the current context.
  ///
  /// - Returns: The same places with resolved values.
  public func resolved() -> AxisValues {
    mapValues { $0.resolved() }
  }
}

extension EdgeInsets: ContextResolvable {
  /// Resolves the leading edge by the current layout direction; outside an applier it's the left
  /// edge.
  ///
  /// - Returns: Insets with `left` and `right`; insets that don't follow the layout direction are
  ///   unchanged.
  public func resolved() -> EdgeInsets {
    guard followsLayoutDirection else { return self }
    return placed(mirrored: StyleEnvironment.current.layoutDirection == .rightToLeft)
  }
}

extension Gradient: ContextResolvable {
  /// Resolves the colors by the current context.
  ///
  /// - Returns: The same gradient with resolved colors.
  public func resolved() -> Gradient {
    Gradient(stops: stops.map { Stop($0.color.resolved(), at: $0.location) }, angle: angle)
  }
}

extension TextAttributes: ContextResolvable {
  /// Resolves the colors and the font's size by the current context.
  ///
  /// - Returns: The same attributes with resolved values.
  public func resolved() -> TextAttributes {
    var result = self
    result.foregroundColor = foregroundColor?.resolved()
    result.font = font?.resolved()
    result.shadowColor = shadowColor?.resolved()
    return result
  }
}
