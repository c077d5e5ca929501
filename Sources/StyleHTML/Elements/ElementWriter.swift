internal import ProtocolStyle

/// Writes the elements of nodes into a buffer, one after the other.
struct ElementWriter: ~Copyable {
  var buffer = ByteBuffer()
  let images: ImageAddresses

  /// The classes of runs of rich text.
  let runs: RunSheet

  /// Whether elements have identifiers, which patches use to find them.
  let hasIdentifiers: Bool

  /// The level of the headings that titles of bars are, from 1 to 6.
  private let titleLevel: Int

  /// The level of the headings that titles of a table's sections are, from 1 to 6.
  let sectionLevel: Int

  /// Whether the symbols of the present element have an element for each layer.
  var layersSymbols = false

  /// Whether the symbols of the present element are masks of a gradient.
  var paintsSymbols = false

  /// The number of bytes before the attribute that makes the element that was begun last a stop of
  /// the keyboard; nil for an element without it.
  var placeOfTabStop: Int?

  /// The bar whose title is a heading of level 1 instead.
  private let headingNode: AnyNodeHandle?

  init(
    images: ImageAddresses, runs: RunSheet, hasIdentifiers: Bool, titleLevel: Int = 1,
    sectionLevel: Int = 2,
    headingNode: AnyNodeHandle? = nil
  ) {
    self.images = images
    self.runs = runs
    self.hasIdentifiers = hasIdentifiers
    self.titleLevel = min(max(titleLevel, 1), 6)
    self.sectionLevel = min(max(sectionLevel, 1), 6)
    self.headingNode = headingNode
  }

  /// The level of the heading that the title of a node is.
  func titleLevel(of node: AnyNodeHandle?) -> Int {
    headingNode != nil && node == headingNode ? 1 : titleLevel
  }

  /// Writes an element without children.
  @inline(__always)
  mutating func write(
    _ template: ElementTemplate, _ content: NodeContent, _ node: DrawnNode
  ) {
    if content.isTextAlone, !hasIdentifiers, node.controlState == nil, node.styleClasses == nil,
      !node.hasScope, !template.startOfText.isEmpty
    {
      buffer.append(template.startOfText)
      appendText(content)
      buffer.append(template.end)
    } else {
      begin(
        template, content, node.handle, node.controlState, styleClasses: node.styleClasses,
        environment: node.environment, hasChildren: false)
      end(template, hasChildren: false)
    }
  }

  /// Writes an element up to its children; `end` writes the rest.
  ///
  /// - Parameters:
  ///   - template: The bytes that the element shares with others.
  ///   - content: The content.
  ///   - node: The node; nil for none.
  ///   - state: The control state where the content has none.
  ///   - styleClasses: The style classes of the node, which become classes of the element.
  ///   - environment: The changes of the node's scopes to the environment, which become attributes
  ///     of its outermost element.
  ///   - hasChildren: Whether other elements follow in it.
  mutating func begin(
    _ template: ElementTemplate, _ content: NodeContent, _ node: AnyNodeHandle?,
    _ state: ControlState?, styleClasses: [String]? = nil,
    environment: StyleEnvironment.Changes? = nil, hasChildren: Bool
  ) {
    let isGroup = hasChildren && template.isGroupWithChildren
    if isGroup {
      buffer.append(raw: "<div class=\"")
      buffer.append(markup: PartClass.group.rawValue)
      buffer.append(UInt8(ascii: "\""))
      if template.isControl { buffer.append(raw: ElementTemplate.controlAttribute) }
      appendIdentifier(UInt8(ascii: "g"), node)
      if let environment { append(EnvironmentAttributes(environment)) }
      buffer.append(UInt8(ascii: ">"))
    }
    if isComposedField(template, content) {
      appendField(
        template, content, node, state, styleClasses: styleClasses,
        environment: isGroup ? nil : environment)
      return
    }
    let start =
      needsOtherElement(template, content)
      ? template.otherStart : hasChildren ? template.startAroundChildren : template.start
    if let styleClasses, !styleClasses.isEmpty {
      append(start, of: template, with: styleClasses)
    } else {
      buffer.append(start)
    }
    appendIdentifier(UInt8(ascii: "n"), node)
    if !isGroup, let environment { append(EnvironmentAttributes(environment)) }
    let state = content.controlState ?? state
    appendStates(state, template, isPresentational: template.isPresentational(content))
    placeOfTabStop = nil
    if template.needsTabStop(content, hasChildren: hasChildren) {
      placeOfTabStop = buffer.count
      open(OpenScroller.attribute)
    }
    appendContent(template, content, node, state, hasChildren: hasChildren)
    if isGroup { buffer.append(template.end) }
  }

