public import ProtocolStyle

/// The CSS meaning of an attribute: the properties that it sets, or the reason why it sets none.
///
/// ```swift
/// import StyleHTML
///
/// for meaning in CSSMeaning.standard where meaning.properties.isEmpty {
///   print(meaning.attribute, meaning.summary)
/// }
/// ```
///
/// The renderer uses this list, and the table in the documentation is generated from it. If several
/// entries set the same property, the last one wins: a bar's tint overrides its background, for
/// instance. To support custom attributes, pass their meanings to a page:
///
/// ```swift
/// import StyleHTML
///
/// let meaning = CSSMeaning(.leftColor, "border-left-color", "the color") { "\($0)" }
/// let page = HTMLPage(of: tree, meanings: [meaning])
/// ```
public struct CSSMeaning: Sendable {
  /// The attribute.
  public let attribute: AttributeID

  /// The properties that the attribute sets, or empty for none; those with `--` style parts of the
  /// element.
  public let properties: [String]

  /// The conversion of the value to the properties, or the reason why there are none.
  public let summary: String

  /// Sets the properties for a view model that has the attribute.
  let write: @Sendable (CSSContext, inout Declarations) -> Void

  /// Creates the meaning of an attribute that sets several properties.
  init<Value>(
    _ attribute: Attribute<Value>, _ properties: [String], _ summary: String,
    _ write: @escaping @Sendable (Value, CSSContext, inout Declarations) -> Void
  ) {
    self.attribute = attribute.id
    self.properties = properties
    self.summary = summary
    self.write = { context, css in
      if let value = context.model[attribute] { write(value, context, &css) }
    }
  }

  /// Creates the meaning of an attribute that sets one property.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - property: The CSS property, or a custom property with `--`.
  ///   - summary: A short description of the conversion.
  ///   - value: Returns the property's value, or nil for none. A value is ignored if it isn't
  ///     complete: if a string, an escape, a comment, a `url()` or a bracket is still open at its
  ///     end; if it contains `;`, `!`, `{` or `}` outside of strings; or if it contains `<` or a
  ///     control character. The description of a color is valid CSS.
  public init<Value>(
    _ attribute: Attribute<Value>, _ property: String, _ summary: String,
    _ value: @escaping @Sendable (Value) -> String?
  ) {
    self.init(attribute, [property], summary) { input, _, css in
      if let output = value(input), DeclarationValue.isComplete(output) { css[property] = output }
    }
  }

  /// Creates the meaning of an attribute that sets no properties.
  init<Value>(_ attribute: Attribute<Value>, none reason: String) {
    self.init(attribute, [], reason) { _, _, _ in }
  }

  /// The meanings of all standard attributes, including content.
  public static let standard: [CSSMeaning] =
    position + layer + view + size + text + button + controls + tracks + trackImages + tables + bars
    + barLooks + stacks + effects + symbols + content + visibility
}

/// The meanings of all attributes of a page, which are found by their attributes.
struct CSSMeanings: Sendable {
  let all: [CSSMeaning]

  /// The places of each attribute's meanings among all.
  private let places: [AttributeID: [Int]]

  private init(_ all: [CSSMeaning]) {
    self.all = all
    places = Dictionary(grouping: all.indices) { all[$0].attribute }
  }

  static let standard = CSSMeanings(CSSMeaning.standard)

  /// These meanings, and those of custom attributes after them.
  func adding(_ custom: [CSSMeaning]) -> CSSMeanings {
    custom.isEmpty ? self : CSSMeanings(all + custom)
  }

  /// Calls a closure with the meanings of the attributes that a style has, in the order of all.
  func forEach(of style: ViewModel, _ body: (CSSMeaning) -> Void) {
    for place in style.styleAttributes.flatMap({ places[$0] ?? [] }).sorted() { body(all[place]) }
  }
}

/// The input for writing a view model as CSS.
struct CSSContext {
  var model: ViewModel

  /// The control state to write.
  var state = ControlState.normal

  /// The URLs of images.
  let images: ImageAddresses

  /// The meanings of all attributes.
  var meanings = CSSMeaning.standard

  /// The value for the control state.
  func value<Value>(_ values: StateValues<Value>) -> Value? { values[state] }
}

/// The defaults of style protocols, for the parts of a CSS value that a view model doesn't have.
///
/// One CSS property can combine several attributes, so a view model with one of them needs values
/// of the others. A type that adopts the protocols and implements nothing has exactly their
/// defaults.
struct CSSDefaults: TextShadowColor, TextShadowOffset, MaximumNumberOfLines, RowHeight {}

