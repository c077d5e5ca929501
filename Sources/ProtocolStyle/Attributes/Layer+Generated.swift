// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Layer.swift

/// The identifiers of the family, by name.
let layerIDs: [AttributeID] = [
  .blur,
  .borderColor,
  .borderGradient,
  .borderWidth,
  .borders,
  .cornerRadius,
  .cornerShape,
  .maskGradient,
  .masksToBounds,
  .outline,
  .shadowColor,
  .shadowOffset,
  .shadowOpacity,
  .shadowRadius,
  .shadows,
  .shouldRasterize,
  .transform,
]

extension AttributeID {
  static var blur: Self { blurKey.id }
  static var borderColor: Self { borderColorKey.id }
  static var borderGradient: Self { borderGradientKey.id }
  static var borderWidth: Self { borderWidthKey.id }
  static var borders: Self { bordersKey.id }
  static var cornerRadius: Self { cornerRadiusKey.id }
  static var cornerShape: Self { cornerShapeKey.id }
  static var maskGradient: Self { maskGradientKey.id }
  static var masksToBounds: Self { masksToBoundsKey.id }
  static var outline: Self { outlineKey.id }
  static var shadowColor: Self { shadowColorKey.id }
  static var shadowOffset: Self { shadowOffsetKey.id }
  static var shadowOpacity: Self { shadowOpacityKey.id }
  static var shadowRadius: Self { shadowRadiusKey.id }
  static var shadows: Self { shadowsKey.id }
  static var shouldRasterize: Self { shouldRasterizeKey.id }
  static var transform: Self { transformKey.id }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The radius by which a node and its descendants are blurred.
  public static var blur: Self { blurKey }
}

private let blurKey = Attribute<Double>(
  builtIn: "blur", of: (any Blur).self
) {
  ($0 as? any Blur.Type).map { AttributeReader($0, readBlur) }
}

@Sendable private func readBlur(
  _ node: borrowing some Blur, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.blur)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the border around a node.
  public static var borderColor: Self { borderColorKey }
}

private let borderColorKey = Attribute<Color>(
  builtIn: "borderColor", of: (any BorderColor).self
) {
  ($0 as? any BorderColor.Type).map { AttributeReader($0, readBorderColor) }
}

@Sendable private func readBorderColor(
  _ node: borrowing some BorderColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.borderColor)
}

extension AnyAttribute where Self == Attribute<Gradient> {
  /// The gradient of a node's border, in place of its color.
  public static var borderGradient: Self { borderGradientKey }
}

private let borderGradientKey = Attribute<Gradient>(
  builtIn: "borderGradient", of: (any BorderGradient).self
) {
  ($0 as? any BorderGradient.Type).map { AttributeReader($0, readBorderGradient) }
}

@Sendable private func readBorderGradient(
  _ node: borrowing some BorderGradient, _ slot: borrowing AttributeSlot<Gradient>
) -> AttributeWrite {
  slot.write(node.borderGradient)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The width of the border around a node.
  public static var borderWidth: Self { borderWidthKey }
}

private let borderWidthKey = Attribute<Double>(
  builtIn: "borderWidth", of: (any BorderWidth).self
) {
  ($0 as? any BorderWidth.Type).map { AttributeReader($0, readBorderWidth) }
}

@Sendable private func readBorderWidth(
  _ node: borrowing some BorderWidth, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.borderWidth)
}

extension AnyAttribute where Self == Attribute<BordersValue> {
  /// The lines at the edges of a node, each with its own width, color and pattern.
  public static var borders: Self { bordersKey }
}

private let bordersKey = Attribute<BordersValue>(
  builtIn: "borders", of: (any Borders).self
) {
  ($0 as? any Borders.Type).map { AttributeReader($0, readBorders) }
}

@Sendable private func readBorders(
  _ node: borrowing some Borders, _ slot: borrowing AttributeSlot<BordersValue>
) -> AttributeWrite {
  slot.write(node.borders)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The radius of the corners of a node.
  public static var cornerRadius: Self { cornerRadiusKey }
}

private let cornerRadiusKey = Attribute<Double>(
  builtIn: "cornerRadius", of: (any CornerRadius).self
) {
  ($0 as? any CornerRadius.Type).map { AttributeReader($0, readCornerRadius) }
}

@Sendable private func readCornerRadius(
  _ node: borrowing some CornerRadius, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.cornerRadius)
}

extension AnyAttribute where Self == Attribute<CornerShapeValue> {
  /// The shape of a node's corners.
  public static var cornerShape: Self { cornerShapeKey }
}

