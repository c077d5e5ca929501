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
      StackLayout(context.model).write(to: &css)
    }
  }

  /// The columns that a child of a grid takes; nil for one.
  private static func span(of model: ViewModel) -> String? {
    guard let span = model.columnSpan, span > 1 else { return nil }
    return "span min(var(--columns,\(span)),\(span))"
  }
}

/// The layout of a node's children in CSS.
private struct StackLayout {
  private let model: ViewModel
  private let axis: StackAxisValue
  private let alignment: StackAlignmentValue
  private let distribution: StackDistributionValue

  init(_ model: ViewModel) {
    self.model = model
    axis = model.stackAxis ?? .vertical
    alignment = model.stackAlignment ?? .fill
    distribution = model.stackDistribution ?? .leading
  }

  /// Writes all declarations, as often as it's called.
  func write(to css: inout Declarations) {
    // Children of other elements are beside them.
    guard ElementShape.canContainChildren(model.kind) else { return }
    if let columns = model.gridColumns, columns.isGrid {
      write(columns, to: &css)
    } else {
      switch axis {
      case .layered: writeLayers(to: &css)
      case .horizontal, .vertical: writeLine(to: &css)
      }
    }
    resetChildren(in: &css)
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
    css["justify-items"] = Self.place(alignment)
    css["align-content"] = Self.distribute(distribution)
    css["display", .gridRows] = "grid"
    css["grid-template-columns", .gridRows] = "subgrid"
    css["grid-column", .gridRows] = "1/-1"
    // A subgrid without a gap has that of the grid.
    css["gap", .gridRows] = "normal"
  }

  private func writeLayers(to css: inout Declarations) {
    css["display"] = "grid"
    css["grid-template-columns"] = "minmax(0,1fr)"
    css["align-content"] = "stretch"
    css["justify-items"] = Self.place(alignment)
    css["align-items"] = Self.place(alignment)
    css["grid-area", .layers] = "1/1"
  }

  private func writeLine(to css: inout Declarations) {
    let isHorizontal = axis == .horizontal
    if distribution == .fillEqually {
      css["display"] = "grid"
      css["grid-auto-flow"] = isHorizontal ? "column" : "row"
      css["grid-template-columns"] = isHorizontal ? "none" : "minmax(0,1fr)"
      css["grid-auto-columns"] = isHorizontal ? "minmax(0,1fr)" : "auto"
      css["grid-auto-rows"] = isHorizontal ? "auto" : "1fr"
      css["align-content"] = "stretch"
      css[isHorizontal ? "align-items" : "justify-items"] = Self.align(alignment, isHorizontal)
      return
    }
    css["display"] = "flex"
    css["flex-direction"] = isHorizontal ? "row" : "column"
    if isHorizontal, model.wrapsChildren == true { css["flex-wrap"] = "wrap" }
    css["align-items"] = Self.align(alignment, isHorizontal)
    css["justify-content"] = Self.distribute(distribution)
  }

  /// Removes what kinds declare of their children: their own alignment, and the margins that inset
  /// them from the edges of a vertical screen.
  private func resetChildren(in css: inout Declarations) {
    let isPlain = axis == .vertical && model.gridColumns?.isGrid != true
    if !isPlain || model.stackAlignment != nil {
      // Images aren't distorted by stretching.
      let part: Declarations.Part = alignment == .fill ? .sizelessChildren : .children
      css["align-self", part] = "auto"
      css["justify-self", part] = "auto"
    }
    let kind = model.kind
    let isPage =
      kind.isKind(of: .screen) || kind.isKind(of: .scroll) && !kind.isKind(of: .table)
    if isPage, !isPlain {
      css["margin", .children] = "0"
      if model.padding == nil { css["padding"] = "16px" }
    } else if !isPage, ElementShape.known(kind: kind) != .view {
      css["margin-inline", .children] = "0"
    }
  }

  /// The position across the axis of a line.
  private static func align(_ alignment: StackAlignmentValue, _ isHorizontal: Bool) -> String {
    switch alignment {
    case .fill: "stretch"
    case .leading: "flex-start"
    case .center: "center"
    case .trailing: "flex-end"
    case .firstBaseline: isHorizontal ? "baseline" : "flex-start"
    }
  }

  /// The position in a cell of a grid.
  private static func place(_ alignment: StackAlignmentValue) -> String {
    switch alignment {
    case .fill: "stretch"
    case .leading, .firstBaseline: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }

  private static func distribute(_ distribution: StackDistributionValue) -> String {
    switch distribution {
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
    CSSMeaning(
      .growth, "flex-grow", "the number; 0 and less: the default; in a stack"
    ) {
      let share = growth($0)
      return share > 0 ? CSSText.number(share) : nil
    },
    minimum(.minimumWidth, "min-width"),
    maximum(.maximumWidth, "max-width"),
    minimum(.minimumHeight, "min-height"),
    maximum(.maximumHeight, "max-height"),
    CSSMeaning(
      .aspectRatio, "aspect-ratio", "the number; 0, less and infinity: the default"
    ) { $0.isFinite && $0 > 0 ? CSSText.number($0) : nil },
  ]

  /// The share of free space, from 0 to a million.
  static func growth(_ value: Double?) -> Double {
    guard let value, value > 0 else { return 0 }
    return min(value, 1_000_000)
  }

  private static func minimum(_ attribute: Attribute<Double>, _ property: String) -> CSSMeaning {
    CSSMeaning(attribute, property, "in px; 0 and less: the default") {
      $0.isFinite && $0 > 0 ? CSSText.size($0) : nil
    }
  }

  private static func maximum(_ attribute: Attribute<Double>, _ property: String) -> CSSMeaning {
    CSSMeaning(
      attribute, property, "in px; negative numbers and those without an end: the default"
    ) { $0 >= 0 && $0 < .greatestFiniteMagnitude ? CSSText.size($0) : nil }
  }
}
