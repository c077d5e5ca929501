import ProtocolStyle
import StyleInspector
import Testing

@Suite struct UnusedAttributeTests {
  private static let applier = StyleApplier(
    attributes: .standard + [.everyone, .controlsOnly, .listedOnly])

  @Test func `the finding has a problem, a reason and a remedy`() {
    let findings = StyleApplier().findings(for: Screen.self)
    #expect(findings.map(\.identifier) == [.unusedAttribute])
    #expect(
      findings.map(\.description) == [
        """
        warning: Screen adopts BackgroundColor, but its kind 'screen' does not use \
        'backgroundColor'. [unused-attribute]
          A view model drops attributes that its kind doesn't use, so it has no effect.
          Adopt a kind that uses 'backgroundColor', list it in 'uses:' of a custom kind, or remove \
        BackgroundColor or the trait that refines it.
        """
      ])
  }

  private static let unused: [(any StyleNode.Type, kind: String, names: [String])] = [
    (Screen.self, "screen", ["backgroundColor"]),
    (ByTrait.self, "screen", ["backgroundColor", "borderWidth"]),
    (Item.self, "barButtonItem", ["backgroundColor", "cornerRadius"]),
    (PlainView.self, "view", ["textColor"]),
    (Button.self, "button", ["barTintColor"]),
    (Custom.Screen.self, "screen", ["controlsOnly", "listedOnly"]),
    (Custom.Label.self, "label", ["controlsOnly", "listedOnly"]),
    (Custom.Control.self, "control", ["listedOnly"]),
    (Custom.Slider.self, "slider", ["listedOnly"]),
    (Custom.Gauge.self, "gauge", ["controlsOnly"]),
  ]

  @Test(arguments: unused)
  func `each attribute that the kind does not use is found once`(
    type: any StyleNode.Type, kind: String, names: [String]
  ) {
    let findings = Self.applier.findings(for: type)
    #expect(findings.allSatisfy { $0.identifier == .unusedAttribute })
    #expect(
      Set(findings.map(\.summary))
        == Set(
          names.map { name in
            let proto = name.prefix(1).uppercased() + name.dropFirst()
            return "\(type) adopts \(proto), but its kind '\(kind)' does not use '\(name)'."
          }))
    #expect(findings.count == names.count)
  }

  /// Confirms the finding: the attribute is in no view model.
  @Test func `an attribute that is found is not rendered`() {
    let nodes: [any StyleNode] = [ByTrait(), Custom.Slider(), Custom.Gauge()]
    #expect(
      nodes.map { Self.applier.viewModel(for: $0).description } == [
        "screen()", "slider(controlsOnly: 1, everyone: 1)", "gauge(everyone: 1, listedOnly: 1)",
      ])
  }
}

extension UnusedAttributeTests {
  protocol Card: BackgroundColor, BorderWidth {}
  protocol Everyone: SendableMetatype {}
  protocol ControlsOnly: SendableMetatype {}
  protocol ListedOnly: SendableMetatype {}
  protocol GaugeNode: ViewNode {}

  private struct Screen: ScreenNode, BackgroundColor {}
  private struct ByTrait: ScreenNode, Card {}
  private struct Item: BarButtonItemNode, BackgroundColor, CornerRadius, TextColor, TintColor {}
  private struct PlainView: ViewNode, Card, TextColor {}
  private struct Button: ButtonNode, Card, BarTintColor {}

  private enum Custom {
    struct Screen: ScreenNode, Everyone, ControlsOnly, ListedOnly {}
    struct Label: LabelNode, Everyone, ControlsOnly, ListedOnly {}
    struct Control: ControlNode, Everyone, ControlsOnly, ListedOnly {}
    struct Slider: SliderNode, Everyone, ControlsOnly, ListedOnly {}

    struct Gauge: GaugeNode, Everyone, ControlsOnly, ListedOnly {
      static var nodeKind: NodeKind { .gauge }
    }
  }
}

extension NodeKind {
  fileprivate static let gauge = NodeKind(
    "gauge", of: (any UnusedAttributeTests.GaugeNode).self, parent: .view, uses: [.listedOnly])
}

extension AnyAttribute where Self == Attribute<Int> {
  fileprivate static var everyone: Self {
    Attribute("everyone", of: (any UnusedAttributeTests.Everyone).self) {
      ($0 as? any UnusedAttributeTests.Everyone.Type).map { one(of: $0) }
    }
  }

  fileprivate static var controlsOnly: Self {
    Attribute(
      "controlsOnly", of: (any UnusedAttributeTests.ControlsOnly).self, kinds: [.control]
    ) {
      ($0 as? any UnusedAttributeTests.ControlsOnly.Type).map { one(of: $0) }
    }
  }

  fileprivate static var listedOnly: Self {
    Attribute("listedOnly", of: (any UnusedAttributeTests.ListedOnly).self, kinds: []) {
      ($0 as? any UnusedAttributeTests.ListedOnly.Type).map { one(of: $0) }
    }
  }
}

/// Returns a reader that reads the number one from nodes of a type.
private func one<Node: SendableMetatype>(of type: Node.Type) -> AttributeReader<Int> {
  AttributeReader(type) { _, slot in slot.write(1) }
}
