import ProtocolStyle
import Testing

/// The defaults of a button's variant, which are below every level of the cascade.
@Suite struct ButtonVariantTests {
  struct PayButton: ButtonNode, TextContent, ButtonVariant, ControlSize {
    let text = "Pay"
    var buttonVariant = ButtonVariantValue.filled
    var controlSize = ControlSizeValue.regular
  }

  private static let applier = StyleApplier()

  @Test(arguments: ButtonVariantValue.allCases)
  func `a variant fills attributes that nothing writes`(variant: ButtonVariantValue) {
    let model = Self.applier.viewModel(for: PayButton(buttonVariant: variant))
    let written: Set = ["buttonVariant", "controlSize", "text"]
    let filled = Set(model.map(\.attribute.name)).subtracting(written)
    let common: Set = ["contentEdgeInsets", "cornerRadius", "titleColorForState"]
    let own: [ButtonVariantValue: Set<String>] = [
      .gray: ["backgroundColor"], .tinted: ["backgroundColor"], .filled: ["backgroundColor"],
      .bordered: ["borderColor", "borderWidth"],
      .prominent: ["backgroundColor", "cornerShape", "font"],
      .glass: ["backgroundMaterial", "cornerShape"],
    ]
    #expect(filled == (variant == .plain ? [] : common.union(own[variant] ?? [])))
    #expect(model.filter(\.isDerived).count == filled.count)
  }

  @Test func `a plain regular button is as one without a variant`() {
    struct Bare: ButtonNode, TextContent {
      let text = "Pay"
    }
    var model = Self.applier.viewModel(for: PayButton(buttonVariant: .plain))
    model.buttonVariant = nil
    model.controlSize = nil
    #expect(model == Self.applier.viewModel(for: Bare()))
  }

  @Test func `the tint colors a filled button, with a legible title`() {
    struct Shop: ScreenNode {}
    struct Card: ViewNode, TintColor {
      let tintColor: Color
    }
    let tree = StyleTree()
    let titles = [Color.systemIndigo, .systemYellow].map { tint in
      let card = tree.attach(Card(tintColor: tint), to: tree.attach(Shop()))
      let model = tree.viewModel(of: tree.attach(PayButton(), to: card))
      #expect(model.backgroundColor == tree.viewModel(of: card).tintColor)
      return model.titleColorForState?[.normal]
    }
    #expect(titles == [.white, .black])
  }

  @Test(arguments: CascadeLevel.allCases.filter { ![.variant, .inherited].contains($0) })
  func `every level overrides a default`(level: CascadeLevel) {
    struct Card: ViewNode {}
    struct Plain: ButtonNode, ButtonVariant {
      var buttonVariant: ButtonVariantValue { .filled }
    }
    struct Red: ButtonNode, ButtonVariant, BackgroundColor {
      var buttonVariant: ButtonVariantValue { .filled }
      var backgroundColor: Color { .red }
    }
    struct Closed: ButtonNode, ButtonVariant, CustomClosure {
      var buttonVariant: ButtonVariantValue { .filled }
      var customClosure: StyleClosure { { $0.backgroundColor = .red } }
    }
    var sheet = StyleSheet()
    let rule = StyleRule(for: .button) { $0.backgroundColor = .red }
    if level == .rules { sheet.insert(rule) }
    if level == .overridingRules { sheet.insert(rule.overridingConformances()) }
    let tree = StyleTree(styleSheet: sheet)
    let node: AnyNodeHandle =
      switch level {
      case .conformances: tree.attach(Red()).erased
      case .closure: tree.attach(Closed()).erased
      default: tree.attach(Plain()).erased
      }
    if level == .overrides { tree.override(node) { $0.backgroundColor = .red } }
    #expect(tree.viewModel(of: node).backgroundColor == .red)
    #expect(tree.viewModel(of: node).cornerRadius == 8)
  }

  @Test func `nil at any level keeps the default away`() {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: .button) { $0.cornerRadius = nil } })
    let button = tree.attach(PayButton())
    #expect(tree.viewModel(of: button).cornerRadius == nil)
    #expect(tree.viewModel(of: button).backgroundColor != nil)
  }

  @Test func `a text color is the title color, whatever the variant`() {
    struct Red: ButtonNode, ButtonVariant, TextColor {
      var buttonVariant: ButtonVariantValue { .filled }
      var textColor: Color { .red }
    }
    #expect(Self.applier.viewModel(for: Red()).titleColorForState?[.normal] == .red)
  }

  @Test func `a rule's variant follows the control state of each node`() {
    struct Bare: ButtonNode {}
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.buttonVariant = .filled }
      })
    let (one, other) = (tree.attach(Bare()), tree.attach(Bare()))
    let usual = tree.viewModel(of: one).backgroundColor
    tree.setControlState(.highlighted, of: other)
    let pressed = tree.viewModel(of: other).backgroundColor
    #expect(pressed != usual)
    tree.setControlState(.disabled, of: other)
    #expect(![usual, pressed].contains(tree.viewModel(of: other).backgroundColor))
    tree.setControlState(nil, of: other)
    #expect(tree.viewModel(of: other).backgroundColor == usual)
    #expect(tree.viewModel(of: one).backgroundColor == usual)
    #expect(tree.controlStates(affecting: one).contains(.highlighted))
  }

  @Test func `an explanation lists defaults at the level of variants`() {
    let tree = StyleTree()
    let entry = tree.explain(tree.attach(PayButton()))[.cornerRadius].flatMap(\.entries).first
    #expect(entry?.level == .variant)
    #expect(entry?.writer == "defaults of buttonVariant, controlSize")
    #expect(entry?.value as? Double == 8)
  }

  @Test(arguments: ControlSizeValue.allCases)
  func `a size fills the insets and the font`(size: ControlSizeValue) {
    let model = Self.applier.viewModel(for: PayButton(buttonVariant: .plain, controlSize: size))
    #expect((model.contentEdgeInsets == nil) == (size == .regular))
    #expect((model.font == nil) == (size == .regular))
  }

  @Test func `a custom kind has defaults of its own`() {
    struct Chip: ChipNode, ShowsActivity {
      var showsActivity: Bool { true }
    }
    let tree = StyleTree(styleSheet: StyleSheet { StyleRule(for: .kind(.chip)) { $0.alpha = 1 } })
    let chip = tree.attach(Chip())
    #expect(tree.viewModel(of: chip).alpha == 1)
    #expect(tree.viewModel(of: chip).cornerRadius == 3)
    #expect(StyleApplier().viewModel(for: Chip()).alpha == 0.5)
  }
}

private protocol ChipNode: ButtonNode {}

extension ChipNode {
  static var nodeKind: NodeKind { .chip }
}

extension NodeKind {
  fileprivate static let chip = NodeKind(
    "chip", of: (any ChipNode).self, parent: .button,
    derivations: [
      Derivation(defaults: [.alpha, .cornerRadius], from: [.showsActivity]) { model, defaults in
        defaults.alpha = model.showsActivity == true ? 0.5 : 1
        defaults.cornerRadius = 3
      }
    ])
}
