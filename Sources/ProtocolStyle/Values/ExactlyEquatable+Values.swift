// Exact comparison of attribute values that contain texts.

extension FontDescriptor: ExactlyEquatable {
  /// Returns whether another font is equal, has the same family name in bytes, and is equally
  /// resolved.
  ///
  /// - Parameter other: Another font.
  /// - Returns: Whether they are exactly equal.
  @inline(__always)
  public func isExactlyEqual(to other: FontDescriptor) -> Bool {
    ExactEquality.holds(size, other.size) && weight == other.weight && isItalic == other.isItalic
      && textStyle == other.textStyle && followsContentSize == other.followsContentSize
      && family.isExactlyEqual(to: other.family)
  }
}

extension FontDescriptor.Family: ExactlyEquatable {
  /// Returns whether another family is the same, with the same bytes in its name.
  ///
  /// - Parameter other: Another family.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: FontDescriptor.Family) -> Bool {
    switch (self, other) {
    case (.named(let name), .named(let other)): name.isExactlyEqual(to: other)
    case (.system(let design), .system(let other)): design == other
    case (.named, .system), (.system, .named): false
    }
  }
}

extension ImageReference: ExactlyEquatable {
  /// Returns whether another reference is of the same kind, with the same bytes in its text.
  ///
  /// - Parameter other: Another reference.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: ImageReference) -> Bool {
    source.isExactlyEqual(to: other.source)
  }
}

extension ImageReference.Source: ExactlyEquatable {
  /// Returns whether another source is of the same kind, with the same bytes in its text.
  ///
  /// - Parameter other: Another source.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: ImageReference.Source) -> Bool {
    switch (self, other) {
    case (.named(let text), .named(let other)), (.symbol(let text), .symbol(let other)),
      (.dataURL(let text), .dataURL(let other)):
      text.isExactlyEqual(to: other)
    case (.named, _), (.symbol, _), (.dataURL, _): false
    }
  }
}

extension ItemList: ExactlyEquatable {
  /// Returns whether another list has the same selection, and titles and images with the same
  /// bytes.
  ///
  /// - Parameter other: Another list.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: ItemList) -> Bool {
    selectedIndex == other.selectedIndex && titles.isExactlyEqual(to: other.titles)
      && images.isExactlyEqual(to: other.images)
  }
}

extension TextAttributes: ExactlyEquatable {
  /// Returns whether other text attributes are equal, and their fonts exactly equal.
  ///
  /// - Parameter other: Other text attributes.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: TextAttributes) -> Bool {
    foregroundColor == other.foregroundColor && font.isExactlyEqual(to: other.font)
      && alignment == other.alignment && shadowColor == other.shadowColor
      && ExactEquality.holds(shadowOffset, other.shadowOffset)
  }
}

extension Gradient: ExactlyEquatable {
  /// Returns whether another gradient has exactly equal stops and the same angle.
  ///
  /// - Parameter other: Another gradient.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: Gradient) -> Bool {
    stops.isExactlyEqual(to: other.stops) && ExactEquality.holds(angle, other.angle)
  }
}

extension AxisValues: ExactlyEquatable {
  /// Returns whether others have exactly equal values for exactly the same places.
  ///
  /// - Parameter other: Other values along the axis.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: AxisValues) -> Bool {
    entries.elementsEqual(other.entries) { one, other in
      ExactEquality.holds(one.key, other.key) && ExactEquality.holds(one.value, other.value)
    }
  }
}
