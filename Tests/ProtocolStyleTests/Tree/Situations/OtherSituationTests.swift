import Testing

@testable import ProtocolStyle

private struct Page: ScreenNode {}

private struct Stack: ViewNode {}

/// A button whose width matters only while it's selected.
private struct Growing: ButtonNode, BorderWidth {
  var borderWidth: Double {
    ControlState.current.contains(.selected) && ContainerWidth.isAtLeast(600) ? 3 : 1
  }
}

/// A button whose state matters only in a wide container.
private struct Wide: ButtonNode, BorderWidth {
  var borderWidth: Double {
    ContainerWidth.isAtLeast(600) && ControlState.current.contains(.selected) ? 3 : 1
  }
}

/// A button that is dark while it's selected, and whose tint follows its state.
private struct Night: ButtonNode, ScopeProviding, BackgroundColor, TintColor {
  var styleScope: StyleScope {
    let isSelected = ControlState.current.contains(.selected)
    return StyleScope { if isSelected { $0.colorScheme = .dark } }
  }

  var backgroundColor: Color {
    StyleEnvironment.current.colorScheme == .dark ? .black : .white
  }

  var tintColor: Color { ControlState.current.contains(.highlighted) ? .red : .blue }
}

/// A button with a token that only a selected one reads.
private struct Gilded: ButtonNode, ScopeProviding, BorderColor {
  var styleScope: StyleScope {
    let isSelected = ControlState.current.contains(.selected)
    return StyleScope { if isSelected { $0.contrast = .increased } }
  }

  var borderColor: Color {
    StyleEnvironment.current.contrast == .increased ? Token.situationGold.value : .black
  }
}

/// A label with a token that only one in a wide container reads.
private struct Headline: LabelNode, TextColor {
  var textColor: Color { ContainerWidth.isAtLeast(600) ? Token.situationGold.value : .black }
}

private struct Shaded: ViewNode, ScopeProviding {
  var styleScope: StyleScope {
    let isPressed = ControlState.ofEnclosingControl.contains(.highlighted)
    return StyleScope { if isPressed { $0.colorScheme = .dark } }
  }
}

private struct Caption: LabelNode, TextColor {}

private struct Icon: ImageNode {}

/// A button whose own state follows the width.
private struct Adapting: ButtonNode, ControlStateContent {
  var controlState: ControlState { ContainerWidth.isAtLeast(600) ? .selected : .normal }
}

private struct FollowingText: LabelNode, Alpha {
  var alpha: Double { ControlState.ofEnclosingControl.contains(.selected) ? 0.5 : 1 }
}

extension Token<Color> {
  fileprivate static let situationGold = Token("situationGold", default: .orange)
}

/// The style of a node in another situation is the one that it has when the tree is brought there.
@Suite struct OtherSituationTests {
  private let tree = StyleTree()

  @Test(arguments: [TreeLimits.standard, TreeLimits(computedStyleCount: 1, contextSlack: 0)])
  func `a width that is only read in another state is found`(limits: TreeLimits) {
    let tree = StyleTree(limits: limits)
    let page = tree.attach(Page())
    tree.setScope(StyleScope { $0.colorScheme = .dark }, at: page)
    let button = tree.attach(Growing(), to: page)
    tree.setContainerWidth(700, of: page)
    #expect(tree.containerWidths(affecting: button) == [600])
    let styles = tree.widthStyles(of: button.erased)
    #expect(styles.widths.map(\.own) == [0, 600])
    let selected = styles.styles.map { styles in
      styles.styles[styles.states.firstIndex(of: .selected)!].borderWidth
    }
    #expect(selected == [1, 3])
    #expect(tree.viewModel(of: button, in: .selected).borderWidth == 3)
  }

  @Test func `a state that is only read in another width is found`() {
    let page = tree.attach(Page())
    let button = tree.attach(Wide(), to: page)
    #expect(tree.controlStates(affecting: button).contains(.selected))
    #expect(tree.containerWidths(affecting: button) == [600])
  }

  @Test func `a scope that reads the node's own state applies in another one`() {
    let button = tree.attach(Night())
    let label = tree.attach(Caption(), to: button)
    #expect(tree.viewModel(of: button, in: .selected).backgroundColor == .black)
    #expect(
      tree.viewModel(of: button, in: .selected, includingContent: false).backgroundColor == .black)
    #expect(tree.controlStates(affecting: button).contains(.selected))
    #expect(tree.viewModel(of: label, in: .enclosingControlState(.selected)).textColor == .white)
    #expect(tree.enclosingControlStates(affecting: label).contains(.selected))
    #expect(tree.viewModel(of: button).backgroundColor == .white)
    tree.setControlState(.selected, of: button)
    #expect(tree.viewModel(of: button).backgroundColor == .black)
    #expect(tree.viewModel(of: button, in: .normal).backgroundColor == .white)
    #expect(tree.viewModel(of: label, in: .enclosingControlState(.normal)).textColor == .black)
  }

  @Test func `a scope between a control and a node follows the control's other state`() {
    let button = tree.attach(Growing())
    let label = tree.attach(Caption(), to: tree.attach(Shaded(), to: button))
    #expect(tree.viewModel(of: label, in: .enclosingControlState(.highlighted)).textColor == .white)
    #expect(tree.viewModel(of: label).textColor == .black)
    #expect(tree.enclosingControlStates(affecting: label).contains(.highlighted))
    #expect(tree.controlStates(affecting: label) == [])
  }

  @Test func `values that a control passes on are those of its other state`() {
    let button = tree.attach(Night())
    let icon = tree.attach(Icon(), to: tree.attach(Stack(), to: button))
    #expect(tree.viewModel(of: icon).tintColor == .blue)
    #expect(tree.viewModel(of: icon, in: .enclosingControlState(.highlighted)).tintColor == .red)
    #expect(tree.enclosingControlStates(affecting: icon).contains(.highlighted))
    tree.setControlState(.highlighted, of: button)
    #expect(tree.viewModel(of: icon).tintColor == .red)
    let styles = tree.stateStyles(of: icon.erased)
    let normal = styles.situations.firstIndex { $0.enclosing == .normal }
    #expect(styles.styles[normal!].tintColor == .blue)
  }

  @Test func `the state of a control that follows the width is that of the other width`() {
    let page = tree.attach(Page())
    let label = tree.attach(
      FollowingText(), to: tree.attach(Stack(), to: tree.attach(Adapting(), to: page)))
    #expect(tree.viewModel(of: label, in: .containerWidth(700)).alpha == 0.5)
    #expect(tree.viewModel(of: label, in: .containerWidth(500)).alpha == 1)
    #expect(tree.containerWidths(affecting: label) == [600])
  }

  @Test func `users of a token include those that read it in another state or width`() {
    let page = tree.attach(Page())
    let gilded = tree.attach(Gilded(), to: page)
    let headline = tree.attach(Headline(), to: page)
    tree.attach(Caption(), to: page)
    let users = tree.users(of: Token.situationGold)
    #expect(users.flatMap(\.nodes) == [gilded.erased, headline.erased])
  }

  @Test func `a token that's only read in a state around a node and a width at once has this user`()
  {
    struct Engraved: LabelNode, TextColor {
      var textColor: Color {
        ControlState.ofEnclosingControl.contains(.selected) && ContainerWidth.isAtLeast(600)
          ? Token.situationGold.value : .black
      }
    }
    let engraved = tree.attach(Engraved(), to: tree.attach(Growing(), to: tree.attach(Page())))
    #expect(tree.users(of: Token.situationGold).flatMap(\.nodes) == [engraved.erased])
  }
}
