import ProtocolStyle
import StyleInspector
import Testing

/// Nodes that read the state of a control which is in many others.
@Suite struct DeepControlsTests {
  private struct Box: ControlNode, AccessibilityLabelContent {
    let accessibilityLabel = "Box"
  }

  private struct Row: TableCellNode {}

  private struct Icon: ImageNode, Alpha {
    var alpha: Double { ControlState.ofEnclosingControl.contains(.highlighted) ? 0.5 : 1 }
  }

  private struct Plain: ImageNode, Alpha {
    var alpha: Double { ControlState.current.contains(.highlighted) ? 0.5 : 1 }
  }

  private func findings(_ icon: some StyleNode, inControls count: Int) -> [Finding] {
    let tree = StyleTree()
    var box = tree.attach(Row()).erased
    for _ in 1..<count {
      // Views between them don't count.
      box = tree.attach(Box(), to: tree.attach(KindlessView(), to: box)).erased
    }
    tree.attach(icon, to: box)
    return Inspector().findings(of: tree).filter { $0.identifier == .deepControls }
  }

  private struct KindlessView: ViewNode {}

  @Test(arguments: 1...6)
  func `a node in more than four controls is found if it reads their state`(count: Int) throws {
    let found = findings(Icon(), inControls: count)
    #expect(found.count == (count > 4 ? 1 : 0))
    #expect(findings(Plain(), inControls: count).isEmpty)
    if let finding = found.first {
      #expect(finding.summary.hasPrefix("Icon (node "))
      #expect(finding.summary.hasSuffix("and is in \(count) controls."))
      #expect(finding.explanation.contains("Box in Box in"))
      #expect(finding.explanation.contains("in Row."))
    }
  }
}
