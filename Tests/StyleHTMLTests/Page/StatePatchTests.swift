import Observation
import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

private struct Pressable: ButtonNode, TextContent, CustomClosure {
  var text = "Press"
  var pressedAlpha = 0.5

  var customClosure: StyleClosure {
    { [pressedAlpha] in if $0.controlState == .highlighted { $0.alpha = pressedAlpha } }
  }
}

/// A button with a property that is visible only while it's highlighted.
@Observable
private final class Spring: ButtonNode, CustomClosure {
  var depth = 1.0

  var customClosure: StyleClosure {
    { [self] in if $0.controlState == .highlighted { $0.shadowRadius = depth } }
  }
}

/// Patches of values that are visible only in a control state that no node is in.
@Suite struct StatePatchTests {
  private let tree = StyleTree()

  private func elements(of patch: HTMLPatch) -> [String] {
    patch.operations.map { operation in
      if case .setClass(let element, _) = operation { element } else { "\(operation)" }
    }
  }

  @Test func `a token that a rule for a state reads changes the classes`() {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .button, when: .controlState(.highlighted)) {
        $0.backgroundColor = Token.ink.value
      }
    }
    tree.attach(Title(text: "x"))
    tree.attach(Buy())
    let page = HTMLPage.shown(tree)
    for color in [Color.red, .blue] {
      tree.tokens[.ink] = color
      let patch = page.patch(for: tree.refresh())
      #expect(elements(of: patch).sorted() == ["n0", "n1"])
      #expect(patch.css.contains("background-color:\(color)"))
      #expect(page.patch(for: tree.refresh()).isEmpty)
    }
  }

  @Test func `adding or removing a rule for a state changes the classes`() {
    tree.attach(Title(text: "x"))
    tree.attach(Buy())
    let page = HTMLPage.shown(tree)
    let rule = tree.styleSheet.insert(
      StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 })
    let patch = page.patch(for: tree.refresh())
    #expect(elements(of: patch) == ["n1"])
    #expect(patch.css.contains("opacity:0.5"))
    tree.styleSheet.remove(rule)
    #expect(elements(of: page.patch(for: tree.refresh())) == ["n1"])
  }

  @Test func `a model or an override that affects only one state changes the class`() {
    let one = tree.attach(Pressable())
    tree.attach(Pressable())
    let page = HTMLPage.shown(tree)
    tree[one].pressedAlpha = 0.25
    #expect(elements(of: page.patch(for: tree.refresh())) == ["n0"])
    tree.override(one) { if $0.controlState == .selected { $0.alpha = 0.75 } }
    #expect(elements(of: page.patch(for: tree.refresh())) == ["n0"])
    tree.clearOverrides(of: one)
    #expect(elements(of: page.patch(for: tree.refresh())) == ["n0"])
    #expect(page.patch(for: tree.refresh()).isEmpty)
  }

  @Test func `a state of a node whose content has none is written and patched`() {
    let title = tree.attach(Title(text: "x"))
    tree.setControlState(.selected, of: title)
    let page = HTMLPage.shown(tree)
    #expect(String(decoding: page.bytes(), as: UTF8.self).contains(" data-state=\"selected\">x<"))
    tree.setControlState(.disabled, of: title)
    let operations = page.patch(for: tree.refresh()).operations
    guard operations.count == 1, case .replace(element: "n0", html: let html) = operations[0] else {
      Issue.record("\(operations)")
      return
    }
    #expect(html.contains("data-state=\"disabled\""))
  }

  @Test func `each bit of an application's state has a separate name`() {
    tree.setControlState(ControlState(rawValue: 0x3_0001), of: tree.attach(Buy()))
    let text = String(decoding: HTMLPage(of: tree).bytes(), as: UTF8.self)
    #expect(text.contains("data-state=\"highlighted application(0x10000) application(0x20000)\""))
  }

  @Test func `a page that was patched for long is written as a fresh one`() {
    let buy = tree.attach(Buy())
    let page = HTMLPage.shown(tree)
    for turn in 1...500 {
      tree[buy].borderWidth = Double(turn)
      #expect(page.patch(for: tree.refresh()).operations.count == 1)
    }
    #expect(page.styleCount < 300)
    #expect(page.bytes() == HTMLPage(of: tree, isPatchable: true).bytes())
  }

  @Test func `a property that is read in one state alone patches the page each time`() {
    let spring = Spring()
    tree.attach(spring)
    let page = HTMLPage.shown(tree)
    for _ in 0..<3 {
      spring.depth += 1
      let patch = page.patch(for: tree.refresh())
      #expect(elements(of: patch) == ["n0"])
      #expect(patch.css.contains("\(Int(spring.depth * 2))px}"))
    }
  }
}