// MARK: - View

extension CSSMeaning {
  /// Attributes of all views, and the alignment of content in controls.
  static let view: [CSSMeaning] = [
    CSSMeaning(.backgroundColor, "background-color", "the color", CSSText.color),
    CSSMeaning(
      .backgroundGradient, "background-image",
      "`linear-gradient()`, `radial-gradient()` or `conic-gradient()`, in its color space",
      CSSText.gradient),
    CSSMeaning(
      .tintColor, ["accent-color", "color", "--tint"],
      "the color; `color` for buttons, links, bar button items, indicators and symbols; `--tint` for a tab bar's items, links in texts, accessories of rows and fields of dates"
    ) { tint, context, css in
      css["accent-color"] = CSSText.color(tint)
      let kind = context.model.kind
      if [.button, .link, .barButtonItem, .activityIndicator, .image]
        .contains(where: kind.isKind)
      {
        css["color"] = CSSText.color(tint)
      } else if [.tabBar, .label, .tableCell, .table, .datePicker].contains(where: kind.isKind) {
        css["--tint"] = CSSText.color(tint)
      }
    },
    CSSMeaning(.alpha, "opacity", "the number, from 0 to 1") {
      CSSText.number(min(max($0, 0), 1))
    },
    CSSMeaning(
      .contentMode, ["object-fit", "object-position"],
      "scaleToFill and redraw: `fill`; the aspect modes: `contain`, `cover`; other modes: `none` and the position"
    ) { mode, _, css in
      let (fit, position) = contentMode(mode)
      css["object-fit"] = fit
      css["object-position"] = position
    },
    CSSMeaning(.isOpaque, none: "browsers determine which elements are opaque"),
    CSSMeaning(
      .padding, ["padding"],
      "in px; negative values count as 0; icons of search bars, pickers and sliders have their own space"
    ) { insets, context, css in
      let kind = context.model.kind
      guard [.searchBar, .picker, .slider].contains(where: kind.isKind) else {
        css["padding"] = CSSText.insets(insets, isClamped: true)
        // Instead of the margins of a screen's children.
        if kind.isKind(of: .screen) { css["margin", .children] = "0" }
        return
      }
      // The kinds reserve space for icons at these sides, depending on the direction.
      func beside(_ property: String, _ points: Double) -> String {
        "calc(var(\(property),0px) + \(CSSText.number(max(points, 0)))px)"
      }
      css["padding"] =
        "\(CSSText.size(insets.top)) \(beside("--right", insets.right)) "
        + "\(CSSText.size(insets.bottom)) \(beside("--left", insets.left))"
    },
    CSSMeaning(
      .spacing, ["gap", "display"],
      "in px; negative values count as 0; tables get `display: grid`"
    ) { spacing, context, css in
      css["gap"] = CSSText.size(spacing)
      if context.model.kind.isKind(of: .table) { css["display"] = "grid" }
    },
    CSSMeaning(
      .width, ["width", "min-width"], "in px, including borders and padding; no minimum width"
    ) { width, _, css in
      (css["width"], css["min-width"]) = (CSSText.size(width), "0")
    },
    CSSMeaning(
      .height, ["height", "min-height"], "in px, including borders and padding; no minimum height"
    ) { height, _, css in
      (css["height"], css["min-height"]) = (CSSText.size(height), "0")
    },
    CSSMeaning(
      .contentVerticalAlignment, "align-items",
      "`center`, `flex-start`, `flex-end`; fill: `stretch`"
    ) { alignment in
      switch alignment {
      case .center: "center"
      case .top: "flex-start"
      case .bottom: "flex-end"
      case .fill: "stretch"
      }
    },
    CSSMeaning(
      .contentHorizontalAlignment, "justify-content",
      "`center`, `left`, `right`; leading: `flex-start`; trailing: `flex-end`; fill: `stretch`"
    ) { alignment in
      switch alignment {
      case .center: "center"
      case .left: "left"
      case .right: "right"
      case .fill: "stretch"
      case .leading: "flex-start"
      case .trailing: "flex-end"
      }
    },
  ]

  /// Whether elements are shown; declared last because it overrides all entries that set `display`.
  static let visibility: [CSSMeaning] = [
    CSSMeaning(.isHidden, ["display"], "true: `none`, also for descendants; false: the default") {
      isHidden, _, css in
      guard isHidden else { return }
      css["display"] = "none"
      css["display", .groupedChildren] = "none"
    }
  ]

