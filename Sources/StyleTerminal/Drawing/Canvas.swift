internal import ProtocolStyle

/// Rows of text that are written from left to right, each cell once.
///
/// A row is a list of pieces, and repeating the last piece only adds to its count. The left borders
/// of nested boxes, for example, are one piece, so a border costs a row the same at any depth.
struct Canvas {
  /// A text in a style, several times.
  private struct Piece {
    let text: Int
    let style: Int
    var count: Int
  }

  private struct Row {
    private(set) var pieces: [Piece] = []

    /// The piece that the next one may add to; its count is 0 in an empty row.
    private(set) var last = Piece(text: 0, style: 0, count: 0)

    mutating func append(_ piece: Piece) {
      if last.text == piece.text, last.style == piece.style {
        last.count += piece.count
      } else {
        if last.count > 0 { pieces.append(last) }
        last = piece
      }
    }
  }

  private var rows: [Row]

  /// The number of the first row; those above aren't part of the canvas.
  private let firstRow: Int
  private var texts: [RepeatedText] = []
  private var units: [String: Int] = [:]
  private var styles: [CellStyle] = []
  private var numbers: [CellStyle: Int] = [:]

  /// Creates empty rows.
  init(rows count: Int) {
    self.init(rows: 0..<count)
  }

  /// Creates empty rows with some numbers.
  init(rows numbers: Range<Int>) {
    rows = Array(repeating: Row(), count: numbers.count)
    firstRow = numbers.lowerBound
  }

  /// Returns the number of a style for writing; equal styles have the same number.
  mutating func number(of style: CellStyle) -> Int {
    if let known = numbers[style] { return known }
    numbers[style] = styles.count
    styles.append(style)
    return styles.count - 1
  }

  /// Appends a character of a border, or a space, to some rows, several times in each.
  mutating func write(
    _ unit: String, times count: Int = 1, _ style: Int, in places: Range<Int>
  ) {
    guard !unit.isEmpty, count > 0, !places.isEmpty else { return }
    let piece = Piece(text: number(ofUnit: unit), style: style, count: count)
    // As a buffer, so that uniqueness isn't checked for each row.
    unsafe rows.withUnsafeMutableBufferPointer { rows in
      for row in places { unsafe rows[row - firstRow].append(piece) }
    }
  }

  /// Appends spaces to some rows.
  mutating func writeSpace(_ columns: Int, _ style: Int, in places: Range<Int>) {
    write(" ", times: columns, style, in: places)
  }

  /// Appends a neutral text to a row.
  mutating func write(content text: String, _ style: Int, in row: Int) {
    guard !text.isEmpty else { return }
    texts.append(RepeatedText(text))
    rows[row - firstRow].append(Piece(text: texts.count - 1, style: style, count: 1))
  }

  private mutating func number(ofUnit text: String) -> Int {
    if let known = units[text] { return known }
    texts.append(RepeatedText(text))
    units[text] = texts.count - 1
    return texts.count - 1
  }

  /// The rows without trailing spaces.
  var lines: [TextLine] { wholeLines.map(\.trimmed) }

  /// The rows.
  var wholeLines: [TextLine] {
    var texts = texts
    return rows.map { row in
      var runs: [TextLine.Run] = []
      var (text, style) = ("", row.pieces.first?.style ?? row.last.style)
      for piece in row.pieces + [row.last] where piece.count > 0 {
        if piece.style != style {
          runs.append(TextLine.Run(text: text, style: styles[style]))
          (text, style) = ("", piece.style)
        }
        texts[piece.text].append(piece.count, to: &text)
      }
      if !text.isEmpty { runs.append(TextLine.Run(text: text, style: styles[style])) }
      return TextLine(runs: runs)
    }
  }
}

/// A size in columns and rows.
struct CellSize {
  var columns = 0
  var rows = 0
}

// MARK: - Border

/// The characters of a border.
struct Border {
  var style: CellStyle
  var top = "─"
  var bottom = "─"
  var left = "│"
  var right = "│"
  var topLeft = "┌"
  var topRight = "┐"
  var bottomLeft = "└"
  var bottomRight = "┘"

