internal import CGTK
internal import ProtocolStyle
internal import StyleBinding

extension StyleBinding where View == GTKView {
  /// Images behind and at the ends of controls, and the colors of symbols.
  func showImages() {
    on(.backgroundImageForState, ButtonView.self) { [unowned self] in showBackground(of: $0, $1) }
    on(.backgroundImageForMetrics, BarView.self) { [unowned self] in showBackground(of: $0, $1) }
    on(.backgroundImageForPlacement, BarView.self) { [unowned self] in showBackground(of: $0, $1) }
    on(.controlState, ButtonView.self) { [unowned self] button, state in
      button.showSensitivity(state)
      showBackground(of: button)
    }
    on(.minimumTrackTintColor, RangeView.self) { [unowned self] view, _ in showTrack(of: view) }
    on(.maximumTrackTintColor, RangeView.self) { [unowned self] view, _ in showTrack(of: view) }
    on(.thumbTintColor, RangeView.self) { [unowned self] view, _ in showTrack(of: view) }
    on(.minimumTrackImageForState, RangeView.self) { [unowned self] view, _ in showTrack(of: view) }
    on(.maximumTrackImageForState, RangeView.self) { [unowned self] view, _ in showTrack(of: view) }
    on(.thumbImageForState, RangeView.self) { [unowned self] view, _ in showTrack(of: view) }
    on(.minimumValueImage, RangeView.self) { [unowned self] view, _ in showEnds(of: view) }
    on(.maximumValueImage, RangeView.self) { [unowned self] view, _ in showEnds(of: view) }
    on(.incrementImageForState, RangeView.self) { [unowned self] view, images in
      show(images, of: view, in: " > button.up")
    }
    on(.decrementImageForState, RangeView.self) { [unowned self] view, images in
      show(images, of: view, in: " > button.down")
    }
    on(.controlState, RangeView.self) { [unowned self] view, state in
      view.showSensitivity(state)
      showTrack(of: view)
      let model = viewModel(shownBy: view)
      show(model?.incrementImageForState, of: view, in: " > button.up")
      show(model?.decrementImageForState, of: view, in: " > button.down")
    }
    on(.pageIndicatorTintColor, PagesView.self) { [unowned self] view, _ in showDots(of: view) }
    on(.currentPageIndicatorTintColor, PagesView.self) { [unowned self] view, _ in
      showDots(of: view)
    }
    on(.pageIndicatorImageForState, PagesView.self) { [unowned self] view, _ in
      showDots(of: view)
    }
    on(.symbolRendering, GTKView.self) { $0.show($1) }
    showSymbols(of: ButtonView.self)
    showSymbols(of: ItemView.self)
    showSymbols(of: LinkView.self)
    showSymbols(of: ImageView.self)
    on(.tintGradient, ImageView.self) { [unowned self] view, _ in
      view.symbolLook = SymbolLook(viewModel(shownBy: view))
    }
    showSymbols(of: RowView.self)
  }

  /// Shows the weight and the value of symbols.
  private func showSymbols<Target: SymbolView>(of type: Target.Type) {
    on(.symbolWeight, type) { [unowned self] view, _ in
      view.symbolLook = SymbolLook(viewModel(shownBy: view))
    }
    on(.symbolValue, type) { [unowned self] view, _ in
      view.symbolLook = SymbolLook(viewModel(shownBy: view))
    }
    on(.symbolRendering, type) { [unowned self] view, rendering in
      view.show(rendering)
      view.symbolLook = SymbolLook(viewModel(shownBy: view))
    }
  }

  private func showBackground(of view: GTKView, _ images: (some Sendable)?) {
    showBackground(of: view)
  }

  /// Shows the parts of a slider's track by their images, or else in their colors.
  private func showTrack(of view: RangeView) {
    guard !view.isStepper else { return }
    let model = viewModel(shownBy: view)
    let state = model?.controlState ?? .normal
    let trough = " > trough"
    view.show(
      model?.maximumTrackTintColor, model?[.maximumTrackImageForState, state], in: trough)
    view.show(
      model?.minimumTrackTintColor, model?[.minimumTrackImageForState, state],
      in: trough + " > highlight")
    view.show(model?.thumbTintColor, model?[.thumbImageForState, state], in: trough + " > slider")
  }

