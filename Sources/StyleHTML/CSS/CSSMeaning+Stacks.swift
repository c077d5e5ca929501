internal import ProtocolStyle

// MARK: - Arrangement

extension CSSMeaning {
  /// The arrangement of children, which several attributes write together.
  static let stacks: [CSSMeaning] = [
    CSSMeaning(
      .columnSpan, ["grid-column"], "2 and more: `span` and the number, at most all columns"
    ) { _, context, css in css["grid-column"] = span(of: context.model) },
    stack(
      .stackAxis, ["display", "flex-direction", "grid-area"],
      "vertical: `flex`, `column`; horizontal: `flex`, `row`; layered: `grid`, all children in one cell"
    ),
    stack(
      .stackAlignment, ["align-items", "justify-items", "align-self", "justify-self"],
      "`stretch`, `flex-start`, `center`, `flex-end`, `baseline`; in grids `start` and `end`"),
    stack(
      .stackDistribution, ["justify-content", "align-content", "grid-auto-columns"],
      "`flex-start`, `center`, `flex-end`, `space-between`; fillEqually: equal grid tracks"),
    stack(.wrapsChildren, ["flex-wrap"], "true: `wrap`, in a horizontal stack"),
    stack(
      .gridColumns, ["display", "grid-template-columns", "--columns"],
      "count: `repeat(n,minmax(0,1fr))`; adaptive: `auto-fill`; rows: `subgrid`; a single one: a stack"
    ),
    CSSMeaning(
      .overflow, ["overflow", "flex-shrink"],
      "clipped: `clip`; scrolls: `auto`, children keep their sizes; visible: the default"
    ) { overflow, _, css in
      switch overflow {
      case .visible: break
      case .clipped: css["overflow"] = "clip"
      case .scrolls:
        css["overflow"] = "auto"
        css["flex-shrink", .children] = "0"
      }
    },
  ]

  private static func stack<Value>(
    _ attribute: Attribute<Value>, _ properties: [String], _ summary: String
  ) -> CSSMeaning {
    CSSMeaning(attribute, properties, summary) { _, context, css in
      Arrangement(of: context.model).write(to: &css, of: context.model)
    }
  }

  /// The columns that a child of a grid takes; nil for one.
  private static func span(of model: ViewModel) -> String? {
    guard let span = model.columnSpan, span > 1 else { return nil }
    return "span min(var(--columns,\(span)),\(span))"
  }
}

extension Arrangement {
  /// Writes all declarations, as often as it's called.
  fileprivate func write(to css: inout Declarations, of model: ViewModel) {
    // Children of other elements are beside them.
    guard ElementShape.canContainChildren(model.kind) else { return }
    switch flow {
    case .grid(let columns): write(columns, to: &css)
    case .layers:
      css["display"] = "grid"
      css["grid-template-columns"] = "minmax(0,1fr)"
      css["align-content"] = "stretch"
      css["justify-items"] = place
      css["align-items"] = place
      css["grid-area", .layers] = "1/1"
    case .column, .row, .wrappingRow: writeLine(to: &css)
    }
    resetChildren(in: &css, of: model)
  }

  private func write(_ columns: GridColumnsValue, to css: inout Declarations) {
    css["display"] = "grid"
    if let minimum = columns.minimum {
      css["grid-template-columns"] =
        "repeat(auto-fill,minmax(min(\(CSSText.size(minimum)),100%),1fr))"
      css["--columns"] = "initial"
      // A child that spans more columns than there are makes some without a width.
      css["grid-auto-columns"] = "0"
    } else {
      let count = columns.count ?? 1
      css["grid-template-columns"] = "repeat(\(count),minmax(0,1fr))"
      css["--columns"] = "\(count)"
    }
    css["justify-items"] = place
    css["align-content"] = distribute
    css["display", .gridRows] = "grid"
    css["grid-template-columns", .gridRows] = "subgrid"
    css["grid-column", .gridRows] = "1/-1"
    // A subgrid without a gap has that of the grid.
    css["gap", .gridRows] = "normal"
    css["grid-auto-flow", .gridRows] = "row"
    css["align-content", .gridRows] = "stretch"
  }

  private func writeLine(to css: inout Declarations) {
    let isHorizontal = axis == .horizontal
    if isEqual {
      css["display"] = "grid"
      css["grid-auto-flow"] = isHorizontal ? "column" : "row"
      css["grid-template-columns"] = isHorizontal ? "none" : "minmax(0,1fr)"
      css["grid-auto-columns"] = isHorizontal ? "minmax(0,1fr)" : "auto"
      css["grid-auto-rows"] = isHorizontal ? "auto" : "1fr"
      css["align-content"] = "stretch"
      // A span would make more columns than there are children.
      css["grid-column", .layers] = "auto"
      css[isHorizontal ? "align-items" : "justify-items"] = align
      return
    }
    css["display"] = "flex"
    css["flex-direction"] = isHorizontal ? "row" : "column"
    if flow == .wrappingRow {
      css["flex-wrap"] = "wrap"
      css["align-content"] = "flex-start"
    }
    css["align-items"] = align
    css["justify-content"] = distribute
  }

  /// Removes what kinds declare of their children: their own alignment, and the margins that inset
  /// them from the edges of a vertical screen.
  private func resetChildren(in css: inout Declarations, of model: ViewModel) {
    if flow != .column || alignment != nil {
      // Images aren't distorted by stretching.
      let part: Declarations.Part = alignment ?? .fill == .fill ? .sizelessChildren : .children
      css["align-self", part] = "auto"
      css["justify-self", part] = "auto"
    }
    let kind = model.kind
    let isPage =
      kind.isKind(of: .screen) || kind.isKind(of: .scroll) && !kind.isKind(of: .table)
    if isPage, flow != .column {
      css["margin", .children] = "0"
      if model.padding == nil { css["padding"] = "16px" }
    } else if !isPage, ElementShape.known(kind: kind) != .view {
      css["margin-inline", .children] = "0"
    }
  }