private let cornerShapeKey = Attribute<CornerShapeValue>(
  builtIn: "cornerShape", of: (any CornerShape).self
) {
  ($0 as? any CornerShape.Type).map { AttributeReader($0, readCornerShape) }
}

@Sendable private func readCornerShape(
  _ node: borrowing some CornerShape, _ slot: borrowing AttributeSlot<CornerShapeValue>
) -> AttributeWrite {
  slot.write(node.cornerShape)
}

extension AnyAttribute where Self == Attribute<Gradient> {
  /// The gradient whose opacity a node and its descendants have.
  public static var maskGradient: Self { maskGradientKey }
}

private let maskGradientKey = Attribute<Gradient>(
  builtIn: "maskGradient", of: (any MaskGradient).self
) {
  ($0 as? any MaskGradient.Type).map { AttributeReader($0, readMaskGradient) }
}

@Sendable private func readMaskGradient(
  _ node: borrowing some MaskGradient, _ slot: borrowing AttributeSlot<Gradient>
) -> AttributeWrite {
  slot.write(node.maskGradient)
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a node clips its content to its bounds.
  public static var masksToBounds: Self { masksToBoundsKey }
}

private let masksToBoundsKey = Attribute<Bool>(
  builtIn: "masksToBounds", of: (any MasksToBounds).self
) {
  ($0 as? any MasksToBounds.Type).map { AttributeReader($0, readMasksToBounds) }
}

@Sendable private func readMasksToBounds(
  _ node: borrowing some MasksToBounds, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.masksToBounds)
}

extension AnyAttribute where Self == Attribute<OutlineValue> {
  /// The line around a node's border, outside its box.
  public static var outline: Self { outlineKey }
}

private let outlineKey = Attribute<OutlineValue>(
  builtIn: "outline", of: (any Outline).self
) {
  ($0 as? any Outline.Type).map { AttributeReader($0, readOutline) }
}

@Sendable private func readOutline(
  _ node: borrowing some Outline, _ slot: borrowing AttributeSlot<OutlineValue>
) -> AttributeWrite {
  slot.write(node.outline)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the shadow that a node casts.
  public static var shadowColor: Self { shadowColorKey }
}

private let shadowColorKey = Attribute<Color>(
  builtIn: "shadowColor", of: (any ShadowColor).self
) {
  ($0 as? any ShadowColor.Type).map { AttributeReader($0, readShadowColor) }
}

@Sendable private func readShadowColor(
  _ node: borrowing some ShadowColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.shadowColor)
}

extension AnyAttribute where Self == Attribute<Offset> {
  /// The offset of a node's shadow.
  public static var shadowOffset: Self { shadowOffsetKey }
}

private let shadowOffsetKey = Attribute<Offset>(
  builtIn: "shadowOffset", of: (any ShadowOffset).self
) {
  ($0 as? any ShadowOffset.Type).map { AttributeReader($0, readShadowOffset) }
}

@Sendable private func readShadowOffset(
  _ node: borrowing some ShadowOffset, _ slot: borrowing AttributeSlot<Offset>
) -> AttributeWrite {
  slot.write(node.shadowOffset)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The opacity of the shadow that a node casts.
  public static var shadowOpacity: Self { shadowOpacityKey }
}

private let shadowOpacityKey = Attribute<Double>(
  builtIn: "shadowOpacity", of: (any ShadowOpacity).self
) {
  ($0 as? any ShadowOpacity.Type).map { AttributeReader($0, readShadowOpacity) }
}

@Sendable private func readShadowOpacity(
  _ node: borrowing some ShadowOpacity, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.shadowOpacity)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The blur radius of a node's shadow.
  public static var shadowRadius: Self { shadowRadiusKey }
}

private let shadowRadiusKey = Attribute<Double>(
  builtIn: "shadowRadius", of: (any ShadowRadius).self
) {
  ($0 as? any ShadowRadius.Type).map { AttributeReader($0, readShadowRadius) }
}

@Sendable private func readShadowRadius(
  _ node: borrowing some ShadowRadius, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.shadowRadius)
}

extension AnyAttribute where Self == Attribute<[Shadow]> {
  /// The shadows of a node's box, the topmost first.
  public static var shadows: Self { shadowsKey }
}

private let shadowsKey = Attribute<[Shadow]>(
  builtIn: "shadows", of: (any Shadows).self
) {
  ($0 as? any Shadows.Type).map { AttributeReader($0, readShadows) }
}

@Sendable private func readShadows(
  _ node: borrowing some Shadows, _ slot: borrowing AttributeSlot<[Shadow]>
) -> AttributeWrite {
  slot.write(node.shadows)
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a node is drawn to a bitmap before it is composited.
  public static var shouldRasterize: Self { shouldRasterizeKey }
}

