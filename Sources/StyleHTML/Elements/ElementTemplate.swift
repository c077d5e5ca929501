/// The bytes of an element that all nodes of a class share.
///
/// They are in memory that the template owns and that is initialized during its lifetime, because
/// appending an array would retain and release it for each node.
final class ElementTemplate {
  let form: ElementShape.Form
  let content: ElementShape.Content

  /// All classes of the element, separated by spaces; empty for none.
  let className: String

  /// Whether a title has a separate element, which title insets move.
  let movesTitle: Bool

  /// Whether the element has no implicit role, so that it needs one for a label to be announced.
  let isGeneric: Bool

  /// The markup of a disabled element's state.
  let disabled: StaticString

  /// The markup of a selected element's state.
  let selected: StaticString

  /// `<button type="button" class="s1"`, without the closing bracket.
  let start: UnsafeBufferPointer<UInt8>

  /// The same for the element that some contents need instead: a field that hides what is typed, or
  /// a `span` around a symbol, which has its own end tag; empty for other elements.
  let otherStart: UnsafeBufferPointer<UInt8>

  /// The start, closed; empty where what a text comes to is not itself.
  let startOfText: UnsafeBufferPointer<UInt8>

  /// `</button>`; empty for an element without an end tag.
  let end: UnsafeBufferPointer<UInt8>

  /// The tags of the element if it has children, which may be those of a different element.
  let startAroundChildren: UnsafeBufferPointer<UInt8>
  let endAroundChildren: UnsafeBufferPointer<UInt8>

  /// Whether the element is in a group with the node's children, because it can't contain them.
  var isGroupWithChildren: Bool { form == .leaf || form == .void }

  init(_ shape: ElementShape, className: String?, movesTitle: Bool) {
    (form, content) = (shape.form, shape.content)
    self.movesTitle = movesTitle
    let isControl = ["button", "input", "select", "textarea"].contains(shape.tag)
    // A disabled form disables its fieldset instead.
    disabled = isControl ? " disabled" : shape.tag == "form" ? "" : " aria-disabled=\"true\""
    isGeneric =
      ["div", "span"].contains(shape.tag) && shape.attributes.isEmpty && shape.content == .text
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
    let start = "<\(shape.tag)\(shape.attributes)\(attributes)"
    let end = shape.form == .void ? "" : "</\(shape.tag)>"
    let isPlain = [.text, .cell].contains(shape.content) || shape.content == .button && !movesTitle
    startOfText = Self.bytes(of: isPlain ? start + ">" : "")
    let isField = shape.attributes == " type=\"text\""
    let other = isField ? "<input type=\"password\"" : shape.content == .image ? "<span" : ""
    otherStart = Self.bytes(of: other.isEmpty ? "" : other + attributes)
    (self.start, self.end) = (Self.bytes(of: start), Self.bytes(of: end))
    if shape.form == .alone {
      startAroundChildren = Self.bytes(of: "<div\(shape.attributesAroundChildren)\(attributes)")
      endAroundChildren = Self.bytes(of: "</div>")
    } else {
      (startAroundChildren, endAroundChildren) = (Self.bytes(of: start), Self.bytes(of: end))
    }
  }

  deinit {
    for bytes in [start, otherStart, startOfText, end, startAroundChildren, endAroundChildren] {
      bytes.deallocate()
    }
  }

  private static func bytes(of text: String) -> UnsafeBufferPointer<UInt8> {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = memory.initialize(from: text.utf8)
    return UnsafeBufferPointer(memory)
  }
}
