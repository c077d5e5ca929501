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
    let showSize = { [weak self] (view: UIView) in
      guard let model = self?.viewModel(shownBy: view) else { return }
      SizeConstraints(model).show(in: view)
    }
    on(.width, UIView.self) { view, _ in showSize(view) }
    on(.height, UIView.self) { view, _ in showSize(view) }
    on(.minimumWidth, UIView.self) { view, _ in showSize(view) }
    on(.maximumWidth, UIView.self) { view, _ in showSize(view) }
    on(.minimumHeight, UIView.self) { view, _ in showSize(view) }
    on(.maximumHeight, UIView.self) { view, _ in showSize(view) }
    on(.aspectRatio, UIView.self) { view, _ in showSize(view) }
  }

  /// Adds an entry for each attribute of an arrangement.
  private func arranging<Target: UIView>(
    _ viewClass: Target.Type, _ clip: @escaping (UIView) -> Void,
    _ show: @escaping (Target, Arrangement) -> Void
  ) {
    func add<Value>(_ attribute: Attribute<Value>) {
      on(attribute, viewClass) { [weak self] view, _ in
        if let model = self?.viewModel(shownBy: view) { show(view, Arrangement(model)) }
      }
    }
    add(.stackAxis)
    add(.stackAlignment)
    add(.stackDistribution)
    add(.wrapsChildren)
    add(.gridColumns)
    add(.spacing)
    on(.overflow, viewClass) { [weak self] view, _ in
      clip(view)
      if let model = self?.viewModel(shownBy: view) { show(view, Arrangement(model)) }
    }
  }

  /// Arranges the children of a control in a stack, or without one if no attribute needs it.
  private func arrangeChildren(
    of view: UIView, _ arrangement: Arrangement, _ models: ChildModels
  ) {
    let present = view.childContainer
    if arrangement == .plain {
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
    on(.spacing, UIStackView.self, restoring: \.spacing) { $0.spacing = $1 }
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

// MARK: - SizeConstraints

/// The constraints of a view's size: its width, its height, their limits and their ratio.
@MainActor
struct SizeConstraints {
  private let width, height, minimumWidth, maximumWidth, minimumHeight, maximumHeight: Double?
  private let ratio: Double?

  /// Limits as in CSS: the least wins against the largest, and both against a fixed size.
  init(_ model: ViewModel) {
    (width, height) = (model.width, model.height)
    minimumWidth = Self.least(model.minimumWidth)
    minimumHeight = Self.least(model.minimumHeight)
    maximumWidth = Self.largest(model.maximumWidth, minimumWidth)
    maximumHeight = Self.largest(model.maximumHeight, minimumHeight)
    let ratio = model.aspectRatio ?? 0
    let isFixed = width != nil && height != nil
    self.ratio = ratio.isFinite && ratio > 0 && !isFixed ? ratio : nil
  }

  static func least(_ minimum: Double?) -> Double? {
    guard let minimum, minimum > 0, minimum.isFinite else { return nil }
    return minimum
  }

  static func largest(_ maximum: Double?, _ minimum: Double?) -> Double? {
    guard let maximum, maximum >= 0, maximum < .greatestFiniteMagnitude else { return nil }
    return max(maximum, minimum ?? 0)
  }

  /// Makes the constraints of a view those of the model.
  func show(in view: UIView) {
    let isLimitedWidth = minimumWidth != nil || maximumWidth != nil
    let isLimitedHeight = minimumHeight != nil || maximumHeight != nil
    set("ProtocolStyle.width", width, in: view, isLimitedWidth ? 999 : 1000) {
      $0.widthAnchor.constraint(equalToConstant: $1)
    }
    set("ProtocolStyle.height", height, in: view, isLimitedHeight ? 999 : 1000) {
      $0.heightAnchor.constraint(equalToConstant: $1)
    }
    set("ProtocolStyle.minimumWidth", minimumWidth, in: view) {
      $0.widthAnchor.constraint(greaterThanOrEqualToConstant: $1)
    }
    set("ProtocolStyle.maximumWidth", maximumWidth, in: view) {
      $0.widthAnchor.constraint(lessThanOrEqualToConstant: $1)
    }
    set("ProtocolStyle.minimumHeight", minimumHeight, in: view) {
      $0.heightAnchor.constraint(greaterThanOrEqualToConstant: $1)
    }
    set("ProtocolStyle.maximumHeight", maximumHeight, in: view) {
      $0.heightAnchor.constraint(lessThanOrEqualToConstant: $1)
    }
    showRatio(in: view)
  }

  /// Keeps one constraint with an identifier; nil removes it.
  private func set(
    _ identifier: String, _ constant: Double?, in view: UIView, _ priority: Float = 1000,
    _ make: (UIView, CGFloat) -> NSLayoutConstraint
  ) {
    let existing = view.constraints.first { $0.identifier == identifier }
    guard let constant else {
      existing?.isActive = false
      return
    }
    // The priority of an active constraint can't become or cease to be that of a required one.
    if let existing, existing.priority.rawValue == priority {
      existing.constant = constant
      return
    }
    existing?.isActive = false
    let constraint = make(view, constant)
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(rawValue: priority)
    constraint.isActive = true
  }

  private func showRatio(in view: UIView) {
    let identifier = "ProtocolStyle.aspectRatio"
    let existing = view.constraints.first { $0.identifier == identifier }
    if let existing, let ratio, existing.multiplier == CGFloat(ratio) { return }
    existing?.isActive = false
    guard let ratio else { return }
    let constraint = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: ratio)
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(rawValue: 999)
    constraint.isActive = true
  }
}
#endif
