internal import ProtocolStyle

extension ColorCarrying {
  /// The colors, in which an adaptive one is all its variants.
  var colors: [Color] {
    var colors: [Color] = []
    _ = mappingColors {
      colors += $0.isAdaptive ? AppearanceVariant.all.map($0.decided) : [$0]
      return $0
    }
    return colors
  }
}

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

/// A value that is or contains lengths, in points.
protocol LengthCarrying: Hashable, Sendable {
  /// Returns the value with other lengths in the same places.
  func mappingLengths(_ transform: (Double) -> Double) -> Self
}

extension LengthCarrying {
  /// The lengths.
  var lengths: [Double] {
    var lengths: [Double] = []
    _ = mappingLengths {
      lengths.append($0)
      return $0
    }
    return lengths
  }
}

extension Double: LengthCarrying {
  func mappingLengths(_ transform: (Double) -> Double) -> Double { transform(self) }
}

extension EdgeInsets: LengthCarrying {
  func mappingLengths(_ transform: (Double) -> Double) -> EdgeInsets {
    var result = self
    (result.top, result.left) = (transform(top), transform(left))
    (result.bottom, result.right) = (transform(bottom), transform(right))
    return result
  }
}

extension Offset: LengthCarrying {
  func mappingLengths(_ transform: (Double) -> Double) -> Offset {
    Offset(x: transform(x), y: transform(y))
  }
}

extension FontDescriptor: LengthCarrying {
  func mappingLengths(_ transform: (Double) -> Double) -> FontDescriptor {
    withSize(transform(size))
  }
}

extension AxisValues: LengthCarrying where Value: LengthCarrying {
  func mappingLengths(_ transform: (Double) -> Double) -> AxisValues {
    mapValues { $0.mappingLengths(transform) }
  }
}
