#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// Reports the state of a view as UIKit has it, and whether a pointer is over the view.
  func report(_ state: ControlState, of view: UIView) {
    let isHovered = HoverRecognizer.of(view)?.isInside == true
    setControlState(isHovered ? state.union(.hovered) : state, among: .ofUIKit, of: view)
  }

  /// Follows the pointer over a view, and shows the pointer's effect of the system.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - state: Returns the state of the view as UIKit has it.
  func followPointer<Target: UIView>(
    over view: Target, _ state: @escaping (Target) -> ControlState
  ) {
    let recognizer = HoverRecognizer { [weak self, weak view] in
      if let view { self?.report(state(view), of: view) }
    }
    view.addGestureRecognizer(recognizer)
    if let button = view as? UIButton {
      button.isPointerInteractionEnabled = true
    } else {
      view.addInteraction(UIPointerInteraction(delegate: nil))
    }
  }
}

/// Calls a closure when a pointer enters or leaves a view.
///
/// It overrides the state in place of having a target, which would be called for each movement.
final class HoverRecognizer: UIHoverGestureRecognizer {
  private(set) var isInside = false
  private var onChange: () -> Void = {}

  convenience init(onChange: @escaping () -> Void) {
    self.init(target: nil, action: nil)
    self.onChange = onChange
  }

  override var state: UIGestureRecognizer.State {
    didSet {
      let isInside = state == .began || state == .changed
      guard isInside != self.isInside else { return }
      self.isInside = isInside
      onChange()
    }
  }

  /// The recognizer of a view; nil if the view doesn't follow the pointer.
  static func of(_ view: UIView) -> HoverRecognizer? {
    view.gestureRecognizers?.lazy.compactMap { $0 as? HoverRecognizer }.first
  }
}
#endif