  /// The position across the axis of a line.
  private var align: String { position("flex-") }

  /// The position in a cell of a grid.
  private var place: String { position("") }

  private func position(_ prefix: String) -> String {
    switch alignment ?? .fill {
    case .fill: "stretch"
    case .center: "center"
    case .trailing: prefix + "end"
    case .firstBaseline where axis == .horizontal: "baseline"
    case .leading, .firstBaseline: prefix + "start"
    }
  }

  private var distribute: String {
    switch distribution ?? .leading {
    case .leading: "flex-start"
    case .center: "center"
    case .trailing: "flex-end"
    case .equalSpacing: "space-between"
    case .fillEqually: "stretch"
    }
  }
}

// MARK: - Sizes

extension CSSMeaning {
  /// The size of a node among its siblings, besides its width and height.
  static let size: [CSSMeaning] = [
    item(.growth, "flex-grow", "the number; 0 and less: the default; in a stack") {
      $0.growth > 0 ? CSSText.number($0.growth) : nil
    },
    item(.minimumWidth, "min-width", leastLength) { least($0.width) },
    item(.maximumWidth, "max-width", largestLength) { largest($0.width) },
    item(.minimumHeight, "min-height", leastLength) { least($0.height) },
    item(.maximumHeight, "max-height", largestLength) { largest($0.height) },
    CSSMeaning(
      .aspectRatio, "aspect-ratio", "the number; 0, less and infinity: the default"
    ) { $0.isFinite && $0 > 0 ? CSSText.number($0) : nil },
  ]

  private static let leastLength = "in px; 0 and less: the default"
  private static let largestLength =
    "in px; negative numbers and those without an end: the default"

  private static func least(_ length: Arrangement.Length) -> String? {
    length.minimum > 0 ? CSSText.size(length.minimum) : nil
  }

  private static func largest(_ length: Arrangement.Length) -> String? {
    length.maximum < .infinity ? CSSText.size(length.maximum) : nil
  }

  private static func item(
    _ attribute: Attribute<Double>, _ property: String, _ summary: String,
    _ text: @escaping @Sendable (Arrangement.Item) -> String?
  ) -> CSSMeaning {
    CSSMeaning(attribute, [property], summary) { _, context, css in
      if let text = text(Arrangement.Item(of: context.model)) { css[property] = text }
    }
  }
}

// MARK: - Places over others

extension CSSMeaning {
  /// The place of a node over its parent or its siblings, before its size.
  ///
  /// The parent contains those that are placed over it, by a rule of their class.
  static let position: [CSSMeaning] = [
    position(
      .overlay,
      [
        "position", "top", "bottom", "inset-inline-start", "inset-inline-end", "margin", "width",
        "max-width", "translate",
      ],
      "`absolute`, with the offset from the edges in px; in the middle `50%`, `translate` and `max-content`"
    ),
    position(
      .zIndex, ["z-index", "position"],
      "the number, and `relative`; without it, 1 for what's over its siblings"),
    position(
      .stickyEdge, ["position", "top", "bottom", "inset-inline-start", "inset-inline-end"],
      "`sticky`, 0 at the edge"),
  ]

  private static func position<Value>(
    _ attribute: Attribute<Value>, _ properties: [String], _ summary: String
  ) -> CSSMeaning {
    CSSMeaning(attribute, properties, summary) { _, context, css in
      Arrangement.Item(of: context.model).writePosition(to: &css)
    }
  }
}

extension Arrangement.Item {
  /// Writes all declarations of the place, as often as it's called.
  fileprivate func writePosition(to css: inout Declarations) {
    css["position"] = overlay != nil ? "absolute" : stickyEdge != nil ? "sticky" : "relative"
    if overlay != nil { css["margin"] = "0" }
    css["z-index"] = "\(zIndex)"
    if let overlay { write(overlay, to: &css) }
    switch stickyEdge {
    case .top: css["top"] = "0"
    case .bottom: css["bottom"] = "0"
    case .leading: css["inset-inline-start"] = "0"
    case .trailing: css["inset-inline-end"] = "0"
    case nil: break
    }
  }

  private func write(_ overlay: OverlayValue, to css: inout Declarations) {
    let alignment = overlay.alignment
    place(alignment.horizontal, overlay.offset.x, "inset-inline-start", "inset-inline-end", &css)
    place(alignment.vertical, overlay.offset.y, "top", "bottom", &css)
    let isCentered = (alignment.horizontal == 0.5, alignment.vertical == 0.5)
    if isCentered.0 { (css["width"], css["max-width"]) = ("max-content", "100%") }
    css["translate"] =
      switch isCentered {
      case (true, true): "calc(var(--dir)*-50%) -50%"
      case (true, false): "calc(var(--dir)*-50%)"
      case (false, true): "0 -50%"
      case (false, false): nil
      }
  }

  /// Writes the distance from the start, the middle or the end of an axis.
  private func place(
    _ place: Double, _ offset: Double, _ start: String, _ end: String, _ css: inout Declarations
  ) {
    switch place {
    case 0: css[start] = CSSText.length(offset)
    case 1: css[end] = CSSText.length(-offset)
    default: css[start] = offset == 0 ? "50%" : "calc(50% + \(CSSText.length(offset)))"
    }
  }
}
