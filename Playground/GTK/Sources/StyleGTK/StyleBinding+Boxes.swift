internal import CGTK
internal import ProtocolStyle
internal import StyleBinding

extension StyleBinding where View == GTKView {
  /// The box of a widget: background, border, padding, size, shadow.
  func showBoxes() {
    on(.backgroundColor, GTKView.self) { [unowned self] view, _ in showBackground(of: view) }
    on(.backgroundGradient, GTKView.self) { [unowned self] view, _ in showBackground(of: view) }
    on(.backgroundColor, BarView.self) { bar, color in
      bar.setStyle("background-color", color.map(CSS.color))
    }
    on(.barTintColor, BarView.self) { bar, color in
      bar.setStyle("background-color", color.map(CSS.color))
    }
    on(.borderColor, GTKView.self) { view, color in
      view.setStyle("border-color", color.map(CSS.color))
    }
    on(.borderWidth, GTKView.self) { [unowned self] view, width in
      view.setStyle("border-width", width.map(CSS.pixels))
      view.setStyle("border-style", width.map { $0 > 0 ? "solid" : "none" })
      view.boxSize = BoxSize(viewModel(shownBy: view))
    }
    on(.cornerRadius, GTKView.self) { view, radius in
      view.setStyle("border-radius", radius.map(CSS.pixels))
    }
    for attribute in [Attribute<Double>.shadowOpacity, .shadowRadius] {
      on(attribute, GTKView.self) { [unowned self] view, _ in showShadow(of: view) }
    }
    on(.shadowColor, GTKView.self) { [unowned self] view, _ in showShadow(of: view) }
    on(.shadowOffset, GTKView.self) { [unowned self] view, _ in showShadow(of: view) }
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

  private func showBackground(of view: GTKView) {
    let model = viewModel(shownBy: view)
    let (color, gradient) = (model?.backgroundColor, model?.backgroundGradient)
    view.setStyle("background-color", color.map(CSS.color))
    // The desktop's theme draws buttons and fields by images and shadows.
    view.setStyle("background-image", gradient.map(CSS.gradient) ?? color.map { _ in "none" })
    if view is ButtonView {
      let isPlain = color == nil && gradient == nil
      if model?.borderColor == nil { view.setStyle("border-color", isPlain ? nil : "transparent") }
      showShadow(of: view)
    }
  }

  /// A box has no shadow unless its opacity is set.
  private func showShadow(of view: GTKView) {
    guard let model = viewModel(shownBy: view), let opacity = model.shadowOpacity, opacity > 0
    else {
      let isDrawn = view.declarations[.init(selector: "", property: "background-image")] != nil
      return view.setStyle("box-shadow", view is ButtonView && isDrawn ? "none" : nil)
    }
    let color = model.shadowColor ?? .black
    let offset = model.shadowOffset ?? Offset(x: 0, y: -3)
    view.setStyle(
      "box-shadow",
      "\(CSS.pixels(offset.x)) \(CSS.pixels(offset.y)) \(CSS.pixels(model.shadowRadius ?? 3)) "
        + CSS.color(color.withAlpha(color.alpha * min(opacity, 1))))
  }
}

// MARK: - Bars

extension StyleBinding where View == GTKView {
  /// Bars and tables.
  func showBars() {
    on(.titleTextAttributes, BarView.self) { bar, attributes in
      bar.setStyle("color", attributes?.foregroundColor.map(CSS.color), in: " .title")
      for (property, value) in CSS.font(attributes?.font) {
        bar.setStyle(property, value, in: " .title")
      }
    }
    on(.backIndicatorImage, BarView.self) { $0.hasBackIndicator = $1 != nil }
    on(.separatorColor, TableView.self) { table, color in
      table.setStyle("border-bottom-color", color.map(CSS.color), in: " listview > row")
    }
    on(.separatorStyle, TableView.self) { table, style in
      table.hasSeparators = style != .hidden
    }
    on(.rowHeight, TableView.self) { table, height in
      // Rows have a padding of 6 pixels.
      let inner = height.map { CSS.pixels(max($0 - 12, 0)) }
      table.setStyle("min-height", inner, in: " .style-row")
      table.rowHeight = height ?? 44
    }
  }
}
