internal import ProtocolStyle

/// The attributes by which an element has a color scheme and a direction other than those around
/// it, for what browsers draw and resolve themselves.
///
/// A node has them if its own scopes assign the values, even those of its parent. They therefore
/// hold wherever the node is moved, and in all looks, in which only the tree's environment differs.
struct EnvironmentAttributes: Equatable {
  var colorScheme: StyleEnvironment.ColorScheme?
  var direction: StyleEnvironment.LayoutDirection?

  /// The attribute that the rules in `KindSheet.environments` select.
  static let schemeName = "data-scheme"

  /// Whether there are no attributes.
  var isEmpty: Bool { self == EnvironmentAttributes() }

  /// The attributes, in the order in which they're written.
  var list: [(name: String, value: String?)] {
    [("dir", direction.map(Self.text)), (Self.schemeName, colorScheme?.rawValue)]
  }

  /// The value of `dir` and of the property `direction`.
  static func text(of direction: StyleEnvironment.LayoutDirection) -> String {
    direction == .rightToLeft ? "rtl" : "ltr"
  }
}

extension EnvironmentAttributes {
  /// The attributes for the scopes of a node.
  init(_ changes: StyleEnvironment.Changes?) {
    self.init(colorScheme: changes?.colorScheme, direction: changes?.layoutDirection)
  }

  /// The attributes of the page's own element; those of a light environment from left to right are
  /// omitted.
  ///
  /// - Parameters:
  ///   - environment: The environment of the tree.
  ///   - hasLooks: Whether the page has looks, which have color schemes of their own.
  init(ofPage environment: StyleEnvironment, hasLooks: Bool) {
    self.init(
      colorScheme: environment.colorScheme == .dark && !hasLooks ? .dark : nil,
      direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : nil)
  }
}

extension ElementWriter {
  /// Appends the attributes with a value.
  mutating func append(_ attributes: EnvironmentAttributes) {
    for case (let name, let value?) in attributes.list {
      buffer.append(markup: " \(name)=\"\(value)\"")
    }
  }
}
