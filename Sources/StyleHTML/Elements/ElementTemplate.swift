/// The bytes of an element that all nodes of a class have in common.
struct ElementTemplate {
  let shape: ElementShape

  /// `<button type="button" class="s1"`, still open.
  let start: [UInt8]

  /// `</button>`; empty for an element that has no end tag.
  let end: [UInt8]

  /// The same for a button with children, which is an element that may contain others.
  let startAroundChildren: [UInt8]
  let endAroundChildren: [UInt8]

  init(_ shape: ElementShape, className: String?) {
    self.shape = shape
    let names = [className, shape.className].compactMap(\.self).joined(separator: " ")
    var classes = ByteBuffer()
    if !names.isEmpty {
      classes.append(raw: " class=\"")
      classes.append(text: names)
      classes.append(raw: "\"")
    }
    let attributes = String(decoding: classes.bytes, as: UTF8.self)
    let start = Array("<\(shape.tag)\(shape.attributes)\(attributes)".utf8)
    let end = shape.form == .void ? [] : Array("</\(shape.tag)>".utf8)
    (self.start, self.end) = (start, end)
    if shape.form == .button {
      let role = shape.attributes.contains("role=") ? "tab" : "button"
      startAroundChildren = Array("<div role=\"\(role)\" tabindex=\"0\"\(attributes)".utf8)
      endAroundChildren = Array("</div>".utf8)
    } else {
      (startAroundChildren, endAroundChildren) = (start, end)
    }
  }
}
