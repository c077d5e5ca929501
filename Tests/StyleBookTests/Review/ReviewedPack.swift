import ProtocolStyle
import StyleBook
import StyleHTML
import StyleSampling

/// The pack whose revisions are compared.
enum ReviewedPack {
  static var catalog: StyleSampleCatalog {
    StyleSampleCatalog(
      samples, module: "Shop",
      packs: [StylePack("shop", styleSheet: sheet, attributes: [.lift])],
      themes: [dusk] + (Revision.current == .anotherTheme ? [night] : []))
  }

  private static var samples: [StyleSample] {
    let revision = Revision.current
    let name = revision == .renamedSample ? "Sum" : "Price"
    return [
      StyleSample("Pay", ShopButton()), StyleSample(name, ShopLabel()),
      StyleSample("Card", ShopCard()) {
        ShopButton()
        if revision == .anotherNode { ShopLabel() }
      },
    ] + (revision == .anotherSample ? [StyleSample("Other", ShopLabel())] : [])
  }

  private static var sheet: StyleSheet {
    let revision = Revision.current
    let wide = StyleRule(for: (any ButtonNode).self) { $0.borderWidth = 2 }
    let thin = StyleRule(for: (any ButtonNode).self) { $0.borderWidth = 1 }
    let round = StyleRule(for: (any LabelNode).self) { $0.cornerRadius = 4 }
    let square = StyleRule(for: (any LabelNode).self) { $0.alpha = 0.9 }
    return StyleSheet {
      if revision == .swappedRules { thin } else { wide }
      if revision == .swappedRules { wide } else { thin }
      if revision == .swappedRulesWithoutEffect { square }
      if revision != .withoutRule { round }
      if revision != .swappedRulesWithoutEffect { square }
    }
  }

  private static let dusk = Theme("dusk") {
    $0[Token.accent] = Revision.current == .otherThemeValue ? .black : Color(hex: 0x7A3B00)
  }

  private static let night = Theme("night") { $0[Token.accent] = Color(hex: 0x330066) }

  // MARK: - Reference

  /// A combination of a theme, a scheme and a state.
  struct Combination: Hashable {
    let sample: String
    let theme: String
    let scheme: String
    let state: ControlState

    /// Whether the combination is one of some situations, whatever their states are: a result has the
    /// rules of all states.
    func isIn(_ situations: StyleSnapshot.Situation) -> Bool {
      situations.positions.allSatisfy { axis, position in
        switch axis {
        case "theme": position == (theme.isEmpty ? "no theme" : theme)
        case "color scheme": position == scheme
        default: true
        }
      }
    }
  }

  /// The results of all samples in all combinations, as pages show them, with their view models.
  static func results(of revision: Revision) -> [Combination: String] {
    Revision.$current.withValue(revision) {
      var results: [Combination: String] = [:]
      for section in catalog.sections {
        let states: [ControlState] = [.normal, .highlighted, .disabled, .selected, .focused]
        for (sample, theme) in section.samples.flatMap({ sample in
          ([nil] + section.themes).map { (sample, $0) }
        }) {
          for scheme in StyleEnvironment.ColorScheme.allCases {
            for state in states {
              let tree = StyleTree(
                packs: section.packs, themes: theme.map { [$0] } ?? [],
                environment: StyleEnvironment(colorScheme: scheme))
              let root = sample.attach(to: tree)
              for node in tree.nodes { tree.setControlState(state, of: node) }
              let models = tree.nodes.map { "\(tree.viewModel(of: $0))" }
              let html = HTMLFragment(of: root, in: tree)
              results[
                Combination(
                  sample: sample.name, theme: theme?.name ?? "", scheme: scheme.rawValue,
                  state: state)] = "\(models)\(html.html)\(html.css)"
            }
          }
        }
      }
      return results
    }
  }
}

/// The revisions, with what differs from the first one.
enum Revision: String, CaseIterable {
  case first, paleAccent, withoutRule, renamedTrait, swappedRules, swappedRulesWithoutEffect
  case otherDefault, renamedSample, anotherTheme, otherGetter, otherThemeValue, anotherNode
  case anotherSample, onlyHighlighted, otherDefaultAndGetter

  @TaskLocal static var current = Revision.first
}

// MARK: - Nodes

struct ShopButton: ButtonNode, PayLook, Lift, TextContent {
  var text: String { "Pay" }
}

struct ShopLabel: LabelNode, TextContent {
  var text: String { "9.99" }
}

struct ShopCard: ViewNode {}

protocol PayLook: TextColor, BackgroundColor {}

extension PayLook {
  var textColor: Color {
    switch Revision.current {
    case .otherGetter, .otherDefaultAndGetter: .lightGray
    case .onlyHighlighted: ControlState.current.contains(.highlighted) ? .lightGray : .white
    default: .white
    }
  }
  var backgroundColor: Color { Token.accent.value }
}

extension Token<Color> {
  static let accent = Token(
    "accent",
    default: Revision.current == .paleAccent
      ? .adaptive(light: Color(hex: 0xB9D4EA), dark: Color(hex: 0x0A3A66))
      : .adaptive(light: Color(hex: 0x0B4F8A), dark: Color(hex: 0x0A3A66)))
}

/// A custom attribute with a default.
protocol Lift: SendableMetatype {
  var lift: Double { get }
}

extension Lift {
  var lift: Double {
    [.otherDefault, .otherDefaultAndGetter].contains(Revision.current) ? 3 : 2
  }
}

extension AnyAttribute where Self == Attribute<Double> {
  static var lift: Self {
    @Sendable func read(
      _ node: borrowing some Lift, _ slot: borrowing AttributeSlot<Double>
    ) -> AttributeWrite {
      slot.write(node.lift)
    }
    return Attribute("lift", of: (any Lift).self) {
      ($0 as? any Lift.Type).map { AttributeReader($0, read) }
    }
  }
}
