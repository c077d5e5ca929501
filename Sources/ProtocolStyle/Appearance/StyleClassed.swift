/// A node that has style classes, which rules name by `StyleRule(forClass:)`.
///
/// The counterpart of CSS's `class` attribute and of NUI's `nuiClass`.
public protocol StyleClassed: SendableMetatype {
  /// The classes; a rule for one that is named later wins over a rule for an earlier one.
  var styleClasses: [String] { get }
}
