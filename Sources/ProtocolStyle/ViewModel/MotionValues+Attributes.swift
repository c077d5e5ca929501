extension MotionValues {
  /// Returns the motion with another curve for some attributes.
  ///
  /// - Parameters:
  ///   - curve: The curve, which replaces earlier ones for these attributes.
  ///   - attributes: The attributes; all if there are none. They're distinguished by name.
  /// - Returns: The motion with the curve.
  public func with(_ curve: MotionCurve, for attributes: any AnyAttribute...) -> MotionValues {
    with(curve, named: attributes.map(\.name), nil)
  }

  /// Returns the motion with another curve for changes into a control state.
  ///
  /// - Parameters:
  ///   - curve: The curve, which replaces earlier ones for these changes.
  ///   - attributes: The attributes; all if there are none. They're distinguished by name.
  ///   - state: The control state; the curve applies to changes that end in it, or, for the normal
  ///     state, in no other.
  /// - Returns: The motion with the curve.
  public func with(
    _ curve: MotionCurve, for attributes: any AnyAttribute..., into state: ControlState
  ) -> MotionValues {
    with(curve, named: attributes.map(\.name), .into(state))
  }

  /// Returns the motion with another curve for changes out of a control state.
  ///
  /// - Parameters:
  ///   - curve: The curve, which replaces earlier ones for these changes.
  ///   - attributes: The attributes; all if there are none. They're distinguished by name.
  ///   - state: The control state; the curve applies to changes that end without it.
  /// - Returns: The motion with the curve.
  public func with(
    _ curve: MotionCurve, for attributes: any AnyAttribute..., outOf state: ControlState
  ) -> MotionValues {
    with(curve, named: attributes.map(\.name), .outOf(state))
  }

  /// Returns the curve of an attribute.
  ///
  /// - Parameter attribute: The attribute.
  /// - Returns: The last curve for it; ``MotionCurve/immediate`` if there is none. Curves with a
  ///   condition are ignored; in a view model, conditions are resolved.
  public func curve(for attribute: any AnyAttribute) -> MotionCurve {
    curve(named: attribute.name)
  }
}

extension ViewModel {
  /// A former movement to add to a value: the multiple of the difference of two view models.
  package struct Impulse {
    package let before: ViewModel
    package let after: ViewModel
    package let factor: Double

    package init(before: ViewModel, after: ViewModel, factor: Double) {
      self.before = before
      self.after = after
      self.factor = factor
    }
  }

  /// Replaces the value of an attribute by one on the way from another view model to this one.
  ///
  /// A value that can't be interpolated, or that only one of the two has, is that of the other view
  /// model in the first half.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, which must not be content.
  ///   - start: The view model at fraction 0; this one is at 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond.
  ///   - impulse: A former movement to add; none by default.
  package mutating func move(
    _ attribute: AttributeID, from start: ViewModel, at fraction: Double,
    adding impulse: Impulse? = nil
  ) {
    func move<Value: Hashable & Sendable & Codable>(_ type: Value.Type) {
      let key = Attribute<Value>(id: attribute)
      let definition = attribute.definition
      guard let end = self[key], let first = start[key] else {
        guard !fraction.isSecondHalf else { return }
        if let value = start[key] {
          store(value, to: attribute, as: .written)
        } else {
          keep { $0.attribute != attribute }
        }
        return
      }
      var value = definition.interpolated(first, to: end, at: fraction)
      if let impulse, impulse.factor != 0, definition.isInterpolatable,
        let before = impulse.before[key], let after = impulse.after[key]
      {
        // Adds the difference by interpolation alone: beyond the middle of the value and
        // before + factor · (after - before), as far again.
        let moved = definition.interpolated(before, to: after, at: impulse.factor)
        let middle = definition.interpolated(value, to: moved, at: 0.5)
        value = definition.interpolated(before, to: middle, at: 2)
      }
      guard value != end else { return }
      // Stored instead of written: the values are resolved, and a derived value stays derived.
      store(value, to: attribute, as: has(attribute, as: .derived) ? .derived : .written)
    }
    move(attribute.valueType)
  }
}
