public import ProtocolStyle

/// Writes the properties of one style class to a view model, depending on the model's kind.
///
/// NUI's precedence is kept: of two properties that exclude each other, one is written. Properties
/// without an attribute in the kind are collected in `styleSheetProperties`.
struct StyleSheetWriter {
  /// The values by property, and how they're written.
  typealias Values = [String: (value: any Hashable & Sendable, text: String)]

  private let values: Values
  private var written: Set<String> = []

  init(_ values: Values) {
    self.values = values
  }

  /// Writes all properties.
  mutating func write(to model: inout ViewModel) {
    writeBox(to: &model)
    writeBackground(to: &model)
    writeText(to: &model)
    writeControls(to: &model)
    let rest = values.filter {
      !written.contains($0.key) && !StyleSheetClass.meta.contains($0.key)
    }.mapValues(\.text)
    guard !rest.isEmpty else { return }
    model.styleSheetProperties = (model.styleSheetProperties ?? [:]).merging(rest) { $1 }
  }

  /// The value of a property for which the kind has an attribute.
  private mutating func take<Value, Kept>(
    _ name: String, for attribute: Attribute<Kept>, in model: ViewModel,
    as type: Value.Type = Value.self
  ) -> Value? {
    guard model.kind.uses(attribute), let value = values[name]?.value as? Value else { return nil }
    written.insert(name)
    return value
  }

  private mutating func color<Kept>(
    _ name: String, for attribute: Attribute<Kept>, in model: ViewModel
  ) -> Color? {
    take(name, for: attribute, in: model)
  }

  private mutating func image<Kept>(
    _ name: String, for attribute: Attribute<Kept>, in model: ViewModel
  ) -> ImageReference? {
    take(name, for: attribute, in: model)
  }

  private mutating func write<Value>(
    _ name: String, _ attribute: Attribute<Value>, to model: inout ViewModel
  ) {
    if let value: Value = take(name, for: attribute, in: model) { model[attribute] = value }
  }

  private mutating func writeBox(to model: inout ViewModel) {
    write("border-color", .borderColor, to: &model)
    write("border-width", .borderWidth, to: &model)
    write("corner-radius", .cornerRadius, to: &model)
    write("shadow-color", .shadowColor, to: &model)
    write("shadow-offset", .shadowOffset, to: &model)
    write("shadow-opacity", .shadowOpacity, to: &model)
    write("shadow-radius", .shadowRadius, to: &model)
    write("width", .width, to: &model)
    write("height", .height, to: &model)
    let hasShadow = values.keys.contains { $0.hasPrefix("shadow-") && $0 != "shadow-image" }
    if written.contains("corner-radius"), model.kind.uses(.masksToBounds) {
      // A button with a shadow must not be clipped, because that would remove the shadow.
      model.masksToBounds = !(model.kind.isKind(of: .button) && hasShadow)
    }
  }

  private mutating func writeBackground(to model: inout ViewModel) {
    let color =
      color("background-color-normal", for: .backgroundColor, in: model)
      ?? self.color("background-color", for: .backgroundColor, in: model)
    if values["background-color"] != nil, model.kind.uses(.backgroundColor) {
      written.insert("background-color")
    }
    if let color { model.backgroundColor = color }
    // Without a top color there is no gradient, even with a bottom color.
    if let top = self.color("background-color-top", for: .backgroundGradient, in: model) {
      let bottom = self.color("background-color-bottom", for: .backgroundGradient, in: model)
      model.backgroundGradient = Gradient([top] + (bottom.map { [$0] } ?? [top]))
    }
    for name in ["bar-tint-color", "background-tint-color", "tint-color"] {
      let attribute: Attribute<Color> = name == "bar-tint-color" ? .barTintColor : .tintColor
      write(name, attribute, to: &model)
    }
    for suffix in Self.states {
      let name = "background-color" + suffix.name
      if !suffix.name.isEmpty, values[name] != nil, model.kind.uses(.backgroundColor) {
        // A rule with a state condition writes it.
        written.insert(name)
      }
      writeImages(suffix, to: &model)
    }
    writeBarImages(to: &model)
  }

  /// The control states at the end of property names.
  static let states: [(name: String, state: ControlState)] = [
    ("", .normal), ("-highlighted", .highlighted), ("-selected", .selected),
    ("-selected-highlighted", [.selected, .highlighted]),
    ("-selected-disabled", [.selected, .disabled]), ("-disabled", .disabled),
  ]

