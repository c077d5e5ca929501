import ProtocolStyle
import Testing

@testable import TreeFixtures

extension Token<Color> {
  fileprivate static let accent = Token("overrideAccent", default: .blue)
}

extension AnyAttribute where Self == Attribute<StateValues<Double>> {
  fileprivate static var levels: Self { Attribute("levels") }
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

  /// Counts how often closures that capture it run, and notes that they are released.
  private final class Probe {
    var runs = 0
  }

  @Test func `overriding a node at each step of an animation keeps the values of the last step`() {
    let tree = StyleTree()
    let button = tree.attach(BuyButton())
    weak var first: Probe?
    let last = Probe()
    for step in 0..<100 {
      let probe = step < 99 ? Probe() : last
      if step == 0 { first = probe }
      tree.override(button) { model in
        probe.runs += 1
        model.alpha = Double(step) / 100
        model.backgroundColor = step % 2 == 0 ? .red : nil
      }
      #expect(tree.viewModel(of: button).alpha == Double(step) / 100)
    }
    #expect(first == nil)
    tree.override(button) { $0.borderWidth = 3 }
    let model = tree.viewModel(of: button)
    #expect((model.alpha, model.backgroundColor, model.borderWidth) == (0.99, nil, 3))
    #expect(last.runs == 2)
  }

  /// Ways to read something in an override that writes the alpha.
  private static let readings: [(String, @Sendable (inout ViewModel) -> Void)] = [
    ("a value", { $0.alpha = ($0.alpha ?? 1) / 2 }),
    (
      "a value of a copy",
      { model in
        var copy = model
        copy.borderWidth = 1
        model.alpha = (copy.alpha ?? 1) / 2
      }
    ),
    (
      "all values",
      { model in
        let alpha = model.first { $0.attribute == Attribute.alpha.id }?.value as? Double
        model.alpha = (alpha ?? 1) / 2
      }
    ),
    (
      "equality",
      { model in
        var half = ViewModel(kind: .button)
        half.alpha = 0.5
        model.alpha = model.hasSameStyle(as: half) ? 0.25 : (model.alpha ?? 1) / 2
      }
    ),
    (
      "difference",
      { model in
        let count = model.difference(from: ViewModel(kind: model.kind)).count
        model.alpha = count > 0 ? (model.alpha ?? 1) / 2 : 0.5
      }
    ),
    (
      "another model",
      { model in
        var other = ViewModel(kind: model.kind)
        other.alpha = (model.alpha ?? 1) / 2
        model = other
      }
    ),
    (
      "interpolation",
      { model in
        var none = model
        none.alpha = 0
        model = model.interpolated(to: none, at: 0.5)
      }
    ),
  ]

  @Test(arguments: readings.map(\.0))
  func `an override that reads a value keeps those before it`(name: String) throws {
    let reading = try #require(Self.readings.first { $0.0 == name }).1
    let tree = StyleTree()
    let button = tree.attach(PlainButton())
    tree.override(button) { $0.alpha = 1 }
    for step in 1..<6 {
      tree.override(button, reading)
      let alpha = try #require(tree.viewModel(of: button).alpha)
      #expect(abs(alpha - 1 / Double(1 << step)) < 1e-9)
    }
  }

  @Test func `an override that reads the context isn't discarded, nor are those before it`() {
    let tree = StyleTree()
    let button = tree.attach(PlainButton())
    tree.override(button) { $0.alpha = 1 }
    tree.override(button) { if StyleEnvironment.current.colorScheme == .dark { $0.alpha = 0.25 } }
    tree.override(button) { if ControlState.current == .selected { $0.alpha = 0.5 } }
    tree.override(button) { $0.backgroundColor = Token.accent.value }
    tree.override(button) { $0.backgroundColor = .adaptive(light: .white, dark: .black) }
    for _ in 0..<3 {
      tree.override(button) { $0.cornerRadius = 1 }
      #expect(tree.viewModel(of: button).alpha == 1)
    }
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: button).alpha == 0.25)
    #expect(tree.viewModel(of: button).backgroundColor == .black)
    tree.setControlState(.selected, of: button)
    #expect(tree.viewModel(of: button).alpha == 0.5)
  }

  @Test func `an override is discarded only if all its places were replaced`() {
    let tree = StyleTree()
    let button = tree.attach(PlainButton())
    tree.override(button) { model in
      model.titleColorForState = [.normal: .red, .disabled: .gray]
      model.alpha = 0.5
    }
    _ = tree.viewModel(of: button)
    tree.override(button) { $0[.titleColorForState, .normal] = .green }
    _ = tree.viewModel(of: button)
    tree.override(button) { $0.alpha = 1 }
    _ = tree.viewModel(of: button)
    tree.override(button) { $0.borderWidth = 1 }
    let model = tree.viewModel(of: button)
    #expect(model.titleColorForState == [.normal: .green, .disabled: .gray])
    #expect(model.alpha == 1)
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
  ]

  @Test(arguments: nans.indices)
  func `a value that isn't a number is not reported again and again`(index: Int) {
    let tree = StyleTree(applier: StyleApplier(attributes: .standard + [.levels]))
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
