internal import Foundation
internal import ProtocolStyle
internal import StyleHTML
internal import StyleInspector
internal import StyleSampling

/// The results of a sample in its themes, schemes, states and variants.
///
/// All of them are attached to one tree and drawn at once, so results that look alike share a class,
/// and a page has one style sheet. They're detached afterwards.
struct SampleResults {
  /// The large results, of which links choose one.
  let stage: String

  /// The tables of states, variants and environments.
  let tables: [SampleTable]

  /// The style sheet of all results.
  let css: String

  /// The result without a theme in the light scheme, with a separate style sheet.
  let first: (html: String, css: String)

  /// Draws a sample.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - chapter: Its module.
  ///   - tools: The tools for the samples of the module.
  ///   - keys: The axes of the environment's keys that the sample reads.
  ///   - styleSheet: The name of the file with the style sheet of the results.
  init(
    of sample: StyleSample, in chapter: BookChapter, with tools: ChapterTools,
    keys: [SituationAxis], styleSheet: String
  ) {
    var sampleNodes = SampleNodes(of: sample, in: chapter, keys, tools.tree)
    defer { for node in sampleNodes.all { tools.tree.detach(node) } }
    let rows = sampleNodes.rows
    let large = rows.map { sampleNodes.add($0.situation) }
    let plans = sampleNodes.addTables(besides: large)
    // The large results come first, and only these react to the reader.
    let results = tools.fragments.group(
      of: Array(sampleNodes.all[..<large.count]), inert: Array(sampleNodes.all[large.count...]))
    let html = results.html + results.inert
    css = results.css
    let own = tools.fragments.group(of: [], inert: [sampleNodes.all[large[0]]])
    first = (own.inert[0], own.css)
    stage = Self.stage(zip(rows, large).map { ($0, html[$1]) }, styleSheet)
    let hasOwnColors = large.allSatisfy(sampleNodes.hasOwnColors)
    tables = plans.map { plan in
      SampleTable(
        title: plan.title, note: plan.note, sample: sample.name, columns: plan.columns,
        rows: zip(rows, plan.results).map { row, results in
          SampleTable.Row(
            names: [(row.theme, [row.scheme])],
            cells: results.map { .init(html: html[$0.place], isRightToLeft: $0.isRightToLeft) })
        }.folded(overSchemes: hasOwnColors),
        styleSheet: styleSheet)
    }
  }

  private static func stage(
    _ results: [(row: SampleNodes.Row, html: String)], _ styleSheet: String
  ) -> String {
    var panels: [String] = []
    for (row, html) in results {
      let (identifier, name) = (row.identifier.escapedForMarkup, row.name.escapedForMarkup)
      let body = "<book-stage class=\"\(row.scheme)\">\(html)</book-stage>"
      panels.append(
        """
        <section class="panel" id="\(identifier)" aria-label="\(name)"><h3>\(name)</h3>
        \(ShadowPart.text(styleSheet: styleSheet, body: body))
        </section>
        """)
    }
    let first = results.first?.row
    let themes = results.map(\.row).filter { $0.scheme == first?.scheme }
    let schemes = results.map(\.row).filter { $0.theme == first?.theme }
    return """
      <div class="looks">\(themes.count > 1 ? links("Theme", themes.map { ($0.theme, $0) }) : "")\
      \(links("Color scheme", schemes.map { ($0.scheme, $0) }))</div>
      <h2 class="unseen">Result</h2>
      <div class="stage">\(panels.joined(separator: "\n"))</div>
      """
  }

  /// Links to the first combination with each theme, or with each scheme; the script changes them to
  /// those with the current scheme or theme.
  private static func links(_ title: String, _ rows: [(name: String, row: SampleNodes.Row)])
    -> String
  {
    let links = rows.enumerated().map { place, choice in
      "<a href=\"#\(choice.row.identifier.escapedForMarkup)\"\(place == 0 ? " aria-current=\"true\"" : "")>"
        + "\(choice.name.escapedForMarkup)</a>"
    }
    return "<nav aria-label=\"\(title)\"><b>\(title)</b> \(links.joined())</nav>"
  }
}

// MARK: - ChapterTools

