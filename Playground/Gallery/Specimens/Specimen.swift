import ProtocolStyle

/// A state of a component, with the name of its column.
struct SpecimenState {
  let name: String
  let state: ControlState

  init(_ name: String, _ state: ControlState = .normal) {
    self.name = name
    self.state = state
  }
}

/// Attaches components to a sheet.
struct Specimen {
  let tree: StyleTree
  let content: AnyNodeHandle

  /// The theme of the brand; nil for the first one, whose values are the pack's defaults.
  var brand: Theme?

  /// The values of all rows on a sheet of the first brand, and some of them on others, because sizes
  /// don't change colors.
  func shown<Value>(_ all: [Value], else some: [Value]) -> [Value] { brand == nil ? all : some }

  /// Attaches the name of a component, and a container for its parts.
  func attachPart(_ name: String) -> AnyNodeHandle {
    let part = tree.attach(SpecimenColumn(spacing: 12), to: content).erased
    tree.attach(SpecimenTitle(text: name, size: 13), to: part)
    return part
  }

  /// Attaches a table: states or variants are columns, and each row has a name.
  ///
  /// - Parameters:
  ///   - columns: The names of the columns.
  ///   - rows: The names of the rows.
  ///   - part: The part to add it to.
  ///   - gridColumns: The columns of the grid, of which a table of fewer leaves some empty; by default
  ///     as many as there are.
  ///   - alignment: The place of a component in its column: its leading edge by default.
  ///   - cell: A closure that attaches the component of a row and column to a cell.
  func attachTable(
    _ columns: [String], rows: [String], to part: AnyNodeHandle,
    gridColumns: Int? = nil, alignment: StackAlignmentValue = .leading,
    cell: (_ row: Int, _ column: Int, _ cell: AnyNodeHandle) -> Void
  ) {
    let grid = tree.attach(
      SpecimenGrid(columns: gridColumns ?? columns.count, stackAlignment: alignment), to: part)
    for name in columns { tree.attach(SpecimenCaption(text: name), to: grid) }
    for (row, name) in rows.enumerated() {
      if !name.isEmpty {
        tree.attach(SpecimenCaption(text: name, columnSpan: gridColumns ?? columns.count), to: grid)
      }
      for column in columns.indices {
        cell(row, column, tree.attach(SpecimenCell(stackAlignment: alignment), to: grid).erased)
      }
    }
  }

  /// Attaches components in columns, each below its name.
  func attachNamed(
    _ names: [String], columns: Int, to part: AnyNodeHandle,
    cell: (_ index: Int, _ cell: AnyNodeHandle) -> Void
  ) {
    let grid = tree.attach(
      SpecimenGrid(columns: columns, spacing: 12, stackAlignment: .fill), to: part)
    for (index, name) in names.enumerated() {
      let column = tree.attach(SpecimenColumn(spacing: 6), to: grid).erased
      tree.attach(SpecimenCaption(text: name), to: column)
      cell(index, column)
    }
  }
}
