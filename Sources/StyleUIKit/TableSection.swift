#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import UIKit

/// The views of a table's section, which UIKit has no object for.
@MainActor
final class TableSection {
  var header: UITableViewHeaderFooterView?
  var cells: [UITableViewCell] = []
  var footer: UITableViewHeaderFooterView?

  /// Whether the table leaves the section out.
  var isHidden = false

  /// Removes a view.
  ///
  /// - Parameter view: A cell, the header or the footer.
  /// - Returns: Whether it was in the section.
  func remove(_ view: UIView) -> Bool {
    let count = cells.count
    cells.removeAll { $0 === view }
    if cells.count < count { return true }
    if header === view {
      header = nil
      return true
    }
    if footer === view {
      footer = nil
      return true
    }
    return false
  }
}
#endif
