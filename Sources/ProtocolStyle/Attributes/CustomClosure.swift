/// The escape hatch: a closure that writes what no other attribute can say.
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
/// It runs after all of the node's conformances and sees what they wrote, but nothing derived yet.
/// Writing `nil` means *none*: nothing derived fills that attribute again. Values along an axis,
/// such as those of control states, merge with what is beneath, place by place. An attribute that the
/// node's kind does not use is dropped afterwards. Two traits that both carry a closure do not
/// compile together; the node says which by declaring the property.
public protocol CustomClosure: SendableMetatype {
  /// What to write; there is no default.
  var customClosure: StyleClosure { get }
}
