// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Tables.swift

/// The identifiers of the family, by name.
let tablesIDs: [AttributeID] = [
  .accessoryType,
  .cellVariant,
  .detailTextColor,
  .listVariant,
  .rowHeight,
  .selectedBackgroundColor,
  .separatorColor,
  .separatorInsets,
  .separatorStyle,
]

extension AttributeID {
  static var accessoryType: Self { accessoryTypeKey.id }
  static var cellVariant: Self { cellVariantKey.id }
  static var detailTextColor: Self { detailTextColorKey.id }
  static var listVariant: Self { listVariantKey.id }
  static var rowHeight: Self { rowHeightKey.id }
  static var selectedBackgroundColor: Self { selectedBackgroundColorKey.id }
  static var separatorColor: Self { separatorColorKey.id }
  static var separatorInsets: Self { separatorInsetsKey.id }
  static var separatorStyle: Self { separatorStyleKey.id }
}

extension AnyAttribute where Self == Attribute<AccessoryTypeValue> {
  /// The symbol at the trailing edge of a table cell.
  public static var accessoryType: Self { accessoryTypeKey }
}

private let accessoryTypeKey = Attribute<AccessoryTypeValue>(
  builtIn: "accessoryType", of: (any AccessoryType).self
) {
  ($0 as? any AccessoryType.Type).map { AttributeReader($0, readAccessoryType) }
}

@Sendable private func readAccessoryType(
  _ node: borrowing some AccessoryType, _ slot: borrowing AttributeSlot<AccessoryTypeValue>
) -> AttributeWrite {
  slot.write(node.accessoryType)
}

extension AnyAttribute where Self == Attribute<CellVariantValue> {
  /// The position of a cell's detail text.
  public static var cellVariant: Self { cellVariantKey }
}

private let cellVariantKey = Attribute<CellVariantValue>(
  builtIn: "cellVariant", of: (any CellVariant).self
) {
  ($0 as? any CellVariant.Type).map { AttributeReader($0, readCellVariant) }
}

@Sendable private func readCellVariant(
  _ node: borrowing some CellVariant, _ slot: borrowing AttributeSlot<CellVariantValue>
) -> AttributeWrite {
  slot.write(node.cellVariant)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of a table cell's detail text.
  public static var detailTextColor: Self { detailTextColorKey }
}

private let detailTextColorKey = Attribute<Color>(
  builtIn: "detailTextColor", of: (any DetailTextColor).self
) {
  ($0 as? any DetailTextColor.Type).map { AttributeReader($0, readDetailTextColor) }
}

@Sendable private func readDetailTextColor(
  _ node: borrowing some DetailTextColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.detailTextColor)
}

extension AnyAttribute where Self == Attribute<ListVariantValue> {
  /// The look of a table's sections.
  public static var listVariant: Self { listVariantKey }
}

private let listVariantKey = Attribute<ListVariantValue>(
  builtIn: "listVariant", of: (any ListVariant).self
) {
  ($0 as? any ListVariant.Type).map { AttributeReader($0, readListVariant) }
}

@Sendable private func readListVariant(
  _ node: borrowing some ListVariant, _ slot: borrowing AttributeSlot<ListVariantValue>
) -> AttributeWrite {
  slot.write(node.listVariant)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The height of a table's rows.
  public static var rowHeight: Self { rowHeightKey }
}

private let rowHeightKey = Attribute<Double>(
  builtIn: "rowHeight", of: (any RowHeight).self
) {
  ($0 as? any RowHeight.Type).map { AttributeReader($0, readRowHeight) }
}

@Sendable private func readRowHeight(
  _ node: borrowing some RowHeight, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.rowHeight)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color behind a cell that is selected or pressed.
  public static var selectedBackgroundColor: Self { selectedBackgroundColorKey }
}

private let selectedBackgroundColorKey = Attribute<Color>(
  builtIn: "selectedBackgroundColor", of: (any SelectedBackgroundColor).self, drawnIn: selectedBackgroundColorDrawingStates
) {
  ($0 as? any SelectedBackgroundColor.Type).map { AttributeReader($0, readSelectedBackgroundColor) }
}

