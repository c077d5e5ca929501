internal import CGTK
internal import ProtocolStyle
internal import StyleBinding

extension StyleBinding where View == GTKView {
  /// The arrangement of children, and the sizes of views among their siblings.
  func showLayout() {
    showArrangement(.stackAxis)
    showArrangement(.stackAlignment)
    showArrangement(.stackDistribution)
    showArrangement(.wrapsChildren)
    showArrangement(.gridColumns)
    showArrangement(.spacing)
    for attribute in [
      Attribute<Double>.width, .height, .minimumWidth, .minimumHeight, .maximumWidth,
      .maximumHeight, .aspectRatio, .growth,
    ] {
      showSize(attribute)
    }
    showSize(.columnSpan)
    on(.overflow, GTKView.self) { [unowned self] view, _ in showOverflow(of: view) }
    on(.overflow, StackView.self) { [unowned self] view, _ in
      showOverflow(of: view)
      arrange(view)
    }
    on(.masksToBounds, GTKView.self) { [unowned self] view, _ in showOverflow(of: view) }
    // Rows of a grid lose their insets in its first and last column.
    on(.padding, GTKView.self) { [unowned self] view, insets in
      view.setStyle("padding", insets.map(CSS.edges))
      view.boxSize = BoxSize(viewModel(shownBy: view))
      if let view = view as? StackView {
        arrange(view)
        showCorners(of: view)
      }
    }
  }

  private func showArrangement<Value>(_ attribute: Attribute<Value>) {
    on(attribute, StackView.self) { [unowned self] view, _ in arrange(view) }
  }

  private func arrange(_ view: StackView) {
    view.arrangement = viewModel(shownBy: view).map { Arrangement($0, view.plain) } ?? view.plain
  }

  private func showSize<Value>(_ attribute: Attribute<Value>) {
    on(attribute, GTKView.self) { [unowned self] view, _ in
      view.boxSize = BoxSize(viewModel(shownBy: view))
    }
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
