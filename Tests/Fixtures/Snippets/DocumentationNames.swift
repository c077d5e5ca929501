// What samples in documentation comments name without showing it. They compile next to it.

import Foundation
import ProtocolStyle
import StyleNavigation

struct BuyButton: ButtonNode, BackgroundColor {
  var isOn = false
}

struct CallToActionButton: ButtonNode, BorderWidth {}

protocol DimmedBackground: BackgroundColor {}

protocol CallToActionAppearance: BorderWidth {}

struct ProductScreen: ScreenNode {}

struct ContactScreen: ScreenNode {}

struct ProductBar: NavigationBarNode {}

struct ProductToolbar: ToolbarNode {}

struct OfferScreen: ScreenAppearanceContext {
  var isEditing = false
}

struct CardView: ViewNode {}

struct PriceLabel: LabelNode, TextContent {
  var text: String
}

let data = Data()
let before = ViewModel(kind: .button)
let after = ViewModel(kind: .button)

let sheet = StyleSheet()
let contoso = Theme("contoso")
let dense = Theme("dense")
let night = Theme("night")
nonisolated(unsafe) let tree = StyleTree()
let sidebar = tree.attach(CardView())
let contactScreen = tree.attach(ContactScreen())
let buy = tree.attach(BuyButton())

extension AnyAttribute where Self == Attribute<Color> {
  static var leftColor: Self { Attribute("leftColor") }
  static var rightColor: Self { Attribute("rightColor") }
}

extension NodeKind {
  static let heading = NodeKind("heading", of: (any LabelNode).self, parent: .label)
  static let gallery = NodeKind("gallery", of: (any ViewNode).self, parent: .view)
}

extension Token<Color> {
  static let accent = Token("accent", default: .blue)
  static let link = Token("link", default: .blue)
}

extension StylePack {
  static let contoso = StylePack("contoso")
}

func scheduleRefresh() {}

func show(_ report: RefreshReport) {}
