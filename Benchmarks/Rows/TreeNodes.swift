import BenchmarkPack
import ProtocolStyle

// A shop as in an app: cards in a screen, with four nodes in each.

struct ShopScreen: ScreenNode {}

struct Card: ViewNode, YellowBackground, GreenBorder, Rounded {
  var number = 0
}

struct PriceLabel: LabelNode, YellowBackground, BrandFont {
  var number = 0
}

struct FavoriteSwitch: SwitchNode, OrangeTint, GreenBorder {
  var isOn = false  // style: expected
}

struct AmountSlider: SliderNode, BrandAppearance {
  var amount = 1.0
}

/// A button whose style changes when it's on.
struct ToggleButton: ButtonNode, BrandAppearance {
  var isOn = false
  var borderWidth: Double { isOn ? 2 : 1 }
}

/// Attaches shops: five types of nodes in one screen.
enum Shop {
  /// Twelve rules, four of them contained.
  static let sheet = StyleSheet {
    StyleRule(for: .view) { $0.shadowRadius = 1 }
    StyleRule(for: .control) { $0.alpha = 0.9 }
    StyleRule(for: .button) { $0.shadowOpacity = 0.5 }
    StyleRule(for: .label) { $0.textColor = .darkGray }
    StyleRule(for: .slider) { $0.thumbTintColor = .white }
    StyleRule(for: .switch) { $0.onTintColor = .systemGreen }
    StyleRule(for: Card.self) { $0.shadowColor = .black }
    StyleRule(for: (any BrandFont).self) { $0.alpha = 1 }
    StyleRule(for: .button, containedIn: [Card.self]) { $0.shadowRadius = 2 }
    StyleRule(for: .label, containedIn: [Card.self, ShopScreen.self]) { $0.alpha = 0.8 }
    StyleRule(for: Card.self, containedIn: [ShopScreen.self]) { $0.shadowRadius = 3 }
    StyleRule(for: .switch, containedIn: [(any YellowBackground).self]) { $0.alpha = 0.7 }
  }

  /// Rules for types that the shop doesn't contain.
  static let rulesForOthers = (0..<990).map { number in
    StyleRule(for: .pageControl, containedIn: number.isMultiple(of: 3) ? [AmountSlider.self] : []) {
      $0.alpha = Double(number)
    }
  }

  /// Attaches cards with their contents to a new tree.
  static func tree(cards: Int, _ sheet: StyleSheet = sheet) -> StyleTree {
    let tree = StyleTree(styleSheet: sheet)
    fill(tree, tree.attach(ShopScreen()), cards: cards)
    return tree
  }

  static func fill(_ tree: StyleTree, _ parent: some NodeReference, cards: Int) {
    for number in 0..<cards {
      let card = tree.attach(Card(number: number), to: parent)
      tree.attach(PriceLabel(number: number), to: card)
      tree.attach(BrandButton(), to: card)
      tree.attach(FavoriteSwitch(), to: card)
      tree.attach(AmountSlider(), to: card)
    }
  }

  /// The same models, by type.
  static func models(cards: Int) -> (
    [Card], [PriceLabel], [BrandButton], [FavoriteSwitch], [AmountSlider]
  ) {
    (
      (0..<cards).map { Card(number: $0) }, (0..<cards).map { PriceLabel(number: $0) },
      (0..<cards).map { _ in BrandButton() }, (0..<cards).map { _ in FavoriteSwitch() },
      (0..<cards).map { _ in AmountSlider() }
    )
  }

  /// Styles the same nodes with only the applier, keeping the results.
  static func viewModels(cards: Int) -> [ViewModel] {
    let applier = StyleApplier()
    var models: [ViewModel] = []
    for number in 0..<cards {
      models.append(applier.viewModel(for: Card(number: number)))
      models.append(applier.viewModel(for: PriceLabel(number: number)))
      models.append(applier.viewModel(for: BrandButton()))
      models.append(applier.viewModel(for: FavoriteSwitch()))
      models.append(applier.viewModel(for: AmountSlider()))
    }
    return models
  }
}