  private mutating func writeImages(
    _ suffix: (name: String, state: ControlState), to model: inout ViewModel
  ) {
    let background = image(
      "background-image" + suffix.name, for: .backgroundImageForState, in: model)
    if let background { model[.backgroundImageForState, suffix.state] = background }
    let foreground = image("image" + suffix.name, for: .imageForState, in: model)
    if let foreground { model[.imageForState, suffix.state] = foreground }
  }

  private mutating func writeBarImages(to model: inout ViewModel) {
    if let image = image("shadow-image", for: .shadowImage, in: model) { model.shadowImage = image }
    if let image = image("background-image", for: .backgroundImageForMetrics, in: model) {
      var images = model.backgroundImageForMetrics ?? [:]
      images[exact: .default] = image
      model.backgroundImageForMetrics = images
    }
    let places: [(String, BarPlacement)] = [
      ("background-image", BarPlacement()), ("background-image-top", BarPlacement(.top)),
      ("background-image-bottom", BarPlacement(.bottom)),
      ("background-image-top-landscape", BarPlacement(.top, .compact)),
      ("background-image-bottom-landscape", BarPlacement(.bottom, .compact)),
    ]
    for (name, place) in places where !written.contains(name) {
      guard let image = image(name, for: .backgroundImageForPlacement, in: model) else { continue }
      var images = model.backgroundImageForPlacement ?? [:]
      images[exact: place] = image
      model.backgroundImageForPlacement = images
    }
  }
}

extension StyleSheetWriter {
  private mutating func writeText(to model: inout ViewModel) {
    if model.kind.uses(.titleColorForState) {
      writeButtonTitle(to: &model)
    } else if model.kind.uses(.textColor) {
      write("font-color", .textColor, to: &model)
      write("text-shadow-color", .textShadowColor, to: &model)
      if values["font-color-highlighted"] != nil { written.insert("font-color-highlighted") }
    }
    write("text-shadow-offset", .textShadowOffset, to: &model)
    if let font = font(over: model.font, for: .font, in: model) { model.font = font }
    writeTitleAttributes(to: &model)
    writeAlignment(to: &model)
    write("text-alpha", .alpha, to: &model)
    write("text-auto-fit", .adjustsFontSizeToFitWidth, to: &model)
    if let lines: Double = take("text-line-clamp", for: .maximumNumberOfLines, in: model) {
      model.maximumNumberOfLines = Int(max(min(lines, 1e6), 0))
    }
    write("text-transform", .textTransform, to: &model)
  }

  private mutating func writeButtonTitle(to model: inout ViewModel) {
    for suffix in Self.states {
      if let color = color("font-color" + suffix.name, for: .titleColorForState, in: model) {
        model[.titleColorForState, suffix.state] = color
      }
      let shadow = color(
        "text-shadow-color" + suffix.name, for: .titleShadowColorForState, in: model)
      if let shadow { model[.titleShadowColorForState, suffix.state] = shadow }
    }
  }

  /// The font for a name, a size or both; missing parts come from another font.
  private mutating func font<Kept>(
    over font: FontDescriptor?, for attribute: Attribute<Kept>, in model: ViewModel
  ) -> FontDescriptor? {
    let name: String? = take("font-name", for: attribute, in: model)
    let size: Double? = take("font-size", for: attribute, in: model)
    guard name != nil || size != nil else { return nil }
    let current = font ?? .system()
    guard let name else { return current.withSize(size ?? current.size) }
    return StyleSheetFont.font(named: name, size: size ?? current.size)
  }

  private mutating func writeTitleAttributes(to model: inout ViewModel) {
    if model.kind.uses(.titleTextAttributes) {
      let attributes = titleAttributes(
        "", over: model.titleTextAttributes, for: .titleTextAttributes, in: model)
      if let attributes { model.titleTextAttributes = attributes }
    }
    guard model.kind.uses(.titleTextAttributesForState) else { return }
    for suffix in [Self.states[0], Self.states[2]] {
      let attributes = titleAttributes(
        suffix.name, over: model.titleTextAttributesForState?[exact: suffix.state],
        for: .titleTextAttributesForState, in: model)
      if let attributes { model[.titleTextAttributesForState, suffix.state] = attributes }
    }
  }