  /// Whether a content needs another element: a password, or a symbol that is drawn.
  private func needsOtherElement(_ template: ElementTemplate, _ content: NodeContent) -> Bool {
    if template.otherStart.isEmpty { return false }
    guard template.content == .image else { return content.isSecureTextEntry == true }
    guard let image = content.image else { return false }
    return symbol(of: image) != nil
  }

  /// Ends an element that was begun.
  mutating func end(_ template: ElementTemplate, hasChildren: Bool) {
    guard hasChildren else { return buffer.append(template.end) }
    if template.isGroupWithChildren {
      buffer.append(raw: "</div>")
    } else {
      buffer.append(template.endAroundChildren)
    }
  }

  /// The identifier of a node's element: `n12`, or `n12-1` for the second node with that index.
  static func identifier(of node: AnyNodeHandle) -> String {
    "n" + suffix(of: node)
  }

  /// The identifier of the group around a node's element and its children: `g12`.
  static func groupIdentifier(of node: AnyNodeHandle) -> String {
    "g" + suffix(of: node)
  }

  private static func suffix(of node: AnyNodeHandle) -> String {
    node.generation == 0 ? "\(node.index)" : "\(node.index)-\(node.generation)"
  }

  mutating func appendIdentifier(_ letter: UInt8, _ node: AnyNodeHandle?) {
    guard hasIdentifiers, let node else { return }
    buffer.append(raw: " id=\"")
    buffer.append(letter)
    buffer.append(node.index)
    if node.generation > 0 {
      buffer.append(UInt8(ascii: "-"))
      buffer.append(node.generation)
    }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Appends a start tag with more classes, which follow those of the template.
  private mutating func append(
    _ start: [UInt8], of template: ElementTemplate,
    with styleClasses: [String]
  ) {
    let names = ClassNames.text(of: styleClasses)
    if names.isEmpty { return buffer.append(start) }
    if template.className.isEmpty {
      buffer.append(start)
      return attribute(" class=\"", names)
    }
    // The classes are the template's last attribute, so its last byte is their quotation mark.
    buffer.append(start.dropLast())
    attribute(" ", names)
  }

  /// Appends the control state, for style sheets, and its counterparts in HTML and ARIA.
  mutating func appendStates(
    _ state: ControlState?, _ template: ElementTemplate,
    isPresentational: @autoclosure () -> Bool = false
  ) {
    guard let state, state != .normal else { return }
    if !isPresentational() {
      if state.contains(.disabled) { buffer.append(raw: template.disabled) }
      if state.contains(.selected) { buffer.append(raw: template.selected) }
      if !state.isSubset(of: .basic) { appendAdditionalStates(state, template) }
    }
    attribute(" data-state=\"", StateSelector.attribute(of: state))
  }

  /// Appends the counterparts of states that UIKit doesn't have, as far as the element can be in them.
  private mutating func appendAdditionalStates(
    _ state: ControlState, _ template: ElementTemplate
  ) {
    if state.contains(.busy), !template.markers.contains(.busy) {
      buffer.append(raw: " aria-busy=\"true\"")
    }
    if state.contains(.invalid), template.canBeInvalid {
      buffer.append(raw: " aria-invalid=\"true\"")
    }
    if state.contains(.readOnly) { buffer.append(raw: template.readOnly) }
    if state.contains(.expanded), template.canBeExpanded {
      buffer.append(raw: " aria-expanded=\"true\"")
    }
  }

  /// Appends an attribute whose value is user data.
  mutating func attribute(_ start: StaticString, _ value: String) {
    buffer.append(raw: start)
    buffer.append(text: value)
    buffer.append(UInt8(ascii: "\""))
  }
}

// MARK: - ElementTemplate

/// The bytes of an element that all nodes of a class share.
final class ElementTemplate {
  let form: ElementShape.Form
  let content: ElementShape.Content

  /// All classes of the element, separated by spaces; empty for none.
  let className: String

  /// Whether a title has a separate element, which title insets move.
  let movesTitle: Bool

  /// The marks of the style, as far as they change the markup.
  let markers: StyleMarkers

  /// Whether the element is a field for a search.
  let isSearch: Bool

  /// The roles that the element can have instead of its own.
  let roleFreedom: RoleFreedom

  /// Whether the element scrolls what it contains.
  let scrolls: Bool

