import ProtocolStyle
import StyleHTML

/// A page with stacks, rich text, and the looks of controls, tables and bars.
struct WordsPage {
  private struct Root: ScreenNode {}

  private struct Box: ViewNode {}

  private struct Text: LabelNode, TextContent {
    var text: String
  }

  private struct Rich: LabelNode, RichTextContent {
    var richText: RichText
  }

  private struct Action: ButtonNode, TextContent, ImageContent, SubtitleContent {
    var text = "Pay"
    var image = ImageReference.symbol("creditcard")
    var subtitle = ""
  }

  private struct Terms: LinkNode, TextContent, LinkContent, Underline, AccessibilityHintContent {
    let text = "Terms of use"
    let link = "https://example.com/terms"
    let underline = TextLineStyle.solid
    let accessibilityHint = "Opens a page"
  }

  private struct Entry: TextFieldNode, TextContent, PlaceholderContent, InputKindContent,
    LeadingImageContent, TrailingImageContent, AccessibilityLabelContent
  {
    let text = ""
    let placeholder = "name@example.com"
    let inputKind = InputKind.email
    let leadingImage = ImageReference.symbol("envelope")
    let trailingImage = ImageReference.symbol("checkmark")
    let accessibilityLabel = "Email"
  }

  private struct Clearable: TextFieldNode, TextContent, ClearButtonMode, AccessibilityLabelContent {
    let text = "Berlin"
    var clearButtonMode: ClearButtonModeValue { .always }
    let accessibilityLabel = "City"
  }

  private struct Icon: ImageNode, ImageContent {
    var image = ImageReference.symbol("speaker.wave.3")
  }

  private struct Bar: NavigationBarNode, TextContent, SubtitleContent {
    let text = "Words"
    let subtitle = "All of them"
  }

  private struct Done: BarButtonItemNode, TextContent, BarItemVariant {
    let text = "Done"
    var barItemVariant: BarItemVariantValue { .prominent }
  }

  private struct List: TableNode, ListVariant, SeparatorInsets {
    var listVariant: ListVariantValue
    var separatorInsets: EdgeInsets { EdgeInsets(top: 0, left: 52, bottom: 0, right: 16) }
  }

  private struct Group: TableSectionNode {}

  private struct Head: TableSectionHeaderNode, TextContent {
    let text = "Devices"
  }

  private struct Row: TableCellNode, TextContent, DetailTextContent, ImageContent, CellVariant,
    AccessoryType, SelectedBackgroundColor, ControlStateContent
  {
    var text: String
    var cellVariant: CellVariantValue
    var controlState = ControlState.normal
    let detailText = "Connected"
    let image = ImageReference.symbol("wifi")
    var accessoryType: AccessoryTypeValue { .disclosureIndicator }
    var selectedBackgroundColor: Color { .systemTeal.withAlpha(0.3) }
  }

  private struct Volume: SliderNode, ValueContent, ThumbImageForState, AccessibilityLabelContent {
    let value = 0.4
    let accessibilityLabel = "Volume"
    var thumbImageForState: StateValues<ImageReference> { [.normal: .symbol("star.fill")] }
  }

  private struct Count: StepperNode, ValueContent, IncrementImageForState, DecrementImageForState,
    AccessibilityLabelContent
  {
    let value = 4.0
    let range = 0.0...9
    let accessibilityLabel = "Count"
    var incrementImageForState: StateValues<ImageReference> { [.normal: .symbol("chevron.right")] }
    var decrementImageForState: StateValues<ImageReference> { [.normal: .symbol("chevron.left")] }
  }

  private struct Pages: PageControlNode, PageContent, PageIndicatorImageForState {
    let numberOfPages = 4
    let currentPage = 1
    var pageIndicatorImageForState: StateValues<ImageReference> {
      [.normal: .symbol("heart"), .selected: .symbol("heart.fill")]
    }
  }

  private struct Tabs: TabBarNode, UnselectedItemTintColor {
    var unselectedItemTintColor: Color { .systemBrown }
  }

  private struct Tab: TabBarItemNode, TextContent, ImageContent, ControlStateContent {
    var text: String
    var image: ImageReference
    var controlState = ControlState.normal
  }

  private typealias Write = (inout ViewModel) -> Void

  private let tree: StyleTree
  private let screen: AnyNodeHandle

  /// Creates the page in a color scheme and a direction.
  init(
    isDark: Bool = false, direction: StyleEnvironment.LayoutDirection = .leftToRight
  ) {
    tree = StyleTree()
    tree.environment.colorScheme = isDark ? .dark : .light
    tree.environment.layoutDirection = direction
    screen = tree.attach(Root()).erased
    addBar()
    addStacks()
    addTexts()
    addButtons()
    addFields()
    addEffects()
    addLists()
    addTabs()
    tree.refresh()
  }

  /// The page.
  func text(elements: [NodeKind: HTMLElement] = [:]) -> String {
    String(
      decoding: HTMLPage(of: tree, title: "Words", isPatchable: true, elements: elements).bytes(),
      as: UTF8.self)
  }

  @discardableResult
  private func add(
    _ node: some StyleNode, to parent: AnyNodeHandle? = nil, _ write: @escaping Write = { _ in }
  ) -> AnyNodeHandle {
    let handle = tree.attach(erased: node, to: parent ?? screen)
    tree.override(handle, write)
    return handle
  }

  private func addBar() {
    let bar = add(Bar())
    add(Done(), to: bar)
  }

