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
}
