internal import CGTK
internal import ProtocolStyle
internal import StyleBinding

extension StyleBinding where View == GTKView {
  /// The box of a widget: background, border, padding, size, shadow.
  func showBoxes() {
    on(.backgroundColor, GTKView.self) { [unowned self] view, _ in showBackground(of: view) }
    on(.backgroundGradient, GTKView.self) { [unowned self] view, _ in showBackground(of: view) }
    on(.backgroundMaterial, GTKView.self) { [unowned self] view, _ in showBackground(of: view) }
    on(.backgroundColor, BarView.self) { [unowned self] bar, _ in showColors(of: bar) }
    on(.barTintColor, BarView.self) { [unowned self] bar, _ in showColors(of: bar) }
    on(.barTintColorForAppearance, BarView.self) { [unowned self] bar, _ in showColors(of: bar) }
    on(.barStyle, BarView.self) { [unowned self] bar, _ in showColors(of: bar) }
    on(.isTranslucent, BarView.self) { [unowned self] bar, _ in showColors(of: bar) }
    on(.shadowImage, BarView.self) { [unowned self] bar, _ in showBackground(of: bar) }
    on(.textColor, BarView.self) { [unowned self] bar, _ in showColors(of: bar) }
    on(.unselectedItemTintColor, BarView.self) { [unowned self] bar, _ in showColors(of: bar) }
    on([.borderColor, .borderWidth, .borders, .borderGradient], GTKView.self) {
      [unowned self] view, model in
      showBorder(of: view, model)
      showInsets(of: view)
    }
    on(.shadows, GTKView.self) { [unowned self] view, _ in showShadows(of: view) }
    on(.outline, GTKView.self) { view, outline in
      let shown = outline.flatMap { $0.isVisible ? $0 : nil }
      view.setStyle(
        "outline",
        shown.map { "\(CSS.pixels($0.width)) \($0.style.rawValue) \(CSS.color($0.color))" })
      view.setStyle("outline-offset", shown.map { CSS.pixels($0.offset) })
    }
    on(.contentEdgeInsets, GTKView.self) { view, insets in
      view.setStyle("padding", insets.map(CSS.edges))
    }
    on(.alpha, GTKView.self) { view, alpha in view.setStyle("opacity", alpha.map(CSS.number)) }
    on(.isHidden, GTKView.self) { $0.isHidden = $1 ?? false }
    on(.contentMode, ImageView.self) { view, mode in
      let fit =
        switch mode {
        case .scaleAspectFit: GTK_CONTENT_FIT_CONTAIN
        case .scaleAspectFill: GTK_CONTENT_FIT_COVER
        case .scaleToFill, .redraw, nil: GTK_CONTENT_FIT_FILL
        default: GTK_CONTENT_FIT_SCALE_DOWN
        }
      gtk_picture_set_content_fit(view.widget.opaque, fit)
    }
  }

  /// Shows the border, or the lines at the edges, which GTK has clockwise from the top.
  private func showBorder(of view: GTKView, _ model: ViewModel) {
    var (width, style) = (
      model.borderWidth.map(CSS.pixels), model.borderWidth.map { $0 > 0 ? "solid" : "none" }
    )
    var color = model.borderColor.map(CSS.color)
    if let lines = model.borders?.lines(over: model) {
      func list(_ text: (BordersValue.Line) -> String, or other: String) -> String {
        lines.map { $0.map(text) ?? other }.joined(separator: " ")
      }
      width = list({ CSS.pixels($0.width) }, or: "0")
      style = list({ $0.style.rawValue }, or: "none")
      color = list({ CSS.color($0.color) }, or: "transparent")
    }
    // GTK doesn't cut the image of a border by the corners.
    let gradient = model.borders == nil ? model.borderGradient.map(CSS.gradient) : nil
    view.setStyle("border-image", gradient.map { "\($0) 1" })
    view.setStyle("border-width", width)
    view.setStyle("border-style", style)
    if color != nil || !(view is ButtonView) {
      view.setStyle("border-color", color)
    } else {
      showBackground(of: view)
    }
  }

