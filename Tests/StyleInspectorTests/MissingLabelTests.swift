import ProtocolStyle
import StyleInspector
import Testing

@Suite struct MissingLabelTests {
  @Test func `a type of controls without a text is found once`() {
    let tree = StyleTree()
    for _ in 0..<3 { tree.attach(Bare()) }
    tree.attach(Worded(text: " "))
    #expect(
      Inspector().findings(of: tree).map(\.description) == [
        """
        warning: Bare (node 0) is a control without text and accessibility label, and so are 2 more \
        of the type. [missing-label]
          WCAG 2.2 requires a name for each control (4.1.2). Screen readers use the accessibility \
        label or, without one, the text.
          Adopt AccessibilityLabelContent or TextContent and return a text, or attach a label inside \
        the control.
        """,
        """
        warning: Worded (node 3) is a control without text and accessibility label. [missing-label]
          WCAG 2.2 requires a name for each control (4.1.2). Screen readers use the accessibility \
        label or, without one, the text.
          Adopt AccessibilityLabelContent or TextContent and return a text, or attach a label inside \
        the control.
        """,
      ])
  }

  @Test func `hidden controls need no label, and hidden labels don't provide one`() {
    let tree = StyleTree()
    tree.override(tree.attach(Bare())) { $0.isHidden = true }
    let box = tree.attach(Box())
    tree.attach(Bare(), to: box)
    tree.override(box) { $0.isHidden = true }
    #expect(Inspector().findings(of: tree) == [])
    let control = tree.attach(Bare())
    let caption = tree.attach(Caption(), to: control)
    #expect(Inspector().findings(of: tree) == [])
    tree.override(caption) { $0.isHidden = true }
    #expect(Inspector().findings(of: tree).map(\.identifier) == [.missingLabel])
  }

  @Test func `a label in a hidden box doesn't name the control around it`() {
    let tree = StyleTree()
    let box = tree.attach(Box(), to: tree.attach(Bare()))
    tree.attach(Caption(), to: box)
    tree.override(box) { $0.isHidden = true }
    #expect(Inspector().findings(of: tree).map(\.identifier) == [.missingLabel])
  }

  @Test func `a text, a label, items or a text inside of the control are sufficient`() {
    let tree = StyleTree()
    tree.attach(Worded(text: "Buy"))
    tree.attach(Labeled())
    tree.attach(Segments())
    let box = tree.attach(Box(), to: tree.attach(Bare()))
    tree.attach(Caption(), to: box)
    tree.attach(Box())
    #expect(Inspector().findings(of: tree) == [])
  }
}

private struct Bare: ButtonNode {}
private struct Box: ViewNode {}
private struct Worded: ButtonNode, TextContent {
  var text: String
}
private struct Labeled: SliderNode, AccessibilityLabelContent {
  var accessibilityLabel: String { "Volume" }
}
private struct Segments: SegmentedControlNode, ItemsContent {
  var items: [String] { ["Day", "Week"] }
}
private struct Caption: LabelNode, TextContent {
  var text: String { "Buy" }
}
