internal import ProtocolStyle

extension ElementWriter {
  /// Writes the rest of a start tag, and the content of the element before its children.
  mutating func appendContent(
    _ template: ElementTemplate, _ content: NodeContent, _ node: AnyNodeHandle?,
    _ state: ControlState?, hasChildren: Bool
  ) {
    appendAccessibility(template, content, state, hasChildren: hasChildren)
    layersSymbols = template.markers.contains(.layers)
    paintsSymbols = template.markers.contains(.painted)
    switch template.content {
    case .text: openText(content)
    case .link: openLink(content, state)
    case .preformatted: openPreformatted(content)
    case .title: openTitle(content, level: titleLevel(of: node))
    case .button:
      openButton(content, movesTitle: template.movesTitle, canLink: false)
      appendPart(content.badge, .badge)
    case .cell:
      let hasDetail = content.detailText?.isEmpty == false
      openButton(content, movesTitle: hasChildren || hasDetail)
      appendPart(content.detailText, .detail)
    case .sectionHeader: openSectionHeader(content)
    case .sectionFooter:
      openButton(content, movesTitle: true)
      appendPart(content.detailText, .detail)
    case .indicator: open(content.accessibilityLabel == nil ? " aria-hidden=\"true\">" : ">")
    case .date: openDate(content)
    case .inputValue: openField(content)
    case .textArea: openTextArea(content)
    case .range: openRange(content)
    case .progress:
      if state?.contains(.indeterminate) == true { open(">") } else { openProgress(content) }
    case .isOn: open(content.isOn == true ? " checked>" : ">")
    case .segments: openSegments(content, isDisabled: state?.contains(.disabled) == true)
    case .options: openOptions(content)
    case .pages: openPages(content, isDisabled: state?.contains(.disabled) == true)
    case .image: openImage(content)
    }
  }

  mutating func open(_ rest: StaticString) {
    buffer.append(raw: rest)
  }

  mutating func open(markup rest: String) {
    buffer.append(markup: rest)
  }

  /// Appends the text from its own storage, without a copy.
  @inline(__always)
  mutating func appendText(_ content: NodeContent) {
    guard let text = content.textReference else { return }
    // Text that isn't UTF-8 yet would be converted in place, so it's copied first.
    if text.value.isContiguousUTF8 {
      text.value.withUTF8 { unsafe buffer.append(text: $0) }
    } else {
      buffer.append(text: text.value)
    }
  }

  private mutating func openText(_ content: NodeContent) {
    buffer.append(UInt8(ascii: ">"))
    appendRuns(content)
  }

  private mutating func openPreformatted(_ content: NodeContent) {
    open(">")
    // A parser ignores one line break at this position, which is a line feed when it's written.
    if let first = content.text?.utf8.first, "\r\n".utf8.contains(first) { open("\n") }
    appendText(content)
  }

  private mutating func openTitle(_ content: NodeContent, level: Int) {
    open(">")
    appendPart(content.prompt, .prompt)
    appendHeading(content, level: level)
  }

  private mutating func openSectionHeader(_ content: NodeContent) {
    open(">")
    if let image = content.image { append(image) }
    appendHeading(content, level: sectionLevel)
    appendPart(content.detailText, .detail)
  }

  /// Appends the text as a heading.
  private mutating func appendHeading(_ content: NodeContent, level: Int) {
    guard let text = content.text else { return }
    let digit = UInt8(ascii: "0") + UInt8(level)
    open("<h")
    buffer.append(digit)
    openClass(.title)
    buffer.append(text: text)
    appendPart(content.subtitle, .subtitle)
    open("</h")
    buffer.append(digit)
    open(">")
  }

  /// Writes a title in a separate element if title insets move it, or if it isn't a mere text.
  private mutating func openButton(
    _ content: NodeContent, movesTitle: Bool, canLink: Bool = true
  ) {
    open(">")
    if let image = content.image { append(image) }
    if !content.isTextAlone, content.richText != nil || content.subtitle?.isEmpty == false {
      open("<span")
      openClass(.title)
      appendRuns(content, canLink: canLink)
      appendPart(content.subtitle, .subtitle)
      return open("</span>")
    }
    guard movesTitle else { return appendText(content) }
    guard let text = content.text else { return }
    append(text, in: .title)
  }

  /// Appends a text in a separate element, unless it's empty.
  private mutating func appendPart(_ text: String?, _ part: PartClass) {
    guard let text, !text.isEmpty else { return }
    append(text, in: part)
  }

  private mutating func append(_ text: String, in part: PartClass) {
    open("<span")
    openClass(part)
    buffer.append(text: text)
    open("</span>")
  }

  /// Writes the rest of a start tag with one class.
  mutating func openClass(_ part: PartClass) {
    open(" class=\"")
    buffer.append(markup: part.rawValue)
    open("\">")
  }

  private mutating func openField(_ content: NodeContent) {
    if let text = content.text { attribute(" value=\"", text) }
    if let placeholder = content.placeholder { attribute(" placeholder=\"", placeholder) }
    open(">")
  }

