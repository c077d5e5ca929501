/// A class of the style sheet: the declarations that widgets of one look have in common.
final class StyleClass {
  /// Where a declaration is, and of which property.
  struct Key: Hashable, Comparable {
    /// The part of the selector after the class: ` > trough`; empty for the widget itself.
    let selector: String

    /// The property of GTK's CSS.
    let property: String

    static func < (left: Key, right: Key) -> Bool {
      (left.selector, left.property) < (right.selector, right.property)
    }
  }

  /// The name, unique in the process.
  let name: String

  /// The rules of the class, as text.
  let rules: String

  init(number: Int, _ declarations: [Key: String]) {
    let name = "style-\(number)"
    var rules = ""
    var selector: String?
    for (key, value) in declarations.sorted(by: { $0.key < $1.key }) {
      if key.selector != selector {
        if selector != nil { rules += "}\n" }
        // A list of selectors is a list of the class's parts.
        let parts = key.selector.split(separator: ",", omittingEmptySubsequences: false)
        rules += parts.map { ".\(name)\($0)" }.joined(separator: ", ") + " {\n"
        selector = key.selector
      }
      rules += "  \(key.property): \(value);\n"
    }
    if selector != nil { rules += "}\n" }
    self.name = name
    self.rules = rules
  }
}
