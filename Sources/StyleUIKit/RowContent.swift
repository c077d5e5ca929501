#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import UIKit

/// The content of a cell that has children: its own text and image, and below them the stack of its
/// children.
///
/// A configuration has the stack, because a cell replaces its content view when it's set.
struct RowContent: UIContentConfiguration {
  /// The text and the image of the cell; nil without any.
  var list: UIListContentConfiguration?
  let stack: StyleStackView

  /// Returns the stack of a cell's children, which the cell gets with the first one.
  @MainActor
  static func stack(of cell: UITableViewCell, _ models: ChildModels) -> StyleStackView {
    if let present = cell.contentConfiguration as? RowContent { return present.stack }
    let stack = StyleStackView.make(models)
    stack.isContainer = true
    stack.directionalLayoutMargins = .zero
    stack.preservesSuperviewLayoutMargins = true
    stack.isLayoutMarginsRelativeArrangement = true
    let list = cell.contentConfiguration as? UIListContentConfiguration
    cell.contentConfiguration = RowContent(
      list: list.flatMap { $0.isEmpty ? nil : $0 }, stack: stack)
    return stack
  }

  @MainActor
  func makeContentView() -> any UIView & UIContentView { RowContentView(self) }

  @MainActor
  func updated(for state: any UIConfigurationState) -> RowContent {
    RowContent(list: list?.updated(for: state), stack: stack)
  }
}

/// The view of a row's content: a view of a list, if there's text, and the stack of the children.
final class RowContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let rows = UIStackView()
  private var listView: (any UIView & UIContentView)?

  init(_ content: RowContent) {
    configuration = content
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    rows.axis = .vertical
    rows.preservesSuperviewLayoutMargins = true
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    for constraint in Edges(rows).placed(in: Edges(self), .fill) { constraint.isActive = true }
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private func show() {
    guard let content = configuration as? RowContent else { return }
    if let list = content.list {
      if let listView {
        listView.configuration = list
      } else {
        let view = list.makeContentView()
        rows.insertArrangedSubview(view, at: 0)
        listView = view
      }
    } else {
      listView?.removeFromSuperview()
      listView = nil
    }
    if content.stack.superview !== rows {
      rows.insertArrangedSubview(content.stack, at: rows.arrangedSubviews.count)
    }
  }
}
#endif
