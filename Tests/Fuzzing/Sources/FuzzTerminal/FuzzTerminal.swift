internal import FuzzInput
internal import ProtocolStyle
internal import StyleTerminal

/// Draws the bytes as texts of a node of any kind, and checks the output to the terminal.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTerminal(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  var model = ViewModel(kind: [NodeKind].standard[Int(input.byte()) % [NodeKind].standard.count])
  let columns = Int(input.byte())
  let settings = input.byte()
  let words = input.byte()
  let texts = input.texts()
  model.write(Texts(texts))
  model.write(settings)
  model.write(words: words, texts)
  check(model, columns: columns)
  checkWhole(texts[0])
  checkLine(texts[0], columns)
  return 0
}

extension ViewModel {
  /// Writes attributes that affect the drawing of text, chosen by bits.
  fileprivate mutating func write(_ settings: UInt8) {
    if settings & 1 != 0 { backgroundColor = .yellow }
    if settings & 2 != 0 { borderWidth = 1 }
    maximumNumberOfLines = settings & 4 != 0 ? 0 : 1
    if settings & 8 != 0 { textTransform = settings & 16 != 0 ? .uppercase : .capitalized }
    if settings & 32 != 0 { image = nil }
    if settings & 64 != 0 { lineBreakMode = .byClipping }
    if settings & 128 != 0 { textColor = .red }
  }
}

extension ViewModel {
  /// Writes rich text, links, badges and symbols, chosen by bits.
  fileprivate mutating func write(words: UInt8, _ texts: [String]) {
    func text(_ index: Int) -> String { texts[index % texts.count] }
    if words & 1 != 0 { link = text(1) }
    if words & 2 != 0 {
      richText = RichText([
        TextRun(text(0)).link(text(2)),
        TextRun(text(1)).color(.red).underline(TextLineStyle(.dotted)),
        TextRun(text(2)).italic().link(text(0)), TextRun(text(3)).bold().strikethrough(),
      ])
    }
    if words & 4 != 0 { richText = RichText(text(4)) }
    if words & 8 != 0 { (badge, badgeColor) = (text(2), .green) }
    if words & 16 != 0 {
      image = .symbol("star")
      symbolRendering = .palette([.blue])
    }
    if words & 32 != 0 { (subtitle, detailText) = (text(1), text(3)) }
    if words & 64 != 0 { cellVariant = words & 128 != 0 ? .value : .subtitle }
    if words & 128 != 0 { largeTitleTextAttributes = TextAttributes(foregroundColor: .red) }
  }
}

/// Checks that the only commands are line breaks, colors and links, and that no line is too wide.
private func check(_ model: ViewModel, columns: Int) {
  let plain = TerminalRenderer(columns: columns).text(of: model)
  for scalar in plain.unicodeScalars where scalar != "\n" {
    expect(scalar.isHarmless, "\(scalar.escaped(asASCII: true)) is shown of \(model)")
  }
  for depth in [ColorDepth.palette16, .palette256, .trueColor] {
    let colored = TerminalRenderer(colorDepth: depth, columns: columns).text(of: model)
    // Without colors, an outline stands for a background.
    let hasOutline = model.backgroundColor != nil && model.borderWidth == nil
    if !hasOutline {
      expectEqual(
        withoutCommands(colored, hasLinks: depth != .palette16), plain,
        "the text of \(model) at \(depth)")
    }
  }
  let widths = TerminalRenderer(columns: columns).lines(of: model).map(\.columnCount)
  // The minimum width of a control's parts.
  let most = max(columns, 1) + 30
  expect(widths.allSatisfy { $0 <= most }, "\(widths) are the widths in \(columns) of \(model)")
  if model.backgroundColor != nil {
    expect(Set(widths).count <= 1, "\(widths) are the widths of \(model)")
  }
}

/// Returns the text without the sequences that select colors and begin or end links, which must be
/// the only ones.
private func withoutCommands(_ text: String, hasLinks: Bool) -> String {
  var result = String.UnicodeScalarView()
  var rest = text.unicodeScalars[...]
  var isInLink = false
  while let scalar = rest.popFirst() {
    guard scalar == "\u{1B}" else {
      // A link that isn't ended would go on in the next line.
      if scalar == "\n" { expect(!isInLink, "a link isn't ended") }
      result.append(scalar)
      continue
    }
    switch rest.popFirst() {
    case "[":
      rest = rest.drop { "0123456789;:".unicodeScalars.contains($0) }
      expect(rest.popFirst() == "m", "a control sequence is no color")
    case "]":
      expect(hasLinks, "a terminal that has none gets a link")
      expect(rest.starts(with: "8;;".unicodeScalars), "a command is no link")
      let address = rest.dropFirst(3).prefix { (0x21...0x7E).contains($0.value) }
      rest = rest[address.endIndex...]
      expect(rest.starts(with: "\u{1B}\\".unicodeScalars), "an address isn't printable ASCII")
      rest = rest.dropFirst(2)
      expect(address.isEmpty == isInLink, "links aren't begun and ended in turn")
      isInLink.toggle()
    default: expect(false, "an escape sequence is neither a color nor a link")
    }
  }
  expect(!isInLink, "a link isn't ended")
  return String(result)
}

/// Checks that a label with enough space shows all of its text, as documented.
private func checkWhole(_ text: String) {
  var model = ViewModel(kind: .label)
  model.text = text
  model.maximumNumberOfLines = 0
  let lines = TerminalRenderer(columns: 1_000_000).lines(of: model)
    .map { $0.runs.flatMap(\.text.unicodeScalars) }
  let given = text.scalarLines
  expect(
    lines.count == given.count && zip(lines, given).allSatisfy(isShown),
    "\(lines.map { String(String.UnicodeScalarView($0)) }) is shown of \(text.debugDescription)")
}

/// Returns whether a line shows scalars correctly; spaces at its end may be missing.
private func isShown(_ line: [Unicode.Scalar], of given: [Unicode.Scalar]) -> Bool {
  let missing = given.count - line.count
  guard missing >= 0, given.suffix(missing).allSatisfy({ $0.shown == " " }) else { return false }
  return zip(line, given).allSatisfy { shown, scalar in
    // The characters that can't be shown depend on the version of Unicode.
    shown == scalar.shown || (shown == "\u{FFFD}" && !scalar.isASCII)
  }
}

/// Checks that a line of any text can be measured, truncated and padded.
private func checkLine(_ text: String, _ columns: Int) {
  let line = TextLine(text, .bold)
  let cut = line.clipped(to: columns)
  expect(cut.columnCount <= columns, "\(cut) is wider than \(columns)")
  for alignment in TextAlignmentValue.allCases {
    let filled = line.padded(to: columns, alignment: alignment)
    expectEqual(filled.columnCount, max(columns, line.columnCount), "the width of \(filled)")
  }
}