private let shouldRasterizeKey = Attribute<Bool>(
  builtIn: "shouldRasterize", of: (any ShouldRasterize).self
) {
  ($0 as? any ShouldRasterize.Type).map { AttributeReader($0, readShouldRasterize) }
}

@Sendable private func readShouldRasterize(
  _ node: borrowing some ShouldRasterize, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.shouldRasterize)
}

extension AnyAttribute where Self == Attribute<TransformValue> {
  /// The scale, rotation and offset of a node around its center.
  public static var transform: Self { transformKey }
}

private let transformKey = Attribute<TransformValue>(
  builtIn: "transform", of: (any Transform).self
) {
  ($0 as? any Transform.Type).map { AttributeReader($0, readTransform) }
}

@Sendable private func readTransform(
  _ node: borrowing some Transform, _ slot: borrowing AttributeSlot<TransformValue>
) -> AttributeWrite {
  slot.write(node.transform)
}

extension ViewModel {
  /// The radius by which a node and its descendants are blurred; nil if no level of the cascade
  /// writes it.
  public var blur: Double? {
    get { self[.blur] }
    set { self[.blur] = newValue }
  }

  /// The color of the border around a node; nil if no level of the cascade writes it.
  public var borderColor: Color? {
    get { self[.borderColor] }
    set { self[.borderColor] = newValue }
  }

  /// The gradient of a node's border, in place of its color; nil if no level of the cascade writes
  /// it.
  public var borderGradient: Gradient? {
    get { self[.borderGradient] }
    set { self[.borderGradient] = newValue }
  }

  /// The width of the border around a node; nil if no level of the cascade writes it.
  public var borderWidth: Double? {
    get { self[.borderWidth] }
    set { self[.borderWidth] = newValue }
  }

  /// The lines at the edges of a node, each with its own width, color and pattern; nil if no level
  /// of the cascade writes it.
  public var borders: BordersValue? {
    get { self[.borders] }
    set { self[.borders] = newValue }
  }

  /// The radius of the corners of a node; nil if no level of the cascade writes it.
  public var cornerRadius: Double? {
    get { self[.cornerRadius] }
    set { self[.cornerRadius] = newValue }
  }

  /// The shape of a node's corners; nil if no level of the cascade writes it.
  public var cornerShape: CornerShapeValue? {
    get { self[.cornerShape] }
    set { self[.cornerShape] = newValue }
  }

  /// The gradient whose opacity a node and its descendants have; nil if no level of the cascade
  /// writes it.
  public var maskGradient: Gradient? {
    get { self[.maskGradient] }
    set { self[.maskGradient] = newValue }
  }

  /// Whether a node clips its content to its bounds; nil if no level of the cascade writes it.
  public var masksToBounds: Bool? {
    get { self[.masksToBounds] }
    set { self[.masksToBounds] = newValue }
  }

  /// The line around a node's border, outside its box; nil if no level of the cascade writes it.
  public var outline: OutlineValue? {
    get { self[.outline] }
    set { self[.outline] = newValue }
  }

  /// The color of the shadow that a node casts; nil if no level of the cascade writes it.
  public var shadowColor: Color? {
    get { self[.shadowColor] }
    set { self[.shadowColor] = newValue }
  }

  /// The offset of a node's shadow; nil if no level of the cascade writes it.
  public var shadowOffset: Offset? {
    get { self[.shadowOffset] }
    set { self[.shadowOffset] = newValue }
  }

  /// The opacity of the shadow that a node casts; nil if no level of the cascade writes it.
  public var shadowOpacity: Double? {
    get { self[.shadowOpacity] }
    set { self[.shadowOpacity] = newValue }
  }

  /// The blur radius of a node's shadow; nil if no level of the cascade writes it.
  public var shadowRadius: Double? {
    get { self[.shadowRadius] }
    set { self[.shadowRadius] = newValue }
  }

  /// The shadows of a node's box, the topmost first; nil if no level of the cascade writes it.
  public var shadows: [Shadow]? {
    get { self[.shadows] }
    set { self[.shadows] = newValue }
  }

  /// Whether a node is drawn to a bitmap before it is composited; nil if no level of the cascade
  /// writes it.
  public var shouldRasterize: Bool? {
    get { self[.shouldRasterize] }
    set { self[.shouldRasterize] = newValue }
  }

  /// The scale, rotation and offset of a node around its center; nil if no level of the cascade
  /// writes it.
  public var transform: TransformValue? {
    get { self[.transform] }
    set { self[.transform] = newValue }
  }
}
