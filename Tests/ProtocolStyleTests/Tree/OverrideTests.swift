import ProtocolStyle
import Testing

extension Token<Color> {
  fileprivate static let accent = Token("overrideAccent", default: .blue)
}

extension AnyAttribute where Self == Attribute<StateValues<Double>> {
  fileprivate static var levels: Self { Attribute("levels") }
}

extension AnyAttribute where Self == Attribute<[Double]> {
  fileprivate static var levelList: Self { Attribute("levelList") }
}

/// Overrides of an attached node win over everything else.
@Suite struct OverrideTests {
  @Test func `an override applies to one node only`() {
    let tree = StyleTree()
    let button = tree.attach(BuyButton())
    let other = tree.attach(BuyButton())
    tree.override(button) { $0.backgroundColor = .red }
    #expect(tree.viewModel(of: button).backgroundColor == .red)
    #expect(tree.viewModel(of: other).backgroundColor == .yellow)
  }

  @Test func `clearing one attribute reveals the lower value, and keeps the others`() {
    let tree = StyleTree()
    let button = tree.attach(BuyButton())
    tree.override(button) { model in
      model.backgroundColor = .red
      model.alpha = 0.5
    }
    tree.clearOverride(.backgroundColor, of: button)
    #expect(tree.viewModel(of: button).backgroundColor == .yellow)
    #expect(tree.viewModel(of: button).alpha == 0.5)
    tree.override(button) { $0.backgroundColor = .green }
    #expect(tree.viewModel(of: button).backgroundColor == .green)
  }

  @Test func `clearing all reveals all`() {
    let tree = StyleTree()
    let button = tree.attach(BuyButton())
    let before = tree.viewModel(of: button)
    tree.override(button) { $0.alpha = 0.5 }
    tree.override(button) { $0.backgroundColor = nil }
    #expect(tree.viewModel(of: button).backgroundColor == nil)
    tree.clearOverrides(of: button)
    #expect(tree.viewModel(of: button) == before)
  }

  @Test func `clearing an attribute that was never set has no effect`() {
    let tree = StyleTree()
    let button = tree.attach(BuyButton())
    tree.clearOverride(.alpha, of: button)
    tree.clearOverrides(of: button)
    #expect(tree.viewModel(of: button).backgroundColor == .yellow)
  }

  @Test func `several overrides write in the order in which they were set`() {
    let tree = StyleTree()
    let button = tree.attach(BuyButton())
    tree.override(button) { $0.alpha = 0.5 }
    tree.override(button) { model in model.alpha = model.alpha.map { $0 / 2 } }
    #expect(tree.viewModel(of: button).alpha == 0.25)
  }

  @Test func `an override sees all lower levels`() {
    struct Closed: ViewNode, CornerRadius, CustomClosure {
      var cornerRadius: Double { 1 }
      var customClosure: StyleClosure { { model in model.borderWidth = 2 } }
    }
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: .view) { $0.shadowRadius = 3 } })
    let view = tree.attach(Closed(), to: tree.attach(AccentView()))
    var seen = ""
    tree.override(view) { seen = "\($0)" }
    _ = tree.viewModel(of: view)
    #expect(
      seen == "view(borderWidth: 2, cornerRadius: 1, shadowRadius: 3, tintColor: #ff0000)")
  }

  @Test func `nil is none, and no derivation refills it`() {
    let tree = StyleTree()
    let bar = tree.attach(ShopBar())
    tree.override(bar) { model in
      model.backgroundColor = .red
      model.barTintColor = nil
    }
    #expect(tree.viewModel(of: bar).backgroundColor == .red)
    #expect(tree.viewModel(of: bar).barTintColor == nil)
    tree.clearOverride(.barTintColor, of: bar)
    #expect(tree.viewModel(of: bar).barTintColor == .red)
  }

  @Test func `values derived from an override have its level`() {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: .navigationBar) { $0.barTintColor = .green } })
    let bar = tree.attach(ShopBar())
    tree.override(bar) { $0.backgroundColor = .red }
    #expect(tree.viewModel(of: bar).barTintColor == .red)
    tree.clearOverrides(of: bar)
    #expect(tree.viewModel(of: bar).barTintColor == .green)
  }

  @Test func `tokens and adaptive colors in an override are never out of date`() {
    let tree = StyleTree()
    let button = tree.attach(PlainButton())
    tree.override(button) { model in
      model.backgroundColor = .adaptive(light: .white, dark: .black)
      model.textColor = Token.accent.value
    }
    #expect(tree.viewModel(of: button).backgroundColor == .white)
    #expect(tree.viewModel(of: button).textColor == .blue)
    tree.environment.colorScheme = .dark
    tree.themes = [Theme("orange") { $0[.accent] = .orange }]
    #expect(tree.viewModel(of: button).backgroundColor == .black)
    #expect(tree.viewModel(of: button).textColor == .orange)
  }

  @Test func `content can be overridden too`() {
    let tree = StyleTree()
    let button = tree.attach(BuyButton())
    tree.override(button) { $0.text = "Sold out" }
    #expect(tree.viewModel(of: button).text == "Sold out")
    tree[button].isOn = true
    #expect(tree.viewModel(of: button).text == "Sold out")
    tree.clearOverride(.text, of: button)
    #expect(tree.viewModel(of: button).text == "Bought")
    tree.override(button) { $0.text = nil }
    #expect(tree.viewModel(of: button).text == nil)
  }

  @Test func `what the kind does not use is dropped`() {
    let tree = StyleTree()
    let label = tree.attach(PriceLabel())
    tree.override(label) { $0.barTintColor = .red }
    #expect(tree.viewModel(of: label).barTintColor == nil)
  }

  private static let nans: [@Sendable (inout ViewModel) -> Void] = [
    { $0.alpha = .nan },
    { $0.shadowOffset = Offset(x: .nan, y: 1) },
    {
      $0.font = FontDescriptor("A family with a long name, which isn't stored inline", size: .nan)
    },
    { $0[.levels] = [.normal: .nan] },
    { $0[.levelList] = [.nan, 1] },
  ]

  @Test(arguments: nans.indices)
  func `a value that isn't a number is not reported again and again`(index: Int) {
    let tree = StyleTree(applier: StyleApplier(attributes: .standard + [.levels, .levelList]))
    let button = tree.attach(BuyButton())
    tree.override(button, Self.nans[index])
    tree.refresh()
    let model = tree.viewModel(of: button)
    tree[button] = BuyButton()
    #expect(tree.refresh().changes.isEmpty)
    #expect(tree.viewModel(of: button) == model)
    #expect(tree.viewModel(of: button).difference(from: model).isEmpty)
    tree[button].isOn = true
    #expect(
      tree.refresh().changes.flatMap(\.attributes).map(\.attribute.name)
        == ["backgroundColor", "text"])
  }
}
