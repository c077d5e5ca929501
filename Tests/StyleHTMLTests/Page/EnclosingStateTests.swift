import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

private struct PayButton: ButtonNode {}

private struct Row: TableCellNode {}

private struct Stack: ViewNode {}

private struct Icon: ImageNode, TintColor {
  var tintColor: Color {
    ControlState.ofEnclosingControl.contains(.highlighted) ? .white : .black
  }
}

private struct Plain: LabelNode {}

/// A button whose children inherit another tint while it's pressed.
private struct Glowing: ButtonNode, TintColor {
  var pressed = Color.red
  var tintColor: Color { ControlState.current.contains(.highlighted) ? pressed : .blue }
}

/// A button that is dark, with everything in it, while it's selected.
private struct Night: ButtonNode, ScopeProviding, BackgroundColor {
  var styleScope: StyleScope {
    let isSelected = ControlState.current.contains(.selected)
    return StyleScope { if isSelected { $0.colorScheme = .dark } }
  }

  var backgroundColor: Color {
    StyleEnvironment.current.colorScheme == .dark ? .black : .white
  }
}

private struct Caption: LabelNode, TextColor {}

private struct Page: ScreenNode {}

/// A button whose width matters only while it's selected.
private struct Growing: ButtonNode, BorderWidth {
  var borderWidth: Double {
    ControlState.current.contains(.selected) && ContainerWidth.isAtLeast(600) ? 3 : 1
  }
}

/// The styles of nodes in states of the controls around them, which become selectors.
@Suite struct EnclosingStateTests {
  private let tree = StyleTree()

  private func text(_ page: HTMLPage) -> String { String(decoding: page.bytes(), as: UTF8.self) }

  /// The rules of the classes of a page.
  private func rules(_ text: String) throws -> Substring {
    let start = try #require(text.firstRange(of: "@layer classes{"))
    let end = try #require(text[start.upperBound...].firstRange(of: "}}"))
    return text[start.upperBound..<end.lowerBound]
  }

  @Test func `a rule selects the icon in a control that is pressed`() throws {
    tree.attach(Icon(), to: tree.attach(PayButton()))
    let text = text(HTMLPage(of: tree))
    let rules = try rules(text)
    let pressed = ":is(:active,[data-state~=highlighted])"
    let control =
      ":is([data-control]:not(.g)\(pressed),.g[data-control]:has(>:first-child\(pressed)))"
    let other = "[data-control]:not(\(control))"
    let nearest =
      ":where(\(control) *):not(:where(\(control) \(other) *)"
      + ":not(:where(\(control) \(other) \(control) *)"
      + ":not(:where(\(control) \(other) \(control) \(other) *))))"
    let match = try #require(rules.firstMatch(of: #/\.(s[0-9a-v]{9})\{accent-color:#000000/#))
    let name = match.1
    #expect(rules.contains(".\(name).\(name)\(nearest){accent-color:#ffffff"), "\(rules)")
    #expect(text.contains("<div role=\"button\" tabindex=\"0\" data-control>"), "\(text)")
  }

  @Test func `only elements with children of controls and cells are marked`() {
    let marks: [(any StyleNode, String)] = [
      (PayButton(), "<div role=\"button\" tabindex=\"0\" data-control>"),
      (Row(), "<div role=\"listitem\" data-control>"),
      (Field(), "<div class=\"g\" data-control>"),
    ]
    for (node, mark) in marks {
      let tree = StyleTree()
      let control = tree.attach(erased: node)
      #expect(!text(HTMLPage(of: tree)).contains("data-control"), "\(node)")
      tree.attach(Plain(), to: control)
      #expect(text(HTMLPage(of: tree)).contains(mark), "\(node)")
    }
    let tree = StyleTree()
    tree.attach(Plain(), to: tree.attach(Stack()))
    #expect(!text(HTMLPage(of: tree)).contains("data-control"))
  }

