/// The contexts of a tree, each once, by key.
final class ContextTable {
  private var cells: [ContextCell.Key: ContextCell] = [:]
  private(set) var ground: ContextCell.Ground
  private let historyLength: Int

  /// The number of cells that were made, including those that were removed.
  private var madeCount = 0

  /// The evaluations of themes since the last update.
  private let themeValues = ThemeValues()

  /// The parts of the context that closures of themes have read.
  var themeReads: ContextReads { themeValues.reads }

  /// The revision at which any of them last changed.
  var changed: UInt32 { cells.values.map(\.changed).max() ?? 0 }

  init(_ ground: ContextCell.Ground, historyLength: Int) {
    self.ground = ground
    self.historyLength = historyLength
  }

  /// The context of a key, created if there is none.
  func cell(for key: ContextCell.Key) -> ContextCell {
    if let known = cells[key] { return known }
    let cell = ContextCell(
      number: madeCount, key, ground, themeValues, historyLength: historyLength)
    madeCount += 1
    cells[key] = cell
    return cell
  }

  /// Removes the contexts that aren't used.
  ///
  /// - Parameter used: The contexts that are used.
  /// - Returns: The contexts before, which may be released only when the tree is consistent.
  func sweep(_ used: Set<ObjectIdentifier>) -> [AnyObject] {
    let former = cells
    cells = cells.filter { used.contains(ObjectIdentifier($0.value)) }
    return Array(former.values)
  }

  /// Releases the values that the contexts had at the refresh before the one that ends.
  func discardFormer() {
    for cell in cells.values { cell.discardFormer() }
  }

  /// Updates every context from the tree's present contribution.
  func update(_ ground: ContextCell.Ground, at revision: UInt32) {
    guard ground != self.ground else { return }
    self.ground = ground
    themeValues.removeAll()
    for cell in cells.values { cell.update(ground, themeValues, at: revision) }
  }
}
