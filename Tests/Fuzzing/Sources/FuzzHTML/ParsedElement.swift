/// An element of a parsed page.
final class ParsedElement {
  let tag: String
  let attributes: [(name: String, value: String)]
  var children: [ParsedElement] = []

  /// The text that is directly in the element.
  var text = ""

  init(_ tag: String, _ attributes: [(name: String, value: String)]) {
    self.tag = tag
    self.attributes = attributes
  }

  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The element and its descendants, in order.
  var all: [ParsedElement] { [self] + children.flatMap(\.all) }

  func first(_ tag: String) -> ParsedElement? { all.first { $0.tag == tag } }

  /// The tags and the names of attributes, without texts.
  var shape: String {
    "<\(tag)\(attributes.map { " \($0.name)" }.joined())>\(children.map(\.shape).joined())</>"
  }
}
