import ProtocolStyle
import StyleInspector
import Testing

@Suite struct BarTintConflictTests {
  @Test func `the finding has a problem, a reason and a remedy`() {
    let findings = StyleApplier().findings(for: Bar.self)
    #expect(findings.map(\.identifier) == [.barTintConflict])
    #expect(
      findings.map(\.description) == [
        """
        warning: Bar adopts both BackgroundColor and BarTintColor. [bar-tint-conflict]
          A bar's tint follows its background only if BarTintColor isn't adopted. Here \
        'barTintColor' doesn't follow 'backgroundColor', and the two may differ.
          Adopt only BackgroundColor if the tint should follow it, or only BarTintColor if the bar \
        needs no separate background.
        """
      ])
  }

  private static let conflicts: [any StyleNode.Type] = [
    Bar.self, BottomBar.self, Tabs.self, ByTraits.self, ModelBar.self, ChildBar.self,
  ]

  @Test(arguments: conflicts)
  func `each bar that adopts both has the conflict once`(type: any StyleNode.Type) {
    let findings = StyleApplier().findings(for: type)
    #expect(findings.map(\.identifier) == [.barTintConflict])
    #expect(findings.first?.summary.hasPrefix("\(type) adopts both") == true)
  }

  private static let sound: [any StyleNode.Type] = [
    BackgroundAlone.self, TintAlone.self, Neither.self, Unconnected.self,
  ]

  @Test(arguments: sound)
  func `a bar that adopts one of them, or does not derive one from the other, has none`(
    type: any StyleNode.Type
  ) {
    #expect(StyleApplier().findings(for: type) == [])
  }

  @Test func `a button that adopts both has no conflict, but an attribute without use`() {
    let findings = StyleApplier().findings(for: Button.self)
    #expect(findings.map(\.identifier) == [.unusedAttribute])
    #expect(findings.first?.summary.contains("'barTintColor'") == true)
  }
}

extension BarTintConflictTests {
  protocol Brand: BackgroundColor {}
  protocol BarBrand: BarTintColor {}
  protocol ChildBarNode: NavigationBarNode {}
  protocol UnconnectedBarNode: ViewNode {}

  private struct Bar: NavigationBarNode, BackgroundColor, BarTintColor {}
  private struct BottomBar: ToolbarNode, BackgroundColor, BarTintColor {}
  private struct Tabs: TabBarNode, BackgroundColor, BarTintColor {}
  private struct ByTraits: NavigationBarNode, Brand, BarBrand {}
  private final class ModelBar: NavigationBarNode, Brand, BarBrand, Sendable {}

  private struct ChildBar: ChildBarNode, Brand, BarBrand {
    static var nodeKind: NodeKind { .childBar }
  }

  private struct Unconnected: UnconnectedBarNode, Brand, BarBrand {
    static var nodeKind: NodeKind { .unconnectedBar }
  }

  private struct BackgroundAlone: NavigationBarNode, BackgroundColor {}
  private struct TintAlone: ToolbarNode, BarTintColor {}
  private struct Neither: TabBarNode {}
  private struct Button: ButtonNode, BackgroundColor, BarTintColor {}
}

extension NodeKind {
  fileprivate static let childBar = NodeKind(
    "childBar", of: (any BarTintConflictTests.ChildBarNode).self, parent: .navigationBar)
  fileprivate static let unconnectedBar = NodeKind(
    "unconnectedBar", of: (any BarTintConflictTests.UnconnectedBarNode).self, parent: .view,
    uses: [.barTintColor])
}
