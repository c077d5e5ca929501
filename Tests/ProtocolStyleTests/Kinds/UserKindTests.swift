import ProtocolStyle
import Testing

@Suite struct UserKindTests {
  private let applier = StyleApplier(attributes: .standard + [.needleColor])

  @Test func `a custom kind has its parent's attributes and its own`() {
    let model = applier.viewModel(for: Gauge())
    #expect(model.kind == .gauge)
    #expect(model.backgroundColor == .yellow)
    #expect(model.progressTintColor == .green)
    #expect(model[.needleColor] == .red)
    #expect(model.textColor == nil)
  }

  @Test func `it derives, also from derived values`() {
    let model = applier.viewModel(for: Gauge())
    #expect(model.tintColor == .red)
    #expect(model.shadowColor == .red)
    #expect(model.borderWidth == 2)
    #expect(model.derivedNames == ["borderWidth", "shadowColor", "tintColor"])
  }

  @Test func `a child kind inherits attributes and derivations`() {
    let model = applier.viewModel(for: RoundGauge())
    #expect(model.kind == .roundGauge)
    #expect(model.kind.isKind(of: .gauge))
    #expect(model.kind.isKind(of: .view))
    #expect(model[.needleColor] == .red)
    #expect(model.progressTintColor == .green)
    #expect(model.tintColor == .red)
    #expect(model.trackTintColor == nil)
    #expect(model.barTintColor == .red)
  }

  @Test func `an attribute and a kind may name each other`() {
    #expect(NodeKind.gauge.uses(.needleColor))
    #expect(NodeKind.roundGauge.uses(.needleColor))
    #expect(!NodeKind.view.uses(.needleColor))
    struct NeedledView: ViewNode, UserKindTests.NeedleColor {}
    #expect("\(applier.viewModel(for: NeedledView()))" == "view()")
  }

  @Test func `a derived value wins over one of a lower level all along a chain`() {
    var model = ViewModel(kind: .gauge)
    model.tintColor = .blue
    model.shadowColor = .blue
    model.borderWidth = 9
    applier.apply(Gauge(), to: &model)
    #expect(model.tintColor == .red)
    #expect(model.shadowColor == .red)
    #expect(model.borderWidth == 2)
    #expect(model.derivedNames == ["borderWidth", "shadowColor", "shadows", "tintColor"])
  }

  @Test func `a derivation may decline`() {
    struct Faint: UserKindTests.GaugeNode, UserKindTests.NeedleColor {
      var needleColor: Color { .clear }
    }
    let model = applier.viewModel(for: Faint())
    #expect(model.tintColor == .clear)
    #expect(model.borderWidth == nil)
  }

  @Test func `an adaptive derived value is resolved in each node's environment`() {
    let light = applier.viewModel(for: Lamp())
    let dark = applier.viewModel(for: Lamp(), in: StyleEnvironment(colorScheme: .dark))
    #expect(light.shadowColor == .white)
    #expect(dark.shadowColor == .black)
    #expect(light.tintColor == .red)
    #expect(dark.tintColor == .red)
  }

  @Test func `a derivation reads each node's environment`() {
    let light = applier.viewModel(for: Lamp())
    let dark = applier.viewModel(for: Lamp(), in: StyleEnvironment(colorScheme: .dark))
    #expect(light.alpha == 1)
    #expect(dark.alpha == 0.5)
  }
}

extension UserKindTests {
  protocol NeedleColor: SendableMetatype {
    var needleColor: Color { get }
  }

  protocol GaugeNode: ViewNode {}
  protocol RoundGaugeNode: GaugeNode {}
  protocol LampNode: ViewNode {}

  private struct Gauge:
    GaugeNode, NeedleColor, BackgroundColor, ProgressTintColor, TrackTintColor, TextColor
  {
    var backgroundColor: Color { .yellow }
    var progressTintColor: Color { .green }
  }

  private struct RoundGauge: RoundGaugeNode, NeedleColor, ProgressTintColor, TrackTintColor {
    var progressTintColor: Color { .green }
  }

  private struct Lamp: LampNode, TintColor {
    var tintColor: Color { .red }
  }
}

extension UserKindTests.NeedleColor {
  var needleColor: Color { .red }
}

extension UserKindTests.GaugeNode {
  static var nodeKind: NodeKind { .gauge }
}

extension UserKindTests.RoundGaugeNode {
  static var nodeKind: NodeKind { .roundGauge }
}

extension UserKindTests.LampNode {
  static var nodeKind: NodeKind { .lamp }
}

extension NodeKind {
  fileprivate static let gauge = NodeKind(
    "gauge", of: (any UserKindTests.GaugeNode).self, parent: .view,
    uses: [.needleColor, .progressTintColor],
    derivations: [
      Derivation(of: .tintColor, from: .needleColor),
      Derivation(of: .shadowColor, from: .tintColor),
      Derivation(of: .borderWidth, from: .needleColor) { $0.alpha > 0 ? 2 : nil },
    ])

  fileprivate static let roundGauge = NodeKind(
    "roundGauge", of: (any UserKindTests.RoundGaugeNode).self, parent: .gauge,
    derivations: [Derivation(of: .barTintColor, from: .tintColor)])

  fileprivate static let lamp = NodeKind(
    "lamp", of: (any UserKindTests.LampNode).self, parent: .view,
    derivations: [
      Derivation(of: .shadowColor, from: .tintColor) { _ in
        .adaptive(light: .white, dark: .black)
      },
      Derivation(of: .alpha, from: .tintColor) { _ in
        StyleEnvironment.current.colorScheme == .dark ? 0.5 : 1
      },
    ])
}

extension AnyAttribute where Self == Attribute<Color> {
  fileprivate static var needleColor: Self {
    @Sendable func read(
      _ node: borrowing some UserKindTests.NeedleColor, _ slot: borrowing AttributeSlot<Color>
    ) -> AttributeWrite {
      slot.write(node.needleColor)
    }
    return Attribute("needleColor", kinds: [.gauge]) {
      ($0 as? any UserKindTests.NeedleColor.Type).map { AttributeReader($0, read) }
    }
  }
}
