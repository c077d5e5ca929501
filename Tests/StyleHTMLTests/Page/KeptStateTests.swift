import Foundation
import ProtocolStyle
import StyleHTML
import Testing

private struct Buy: ButtonNode, TextContent, BackgroundColor, BorderWidth {
  let text = "Buy"
  var backgroundColor: Color {
    let state = ControlState.current
    return state.contains(.highlighted) ? .red : state.contains(.hovered) ? .blue : .green
  }
  var borderWidth: Double { ControlState.ofDescendants.contains(.invalid) ? 2 : 1 }
}

/// A button that names no state.
private struct Plain: ButtonNode, TextContent {
  let text = "Plain"
}

private protocol StillNode: ViewNode {}

extension StillNode {
  static var nodeKind: NodeKind { NodeKind("still", of: (any StillNode).self, parent: .view) }
}

private struct Still: StillNode {}

private struct Scroll: ScrollNode {}

/// Pages whose nodes stay in the control states that they're in.
@Suite struct KeptStateTests {
  private let tree = StyleTree()

  private func text(keepingStates: Bool, looks: [HTMLLook]) -> String {
    let page = HTMLPage(of: tree, looks: looks)
    page.keepsControlStates = keepingStates
    return String(decoding: page.bytes(), as: UTF8.self)
  }

  @Test(arguments: [[], [HTMLLook("day"), HTMLLook("night", colorScheme: .dark)]])
  func `only the styles of present states are written`(looks: [HTMLLook]) {
    tree.attach(Buy())
    tree.setControlState(.hovered, of: tree.attach(Buy()))
    let colors = [Color.green, .blue, .red].map { "background-color:\($0)" }
    let all = text(keepingStates: false, looks: looks)
    #expect(colors.allSatisfy { all.contains($0) }, "\(all)")
    let kept = text(keepingStates: true, looks: looks)
    #expect(kept.contains(colors[0]) && kept.contains(colors[1]), "\(kept)")
    #expect(!kept.contains(colors[2]))
    #expect(kept.contains("data-state=\"hovered\""))
  }

  @Test(arguments: [(true, [String]()), (false, ["--wash:0%"])])
  func `a node that names the state it's in has no wash of its kind besides`(
    isPlain: Bool, declarations: [String]
  ) {
    let node = isPlain ? tree.attach(Plain()).erased : tree.attach(Buy()).erased
    tree.setControlState(.hovered, of: node)
    let rules = text(keepingStates: true, looks: []).components(separatedBy: "@layer classes")
    #expect(declarations == ["--wash:0%"].filter { rules.dropFirst().joined().contains($0) })
  }

  @Test(arguments: [false, true])
  func `a style that differs where it's disabled has no look of its kind for that`(
    differs: Bool
  ) {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: Plain.self, when: .controlState(differs ? .disabled : .highlighted)) {
          $0.borderWidth = 2
        }
      })
    tree.attach(Plain())
    let rules = String(decoding: HTMLPage(of: tree).bytes(), as: UTF8.self)
      .components(separatedBy: "@layer classes")
    #expect(rules.last?.contains("--disabled:1") == differs)
  }

  @Test func `the keyboard stops at an element that scrolls only inert ones`() {
    let scroll = tree.attach(Scroll())
    tree.attach(Plain(), to: tree.attach(Still(), to: scroll))
    let page = HTMLPage(of: tree, elements: [Still.nodeKind: HTMLElement(inert: .div)])
    let text = String(decoding: page.bytes(), as: UTF8.self)
    #expect(text.contains("<div class=\"scroll\" tabindex=\"0\""))
  }

  @Test func `neither the pointer nor the keyboard reaches what is in an inert element`() {
    tree.attach(Plain(), to: tree.attach(Still()))
    let page = HTMLPage(of: tree, elements: [Still.nodeKind: HTMLElement(inert: .div)])
    #expect(String(decoding: page.bytes(), as: UTF8.self).contains("<div inert><button"))
  }
}
