#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import UIKit

/// Inserts views and items at their positions.
@MainActor
struct Insertion {
  /// An error for a view that can't be inserted into another.
  struct Mismatch: Error, CustomStringConvertible {
    let description: String
  }

  private let view: AnyObject
  private let parent: AnyObject
  private let next: AnyObject?

  init(_ view: AnyObject, into parent: AnyObject, before next: AnyObject?) {
    self.view = view
    self.parent = parent
    self.next = next
  }

  func perform(_ tables: TableRows, _ bars: BarContents) throws {
    if let item = view as? UIBarItem, let bar = parent as? UIView {
      bars.remove(item)
      bars.note(bar)
    }
    switch (parent, view) {
    case (let bar as UINavigationBar, let item as UIBarButtonItem):
      if bar.topItem == nil { bar.items = [UINavigationItem(title: "")] }
      bar.topItem?.rightBarButtonItems = inserting(item, bar.topItem?.rightBarButtonItems)
    case (let bar as UIToolbar, let item as UIBarButtonItem):
      bar.items = inserting(item, bar.items)
    case (let bar as UITabBar, let item as UITabBarItem):
      bar.items = inserting(item, bar.items)
    case (let table as UITableView, let cell as UITableViewCell):
      tables.setCells(inserting(cell, tables.cells(of: table)), of: table)
    case (let cell as UITableViewCell, let view as UIView):
      insert(view, into: cell.contentView)
    case (let stack as UIStackView, let view as UIView):
      view.removeFromSuperview()
      let index = stack.arrangedSubviews.firstIndex { $0 === next }
      stack.insertArrangedSubview(view, at: index ?? stack.arrangedSubviews.count)
    case (let parent as UIView, let view as UIView):
      insert(view, into: parent)
    default:
      throw Mismatch(description: "a \(type(of: view)) can't be in a \(type(of: parent))")
    }
  }

  /// Removes a view or an item from its container.
  static func remove(_ view: AnyObject, from tables: TableRows, _ bars: BarContents) {
    switch view {
    case let cell as UITableViewCell: tables.remove(cell)
    case let view as UIView: view.removeFromSuperview()
    case let item as UIBarItem: bars.remove(item)
    default: break
    }
  }

  private func insert(_ view: UIView, into parent: UIView) {
    if let next = next as? UIView {
      parent.insertSubview(view, belowSubview: next)
    } else {
      parent.addSubview(view)
    }
  }

  /// Returns items with another one inserted, which may already be among them.
  private func inserting<Item: AnyObject>(_ item: Item, _ items: [Item]?) -> [Item] {
    var items = (items ?? []).filter { $0 !== item }
    items.insert(item, at: items.firstIndex { $0 === next } ?? items.count)
    return items
  }
}
#endif
