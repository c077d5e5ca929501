internal import ProtocolStyle

// The roles, names and states of elements for assistive technologies, and whether the keyboard
// reaches them.
//
// Invariants: an element has one role at most, and only attributes that the role allows. The role of
// an element that has none otherwise is marked by an attribute, because the style sheet of the kinds
// selects the roles of kinds.

extension ElementWriter {
  /// Appends the name, the hint and the traits of a node for assistive technologies, and its
  /// identifier for tests.
  mutating func appendAccessibility(
    _ template: ElementTemplate, _ content: NodeContent, _ state: ControlState?, hasChildren: Bool
  ) {
    if content.isTextAlone {
      if template.scrolls, template.isNameless(hasChildren) { append(role: "group") }
      return appendLinkRole(template, content, state)
    }
    let traits = content.accessibilityTraits ?? []
    if !template.isPresentational(content) {
      let label = content.accessibilityLabel
      let role = role(template, content, traits, hasChildren: hasChildren)
      if let role {
        append(role: role)
        if role == "heading" { open(markup: " aria-level=\"\(sectionLevel)\"") }
      } else {
        appendLinkRole(template, content, state)
      }
      // The elements of these write it themselves.
      if ![.image, .segments, .pages].contains(template.content) {
        let name = role.map(Self.isNamedByAuthor) == true ? content.name : label
        if let name { attribute(" aria-label=\"", name) }
      }
      if !traits.isEmpty { append(traits, template, state, isDialog: role == "dialog") }
      if let hint = content.accessibilityHint, !hint.isEmpty {
        attribute(" aria-description=\"", hint)
      }
    }
    if let name = content.accessibilityIdentifier, !name.isEmpty {
      attribute(" data-testid=\"", name)
    }
  }

  /// The role of an element that has none by itself; nil for none.
  private func role(
    _ template: ElementTemplate, _ content: NodeContent, _ traits: AccessibilityTraits,
    hasChildren: Bool
  ) -> String? {
    if template.isSection { return traits.contains(.modal) ? "dialog" : nil }
    if template.isGeneric(hasChildren), let role = traits.role(isNamed: content.name != nil) {
      return role
    }
    guard template.isNameless(hasChildren) else { return nil }
    return content.accessibilityLabel != nil || template.scrolls ? "group" : nil
  }

  /// Appends a role, and the mark of roles that aren't those of kinds.
  private mutating func append(role: String) {
    open(markup: " role=\"\(role)\" data-trait")
  }

  /// Appends the role of a link without an address, which has none in HTML.
  private mutating func appendLinkRole(
    _ template: ElementTemplate, _ content: NodeContent, _ state: ControlState?
  ) {
    guard template.content == .link, content.address(state) == nil,
      state?.contains(.disabled) == true || content.accessibilityLabel != nil
    else { return }
    open(" role=\"link\"")
  }

  /// Whether the text of an element with a role isn't its name, so that an attribute must be.
  private static func isNamedByAuthor(_ role: String) -> Bool {
    ["dialog", "img", "searchbox"].contains(role)
  }

  /// Appends the states among traits.
  private mutating func append(
    _ traits: AccessibilityTraits, _ template: ElementTemplate, _ state: ControlState?,
    isDialog: Bool
  ) {
    if traits.contains(.selected), state?.contains(.selected) != true {
      open(
        template.selected.utf8CodeUnitCount > 0
          ? template.selected : " aria-current=\"true\"")
    }
    if traits.contains(.notEnabled), state?.contains(.disabled) != true {
      open(" aria-disabled=\"true\"")
    }
    if traits.contains(.modal), isDialog { open(" aria-modal=\"true\"") }
  }
}

extension AccessibilityTraits {
  /// The ARIA role of an element that has none; nil if no trait is a role.
  ///
  /// - Parameter isNamed: Whether the element has a name, which some roles need.
  /// - Returns: The role.
  fileprivate func role(isNamed: Bool) -> String? {
    let roles: [(AccessibilityTraits, String)] = [
      (.modal, "dialog"), (.link, "link"), (.button, "button"), (.header, "heading"),
      (.image, "img"), (.searchField, "searchbox"), (.tabBar, "tablist"), (.summary, "status"),
      (.updatesFrequently, "timer"),
    ]
    return roles.first {
      contains($0.0) && (isNamed || $0.1 != "img" && $0.1 != "searchbox")
    }?.1
  }
}

