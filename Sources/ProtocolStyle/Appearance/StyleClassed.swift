/// A node with style classes, which rules select by the target `.styleClass(_:)`.
///
/// ```swift
/// struct PriceTag: LabelNode, StyleClassed {
///   var isReduced = false
///   var styleClasses: [String] { isReduced ? ["Price", "Reduced"] : ["Price"] }
/// }
///
/// let prices = StyleSheet {
///   StyleRule(for: .styleClass("Reduced")) { $0.textColor = .systemRed }
/// }
/// ```
///
/// Style classes correspond to CSS's `class` attribute and NUI's `nuiClass`.
public protocol StyleClassed: SendableMetatype {
  /// The classes; a rule for a later class wins over a rule for an earlier one.
  var styleClasses: [String] { get }
}