  private func addStacks() {
    let list = add(Box()) {
      $0.gridColumns = .count(3)
      $0.spacing = 8
    }
    for texts in [["Flat white", "200 ml", "3.40 €"], ["Tea", "A pot for two", "12 €"]] {
      let row = add(Box(), to: list) { $0.stackAxis = .horizontal }
      for (column, text) in texts.enumerated() {
        add(Text(text: text), to: row) {
          if column == 2 {
            $0.textAlignment = .natural
            $0.font = FontDescriptor(textStyle: .body).monospacedDigits()
          }
        }
      }
    }
    let line = add(Box()) {
      $0.stackAxis = .horizontal
      $0.stackAlignment = .center
      $0.spacing = 8
    }
    add(Text(text: "Grows"), to: line) {
      $0.growth = 1
      $0.backgroundColor = .systemTeal.withAlpha(0.3)
    }
    add(Action(text: "Keeps its size"), to: line) { $0.buttonVariant = .gray }
    let tags = add(Box()) {
      $0.stackAxis = .horizontal
      $0.wrapsChildren = true
      $0.spacing = 6
    }
    for text in ["wrapping", "tags", "of", "several", "lengths", "in", "lines", "go on"] {
      add(Text(text: text), to: tags) {
        $0.cornerShape = .capsule
        $0.backgroundColor = .systemYellow.withAlpha(0.4)
        $0.padding = EdgeInsets(top: 2, left: 10, bottom: 2, right: 10)
      }
    }
    let layers = add(Box()) {
      $0.stackAxis = .layered
      $0.stackAlignment = .center
      $0.height = 60
      $0.backgroundColor = .systemIndigo.withAlpha(0.2)
    }
    add(Text(text: "behind behind behind"), to: layers)
    add(Text(text: "in front"), to: layers) {
      $0.backgroundMaterial = .thin
      $0.padding = EdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
      $0.cornerShape = .capsule
    }
  }

  private func addTexts() {
    add(
      Rich(
        richText: """
          Pay **12 €** for *two* ~~three~~ `teas` [now](https://example.com), or \
          [never](javascript:hit)
          """))
    add(
      Rich(
        richText: RichText([
          TextRun("Red").color(.systemRed).bold(), TextRun(" and "),
          TextRun("dotted").underline(TextLineStyle(.dotted, color: .systemBlue)),
        ])))
    add(Text(text: "Old price")) { $0.strikethrough = TextLineStyle(.solid, color: .systemRed) }
    add(Terms())
  }

  private func addButtons() {
    let grid = add(Box()) {
      $0.gridColumns = .adaptive(minimum: 150)
      $0.spacing = 8
    }
    for variant in ButtonVariantValue.allCases {
      add(Action(text: variant.rawValue), to: grid) { $0.buttonVariant = variant }
    }
    add(Action(subtitle: "12 €"), to: grid) { $0.buttonVariant = .tinted }
    add(Action(text: "Busy"), to: grid) {
      $0.buttonVariant = .filled
      $0.showsActivity = true
    }
    for placement in ImagePlacementValue.allCases {
      add(Action(text: placement.rawValue), to: grid) {
        $0.buttonVariant = .bordered
        $0.imagePlacement = placement
      }
    }
    for size in ControlSizeValue.allCases {
      add(Action(text: size.rawValue), to: grid) {
        $0.buttonVariant = .filled
        $0.controlSize = size
      }
    }
  }

  private func addFields() {
    add(Entry())
    add(Clearable())
    add(Volume())
    add(Count())
    add(Pages())
  }

  private func addEffects() {
    let card = add(Box()) {
      $0.cornerRadius = 24
      $0.padding = EdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
      $0.backgroundGradient = Gradient([.systemPurple, .systemOrange], angle: 90)
      $0.stackAxis = .horizontal
      $0.stackAlignment = .center
      $0.spacing = 12
    }
    let shapes: [Write] = [
      { $0.cornerShape = .concentric },
      { $0.cornerShape = .radii(topLeading: 20, bottomTrailing: 20) },
      { $0.cornerShape = .radii(16).continuous() },
      { $0.transform = TransformValue(rotation: 10) },
      { $0.blur = 2 },
    ]
    for shape in shapes {
      add(Box(), to: card) {
        $0.backgroundColor = .white.withAlpha(0.8)
        $0.height = 48
        $0.growth = 1
        shape(&$0)
      }
    }
    let icons = add(Box()) {
      $0.stackAxis = .horizontal
      $0.spacing = 12
    }
    let looks: [(String, Write)] = [
      ("bell", { $0.symbolWeight = .ultraLight }), ("bell", { $0.symbolWeight = .black }),
      ("bell", { $0.symbolScale = .small }), ("bell", { $0.symbolScale = .large }),
      ("plus.circle", { $0.symbolRendering = .hierarchical }),
      ("plus.circle", { $0.symbolRendering = .palette([.systemRed, .systemBlue]) }),
      ("speaker.wave.3", { $0.symbolValue = 0.6 }),
    ]
    for (name, look) in looks { add(Icon(image: .symbol(name)), to: icons, look) }
  }

  private func addLists() {
    for variant in ListVariantValue.allCases {
      let list = add(List(listVariant: variant))
      let group = add(Group(), to: list)
      add(Head(), to: group)
      for cell in CellVariantValue.allCases {
        add(Row(text: "\(variant) \(cell)", cellVariant: cell), to: group)
      }
      add(Row(text: "Selected", cellVariant: .value, controlState: .selected), to: group)
    }
  }

  private func addTabs() {
    let tabs = add(Tabs())
    add(Tab(text: "Home", image: .symbol("house"), controlState: .selected), to: tabs)
    add(Tab(text: "Cards", image: .symbol("creditcard")), to: tabs)
  }
}
