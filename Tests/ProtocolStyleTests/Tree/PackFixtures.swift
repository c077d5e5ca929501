import ProtocolStyle

// The contents of test packs: three attributes, nodes that adopt them, and rules.

/// Style that a tree reads only with a pack.
protocol HaloRadius: SendableMetatype {
  var haloRadius: Double { get }
}

/// Inherited style.
protocol GlowColor: SendableMetatype {
  var glowColor: Color { get }
}

/// Content that only packs let a tree read.
protocol RibbonContent: SendableMetatype {
  var ribbon: String { get }
}

extension AnyAttribute where Self == Attribute<Double> {
  static var haloRadius: Self {
    @Sendable func read(
      _ node: borrowing some HaloRadius, _ slot: borrowing AttributeSlot<Double>
    ) -> AttributeWrite {
      slot.write(node.haloRadius)
    }
    return Attribute("haloRadius", of: (any HaloRadius).self) {
      ($0 as? any HaloRadius.Type).map { AttributeReader($0, read) }
    }
  }
}

extension AnyAttribute where Self == Attribute<Color> {
  static var glowColor: Self {
    @Sendable func read(
      _ node: borrowing some GlowColor, _ slot: borrowing AttributeSlot<Color>
    ) -> AttributeWrite {
      slot.write(node.glowColor)
    }
    return Attribute("glowColor", of: (any GlowColor).self, isInherited: true) {
      ($0 as? any GlowColor.Type).map { AttributeReader($0, read) }
    }
  }
}

extension AnyAttribute where Self == Attribute<String> {
  static var ribbon: Self {
    @Sendable func read(
      _ node: borrowing some RibbonContent, _ slot: borrowing AttributeSlot<String>
    ) -> AttributeWrite {
      slot.write(node.ribbon)
    }
    return Attribute("ribbon", of: (any RibbonContent).self, isContent: true) {
      ($0 as? any RibbonContent.Type).map { AttributeReader($0, read) }
    }
  }
}

extension Token<Color> {
  /// The color of the glow.
  static let glow = Token("glow", default: .yellow)
}

struct HaloCard: ViewNode, HaloRadius, GlowColor, BackgroundColor {
  var haloRadius = 4.0
  var glowColor: Color { Token.glow.value }
}

struct BadgeLabel: LabelNode, RibbonContent, TextContent {
  var text = "Mail"
  var ribbon: String { "\(text.count)" }
}

/// A node whose closure reads an attribute of a pack and writes content.
struct EchoingLabel: LabelNode, HaloRadius, CustomClosure {
  var haloRadius = 2.0
  var customClosure: StyleClosure {
    { $0.text = $0[.haloRadius].map { "halo \($0)" } ?? "no halo" }
  }
}

class HaloView: ViewNode, HaloRadius {
  var haloRadius = 1.0
}

final class BadgeView: HaloView, RibbonContent {
  var ribbon: String { "\(haloRadius)" }
}

extension StylePack {
  /// A pack with style, rules and a theme.
  static let halo = StylePack(
    "halo",
    styleSheet: StyleSheet {
      StyleRule(for: .view) { $0[.haloRadius] = 9 }
      StyleRule(for: (any HaloRadius).self, when: .colorScheme(.dark)) { $0.alpha = 0.5 }
      StyleRule(for: .button, when: .controlState(.disabled)) { $0[.glowColor] = .gray }
    },
    themes: [Theme("embers") { $0[.glow] = .red }, Theme("moon") { $0[.glow] = .white }],
    tokens: [Token.glow], attributes: [.haloRadius, .glowColor])

  /// A pack with content, and an attribute that another pack has as well.
  static let badge = StylePack(
    "badge",
    styleSheet: StyleSheet {
      StyleRule(for: .label, containedIn: [HaloCard.self]) { $0.accessibilityLabel = "Badge" }
    },
    attributes: [.ribbon, .haloRadius])

  /// A pack with rules only.
  static let plain = StylePack(
    "plain",
    styleSheet: StyleSheet {
      StyleRule(for: .view) { $0.cornerRadius = 3 }
      StyleRule(for: .label) { $0.text = "A rule's" }
    })
}
