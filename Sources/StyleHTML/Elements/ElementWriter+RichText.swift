internal import ProtocolStyle

// Rich text, links, and fields that are composed of several elements.

extension ElementWriter {
  /// Appends the runs of a rich text, or else the text.
  @inline(__always)
  mutating func appendRuns(_ content: NodeContent, canLink: Bool = true) {
    if !content.isTextAlone, let text = content.richText {
      append(text, canLink: canLink)
    } else {
      appendText(content)
    }
  }

  /// Appends the runs of a rich text, each in the elements of its attributes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - canLink: Whether runs can be links, which one in a link can't.
  mutating func append(_ text: RichText, canLink: Bool) {
    for run in text.runs {
      let elements = RunElement.all(of: run, canLink: canLink)
      for element in elements {
        buffer.append(markup: "<\(element.tag)")
        if let address = element.address { attribute(" href=\"", address) }
        open(" class=\"")
        open(markup: PartClass.run.rawValue)
        if !element.style.isEmpty { open(markup: " \(runs.name(of: element.style))") }
        open("\">")
      }
      buffer.append(text: run.text)
      for element in elements.reversed() { buffer.append(markup: "</\(element.tag)>") }
    }
  }

  /// Writes the rest of a link, whose text can't contain other links.
  mutating func openLink(_ content: NodeContent, _ state: ControlState?) {
    if let link = content.address(state) { attribute(" href=\"", link) }
    open(">")
    if let image = content.image { append(image) }
    guard !content.isTextAlone, let text = content.richText else { return appendText(content) }
    open("<span")
    openClass(.title)
    append(text, canLink: false)
    open("</span>")
  }
}

/// One of the elements around a run of rich text.
private struct RunElement {
  let tag: String
  var address: String?

  /// The declarations of its class, for values that no element stands for.
  var style = ""

  /// The elements of a run, outermost first; none for a run without attributes.
  static func all(of run: TextRun, canLink: Bool) -> [RunElement] {
    var elements: [RunElement] = []
    if canLink, let address = run.link.flatMap(LinkAddress.checked) {
      let hidesLine = run.underline?.pattern == .hidden
      elements.append(
        RunElement(tag: "a", address: address, style: hidesLine ? "text-decoration:none" : ""))
    }
    if run.isCode { elements.append(RunElement(tag: "code")) }
    let style = declarations(of: run)
    if !style.isEmpty { elements.append(RunElement(tag: "span", style: style)) }
    if let weight = run.weight, weight >= .semibold {
      elements.append(RunElement(tag: "strong", style: weight == .bold ? "" : css(weight)))
    }
    if run.isItalic == true { elements.append(RunElement(tag: "em")) }
    if let line = run.underline, line.pattern != .hidden {
      elements.append(RunElement(tag: "u", style: css(line)))
    }
    if let line = run.strikethrough, line.pattern != .hidden {
      elements.append(RunElement(tag: "s", style: css(line)))
    }
    return elements
  }

  private static func css(_ weight: FontDescriptor.Weight) -> String {
    "font-weight:\(CSSText.number(weight.rawValue))"
  }

  /// The pattern and color of a line; empty for a solid one in the color of the text.
  private static func css(_ line: TextLineStyle) -> String {
    if line.pattern == .solid, line.color == nil { return "" }
    let color = line.color.map { ";text-decoration-color:\(CSSText.color($0))" } ?? ""
    return "text-decoration-style:\(line.pattern.rawValue)\(color)"
  }

  private static func declarations(of run: TextRun) -> String {
    var parts: [String] = []
    if let color = run.color { parts.append("color:\(CSSText.color(color))") }
    if let font = run.font {
      parts += [
        "font-family:\(CSSText.family(font.family))", "font-size:\(CSSText.size(font.size))",
        "font-style:\(font.isItalic ? "italic" : "normal")", css(font.weight),
        "font-variant-numeric:\(font.hasMonospacedDigits ? "tabular-nums" : "normal")",
      ]
    }
    if let weight = run.weight, weight < .semibold { parts.append(css(weight)) }
    if run.isItalic == false { parts.append("font-style:normal") }
    return parts.joined(separator: ";")
  }
}

// MARK: - Fields

extension ElementWriter {
  /// Whether a field has another type, or images beside it.
  func isComposedField(_ template: ElementTemplate, _ content: NodeContent) -> Bool {
    guard template.content == .inputValue else { return false }
    if template.markers.contains(.clears) { return true }
    return !content.isTextAlone
      && (content.inputKind != nil || content.leadingImage != nil || content.trailingImage != nil)
  }

  /// Writes a field with the type of its text, in a box with its images if it has some.
  ///
  /// The box has the class of the style, and so has the field in it, for its text; the style sheet
  /// of the kinds removes the rest of the look there.
  mutating func appendField(
    _ template: ElementTemplate, _ content: NodeContent, _ node: AnyNodeHandle?,
    _ state: ControlState?, styleClasses: [String]?, environment: StyleEnvironment.Changes?
  ) {
    let state = content.controlState ?? state
    let images = [content.leadingImage, content.trailingImage].map { image in
      image.flatMap { isDrawn($0) ? $0 : nil }
    }
    let hasBox = images.contains { $0 != nil }
    open(hasBox ? "<span" : "<input")
    let own = [template.className, hasBox ? PartClass.fieldBox.rawValue : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let names = ClassNames.text(own, with: styleClasses ?? [])
    if !names.isEmpty { attribute(" class=\"", names) }
    appendIdentifier(UInt8(ascii: "n"), node)
    if let environment { append(EnvironmentAttributes(environment)) }
    if hasBox {
      if let state, state != .normal {
        attribute(" data-state=\"", StateSelector.attribute(of: state))
      }
      open(">")
      if let image = images[0] { append(image) }
      open("<input")
      if !template.className.isEmpty { attribute(" class=\"", template.className) }
    }
    appendStates(state, template)
    appendType(template, content)
    appendAccessibility(template, content, state, hasChildren: false)
    if let text = content.text { attribute(" value=\"", text) }
    if let placeholder = content.placeholder { attribute(" placeholder=\"", placeholder) }
    open(">")
    guard hasBox else { return }
    if let image = images[1] { append(image) }
    open("</span>")
  }

  /// Appends the type of a field, its keyboard and what browsers fill in.
  private mutating func appendType(_ template: ElementTemplate, _ content: NodeContent) {
    let kind = content.inputKind ?? .text
    let isSecure = content.isSecureTextEntry == true || kind == .password
    let canClear = template.isSearch || template.markers.contains(.clears)
    let type =
      switch kind {
      case _ where isSecure: "password"
      case _ where canClear: "search"
      case .email: "email"
      case .telephone: "tel"
      case .url: "url"
      case .text, .number, .oneTimeCode, .password: "text"
      }
    open(markup: " type=\"\(type)\"")
    let (keyboard, filled): (String?, String?) =
      switch kind {
      case .text: (nil, nil)
      case .email: ("email", "email")
      case .number: ("decimal", nil)
      case .telephone: ("tel", "tel")
      case .url: ("url", "url")
      case .password: (nil, "current-password")
      case .oneTimeCode: ("numeric", "one-time-code")
      }
    if let keyboard { open(markup: " inputmode=\"\(keyboard)\"") }
    if let filled { open(markup: " autocomplete=\"\(filled)\"") }
  }
}
