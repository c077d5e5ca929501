import ProtocolStyle
import StyleHTML

/// A page with each kind of control in its states, in the looks that pages have without styles.
struct KindStatesPage {
  let tree = StyleTree()

  /// The background of pages without styles.
  private static let background = (light: Color.white, dark: Color(rgb: 0x111113))

  /// Builds a section for each family of kinds, with a light and a dark sheet.
  init() {
    tree.attach(SpecimenBar(text: "All kinds in their states"))
    let page = tree.attach(SpecimenPage()).erased
    for family in KindFamily.all {
      let section = tree.attach(SpecimenColumn(spacing: 12), to: page)
      tree.attach(SpecimenTitle(text: family.name, size: 18), to: section)
      let shelf = tree.attach(SpecimenShelf(minimum: 1_072), to: section).erased
      for scheme in StyleEnvironment.ColorScheme.allCases { attach(family, scheme, to: shelf) }
    }
  }

  /// The page, in the browser's color scheme around the sheets.
  func bytes() -> [UInt8] {
    let page = HTMLPage(
      of: tree, title: "All kinds in their states", looks: [HTMLLook("kinds")],
      elements: [.inert: HTMLElement(inert: .div)])
    page.keepsControlStates = true
    // A shadow at the edges of a sheet over what is scrolled away, which covers move with the content.
    page.authorStyleSheet = """
      .sheet { --cover: light-dark(\(Self.background.light), \(Self.background.dark)); \
      --shade: light-dark(#0003, #fff3); background-image: \
      linear-gradient(90deg, var(--cover) 40%, #0000), \
      linear-gradient(270deg, var(--cover) 40%, #0000), \
      linear-gradient(90deg, var(--shade), #0000), linear-gradient(270deg, var(--shade), #0000); \
      background-position: 0, 100%, 0, 100%; background-size: 40px, 40px, 10px, 10px; \
      background-repeat: no-repeat; background-attachment: local, local, scroll, scroll }
      """
    page.headMarkup = Identity.headMarkup(
      title: "ProtocolStyle: all kinds in their states",
      description: "Each kind of control: normal, hovered, pressed, focused, disabled and invalid.",
      light: "#f3f3f5", dark: "#0b0b0d")
    return page.bytes()
  }

  private func attach(
    _ family: KindFamily, _ scheme: StyleEnvironment.ColorScheme, to shelf: AnyNodeHandle
  ) {
    let (light, dark) = Self.background
    let sheet = tree.attach(
      SpecimenSheet(
        background: { .adaptive(light: light, dark: dark) }, styleClasses: ["sheet"]), to: shelf)
    tree.setScope(StyleScope { $0.colorScheme = scheme }, at: sheet)
    let content = tree.attach(SpecimenContent(minimumWidth: 1_032), to: sheet).erased
    let (kinds, states) = (family.kinds, family.states)
    let specimen = Specimen(tree: tree, content: content)
    specimen.attachTable(
      states.map(\.name), rows: kinds.map(\.name), to: specimen.attachPart(scheme.name),
      gridColumns: KindFamily.longest, alignment: .fill
    ) { row, column, cell in
      let (kind, state) = (kinds[row], states[column])
      let picture = tree.attach(
        SpecimenPicture(accessibilityLabel: "\(kind.name), \(state.name.lowercased())"), to: cell)
      let inert = tree.attach(
        InertSpecimen(stackAlignment: kind.isWide ? .fill : .leading), to: picture)
      tree.setControlState(state.state, of: kind.attach(to: inert.erased, of: tree))
    }
  }
}

extension StyleEnvironment.ColorScheme {
  fileprivate var name: String { self == .light ? "Light" : "Dark" }
}

// MARK: - KindFamily

/// Kinds that can be in the same states.
struct KindFamily: Sendable {
  let name: String
  let states: [SpecimenState]
  let kinds: [Kind]

  /// A kind with the control that shows it.
  struct Kind: Sendable {
    let name: String
    let node: any StyleNode & Sendable

    /// The node around the control; nil for none.
    var container: (any StyleNode & Sendable)?

    /// Whether the control is as wide as its column.
    var isWide = false

    /// Attaches the control, and returns it.
    func attach(to parent: AnyNodeHandle, of tree: StyleTree) -> AnyNodeHandle {
      let parent = container.map { tree.attach(erased: $0, to: parent) } ?? parent
      return tree.attach(erased: node, to: parent)
    }
  }

  static let all = [buttons, fields, choices, rows, pictures]

  /// The number of states that a kind has at most, so that all columns are equally wide.
  static let longest = all.map(\.states.count).max() ?? 1

  // MARK: Families

  private static let (normal, hovered, pressed, focused, disabled, invalid) = (
    SpecimenState("Normal"), SpecimenState("Hovered", .hovered),
    SpecimenState("Pressed", .highlighted), SpecimenState("Focused", .focused),
    SpecimenState("Disabled", .disabled), SpecimenState("Invalid", .invalid)
  )

