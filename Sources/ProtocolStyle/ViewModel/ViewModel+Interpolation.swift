extension ViewModel {
  /// Returns the view model at a fraction of the way to another, to animate a change of style.
  ///
  /// ```swift
  /// let halfway = before.interpolated(to: after, at: 0.5)
  /// ```
  ///
  /// Attributes that are interpolatable (``AnyAttribute/isInterpolatable``) and present in both are
  /// interpolated, like properties in CSS Transitions. Everything else changes discretely, as in
  /// Web Animations: the kind, content and attributes that only one of the two has are those of
  /// this view model in the first half, and those of the other from 0.5 on.
  ///
  /// The fraction is the result of a timing function: beyond 0…1 values overshoot, as far as they
  /// stay valid. Whether a value is marked as derived is determined by the nearer end. The cost is
  /// one block if any value is interpolated; else the block of an end is shared.
  ///
  /// - Parameters:
  ///   - other: The view model at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The view model at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: ViewModel, at fraction: Double) -> ViewModel {
    let fraction = fraction.finite(or: 0)
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    var result = fraction.isSecondHalf ? other : self
    for start in style.layout.visible where start.attribute.isInterpolatable {
      guard let end = other.style.layout.visibleEntry(of: start.attribute),
        !style.holdsEqual(start, other.style, end)
      else { continue }
      let role = fraction.isSecondHalf ? end.role : start.role
      func interpolate<Value: Hashable & Sendable & Codable>(_ type: Value.Type) {
        let value = start.definition.interpolated(
          style.value(of: start, as: type), to: other.style.value(of: end, as: type), at: fraction)
        // Stored instead of written: both ends are resolved, and a derived value stays derived.
        result.store(value, to: start.attribute, as: role)
      }
      interpolate(start.attribute.valueType)
    }
    if result.style.recorded != nil {
      // The record of an end would be incomplete if a closure replaced a model by this result.
      result.makeStyleUnique()
      result.style.recorded = nil
    }
    return result
  }
}
