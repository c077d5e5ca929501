// How values of attributes that hold texts compare exactly.

extension FontDescriptor: ExactlyEquatable {
  /// Whether another font is equal, has the same bytes in its family's name, and is resolved as well.
  ///
  /// - Parameter other: Another font.
  /// - Returns: Whether they are exactly equal.
  @inline(__always)
  public func isExactlyEqual(to other: FontDescriptor) -> Bool {
    size == other.size && weight == other.weight && isItalic == other.isItalic
      && textStyle == other.textStyle && followsContentSize == other.followsContentSize
      && family.isExactlyEqual(to: other.family)
  }
}

extension FontDescriptor.Family: ExactlyEquatable {
  /// Whether another family is the same, with the same bytes in its name.
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
  /// Whether another reference is of the same sort, with the same bytes in its text.
  ///
  /// - Parameter other: Another reference.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: ImageReference) -> Bool {
    source.isExactlyEqual(to: other.source)
  }
}

extension ImageReference.Source: ExactlyEquatable {
  /// Whether another source is of the same sort, with the same bytes in its text.
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
  /// Whether another list has the same selection, and titles with the same bytes.
  ///
  /// - Parameter other: Another list.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: ItemList) -> Bool {
    selectedIndex == other.selectedIndex && titles.isExactlyEqual(to: other.titles)
  }
}

extension TextAttributes: ExactlyEquatable {
  /// Whether other text attributes are equal, and their fonts exactly so.
  ///
  /// - Parameter other: Other text attributes.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: TextAttributes) -> Bool {
    foregroundColor == other.foregroundColor && font.isExactlyEqual(to: other.font)
      && alignment == other.alignment && shadowColor == other.shadowColor
      && shadowOffset == other.shadowOffset
  }
}

extension Gradient: ExactlyEquatable {
  /// Whether another gradient is equal; there are no texts in one.
  ///
  /// - Parameter other: Another gradient.
  /// - Returns: Whether they are equal.
  public func isExactlyEqual(to other: Gradient) -> Bool { self == other }
}

extension AxisValues: ExactlyEquatable {
  /// Whether others have exactly equal values for exactly the same places.
  ///
  /// - Parameter other: Other values along the axis.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: AxisValues) -> Bool {
    entries.elementsEqual(other.entries) { one, other in
      ExactEquality.holds(one.key, other.key) && ExactEquality.holds(one.value, other.value)
    }
  }
}