  private static func contentMode(_ mode: ContentModeValue) -> (fit: String, position: String) {
    switch mode {
    case .scaleToFill, .redraw: ("fill", "50% 50%")
    case .scaleAspectFit: ("contain", "50% 50%")
    case .scaleAspectFill: ("cover", "50% 50%")
    case .center: ("none", "50% 50%")
    case .top: ("none", "50% 0%")
    case .bottom: ("none", "50% 100%")
    case .left: ("none", "0% 50%")
    case .right: ("none", "100% 50%")
    case .topLeft: ("none", "0% 0%")
    case .topRight: ("none", "100% 0%")
    case .bottomLeft: ("none", "0% 100%")
    case .bottomRight: ("none", "100% 100%")
    }
  }
}

// MARK: - Layer

extension CSSMeaning {
  /// The layer of a view, after a text field's border style, which explicit values override.
  static let layer: [CSSMeaning] = [
    CSSMeaning(
      .borderStyle, ["border-style", "border-width", "border-radius"],
      "borderless: `none`; line: 1px `solid`; bezel: 2px `inset`; roundedRect: 1px `solid`, radius 5px"
    ) { style, _, css in
      switch style {
      case .borderless: css["border-style"] = "none"
      case .line: (css["border-style"], css["border-width"]) = ("solid", "1px")
      case .bezel: (css["border-style"], css["border-width"]) = ("inset", "2px")
      case .roundedRect:
        (css["border-style"], css["border-width"], css["border-radius"]) = ("solid", "1px", "5px")
      }
    },
    CSSMeaning(.borderWidth, ["border-width", "border-style"], "in px, `solid`") { width, _, css in
      css["border-width"] = CSSText.size(width)
      if css["border-style"] != "inset" { css["border-style"] = "solid" }
    },
    CSSMeaning(.borderColor, "border-color", "the color", CSSText.color),
    CSSMeaning(
      .borders, ["border-width", "border-style", "border-color"],
      "of each edge, clockwise from the top: the line's, or the border's; else 0, `none`, transparent"
    ) { borders, context, css in
      let lines = borders.lines(over: context.model)
      func list(_ text: (BordersValue.Line) -> String, or other: String) -> String {
        let all = lines.map { $0.map(text) ?? other }
        return Set(all).count == 1 ? all[0] : all.joined(separator: " ")
      }
      // The properties of a border, so that one state can have it, and another one lines.
      css["border-width"] = list({ CSSText.size($0.width) }, or: "0")
      css["border-style"] = list({ $0.style.rawValue }, or: "none")
      css["border-color"] = list({ CSSText.color($0.color) }, or: "#0000")
    },
    CSSMeaning(.cornerRadius, "border-radius", "in px", CSSText.size),
    shadow(.shadowColor, "its color"), shadow(.shadowOpacity, "a factor of its color's alpha"),
    shadow(.shadowOffset, "its offsets, in px"), shadow(.shadowRadius, "half its blur, in px"),
    CSSMeaning(
      .shadows, "box-shadow",
      "color, offsets, blur, and spread unless it's 0, in px; inside: `inset`; an empty list: `none`"
    ) { CSSText.shadows($0) },
    CSSMeaning(
      .outline, ["outline", "outline-offset"],
      "width in px, style and color; the offset in px; hidden: the default, which shows the focus"
    ) { outline, _, css in
      guard outline.isVisible else { return }
      css["outline"] =
        "\(CSSText.size(outline.width)) \(outline.style.rawValue) \(CSSText.color(outline.color))"
      css["outline-offset"] = CSSText.length(outline.offset)
    },
    CSSMeaning(
      .maskGradient, "mask-image", "the gradient, of whose colors only the opacity counts",
      CSSText.gradient),
    CSSMeaning(.masksToBounds, "overflow", "true: `clip`; false: `visible`") {
      $0 ? "clip" : "visible"
    },
    CSSMeaning(.shouldRasterize, none: "browsers decide which elements to rasterize"),
  ]

  /// A part of a layer's shadow, which the kind derives `shadows` from.
  private static func shadow<Value>(
    _ attribute: Attribute<Value>, _ summary: String
  ) -> CSSMeaning {
    CSSMeaning(attribute, ["box-shadow"], summary + ", through `shadows`") { _, _, _ in }
  }
}
