import ProtocolStyle
import StyleHTML
import Testing

private struct PayButton: ButtonNode {}

private struct Row: TableCellNode {}

private struct Link: LinkNode, TextContent {
  var text: String { "Link" }
}

private struct Stack: ViewNode {}

/// A label whose color depends on the state of the control around it, and on its own.
private struct Caption: LabelNode, TextContent, TextColor, Alpha {
  var text: String { "Caption" }
  var textColor: Color {
    let state = ControlState.ofEnclosingControl
    if state.contains([.highlighted, .selected]) { return .green }
    return state.contains(.highlighted) ? .red : .black
  }
  var alpha: Double {
    ControlState.current.contains(.disabled) && ControlState.ofEnclosingControl.contains(.selected)
      ? 0.25 : 1
  }
}

private let (black, red, green) = ("rgb(0, 0, 0)", "rgb(255, 0, 0)", "rgb(0, 255, 0)")

/// Labels in controls that a browser shows in states, without a script in the page.
@Suite(.needsChromium) struct EnclosingStateTests {
  private let tree = StyleTree()

  private func values(_ script: String) async throws -> [String] {
    try await #require(Chromium.installed).result(
      of: String(decoding: HTMLPage(of: tree, isPatchable: true).bytes(), as: UTF8.self),
      running: """
        const values = []
        const element = node => document.getElementById(node)
        const set = (node, state) => element(node).dataset.state = state
        const note = (node, property = 'color') =>
          values.push(getComputedStyle(element(node))[property])
        \(script)
        return values
        """)
  }

  @Test func `a label follows each state of its button`() async throws {
    let button = tree.attach(PayButton())
    let label = tree.attach(Caption(), to: tree.attach(Stack(), to: button))
    let script = """
      note('n2'); set('n0', 'highlighted'); note('n2')
      set('n0', 'highlighted selected'); note('n2')
      set('n0', 'selected'); note('n2'); note('n2', 'opacity')
      set('n2', 'disabled'); note('n2', 'opacity'); set('n0', ''); note('n2', 'opacity')
      """
    #expect(try await values(script) == [black, red, green, black, "1", "0.25", "1"])
    #expect(label.erased.index == 2)
  }

  @Test func `the page shows the state that the button is in`() async throws {
    let button = tree.attach(PayButton())
    tree.attach(Caption(), to: button)
    tree.setControlState(.highlighted, of: button)
    #expect(try await values("note('n1')") == [red])
  }

  /// In the cell: a label, and a button with a label.
  @Test func `the nearest control counts, and other controls don't`() async throws {
    let row = tree.attach(Row())
    tree.attach(Caption(), to: row)
    tree.attach(Caption(), to: tree.attach(PayButton(), to: row))
    tree.attach(Caption())
    let script = """
      for (const [cell, button] of [['highlighted', ''], ['', 'highlighted'],
        ['highlighted', 'highlighted selected']]) {
        set('n0', cell); set('n2', button)
        note('n1'); note('n3'); note('n4')
      }
      """
    #expect(
      try await values(script) == [red, black, black, black, red, black, red, green, black])
  }

  /// A link can't contain others, so it's in a group with them.
  @Test func `the children of an element that can't contain them follow it`() async throws {
    let link = tree.attach(Link())
    tree.attach(Caption(), to: link)
    let nested = tree.attach(PayButton(), to: link)
    tree.attach(Caption(), to: nested)
    let script = """
      note('n1'); set('n0', 'highlighted'); note('n1'); note('n3')
      set('n0', ''); set('n2', 'highlighted'); note('n1'); note('n3')
      """
    #expect(try await values(script) == [black, red, black, black, red])
  }

  /// In every combination of states of the controls, the nearest one counts.
  @Test(arguments: 1...4)
  func `the nearest of controls in controls counts, whatever those around it are in`(
    depth: Int
  ) async throws {
    var parent = tree.attach(Row()).erased
    for _ in 1..<depth {
      parent = tree.attach(PayButton(), to: tree.attach(Stack(), to: parent)).erased
    }
    let controls = (0..<depth).map { $0 * 2 }
    let label = tree.attach(Caption(), to: parent).erased.index
    let script = """
      for (let combination = 0; combination < \(1 << depth); combination++) {
        for (const [place, node] of \(controls).entries())
          set('n' + node, combination >> place & 1 ? 'highlighted' : '')
        note('n\(label)')
      }
      """
    let expected = (0..<1 << depth).map { ($0 >> (depth - 1)) & 1 == 1 ? red : black }
    #expect(try await values(script) == expected)
  }

  /// The link and its label are in a group, in a button or in a cell.
  @Test func `an element in a group with its children follows what's around the group`()
    async throws
  {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .link, when: .enclosingControlState(.highlighted)) { $0.alpha = 0.5 }
    }
    let link = tree.attach(Link(), to: tree.attach(Row()))
    tree.attach(Caption(), to: link)
    let script = """
      for (const [cell, own] of [['', ''], ['highlighted', ''], ['', 'highlighted'],
        ['highlighted', 'highlighted']]) {
        set('n0', cell); set('n1', own)
        note('n1', 'opacity'); note('n2')
      }
      """
    #expect(try await values(script) == ["1", black, "0.5", black, "1", red, "0.5", red])
  }

  @Test func `a label follows the native focus of the control around it`() async throws {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .label, when: .enclosingControlState(.focused)) { $0.cornerRadius = 7 }
    }
    tree.attach(Caption(), to: tree.attach(PayButton()))
    let script = """
      note('n1', 'borderTopLeftRadius')
      element('n0').focus({focusVisible: true})
      note('n1', 'borderTopLeftRadius')
      element('n0').blur()
      note('n1', 'borderTopLeftRadius')
      """
    #expect(try await values(script) == ["0px", "7px", "0px"])
  }
}
