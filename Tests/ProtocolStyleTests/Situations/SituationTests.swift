import ProtocolStyle
import Testing

private struct Page: ScreenNode {}

private struct Pane: ViewNode, SizeContainer {}

private struct Buy: ButtonNode, TintColor {
  var size = Size.small

  enum Size: CaseIterable { case small, large }

  var tintColor: Color { ControlState.current.contains(.highlighted) ? .white : .blue }
}

/// A label whose every value depends on something else.
private struct Caption: LabelNode, TextContent, TextColor, Alpha, CornerRadius, BorderWidth {
  var text: String { "Caption" }
  var textColor: Color { StyleEnvironment.current.colorScheme == .dark ? .white : .black }
  var alpha: Double { ControlState.ofEnclosingControl.contains(.disabled) ? 0.5 : 1 }
  var cornerRadius: Double { ContainerWidth.isAtLeast(400) ? 8 : 4 }
  var borderWidth: Double { Token.captionBorder.value }
}

extension Token<Double> {
  fileprivate static let captionBorder = Token("caption-border", default: 1)
  fileprivate static let captionUnit = Token("caption-unit", default: 1)
}

private enum CaptionDensityKey: StyleEnvironmentKey {
  enum Density: CaseIterable { case compact, regular }

  static let defaultValue = Density.regular
}

private enum CaptionFlagKey: StyleEnvironmentKey {
  static let defaultValue = false
}

private enum CaptionColumnsKey: StyleEnvironmentKey {
  static let defaultValue = 1
  static let examinedValues = [1, 2, 3]
}

private enum CaptionScaleKey: StyleEnvironmentKey {
  static let defaultValue = 1.0
}

extension StyleEnvironment {
  fileprivate var captionFlag: Bool {
    get { self[CaptionFlagKey.self] }
    set { self[CaptionFlagKey.self] = newValue }
  }
}

private let frame = Theme("frame") { $0[.captionBorder] = Token.captionUnit.value * 2 }

/// Situations, and the styles of nodes in them.
@Suite struct SituationTests {
  private let tree = StyleTree()
  private let button: NodeHandle<Buy>
  private let caption: NodeHandle<Caption>
  private let wide = Theme("wide") { $0[.captionBorder] = 3 }

  init() {
    let panel = tree.attach(Pane(), to: tree.attach(Page()))
    button = tree.attach(Buy(), to: panel)
    caption = tree.attach(Caption(), to: button)
  }

