import ProtocolStyle
import StyleHTML
import Testing

/// Texts that are equal in Swift are written with the bytes that each node has.
@Suite struct ExactTextTests {
  private struct Button: ButtonNode, BackgroundImageForState {
    var name: String
    var backgroundImageForState: StateValues<ImageReference> { [.normal: .named(name)] }
  }

  private struct Label: LabelNode, Font {
    var family: String
    var font: FontDescriptor { FontDescriptor(family, size: 12) }
  }

  @Test func `two addresses are two classes`() {
    let tree = StyleTree()
    tree.attach(Button(name: "caf\u{E9}"))
    tree.attach(Button(name: "cafe\u{301}"))
    let page = String(decoding: HTMLPage(of: tree).bytes(), as: UTF8.self)
    #expect(page.contains("caf%C3%A9"))
    #expect(page.contains("cafe%CC%81"))
  }

  @Test func `two families are two classes`() {
    let tree = StyleTree()
    tree.attach(Label(family: "Caf\u{E9}"))
    tree.attach(Label(family: "Cafe\u{301}"))
    let bytes = HTMLPage(of: tree).bytes()
    #expect(bytes.firstRange(of: Array("Caf\u{E9}".utf8)) != nil)
    #expect(bytes.firstRange(of: Array("Cafe\u{301}".utf8)) != nil)
  }
}
