/// A value that is or contains colors.
package protocol ColorCarrying: Hashable, Sendable, Codable {
  /// Returns the value with other colors in the same places.
  ///
  /// - Parameter transform: A closure that returns a color for a color, each of which may be adaptive.
  /// - Returns: The changed value.
  func mappingColors(_ transform: (Color) -> Color) -> Self
}

extension Color: ColorCarrying {
  package func mappingColors(_ transform: (Color) -> Color) -> Color { transform(self) }
}

extension AxisValues: ColorCarrying where Value: ColorCarrying {
  package func mappingColors(_ transform: (Color) -> Color) -> AxisValues {
    mapValues { $0.mappingColors(transform) }
  }
}

extension Array: ColorCarrying where Element: ColorCarrying {
  package func mappingColors(_ transform: (Color) -> Color) -> [Element] {
    map { $0.mappingColors(transform) }
  }
}

extension Gradient: ColorCarrying {
  package func mappingColors(_ transform: (Color) -> Color) -> Gradient {
    Gradient(
      stops: stops.map { Stop(transform($0.color), at: $0.location) }, shape: shape,
      colorSpace: colorSpace)
  }
}

extension TextAttributes: ColorCarrying {
  package func mappingColors(_ transform: (Color) -> Color) -> TextAttributes {
    var result = self
    result.foregroundColor = foregroundColor.map(transform)
    result.shadowColor = shadowColor.map(transform)
    return result
  }
}

extension TextLineStyle: ColorCarrying {
  package func mappingColors(_ transform: (Color) -> Color) -> TextLineStyle {
    TextLineStyle(pattern, color: color.map(transform))
  }
}

extension SymbolRenderingValue: ColorCarrying {
  package func mappingColors(_ transform: (Color) -> Color) -> SymbolRenderingValue {
    guard case .palette(let colors) = self else { return self }
    return .palette(colors.map(transform))
  }
}

extension BackgroundMaterialValue: ColorCarrying {
  package func mappingColors(_ transform: (Color) -> Color) -> BackgroundMaterialValue {
    BackgroundMaterialValue(
      style, tint: tint.map(transform), fallbackColor: transform(fallbackColor))
  }
}

extension Shadow: ColorCarrying {
  package func mappingColors(_ transform: (Color) -> Color) -> Shadow {
    Shadow(
      color: transform(color), offset: offset, blur: blur, spread: spread, isInner: isInner)
  }
}

extension BordersValue: ColorCarrying {
  package func mappingColors(_ transform: (Color) -> Color) -> BordersValue {
    func line(_ line: Line?) -> Line? {
      line.map { Line(width: $0.width, color: transform($0.color), style: $0.style) }
    }
    var result = BordersValue(
      top: line(top), left: line(left), bottom: line(bottom), right: line(right))
    result.followsLayoutDirection = followsLayoutDirection
    return result
  }
}

extension OutlineValue: ColorCarrying {
  package func mappingColors(_ transform: (Color) -> Color) -> OutlineValue {
    OutlineValue(width: width, color: transform(color), offset: offset, style: style)
  }
}