  private static let buttons = KindFamily(
    name: "Buttons and links", states: [normal, hovered, pressed, focused, disabled],
    kinds: [Kind(name: "Button", node: StateButton())]
      + ButtonVariantValue.allCases.map {
        Kind(name: "Button, \($0)", node: StateVariant(buttonVariant: $0))
      } + [
        Kind(name: "Bar button item", node: StateBarItem()),
        Kind(name: "Tab bar item", node: StateTab()),
        Kind(name: "Link", node: StateLink()),
      ])

  private static let fields = KindFamily(
    name: "Fields", states: [normal, hovered, focused, disabled, invalid],
    kinds: [
      Kind(name: "Text field", node: StateField(), isWide: true),
      Kind(name: "Text field with an image", node: StateImageField(), isWide: true),
      Kind(name: "Search bar", node: StateSearch(), isWide: true),
      Kind(name: "Text view", node: StateNotes(), isWide: true),
      Kind(name: "Stepper", node: StateStepper()),
      Kind(name: "Picker", node: StatePicker()),
      Kind(name: "Date picker", node: StateDate()),
    ])

  private static let choices = KindFamily(
    name: "Choices", states: [normal, hovered, pressed, focused, disabled],
    kinds: [
      Kind(name: "Switch, on", node: StateSwitch(isOn: true)),
      Kind(name: "Switch, off", node: StateSwitch(isOn: false)),
      Kind(name: "Slider", node: StateSlider(), isWide: true),
      Kind(name: "Segmented control", node: StateSegments()),
      Kind(name: "Page control", node: StatePages()),
    ])

  private static let rows = KindFamily(
    name: "Rows of tables", states: [normal, hovered, pressed, disabled],
    kinds: CellVariantValue.allCases.map {
      Kind(
        name: "Cell, \($0)", node: StateCell(cellVariant: $0), container: StateTable(), isWide: true
      )
    })

  private static let pictures = KindFamily(
    name: "Kinds with one state", states: [normal],
    kinds: [
      Kind(name: "Label", node: StateLabel()),
      Kind(name: "Image", node: StateImage()),
      Kind(name: "Progress", node: StateProgress(), isWide: true),
      Kind(name: "Activity indicator", node: StateIndicator()),
    ])
}

// MARK: - Nodes

private struct StateButton: ButtonNode, TextContent {
  var text: String { "Continue" }
}

private struct StateVariant: ButtonNode, ButtonVariant, TextContent {
  var buttonVariant: ButtonVariantValue
  var text: String { "Continue" }
}

private struct StateBarItem: BarButtonItemNode, TextContent {
  var text: String { "Edit" }
}

private struct StateTab: TabBarItemNode, TextContent, ImageContent {
  var text: String { "Library" }
  var image: ImageReference { .symbol("book") }
}

private struct StateLink: LinkNode, TextContent, LinkContent {
  var text: String { "About the author" }
  var link: String { "https://example.com/author" }
}

private struct StateField: TextFieldNode, TextContent {
  var text: String { "Ada Lovelace" }
}

private struct StateImageField: TextFieldNode, TextContent, LeadingImageContent {
  var text: String { "Ada Lovelace" }
  var leadingImage: ImageReference { .symbol("person") }
}

private struct StateSearch: SearchBarNode, PlaceholderContent {
  var placeholder: String { "Titles" }
}

private struct StateNotes: TextViewNode, TextContent {
  var text: String { "Borrow the second part." }
}

private struct StateStepper: StepperNode, ValueContent {
  var value: Double { 12 }
  var range: ClosedRange<Double> { 0...100 }
}

private struct StatePicker: PickerNode, ItemsContent {
  var items: [String] { ["Calm", "Lively"] }
  var selectedIndex: Int? { 1 }
}

private struct StateDate: DatePickerNode, DateContent {
  var date: CalendarDate { CalendarDate(year: 2026, month: 11, day: 22) }
}

private struct StateSwitch: SwitchNode, OnContent {
  var isOn: Bool
}

private struct StateSlider: SliderNode, ValueContent {
  var value: Double { 0.4 }
}

private struct StateSegments: SegmentedControlNode, ItemsContent {
  var items: [String] { ["List", "Grid"] }
  var selectedIndex: Int? { 0 }
}

private struct StatePages: PageControlNode, PageContent {
  var currentPage: Int { 1 }
  var numberOfPages: Int { 4 }
}

private struct StateTable: TableNode {}

private struct StateCell: TableCellNode, CellVariant, TextContent, DetailTextContent, AccessoryType
{
  var cellVariant: CellVariantValue
  var text: String { "Storage" }
  var detailText: String { cellVariant == .default ? "" : "1.2 GB" }
  var accessoryType: AccessoryTypeValue { .disclosureIndicator }
}

private struct StateLabel: LabelNode, TextContent {
  var text: String { "Chapter 7 of 20" }
}

private struct StateImage: ImageNode, ImageContent {
  var image: ImageReference { .symbol("book") }
}

private struct StateProgress: ProgressNode, ValueContent {
  var value: Double { 0.4 }
}

private struct StateIndicator: ActivityIndicatorNode {}
