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
  /// Resolves an adaptive color by the current color scheme, contrast and level of the interface.
  ///
  /// Outside an applier these are light, standard and base. The contrast and the level are only
  /// recorded as read for colors that have variants for them.
  ///
  /// - Returns: The variant; a plain color is returned unchanged.
  @inlinable
  public func resolved() -> Color {
    isAdaptive ? decided() : self
  }

  /// The variant of an adaptive color for the current environment.
  @usableFromInline
  package func decided() -> Color {
    decided(.current(withContrast: dependsOnContrast, withLevel: dependsOnLevel))
  }

  /// The variant of an adaptive color for an environment; a plain color returns itself.
  package func decided(in environment: StyleEnvironment) -> Color {
    environment.evaluating { resolved() }
  }
}

extension AppearanceVariant {
  /// The combination of the current environment, of which only what matters is read.
  @usableFromInline
  static func current(withContrast: Bool, withLevel: Bool) -> AppearanceVariant {
    let environment = StyleEnvironment.current
    var variant = environment.colorScheme == .dark ? dark : light
    if withContrast, environment.contrast == .increased { variant.insert(.highContrast) }
    if withLevel, environment.interfaceLevel == .elevated { variant.insert(.elevated) }
    return variant
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
    mappingColors { $0.resolved() }
  }
}

extension TextAttributes: ContextResolvable {
  /// Resolves the colors and the font's size by the current context.
  ///
  /// - Returns: The same attributes with resolved values.
  public func resolved() -> TextAttributes {
    var result = mappingColors { $0.resolved() }
    result.font = font?.resolved()
    return result
  }
}

extension TextLineStyle: ContextResolvable {
  /// Resolves the color by the current context.
  ///
  /// - Returns: The same line with a resolved color.
  public func resolved() -> TextLineStyle {
    mappingColors { $0.resolved() }
  }
}

extension SymbolRenderingValue: ContextResolvable {
  /// Resolves the colors of a palette by the current context.
  ///
  /// - Returns: The same rendering with resolved colors.
  public func resolved() -> SymbolRenderingValue {
    mappingColors { $0.resolved() }
  }
}

extension BackgroundMaterialValue: ContextResolvable {
  /// Resolves the tint and the fallback color by the current context.
  ///
  /// - Returns: The same material with resolved colors.
  public func resolved() -> BackgroundMaterialValue {
    mappingColors { $0.resolved() }
  }
}

extension Shadow: ContextResolvable {
  /// Resolves the color by the current context.
  ///
  /// - Returns: The same shadow with a resolved color.
  public func resolved() -> Shadow {
    mappingColors { $0.resolved() }
  }
}

extension Array: ContextResolvable where Element: ContextResolvable {
  /// Resolves each element by the current context.
  ///
  /// - Returns: The resolved elements, in the same order.
  public func resolved() -> [Element] { map { $0.resolved() } }
}

extension BordersValue: ContextResolvable {
  /// Resolves the color of each line, and the leading edge by the current layout direction; outside an
  /// applier it's the left edge.
  ///
  /// - Returns: Borders with `left` and `right`.
  public func resolved() -> BordersValue {
    let isMirrored =
      followsLayoutDirection && StyleEnvironment.current.layoutDirection == .rightToLeft
    return mappingColors { $0.resolved() }.placed(mirrored: isMirrored)
  }
}

extension OutlineValue: ContextResolvable {
  /// Resolves the color by the current context.
  ///
  /// - Returns: The same outline with a resolved color.
  public func resolved() -> OutlineValue {
    mappingColors { $0.resolved() }
  }
}

extension MotionValues: ContextResolvable {
  /// Resolves conditions by the control state, and to no motion if the environment reduces motion.
  ///
  /// - Returns: The motion without conditions; ``immediate`` if the environment reduces motion.
  public func resolved() -> MotionValues {
    if isImmediate { return .immediate }
    if StyleEnvironment.current.reduceMotion { return .immediate }
    guard hasConditions else { return self }
    let state = ControlState.current
    return resolved(isNormal: state.isSubset(of: .additional)) { state.contains($0) }
  }
}

extension RichText: ContextResolvable {
  /// Resolves the colors and fonts of the runs by the current context.
  ///
  /// - Returns: The same text with resolved values.
  public func resolved() -> RichText {
    RichText(
      runs.map { run in
        var run = run
        run.color = run.color?.resolved()
        run.font = run.font?.resolved()
        run.underline = run.underline?.resolved()
        run.strikethrough = run.strikethrough?.resolved()
        return run
      })
  }
}

// MARK: - Fonts

extension FontDescriptor: ContextResolvable {
  /// Resolves the size of a font with a text style by the current content size category.
  ///
  /// The sizes of text styles are those of Apple's Human Interface Guidelines for iOS; a size
  /// relative to a text style is scaled in proportion. A resolved font keeps its size: resolving it
  /// again, in any context, returns it unchanged.
  ///
  /// - Returns: The font in that size; a font without a text style, or a resolved one, is
  ///   unchanged.
  @inlinable
  public func resolved() -> FontDescriptor {
    textStyle == nil ? self : scaled()
  }

  /// Returns the font in its text style's size for the current content size category.
  ///
  /// The category counts as read even if the font is resolved, because it equals one that isn't.
  @usableFromInline
  func scaled() -> FontDescriptor {
    let category = StyleEnvironment.current.contentSizeCategory
    guard let textStyle, followsContentSize else { return self }
    let scaled = textStyle.size(for: category)
    let size =
      self.size == textStyle.size
      ? scaled : max((self.size * scaled / textStyle.size * 4).rounded() / 4, 0.25)
    return FontDescriptor(
      family: family, size: size, weight: weight, isItalic: isItalic, textStyle: textStyle,
      hasMonospacedDigits: hasMonospacedDigits)
  }
}

extension FontDescriptor {
  /// Returns a resolved font in the size that it has within limits of the content size category.
  ///
  /// - Parameter limits: The smallest and the largest category that the font follows.
  /// - Returns: The font; nil if the current category is within the limits, or the font has no text
  ///   style.
  func limited(to limits: ContentSizeLimitsValue) -> FontDescriptor? {
    guard let textStyle else { return nil }
    let category = StyleEnvironment.current.contentSizeCategory
    let clamped = limits.clamped(category)
    guard clamped != category else { return nil }
    let (current, limited) = (textStyle.size(for: category), textStyle.size(for: clamped))
    let size =
      size == current ? limited : max((size * limited / current * 4).rounded() / 4, 0.25)
    return FontDescriptor(
      family: family, size: size, weight: weight, isItalic: isItalic, textStyle: textStyle,
      hasMonospacedDigits: hasMonospacedDigits)
  }
}

extension FontDescriptor.TextStyle {
  /// Returns the size in points for a content size category.
  ///
  /// - Parameter category: The content size category.
  /// - Returns: The size; for `large` the text style's own.
  public func size(for category: StyleEnvironment.ContentSizeCategory) -> Double {
    sizes[category.place]
  }

  /// The sizes from the smallest category to the largest.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
