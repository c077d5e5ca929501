internal import ProtocolStyle
internal import StyleHTML
internal import StyleSampling

/// The results of a sample in its themes, schemes, states and variants.
struct SampleResults {
  private let sample: StyleSample
  private let chapter: BookChapter

  /// A situation in which a sample is shown.
  private struct Situation {
    var look: BookChapter.Look
    var scheme: StyleEnvironment.ColorScheme
    var size: StyleEnvironment.ContentSizeCategory?
    var direction: StyleEnvironment.LayoutDirection?
    var contrast: StyleEnvironment.Contrast?
    var state: ControlState?
    var variant: Int?
  }

  init(of sample: StyleSample, in chapter: BookChapter) {
    (self.sample, self.chapter) = (sample, chapter)
  }

  private var rows: [(look: BookChapter.Look, scheme: StyleEnvironment.ColorScheme)] {
    chapter.looks.flatMap { look in
      StyleEnvironment.ColorScheme.allCases.map { (look, $0) }
    }
  }

  /// Attaches the sample in a situation.
  private func attach(_ situation: Situation, to tree: StyleTree) -> AnyNodeHandle {
    let node =
      situation.variant.map { sample.attach(to: tree, variant: $0).node }
      ?? sample.attach(to: tree)
    let scope = StyleScope(themes: situation.look.themes) {
      $0.colorScheme = situation.scheme
      if let size = situation.size { $0.contentSizeCategory = size }
      if let direction = situation.direction { $0.layoutDirection = direction }
      if let contrast = situation.contrast { $0.contrast = contrast }
    }
    tree.setScope(scope, at: node)
    if let state = situation.state {
      for node in tree.nodes(in: node) where tree.controlStates(affecting: node).contains(state) {
        tree.setControlState(state, of: node)
      }
    }
    return node
  }

  // MARK: - Stage

  /// The large results, of which links choose one.
  func stage() -> (html: String, first: (html: String, css: String)) {
    var first: (html: String, css: String)?
    var (links, panels) = ([String](), [String]())
    for row in rows {
      let tree = StyleTree(packs: chapter.section.packs)
      let node = attach(Situation(look: row.look, scheme: row.scheme), to: tree)
      let (html, css) = HTMLFragment.fragments(of: [node], in: tree)
      if first == nil { first = (html[0], css) }
      let identifier = "\(row.look.identifier)-\(row.scheme.rawValue)".escaped
      let name = "\(row.look.name), \(row.scheme.rawValue)".escaped
      links.append("<a href=\"#\(identifier)\">\(name)</a>")
      panels.append(
        """
        <section class="panel" id="\(identifier)" aria-label="\(name)"><h2>\(name)</h2>
        \(ShadowPart.text(css: css, body: "<book-stage class=\"\(row.scheme.rawValue)\">\(html[0])</book-stage>"))
        </section>
        """)
    }
    let html = """
      <nav class="looks" aria-label="Themes and schemes">\(links.joined())</nav>
      <div class="stage">\(panels.joined(separator: "\n"))</div>
      """
    return (html, first ?? ("", ""))
  }

  // MARK: - Tables

  /// The tables of states, environments and variants.
  mutating func tables() -> [SampleTable] {
    let states = statesTable()
    let environments = table(
      "Text sizes, direction and contrast",
      note:
        "For forced colors, turn them on in the system or in the browser's tools: these results "
        + "follow.",
      columns: [
        ("small text", { $0.size = .extraSmall }),
        ("large text", { $0.size = .accessibilityLarge }),
        ("right to left", { $0.direction = .rightToLeft }),
        ("increased contrast", { $0.contrast = .increased }),
      ])
    return [states, variantsTable(), environments].compactMap(\.self)
  }

  private func statesTable() -> SampleTable? {
    let tree = StyleTree(packs: chapter.section.packs)
    var states: Set<ControlState> = []
    for row in rows {
      let node = attach(Situation(look: row.look, scheme: row.scheme), to: tree)
      for node in tree.nodes(in: node) { states.formUnion(tree.controlStates(affecting: node)) }
    }
    states.remove(.normal)
    if states.isEmpty { return nil }
    return table(
      "States", note: "Other states look like the normal one.",
      columns: ([.normal] + states.sorted()).map { state in
        ("\(state)", { $0.state = state == .normal ? nil : state })
      })
  }

