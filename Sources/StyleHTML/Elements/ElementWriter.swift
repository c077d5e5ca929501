internal import ProtocolStyle

/// Writes the elements of nodes into a buffer, one after the other.
struct ElementWriter: ~Copyable {
  var buffer = ByteBuffer()
  let images: ImageAddresses

  /// Whether elements have identifiers, by which patches find them.
  let hasIdentifiers: Bool

  /// The level of the headings that titles of bars are, from 1 to 6.
  let titleLevel: Int

  /// The identifiers of groups, and of buttons that contain others, by their nodes.
  private(set) var namesAround: [AnyNodeHandle: String] = [:]

  init(images: ImageAddresses, hasIdentifiers: Bool, titleLevel: Int = 1) {
    self.images = images
    self.hasIdentifiers = hasIdentifiers
    self.titleLevel = min(max(titleLevel, 1), 6)
  }

  /// Writes an element with nothing in it but what its node says.
  @inline(__always)
  mutating func write(
    _ template: ElementTemplate, _ content: NodeContent, _ node: AnyNodeHandle,
    _ state: ControlState?
  ) {
    if content.isTextAlone, !hasIdentifiers, state == nil, !template.startOfText.isEmpty {
      buffer.append(template.startOfText)
      appendText(content)
      buffer.append(template.end)
    } else {
      begin(template, content, node, state, hasChildren: false)
      end(template, hasChildren: false)
    }
  }

  /// Writes an element up to where its children are; `end` ends it.
  ///
  /// - Parameters:
  ///   - template: What the element has in common with others.
  ///   - content: The content.
  ///   - node: The node; nil for none.
  ///   - state: The control state where the content has none.
  ///   - hasChildren: Whether other elements follow in it.
  mutating func begin(
    _ template: ElementTemplate, _ content: NodeContent, _ node: AnyNodeHandle?,
    _ state: ControlState?, hasChildren: Bool
  ) {
    let isGroup = hasChildren && template.isGroupWithChildren
    if hasChildren, hasIdentifiers, let node, template.form != .container {
      namesAround[node] = (isGroup ? "g" : "n") + Self.suffix(of: node)
    }
    if isGroup {
      buffer.append(raw: "<div class=\"g\"")
      appendIdentifier(UInt8(ascii: "g"), node)
      buffer.append(UInt8(ascii: ">"))
    }
    if !template.secureStart.isEmpty, content.isSecureTextEntry == true {
      buffer.append(template.secureStart)
    } else {
      buffer.append(hasChildren ? template.startAroundChildren : template.start)
    }
    appendIdentifier(UInt8(ascii: "n"), node)
    let state = content.controlState ?? state
    appendStates(state, template)
    appendContent(template, content, state, hasChildren: hasChildren)
    if isGroup { buffer.append(template.end) }
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

  /// The identifier of a node's element: `n12`, or `n12-1` for the second node in that place.
  static func identifier(of node: AnyNodeHandle) -> String {
    "n" + suffix(of: node)
  }

  private static func suffix(of node: AnyNodeHandle) -> String {
    node.generation == 0 ? "\(node.index)" : "\(node.index)-\(node.generation)"
  }

  private mutating func appendIdentifier(_ letter: UInt8, _ node: AnyNodeHandle?) {
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

  private mutating func appendStates(_ state: ControlState?, _ template: ElementTemplate) {
    guard let state, state != .normal else { return }
    if state.contains(.disabled) { buffer.append(raw: template.disabled) }
    if state.contains(.selected) { buffer.append(raw: template.selected) }
    attribute(" data-state=\"", StateSelector.attribute(of: state))
  }

  /// Appends an attribute whose value is anybody's text.
  mutating func attribute(_ start: StaticString, _ value: String) {
    buffer.append(raw: start)
    buffer.append(text: value)
    buffer.append(UInt8(ascii: "\""))
  }
}
