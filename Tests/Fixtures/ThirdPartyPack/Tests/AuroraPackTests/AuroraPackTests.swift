import AuroraPack
import ModernPack
import ProtocolStyle
import StyleInspector
import StyleTesting
import Testing

// Nodes as a user of the pack writes them: they adopt its traits, and nothing else.

struct SpeedGauge: GaugeNode, BrightGlow {}
struct PlainGauge: GaugeNode {}
struct Lamp: ViewNode, GlowStyle {}
struct Reading: LabelNode {}

@Suite struct AuroraPackTests {
  @Test func `a tree with the pack reads its attribute`() {
    let tree = StyleTree(packs: [.aurora])
    let gauge = tree.viewModel(of: tree.attach(SpeedGauge()))
    #expect(gauge.kind == .gauge)
    #expect(gauge.glow == Glow(Color(hex: "#34c759")!, radius: 12))
    #expect(gauge.progressTintColor == gauge.glow?.color)
    #expect(tree.viewModel(of: tree.attach(Lamp())).glow?.radius == 4)
  }

  @Test func `its rules are in force, and its colors follow theme and environment`() {
    let tree = StyleTree(packs: [.aurora])
    let gauge = tree.attach(SpeedGauge())
    let label = tree.attach(Reading(), to: gauge)
    #expect(tree.viewModel(of: label).textColor == Color(hex: "#34c759"))
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: gauge).glow?.color == Color(hex: "#30d158"))
    tree.themes = [.polarDay]
    #expect(tree.viewModel(of: gauge).glow?.color != Color(hex: "#30d158"))
    #expect(tree.viewModel(of: label).textColor == tree.viewModel(of: gauge).glow?.color)
  }

  @Test func `a disabled lamp has the rule's values unless it has its own`() {
    let tree = StyleTree(packs: [.aurora])
    let gauge = tree.attach(PlainGauge())
    #expect(tree.viewModel(of: gauge).glow == nil)
    tree.setControlState(.disabled, of: gauge)
    #expect(tree.viewModel(of: gauge).glow == Glow(.gray, radius: 0))
  }

  @Test func `a removed pack leaves no trace`() {
    let tree = StyleTree(packs: [.aurora])
    let (gauge, lamp) = (tree.attach(SpeedGauge()), tree.attach(Lamp()))
    tree.packs = []
    #expect("\(tree.viewModel(of: gauge))" == "gauge(progressTintColor: #34c759)")
    #expect("\(tree.viewModel(of: lamp))" == "view()")
  }

  @Test func `the pack has no findings, alone and beside another`() {
    #expect([StylePack.aurora].findings() == [])
    #expect([.aurora, StylePack.modern].findings() == [])
    let applier = StyleApplier(packs: [.aurora])
    #expect(applier.findings(for: SpeedGauge.self) == [])
  }

  @Test func `the pack holds`() {
    checkPack(.aurora, probes: [SpeedGauge(), PlainGauge(), Lamp()])
  }

  @Test func `the pack's attribute can be expected`() {
    expectStyle(of: SpeedGauge(), applier: StyleApplier(attributes: .standard + [.glow])) {
      $0.glow = Glow(Token.aurora.value, radius: 12)
    }
  }
}