/// The tools for all samples of a module, which share what is known of types, rules and styles.
struct ChapterTools {
  /// A tree that shows one sample after the other.
  let tree: StyleTree

  /// Renders the nodes of the tree.
  let fragments: HTMLFragments

  /// Inspects trees in all looks.
  let inspector: Inspector

  /// The packs of the module, about which samples have no findings.
  let packs: InspectedPacks

  init(of chapter: BookChapter, sources: SourceListing) {
    tree = StyleTree(packs: chapter.section.packs)
    fragments = HTMLFragments(of: tree)
    inspector = Inspector(
      themes: chapter.looks.map(\.themes),
      getters: GetterLocations(in: sources))
    packs = inspector.inspected(chapter.section.packs)
  }
}

// MARK: - SampleNodes

/// The nodes of a sample in the situations in which it's shown, attached to one tree.
private struct SampleNodes {
  /// A theme and a scheme, in which each table has a row.
  struct Row {
    let theme: String
    let scheme: String
    let situation: Situation

    /// The identifier of the large result.
    let identifier: String

    /// The names of both.
    var name: String { "\(theme), \(scheme)" }
  }

  /// A result: its place among all nodes.
  struct Result {
    let place: Int

    /// Whether it's drawn from right to left, although its node isn't in a scope with that direction.
    var isRightToLeft = false
  }

  /// A table: its results, row by row.
  struct Plan {
    let title: String
    let note: String
    let columns: [String]
    let results: [[Result]]
  }

  private let tree: StyleTree
  private let sample: StyleSample
  private let keys: [SituationAxis]

  /// Each theme in each scheme.
  let rows: [Row]
  private(set) var all: [AnyNodeHandle] = []

  init(
    of sample: StyleSample, in chapter: BookChapter, _ keys: [SituationAxis], _ tree: StyleTree
  ) {
    (self.sample, self.keys, self.tree) = (sample, keys, tree)
    let looks = SituationAxis(
      name: "themes",
      positions: chapter.looks.map {
        SituationAxis.Position(name: $0.name, situation: .themes($0.themes))
      })
    rows = [looks, .colorScheme].combinations.map { combination in
      let scheme = combination.names[1]
      return Row(
        theme: combination.names[0], scheme: scheme, situation: combination.situation,
        identifier: "\(chapter.looks[combination.positions[0]].identifier)-\(scheme)")
    }
  }

  /// Attaches the sample in themes and an environment, and returns its place among the nodes.
  mutating func add(_ situation: Situation, variant: SituationAxis.Combination? = nil) -> Int {
    let node = variant.map { sample.attach(to: tree, variant: $0) } ?? sample.attach(to: tree)
    let scope = StyleScope(themes: situation.themes ?? []) { $0 = situation.applied(to: $0) }
    tree.setScope(scope, at: node)
    all.append(node)
    return all.count - 1
  }

  /// Whether a result that has equal styles in both schemes is drawn alike in both, because neither its
  /// surroundings nor the looks of its kinds show.
  func hasOwnColors(_ place: Int) -> Bool {
    let drawnKinds: Set<NodeKind> = [.view, .label, .button, .barButtonItem]
    return tree.viewModel(of: all[place]).backgroundColor?.alpha == 1
      && tree.nodes(in: all[place]).allSatisfy { node in
        let model = tree.viewModel(of: node)
        let color = model.textColor ?? model.titleColorForState?[.normal] ?? model.tintColor
        return drawnKinds.contains(model.kind) && (model.kind == .view || color != nil)
      }
  }

  // MARK: Tables

  /// Attaches the sample for the tables of states, variants and environments.
  ///
  /// - Parameter normal: The places of the normal results, a row each.
  /// - Returns: The tables that have results.
  mutating func addTables(besides normal: [Int]) -> [Plan] {
    [states(besides: normal), variants(), environments(besides: normal)].compactMap(\.self)
  }

