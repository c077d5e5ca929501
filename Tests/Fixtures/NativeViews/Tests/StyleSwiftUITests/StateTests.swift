import ProtocolStyle
import StyleSwiftUI
import SwiftUI
import Testing

/// States of controls flow into the tree, and their looks back.
@Suite @MainActor struct StateTests {
  struct Buy: ButtonNode, TitleColorForState, BackgroundColor {
    var titleColorForState: StateValues<ProtocolStyle.Color> {
      [.normal: .black, .disabled: .gray]
    }
    var backgroundColor: ProtocolStyle.Color {
      switch ControlState.current {
      case .highlighted: .red
      default: .white
      }
    }
  }

  struct Name: TextFieldNode, BackgroundColor {
    var backgroundColor: ProtocolStyle.Color {
      ControlState.current.contains(.focused) ? .red : .white
    }
  }

  struct Off: ButtonNode, ControlStateContent {
    var controlState = ControlState.disabled
  }

  let tree = StyleTree()

  @Test func `a pressed button has the look of its state`() throws {
    let node = tree.attach(Buy())
    let renderer = Renderer(Button("Buy") {}.styled(node, in: tree))
    #expect(renderer.render().contains("background(1.0 1.0 1.0 1.0"))
    let press = try #require(renderer.buttons["Text(Buy)"]).press
    press(true)
    #expect(renderer.render().contains("background(1.0 0.0 0.0 1.0"))
    #expect(tree.controlState(of: node) == .highlighted)
    press(false)
    #expect(renderer.render().contains("background(1.0 1.0 1.0 1.0"))
    #expect(tree.controlState(of: node) == .normal)
  }

  @Test func `a disabled button has the look of its state`() {
    let node = tree.attach(Buy())
    let text = Renderer(Button("Buy") {}.styled(node, in: tree).disabled(true)).render()
    #expect(tree.controlState(of: node) == .disabled)
    #expect(text.contains("foregroundStyle(\(SwiftUI.Color(.gray)))"))
  }

  @Test func `a model's state reaches the button`() {
    let node = tree.attach(Off())
    let text = Renderer(Button("Buy") {}.styled(node, in: tree)).render()
    #expect(text.contains("disabled(true)"))
    #expect(tree.controlState(of: node) == .disabled)
  }

  @Test func `a focused field has the look of its state`() throws {
    let node = tree.attach(Name())
    let field = TextField(
      "Name",
      text: .init {
        ""
      } set: { _ in
      })
    let renderer = Renderer(field.styled(node, in: tree))
    #expect(renderer.render().contains("background(1.0 1.0 1.0 1.0"))
    try #require(renderer.buttons["focus"]).focus(true)
    #expect(renderer.render().contains("background(1.0 0.0 0.0 1.0"))
    #expect(tree.controlState(of: node) == .focused)
  }

  struct Hovered: ButtonNode, Alpha {
    var alpha: Double { ControlState.current.contains(.hovered) ? 0.5 : 1 }
  }

  @Test func `states that the app has set stay when a view reports its own`() throws {
    let node = tree.attach(Hovered())
    let renderer = Renderer(Button("Buy") {}.styled(node, in: tree))
    _ = renderer.render()
    tree.setControlState([.selected, .invalid], of: node)
    _ = renderer.render()
    try #require(renderer.buttons["hover"]).hover(true)
    _ = renderer.render()
    #expect(tree.controlState(of: node) == [.selected, .invalid, .hovered])
    try #require(renderer.buttons["hover"]).hover(false)
    _ = renderer.render()
    #expect(tree.controlState(of: node) == [.selected, .invalid])
  }

  @Test func `a pointer over a view is in its state`() throws {
    let node = tree.attach(Hovered())
    let renderer = Renderer(Button("Buy") {}.styled(node, in: tree))
    #expect(!renderer.render().contains("opacity(0.5)"))
    try #require(renderer.buttons["hover"]).hover(true)
    #expect(renderer.render().contains("opacity(0.5)"))
    #expect(tree.controlState(of: node) == .hovered)
    try #require(renderer.buttons["hover"]).hover(false)
    #expect(!renderer.render().contains("opacity(0.5)"))
    #expect(tree.controlState(of: node) == .normal)
  }
}
