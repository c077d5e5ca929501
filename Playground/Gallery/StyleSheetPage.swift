import Foundation
import ProtocolStyle
import StyleFiles
import StyleHTML

/// A page of one screen for each of NUI's stylesheets, side by side.
///
/// The screens are of the same nodes. Each has its file's rules and variables as its scope, so none
/// touches another.
struct StyleSheetPage {
  let tree = StyleTree()

  /// Reads the files and builds the page.
  ///
  /// - Parameter files: The stylesheets.
  /// - Throws: `StyleFileError` with the mistakes of the first file that has some.
  init(_ files: [URL]) throws(StyleFileError) {
    let gallery = tree.attach(SheetGallery()).erased
    for url in files {
      let file = try StyleSheetFile(contentsOf: url)
      let shelf = tree.attach(Stage(), to: gallery).erased
      tree.attach(SheetName(text: file.name), to: shelf)
      let phone = tree.attach(SheetPhone(), to: shelf).erased
      tree.setScope(StyleScope(themes: [file.theme], styleSheet: file.sheet), at: phone)
      attachTop(to: phone)
      attachForm(to: phone)
      attachBottom(to: phone)
    }
  }

  /// The page, in light colors, because NUI has no others.
  func bytes() -> [UInt8] {
    let page = HTMLPage(
      of: tree, title: "NUI's stylesheets", looks: [HTMLLook("light", colorScheme: .light)],
      elements: [
        .stage: HTMLElement(.section, className: "sheet"), .heading: HTMLElement(.h1),
        .screen: HTMLElement(.main, className: "phone"),
      ])
    page.authorStyleSheet = """
      body > div { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
      .sheet { flex: 1 1 320px; max-width: 400px }
      .phone { border: 1px solid #8888; border-radius: 18px; overflow: hidden; padding-bottom: 8px }
      .phone > progress { max-width: calc(100% - 32px) }
      h1 { font: 600 17px system-ui; margin: 0 0 8px }
      """
    return page.bytes()
  }

  private func attachTop(to phone: AnyNodeHandle) {
    let bar = tree.attach(SheetBar(text: "Trips"), to: phone)
    tree.attach(SheetBarItem(text: "Edit"), to: bar)
    tree.attach(SheetBarItem(text: "Add"), to: bar)
    tree.attach(SheetSearch(placeholder: "Search trips"), to: phone)
    tree.attach(
      SheetSegments(items: ["Planned", "Past", "Shared"], accessibilityLabel: "Trips"), to: phone)
  }

  private func attachForm(to phone: AnyNodeHandle) {
    tree.attach(SheetLabel(text: "To the sea", styleClasses: ["LargeLabel"]), to: phone)
    tree.attach(SheetLabel(text: "Four days by bicycle"), to: phone)
    tree.attach(SheetLabel(text: "212 km, mostly flat", styleClasses: ["SmallLabel"]), to: phone)
    tree.attach(SheetField(text: "Rostock", placeholder: "Start"), to: phone)
    tree.attach(SheetText(text: "Bring a tent and two spare tubes."), to: phone)
    tree.attach(SheetButton(text: "Start", styleClasses: ["LargeButton"]), to: phone)
    tree.attach(SheetButton(text: "Share the route"), to: phone)
    tree.attach(SheetButton(text: "Print", styleClasses: ["SmallButton"]), to: phone)
    tree.attach(SheetSlider(value: 0.4, accessibilityLabel: "Pace"), to: phone)
    tree.attach(SheetProgress(value: 0.6, accessibilityLabel: "Ridden"), to: phone)
  }

  private func attachBottom(to phone: AnyNodeHandle) {
    let table = tree.attach(SheetTable(), to: phone)
    for (text, isOn) in [("Notify me", true), ("Ride at night", false)] {
      let row = tree.attach(SheetRow(text: text), to: table)
      tree.attach(SheetSwitch(isOn: isOn, accessibilityLabel: text), to: row)
    }
    tree.attach(SheetRow(text: "Stages", styleClasses: ["LargeTableCell"]), to: table)
    let tabs = tree.attach(SheetTabs(), to: phone)
    for (index, (text, symbol)) in [("Trips", "house"), ("Map", "book"), ("Me", "person")]
      .enumerated()
    {
      let state: ControlState = index == 0 ? .selected : .normal
      tree.attach(
        SheetTab(text: text, image: .symbol(symbol), controlState: state), to: tabs)
    }
  }
}

// MARK: - StyleSheetNodes

// A node for each sort of widget that NUI styles, without any trait: all looks come from
// stylesheets.

struct SheetGallery: ViewNode, Padding {
  var padding: EdgeInsets { EdgeInsets(16) }
}

struct SheetPhone: ScreenNode {}

/// The name of a file, above its screen; no stylesheet applies to it.
struct SheetName: HeadingNode, TextContent {
  var text: String
}

struct SheetBar: NavigationBarNode, TextContent {
  var text: String
}

struct SheetBarItem: BarButtonItemNode, TextContent {
  var text: String
}

struct SheetLabel: LabelNode, TextContent, StyleClassed {
  var text: String
  var styleClasses: [String] = []
}

struct SheetButton: ButtonNode, TextContent, StyleClassed {
  var text: String
  var styleClasses: [String] = []
}

struct SheetField: TextFieldNode, TextContent, PlaceholderContent, AccessibilityLabelContent,
  StyleClassed
{
  var text = ""
  var placeholder: String
  var styleClasses: [String] = []
  var accessibilityLabel: String { placeholder }
}

struct SheetText: TextViewNode, TextContent, AccessibilityLabelContent {
  var text: String
  var accessibilityLabel: String { "Note" }
}

struct SheetSearch: SearchBarNode, PlaceholderContent, AccessibilityLabelContent {
  var placeholder: String
  var accessibilityLabel: String { placeholder }
}

struct SheetSegments: SegmentedControlNode, ItemsContent, AccessibilityLabelContent {
  var items: [String]
  var selectedIndex: Int? { 0 }
  var accessibilityLabel: String
}

struct SheetSwitch: SwitchNode, OnContent, AccessibilityLabelContent {
  var isOn: Bool
  var accessibilityLabel: String
}

struct SheetSlider: SliderNode, ValueContent, AccessibilityLabelContent {
  var value: Double
  var accessibilityLabel: String
}

struct SheetProgress: ProgressNode, ValueContent, AccessibilityLabelContent {
  var value: Double
  var accessibilityLabel: String
}

struct SheetTable: TableNode {}

struct SheetRow: TableCellNode, TextContent, StyleClassed {
  var text: String
  var styleClasses: [String] = []
}

struct SheetTabs: TabBarNode {}

struct SheetTab: TabBarItemNode, TextContent, ImageContent, ControlStateContent {
  var text: String
  var image: ImageReference
  var controlState = ControlState.normal
}