  @Test func `an icon has the same class in and outside of a control, and in each state`() throws {
    let button = tree.attach(PayButton())
    tree.attach(Icon(), to: button)
    tree.attach(Icon())
    let pressed = tree.attach(PayButton())
    tree.attach(Icon(), to: pressed)
    tree.setControlState(.highlighted, of: pressed)
    let classes = text(HTMLPage(of: tree)).matches(of: #/<img class="(s.*?)"/#).map(\.1)
    try #require(classes.count == 3)
    #expect(Set(classes).count == 1)
  }

  @Test func `a patch has the state of a pressed control, and keeps the class of its icon`() {
    let button = tree.attach(PayButton())
    tree.attach(Icon(), to: button)
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    _ = page.bytes()
    tree.setControlState(.highlighted, of: button)
    let patch = page.patch(for: tree.refresh())
    #expect(patch.css.isEmpty)
    #expect("\(patch.operations)".contains("data-state=\\\"highlighted\\\""), "\(patch)")
    #expect(page.patch(for: tree.refresh()).isEmpty)
  }

  @Test func `the first child of a control marks its element in a patch`() {
    let button = tree.attach(PayButton())
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    _ = page.bytes()
    tree.attach(Icon(), to: button)
    #expect("\(page.patch(for: tree.refresh()))".contains("data-control"))
  }

  @Test func `rules for states around a node become selectors, too`() throws {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .label, when: .enclosingControlState(.selected)) { $0.alpha = 0.5 }
      StyleRule(
        for: .label, when: .enclosingControlState(.selected) && .controlState(.disabled)
      ) { $0.alpha = 0.25 }
    }
    tree.attach(Plain(), to: tree.attach(Row()))
    let rules = try rules(text(HTMLPage(of: tree)))
    #expect(rules.matches(of: #/\{opacity:0.5/#).count == 1, "\(rules)")
    #expect(rules.contains(#/:is\(:disabled,.*?\):where\(.*\{opacity:0.25/#), "\(rules)")
  }

  @Test func `an icon has the tint that it inherits while the control is pressed`() throws {
    tree.attach(Plain(), to: tree.attach(Glowing(pressed: .blue)))
    tree.attach(Plain(), to: tree.attach(Glowing()))
    tree.attach(Plain(), to: tree.attach(Glowing()))
    let text = text(HTMLPage(of: tree))
    let classes = text.matches(of: #/<span class="(s.*?)"/#).map(\.1)
    try #require(classes.count == 3)
    #expect(classes[0] != classes[1])
    #expect(classes[1] == classes[2])
    let rules = try rules(text)
    let pressed = try #require(rules.firstMatch(of: #/\.(s[0-9a-v]{9})\.\1:where\(.*?\{(.*?)\}/#))
    #expect(pressed.1 == classes[1])
    #expect(pressed.2.contains("accent-color:#ff0000"))
  }

  @Test func `a patch has the tint that an icon would inherit`() {
    let button = tree.attach(Glowing())
    let label = tree.attach(Plain(), to: button)
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    _ = page.bytes()
    for color in [Color.green, .blue, .orange] {
      tree[button].pressed = color
      let patch = page.patch(for: tree.refresh())
      #expect("\(patch.operations)".contains("n\(label.erased.index)"), "\(patch)")
      #expect(color == .blue || patch.css.contains("accent-color:\(color)"), "\(patch)")
      #expect(page.patch(for: tree.refresh()).isEmpty)
    }
  }

  @Test func `a scope that reads the state of its control applies in that state`() throws {
    tree.attach(Caption(), to: tree.attach(Night()))
    let rules = try rules(text(HTMLPage(of: tree)))
    #expect(rules.contains(#/selected\]\)\{background-color:#000000/#), "\(rules)")
    #expect(rules.contains(#/:where\([^{]*selected[^{]*\{color:#ffffff/#), "\(rules)")
  }

  @Test func `a page has widths that are only compared in another state`() throws {
    let page = tree.attach(Page())
    tree.setScope(StyleScope { $0.colorScheme = .dark }, at: page)
    tree.attach(Growing(), to: page)
    tree.setContainerWidth(700, of: page)
    let text = text(HTMLPage(of: tree))
    #expect(text.contains(#/@container[^{]*600px[^{]*\{[^}]*border-width:3px/#), "\(text)")
  }

  @Test func `a page whose nodes read no state around them has no such selectors`() {
    tree.attach(Plain(), to: tree.attach(PayButton()))
    #expect(!text(HTMLPage(of: tree)).contains(":where([data-control]"))
    #expect(!text(HTMLPage(of: tree)).contains(":has(>:first-child"))
  }
}
