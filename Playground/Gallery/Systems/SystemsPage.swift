import FluentPack
import OUDSPack
import ProtocolStyle
import StyleHTML
import WarpPack

/// Sheets with the components of three design systems: each brand and scheme, in every state.
///
/// The packs are in `Tests/Fixtures/RealSystems`. Each component stays in the state that its column
/// names.
struct SystemsPage {
  let tree = StyleTree(packs: [.ouds, .warp, .fluent])

  /// Builds the sheets.
  init() {
    tree.attach(SpecimenBar(text: "Three design systems"))
    let page = tree.attach(SpecimenPage()).erased
    for system in System.allCases { attach(system, to: page) }
  }

  /// The page, in the browser's color scheme around the sheets.
  func bytes() -> [UInt8] {
    let page = HTMLPage(of: tree, title: "Three design systems", looks: [HTMLLook("systems")])
    page.keepsControlStates = true
    // Without the library's own looks for hovering and for invalid fields.
    page.authorStyleSheet = "button, input { --wash: 0%; --ring: #0000 }"
    page.headMarkup = Identity.headMarkup(
      title: "ProtocolStyle: three design systems",
      description: "Components of OUDS, Warp and Fluent in all states, brands and schemes.",
      light: "#f3f3f5", dark: "#0b0b0d")
    return page.bytes()
  }

  private func attach(_ system: System, to page: AnyNodeHandle) {
    let section = tree.attach(SpecimenColumn(spacing: 24), to: page).erased
    let head = tree.attach(SpecimenColumn(spacing: 4), to: section)
    tree.attach(SpecimenTitle(text: system.rawValue), to: head)
    tree.attach(SpecimenNote(text: system.note), to: head)
    for brand in system.brands {
      let part = tree.attach(SpecimenColumn(spacing: 12), to: section)
      tree.attach(SpecimenTitle(text: brand.name, size: 18), to: part)
      let shelf = tree.attach(SpecimenShelf(), to: part).erased
      for appearance in system.appearances { attach(system, brand, appearance, to: shelf) }
    }
  }

  /// Attaches a sheet of a brand in one appearance.
  private func attach(
    _ system: System, _ brand: System.Brand, _ appearance: System.Appearance,
    to shelf: AnyNodeHandle
  ) {
    let sheet = tree.attach(SpecimenSheet(background: system.background), to: shelf)
    tree.setScope(
      StyleScope(themes: brand.theme.map { [$0] } ?? []) {
        $0.colorScheme = appearance == .light ? .light : .dark
        $0.contrast = appearance == .highContrast ? .increased : .standard
      }, at: sheet)
    let content = tree.attach(SpecimenContent(), to: sheet).erased
    tree.attach(SpecimenTitle(text: appearance.rawValue, size: 14), to: content)
    let specimen = Specimen(tree: tree, content: content, brand: brand.theme)
    switch system {
    case .ouds: specimen.attachOUDS()
    case .warp: specimen.attachWarp()
    case .fluent: specimen.attachFluent()
    }
  }
}

/// The systems, by their names.
enum System: String, CaseIterable, Sendable {
  case ouds = "OUDS"
  case warp = "Warp"
  case fluent = "Fluent"

  struct Brand {
    let name: String
    var theme: Theme?
  }

  enum Appearance: String, CaseIterable {
    case light = "Light"
    case dark = "Dark"
    case highContrast = "High contrast"
  }

  var note: String {
    switch self {
    case .ouds: "Orange’s system, with the numbers of OUDS Web 1.4."
    case .warp: "Vend’s system of marketplaces, with the numbers of its tokens and elements."
    case .fluent: "Microsoft’s system, with the numbers of Fluent UI React 9."
    }
  }

  var brands: [Brand] {
    switch self {
    case .ouds:
      [
        Brand(name: "Orange"), Brand(name: "Sosh", theme: .oudsSosh),
        Brand(name: "Orange Compact", theme: .oudsOrangeCompact),
        Brand(name: "Orange, rounded", theme: .oudsRounded),
      ]
    case .warp:
      [
        Brand(name: "Finn"), Brand(name: "Tori", theme: .warpTori),
        Brand(name: "Blocket", theme: .warpBlocket), Brand(name: "DBA", theme: .warpDBA),
        Brand(name: "Vend", theme: .warpVend),
      ]
    case .fluent:
      [Brand(name: "Web"), Brand(name: "Teams", theme: .fluentTeams)]
    }
  }

  /// Only Fluent publishes a theme for high contrast.
  var appearances: [Appearance] {
    self == .fluent ? Appearance.allCases : [.light, .dark]
  }

  var background: @Sendable () -> Color {
    switch self {
    case .ouds: { Token.oudsBackground.value }
    case .warp: { Token.warpBackground.value.rest }
    case .fluent: { Token.fluentBackground1.value.rest }
    }
  }
}

/// A state of a component, with its name in the system.
struct SpecimenState {
  let name: String
  let state: ControlState

  init(_ name: String, _ state: ControlState = .normal) {
    self.name = name
    self.state = state
  }
}

/// Attaches components to a sheet.
struct Specimen {
  let tree: StyleTree
  let content: AnyNodeHandle

  /// The theme of the brand; nil for the first one, whose values are the pack's defaults.
  let brand: Theme?

  /// The values of all rows on a sheet of the first brand, and some of them on others, because sizes
  /// don't change colors.
  func shown<Value>(_ all: [Value], else some: [Value]) -> [Value] { brand == nil ? all : some }

  /// Attaches the name of a component, and a container for its parts.
  func attachPart(_ name: String) -> AnyNodeHandle {
    let part = tree.attach(SpecimenColumn(spacing: 12), to: content).erased
    tree.attach(SpecimenTitle(text: name, size: 13), to: part)
    return part
  }

  /// Attaches a table: states or variants are columns, and each row has a name.
  ///
  /// - Parameters:
  ///   - columns: The names of the columns.
  ///   - rows: The names of the rows.
  ///   - part: The part to add it to.
  ///   - cell: A closure that attaches the component of a row and column to a cell.
  func attachTable(
    _ columns: [String], rows: [String], to part: AnyNodeHandle,
    cell: (_ row: Int, _ column: Int, _ cell: AnyNodeHandle) -> Void
  ) {
    let grid = tree.attach(SpecimenGrid(columns: columns.count), to: part)
    for name in columns { tree.attach(SpecimenCaption(text: name), to: grid) }
    for (row, name) in rows.enumerated() {
      if !name.isEmpty {
        tree.attach(SpecimenCaption(text: name, columnSpan: columns.count), to: grid)
      }
      for column in columns.indices {
        cell(row, column, tree.attach(SpecimenCell(), to: grid).erased)
      }
    }
  }

  /// Attaches components in columns, each below its name.
  func attachNamed(
    _ names: [String], columns: Int, to part: AnyNodeHandle,
    cell: (_ index: Int, _ cell: AnyNodeHandle) -> Void
  ) {
    let grid = tree.attach(
      SpecimenGrid(columns: columns, spacing: 12, stackAlignment: .fill), to: part)
    for (index, name) in names.enumerated() {
      let column = tree.attach(SpecimenColumn(spacing: 6), to: grid).erased
      tree.attach(SpecimenCaption(text: name), to: column)
      cell(index, column)
    }
  }
}

extension RawRepresentable<String> {
  /// The name in words: `filledDarker` is "filled darker".
  var words: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }
}
