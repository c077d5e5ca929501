/// An element of a page as a parser sees it.
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

  /// The element and all in it, in order.
  var all: [ParsedElement] { [self] + children.flatMap(\.all) }

  func first(_ tag: String) -> ParsedElement? { all.first { $0.tag == tag } }

  /// Tags and names of attributes, without any text.
  var shape: String {
    "<\(tag)\(attributes.map { " \($0.name)" }.joined())>\(children.map(\.shape).joined())</>"
  }
}