  /// The border of a view model: its own, that of a text field's style, or the outline of a card
  /// that can't be seen by its color; nil for none.
  ///
  /// - Parameters:
  ///   - model: The view model.
  ///   - hasColors: Whether the terminal shows backgrounds.
  ///   - surroundings: The parts that the ancestors determine.
  init?(of model: ViewModel, hasColors: Bool, surroundings: Surroundings) {
    if let lines = model.borders?.lines(over: model),
      let first = lines.lazy.compactMap(\.self).first
    {
      style = CellStyle(foreground: first.color)
      show(lines)
      return
    }
    let width = model.borderWidth ?? 0
    let isOwn = width > 0 || Self.isDrawn(model.borderStyle)
    let round = RoundCorners(of: model, surroundings)
    guard isOwn || Self.isHiddenCard(model, round, hasColors: hasColors) else { return nil }
    let color = model.borderGradient?.stops.first?.color ?? model.borderColor
    style = isOwn ? CellStyle(foreground: color) : .dim
    if width >= 2 {
      (top, bottom, left, right) = ("━", "━", "┃", "┃")
      (topLeft, topRight, bottomLeft, bottomRight) = ("┏", "┓", "┗", "┛")
    } else if width <= 0 && model.borderStyle == .roundedRect {
      (topLeft, topRight, bottomLeft, bottomRight) = ("╭", "╮", "╰", "╯")
    } else {
      // Unicode has no rounded corners for heavy lines.
      if round.topLeft { topLeft = "╭" }
      if round.topRight { topRight = "╮" }
      if round.bottomLeft { bottomLeft = "╰" }
      if round.bottomRight { bottomRight = "╯" }
    }
  }

  /// Shows lines at some edges, clockwise from the top; the space of the others stays empty.
  private mutating func show(_ lines: [BordersValue.Line?]) {
    func character(_ edge: Int, _ patterns: [LineStyle: (thin: String, heavy: String)]) -> String {
      guard let line = lines[edge], let pattern = patterns[line.style] else { return " " }
      return line.width >= 2 ? pattern.heavy : pattern.thin
    }
    let rows: [LineStyle: (thin: String, heavy: String)] = [
      .solid: ("─", "━"), .dashed: ("┄", "┅"), .dotted: ("┈", "┉"),
    ]
    let columns: [LineStyle: (thin: String, heavy: String)] = [
      .solid: ("│", "┃"), .dashed: ("┆", "┇"), .dotted: ("┊", "┋"),
    ]
    (top, right) = (character(0, rows), character(1, columns))
    (bottom, left) = (character(2, rows), character(3, columns))
    func corner(_ row: Int, _ column: Int, _ both: String) -> String {
      switch (lines[row], lines[column]) {
      case (nil, nil): " "
      case (_?, nil): row == 0 ? top : bottom
      case (nil, _?): column == 1 ? right : left
      case (_?, _?): both
      }
    }
    (topLeft, topRight) = (corner(0, 3, topLeft), corner(0, 1, topRight))
    (bottomLeft, bottomRight) = (corner(2, 3, bottomLeft), corner(2, 1, bottomRight))
  }

  /// Whether a node is a card that no color of the terminal distinguishes from its surroundings.
  ///
  /// A card is a view, or a control of another kind than the standard ones, with a background,
  /// round corners or a shadow.
  private static func isHiddenCard(
    _ model: ViewModel, _ round: RoundCorners, hasColors: Bool
  ) -> Bool {
    guard standardKind(of: model.kind) == .view || standardKind(of: model.kind) == .control
    else { return false }
    let background =
      model.backgroundColor ?? model.backgroundGradient?.stops.first?.color
      ?? model.backgroundMaterial?.fallbackColor
    if let background, background.alpha > 0 { return !hasColors }
    return round.isAny || model.shadows?.contains { $0.isVisible && !$0.isInner } == true
  }

  /// The nearest standard kind that a kind is or descends from.
  private static func standardKind(of kind: NodeKind) -> NodeKind? {
    var current: NodeKind? = kind
    while let candidate = current, !standardKinds.contains(candidate) {
      current = candidate.parent
    }
    return current
  }

  private static let standardKinds = Set([NodeKind].standard)

  private static func isDrawn(_ style: BorderStyleValue?) -> Bool {
    switch style {
    case nil, .borderless: false
    case .line, .bezel, .roundedRect: true
    }
  }
}

/// The corners of a node that are round.
struct RoundCorners {
  let topLeft: Bool
  let topRight: Bool
  let bottomLeft: Bool
  let bottomRight: Bool

