// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Symbols.swift

/// The identifiers of the family, by name.
let symbolsIDs: [AttributeID] = [
  .symbolRendering,
  .symbolScale,
  .symbolValue,
  .symbolWeight,
]

extension AttributeID {
  static var symbolRendering: Self { symbolRenderingKey.id }
  static var symbolScale: Self { symbolScaleKey.id }
  static var symbolValue: Self { symbolValueKey.id }
  static var symbolWeight: Self { symbolWeightKey.id }
}

extension AnyAttribute where Self == Attribute<SymbolRenderingValue> {
  /// The coloring of the layers of a node's symbols.
  public static var symbolRendering: Self { symbolRenderingKey }
}

private let symbolRenderingKey = Attribute<SymbolRenderingValue>(
  builtIn: "symbolRendering", of: (any SymbolRendering).self
) {
  ($0 as? any SymbolRendering.Type).map { AttributeReader($0, readSymbolRendering) }
}

@Sendable private func readSymbolRendering(
  _ node: borrowing some SymbolRendering, _ slot: borrowing AttributeSlot<SymbolRenderingValue>
) -> AttributeWrite {
  slot.write(node.symbolRendering)
}

extension AnyAttribute where Self == Attribute<SymbolScaleValue> {
  /// The scale of a node's symbols relative to its text.
  public static var symbolScale: Self { symbolScaleKey }
}

private let symbolScaleKey = Attribute<SymbolScaleValue>(
  builtIn: "symbolScale", of: (any SymbolScale).self
) {
  ($0 as? any SymbolScale.Type).map { AttributeReader($0, readSymbolScale) }
}

@Sendable private func readSymbolScale(
  _ node: borrowing some SymbolScale, _ slot: borrowing AttributeSlot<SymbolScaleValue>
) -> AttributeWrite {
  slot.write(node.symbolScale)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The filled part of a symbol that shows a value.
  public static var symbolValue: Self { symbolValueKey }
}

private let symbolValueKey = Attribute<Double>(
  builtIn: "symbolValue", of: (any SymbolValue).self
) {
  ($0 as? any SymbolValue.Type).map { AttributeReader($0, readSymbolValue) }
}

@Sendable private func readSymbolValue(
  _ node: borrowing some SymbolValue, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.symbolValue)
}

extension AnyAttribute where Self == Attribute<FontDescriptor.Weight> {
  /// The weight of the strokes of a node's symbols.
  public static var symbolWeight: Self { symbolWeightKey }
}

private let symbolWeightKey = Attribute<FontDescriptor.Weight>(
  builtIn: "symbolWeight", of: (any SymbolWeight).self
) {
  ($0 as? any SymbolWeight.Type).map { AttributeReader($0, readSymbolWeight) }
}

@Sendable private func readSymbolWeight(
  _ node: borrowing some SymbolWeight, _ slot: borrowing AttributeSlot<FontDescriptor.Weight>
) -> AttributeWrite {
  slot.write(node.symbolWeight)
}

extension ViewModel {
  /// The coloring of the layers of a node's symbols; nil if no level of the cascade writes it.
  public var symbolRendering: SymbolRenderingValue? {
    get { self[.symbolRendering] }
    set { self[.symbolRendering] = newValue }
  }

  /// The scale of a node's symbols relative to its text; nil if no level of the cascade writes it.
  public var symbolScale: SymbolScaleValue? {
    get { self[.symbolScale] }
    set { self[.symbolScale] = newValue }
  }

  /// The filled part of a symbol that shows a value; nil if no level of the cascade writes it.
  public var symbolValue: Double? {
    get { self[.symbolValue] }
    set { self[.symbolValue] = newValue }
  }

  /// The weight of the strokes of a node's symbols; nil if no level of the cascade writes it.
  public var symbolWeight: FontDescriptor.Weight? {
    get { self[.symbolWeight] }
    set { self[.symbolWeight] = newValue }
  }
}
