#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import QuartzCore
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The attributes of a `UIView`, and the box around its content.
  func showViews() {
    on(.backgroundColor, UIView.self, restoring: \.backgroundColor) {
      $0.backgroundColor = UIColor($1)
    }
    on(.backgroundGradient, UIView.self) { view, gradient in
      view.setGradient(gradient)
    }
    on(.tintColor, UIView.self, restoring: \.tintColor) { $0.tintColor = UIColor($1) }
    on(.alpha, UIView.self, restoring: \.alpha) { $0.alpha = $1 }
    on(.contentMode, UIView.self, restoring: \.contentMode) {
      $0.contentMode = UIView.ContentMode($1)
    }
    on(.isOpaque, UIView.self, restoring: \.isOpaque) { $0.isOpaque = $1 }
    on(.isHidden, UIView.self, restoring: \.isHidden) { $0.isHidden = $1 }
    on(.isHidden, UIBarButtonItem.self, restoring: \.isHidden) { $0.isHidden = $1 }
    on(.spacing, UIStackView.self, restoring: \.spacing) { $0.spacing = $1 }
    on(.padding, UIView.self, restoring: \.directionalLayoutMargins) {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets($1)
    }
    on(.padding, UIStackView.self) {
      ($0.directionalLayoutMargins, $0.isLayoutMarginsRelativeArrangement)
    } restore: { stack, original in
      (stack.directionalLayoutMargins, stack.isLayoutMarginsRelativeArrangement) = original
    } show: {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets($1)
      $0.isLayoutMarginsRelativeArrangement = true
    }
    on(.padding, UITextView.self, restoring: \.textContainerInset) {
      $0.textContainerInset = UIEdgeInsets(
        top: $1.top, left: $1.left, bottom: $1.bottom, right: $1.right)
    }
    on(.width, UIView.self) { view, width in
      view.setSize(width, named: "ProtocolStyle.width", \.widthAnchor)
    }
    on(.height, UIView.self) { view, height in
      view.setSize(height, named: "ProtocolStyle.height", \.heightAnchor)
    }
    on(.tintColor, UIActivityIndicatorView.self, restoring: \.color) {
      $0.color = UIColor($1)
    }
  }
}

extension UIView {
  /// Keeps one constraint of the binding for a dimension; nil removes it.
  fileprivate func setSize(
    _ size: Double?, named identifier: String, _ anchor: KeyPath<UIView, NSLayoutDimension>
  ) {
    let existing = constraints.first { $0.identifier == identifier }
    guard let size else {
      existing?.isActive = false
      return
    }
    if let existing {
      existing.constant = size
      return
    }
    let constraint = self[keyPath: anchor].constraint(equalToConstant: size)
    constraint.identifier = identifier
    constraint.isActive = true
  }

  /// Keeps one layer of the binding below the others; nil removes it.
  fileprivate func setGradient(_ gradient: Gradient?) {
    let name = "ProtocolStyle.gradient"
    let existing = layer.sublayers?.first { $0.name == name } as? CAGradientLayer
    guard let gradient else {
      existing?.removeFromSuperlayer()
      return
    }
    let gradientLayer = existing ?? CAGradientLayer()
    gradientLayer.name = name
    gradientLayer.frame = layer.bounds
    gradientLayer.colors = gradient.stops.map { UIColor($0.color).cgColor }
    gradientLayer.locations = gradient.stops.map { NSNumber(value: $0.location) }
    // An angle as in CSS: 0 is up, increasing clockwise.
    let angle = gradient.angle * .pi / 180
    let (x, y) = (sin(angle) / 2, cos(angle) / 2)
    gradientLayer.startPoint = CGPoint(x: 0.5 - x, y: 0.5 + y)
    gradientLayer.endPoint = CGPoint(x: 0.5 + x, y: 0.5 - y)
    if existing == nil { layer.insertSublayer(gradientLayer, at: 0) }
  }
}
#endif
