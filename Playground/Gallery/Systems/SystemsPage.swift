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
    // Without the library's own looks of states, and of the pointer over a component.
    page.authorStyleSheet = """
      button, [role=button], input { pointer-events: none; \
      --wash: 0%; --ring: #0000; --press: 0; --focus: #0000; --halo: #0000 }
      """
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

extension RawRepresentable<String> {
  /// The name in words: `filledDarker` is "filled darker".
  var words: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }
}
