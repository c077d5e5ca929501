/// A value that can be interpolated, so that changes to it can be animated.
///
/// Numbers, colors, insets, offsets, fonts (in their size), gradients, text attributes and values
/// along an axis can be interpolated. Your own value types can conform, part by part:
///
/// ```swift
/// struct Halo: Hashable, Sendable, Codable, Interpolatable {
///   var color: Color
///   var radius: Double
///
///   func interpolated(to other: Halo, at fraction: Double) -> Halo {
///     Halo(
///       color: color.interpolated(to: other.color, at: fraction),
///       radius: radius.interpolated(to: other.radius, at: fraction))
///   }
/// }
/// ```
///
/// Values that can't be interpolated change discretely, as in Web Animations: the old value is used
/// in the first half, and the new one from 0.5 on.
public protocol Interpolatable: Sendable {
  /// Returns the value at a fraction of the way from this one to another.
  ///
  /// The values of this library return exactly this value at 0 and exactly the other at 1. Outside
  /// 0…1, when a timing function overshoots, they continue in the same direction, as in CSS
  /// Transitions, but stay valid: a color stays in its gamut, and a size doesn't fall below 0. A
  /// fraction that is infinite or NaN is replaced by 0.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond.
  /// - Returns: The value at that fraction.
  func interpolated(to other: Self, at fraction: Double) -> Self
}

extension Optional where Wrapped: Interpolatable {
  /// Returns the value at a fraction of the way to another; the change is discrete if either is
  /// nil.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: The position between the two; infinity and NaN are replaced by 0.
  /// - Returns: The value at that fraction.
  package func interpolated(to other: Wrapped?, at fraction: Double) -> Wrapped? {
    guard let self, let other else { return fraction.isSecondHalf ? other : self }
    return self.interpolated(to: other, at: fraction)
  }
}

// MARK: - Numbers

extension Double: Interpolatable {
  /// Returns the number at a fraction of the way from this one to another, on a straight line.
  ///
  /// If neither end is negative, neither is the result, however far beyond the ends: a width stays
  /// valid when a timing function overshoots. If an end is infinite or NaN, the change is discrete.
  ///
  /// - Parameters:
  ///   - other: The number at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The number at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: Double, at fraction: Double) -> Double {
    let number = line(to: other, at: fraction)
    return number < 0 && self >= 0 && other >= 0 ? 0 : number
  }

  /// Returns the number at a fraction of the way, with any sign; finite if both ends are.
  ///
  /// The result is monotonic in the fraction, and constant between equal ends, despite rounding.
  ///
  /// - Parameters:
  ///   - end: The number at fraction 1.
  ///   - fraction: The position between the two; infinity and NaN are replaced by 0.
  /// - Returns: The number at that fraction.
  func line(to end: Double, at fraction: Double) -> Double {
    let fraction = fraction.finite(or: 0)
    guard isFinite, end.isFinite, fraction != 0, fraction != 1 else {
      return fraction.isSecondHalf ? end : self
    }
    let number: Double
    if (self <= 0 && end >= 0) || (self >= 0 && end <= 0) {
      // Each product is monotonic in the fraction, and no difference between the ends can overflow.
      number = (1 - fraction) * self + fraction * end
    } else {
      // Rounding could move the result past the end, which it must not reach before 1 nor miss
      // after 1.
      let estimate = self + fraction * (end - self)
      number = (fraction > 1) == (end > self) ? max(estimate, end) : min(estimate, end)
    }
    return min(max(number, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  /// A Boolean value that indicates whether a discrete change shows the new value at this fraction.
  package var isSecondHalf: Bool { finite(or: 0) >= 0.5 }
}

// MARK: - Finite Numbers

extension Double {
  /// Returns this number if it's finite, else the replacement; minus zero becomes zero.
  ///
  /// Every stored number passes through here. NaN would break `==`. Two zeros that are equal but
  /// differ in text and bytes would prevent sharing.
  ///
  /// - Parameter replacement: The number to store instead of infinity and NaN.
  /// - Returns: A finite number, when the replacement is one.
  package func finite(or replacement: Double) -> Double {
    isFinite ? self + 0 : replacement
  }

  /// Returns this number if it's finite, else throws an error.
  ///
  /// - Parameters:
  ///   - subject: The thing being created, as the message names it.
  ///   - accepted: The accepted values, as the message describes them.
  /// - Returns: This number.
  /// - Throws: ``InvalidValueError`` with the code `notFinite`.
  func validated(as subject: String, accepted: String) throws(InvalidValueError) -> Double {
    guard isFinite else {
      throw InvalidValueError(.notFinite, subject: subject, given: "\(self)", accepted: accepted)
    }
    return finite(or: 0)
  }
}

extension Double {
  /// The shortest text that parses as this number, without the `.0` of whole numbers, as in CSS.
  package var plainDescription: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
