#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import ProtocolStyle
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
  private let isFooter: Bool

  /// Creates an insertion.
  ///
  /// - Parameters:
  ///   - view: The view, the item or the section of a table.
  ///   - parent: The object to insert it into.
  ///   - next: The sibling to insert it before; nil for none.
  ///   - isFooter: Whether the view is the footer of a section, whose class is that of a header.
  init(
    _ view: AnyObject, into parent: AnyObject, before next: AnyObject?, isFooter: Bool = false
  ) {
    self.view = view
    self.parent = parent
    self.next = next
    self.isFooter = isFooter
  }

  func perform(_ tables: TableRows, _ bars: BarContents, _ models: ChildModels) throws {
    if let item = view as? UIBarItem, let bar = parent as? UIView {
      bars.remove(item)
      bars.note(bar)
    }
    // Removed first, because another table or section can have it.
    if view is UITableViewCell || view is UITableViewHeaderFooterView || view is TableSection {
      tables.remove(view)
    }
    switch (parent, view) {
    case (let bar as UINavigationBar, let item as UIBarButtonItem):
      if bar.topItem == nil { bar.items = [UINavigationItem(title: "")] }
      bar.topItem?.rightBarButtonItems = inserting(item, bar.topItem?.rightBarButtonItems)
    case (let bar as UIToolbar, let item as UIBarButtonItem):
      bar.items = inserting(item, bar.items)
    case (let bar as UITabBar, let item as UITabBarItem):
      bar.items = inserting(item, bar.items)
    case (let table as UITableView, is UITableViewCell),
      (let table as UITableView, is TableSection):
      tables.setParts(inserting(view, tables.parts(of: table)), of: table)
    case (let section as TableSection, let cell as UITableViewCell):
      tables.change(section) { $0.cells = inserting(cell, $0.cells) }
    case (let section as TableSection, let title as UITableViewHeaderFooterView):
      try tables.change(section) { section in
        let present = isFooter ? section.footer : section.header
        guard present == nil || present === title else {
          throw Mismatch(
            description: "a section of a table has one \(isFooter ? "footer" : "header"), "
              + "and this is the second")
        }
        if isFooter { section.footer = title } else { section.header = title }
      }
    case (let cell as UITableViewCell, let view as UIView):
      RowContent.stack(of: cell, models).insert(view, before: next)
    case (let stack as StyleStackView, let view as UIView):
      stack.insert(view, before: next)
    case (let scrolling as StyleScrollView, let view as UIView):
      scrolling.content.insert(view, before: next)
    case (let stack as UIStackView, let view as UIView):
      detach(view)
      let index = stack.arrangedSubviews.firstIndex { $0 === next }
      stack.insertArrangedSubview(view, at: index ?? stack.arrangedSubviews.count)
    case (let parent as UIView, let view as UIView):
      insert(view, into: parent)
      models.place(view, models.item(of: view).overlay)
    default:
      throw Mismatch(description: "a \(type(of: view)) can't be in a \(type(of: parent))")
    }
  }

  /// Removes a view or an item from its container.
  static func remove(
    _ view: AnyObject, from tables: TableRows, _ bars: BarContents, _ models: ChildModels
  ) {
    switch view {
    case is UITableViewCell, is UITableViewHeaderFooterView, is TableSection: tables.remove(view)
    case let view as UIView:
      models.forget(view)
      if let stack = StyleStackView.containing(view) {
        stack.remove(view)
      } else {
        view.removeFromSuperview()
      }
    case let item as UIBarItem: bars.remove(item)
    default: break
    }
  }

  /// Takes a view out of the stack that it's in.
  private func detach(_ view: UIView) {
    StyleStackView.containing(view)?.remove(view)
    view.removeFromSuperview()
  }

  private func insert(_ view: UIView, into parent: UIView) {
    if let container = parent.childContainer { return container.insert(view, before: next) }
    StyleStackView.containing(view)?.remove(view)
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
