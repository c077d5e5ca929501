internal import CGTK
internal import ProtocolStyle
internal import StyleBinding

extension StyleBinding where View == GTKView {
  /// Corners, transforms and blurs, and what assistive technologies read.
  func showEffects() {
    on(.cornerRadius, GTKView.self) { [unowned self] view, _ in showCorners(of: view) }
    on(.cornerShape, GTKView.self) { [unowned self] view, _ in showCorners(of: view) }
    on(.transform, GTKView.self) { view, transform in
      view.setStyle("transform", transform.flatMap(CSS.transform))
    }
    on(.blur, GTKView.self) { view, radius in
      let isBlurred = radius.map { $0.isFinite && $0 > 0 } ?? false
      view.setStyle("filter", isBlurred ? radius.map { "blur(\(CSS.pixels($0)))" } : nil)
    }
    on(.accessibilityHint, GTKView.self) { $0.accessibilityHint = $1 }
    on(.accessibilityIdentifier, GTKView.self) { view, name in
      gtk_widget_set_name(view.widget, name)
    }
    on(.accessibilityTraits, GTKView.self) { $0.accessibilityTraits = $1 ?? [] }
  }

  /// The attributes that GTK has no counterpart of.
  func noteMissing() {
    on(
      .isOpaque, none: "GTK computes itself which part of a widget is opaque, from its background.")
    on(.shouldRasterize, none: "GTK decides itself which drawings it keeps as textures.")
    on(.textGradient, none: "GTK's style sheets have one color for a text.")
    on(.maskGradient, none: "GTK's style sheets have no masks.")
    // Labels have an entry, and fields don't.
    on(.adjustsFontSizeToFitWidth, none: "A field of GTK scrolls a text that doesn't fit into it.")
    on(.contentMode, none: "Only an image has a picture that can be scaled in different ways.")
    on(
      Arrangement.attributes,
      none: "A bar arranges items, a list rows, and other widgets have no children to arrange.")
    on(
      [.contentHorizontalAlignment, .contentVerticalAlignment],
      none: "Only a button has a content that can be aligned.")
    on(.controlSize, none: "GTK's widgets other than buttons have one size.")
    on(.maximumNumberOfLines, none: "A text that's edited scrolls instead.")
    on(
      [.underline, .strikethrough],
      none: "In a text that's edited, GTK draws lines at marked parts only.")
    on(.statusBarStyle, none: "A window of the desktop has no status bar.")
    on(
      .backIndicatorTransitionMaskImage,
      none: "The title of a bar doesn't slide past its back indicator, so nothing is masked.")
  }

  /// Shows the corners of a view, and those of its children that follow them.
  func showCorners(of view: GTKView) {
    let model = viewModel(shownBy: view)
    let (leftToRight, rightToLeft) = corners(of: view, model)
    view.setStyle("border-radius", leftToRight)
    view.setStyle(
      "border-radius", rightToLeft == leftToRight ? nil : rightToLeft, in: ":dir(rtl)")
    for child in (view as? StackView)?.children ?? []
    where viewModel(shownBy: child)?.cornerShape?.form == .concentric {
      showCorners(of: child)
    }
  }

  /// The radii in both directions of text; nil for the widget's own.
  private func corners(of view: GTKView, _ model: ViewModel?) -> (String?, String?) {
    func same(_ radius: Double?) -> (String?, String?) {
      (radius.map(CSS.pixels), radius.map(CSS.pixels))
    }
    return switch model?.cornerShape?.form {
    case .uniform, nil: same(model?.cornerRadius)
    case .capsule: same(9999)
    case .radii: CSS.corners(model?.cornerShape?.radii ?? .init(), less: 0)
    case .concentric: innerCorners(around: view) ?? same(0)
    }
  }

  /// The radii of the nearest ancestor that has some, less its padding.
  private func innerCorners(around view: GTKView) -> (String?, String?)? {
    var node = node(of: view).flatMap { tree.parent(of: $0) }
    while let ancestor = node {
      defer { node = tree.parent(of: ancestor) }
      guard let model = self.view(of: ancestor).flatMap({ viewModel(shownBy: $0) }) else {
        continue
      }
      let insets = model.padding ?? .zero
      let padding = max(min(insets.top, insets.left, insets.bottom, insets.right), 0)
      if model.cornerShape?.form == .radii, let radii = model.cornerShape?.radii {
        return CSS.corners(radii, less: padding)
      }
      let form = model.cornerShape?.form ?? .uniform
      if form == .uniform, let radius = model.cornerRadius, radius > 0 {
        let inner = CSS.pixels(max(radius - padding, 0))
        return (inner, inner)
      }
    }
    return nil
  }
}

extension CSS {
  /// Radii clockwise from the top left, from left to right and from right to left.
  static func corners(
    _ radii: CornerShapeValue.Radii, less padding: Double
  ) -> (String?, String?) {
    func list(_ corners: [Double]) -> String {
      corners.map { pixels(max($0 - padding, 0)) }.joined(separator: " ")
    }
    let (topLeading, topTrailing) = (radii.topLeading, radii.topTrailing)
    let (bottomLeading, bottomTrailing) = (radii.bottomLeading, radii.bottomTrailing)
    return (
      list([topLeading, topTrailing, bottomTrailing, bottomLeading]),
      list([topTrailing, topLeading, bottomLeading, bottomTrailing])
    )
  }

  /// A transform about the center; nil for none.
  static func transform(_ transform: TransformValue) -> String? {
    if transform.isIdentity { return nil }
    return "translate(\(pixels(transform.offset.x)), \(pixels(transform.offset.y))) "
      + "rotate(\(number(transform.rotation))deg) "
      + "scale(\(number(transform.scaleX)), \(number(transform.scaleY)))"
  }
}