  private mutating func states(besides normal: [Int]) -> Plan? {
    let affecting = normal.map { place in
      tree.nodes(in: all[place]).map { Set(tree.controlStates(affecting: $0)) }
    }
    let states = Set(affecting.joined().joined()).subtracting([.normal]).sorted()
    var columns = [(state: ControlState.normal, places: normal, values: drawnValues(at: normal))]
    for state in states {
      let places = rows.indices.map { row in
        let place = add(rows[row].situation)
        // Before the nodes are styled for the first time.
        for (node, known) in zip(Array(tree.nodes(in: all[place])), affecting[row])
        where known.contains(state) {
          tree.setControlState(state, of: node)
        }
        return place
      }
      let values = drawnValues(at: places)
      if columns.contains(where: { $0.state.isSubset(of: state) && $0.values == values }) {
        for node in all.suffix(places.count) { tree.detach(node) }
        all.removeLast(places.count)
      } else {
        columns.append((state, places, values))
      }
    }
    if columns.count == 1 { return nil }
    return Plan(
      title: "States",
      note: "A state that isn't here looks like the normal one, or like one that is a part of it.",
      columns: columns.map { "\($0.state)" },
      results: normal.indices.map { row in columns.map { Result(place: $0.places[row]) } })
  }

  /// The values that are drawn of each node of results, in its control state.
  private func drawnValues(at places: [Int]) -> [[AttributeID: AnyHashable]] {
    places.flatMap { tree.nodes(in: all[$0]) }.map { node in
      let (model, state) = (tree.viewModel(of: node), tree.controlState(of: node))
      return model.reduce(into: [:]) { values, element in
        if element.value is ControlState { return }
        values[element.attribute] =
          model.value(of: element.attribute, drawnIn: state).map { AnyHashable($0) }
      }
    }
  }

  private mutating func variants() -> Plan? {
    let most = 24
    let count = sample.variants.count
    guard count > 1 else { return nil }
    let shown = Array(sample.variants.prefix(most))
    let columns = shown.map { variant in
      zip(sample.axes, variant.names).map { "\($0.name): \($1)" }.joined(separator: ", ")
    }
    let results = rows.map { row in
      shown.map { Result(place: add(row.situation, variant: $0)) }
    }
    let axes = sample.axes.map(\.name).joined(separator: " × ")
    let note = count > most ? "\(axes); the first \(most) of \(count) combinations." : axes
    return Plan(title: "Variants", note: note, columns: columns, results: results)
  }

  private mutating func environments(besides normal: [Int]) -> Plan {
    let sizes = SituationAxis(
      "text size", \.contentSizeCategory, values: [.extraSmall, .accessibilityLarge])
    let plain = StyleEnvironment()
    let columns = ([sizes, .layoutDirection, .contrast] + keys).flatMap { axis in
      axis.positions.map { (name: "\(axis.name) \($0.name.spelledOut)", situation: $0.situation) }
    }.filter { $0.situation.applied(to: plain) != plain }
    let environments = columns.map { $0.situation.applied(to: plain) }
    let results = zip(rows, normal).map { row, normal in
      let reads = tree.readsForDrawing(all[normal])
      return zip(columns, environments).map { column, environment in
        // The result is the normal one, with another direction around it.
        if !reads.intersects(environment.differences(from: plain)) {
          return Result(
            place: normal, isRightToLeft: environment.layoutDirection == .rightToLeft)
        }
        return Result(place: add(row.situation.merging(column.situation)))
      }
    }
    let names = keys.map { ", \($0.name)" }.joined()
    return Plan(
      title: keys.isEmpty
        ? "Text sizes, direction and contrast" : "Text sizes, direction, contrast\(names)",
      note:
        "For forced colors, turn them on in the system or in the browser's tools: these results "
        + "follow.",
      columns: columns.map(\.name), results: results)
  }
}

// MARK: - SampleTable

/// A table of results, with a row for each theme and scheme.
struct SampleTable {
  struct Row {
    /// The themes in which the results are the same, each with its schemes.
    var names: [(theme: String, schemes: [String])]
    let cells: [Cell]

    /// The scheme in which the results are shown.
    var scheme: String { names[0].schemes[0] }

    /// The themes with the same schemes, followed by these: `no theme, compact, light, dark`.
    var name: String {
      var groups: [(themes: [String], schemes: [String])] = []
      for (theme, schemes) in names {
        if let last = groups.indices.last, groups[last].schemes == schemes {
          groups[last].themes.append(theme)
        } else {
          groups.append(([theme], schemes))
        }
      }
      return groups.map { ($0.themes + $0.schemes).joined(separator: ", ") }
        .joined(separator: "; ")
    }
  }

