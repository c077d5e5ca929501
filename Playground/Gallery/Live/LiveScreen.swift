import Foundation
import ProtocolStyle
import StyleFiles
import StyleTerminal

/// The café in a terminal, restyled by a file and by keys, with a panel about both.
///
/// It only draws lines, without a terminal, so tests can read them.
final class LiveScreen {
  private let tree = StyleTree()
  private let phone: AnyNodeHandle

  private let file: URL
  private var style: LiveStyle?
  private var error: String?
  private var readings = 0
  private var theme = 0
  private var choice = 0
  private var firstLine = 0

  /// The nodes that the last change restyled, and the time that it took; nil before the first one.
  private(set) var lastChange: (count: Int, time: Duration)?

  init(file: URL) {
    self.file = file
    phone = tree.attach(CafePhone()).erased
    CafeBuilder(tree: tree).attachMenu(to: tree.attach(CafeScreen(), to: phone).erased)
    // A terminal has no pictures.
    if let picture = tree.first(CafePicture.self) { tree.detach(picture) }
    tree.themes = themes
    tree.refresh()
  }

  /// Shows a reading of the file; after an error the styles before it stay.
  func show(_ update: StyleFileWatcher<LiveStyle>.Update) {
    let isNews = error != nil || update.error != nil
    error = update.error.map { relative("\($0)") }
    if !isNews, let style, let new = update.value, style.hasSameContents(as: new) { return }
    readings += 1
    guard update.error == nil, let style = update.value else { return }
    self.style = style
    choice = min(choice, style.themes.count - 1)
    change { tree in
      tree.themes = themes
      tree.styleSheet = style.styleSheet
    }
  }

  /// A message without the folder of the file, which takes room, and is the file's in any case.
  private func relative(_ message: String) -> String {
    message.replacing(file.deletingLastPathComponent().path + "/", with: "")
  }

  /// Performs the action of a key.
  func press(_ key: LiveKey) {
    switch key {
    case .theme:
      theme = (theme + 1) % Theme.cafe.count
      change { $0.themes = themes }
    case .choice:
      choice = (choice + 1) % max(style?.themes.count ?? 1, 1)
      change { $0.themes = themes }
    case .scheme:
      change { $0.environment.colorScheme = $0.environment.colorScheme == .dark ? .light : .dark }
    case .contrast:
      change { tree in
        tree.environment.contrast = tree.environment.contrast == .increased ? .standard : .increased
      }
    case .larger: changeSize(by: 1)
    case .smaller: changeSize(by: -1)
    case .up: firstLine = max(firstLine - 1, 0)
    case .down: firstLine += 1
    case .quit: break
    }
  }

  private func changeSize(by step: Int) {
    let sizes = StyleEnvironment.ContentSizeCategory.allCases
    let place = (sizes.firstIndex(of: tree.environment.contentSizeCategory) ?? 0) + step
    guard sizes.indices.contains(place) else { return }
    change { $0.environment.contentSizeCategory = sizes[place] }
  }

  private var themes: [Theme] {
    [Theme.cafe[theme]] + (style.map { $0.themes[choice].layers } ?? [])
  }

  private func change(_ body: (StyleTree) -> Void) {
    let start = ContinuousClock.now
    body(tree)
    let report = tree.refresh()
    lastChange = (report.changes.count, start.duration(to: .now))
  }
}

