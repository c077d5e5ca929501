/// The bytes of an element that all nodes of a class have in common.
final class ElementTemplate {
  let form: ElementShape.Form
  let content: ElementShape.Content

  /// All classes of the element, with spaces between them; empty for none.
  let className: String

  /// How a disabled element says so.
  let disabled: StaticString

  /// How a selected element says so.
  let selected: StaticString

  /// `<button type="button" class="s1"`, still open.
  let start: [UInt8]

  /// `</button>`; empty for an element that has no end tag.
  let end: [UInt8]

  /// The same for a button with children, which is an element that may contain others.
  let startAroundChildren: [UInt8]
  let endAroundChildren: [UInt8]

  /// Whether the element is in a group with the node's children, which cannot be in it.
  var isGroupWithChildren: Bool { form == .leaf || form == .void }

  init(_ shape: ElementShape, className: String?) {
    (form, content) = (shape.form, shape.content)
    let isControl = ["button", "input", "select", "textarea"].contains(shape.tag)
    disabled = isControl ? " disabled" : " aria-disabled=\"true\""
    let isTab = shape.attributes.contains("role=\"tab\"")
    selected =
      isTab ? " aria-selected=\"true\"" : shape.tag == "button" ? " aria-pressed=\"true\"" : ""
    let names = [className, shape.className].compactMap(\.self).joined(separator: " ")
    self.className = names
    var classes = ByteBuffer()
    if !names.isEmpty {
      classes.append(raw: " class=\"")
      classes.append(text: names)
      classes.append(raw: "\"")
    }
    let attributes = classes.text
    let start = Array("<\(shape.tag)\(shape.attributes)\(attributes)".utf8)
    let end = shape.form == .void ? [] : Array("</\(shape.tag)>".utf8)
    (self.start, self.end) = (start, end)
    if shape.form == .button {
      let role = isTab ? "tab" : "button"
      startAroundChildren = Array("<div role=\"\(role)\" tabindex=\"0\"\(attributes)".utf8)
      endAroundChildren = Array("</div>".utf8)
    } else {
      (startAroundChildren, endAroundChildren) = (start, end)
    }
  }
}
