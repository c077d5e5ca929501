internal import CGTK
internal import ProtocolStyle
internal import StyleBinding

extension StyleBinding where View == GTKView {
  /// The arrangement of children, and the sizes of views among their siblings.
  func showLayout() {
    on(Arrangement.attributes, StackView.self) { [unowned self] view, model in
      view.arrange(model)
      showOverflow(of: view)
    }
    on(Arrangement.Item.attributes, GTKView.self) { view, model in
      view.item = Arrangement.Item(of: model)
    }
    on(.overflow, GTKView.self) { [unowned self] view, _ in showOverflow(of: view) }
    on(.masksToBounds, GTKView.self) { [unowned self] view, _ in showOverflow(of: view) }
    // Rows of a grid lose their insets in its first and last column.
    on(.padding, GTKView.self) { [unowned self] view, insets in
      view.setStyle("padding", insets.map(CSS.edges))
      showInsets(of: view)
      if let view = view as? StackView {
        view.arrange(viewModel(shownBy: view))
        showCorners(of: view)
      }
    }
  }

  /// Shows the distances of a view's content from its edges.
  func showInsets(of view: GTKView) {
    let model = viewModel(shownBy: view)
    let border = model?.borderWidth.map(Pixels.length) ?? 0
    let lines = model.flatMap { model in
      model.borders?.lines(over: model).map { $0.map { Pixels.length($0.width) } ?? 0 }
    }
    view.contentInsets = (
      (lines?[3] ?? border) + Pixels.length(model?.padding?.left ?? 0),
      (lines?[1] ?? border) + Pixels.length(model?.padding?.right ?? 0)
    )
  }

  /// Cuts off what's larger than a view, by either attribute.
  private func showOverflow(of view: GTKView) {
    let model = viewModel(shownBy: view)
    let isCutOff: Bool? =
      if let overflow = model?.overflow, overflow != .visible {
        true
      } else {
        model?.masksToBounds ?? (model?.overflow == .visible ? false : nil)
      }
    view.cutsOff = isCutOff
  }
}
