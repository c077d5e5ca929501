/// The contexts of a tree, each once, by what makes them.
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

  /// The context of a key, made when there is none.
  func cell(for key: ContextCell.Key) -> ContextCell {
    if let known = cells[key] { return known }
    let cell = ContextCell(
      number: cells.count, key, ground, themeValues, historyLength: historyLength)
    cells[key] = cell
    return cell
  }

  /// Releases what the contexts were at the refresh before the one that ends.
  func forgetFormer() {
    for cell in cells.values { cell.forgetFormer() }
  }

  /// Takes over what the tree brings now, in every context.
  func update(_ ground: ContextCell.Ground, at revision: UInt32) {
    guard ground != self.ground else { return }
    self.ground = ground
    themeValues.removeAll()
    for cell in cells.values { cell.update(ground, themeValues, at: revision) }
  }
}
