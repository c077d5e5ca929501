import ProtocolStyle
import Testing

@testable import StyleInspector

/// The result of certifying small trees.
@Suite struct CertificateTests {
  @Test func `a certificate names the axes that were read and those that can't matter`() {
    let tree = StyleTree()
    tree.attach(Notice(textColor: .adaptive(light: .black, dark: .white)))
    let certificate = Inspector().certify(
      of: tree, over: SituationSpace(axes: [.colorScheme, .idiom]))
    #expect(
      certificate.description == """
        certified: contrast AA
          covered: 2 situations of 1 node, evaluated 2 times
          color scheme: light, dark; read by 1 node
          can't matter, because nothing read them: idiom
          for information, the least APCA contrast: Lc 106.04
        """)
    #expect(certificate.verdict == .certified)
    #expect(certificate.coverage.map(\.axes) == [["color scheme"]])
  }

  @Test func `the smallest counterexample is described with its explanation`() throws {
    struct Chip: ButtonNode, BackgroundColor, TextColor {
      var backgroundColor: Color { .white }
      var textColor: Color {
        let isPale =
          StyleEnvironment.current.contrast == .increased
          && ControlState.current.contains(.selected)
        return isPale ? Color(hex: 0x999999) : .black
      }
    }
    let tree = StyleTree()
    tree.attach(Chip())
    let certificate = Inspector().certify(of: tree)
    let found = try #require(certificate.counterexamples.first)
    #expect(
      found.description == """
        contrast AA: Chip (node 0) shows 'titleColorForState' as #999999 on #ffffff: a contrast of \
        2.84, below 4.5, in contrast increased, selected.
        """)
    #expect(found.situation == ["contrast increased", "selected"])
    #expect(found.departureCount == 2)
    #expect(found.explanation?.description.contains("#999999") == true)
    #expect(certificate.verdict == .refuted)
    #expect(tree.viewModel(of: tree.roots[0]).textColor == .black)
  }

  @Test func `a disabled control is one situation of requirements that excuse it`() {
    struct Chip: ButtonNode, BackgroundColor, TextColor {
      var backgroundColor: Color { .white }
      var textColor: Color {
        ControlState.current.contains(.selected) || StyleEnvironment.current.colorScheme == .dark
          ? .blue : .black
      }
    }
    let tree = StyleTree()
    tree.attach(Chip())
    func count(_ requirements: [StyleRequirement]) -> Int {
      Inspector().certify(requirements, of: tree, over: SituationSpace(axes: [.colorScheme]))
        .situationCount
    }
    let all = StyleRequirement("any") { _ in true }
    // Half of them are disabled.
    #expect(count([.contrast(), .targetSize(1)]) == count([.contrast(), all]) / 2 + 1)
  }

  @Test func `a control that is disabled in some environments is examined in all of them`() {
    struct Chip: ButtonNode, BackgroundColor, TextColor, ControlStateContent {
      var controlState: ControlState {
        StyleEnvironment.current.colorScheme == .dark ? .normal : .disabled
      }
      var backgroundColor: Color { .white }
      var textColor: Color {
        StyleEnvironment.current.colorScheme == .dark ? .white : .black
      }
    }
    let tree = StyleTree()
    tree.attach(Chip())
    let found = Inspector().certify(of: tree, over: SituationSpace(axes: [.colorScheme]))
      .counterexamples
    #expect(found.map(\.situation) == [["color scheme dark"]])
  }

  @Test func `one more axis that nothing reads needs no further evaluation`() {
    let tree = StyleTree()
    let card = tree.attach(Card(backgroundColor: .white))
    tree.attach(Notice(textColor: .black), to: card)
    func certificate(_ axes: [SituationAxis]) -> Certificate {
      Inspector().certify(of: tree, over: SituationSpace(axes: axes))
    }
    let (few, many) = (certificate([.colorScheme]), certificate(SituationAxis.standard))
    #expect(few.evaluationCount == many.evaluationCount)
    #expect(few.situationCount == many.situationCount)
  }

  @Test func `a label is certified on the control around it, in the states of the control`() {
    struct Row: TableCellNode, BackgroundColor, SelectedBackgroundColor {
      var backgroundColor: Color { .white }
      var selectedBackgroundColor: Color { .black }
    }
    let tree = StyleTree()
    let row = tree.attach(Row())
    tree.attach(Notice(textColor: .black), to: row)
    let certificate = Inspector().certify(of: tree)
    #expect(certificate.counterexamples.map(\.departureCount) == [1])
    #expect(
      certificate.counterexamples.first?.situation == ["selected around it (Row)"])
  }

  @Test func `a text over an image is undecided`() {
    struct Poster: ViewNode, BackgroundGradient {
      var backgroundGradient: Gradient { Gradient([.white, .black]) }
    }
    let tree = StyleTree()
    let poster = tree.attach(Poster())
    tree.attach(Notice(textColor: .black), to: poster)
    let certificate = Inspector().certify(of: tree)
    #expect(certificate.verdict == .undecided)
    #expect(
      certificate.undecided == [
        "contrast AA: Notice shows 'textColor' on a background that isn't a color"
      ])
  }

  @Test func `a node with too many situations isn't certified`() {
    let tree = StyleTree()
    tree.attach(Notice(textColor: .adaptive(light: .black, dark: .white)))
    let certificate = Inspector().certify(of: tree, over: SituationSpace(limit: 1))
    #expect(certificate.undecided == ["contrast AA: Notice (node 0) has more than 1 situations"])
  }

  @Test func `variants of models are examined, and have their own values afterwards`() {
    enum Tone: CaseIterable { case loud, quiet }
    struct Tag: LabelNode, TextColor, BackgroundColor {
      var tone = Tone.loud
      var backgroundColor: Color { .white }
      var textColor: Color { tone == .loud ? .black : .lightGray }
    }
    let tree = StyleTree()
    let tag = tree.attach(Tag())
    let certificate = Inspector().certify(
      of: tree, over: SituationSpace(axes: [.variant("tone", \Tag.tone)]))
    #expect(certificate.counterexamples.map(\.situation) == [["tone quiet"]])
    #expect(tree[tag].tone == .loud)
  }

  @Test func `sampled axes are named as such, and all sizes of text are examined`() {
    struct Sized: LabelNode, Font {
      var font: FontDescriptor { FontDescriptor(textStyle: .body) }
    }
    let tree = StyleTree()
    tree.attach(Sized())
    let certificate = Inspector().certify([.unclippedText], of: tree)
    #expect(certificate.axes.filter(\.isSampled).map(\.name) == ["scale"])
    #expect(
      certificate.axes.first { $0.name == "text size" }?.positions.count
        == StyleEnvironment.ContentSizeCategory.allCases.count)
    #expect(certificate.description.contains("text size: large, extraSmall, small, medium, "))
  }

  @Test func `a getter that compares with any size of text is refuted`() {
    struct Medium: LabelNode, TextColor {
      var textColor: Color {
        StyleEnvironment.current.contentSizeCategory == .medium ? .white : .black
      }
    }
    let tree = StyleTree()
    tree.attach(Medium())
    let certificate = Inspector().certify(of: tree)
    #expect(certificate.counterexamples.map(\.situation) == [["text size medium"]])
  }

  @Test func `a text that is invisible in wide containers only is refuted`() {
    struct Page: ScreenNode {}
    struct Price: LabelNode, TextColor {
      var textColor: Color { ContainerWidth.isAtLeast(300) ? .white : .black }
    }
    let tree = StyleTree()
    tree.attach(Price(), to: tree.attach(Page()))
    let certificate = Inspector().certify(of: tree)
    #expect(certificate.verdict == .refuted)
    #expect(certificate.counterexamples.map(\.situation) == [["Page 300 points wide"]])
    #expect(certificate.description.contains("container widths: read by 1 node"))
    #expect(certificate.coverage.map(\.axes.last) == ["contrast", "container widths"])
  }

  @Test func `a sample of a pack is examined in each width of a container`() {
    struct Price: LabelNode, TextColor {
      var textColor: Color {
        StyleEnvironment.current.colorScheme == .light && ContainerWidth.isAtLeast(300)
          ? .white : Token.paperInk.value
      }
    }
    let pack = StylePack("paper", tokens: [Token.paperInk])
    let theme = Theme("ink") { $0[.paperInk] = .black }
    let space = SituationSpace(canvas: .white)
    let certificate = Inspector(themes: [[theme]]).certify(
      of: pack, samples: [Paper(), Price()], over: space)
    #expect(certificate.verdict == .refuted)
    #expect(certificate.counterexamples.map(\.situation) == [["Container 300 points wide"]])
    #expect(throws: CertificationError.self) {
      try theme.certified(for: pack, samples: [Price()], over: space)
    }
  }

  @Test func `a sample of a pack is examined in each state of a control around it`() {
    struct Icon: LabelNode, TextColor {
      var textColor: Color {
        ControlState.ofEnclosingControl.contains(.highlighted) && ContainerWidth.isAtLeast(300)
          ? .white : .black
      }
    }
    let certificate = Inspector().certify(
      of: StylePack("icons"), samples: [Icon()], over: SituationSpace(canvas: .white))
    #expect(
      certificate.counterexamples.map(\.situation) == [
        ["Container 300 points wide", "highlighted around it (Control)"]
      ])
  }

  @Test func `themes are examined in each order`() {
    struct Inked: LabelNode, TextColor {
      var textColor: Color { Token.certifiedInk.value }
    }
    let pale = Theme("pale") { $0[.certifiedInk] = .white }
    let good = Theme("good") { $0[.certifiedInk] = .black }
    let tree = StyleTree()
    tree.attach(Inked())
    let inspector = Inspector(themes: [[pale, good], [good, pale]])
    let certificate = inspector.certify(
      of: tree, over: SituationSpace(canvas: .white))
    #expect(
      certificate.counterexamples.map(\.situation) == [["themes 'good' and 'pale'"]],
      "\(certificate)")
  }

  @Test func `a scope that reads a control state is examined in that state`() {
    struct Night: ButtonNode, ScopeProviding, TextColor, TextContent {
      let text = "Night"
      var styleScope: StyleScope {
        let isPressed = ControlState.current.contains(.highlighted)
        return StyleScope { if isPressed { $0.contrast = .increased } }
      }
      var textColor: Color {
        StyleEnvironment.current.contrast == .increased ? .white : .black
      }
    }
    let tree = StyleTree()
    tree.attach(Night())
    let certificate = Inspector().certify(
      of: tree, over: SituationSpace(axes: [], canvas: .white))
    #expect(certificate.counterexamples.map(\.situation) == [["highlighted"]], "\(certificate)")
  }

  @Test func `a counterexample names the environment that a state of a model follows`() {
    struct Toggle: ButtonNode, ControlStateContent {
      var controlState: ControlState {
        StyleEnvironment.current.colorScheme == .dark ? .focused : .normal
      }
    }
    struct Caption: LabelNode, TextColor {
      var textColor: Color { ControlState.ofEnclosingControl.contains(.focused) ? .white : .black }
    }
    let tree = StyleTree()
    tree.attach(Caption(), to: tree.attach(Toggle()))
    for _ in 0..<2 { tree.attach(Caption(), to: tree.attach(Toggle())) }
    let certificate = Inspector().certify(
      of: tree, over: SituationSpace(controlStates: .normal, canvas: .white))
    #expect(certificate.counterexamples.map(\.situation) == [["color scheme dark"]])
  }

  @Test func `a theme for a pack is certified, or the error names the counterexample`() throws {
    let pack = StylePack("paper", tokens: [Token.paperInk])
    let good = Theme("good") { $0[.paperInk] = .black }
    let bad = Theme("bad") { $0[.paperInk] = Color(hex: 0xAAAAAA) }
    #expect(try good.certified(for: pack, samples: [Paper()]) == good)
    let error = #expect(throws: CertificationError.self) {
      try bad.certified(for: pack, samples: [Paper()])
    }
    #expect(
      error?.description.hasPrefix(
        """
        Theme 'bad' isn't certified for pack 'paper'.
        refuted: contrast AA
          contrast AA: Paper (node 0) shows 'textColor' as #aaaaaa on #ffffff: a contrast of 2.32, \
        below 4.5, as it is.
        """) == true, "\(String(describing: error))")
  }

  @Test func `a theme is certified for the nodes of a tree, above its themes`() throws {
    let tree = StyleTree(themes: [Theme("pale") { $0[.paperInk] = Color(hex: 0xAAAAAA) }])
    tree.attach(Paper())
    try Theme("good") { $0[.paperInk] = .black }.certified(in: tree)
    let error = #expect(throws: CertificationError.self) { try Theme("empty").certified(in: tree) }
    #expect(error?.description.hasPrefix("Theme 'empty' isn't certified.\nrefuted:") == true)
    #expect(tree.themes.map(\.name) == ["pale"])
  }

  @Test func `the rules of a pack are certified on a node of each kind`() {
    let pack = StylePack(
      "pale",
      styleSheet: StyleSheet {
        StyleRule(for: .button, when: .controlState(.highlighted)) {
          $0.backgroundColor = .white
          $0.titleColorForState = [.normal: .lightGray]
        }
      })
    let certificate = Inspector().certify(of: pack)
    #expect(certificate.nodeCount == Inspector.plainNodes.count)
    #expect(certificate.counterexamples.map(\.situation) == [["highlighted"]])
  }
}

extension Token<Color> {
  fileprivate static let paperInk = Token("paperInk", default: .black)
}

private struct Paper: LabelNode, TextColor, BackgroundColor {
  var backgroundColor: Color { .white }
  var textColor: Color { Token.paperInk.value }
}

private struct Notice: LabelNode, TextColor {
  var textColor: Color
}

private struct Card: ViewNode, BackgroundColor {
  var backgroundColor: Color
}

extension Token<Color> {
  fileprivate static let certifiedInk = Token("certifiedInk", default: .black)
}
