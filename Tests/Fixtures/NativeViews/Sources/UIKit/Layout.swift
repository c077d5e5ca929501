// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// UIKit documents it.

public import Foundation

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}

/// Not an `NSObject` as the real one, like `UIResponder`.
@MainActor
public final class NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  public var identifier: String?
  public var constant: CGFloat
  public let multiplier: CGFloat
  public var priority = UILayoutPriority.required
  public var isActive = false {
    didSet {
      guard let item else { return }
      item.constraints.removeAll { $0 === self }
      if isActive { item.constraints.append(self) }
    }
  }
  weak var item: UIView?
  private weak var otherItem: AnyObject?

  /// The constraint in short, such as `width == 0.5 * width + 4`.
  public let equation: String

  init(
    _ first: any Anchor, _ relation: String, _ second: (any Anchor)?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) {
    item = first.item as? UIView
    otherItem = second?.item
    self.multiplier = multiplier
    self.constant = constant
    equation =
      "\(first.name) \(relation) "
      + (second.map { "\(multiplier) * \($0.name) + \(constant)" } ?? "\(constant)")
  }

  /// Whether the constraint is to a view or a guide.
  public func isRelative(to other: AnyObject) -> Bool { otherItem === other }
}

/// An anchor of any type.
@MainActor
protocol Anchor: AnyObject {
  var item: AnyObject? { get }
  var name: String { get }
}

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: Anchor {
  weak var item: AnyObject?
  let name: String

  init(_ item: AnyObject, _ name: String) {
    (self.item, self.name) = (item, name)
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(self, "==", anchor, 1, 0)
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, "==", anchor, 1, constant)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, ">=", anchor, 1, 0)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, "<=", anchor, 1, 0)
  }
}

@MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, "==", nil, 1, constant)
  }

  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, ">=", nil, 1, constant)
  }

  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, "<=", nil, 1, constant)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, "==", anchor, multiplier, 0)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, "==", anchor, multiplier, constant)
  }
}

/// The anchors that views and guides have in common; UIKit has no such protocol.
@MainActor
public protocol StandInAnchored: AnyObject {}

extension StandInAnchored {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, "leading") }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, "trailing") }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, "centerX") }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, "top") }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, "bottom") }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, "centerY") }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, "width") }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, "height") }
}

/// Not an `NSObject` as the real one, like `UIResponder`.
@MainActor
public final class UILayoutGuide: StandInAnchored {
  public init() {}
}

extension UIView: StandInAnchored {}

@MainActor
open class UIStackView: UIView {
  public enum Alignment: Sendable {
    case fill, leading, firstBaseline, center, trailing
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  open var axis = NSLayoutConstraint.Axis.horizontal
  open var alignment = Alignment.fill
  open var distribution = Distribution.fill
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: index)
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(view)] = isDefault ? nil : spacing
  }

  public func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
  }

  override func willRemove(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }
}

@MainActor
open class UIScrollView: UIView {
  public let contentLayoutGuide = UILayoutGuide()
  public let frameLayoutGuide = UILayoutGuide()
  public var adjustedContentInset = UIEdgeInsets.zero
  public var contentOffset = CGPoint.zero { didSet { layoutSubviews() } }
}