  @Test func `a later statement replaces an earlier one of its kind`() {
    let situation: Situation = [
      .colorScheme(.dark), .controlState(.selected), .colorScheme(.light), .controlState(.focused),
      .environment(\.captionFlag, true), .environment(\.captionFlag, false),
    ]
    #expect(
      situation == [
        .colorScheme(.light), .controlState(.focused), .environment(\.captionFlag, false),
      ])
    #expect(situation != [.colorScheme(.light), .controlState(.focused)])
    #expect(
      situation.description == "colorScheme(light), controlState(focused), environment(false)")
    #expect(Situation().description == "")
    #expect(Situation().merging(situation) == situation)
  }

  @Test func `a situation without statements is that of the tree`() {
    tree.setControlState(.disabled, of: button)
    #expect(tree.viewModel(of: caption, in: Situation()) == tree.viewModel(of: caption))
  }

  @Test func `each statement is in force`() {
    let model = tree.viewModel(
      of: caption,
      in: [
        .colorScheme(.dark), .enclosingControlState(.disabled), .containerWidth(400),
        .themes([wide]),
      ])
    #expect(model.textColor == .white)
    #expect(model.alpha == 0.5)
    #expect(model.cornerRadius == 8)
    #expect(model.borderWidth == 3)
    #expect(model.text == "Caption")
    #expect(tree.viewModel(of: button, in: .controlState(.highlighted)).tintColor == .white)
    // The tree is as before.
    #expect(tree.viewModel(of: caption).textColor == .black)
    #expect(tree.environment.colorScheme == .light)
  }

  @Test func `content is left out on request`() {
    for situation: Situation in [.colorScheme(.dark), .controlState(.selected)] {
      #expect(tree.viewModel(of: caption, in: situation, includingContent: false).text == nil)
    }
  }

  @Test func `a variant is in force for the node and its ancestors, and restored`() {
    tree.styleSheet = StyleSheet {
      StyleRule(for: Buy.self) { $0.tintColor = .red }
    }
    struct Sized: ButtonNode, CornerRadius {
      var size = Buy.Size.small
      var cornerRadius: Double { size == .small ? 2 : 6 }
    }
    let sized = tree.attach(Sized())
    #expect(tree.viewModel(of: sized, in: .variant(\Sized.size, .large)).cornerRadius == 6)
    #expect(tree.viewModel(of: sized).cornerRadius == 2)
    #expect(tree[sized].size == .small)
    // The value of the model is among the cases, and isn't examined twice.
    let found = tree.situations(
      of: sized, [.cornerRadius], over: [.variant("size", \Sized.size)])
    #expect(found[0].cells.map(\.conditions) == [[], ["size large"]])
    #expect("\(found[0])" == "cornerRadius\n  size small: 2\n  size large: 6")
  }

  @Test func `an applier styles a node in a situation`() {
    let applier = StyleApplier()
    let model = applier.viewModel(
      for: Caption(),
      in: [
        .colorScheme(.dark), .enclosingControlState(.disabled), .containerWidth(500),
        .themes([wide]),
      ])
    #expect(model.textColor == .white)
    #expect(model.alpha == 0.5)
    #expect(model.cornerRadius == 8)
    #expect(model.borderWidth == 3)
    #expect(applier.viewModel(for: Caption(), in: .colorScheme(.dark)).cornerRadius == 4)
    #expect(applier.viewModel(for: Buy(), in: .controlState(.highlighted)).tintColor == .white)
  }

  @Test(
    arguments: [
      (.colorScheme(.dark), true), (.colorScheme(.light), false),
      (.colorScheme(.dark) && .controlState(.selected), true), (!.controlState(.selected), false),
      (.controlState(.normal), false), (.enclosingControlState(.disabled), true),
      (.containerWidth(atLeast: 400), true), (.containerWidth(atLeast: 401), false),
      (.contrast(.standard), true), (.environment(\.captionFlag, true), true),
    ] as [(StyleCondition, Bool)])
  func `a condition holds in some situations`(condition: StyleCondition, holds: Bool) {
    let situation: Situation = [
      .colorScheme(.dark), .controlState([.selected, .focused]), .enclosingControlState(.disabled),
      .containerWidth(400), .environment(\.captionFlag, true),
    ]
    #expect(condition.holds(in: situation) == holds)
  }

  // MARK: Cells

  private func cells(
    _ attribute: any AnyAttribute, of node: some NodeReference, over axes: [SituationAxis]
  ) -> [AttributeSituations.Cell] {
    tree.situations(of: node, [attribute], over: axes)[0].cells
  }

  @Test func `each value has the situations that it can tell apart, and no others`() {
    let axes = [.themes([[], [wide]])] + SituationAxis.standard
    let all = tree.situations(of: caption, over: axes)
    func cells(_ attribute: any AnyAttribute) -> [AttributeSituations.Cell] {
      all.first { $0.attribute == attribute.id }?.cells ?? []
    }
    #expect(all.map(\.attribute) == all.map(\.attribute).sorted())
    #expect(cells(.textColor).map(\.conditions) == [[], ["color scheme dark"]])
    #expect(cells(.cornerRadius).map(\.conditions) == [[], ["Pane 400 points wide"]])
    #expect(cells(.borderWidth).map(\.conditions) == [[], ["theme 'wide'"]])
    #expect(cells(.borderWidth).map { $0.value as? Double } == [1, 3])
    // The getter reads the whole state: four states that have names.
    #expect(cells(.alpha).count == 16)
    #expect(cells(.alpha).count { $0.value as? Double == 0.5 } == 8)
    #expect(cells(.text).map(\.conditions) == [[]])
    for cell in all.flatMap(\.cells) {
      #expect(!cell.conditions.contains { $0.contains("as it is") })
    }
  }

  @Test func `a value is described as the decision that it is`() {
    struct Deciding: LabelNode, TextColor, CornerRadius, Alpha {
      var textColor: Color {
        if ControlState.current.contains(.disabled) { return .white }
        return StyleEnvironment.current.colorScheme == .dark ? .red : .black
      }
      var cornerRadius: Double {
        ContainerWidth.isAtLeast(300) ? ContainerWidth.isAtLeast(600) ? 8 : 4 : 8
      }
      var alpha: Double { StyleEnvironment.current.contrast == .increased ? 1 : 1 }
    }
    let node = tree.attach(Deciding(), to: tree.attach(Pane()))
    let texts = tree.situations(of: node, [.alpha, .cornerRadius, .textColor]).map(\.description)
    #expect(
      texts == [
        "alpha\n  1",
        """
        cornerRadius
          Pane below 300 points wide, Pane from 600 points wide: 8
          Pane from 300 to 600 points wide: 4
        """,
        """
        textColor
          not disabled:
            color scheme light: #000000
            color scheme dark: #ff0000
          disabled: #ffffff
        """,
      ])
  }

  @Test func `the situation of each cell has the value of the cell`() {
    let axes = [.themes([[], [wide]])] + SituationAxis.standard
    for situations in tree.situations(of: caption, over: axes) {
      for cell in situations.cells {
        let model = tree.viewModel(of: caption, in: cell.situation)
        let value = model.first { $0.attribute == situations.attribute }?.value
        #expect(value.map { AnyHashable($0) } == cell.value.map { AnyHashable($0) }, "\(cell)")
      }
    }
  }

  @Test func `a key of the environment has the axis that it declares`() {
    struct Reader: LabelNode, Alpha, CornerRadius, BorderWidth, LineHeight {
      var alpha: Double {
        StyleEnvironment.current[CaptionDensityKey.self] == .compact ? 0.5 : 1
      }
      var cornerRadius: Double { StyleEnvironment.current.captionFlag ? 8 : 4 }
      var borderWidth: Double { Double(StyleEnvironment.current[CaptionColumnsKey.self]) }
      var lineHeight: Double { StyleEnvironment.current[CaptionScaleKey.self] }
    }
    let reader = tree.attach(Reader())
    #expect(
      cells(.alpha, of: reader, over: []).map(\.conditions) == [[], ["caption density compact"]])
    #expect(
      cells(.cornerRadius, of: reader, over: []).map(\.conditions) == [[], ["caption flag true"]])
    #expect(
      cells(.borderWidth, of: reader, over: []).map(\.conditions)
        == [[], ["caption columns 2"], ["caption columns 3"]])
    #expect(cells(.lineHeight, of: reader, over: []).count == 1)
  }

  @Test func `a width that's only read in a state is found`() {
    struct Pressed: LabelNode, Alpha {
      var alpha: Double {
        guard ControlState.current.contains(.selected) else { return 1 }
        return ContainerWidth.isAtLeast(300) ? 0.25 : 0.5
      }
    }
    let node = tree.attach(Pressed(), to: tree.attach(Pane()))
    let found = cells(.alpha, of: node, over: [])
    #expect(Set(found.map { $0.value as? Double }) == [1, 0.5, 0.25])
    #expect(found.contains { $0.conditions == ["Pane 300 points wide", "selected"] })
  }

  @Test func `a theme of a scope may read what themes of the roots set`() {
    struct Frame: ViewNode, ScopeProviding {
      var styleScope: StyleScope {
        StyleScope(themes: [frame])
      }
    }
    let inner = tree.attach(Caption(), to: tree.attach(Frame()))
    let large = Theme("large") { $0[.captionUnit] = 5 }
    let found = cells(.borderWidth, of: inner, over: [.themes([[], [large]])])
    #expect(found.map { $0.value as? Double } == [2, 10])
  }

  @Test func `what a closure writes in another situation is found`() {
    struct Closing: LabelNode, CustomClosure, TextColor {
      var textColor: Color { .black }
      var customClosure: StyleClosure {
        {
          if StyleEnvironment.current.colorScheme == .dark { $0.cornerRadius = 3 }
          if $0.cornerRadius == 3 { $0.borderWidth = 2 }
        }
      }
    }
    let node = tree.attach(Closing())
    #expect(cells(.cornerRadius, of: node, over: [.colorScheme]).count == 2)
    #expect(
      cells(.borderWidth, of: node, over: [.colorScheme]).map { $0.value as? Double } == [nil, 2])
    let all = tree.situations(of: node, over: [.colorScheme])
    #expect(
      Set(all.map(\.attribute)).isSuperset(of: [
        Attribute.cornerRadius.id, Attribute.borderWidth.id, Attribute.textColor.id,
      ]))
  }

  @Test func `rules count for what they write, in whatever situation they hold`() {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .label, when: .colorScheme(.dark)) { $0.lineHeight = 2 }
      StyleRule(for: .label, when: .contrast(.increased)) { $0.alpha = 0.1 }
      StyleRule(for: .label, when: .containerWidth(atLeast: 100)) { $0.textColor = .red }
    }
    let axes = SituationAxis.standard
    #expect(
      cells(.lineHeight, of: caption, over: axes).map(\.conditions) == [[], ["color scheme dark"]])
    // The label's own values override those of rules.
    #expect(cells(.textColor, of: caption, over: axes).count == 2)
    #expect(cells(.alpha, of: caption, over: axes).count == 16)
  }

  @Test func `a limit leaves cells out, and says so`() {
    let limited = tree.situations(of: caption, [.alpha], over: [], limit: 3)[0]
    #expect(limited.isUndecided)
    #expect(limited.cells.count == 3)
    #expect(limited.description == "alpha\n  undecided: more than 3 cases")
    #expect(!tree.situations(of: caption, [.alpha], over: [])[0].isUndecided)
  }
}