  private func variantsTable() -> SampleTable? {
    let most = 24
    let count = sample.variantCount
    guard count > 1 else { return nil }
    let scratch = StyleTree(packs: chapter.section.packs)
    typealias Column = (name: String, change: (inout Situation) -> Void)
    let columns = (0..<min(count, most)).map { number -> Column in
      let names = sample.attach(to: scratch, variant: number).names
      let name = names.map { "\($0.axis): \($0.value)" }.joined(separator: ", ")
      return (name, { $0.variant = number })
    }
    let axes = sample.axes.map(\.name).joined(separator: " × ")
    let note = count > most ? "\(axes); the first \(most) of \(count) combinations." : axes
    return table("Variants", note: note, columns: columns)
  }

  private func table(
    _ title: String, note: String, columns: [(name: String, change: (inout Situation) -> Void)]
  ) -> SampleTable {
    let tree = StyleTree(packs: chapter.section.packs)
    let nodes = rows.flatMap { row in
      columns.map { column in
        var situation = Situation(look: row.look, scheme: row.scheme)
        column.change(&situation)
        return attach(situation, to: tree)
      }
    }
    let (html, css) = HTMLFragment.fragments(of: nodes, in: tree)
    return SampleTable(
      title: title, note: note, sample: sample.name, columns: columns.map(\.name),
      rows: rows.enumerated().map { index, row in
        SampleTable.Row(
          name: "\(row.look.name), \(row.scheme.rawValue)", scheme: row.scheme.rawValue,
          cells: Array(html[index * columns.count..<(index + 1) * columns.count]))
      },
      css: css)
  }
}

// MARK: - SampleTable

/// A table of results, with a row for each theme and scheme.
struct SampleTable {
  struct Row {
    let name: String
    let scheme: String
    let cells: [String]
  }

  let title: String
  let note: String
  let sample: String
  let columns: [String]
  let rows: [Row]
  let css: String

  /// The table with the rows that fit into a number of bytes, and the number of the others.
  func html(within room: Int) -> String {
    var (text, shown) = ("", 0)
    let head = columns.map { "<th scope=\"col\">\($0.escaped)</th>" }.joined()
    for row in rows {
      let cells = zip(columns, row.cells).map { column, cell in
        let label = "\(sample), \(row.name), \(column)".escaped
        return "<td><book-picture role=\"img\" aria-label=\"\(label)\" class=\"\(row.scheme)\">"
          + "<book-inert inert>\(cell)</book-inert></book-picture></td>"
      }
      let line = "<tr><th scope=\"row\">\(row.name.escaped)</th>\(cells.joined())</tr>"
      guard css.utf8.count + text.utf8.count + line.utf8.count < room else { break }
      text += line + "\n"
      shown += 1
    }
    let omitted =
      shown == rows.count
      ? ""
      : "<p class=\"quiet\">\(rows.count - shown) of \(rows.count) rows are omitted, because the "
        + "page would exceed \(StyleBook.pageLimit / 1_000) kB.</p>"
    let table = ShadowPart.text(
      css: css,
      body: "<book-scroll tabindex=\"0\" role=\"region\" aria-label=\"\(title.escaped)\"><table>"
        + "<thead><tr><td></td>\(head)</tr></thead><tbody>\(text)</tbody></table></book-scroll>")
    return """
      <section><h2>\(title.escaped)</h2><p class="quiet">\(note.escaped)</p>
      \(shown == 0 ? "" : table)\(omitted)</section>
      """
  }
}

/// A part of a page in a shadow tree, so that its styles and those of the page don't mix.
enum ShadowPart {
  static func text(css: String, body: String) -> String {
    "<book-part><template shadowrootmode=\"open\"><link rel=\"stylesheet\" href=\"../kinds.css\">"
      + "<style>\(css)</style>\(body)</template></book-part>"
  }
}
