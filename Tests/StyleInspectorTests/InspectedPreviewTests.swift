import ProtocolStyle
import StyleInspector
import Testing

extension Token<Color> {
  fileprivate static let note = Token("inspectedNote", default: .black)
}

/// The findings that edits would cause and remove.
@Suite struct InspectedPreviewTests {
  private struct Note: LabelNode, TextColor, BackgroundColor {
    var textColor: Color { Token.note.value }
    var backgroundColor: Color { .white }
  }

  private let tree = StyleTree()

  @Test func `a contrast that gets too low is new, and gone when it's sufficient`() {
    tree.attach(Note())
    let worse = Inspector().preview(of: tree) { $0.tokens[.note] = .yellow }
    #expect(worse.newFindings.map(\.identifier) == [.lowContrast])
    #expect(worse.goneFindings == [])
    #expect(worse.preview.changes.count == 1)
    #expect(Inspector().findings(of: tree) == [])
    tree.tokens[.note] = .yellow
    let better = Inspector().preview(of: tree) { $0.tokens[.note] = .black }
    #expect(better.newFindings == [])
    #expect(better.goneFindings.map(\.identifier) == [.lowContrast])
  }

  @Test func `a rule without effect is new, and gone when it's removed`() {
    tree.attach(Note())
    let rule = StyleRule(for: .label) { $0.textColor = .red }
    let inserted = Inspector().preview(of: tree) { $0.styleSheet.insert(rule) }
    #expect(inserted.newFindings.map(\.identifier) == [.losingRule])
    #expect(inserted.preview.isEmpty)
    let identity = tree.styleSheet.insert(rule)
    let removed = Inspector().preview(of: tree) { $0.styleSheet.remove(identity) }
    #expect(removed.newFindings == [])
    #expect(removed.goneFindings.map(\.identifier) == [.losingRule])
  }

  @Test func `a preview prints its changes and the findings`() {
    tree.attach(Note())
    let preview = Inspector().preview(of: tree) { $0.tokens[.note] = .yellow }
    let lines = "\(preview)".split(separator: "\n")
    #expect(lines[0] == "1 of 1 node would change")
    #expect(lines.last?.hasPrefix("new: warning: Note (node 0) shows 'textColor'") == true)
    #expect(lines.last?.hasSuffix("[low-contrast]") == true)
  }
}