  /// Creates the corners of a node from its shape, or else from its radius.
  init(of model: ViewModel, _ surroundings: Surroundings) {
    let shape = model.cornerShape ?? .uniform
    let radii =
      switch shape.form {
      case .uniform: CornerShapeValue.radii(model.cornerRadius ?? 0).radii
      case .capsule: CornerShapeValue.radii(1).radii
      case .concentric: CornerShapeValue.radii(surroundings.concentricRadius).radii
      case .radii: shape.radii
      }
    let isMirrored = surroundings.isRightToLeft
    topLeft = (isMirrored ? radii.topTrailing : radii.topLeading) > 0
    topRight = (isMirrored ? radii.topLeading : radii.topTrailing) > 0
    bottomLeft = (isMirrored ? radii.bottomTrailing : radii.bottomLeading) > 0
    bottomRight = (isMirrored ? radii.bottomLeading : radii.bottomTrailing) > 0
  }

  /// Whether there's a round corner.
  var isAny: Bool { topLeft || topRight || bottomLeft || bottomRight }
}

// MARK: - RepeatedText

/// A text that's appended to others several times.
///
/// It grows by doubling and is then copied as a whole, because validating the bytes of each row
/// would cost more than drawing it.
struct RepeatedText {
  private var text: String
  private let unitLength: Int

  /// Creates a text for repetition.
  ///
  /// - Parameter unit: The text to repeat; it must not combine with a copy of itself.
  init(_ unit: String) {
    text = unit
    unitLength = unit.utf8.count
  }

  /// Appends a number of repetitions to a text.
  mutating func append(_ count: Int, to other: inout String) {
    let length = count * unitLength
    while text.utf8.count < length {
      let half = text
      text += half
    }
    other += text[..<text.utf8.index(text.startIndex, offsetBy: length)]
  }
}

// MARK: - Effects

/// The backdrops and opacities of nodes, which change the styles of everything inside those nodes.
struct Effects {
  /// The effect that doesn't change styles.
  static let none = -1

  /// The effect around a layer, which keeps translucent colors until layers are put together.
  static let layer = -2

  private struct Effect {
    let backdrop: Color?
    let alpha: Double

    /// The effect of the nearest ancestor with an effect.
    let outer: Int

    /// The effect of the nearest ancestor that fades.
    let outerFading: Int
  }

  private var effects: [Effect] = []

  /// The background of the terminal; nil if it's unknown.
  private let ground: Color?

  /// Creates an empty list.
  init(ground: Color?) {
    self.ground = ground
  }

  /// Adds the effect of a node inside another effect.
  ///
  /// - Parameters:
  ///   - backdrop: The color behind the node; nil for none.
  ///   - alpha: The opacity of the node.
  ///   - outer: The effect around it.
  /// - Returns: The effect; the outer one for a node without an effect.
  mutating func add(backdrop: Color?, alpha: Double, in outer: Int) -> Int {
    guard backdrop != nil || alpha < 1 else { return outer }
    let outerFading =
      outer < 0 || effects[outer].alpha < 1 ? outer : effects[outer].outerFading
    effects.append(
      Effect(backdrop: backdrop, alpha: alpha, outer: outer, outerFading: outerFading))
    return effects.count - 1
  }

  /// Returns a style after applying an effect and those around it, from the inside out, with opaque
  /// colors.
  ///
  /// - Parameters:
  ///   - effect: The effect of the node that draws.
  ///   - style: The style of the node.
  /// - Returns: The visible style, or the one in a layer.
  func apply(_ effect: Int, to style: CellStyle) -> CellStyle {
    var style = style
    var next = effect
    while next >= 0 {
      let effect = effects[next]
      if let backdrop = effect.backdrop {
        style.background = style.background?.composited(over: backdrop) ?? backdrop
      }
      if effect.alpha < 1 { style.fade(to: effect.alpha) }
      // An opaque background covers everything behind it, so only fading changes it.
      next = style.background?.alpha == 1 ? effect.outerFading : effect.outer
    }
    return next == Self.layer ? style : style.opaque(on: ground)
  }
}

extension CellStyle {
  fileprivate mutating func fade(to alpha: Double) {
    // The terminal's own color is unknown, so it can't be blended.
    if foreground == nil { isDim = true }
    foreground = foreground.map { $0.withAlpha($0.alpha * alpha) }
    background = background.map { $0.withAlpha($0.alpha * alpha) }
  }
}