  func showBackground(of view: GTKView) {
    let model = viewModel(shownBy: view)
    let isSelected = model?.controlState?.isDisjoint(with: [.selected, .highlighted]) == false
    let selection = view is RowView && isSelected ? model?.selectedBackgroundColor : nil
    let (color, gradient) = (selection ?? model?.backgroundColor, model?.backgroundGradient)
    if !(view is BarView) { view.setStyle("background-color", color.map(CSS.color)) }
    // The color stands for a material, because GTK doesn't blur what's behind a widget.
    let pane = model?.backgroundMaterial.flatMap { material in
      let pane = CSS.color(material.fallbackColor)
      return material.style == .hidden ? nil : "linear-gradient(\(pane), \(pane))"
    }
    let image =
      switch view {
      case is ButtonView: model?[.backgroundImageForState, model?.controlState ?? .normal]
      case is BarView:
        model?.backgroundImageForMetrics?[.default]
          ?? model?.backgroundImageForPlacement?[BarPlacement()]
      default: ImageReference?.none
      }
    let line = (view as? BarView).flatMap { bar in model?.shadowImage.map { bar.line($0) } }
    let images = [line?.image, image.map(CSS.image), pane, gradient.map(CSS.gradient)]
      .compactMap(\.self)
    if view is BarView {
      /// The value of a property for the line, and for each image below it.
      func list(_ first: String?, _ others: String) -> String? {
        first.map { ([$0] + images.dropFirst().map { _ in others }).joined(separator: ", ") }
      }
      view.setStyle("background-position", list(line?.position, "0 0"))
      view.setStyle("background-size", list(line?.size, "auto"))
      view.setStyle("background-repeat", list(line?.repeats, "repeat"))
    }
    // The desktop's theme draws buttons and fields by images and shadows.
    view.setStyle(
      "background-image",
      images.isEmpty ? color.map { _ in "none" } : images.joined(separator: ", "))
    if view is ButtonView {
      let isPlain = color == nil && images.isEmpty
      if model?.borderColor == nil, model?.borders == nil {
        view.setStyle("border-color", isPlain ? nil : "transparent")
      }
      showShadows(of: view)
    }
  }

  /// Shows the shadows of a box; the theme's own is removed where the background is drawn.
  private func showShadows(of view: GTKView) {
    guard let shadows = viewModel(shownBy: view)?.shadows else {
      let isDrawn = view.declarations[.init(selector: "", property: "background-image")] != nil
      return view.setStyle("box-shadow", view is ButtonView && isDrawn ? "none" : nil)
    }
    view.setStyle("box-shadow", CSS.shadows(shadows))
  }
}

extension CSS {
  /// The shadows of a box.
  fileprivate static func shadows(_ shadows: [Shadow]) -> String {
    if shadows.isEmpty { return "none" }
    return shadows.map { shadow in
      let lengths = [shadow.offset.x, shadow.offset.y, shadow.blur, shadow.spread].map(pixels)
      return (shadow.isInner ? "inset " : "") + lengths.joined(separator: " ")
        + " \(color(shadow.color))"
    }.joined(separator: ", ")
  }
}

// MARK: - Bars

extension StyleBinding where View == GTKView {
  /// Bars and tables.
  func showBars() {
    on(.titleTextAttributes, BarView.self) { [unowned self] bar, _ in showTitle(of: bar) }
    on(.titleTextAttributesForAppearance, BarView.self) { [unowned self] bar, _ in
      showTitle(of: bar)
    }
    on(.titleVerticalPositionForMetrics, BarView.self) { bar, offsets in
      let offset = offsets?[.default]
      bar.setStyle(
        "transform", offset.map { "translate(0px, \(CSS.pixels($0)))" }, in: " .title")
    }
    on(.largeTitleTextAttributes, BarView.self) { bar, attributes in
      bar.hasLargeTitle = attributes != nil
      let selector = " .style-large-title"
      bar.setStyle("color", attributes?.foregroundColor.map(CSS.color), in: selector)
      for (property, value) in CSS.font(attributes?.font) {
        bar.setStyle(property, value, in: selector)
      }
    }
    on(.prompt, BarView.self) { $0.prompt = $1 }
    on(.subtitle, BarView.self) { $0.subtitle = $1 }
    on(.barItemVariant, ItemView.self) { item, variant in
      item.setStyle("font-weight", variant.map { $0 == .prominent ? "600" : "400" })
    }
    on(.badge, ItemView.self) { $0.badge = $1 }
    on(.badgeColor, ItemView.self) { item, color in
      item.setStyle("background-color", color.map(CSS.color), in: " .style-badge")
    }
    on(.backIndicatorImage, BarView.self) { $0.hasBackIndicator = $1 != nil }
    on(.separatorColor, TableView.self) { [unowned self] table, _ in showSeparators(of: table) }
    on(.separatorStyle, TableView.self) { table, style in
      table.hasSeparators = style != .hidden
    }
    on(.separatorInsets, TableView.self) { [unowned self] table, _ in showSeparators(of: table) }
    on(.listVariant, TableView.self) { table, variant in
      let isInset = variant == .insetGrouped
      table.setStyle("margin", variant.map { _ in isInset ? "0 16px" : "0" })
      table.setStyle("border-radius", isInset ? "10px" : nil)
    }
    on(.selectedBackgroundColor, RowView.self) { [unowned self] row, _ in showBackground(of: row) }
    on(.controlState, RowView.self) { [unowned self] row, state in
      row.showSensitivity(state)
      showBackground(of: row)
    }
    on(.rowHeight, TableView.self) { table, height in
      // Rows have a padding of 6 pixels.
      let inner = height.map { CSS.pixels(max($0 - 12, 0)) }
      table.setStyle("min-height", inner, in: " .style-row")
      table.rowHeight = height ?? 44
    }
  }