  struct Cell: Hashable {
    let html: String
    let isRightToLeft: Bool
  }

  let title: String
  let note: String
  let sample: String
  let columns: [String]
  let rows: [Row]

  /// The name of the file with the style sheet of the results.
  let styleSheet: String

  /// The table with the rows that fit into a number of bytes, and the number of the others.
  func html(within room: Int) -> String {
    var (text, shown) = ("", 0)
    let head = columns.map { "<th scope=\"col\">\($0.escapedForMarkup)</th>" }.joined()
    let sample = sample.escapedForMarkup
    let columns = columns.map(\.escapedForMarkup)
    for row in rows {
      let name = row.name.escapedForMarkup
      let label =
        "<td><book-picture role=\"img\" class=\"\(row.scheme)\" aria-label=\"\(sample), \(name), "
      var line = "<tr><th scope=\"row\">\(name)</th>"
      for (column, cell) in zip(columns, row.cells) {
        line += label
        line += column
        line += cell.isRightToLeft ? "\"><book-inert inert dir=\"rtl\">" : "\"><book-inert inert>"
        line += cell.html
        line += "</book-inert></book-picture></td>"
      }
      line += "</tr>\n"
      guard text.utf8.count + line.utf8.count < room else { break }
      text += line
      shown += 1
    }
    let omitted =
      shown == rows.count
      ? ""
      : "<p class=\"quiet\">\(rows.count - shown) of \(rows.count) rows are omitted, because the "
        + "page would exceed \(StyleBook.pageLimit / 1_000) kB.</p>"
    let table = ShadowPart.text(
      styleSheet: styleSheet,
      body: """
        <book-scroll tabindex="0" role="region" aria-label="\(title.escapedForMarkup)"><table>\
        <thead><tr><td></td>\(head)</tr></thead><tbody>\(text)</tbody></table></book-scroll>
        """)
    return """
      <section><h2>\(title.escapedForMarkup)</h2><p class="quiet">\(note.escapedForMarkup)</p>
      \(shown == 0 ? "" : table)\(omitted)</section>
      """
  }
}

extension [SampleTable.Row] {
  /// The rows without those that equal a row above, whose names that row gets.
  ///
  /// - Parameter overSchemes: Whether results with equal styles are drawn alike in both schemes.
  /// - Returns: The rows that differ.
  func folded(overSchemes: Bool) -> [SampleTable.Row] {
    var folded: [SampleTable.Row] = []
    var places: [[SampleTable.Cell]: Int] = [:]
    for row in self {
      let cells = overSchemes ? row.cells.map(\.withoutScheme) : row.cells
      guard let place = places[cells] else {
        places[cells] = folded.count
        folded.append(row)
        continue
      }
      let (theme, schemes) = row.names[0]
      if let known = folded[place].names.firstIndex(where: { $0.theme == theme }) {
        folded[place].names[known].schemes += schemes
      } else {
        folded[place].names.append((theme, schemes))
      }
    }
    return folded
  }
}

extension SampleTable.Cell {
  /// The cell without the attribute of its element for the scheme.
  fileprivate var withoutScheme: Self {
    let html = ["light", "dark"].reduce(html) {
      $0.replacingOccurrences(of: " data-scheme=\"\($1)\"", with: "")
    }
    return Self(html: html, isRightToLeft: isRightToLeft)
  }
}

/// A part of a page in a shadow tree, so that its styles and those of the page don't mix.
enum ShadowPart {
  /// A part with the style sheet of a file in the same folder.
  static func text(styleSheet: String, body: String) -> String {
    text("", "<link rel=\"stylesheet\" href=\"\(styleSheet.address)\">", root: "../", body)
  }

  /// A part with a separate style sheet, whose result is drawn smaller if it's larger than a card.
  static func card(css: String, root: String, body: String) -> String {
    text(" data-fit", "<style>\(css)</style>", root: root, body)
  }

  private static func text(
    _ attributes: String, _ styles: String, root: String, _ body: String
  ) -> String {
    """
    <book-part\(attributes)><template shadowrootmode="open"><link rel="stylesheet" href="\(root)kinds.css">\
    \(styles)\(body)</template></book-part>
    """
  }
}
