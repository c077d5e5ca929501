#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The arrangement of children, and the sizes of views among their siblings.
  ///
  /// The standard views of screens, plain and scrolling views arrange children in every way;
  /// controls and cells get a stack for them when an attribute of layout is written. A stack of an
  /// application has an axis, an alignment, a distribution and a spacing only. Bars have items, and
  /// tables rows.
  func showLayout(_ models: ChildModels) {
    let clip = showClipping()
    arranging(StyleStackView.self, clip) { $0.show($1) }
    arranging(StyleScrollView.self, clip) {
      $0.content.show($1.ofContent)
      $0.setNeedsUpdateConstraints()
    }
    arranging(UIControl.self, clip) { [weak self] in self?.arrangeChildren(of: $0, $1, models) }
    arranging(UITableViewCell.self, clip) { [weak self] cell, _ in
      self?.showContent(of: cell, models)
    }
    showForeignStacks()
    on(Arrangement.Item.attributes, UIView.self) { view, model in
      Arrangement.Item(of: model).showSize(in: view)
    }
    let arrange = { (view: UIView) in StyleStackView.containing(view)?.setNeedsArranging() }
    on(.growth, UIView.self) {
      ($0.hugging(.horizontal), $0.hugging(.vertical))
    } restore: { view, original in
      view.setHugging(original.0, original.1)
      arrange(view)
    } show: { view, growth in
      let priority = UILayoutPriority(rawValue: growth > 0 ? 1 : 250)
      view.setHugging(priority, priority)
      arrange(view)
    }
    on(.columnSpan, UIView.self) { view, _ in arrange(view) }
    showPlaces(models)
  }

  /// The places of views over their superviews and siblings.
  private func showPlaces(_ models: ChildModels) {
    on([.overlay, .zIndex, .stickyEdge], UIView.self) { view, model in
      let item = Arrangement.Item(of: model)
      view.layer.zPosition = CGFloat(item.zIndex)
      models.place(view, item.overlay)
      guard let scroller = StyleStackView.containing(view)?.superview as? StyleScrollView else {
        return
      }
      if item.stickyEdge == nil {
        view.transform = model.transform.map { CGAffineTransform($0) } ?? .identity
      }
      scroller.setNeedsLayout()
    }
  }

  /// Adds an entry for each attribute of an arrangement.
  private func arranging<Target: UIView>(
    _ viewClass: Target.Type, _ clip: @escaping (UIView) -> Void,
    _ show: @escaping (Target, Arrangement) -> Void
  ) {
    on(Arrangement.attributes, viewClass) { view, model in
      clip(view)
      show(view, Arrangement(of: model))
    }
  }

  /// Arranges the children of a control in a stack, or without one if no attribute needs it.
  private func arrangeChildren(
    of view: UIView, _ arrangement: Arrangement, _ models: ChildModels
  ) {
    let present = view.childContainer
    if !arrangement.needsStack {
      guard let present else { return }
      let moved = present.arrangedChildren
      for child in moved { present.remove(child) }
      present.removeFromSuperview()
      for child in moved { view.addSubview(child) }
      return
    }
    if let present { return present.show(arrangement) }
    let container = StyleStackView.make(models)
    container.isContainer = true
    // A touch of what is in a button is one of the button.
    container.isUserInteractionEnabled = !(view is UIButton)
    container.show(arrangement)
    let children = node(of: view).map { tree.children(of: $0) } ?? []
    for case let child as UIView in children.compactMap({ self.view(of: $0) })
    where child.superview === view {
      child.removeFromSuperview()
      container.insert(child, before: nil)
    }
    container.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(container)
    for constraint in Edges(container).placed(in: Edges(view.layoutMarginsGuide), .fill) {
      constraint.isActive = true
    }
  }

  /// The arrangement of stacks that an application has made.
  private func showForeignStacks() {
    on(.spacing, in: \UIStackView.spacing) { CGFloat($0) }
    on(.stackAxis, UIStackView.self, restoring: \.axis) {
      $0.axis = $1 == .horizontal ? .horizontal : .vertical
    }
    on(.stackAlignment, UIStackView.self, restoring: \.alignment) {
      $0.alignment = UIStackView.Alignment($1, $0.axis)
    }
    on(.stackDistribution, UIStackView.self, restoring: \.distribution) {
      $0.distribution =
        switch $1 {
        case .equalSpacing: .equalSpacing
        case .fillEqually: .fillEqually
        case .leading, .center, .trailing: .fill
        }
    }
  }
}

extension UIView {
  /// The stack of the children of a view that isn't a stack itself.
  var childContainer: StyleStackView? {
    subviews.lazy.compactMap { $0 as? StyleStackView }.first(where: \.isContainer)
  }

  fileprivate func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentHuggingPriority(for: axis)
  }

  fileprivate func setHugging(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    setContentHuggingPriority(horizontal, for: .horizontal)
    setContentHuggingPriority(vertical, for: .vertical)
  }
}

// MARK: - Sizes

extension Arrangement {
  /// Whether an attribute needs a stack for the children of a view without one.
  var needsStack: Bool { isWritten || spacing != nil || overflow == .scrolls }
}

@MainActor
extension Arrangement.Item {
  /// Makes the constraints of a view's size those of the item.
  ///
  /// As in CSS, the least size wins against the largest, and both against a fixed size.
  fileprivate func showSize(in view: UIView) {
    show(width, "Width", view.widthAnchor, in: view)
    show(height, "Height", view.heightAnchor, in: view)
    set("aspectRatio", aspectRatio, in: view, 999) {
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: $0)
    }
  }

  private func show(
    _ length: Arrangement.Length, _ side: String, _ anchor: NSLayoutDimension, in view: UIView
  ) {
    set("fixed\(side)", length.fixed, in: view, length.isLimited ? 999 : 1000) {
      anchor.constraint(equalToConstant: $0)
    }
    set("minimum\(side)", length.minimum > 0 ? length.minimum : nil, in: view) {
      anchor.constraint(greaterThanOrEqualToConstant: $0)
    }
    set("maximum\(side)", length.maximum < .infinity ? length.maximum : nil, in: view) {
      anchor.constraint(lessThanOrEqualToConstant: $0)
    }
  }

  /// Keeps one constraint with an identifier; nil removes it.
  private func set(
    _ name: String, _ value: Double?, in view: UIView, _ priority: Float = 1000,
    _ make: (CGFloat) -> NSLayoutConstraint
  ) {
    let identifier = "ProtocolStyle.\(name)"
    let existing = view.constraints.first { $0.identifier == identifier }
    let constraint = value.map { make($0) }
    // The priority of an active constraint can't become or cease to be that of a required one.
    let isEqual =
      constraint?.constant == existing?.constant && constraint?.multiplier == existing?.multiplier
      && existing?.priority.rawValue == priority
    if isEqual { return }
    existing?.isActive = false
    constraint?.identifier = identifier
    constraint?.priority = UILayoutPriority(rawValue: priority)
    constraint?.isActive = true
  }
}
#endif
