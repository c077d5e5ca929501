internal import ProtocolStyle

extension ElementWriter {
  /// The rest of a start tag, and what is in the element before its children.
  mutating func appendContent(_ content: ElementShape.Content, _ model: ViewModel) {
    if content != .image, let label = model[Key.accessibilityLabel] {
      attribute(" aria-label=\"", label)
    }
    switch content {
    case .text: open(text: model[Key.text])
    case .title: openTitle(model)
    case .button: openButton(model)
    case .inputValue: openField(model)
    case .textArea: openTextArea(model)
    case .range: openRange(model)
    case .progress: openProgress(model)
    case .isOn: open(model[Key.isOn] == true ? " checked>" : ">")
    case .radios: openSegments(model)
    case .options: openOptions(model)
    case .pages: openPages(model)
    case .image: openImage(model)
    case .label: open(">")
    }
  }

  private mutating func open(_ rest: StaticString) {
    buffer.append(raw: rest)
  }

  private mutating func open(markup rest: String) {
    buffer.append(markup: rest)
  }

  private mutating func open(text: String?) {
    buffer.append(UInt8(ascii: ">"))
    if let text { buffer.append(text: text) }
  }

  private mutating func openTitle(_ model: ViewModel) {
    guard let text = model[Key.text] else { return open(">") }
    open("><h1 class=\"t\">")
    buffer.append(text: text)
    open("</h1>")
  }

  /// A title of its own can be moved by its insets.
  private mutating func openButton(_ model: ViewModel) {
    open(">")
    if let image = model[Key.image] { append(image) }
    guard let text = model[Key.text] else { return }
    guard model[Self.titleInsets] != nil else { return buffer.append(text: text) }
    open("<span class=\"t\">")
    buffer.append(text: text)
    open("</span>")
  }

  private static let titleInsets = Attribute<EdgeInsets>.titleEdgeInsets

  private mutating func openField(_ model: ViewModel) {
    if let text = model[Key.text] { attribute(" value=\"", text) }
    if let placeholder = model[Key.placeholder] { attribute(" placeholder=\"", placeholder) }
    open(">")
  }

  private mutating func openTextArea(_ model: ViewModel) {
    // A parser drops one line break there.
    open(">\n")
    if let text = model[Key.text] { buffer.append(text: text) }
  }

  private mutating func openRange(_ model: ViewModel) {
    if let value = model[Key.value] {
      open(
        markup: " min=\"\(CSSText.number(value.minimum))\" max=\"\(CSSText.number(value.maximum))\""
      )
      open(markup: " value=\"\(CSSText.number(value.value))\"")
    }
    open(">")
  }

  private mutating func openProgress(_ model: ViewModel) {
    if let value = model[Key.value] { open(markup: " value=\"\(CSSText.number(value.fraction))\"") }
    open(">")
  }

  private mutating func openSegments(_ model: ViewModel) {
    open(">")
    guard let items = model[Key.items] else { return }
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

  private mutating func openOptions(_ model: ViewModel) {
    open(">")
    guard let items = model[Key.items] else { return }
    for (index, title) in items.titles.enumerated() {
      open(index == items.selectedIndex ? "<option selected>" : "<option>")
      buffer.append(text: title)
      open("</option>")
    }
  }

  private mutating func openPages(_ model: ViewModel) {
    guard let page = model[Key.page], page.count > 0 else { return open(">") }
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

  private mutating func openImage(_ model: ViewModel) {
    if let image = model[Key.image], let address = images(image) { attribute(" src=\"", address) }
    attribute(" alt=\"", model[Key.accessibilityLabel] ?? "")
    open(">")
  }

  /// An image beside a title, which says already what is to be said.
  private mutating func append(_ image: ImageReference) {
    guard let address = images(image) else { return }
    attribute("<img src=\"", address)
    open(" alt=\"\">")
  }
}
