import Testing

@testable import CommandSupport
@testable import StyleChecker

/// The cases that can't occur in a package that compiles; the others are in the fixture `SlipApp`.
@Suite struct StyleCheckTests {
  private let library = GraphBuilder.library

  @Test func `types with one name are distinguished by their modules`() {
    var app = GraphBuilder(module: "App")
    app.add(
      "swift.struct", "Card", suffix: "V",
      adopting: ["StyleNode", "TextColor"].map { library.id($0, "P") })
    app.add(
      "swift.property", "textColor", in: "Card", "V", type: "AA5ColorO",
      text: "var textColor: AA5ColorV { get }")
    #expect(
      app.problems() == [
        "mistyped-property: 'textColor' of 'Card' is 'App.Color', but TextColor requires "
          + "'ProtocolStyle.Color', so styling doesn't read it"
      ])
  }

  @Test func `a public trait without adopters is checked if no other module can adopt it`() {
    var app = GraphBuilder(module: "App")
    app.add(protocol: "Round", access: .public, adopting: [library.id("CornerRadius", "P")])
    #expect(app.problems() == ["unadopted-trait: no type adopts the trait 'Round'"])
    #expect(app.problems(exported: true) == [])
  }

  @Test func `modules that are only read have no problems`() {
    var app = GraphBuilder(module: "App")
    app.add(protocol: "Round", adopting: [library.id("CornerRadius", "P")])
    let program = StyleProgram(Program([library.graph, app.graph]))
    #expect(StyleCheck(program: program, checked: [], exported: []).problems == [])
  }

  @Test func `a program without the library has no problems`() {
    var app = GraphBuilder(module: "App")
    app.add(protocol: "Round", adopting: [library.id("CornerRadius", "P")])
    let program = StyleProgram(Program([app.graph]))
    #expect(StyleCheck(program: program, checked: ["App"], exported: []).problems == [])
  }

  @Test func `a listed node is unshown, in its own module and by its whole name`() {
    var app = GraphBuilder(module: "App")
    for name in ["Card", "Badge"] {
      app.add("swift.struct", name, suffix: "V", adopting: [library.id("StyleNode", "P")])
    }
    #expect(app.problems() == [])
    #expect(
      app.problems(unshown: ["App.Card", "Other.Badge", "App.Card.Badge"])
        == ["unshown-node: no sample shows the node 'Card'"])
  }

  @Test
  func `a getter that reads a deprecated token is found by its module, its owner and its name`() {
    var app = GraphBuilder(module: "App")
    app.add("swift.struct", "Card", suffix: "V", adopting: [library.id("CornerRadius", "P")])
    app.add("swift.property", "cornerRadius", in: "Card", "V", type: "Sd")
    let reads = ["App.Card.cornerRadius", "Other.Card.cornerRadius", "App.Card.radius"].map {
      DeprecatedGetter(getter: $0, token: "round", advice: "Read 'corner'.")
    }
    #expect(
      app.problems(deprecatedReads: reads) == [
        "deprecated-token: 'cornerRadius' of 'Card' reads the token 'round', which is deprecated"
      ])
  }

  @Test func `a conformance in an extension's constraint is used`() {
    var app = GraphBuilder(module: "App")
    app.add(
      "swift.class", "Card", suffix: "C", adopting: [library.id("StyleNode", "P")],
      text: "final class Card")
    app.add(protocol: "Loud", adopting: [library.id("CornerRadius", "P")])
    app.relate(app.id("Card", "C"), "conformsTo", app.id("Loud", "P"))
    app.add(
      "swift.property", "textColor", in: "Loud", "P", type: "13ProtocolStyle5ColorV",
      requires: library.id("TextColor", "P"))
    #expect(app.problems().filter { $0.hasPrefix("missing-conformance") } == [])
  }
}

// MARK: - MisspellingTests

@Suite struct MisspellingTests {
  private static let slips = [
    ("cornerRaduis", "cornerRadius"), ("cornerRadus", "cornerRadius"),
    ("cornerRadiuss", "cornerRadius"), ("cornerRadiis", "cornerRadius"),
    ("cornerradius", "cornerRadius"), ("backgroundColour", "backgroundColor"),
    ("bakgroundColr", "backgroundColor"), ("ocrnerRadius", "cornerRadius"),
    ("alhpa", "alpha"), ("fnot", "font"),
  ]

  @Test(arguments: slips)
  func `a slip is likely`(name: String, other: String) {
    #expect(Misspelling.isLikely(name, of: other))
    #expect(Misspelling.isLikely(other, of: name))
  }

  private static let words = [
    ("alpha", "alpha"), ("texts", "text"), ("item", "items"), ("weight", "height"),
    ("tintColor", "textColor"), ("alhpaa", "alpha"), ("hintColor", "tintColor"),
    ("", "font"), ("f", "font"), ("cornerInset", "cornerRadius"),
    ("width2", "width"), ("alpha1", "alpha2"),
  ]

  @Test(arguments: words)
  func `another word is no slip`(name: String, other: String) {
    #expect(!Misspelling.isLikely(name, of: other))
  }
}