  /// Whether the element isn't shown.
  var isHidden: Bool { markers.contains(.hidden) }

  /// Whether nothing in the element is reached, although it's shown.
  let isInert: Bool

  /// Whether the element is that of a control or a cell, whose state descendants can follow.
  let isControl: Bool

  /// The attribute of the element that contains the children of a control or a cell.
  static let controlAttribute: StaticString = " data-control"

  /// The markup of a disabled element's state.
  let disabled: StaticString

  /// The markup of a selected element's state.
  let selected: StaticString

  /// The markup of the state of an element whose value can't be edited.
  let readOnly: StaticString

  /// Whether the element can have a value that isn't accepted, and whether it can open something, by
  /// ARIA.
  let canBeInvalid, canBeExpanded: Bool

  /// `<button type="button" class="s1"`, without the closing bracket.
  let start: [UInt8]

  /// The same for the element that some contents need instead: a field that hides what is typed, or
  /// a `span` around a symbol, which has its own end tag; empty for other elements.
  let otherStart: [UInt8]

  /// The start, closed; empty if the text needs markup.
  let startOfText: [UInt8]

  /// `</button>`; empty for an element without an end tag.
  let end: [UInt8]

  /// The tags of the element if it has children, which may be those of a different element.
  let startAroundChildren: [UInt8]
  let endAroundChildren: [UInt8]

  /// Whether the element is in a group with the node's children, because it can't contain them.
  var isGroupWithChildren: Bool { form == .leaf || form == .void }

  init(
    _ shape: ElementShape, className: String?, movesTitle: Bool, markers: StyleMarkers = [],
    isControl: Bool = false
  ) {
    (form, content) = (shape.form, shape.content)
    self.isControl = isControl
    self.movesTitle = movesTitle
    self.markers = markers
    isSearch = shape.type == .search
    isInert = shape.isInert
    // A disabled form disables its fieldset instead.
    disabled =
      shape.tag.canBeDisabled ? " disabled" : shape.tag == .form ? "" : " aria-disabled=\"true\""
    roleFreedom = shape.roleFreedom
    scrolls = markers.contains(.scrolls) && (shape.form == .container || shape.content == .cell)
    selected =
      shape.isTab
      ? " aria-selected=\"true\"" : shape.tag == .button ? " aria-pressed=\"true\"" : ""
    readOnly =
      shape.tag == .textarea || shape.type.map { [.text, .search, .number].contains($0) } == true
        || shape.content == .date
      ? " readonly"
      : shape.tag == .select || shape.type == .checkbox ? " aria-readonly=\"true\"" : ""
    canBeInvalid = [.input, .textarea, .select].contains(shape.tag)
    canBeExpanded = [.button, .a].contains(shape.tag)
    let names = ([className, shape.className].compactMap(\.self) + markers.classNames)
      .joined(separator: " ")
    self.className = names
    var classes = ByteBuffer()
    if !names.isEmpty {
      classes.append(raw: " class=\"")
      classes.append(text: names)
      classes.append(raw: "\"")
    }
    let attributes = (markers.contains(.busy) ? " aria-busy=\"true\"" : "") + classes.text
    // The class is the last attribute.
    let control = isControl ? "\(Self.controlAttribute)" : ""
    let start =
      "<\(shape.tag.name)\(shape.attributes)\(shape.form == .container ? control : "")\(attributes)"
    let end = shape.form == .void ? "" : "</\(shape.tag.name)>"
    let isPlain = [.text, .cell].contains(shape.content) || shape.content == .button && !movesTitle
    startOfText = Array((isPlain && !scrolls ? start + ">" : "").utf8)
    let other =
      shape.type == .text
      ? "<input type=\"password\"" : shape.content == .image ? "<span" : ""
    otherStart = Array((other.isEmpty ? "" : other + attributes).utf8)
    (self.start, self.end) = (Array(start.utf8), Array(end.utf8))
    if shape.form == .alone {
      startAroundChildren = Array(
        "<div\(shape.attributesAroundChildren)\(control)\(attributes)".utf8)
      endAroundChildren = Array("</div>".utf8)
    } else {
      (startAroundChildren, endAroundChildren) = (Array(start.utf8), Array(end.utf8))
    }
  }

  /// Whether elements with another style have the same markup, except for classes.
  func hasSameMarkup(as other: ElementTemplate) -> Bool {
    movesTitle == other.movesTitle
      && markers.intersection(.markup) == other.markers.intersection(.markup)
  }

}