  /// Shows the title of a bar in its standard look, because nothing scrolls below it.
  private func showTitle(of bar: BarView) {
    let model = viewModel(shownBy: bar)
    let attributes =
      model?.titleTextAttributesForAppearance?[.standard] ?? model?.titleTextAttributes
    bar.setStyle("color", attributes?.foregroundColor.map(CSS.color), in: " .title")
    for (property, value) in CSS.font(attributes?.font) {
      bar.setStyle(property, value, in: " .title")
    }
  }

  /// Shows the background of a bar, and the color of its texts and of items that have no other.
  private func showColors(of bar: BarView) {
    let model = viewModel(shownBy: bar)
    let isBlack = model?.barStyle == .black
    let background =
      model?.barTintColorForAppearance?[.standard] ?? model?.barTintColor
      ?? model?.backgroundColor
    bar.setStyle(
      "background-color",
      Self.background(
        background ?? (isBlack ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : nil),
        isTranslucent: model?.isTranslucent))
    let color = model?.unselectedItemTintColor ?? model?.textColor ?? (isBlack ? .white : nil)
    bar.setStyle("color", color.map(CSS.color))
  }

  /// The background of a bar, through which what's behind shines, or doesn't; GTK doesn't blur it.
  ///
  /// As in UIKit, a color that's translucent already stays, and one that mustn't be covers the
  /// background of the window.
  private static func background(_ color: Color?, isTranslucent: Bool?) -> String? {
    let desktop = "@theme_bg_color"
    let text = color.map(CSS.color)
    return switch isTranslucent {
    case nil: text
    case true?: color.map(\.alpha) ?? 1 < 1 ? text : "alpha(\(text ?? desktop), 0.85)"
    case false?:
      color.map {
        $0.alpha < 1
          ? "mix(\(desktop), \(CSS.color($0.withAlpha(1))), \(CSS.number($0.alpha)))"
          : CSS.color($0)
      } ?? desktop
    }
  }

  /// Shows the lines between rows.
  ///
  /// They're pictures, because borders have no insets. By default, they begin where texts do, as in pages.
  private func showSeparators(of table: TableView) {
    let model = viewModel(shownBy: table)
    let rows = " listview.separators > row:not(:last-child)"
    let line = model?.separatorColor.map(CSS.color)
    table.setStyle(
      "background-image", line.map { "linear-gradient(\($0), \($0))" }, in: rows)
    let insets = model?.separatorInsets.map { (Pixels.length($0.left), Pixels.length($0.right)) }
    table.setStyle(
      "background-size", insets.map { "calc(100% - \($0.0 + $0.1)px) 1px" }, in: rows)
    table.setStyle("background-position", insets.map { "\($0.0)px 100%" }, in: rows + ":dir(ltr)")
    table.setStyle("background-position", insets.map { "\($0.1)px 100%" }, in: rows + ":dir(rtl)")
  }
}

extension BarView {
  /// The image of the bar's shadow in CSS, along the edge at the content.
  ///
  /// An image has its own height and is repeated; a name that the desktop has no image of is a line.
  fileprivate func line(
    _ image: ImageReference
  ) -> (image: String, position: String, size: String, repeats: String) {
    let position = place == .top ? "0 100%" : "0 0"
    if Icon.exists(image) { return (CSS.image(image), position, "auto", "repeat-x") }
    let line = "alpha(currentColor, 0.2)"
    return ("linear-gradient(\(line), \(line))", position, "100% 1px", "no-repeat")
  }
}
