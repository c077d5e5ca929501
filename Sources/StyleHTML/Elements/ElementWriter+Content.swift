internal import ProtocolStyle

extension ElementWriter {
  /// The rest of a start tag, and what is in the element before its children.
  mutating func appendContent(_ template: ElementTemplate, _ content: NodeContent) {
    if template.content != .image, let label = content.accessibilityLabel {
      attribute(" aria-label=\"", label)
    }
    switch template.content {
    case .text: openText(content)
    case .preformatted: openPreformatted(content)
    case .title: openTitle(content)
    case .button: openButton(content, movesTitle: template.movesTitle)
    case .inputValue: openField(content)
    case .textArea: openTextArea(content)
    case .range: openRange(content)
    case .progress: openProgress(content)
    case .isOn: open(content.isOn == true ? " checked>" : ">")
    case .radios: openSegments(content)
    case .options: openOptions(content)
    case .pages: openPages(content)
    case .image: openImage(content)
    case .label: open(">")
    }
  }

  private mutating func open(_ rest: StaticString) {
    buffer.append(raw: rest)
  }

  private mutating func open(markup rest: String) {
    buffer.append(markup: rest)
  }

  /// Appends the text, from where it lies.
  @inline(__always)
  mutating func appendText(_ content: NodeContent) {
    guard let address = content.textAddress else { return }
    // A text that is not UTF-8 already would be made so where it lies.
    if address.pointee.isContiguousUTF8 {
      address.pointee.withUTF8 { buffer.append(text: $0) }
    } else {
      buffer.append(text: address.pointee)
    }
  }

  private mutating func openText(_ content: NodeContent) {
    buffer.append(UInt8(ascii: ">"))
    appendText(content)
  }

  private mutating func openPreformatted(_ content: NodeContent) {
    open(">")
    // A parser drops one line break there.
    if content.text?.utf8.first == UInt8(ascii: "\n") { buffer.append(UInt8(ascii: "\n")) }
    appendText(content)
  }

  private mutating func openTitle(_ content: NodeContent) {
    guard let text = content.text else { return open(">") }
    open("><h1 class=\"t\">")
    buffer.append(text: text)
    open("</h1>")
  }

  /// A title of its own can be moved by its insets.
  private mutating func openButton(_ content: NodeContent, movesTitle: Bool) {
    open(">")
    if let image = content.image { append(image) }
    guard movesTitle else { return appendText(content) }
    guard let text = content.text else { return }
    open("<span class=\"t\">")
    buffer.append(text: text)
    open("</span>")
  }

  private mutating func openField(_ content: NodeContent) {
    if let text = content.text { attribute(" value=\"", text) }
    if let placeholder = content.placeholder { attribute(" placeholder=\"", placeholder) }
    open(">")
  }

  private mutating func openTextArea(_ content: NodeContent) {
    // A parser drops one line break there.
    open(">\n")
    if let text = content.text { buffer.append(text: text) }
  }

  private mutating func openRange(_ content: NodeContent) {
    if let value = content.value {
      open(
        markup: " min=\"\(CSSText.number(value.minimum))\" max=\"\(CSSText.number(value.maximum))\""
      )
      open(markup: " value=\"\(CSSText.number(value.value))\"")
    }
    open(">")
  }

  private mutating func openProgress(_ content: NodeContent) {
    if let value = content.value { open(markup: " value=\"\(CSSText.number(value.fraction))\"") }
    open(">")
  }

  private mutating func openSegments(_ content: NodeContent) {
    open(">")
    guard let items = content.items else { return }
    for (index, title) in items.titles.enumerated() {
      let isSelected = index == items.selectedIndex
      open(
        markup:
          "<span role=\"radio\" tabindex=\"\(isSelected ? 0 : -1)\" aria-checked=\"\(isSelected)\">"
      )
      buffer.append(text: title)
      open("</span>")
    }
  }

  private mutating func openOptions(_ content: NodeContent) {
    open(">")
    guard let items = content.items else { return }
    for (index, title) in items.titles.enumerated() {
      open(index == items.selectedIndex ? "<option selected>" : "<option>")
      buffer.append(text: title)
      open("</option>")
    }
  }

  private mutating func openPages(_ content: NodeContent) {
    guard let page = content.page, page.count > 0 else { return open(">") }
    open(
      markup:
        " aria-valuemin=\"1\" aria-valuemax=\"\(page.count)\" aria-valuenow=\"\(page.current + 1)\""
    )
    open(markup: " aria-valuetext=\"\(page)\">")
    // As many as anybody can count; the rest is said in words.
    guard page.count <= 100 else { return open(markup: "\(page)") }
    for index in 0..<page.count {
      open(index == page.current ? "<i class=\"now\"></i>" : "<i></i>")
    }
  }

  private mutating func openImage(_ content: NodeContent) {
    if let image = content.image, let address = images(image) { attribute(" src=\"", address) }
    attribute(" alt=\"", content.accessibilityLabel ?? "")
    open(">")
  }

  /// An image beside a title, which says already what is to be said.
  private mutating func append(_ image: ImageReference) {
    guard let address = images(image) else { return }
    attribute("<img src=\"", address)
    open(" alt=\"\">")
  }
}
