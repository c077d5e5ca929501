import Testing

@testable import StyleChecker

@Suite struct StyleProgramTests {
  private let library = GraphBuilder.library

  @Test func `attributes are learned from keys and requirements of any module`() {
    var app = GraphBuilder(module: "App")
    app.add(styleProtocol: "Glow", requiring: "glow", type: "Sd")
    app.add(protocol: "Priced")
    let program = StyleProgram(Program([library.graph, app.graph]))
    #expect(program.requirements.keys.sorted() == ["cornerRadius", "glow", "textColor"])
    #expect(program.keys == ["cornerRadius", "glow", "textColor"])
    #expect(program.styleProtocols.contains(app.id("Glow", "P")))
    #expect(!program.styleProtocols.contains(app.id("Priced", "P")))
  }

  @Test func `kinds are the node protocols with their own kind`() {
    var app = GraphBuilder(module: "App")
    app.add(protocol: "Fancy", adopting: [library.id("ButtonNode", "P")])
    let program = StyleProgram(Program([library.graph, app.graph]))
    #expect(
      program.kinds == Set(["ViewNode", "ButtonNode", "LabelNode"].map { library.id($0, "P") }))
    #expect(program.isNode(app.id("Fancy", "P")))
  }

  @Test func `a conformance through a protocol of another module is used`() {
    var app = GraphBuilder(module: "App")
    app.add(protocol: "Round", adopting: [library.id("CornerRadius", "P")])
    var other = GraphBuilder(module: "Other")
    other.add("swift.struct", "Card", suffix: "V", adopting: [app.id("Round", "P")])
    let program = Program([other.graph, app.graph, library.graph])
    #expect(
      program.protocols(of: other.id("Card", "V")).contains(library.id("CornerRadius", "P")))
  }

  @Test func `a module without the library in its graph is recognized`() {
    var app = GraphBuilder(module: "App")
    app.add(protocol: "Round", adopting: [library.id("CornerRadius", "P")])
    var other = GraphBuilder(module: "Other")
    other.add(protocol: "Plain")
    let program = Program([library.graph, app.graph, other.graph])
    #expect(program.refers("App", to: "ProtocolStyle"))
    #expect(!program.refers("Other", to: "ProtocolStyle"))
  }
}