  /// Shows the images of a slider's limits, in the padding at its ends.
  private func showEnds(of view: RangeView) {
    let model = viewModel(shownBy: view)
    let images = (model?.minimumValueImage, model?.maximumValueImage)
    let isShown = images.0 != nil || images.1 != nil
    let list = [images.0, images.1].map { $0.map(CSS.image) ?? "none" }.joined(separator: ", ")
    // More specific than the background of the slider.
    for (selector, sides) in [
      (":not(.vertical)", "0% 50%, 100% 50%"), (":not(.vertical):dir(rtl)", "100% 50%, 0% 50%"),
    ] {
      view.setStyle("background-image", isShown ? list : nil, in: selector)
      view.setStyle("background-position", isShown ? sides : nil, in: selector)
      view.setStyle("background-repeat", isShown ? "no-repeat" : nil, in: selector)
      view.setStyle("background-size", isShown ? "20px 20px" : nil, in: selector)
      view.setStyle("padding", isShown ? "0 28px" : nil, in: selector)
    }
  }

  /// Shows an image in place of the sign on a button of a stepper.
  private func show(
    _ images: StateValues<ImageReference>?, of view: RangeView, in selector: String
  ) {
    guard view.isStepper else { return }
    let state = viewModel(shownBy: view)?.controlState ?? .normal
    let image = images?[state] ?? images?[.normal]
    view.show(nil, image, in: selector)
    view.setStyle("opacity", image.map { _ in "0" }, in: selector + " > image")
  }

  private func showDots(of view: PagesView) {
    let model = viewModel(shownBy: view)
    let images = model?.pageIndicatorImageForState
    view.show(model?.pageIndicatorTintColor, images?[.normal], in: " > .style-dot")
    view.show(
      model?.currentPageIndicatorTintColor, images?[.selected] ?? images?[.normal],
      in: " > .style-dot.current")
  }
}

extension GTKView {
  /// Shows a part in a color, or by an image in place of it; the desktop's look for neither.
  fileprivate func show(_ color: Color?, _ image: ImageReference?, in selector: String) {
    setStyle(
      "background-color", image == nil ? color.map(CSS.color) : "transparent", in: selector)
    setStyle(
      "background-image", image.map(CSS.image) ?? color.map { _ in "none" }, in: selector)
    setStyle(
      "border-color", color == nil && image == nil ? nil : "transparent", in: selector)
    setStyle("background-size", image.map { _ in "100% 100%" }, in: selector)
    setStyle("background-repeat", image.map { _ in "no-repeat" }, in: selector)
  }

  /// Shows the symbols of a widget in the colors of a palette, in their own, or in that of the text.
  fileprivate func show(_ rendering: SymbolRenderingValue?) {
    var (style, palette): (String?, String?) = (nil, nil)
    switch rendering {
    case nil: break
    case .multicolor: style = "regular"
    // The icons of a desktop have no layers that could recede.
    case .monochrome, .hierarchical: style = "symbolic"
    case .palette(let colors):
      style = "symbolic"
      // The desktop's names of the colors that symbolic icons have besides that of the text.
      let names = ["success", "warning", "error"]
      if let last = colors.last {
        palette = names.enumerated().map { place, name in
          "\(name) \(CSS.color(place + 1 < colors.count ? colors[place + 1] : last))"
        }.joined(separator: ", ")
        setStyle("color", CSS.color(colors[0]), in: " image")
      }
    }
    if palette == nil { setStyle("color", nil, in: " image") }
    setStyle("-gtk-icon-style", style)
    setStyle("-gtk-icon-palette", palette)
  }
}

extension CSS {
  /// An image: an icon of the desktop by its name, or the content of an address.
  static func image(_ image: ImageReference) -> String {
    func quoted(_ text: String) -> String {
      let kept = text.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
      return "(\"\(kept)\")"
    }
    return switch image.source {
    case .symbol(let name), .named(let name): "-gtk-icontheme" + quoted(SymbolName.icon(for: name))
    case .dataURL(let url): "url" + quoted(url)
    }
  }
}
