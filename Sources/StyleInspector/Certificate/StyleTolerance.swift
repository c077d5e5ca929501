public import ProtocolStyle

/// The largest difference that two values of an attribute may have to count as the same.
public struct StyleTolerance: Hashable, Sendable {
  private enum Bound: Hashable, Sendable {
    case none
    case color(Double)
    case length(Double)
  }

  private let bound: Bound

  /// The values may differ in any way.
  public static var anything: StyleTolerance { StyleTolerance(bound: .none) }

  /// The colors in the values may differ, and nothing else.
  ///
  /// - Parameter difference: The largest difference of two colors: deltaEOK of CSS Color 4, the distance
  ///   in OKLab, multiplied by 100, so that 2 is just noticeable and 100 that of black and white; or that of
  ///   their opacities in percent, if it's larger.
  /// - Returns: The tolerance.
  public static func within(deltaE difference: Double) -> StyleTolerance {
    StyleTolerance(bound: .color(difference))
  }

  /// Numbers, the parts of insets and offsets, and the sizes of fonts may differ, and nothing else.
  ///
  /// - Parameter points: The largest difference of two lengths, in points.
  /// - Returns: The tolerance.
  public static func within(points: Double) -> StyleTolerance {
    StyleTolerance(bound: .length(points))
  }

  /// Returns the tolerance for colors, if the values of an attribute have any, or else for lengths.
  package static func within(_ difference: Double, of attribute: AttributeID) -> StyleTolerance {
    attribute.valueType is any ColorCarrying.Type
      ? within(deltaE: difference) : within(points: difference)
  }

  /// Whether two values count as the same; nil is no value, from which each other one differs.
  func accepts(
    _ old: (any Hashable & Sendable & Codable)?, _ new: (any Hashable & Sendable & Codable)?
  ) -> Bool {
    switch (bound, old, new) {
    case (.none, _, _): return true
    case (.color(let difference), let old as any ColorCarrying, let new as any ColorCarrying):
      func withoutColors(_ value: any ColorCarrying) -> AnyHashable {
        AnyHashable(value.mappingColors { _ in .clear })
      }
      return withoutColors(old) == withoutColors(new)
        && zip(old.colors, new.colors).allSatisfy { $0.deltaE(from: $1) <= difference }
    case (.length(let points), let old as any LengthCarrying, let new as any LengthCarrying):
      func withoutLengths(_ value: any LengthCarrying) -> AnyHashable {
        AnyHashable(value.mappingLengths { _ in 1 })
      }
      return withoutLengths(old) == withoutLengths(new)
        && zip(old.lengths, new.lengths).allSatisfy { abs($0 - $1) <= points }
    default: return false
    }
  }
}

// MARK: - Exceptions

/// The attributes that an equivalence excepts, with the differences that they may have.
///
/// ```swift
/// let any: EquivalenceExceptions = [.cornerRadius]
/// let some: EquivalenceExceptions = [
///   .cornerRadius: .within(points: 1), .backgroundColor: .within(deltaE: 2), .font: .anything,
/// ]
/// ```
public struct EquivalenceExceptions: Sendable {
  private var tolerances: [AttributeID: StyleTolerance] = [:]

  /// Creates no exceptions.
  public init() {}

  /// Whether two values of an attribute count as the same.
  func accept(
    _ old: (any Hashable & Sendable & Codable)?, _ new: (any Hashable & Sendable & Codable)?,
    of attribute: AttributeID
  ) -> Bool {
    old.map { AnyHashable($0) } == new.map { AnyHashable($0) }
      || tolerances[attribute]?.accepts(old, new) == true
  }

  /// Adds an attribute, or replaces its tolerance.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - tolerance: The difference that its values may have.
  public mutating func insert(_ attribute: some AnyAttribute, _ tolerance: StyleTolerance) {
    tolerances[attribute.id] = tolerance
  }
}

extension EquivalenceExceptions: ExpressibleByArrayLiteral {
  /// Creates exceptions whose values may differ in any way.
  ///
  /// - Parameter elements: The attributes.
  public init(arrayLiteral elements: any AnyAttribute...) {
    for element in elements { insert(element, .anything) }
  }
}

extension EquivalenceExceptions: ExpressibleByDictionaryLiteral {
  /// Creates exceptions.
  ///
  /// - Parameter elements: The attributes with the differences that their values may have; the last one
  ///   counts for an attribute that is repeated.
  public init(dictionaryLiteral elements: (any AnyAttribute, StyleTolerance)...) {
    for (attribute, tolerance) in elements { insert(attribute, tolerance) }
  }
}