extension ElementTemplate {
  /// Whether an element without a role can have each of them.
  fileprivate func isGeneric(_ hasChildren: Bool) -> Bool {
    (form == .container || !hasChildren && form == .alone) && roleFreedom == .every
  }

  /// Whether an element has no role that allows a name, so that it needs one for its label.
  fileprivate func isNameless(_ hasChildren: Bool) -> Bool {
    (form == .container || !hasChildren && form == .alone) && roleFreedom >= .group
  }

  fileprivate var isSection: Bool { roleFreedom == .dialog }

  /// Whether assistive technologies skip an element, which can't have a name or states then.
  func isPresentational(_ content: NodeContent) -> Bool {
    if roleFreedom == .hidden { return true }
    guard self.content == .image else { return false }
    return content.accessibilityLabel == nil
  }
}

extension NodeContent {
  /// The label, or else the text.
  fileprivate var name: String? {
    if let accessibilityLabel { return accessibilityLabel }
    let shown = richText?.plainText ?? text
    return shown?.isEmpty == false ? shown : nil
  }

  /// The address that a link opens in a state; nil for none.
  func address(_ state: ControlState?) -> String? {
    state?.contains(.disabled) == true ? nil : link.flatMap(LinkAddress.checked)
  }
}

// MARK: - Keyboard

extension ElementTemplate {
  /// Whether the keyboard reaches an element.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - state: The control state where the content has none.
  ///   - hasChildren: Whether the node has children.
  /// - Returns: Whether it does.
  func isFocusable(_ content: NodeContent, _ state: ControlState?, hasChildren: Bool) -> Bool {
    let state = content.controlState ?? state
    let isEnabled = state?.contains(.disabled) != true
    switch self.content {
    case .button: return isEnabled || hasChildren
    case .date, .inputValue, .isOn, .options, .range, .textArea: return isEnabled
    case .segments: return isEnabled && content.items?.titles.isEmpty == false
    case .pages:
      return isEnabled && content.page.map { ElementWriter.dots.contains($0.count) } == true
    case .link: return content.address(state) != nil
    case .cell, .sectionFooter, .text:
      return hasLinks(content) || scrolls && content.isShown(hasChildren: hasChildren)
    case .image, .indicator, .preformatted, .progress, .sectionHeader, .title:
      return scrolls && content.isShown(hasChildren: hasChildren)
    }
  }

  /// Whether an element scrolls something that the keyboard can't reach, as far as its own content
  /// decides it.
  func needsTabStop(_ content: NodeContent, hasChildren: Bool) -> Bool {
    scrolls && content.isShown(hasChildren: hasChildren) && !hasLinks(content)
  }

  private func hasLinks(_ content: NodeContent) -> Bool {
    guard !content.isTextAlone, let text = content.richText else { return false }
    return text.runs.contains { $0.link.flatMap(LinkAddress.checked) != nil }
  }
}

extension NodeContent {
  /// Whether an element with the content isn't empty.
  fileprivate func isShown(hasChildren: Bool) -> Bool {
    hasChildren || text?.isEmpty == false || richText?.isEmpty == false
  }
}

/// The element that is being written, scrolls, and has nothing yet that the keyboard reaches.
struct OpenScroller {
  /// The node of the element.
  let node: AnyNodeHandle

  /// The number of ancestors of the node that are written.
  let depth: Int

  /// The number of bytes before the attribute.
  let place: Int

  /// The depth of the hidden or inert node whose descendants are written; nil for none.
  private var hiddenDepth: Int?

  init(_ node: AnyNodeHandle, depth: Int, place: Int) {
    (self.node, self.depth, self.place) = (node, depth, place)
  }

  /// The attribute by which the keyboard reaches the element.
  static let attribute: StaticString = " tabindex=\"0\""

  /// Whether an element in the scroller makes the attribute unnecessary.
  mutating func isReached(
    by template: ElementTemplate, _ content: NodeContent, _ node: DrawnNode
  ) -> Bool {
    if let hidden = hiddenDepth, node.depth > hidden { return false }
    let isHidden = template.isHidden || template.isInert
    hiddenDepth = isHidden ? node.depth : nil
    if isHidden { return false }
    return template.isFocusable(content, node.controlState, hasChildren: node.hasChildren)
  }
}