extension LiveScreen {
  /// The lines in a terminal: the café, and the panel beside it, or below it where there is no
  /// room.
  ///
  /// - Parameters:
  ///   - size: The room; no line is wider, and there are at most as many lines as rows.
  ///   - depth: The colors of the terminal.
  /// - Returns: The lines.
  func lines(in size: TerminalSize, depth: ColorDepth) -> [TextLine] {
    let columns = min(Self.phoneColumns, size.columns)
    let drawing = TerminalRenderer(colorDepth: depth, columns: columns).lines(of: phone, in: tree)
    let beside = size.columns - Self.phoneColumns - Self.gap
    guard beside >= Self.leastPanel else {
      let panel = panel(columns: size.columns).prefix(size.rows)
      let room = size.rows - panel.count
      return (window(drawing, rows: room) + panel).map { $0.clipped(to: size.columns) }
    }
    let panel = panel(columns: min(beside, Self.widestPanel))
    let window = window(drawing, rows: size.rows)
    return (0..<min(max(window.count, panel.count), size.rows)).map { row in
      var line = row < window.count ? window[row] : TextLine()
      guard row < panel.count else { return line }
      line = line.padded(to: Self.phoneColumns + Self.gap)
      line.append(panel[row])
      return line.clipped(to: size.columns)
    }
  }

  /// The part of the drawing that fits, from the line on that was scrolled to.
  private func window(_ drawing: [TextLine], rows: Int) -> [TextLine] {
    firstLine = max(min(firstLine, drawing.count - rows), 0)
    var lines = Array(drawing.dropFirst(firstLine).prefix(max(rows, 0)))
    let below = drawing.count - firstLine - lines.count
    if below > 0, !lines.isEmpty {
      lines[lines.count - 1] = TextLine("↑ ↓  \(below + 1) more lines", .dim)
    }
    return lines
  }

  private func panel(columns: Int) -> [TextLine] {
    var lines = [TextLine(file.lastPathComponent, .bold)]
    lines += TextLine.wrapped(summary, .plain, to: columns)
    lines.append(TextLine())
    lines += settings
    if let style, !style.tokens.isEmpty {
      lines.append(TextLine())
      let names = style.tokens.joined(separator: ", ")
      lines += TextLine.wrapped("The file sets \(names).", .dim, to: columns)
    }
    if let error {
      let red = CellStyle(foreground: .systemRed, isBold: true)
      lines += [TextLine(), TextLine("The last good styles stay, because of an error:", red)]
      for line in error.split(whereSeparator: \.isNewline) {
        lines += TextLine.wrapped(String(line), CellStyle(foreground: .systemRed), to: columns)
      }
    }
    guard error == nil, let style else { return lines.map { $0.clipped(to: columns) } }
    let misspellings = style.misspellings.map { name, nearest in
      "\(name) is no token of the café; the nearest is \(nearest)."
    }
    let findings = style.findings.map { "\(relative($0.summary)) \($0.remedy)" }
    for note in misspellings + findings {
      lines.append(TextLine())
      lines += TextLine.wrapped(note, .dim, to: columns)
    }
    return lines.map { $0.clipped(to: columns) }
  }

  private var summary: String {
    guard let lastChange else {
      return readings == 0 ? "No reading yet." : "Reading \(readings) changed nothing."
    }
    let nodes = tree.nodes(in: phone).count { _ in true }
    let milliseconds = lastChange.time / .milliseconds(1)
    let time = String(format: "%.2f", milliseconds)
    return "\(lastChange.count) of \(nodes) nodes changed in \(time) ms. Reading \(readings)."
  }

  private var settings: [TextLine] {
    let environment = tree.environment
    var rows = [("t", "Theme", Theme.cafe[theme].name)]
    if let style, style.themes.count > 1 {
      rows.append(("f", "File's theme", style.themes[choice].name))
    }
    rows += [
      ("s", "Color scheme", environment.colorScheme.rawValue),
      ("c", "Contrast", environment.contrast.rawValue),
      ("+ -", "Text size", environment.contentSizeCategory.rawValue), ("q", "Quit", ""),
    ]
    return rows.map { key, name, value in
      var line = TextLine(key, .bold).padded(to: 5)
      line.append(TextLine(name).padded(to: 14))
      line.append(value)
      return line
    }
  }

  private static let phoneColumns = 35
  private static let gap = 3
  private static let leastPanel = 36
  private static let widestPanel = 72
}
