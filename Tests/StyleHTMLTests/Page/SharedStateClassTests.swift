import ProtocolStyle
import StyleHTML
import Testing

/// A title whose colors differ from others' only in states for which rules write as well.
private struct Offer: ButtonNode, TextContent, TitleColorForState {
  var text: String
  var isMarked = false

  var titleColorForState: StateValues<Color> {
    isMarked ? [.normal: .red, .highlighted: .blue] : [.normal: .red]
  }
}

private struct Signal: ButtonNode, StyleClassed, BorderWidth {
  var styleClasses: [String] = []
  var borderWidth: Double { 1 }
}

/// A control that has values only from rules.
private struct Pad: ControlNode {}

/// Nodes with the same style share a class without being examined, but only if they have the same
/// style in every state.
@Suite struct SharedStateClassTests {
  private let tree = StyleTree(
    styleSheet: StyleSheet {
      StyleRule(for: .button) { $0.titleColorForState = [.highlighted: .blue] }
      StyleRule(for: .button, when: .controlState(.highlighted)) {
        $0.titleColorForState = [.highlighted: .green]
      }
      StyleRule(for: .control) { $0.shadowRadius = 1 }
      StyleRule(for: .control, when: .controlState(.highlighted)) { $0.shadowRadius = 2 }
    })

  private func classes(_ page: HTMLPage) throws -> [Substring] {
    let text = String(decoding: page.bytes(), as: UTF8.self)
    let body = try #require(text.firstRange(of: "<body>"))
    return text[body.upperBound...].matches(of: #/class="(.*?)"/#).map(\.1)
  }

  @Test func `nodes that look alike, but not in each state, have two classes`() throws {
    let plain = tree.attach(Offer(text: "plain"))
    let marked = tree.attach(Offer(text: "marked", isMarked: true))
    tree.attach(Offer(text: "plain, too"))
    #expect(tree.viewModel(of: plain).hasSameStyle(as: tree.viewModel(of: marked)))
    let classes = try classes(HTMLPage(of: tree))
    try #require(classes.count == 3)
    #expect(classes[0] != classes[1])
    #expect(classes[0] == classes[2])
  }

  private static let controls: [any StyleNode & Sendable] = [Offer(text: "title"), Pad()]

  @Test(arguments: controls)
  func `an override for only one state gives its node another class`(
    control: any StyleNode & Sendable
  ) throws {
    tree.attach(erased: control)
    let overridden = tree.attach(erased: control)
    tree.override(overridden) { if $0.controlState == .highlighted { $0.alpha = 0.5 } }
    tree.attach(erased: control)
    let classes = try classes(HTMLPage(of: tree))
    try #require(classes.count == 3)
    #expect(classes[0] != classes[1])
    #expect(classes[0] == classes[2])
  }

  @Test func `nodes of other style classes, which a rule for a state names, have two classes`()
    throws
  {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .styleClass("loud"), when: .controlState(.highlighted)) { $0.alpha = 0.5 }
    }
    let quiet = tree.attach(Signal())
    let loud = tree.attach(Signal(styleClasses: ["loud"]))
    tree.attach(Signal())
    #expect(tree.viewModel(of: quiet).hasSameStyle(as: tree.viewModel(of: loud)))
    let classes = try classes(HTMLPage(of: tree)).map { $0.split(separator: " ")[0] }
    try #require(classes.count == 3)
    #expect(classes[0] != classes[1])
    #expect(classes[0] == classes[2])
  }

  @Test func `a node that is attached later has the same class as in a new page`() throws {
    tree.attach(Offer(text: "plain"))
    let page = HTMLPage(of: tree)
    _ = page.bytes()
    let marked = tree.attach(Offer(text: "marked", isMarked: true))
    #expect(try classes(page) == classes(HTMLPage(of: tree)))
    tree[marked].isMarked = false
    #expect(Set(try classes(page)).count == 1)
  }

  @Test func `a change of only the rules for states changes the classes`() throws {
    tree.attach(Offer(text: "plain"))
    let page = HTMLPage(of: tree)
    let before = try classes(page)
    tree.styleSheet = StyleSheet {
      StyleRule(for: .button) { $0.titleColorForState = [.highlighted: .blue] }
      StyleRule(for: .button, when: .controlState(.highlighted)) { $0.alpha = 0.5 }
    }
    let after = try classes(page)
    #expect(before != after)
    #expect(after == (try classes(HTMLPage(of: tree))))
  }
}