@Sendable private func readSelectedBackgroundColor(
  _ node: borrowing some SelectedBackgroundColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.selectedBackgroundColor)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the lines between a table's rows.
  public static var separatorColor: Self { separatorColorKey }
}

private let separatorColorKey = Attribute<Color>(
  builtIn: "separatorColor", of: (any SeparatorColor).self
) {
  ($0 as? any SeparatorColor.Type).map { AttributeReader($0, readSeparatorColor) }
}

@Sendable private func readSeparatorColor(
  _ node: borrowing some SeparatorColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.separatorColor)
}

extension AnyAttribute where Self == Attribute<EdgeInsets> {
  /// The space between the separators of a table and its edges.
  public static var separatorInsets: Self { separatorInsetsKey }
}

private let separatorInsetsKey = Attribute<EdgeInsets>(
  builtIn: "separatorInsets", of: (any SeparatorInsets).self
) {
  ($0 as? any SeparatorInsets.Type).map { AttributeReader($0, readSeparatorInsets) }
}

@Sendable private func readSeparatorInsets(
  _ node: borrowing some SeparatorInsets, _ slot: borrowing AttributeSlot<EdgeInsets>
) -> AttributeWrite {
  slot.write(node.separatorInsets)
}

extension AnyAttribute where Self == Attribute<SeparatorStyleValue> {
  /// The style of the lines between a table's rows.
  public static var separatorStyle: Self { separatorStyleKey }
}

private let separatorStyleKey = Attribute<SeparatorStyleValue>(
  builtIn: "separatorStyle", of: (any SeparatorStyle).self
) {
  ($0 as? any SeparatorStyle.Type).map { AttributeReader($0, readSeparatorStyle) }
}

@Sendable private func readSeparatorStyle(
  _ node: borrowing some SeparatorStyle, _ slot: borrowing AttributeSlot<SeparatorStyleValue>
) -> AttributeWrite {
  slot.write(node.separatorStyle)
}

extension ViewModel {
  /// The symbol at the trailing edge of a table cell; nil if no level of the cascade writes it.
  public var accessoryType: AccessoryTypeValue? {
    get { self[.accessoryType] }
    set { self[.accessoryType] = newValue }
  }

  /// The position of a cell's detail text; nil if no level of the cascade writes it.
  public var cellVariant: CellVariantValue? {
    get { self[.cellVariant] }
    set { self[.cellVariant] = newValue }
  }

  /// The color of a table cell's detail text; nil if no level of the cascade writes it.
  public var detailTextColor: Color? {
    get { self[.detailTextColor] }
    set { self[.detailTextColor] = newValue }
  }

  /// The look of a table's sections; nil if no level of the cascade writes it.
  public var listVariant: ListVariantValue? {
    get { self[.listVariant] }
    set { self[.listVariant] = newValue }
  }

  /// The height of a table's rows; nil if no level of the cascade writes it.
  public var rowHeight: Double? {
    get { self[.rowHeight] }
    set { self[.rowHeight] = newValue }
  }

  /// The color behind a cell that is selected or pressed; nil if no level of the cascade writes it.
  public var selectedBackgroundColor: Color? {
    get { self[.selectedBackgroundColor] }
    set { self[.selectedBackgroundColor] = newValue }
  }

  /// The color of the lines between a table's rows; nil if no level of the cascade writes it.
  public var separatorColor: Color? {
    get { self[.separatorColor] }
    set { self[.separatorColor] = newValue }
  }

  /// The space between the separators of a table and its edges; nil if no level of the cascade
  /// writes it.
  public var separatorInsets: EdgeInsets? {
    get { self[.separatorInsets] }
    set { self[.separatorInsets] = newValue }
  }

  /// The style of the lines between a table's rows; nil if no level of the cascade writes it.
  public var separatorStyle: SeparatorStyleValue? {
    get { self[.separatorStyle] }
    set { self[.separatorStyle] = newValue }
  }
}
