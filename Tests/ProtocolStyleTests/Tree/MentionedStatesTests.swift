import ProtocolStyle
import Testing

private struct Titled: ButtonNode, TextContent, BorderWidth {
  var text: String
}

private struct PlainLabel: LabelNode {}

private struct Bordered: ButtonNode, BorderWidth {
  var borderWidth: Double
}

/// A button that writes its own width or nothing.
private struct MaybeBordered: ButtonNode, CustomClosure {
  var width: Double?
  var customClosure: StyleClosure {
    { [width] in if let width { $0.borderWidth = width } }
  }
}

private struct Page: ScreenNode {}

private struct Striped: ButtonNode, TitleColorForState {
  var titleColorForState: StateValues<Color>
}

private struct Row: TableCellNode, SelectedBackgroundColor {}

private struct Period: SegmentedControlNode, SelectedSegmentTintColor {}

/// A custom attribute that is drawn while the node has the focus.
private struct Stamped: ViewNode, Stamp {}

/// A custom attribute that is content, with values per state.
private struct Named: ButtonNode, TitleForState {
  var titleForState: StateValues<String> { [.normal: "Follow", .selected: "Following"] }
}

/// A button with values per state in wide containers only.
private struct Wide: ButtonNode, TitleColorForState {
  var titleColorForState: StateValues<Color> {
    ContainerWidth.isAtLeast(600) ? [.normal: .black, .highlighted: .red] : [.normal: .black]
  }
}

private protocol Stamp: SendableMetatype {
  var stamp: Color { get }
}

extension Stamp {
  fileprivate var stamp: Color { .red }
}

private protocol TitleForState: SendableMetatype {
  var titleForState: StateValues<String> { get }
}

extension AnyAttribute where Self == Attribute<Color> {
  fileprivate static var stamp: Self {
    @Sendable func read(
      _ node: borrowing some Stamp, _ slot: borrowing AttributeSlot<Color>
    ) -> AttributeWrite {
      slot.write(node.stamp)
    }
    return Attribute("stamp", of: (any Stamp).self, drawnIn: .focused) {
      ($0 as? any Stamp.Type).map { AttributeReader($0, read) }
    }
  }
}

extension AnyAttribute where Self == Attribute<StateValues<String>> {
  fileprivate static var titleForState: Self {
    @Sendable func read(
      _ node: borrowing some TitleForState, _ slot: borrowing AttributeSlot<StateValues<String>>
    ) -> AttributeWrite {
      slot.write(node.titleForState)
    }
    return Attribute("titleForState", of: (any TitleForState).self, isContent: true) {
      ($0 as? any TitleForState.Type).map { AttributeReader($0, read) }
    }
  }
}

/// The style of nodes in states other than their current one.
@Suite struct MentionedStatesTests {
  @Test func `a few custom states are combined with each other, and many aren't`() {
    let bits = (16..<24).map { ControlState(rawValue: 1 << $0) }
    let pair = StateStyles.states(for: [bits[0], bits[1]], keeping: [])
    #expect(pair == [.normal, bits[0], bits[1], [bits[0], bits[1]]])
    let many = StateStyles.states(for: ControlState(bits), keeping: [[bits[6], bits[7]]])
    #expect(many == [.normal] + bits + [[bits[6], bits[7]]])
  }

  private static let conditions: [(StyleCondition, [ControlState])] = [
    (.colorScheme(.dark), []),
    (.controlState(.disabled), [.disabled]),
    (.controlState([.selected, .focused]), [[.selected, .focused]]),
    (!.controlState(.selected) || .controlState(.highlighted), [.highlighted, .selected]),
    (.controlState(.normal), [.highlighted, .disabled, .selected, .focused]),
  ]

