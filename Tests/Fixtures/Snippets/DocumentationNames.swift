// Names that samples in documentation comments use without declaring them.

import Foundation
import ProtocolStyle
import StyleBinding
import StyleNavigation

struct InboxButton: ButtonNode {}
struct PayButton: ButtonNode {}

struct Sheet: ViewNode {}

protocol FieldAppearance: BorderColor {}

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
struct FormCard: ViewNode, BorderColor {}

struct PriceLabel: LabelNode, TextContent {
  var text: String
}

let data = Data()
let before = ViewModel(kind: .button)
let after = ViewModel(kind: .button)

let sheet = StyleSheet()
let contoso = Theme("contoso")
let dense = Theme("dense")
let day = Theme("day")
let night = Theme("night")
let theme = Theme("brand")
var samples: [any StyleNode] { [PayButton()] }
nonisolated(unsafe) let tree = StyleTree()
let sidebar = tree.attach(CardView())
let contactScreen = tree.attach(ContactScreen())
let buy = tree.attach(BuyButton())

extension AnyAttribute where Self == Attribute<Color> {
  static var leftColor: Self { Attribute("leftColor") }
  static var rightColor: Self { Attribute("rightColor") }
}

enum ColumnCountKey: StyleEnvironmentKey {
  static let defaultValue = 1
}

extension StyleEnvironment {
  var columnCount: Int {
    get { self[ColumnCountKey.self] }
    set { self[ColumnCountKey.self] = newValue }
  }
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
  static let modern = StylePack("modern")
  static let contoso = StylePack("contoso")
}

func scheduleRefresh() {}

class Widget {
  var opacity = 1.0
  func insert(_ widget: Widget, before next: Widget?) {}
  func removeFromParent() {}
}

final class Box: Widget {}

final class Label: Widget {
  var color = Color.black
  var background = Color.white
}

struct SearchField: TextFieldNode, TextContent {
  var text = ""
}

nonisolated(unsafe) let window = Widget()

nonisolated(unsafe) let binding = StyleBinding<Widget>(tree) { _ in
  Label()
} insert: { _, _, _ in
} remove: { _ in
}

func show(_ report: RefreshReport) {}