  private mutating func openDate(_ content: NodeContent) {
    guard let value = content.rangedDate else { return open(" type=\"date\">") }
    switch value.mode {
    case .date: open(" type=\"date\"")
    case .time: open(" type=\"time\"")
    case .dateAndTime: open(" type=\"datetime-local\"")
    }
    // A field of times has limits within a day, so those of other days don't limit it.
    func hasLimit(_ limit: CalendarDate) -> Bool {
      value.mode != .time || limit.iso8601Day == value.date.iso8601Day
    }
    if let minimum = value.minimum, hasLimit(minimum) {
      open(markup: " min=\"\(value.mode.iso8601(minimum))\"")
    }
    if let maximum = value.maximum, hasLimit(maximum) {
      open(markup: " max=\"\(value.mode.iso8601(maximum))\"")
    }
    open(markup: " value=\"\(value.iso8601)\">")
  }

  private mutating func openTextArea(_ content: NodeContent) {
    // A parser ignores one line break at this position.
    open(">\n")
    if let text = content.text { buffer.append(text: text) }
  }

  private mutating func openRange(_ content: NodeContent) {
    if let value = content.rangedValue {
      open(
        markup: " min=\"\(CSSText.number(value.minimum))\" max=\"\(CSSText.number(value.maximum))\""
      )
      open(markup: " value=\"\(CSSText.number(value.value))\"")
    }
    open(">")
  }

  private mutating func openProgress(_ content: NodeContent) {
    if let value = content.rangedValue {
      open(markup: " value=\"\(CSSText.number(value.fraction))\"")
    }
    open(">")
  }

  /// Writes a fieldset of radio buttons; the form around it makes them a separate group.
  private mutating func openFieldset(_ label: String?, isDisabled: Bool) {
    open("><fieldset")
    if let label { attribute(" aria-label=\"", label) }
    open(isDisabled ? " disabled>" : ">")
  }

  private mutating func openSegments(_ content: NodeContent, isDisabled: Bool) {
    openFieldset(content.accessibilityLabel, isDisabled: isDisabled)
    if let items = content.items {
      for (index, title) in items.titles.enumerated() {
        // An image is shown instead of the title, which is then the name of the segment.
        let image = items.image(at: index).flatMap { isDrawn($0) ? $0 : nil }
        open("<label><input type=\"radio\" name=\"s\"")
        if image != nil { attribute(" aria-label=\"", title) }
        open(index == items.selectedIndex ? " checked>" : ">")
        if let image { append(image) } else { buffer.append(text: title) }
        open("</label>")
      }
    }
    open("</fieldset>")
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

  private mutating func openPages(_ content: NodeContent, isDisabled: Bool) {
    openFieldset(content.accessibilityLabel, isDisabled: isDisabled)
    if let page = content.page, page.count > 0 {
      if !Self.dots.contains(page.count) {
        open(markup: "\(page)")
      } else {
        for index in 0..<page.count {
          open(markup: "<input type=\"radio\" name=\"p\" aria-label=\"\(index + 1)\"")
          open(index == page.current ? " checked>" : ">")
        }
      }
    }
    open("</fieldset>")
  }

  /// The numbers of pages that are written as dots; more pages are written as text.
  static var dots: ClosedRange<Int> { 1...20 }

  private mutating func openImage(_ content: NodeContent) {
    if let image = content.image, let symbol = symbol(of: image) {
      // The element is a `span` instead of an `img`.
      if let label = content.accessibilityLabel {
        attribute(" role=\"img\" aria-label=\"", label)
      } else {
        open(" role=\"img\" aria-hidden=\"true\"")
      }
      open(">")
      // The node's style can resize it.
      append(symbol, attributes: " width=\"24\" height=\"24\"")
      return open("</span>")
    }
    if let image = content.image, let address = images(image) { attribute(" src=\"", address) }
    attribute(" alt=\"", content.accessibilityLabel ?? "")
    open(">")
  }

  /// The outline of a symbol that has no URL.
  func symbol(of image: ImageReference) -> SymbolPath? {
    guard case .symbol(let name) = image.source, images(image) == nil else { return nil }
    return SymbolPath(name)
  }

  /// Whether an image has a URL or is a symbol with an outline.
  func isDrawn(_ image: ImageReference) -> Bool {
    images(image) != nil || symbol(of: image) != nil
  }

  /// Writes an image next to a title, without alternative text because the title describes it.
  mutating func append(_ image: ImageReference) {
    if let address = images(image) {
      attribute("<img src=\"", address)
      open(" alt=\"\">")
    } else if let symbol = symbol(of: image) {
      append(symbol)
    }
  }

  private mutating func append(_ symbol: SymbolPath, attributes: StaticString? = nil) {
    open("<svg class=\"")
    open(markup: symbol.classes)
    open("\"")
    if let attributes { open(attributes) }
    if paintsSymbols { attribute(" style=\"--outline:", CSSText.url(symbol.address(in: "#000"))) }
    open(" viewBox=\"0 0 24 24\" aria-hidden=\"true\">")
    for path in layersSymbols ? symbol.layers : [symbol.data] {
      open("<path d=\"")
      open(markup: path)
      open("\"/>")
    }
    open("</svg>")
  }
}
