internal import ProtocolStyle

/// A value that is or contains colors.
protocol ColorCarrying: Hashable, Sendable, Codable {
  /// The colors, in which an adaptive one is all its variants.
  var colors: [Color] { get }

  /// Returns the value with other colors in the same places.
  func mappingColors(_ transform: (Color) -> Color) -> Self
}

extension Color: ColorCarrying {
  var colors: [Color] { isAdaptive ? AppearanceVariant.all.map(decided) : [self] }

  func mappingColors(_ transform: (Color) -> Color) -> Color { mappingVariants(transform) }
}

extension AxisValues: ColorCarrying where Value: ColorCarrying {
  var colors: [Color] { flatMap { $0.value.colors } }

  func mappingColors(_ transform: (Color) -> Color) -> Self {
    mapValues { $0.mappingColors(transform) }
  }
}

extension Gradient: ColorCarrying {
  var colors: [Color] { stops.flatMap(\.color.colors) }
}

extension TextAttributes: ColorCarrying {
  var colors: [Color] { [foregroundColor, shadowColor].compactMap(\.self).flatMap(\.colors) }

  func mappingColors(_ transform: (Color) -> Color) -> TextAttributes {
    var result = self
    result.foregroundColor = foregroundColor?.mappingColors(transform)
    result.shadowColor = shadowColor?.mappingColors(transform)
    return result
  }
}

extension Array: ColorCarrying where Element: ColorCarrying {
  var colors: [Color] { flatMap(\.colors) }

  func mappingColors(_ transform: (Color) -> Color) -> Self {
    map { $0.mappingColors(transform) }
  }
}

extension Shadow: ColorCarrying {
  var colors: [Color] { color.colors }

  func mappingColors(_ transform: (Color) -> Color) -> Shadow {
    Shadow(
      color: color.mappingColors(transform), offset: offset, blur: blur, spread: spread,
      isInner: isInner)
  }
}

extension BordersValue: ColorCarrying {
  var colors: [Color] { clockwise.flatMap { $0?.color.colors ?? [] } }

  func mappingColors(_ transform: (Color) -> Color) -> BordersValue {
    func line(_ line: Line?) -> Line? {
      line.map {
        Line(width: $0.width, color: $0.color.mappingColors(transform), style: $0.style)
      }
    }
    return followsLayoutDirection
      ? BordersValue(
        top: line(top), leading: line(left), bottom: line(bottom), trailing: line(right))
      : BordersValue(top: line(top), left: line(left), bottom: line(bottom), right: line(right))
  }
}

extension OutlineValue: ColorCarrying {
  var colors: [Color] { color.colors }

  func mappingColors(_ transform: (Color) -> Color) -> OutlineValue {
    OutlineValue(
      width: width, color: color.mappingColors(transform), offset: offset, style: style)
  }
}

extension BackgroundMaterialValue: ColorCarrying {
  var colors: [Color] { (tint.map(\.colors) ?? []) + fallbackColor.colors }

  func mappingColors(_ transform: (Color) -> Color) -> BackgroundMaterialValue {
    BackgroundMaterialValue(
      style, tint: tint?.mappingColors(transform),
      fallbackColor: fallbackColor.mappingColors(transform))
  }
}

// MARK: - Differences

extension Color {
  /// The difference from another color that's seen: deltaEOK of CSS Color 4 multiplied by 100, or that of
  /// the opacities in percent, if it's larger; 2 is just noticeable.
  ///
  /// Transparent colors look the same.
  func deltaE(from other: Color) -> Double {
    if alpha <= 0, other.alpha <= 0 { return 0 }
    return 100 * max(OKLab(self).difference(from: OKLab(other)), abs(alpha - other.alpha))
  }
}

// MARK: - LengthCarrying

/// A value that is or contains lengths, in points.
protocol LengthCarrying: Hashable, Sendable {
  /// The lengths.
  var lengths: [Double] { get }

  /// Returns the value with other lengths in the same places.
  func mappingLengths(_ transform: (Double) -> Double) -> Self
}

extension Double: LengthCarrying {
  var lengths: [Double] { [self] }

  func mappingLengths(_ transform: (Double) -> Double) -> Double { transform(self) }
}

extension EdgeInsets: LengthCarrying {
  var lengths: [Double] { [top, left, bottom, right] }

  func mappingLengths(_ transform: (Double) -> Double) -> EdgeInsets {
    var result = self
    (result.top, result.left) = (transform(top), transform(left))
    (result.bottom, result.right) = (transform(bottom), transform(right))
    return result
  }
}

extension Offset: LengthCarrying {
  var lengths: [Double] { [x, y] }

  func mappingLengths(_ transform: (Double) -> Double) -> Offset {
    Offset(x: transform(x), y: transform(y))
  }
}

extension FontDescriptor: LengthCarrying {
  var lengths: [Double] { [size] }

  func mappingLengths(_ transform: (Double) -> Double) -> FontDescriptor {
    withSize(transform(size))
  }
}

extension AxisValues: LengthCarrying where Value: LengthCarrying {
  var lengths: [Double] { flatMap { $0.value.lengths } }

  func mappingLengths(_ transform: (Double) -> Double) -> Self {
    mapValues { $0.mappingLengths(transform) }
  }
}
