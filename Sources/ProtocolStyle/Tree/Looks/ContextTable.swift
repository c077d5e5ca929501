/// The contexts of a tree, each once, by key.
final class ContextTable {
  private var cells: [ContextCell.Key: ContextCell] = [:]
  private(set) var ground: ContextCell.Ground
  private let historyLength: Int

  /// The evaluations of themes since the last update.
  private let themeValues = ThemeValues()

  /// The revision at which any of them last changed.
  var changed: UInt32 { cells.values.map(\.changed).max() ?? 0 }

  init(_ ground: ContextCell.Ground, historyLength: Int) {
    self.ground = ground
    self.historyLength = historyLength
  }

  var count: Int { cells.count }

  /// The context of a key, created if there is none.
  func cell(for key: ContextCell.Key) -> ContextCell {
    if let known = cells[key] { return known }
    let cell = ContextCell(
      number: cells.count, key, ground, themeValues, historyLength: historyLength)
    cells[key] = cell
    return cell
  }

  /// Releases the values that the contexts had at the refresh before the one that ends.
  func forgetFormer() {
    for cell in cells.values { cell.forgetFormer() }
  }

  /// Updates every context from the tree's present contribution.
  func update(_ ground: ContextCell.Ground, at revision: UInt32) {
    guard ground != self.ground else { return }
    self.ground = ground
    themeValues.removeAll()
    for cell in cells.values { cell.update(ground, themeValues, at: revision) }
  }
}