  /// The text attributes of a bar's or an item's title; nil if no property sets any.
  private mutating func titleAttributes<Kept>(
    _ suffix: String, over current: TextAttributes?, for attribute: Attribute<Kept>,
    in model: ViewModel
  ) -> TextAttributes? {
    var attributes = current ?? TextAttributes()
    let before = attributes
    if let color = color("font-color" + suffix, for: attribute, in: model) {
      attributes.foregroundColor = color
    }
    if let color = color("text-shadow-color" + suffix, for: attribute, in: model) {
      attributes.shadowColor = color
    }
    if let offset: Offset = take("text-shadow-offset" + suffix, for: attribute, in: model) {
      attributes.shadowOffset = offset
    }
    if suffix.isEmpty, let font = font(over: attributes.font, for: attribute, in: model) {
      attributes.font = font
    }
    return attributes == before ? nil : attributes
  }

  private mutating func writeAlignment(to model: inout ViewModel) {
    switch take("text-align", for: .textAlignment, in: model, as: String.self) {
    case "left": model.textAlignment = .left
    case "center": model.textAlignment = .center
    case "right": model.textAlignment = .right
    case "fill" where model.kind.uses(.contentHorizontalAlignment):
      model.contentHorizontalAlignment = .fill
    default: break
    }
    write("vertical-align", .contentVerticalAlignment, to: &model)
    write("horizontal-align", .contentHorizontalAlignment, to: &model)
  }

  private mutating func writeControls(to model: inout ViewModel) {
    // For a button, both are the insets of the title, and title-insets wins.
    if model.kind.uses(.titleEdgeInsets) {
      write("padding", .titleEdgeInsets, to: &model)
      write("title-insets", .titleEdgeInsets, to: &model)
      write("content-insets", .contentEdgeInsets, to: &model)
    } else {
      write("padding", .padding, to: &model)
    }
    write("minimum-track-tint-color", .minimumTrackTintColor, to: &model)
    write("maximum-track-tint-color", .maximumTrackTintColor, to: &model)
    write("thumb-tint-color", .thumbTintColor, to: &model)
    write("on-tint-color", .onTintColor, to: &model)
    write("progress-tint-color", .progressTintColor, to: &model)
    write("track-tint-color", .trackTintColor, to: &model)
    write("divider-color", .dividerColor, to: &model)
    write("separator-color", .separatorColor, to: &model)
    write("row-height", .rowHeight, to: &model)
    write("current-color", .currentPageIndicatorTintColor, to: &model)
    write(
      "color", model.kind.isKind(of: .pageControl) ? .pageIndicatorTintColor : .tintColor,
      to: &model)
    write("separator-style", .separatorStyle, to: &model)
    write("border-style", .borderStyle, to: &model)
    let position: Double? = take(
      "title-vertical-offset", for: .titleVerticalPositionForMetrics, in: model)
    if let position {
      var positions = model.titleVerticalPositionForMetrics ?? [:]
      positions[exact: .default] = position
      model.titleVerticalPositionForMetrics = positions
    }
  }
}

// MARK: - StyleSheetProperties

/// Properties of a stylesheet for which the node's kind has no attribute.
///
/// Renderers read them by their names in the stylesheet; empty by default.
package protocol StyleSheetProperties: SendableMetatype {
  /// The values by property name, as strings with variables replaced.
  var styleSheetProperties: [String: String] { get }
}

extension StyleSheetProperties {
  /// The default: empty.
  package var styleSheetProperties: [String: String] { [:] }
}

extension AnyAttribute where Self == Attribute<[String: String]> {
  /// Properties of a stylesheet without an attribute in the library, used by every kind.
  public static var styleSheetProperties: Self { key }
}

private let key = Attribute<[String: String]>(
  "styleSheetProperties", of: (any StyleSheetProperties).self
) {
  ($0 as? any StyleSheetProperties.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some StyleSheetProperties, _ slot: borrowing AttributeSlot<[String: String]>
) -> AttributeWrite {
  slot.write(node.styleSheetProperties)
}

extension ViewModel {
  /// Properties of a stylesheet without an attribute in the library; nil if there are none.
  public var styleSheetProperties: [String: String]? {
    get { self[.styleSheetProperties] }
    set { self[.styleSheetProperties] = newValue }
  }
}
