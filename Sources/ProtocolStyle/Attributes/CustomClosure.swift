/// A closure that writes attributes, for styles that need code.
///
/// ```swift
/// protocol SmartButtonAppearance: CustomClosure {}
/// extension SmartButtonAppearance {
///   var customClosure: StyleClosure {
///     { $0[.titleColorForState] = [.normal: .black, .highlighted: .red] }
///   }
/// }
/// ```
///
/// The closure runs after the node's other conformances, so it reads the values that they wrote;
/// derived values aren't available yet. Writing `nil` removes an attribute and prevents its
/// derivation. Values along an axis, such as those of control states, merge with lower levels,
/// place by place. Attributes that the node's kind doesn't use are dropped afterwards. A type that
/// adopts two traits with a closure doesn't compile until it declares the property itself.
public protocol CustomClosure: SendableMetatype {
  /// The closure; it has no default.
  var customClosure: StyleClosure { get }
}