  @Test(arguments: conditions)
  func `a tree returns the states that its rules depend on`(
    condition: StyleCondition, states: [ControlState]
  ) {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: .button, when: condition) { $0.alpha = 0.5 } })
    #expect(tree.controlStates(affecting: tree.attach(Titled(text: ""))) == states)
    #expect(tree.controlStates(affecting: tree.attach(PlainLabel())) == [])
  }

  /// Nodes with values that the state selects, and these states.
  private static let selecting: [(any StyleNode & Sendable, [ControlState])] = [
    (Striped(titleColorForState: [.normal: .black]), []),
    (
      Striped(titleColorForState: [.normal: .black, .disabled: .gray, [.selected, .focused]: .red]),
      [.disabled, [.selected, .focused]]
    ),
    (Row(), [.highlighted, .selected]), (Period(), [.selected]), (Stamped(), [.focused]),
    (Named(), [.selected]), (Wide(), [.highlighted]),
  ]

  @Test(arguments: selecting)
  func `values per state, and colors that a state selects, affect a node`(
    node: any StyleNode & Sendable, states: [ControlState]
  ) {
    let tree = StyleTree(applier: StyleApplier(attributes: .standard + [.stamp, .titleForState]))
    let node = tree.attach(erased: node, to: tree.attach(Page()).erased)
    #expect(tree.controlStates(affecting: node) == states)
    #expect(tree.enclosingControlStates(affecting: node) == [])
  }

  @Test func `values per state count besides the states of conditions`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }
        StyleRule(for: .button, when: .controlState(.selected)) {
          $0.titleColorForState = [.focused: .red]
        }
      })
    let button = tree.attach(Striped(titleColorForState: [.highlighted: .red]))
    #expect(
      tree.controlStates(affecting: button) == [.highlighted, .disabled, .selected, .focused])
  }

  @Test func `a node can be seen in a state that it is not in`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }
        StyleRule(for: .button, when: .controlState(.normal)) { $0.alpha = 0.9 }
      })
    let button = tree.attach(Titled(text: "Buy"))
    tree.override(button) { $0.cornerRadius = $0.alpha }
    tree.refresh()
    let disabled = tree.viewModel(of: button, in: .disabled)
    #expect(disabled.alpha == 0.5)
    #expect(disabled.cornerRadius == 0.5)
    #expect(disabled.text == "Buy")
    #expect(disabled.controlState == .disabled)
    #expect(tree.viewModel(of: button, in: .selected).alpha == nil)
    #expect(tree.viewModel(of: button, in: .normal).alpha == 0.9)
    #expect(tree.viewModel(of: button).alpha == 0.9)
    #expect(tree.controlState(of: button) == .normal)
    #expect(tree.refresh().isEmpty)
  }

  @Test func `a node's own state does not hide the others`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }
      })
    let button = tree.attach(Titled(text: "Buy"))
    tree.setControlState(.disabled, of: button)
    #expect(tree.viewModel(of: button, in: .normal).alpha == nil)
    #expect(tree.viewModel(of: button).alpha == 0.5)
  }

  @Test func `a style is a view model without content`() {
    let tree = StyleTree()
    let one = tree.attach(Titled(text: "One"))
    let two = tree.attach(Titled(text: "Two"))
    let style = tree.viewModel(of: one, includingContent: false)
    #expect(style.text == nil)
    #expect(style.hasSameStyle(as: tree.viewModel(of: one)))
    #expect(style.styleIdentity == tree.viewModel(of: two, includingContent: false).styleIdentity)
    #expect(style.styleIdentity == tree.viewModel(of: two).styleIdentity)
    tree.override(two) { $0.borderWidth = 7 }
    #expect(style.styleIdentity != tree.viewModel(of: two, includingContent: false).styleIdentity)
    #expect(tree.viewModel(of: two, includingContent: false).borderWidth == 7)
  }

  @Test func `styles in a state are shared, also by nodes whose content differs`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }
      })
    let one = tree.attach(Titled(text: "One"))
    let two = tree.attach(Titled(text: "Two"))
    let disabled = tree.viewModel(of: one, in: .disabled, includingContent: false)
    #expect(disabled.alpha == 0.5)
    #expect(disabled.text == nil)
    #expect(
      disabled.styleIdentity
        == tree.viewModel(of: two, in: .disabled, includingContent: false).styleIdentity)
    #expect(disabled.hasSameStyle(as: tree.viewModel(of: one, in: .disabled)))
    #expect(
      tree.viewModel(of: two, in: .normal, includingContent: false).styleIdentity
        == tree.viewModel(of: one, includingContent: false).styleIdentity)
    tree.override(two) { $0.cornerRadius = 7 }
    tree.setControlState(.disabled, of: two)
    #expect(tree.viewModel(of: two, in: .disabled, includingContent: false).cornerRadius == 7)
    #expect(tree.viewModel(of: two, in: .normal, includingContent: false).alpha == nil)
    #expect(tree.viewModel(of: one, in: .disabled, includingContent: false).cornerRadius == nil)
    tree.styleSheet.insert(
      StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.25 })
    #expect(tree.viewModel(of: one, in: .disabled, includingContent: false).alpha == 0.25)
  }

  @Test func `a style in a state doesn't depend on the node's own state`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button, when: !.controlState(.disabled)) { $0.borderWidth = 2 }
        StyleRule(for: .button, when: .controlState(.disabled)) { $0.borderWidth = 5 }
      })
    // In the normal state both have a border of 2: one by its own closure, the other by the rule.
    let ruled = tree.attach(MaybeBordered(width: nil))
    let own = tree.attach(MaybeBordered(width: 2))
    for _ in 0..<2 {
      #expect(tree.viewModel(of: ruled, includingContent: false).borderWidth == 2)
      #expect(tree.viewModel(of: own, includingContent: false).borderWidth == 2)
      for node in [ruled, own, own, ruled] {
        #expect(
          tree.viewModel(of: node, in: .disabled, includingContent: false)
            .hasSameStyle(as: tree.viewModel(of: node, in: .disabled)))
      }
      tree[own].width = 3
      #expect(tree.viewModel(of: own, in: .disabled, includingContent: false).borderWidth == 3)
      tree[own].width = 2
      #expect(tree.viewModel(of: own, in: .disabled, includingContent: false).borderWidth == 2)
    }
  }

  @Test func `styles in states are those of the cascade, for many values and changes of rules`() {
    let tree = StyleTree()
    let widths = [1.0, 2, 3, 1, 4, 5, 6, 2, 1, 7]
    let nodes = widths.map { tree.attach(Bordered(borderWidth: $0)) }
    let states: [ControlState] = [.normal, .disabled, .highlighted, [.disabled, .highlighted]]
    for turn in 0..<12 {
      tree.styleSheet.insert(
        StyleRule(for: .button, when: .controlState(states[1 + turn % 3])) {
          $0.cornerRadius = ($0.cornerRadius ?? 0) + Double(turn)
        })
      tree[nodes[turn % nodes.count]].borderWidth += 1
      tree.setControlState(states[turn % 4], of: nodes[turn * 3 % nodes.count])
      for node in nodes + nodes.reversed() {
        for state in states {
          #expect(
            tree.viewModel(of: node, in: state, includingContent: false).hasSameStyle(
              as: tree.viewModel(of: node, in: state)))
        }
      }
    }
  }

  @Test func `a view model that is kept keeps its content when others are read`() {
    let tree = StyleTree()
    let one = tree.attach(Titled(text: "One"))
    let two = tree.attach(Titled(text: "Two"))
    let kept = tree.viewModel(of: one)
    #expect(tree.viewModel(of: two).text == "Two")
    #expect(kept.text == "One")
    var changed = tree.viewModel(of: two)
    changed.text = "Three"
    #expect(tree.viewModel(of: one).text == "One")
    #expect(changed.text == "Three")
    #expect(tree.viewModel(of: two).text == "Two")
  }

  @Test func `a reused place is distinguished`() {
    let tree = StyleTree()
    let one = tree.attach(PlainLabel())
    tree.detach(one)
    let two = tree.attach(PlainLabel())
    #expect(two.erased.index == one.erased.index)
    #expect(two.erased.generation != one.erased.generation)
  }
}
