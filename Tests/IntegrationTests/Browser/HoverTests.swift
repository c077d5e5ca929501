import ProtocolStyle
import StyleHTML
import Testing

private protocol Placed: Width, Height {}

extension Placed {
  var width: Double { 200 }
  var height: Double { 100 }
}

/// A button whose style names no state.
private struct Plain: ButtonNode, Placed, TextContent, BackgroundColor {
  var text: String { "Plain" }
  var backgroundColor: Color { .white }
}

/// A button with a color of its own under the pointer.
private struct Named: ButtonNode, Placed, TextContent, BackgroundColor {
  var text: String { "Named" }
  var backgroundColor: Color { ControlState.current.contains(.hovered) ? .red : .white }
}

/// An icon that follows the button that it's in.
private struct Icon: LabelNode, TextContent, TextColor {
  var text: String { "Icon" }
  var textColor: Color {
    ControlState.ofEnclosingControl.contains(.hovered) ? .red : .black
  }
}

private struct Off: ButtonNode, Placed, TextContent, ControlStateContent {
  var text: String { "Off" }
  var controlState: ControlState { .disabled }
}

private struct Name: TextFieldNode, PlaceholderContent, AccessibilityLabelContent {
  var placeholder: String { "Name" }
  var accessibilityLabel: String { "Name" }
}

/// Elements under the pointer of a browser, and fields with invalid values.
@Suite(.needsChromium) struct HoverTests {
  private let tree = StyleTree()

  private func values(
    at point: (x: Double, y: Double)?, _ script: String, isDark: Bool = false
  ) async throws -> [String] {
    try await #require(Chromium.installed).result(
      of: String(decoding: HTMLPage(of: tree, isPatchable: true).bytes(), as: UTF8.self),
      pointingAt: point,
      running: """
        const style = node => getComputedStyle(document.getElementById(node))
        \(script)
        """, in: Chromium.Settings(isDark: isDark))
  }

  @Test(arguments: [false, true])
  func `a style that names no state has a wash under the pointer`(isDark: Bool) async throws {
    tree.attach(Plain())
    let script = "return [style('n0').backgroundImage, style('n0').backgroundColor]"
    let white = "rgb(255, 255, 255)"
    #expect(try await values(at: nil, script, isDark: isDark) == ["none", white])
    let hovered = try await values(at: (100, 50), script, isDark: isDark)
    #expect(hovered[0].contains("linear-gradient(") && hovered[0].contains("0.06"), "\(hovered)")
    #expect(hovered[1] == white)
  }

  @Test func `a style that names the state has no wash besides`() async throws {
    tree.attach(Named())
    let script = "return [style('n0').backgroundColor, style('n0').getPropertyValue('--wash')]"
    #expect(try await values(at: (500, 700), script) == ["rgb(255, 255, 255)", "0%"])
    #expect(try await values(at: (100, 50), script) == ["rgb(255, 0, 0)", "0%"])
  }

  @Test func `what is in a button follows the pointer over it`() async throws {
    let button = tree.attach(Plain())
    tree.attach(Icon(), to: button)
    let script = "return [style('n1').color]"
    #expect(try await values(at: (500, 700), script) == ["rgb(0, 0, 0)"])
    #expect(try await values(at: (190, 90), script) == ["rgb(255, 0, 0)"])
  }

  @Test func `a disabled button has no wash`() async throws {
    tree.attach(Off())
    #expect(
      try await values(at: (100, 50), "return [style('n0').backgroundImage]") == ["none"])
  }

  @Test(arguments: [(ControlState.normal, "none"), (.invalid, "solid")])
  func `an invalid field has a ring`(state: ControlState, outline: String) async throws {
    let field = tree.attach(Name())
    tree.setControlState(state, of: field)
    #expect(try await values(at: nil, "return [style('n0').outlineStyle]") == [outline])
  }
}
