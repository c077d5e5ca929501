extension ViewModel {
  /// The view model at a fraction of the way to another, so that a change of style can be animated.
  ///
  /// ```swift
  /// let halfway = before.interpolated(to: after, at: 0.5)
  /// ```
  ///
  /// Attributes that say ``AnyAttribute/isInterpolatable`` and are present in both pass from one
  /// value to the other, as properties do by CSS Transitions. All else is discrete, as by Web
  /// Animations: what it is here in the first half, and from 0.5 on what it is there. So are the
  /// kind, content, and an attribute that only one of the two has.
  ///
  /// The fraction is that of the result of a timing function: beyond 0…1 values overshoot, as far as
  /// they stay valid. Whether a value counts as derived is taken from the nearer end. Costs one
  /// block where anything lies in between, and none where nothing does; an end is shared as it is.
  ///
  /// - Parameters:
  ///   - other: The view model at fraction 1.
  ///   - fraction: How far to go, from 0 to 1, or beyond; infinite or NaN counts as 0.
  /// - Returns: The view model there; exactly this one at 0, exactly the other at 1.
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
        // Stored, not written: both ends have decided, and a derived value stays derived.
        result.store(value, to: start.attribute, as: role)
      }
      interpolate(start.attribute.valueType)
    }
    if result.style.recorded != nil {
      // What an end wrote is not all that a closure writes which puts the result in its place.
      result.makeStyleUnique()
      result.style.recorded = nil
    }
    return result
  }
}
