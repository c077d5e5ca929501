// The attributes of every view: its background, size, space and visibility.
//
// A declaration is a protocol with its unit, range and origin, and its default. `swift run
// Generator` writes its key, reader and accessor to `View+Generated.swift`.

// MARK: Alpha

/// The opacity of a node and its descendants.
///
/// From 0, transparent, to 1, opaque. The default is 1. From UIKit's `UIView.alpha`; CSS
/// `opacity`.
///
/// ```swift
/// struct OfferButton: ButtonNode, Alpha {
///   var isSoldOut = false
///   var alpha: Double { isSoldOut ? 0.5 : 1 }
/// }
/// ```
///
/// ![The button as it is, and translucent because its offer is sold out.](alpha)
public protocol Alpha: SendableMetatype {
  /// The opacity of a node and its descendants.
  var alpha: Double { get }
}

extension Alpha {
  /// The default: 1.
  public var alpha: Double { 1 }
}

// MARK: Background color

/// The color behind a node's content.
///
/// A navigation bar, toolbar or tab bar derives its bar tint from it. The default is white,
/// black in dark. From UIKit's `UIView.backgroundColor`; CSS `background-color`.
///
/// ```swift
/// protocol BrandBackground: BackgroundColor {}
/// extension BrandBackground { var backgroundColor: Color { .systemIndigo } }
///
/// struct BrandButton: ButtonNode, BrandBackground {}
/// ```
///
/// ![A button without a background, and the indigo BrandButton.](background)
public protocol BackgroundColor: SendableMetatype {
  /// The color behind a node's content.
  var backgroundColor: Color { get }
}

extension BackgroundColor {
  /// The default: white, black in dark.
  public var backgroundColor: Color { .systemBackground }
}

// MARK: Background gradient

/// The gradient behind a node's content, over its background color.
///
/// The default is from the system background to system gray 5, downwards. From UIKit's
/// `CAGradientLayer`; CSS `linear-gradient`.
///
/// ```swift
/// struct Banner: ViewNode, BackgroundGradient {
///   let angle: Double
///   var backgroundGradient: Gradient {
///     Gradient([.systemOrange, .systemPink, .systemPurple], angle: angle)
///   }
/// }
/// ```
///
/// ![A gradient of three colors at 0, 45 and 90 degrees.](gradient)
public protocol BackgroundGradient: SendableMetatype {
  /// The gradient behind a node's content, over its background color.
  var backgroundGradient: Gradient { get }
}

extension BackgroundGradient {
  /// The default: from the system background to system gray 5, downwards.
  public var backgroundGradient: Gradient { Gradient([.systemBackground, .systemGray5]) }
}

// MARK: Background material

/// The translucent material behind a node's content, over its background color.
///
/// Renderers that can't blur draw its fallback color, which checks of contrast use, too. The
/// default is hidden. From UIKit's `UIVisualEffectView` and `UIGlassEffect`, and SwiftUI's
/// `Material`; CSS `backdrop-filter`.
public protocol BackgroundMaterial: SendableMetatype {
  /// The translucent material behind a node's content, over its background color.
  var backgroundMaterial: BackgroundMaterialValue { get }
}

extension BackgroundMaterial {
  /// The default: hidden.
  public var backgroundMaterial: BackgroundMaterialValue { .hidden }
}

// MARK: Content mode

/// The scaling and position of a node's content in its bounds.
///
/// The default is scaleToFill. From UIKit's `UIView.contentMode`; CSS `object-fit` and
/// `object-position`.
public protocol ContentMode: SendableMetatype {
  /// The scaling and position of a node's content in its bounds.
  var contentMode: ContentModeValue { get }
}

extension ContentMode {
  /// The default: scaleToFill.
  public var contentMode: ContentModeValue { .scaleToFill }
}

// MARK: Height

/// The height of a node.
///
/// In points, 0 or more. The default is 44. From UIKit's `UIView.bounds`; CSS `height`.
public protocol Height: SendableMetatype {
  /// The height of a node.
  var height: Double { get }
}

extension Height {
  /// The default: 44.
  public var height: Double { 44 }
}

// MARK: Hidden

/// Whether a node and its descendants are hidden and take no space.
///
/// A hidden node stays in its tree, and pages keep its element. Assistive technologies skip it. The
/// default is true. From UIKit's `UIView.isHidden`; CSS `display: none`.
public protocol Hidden: SendableMetatype {
  /// Whether the node is hidden.
  var isHidden: Bool { get }
}

extension Hidden {
  /// The default: true.
  public var isHidden: Bool { true }
}

// MARK: Motion

/// The motion of a node's changes: a curve for each attribute, into and out of control states.
///
/// A change from one style to another is shown gradually, with the motion of the new style. It isn't
/// inherited: a node's children have motions of their own. The default is a smooth spring of 0.5
/// seconds. From SwiftUI's `Animation`; CSS `transition`.
///
/// ```swift
/// struct LikeButton: ButtonNode, Transform, Motion {
///   var transform: TransformValue {
///     ControlState.current.contains(.highlighted) ? TransformValue(scale: 0.9) : .identity
///   }
///   var motion: MotionValues {
///     MotionValues(.bouncy()).with(.linear(duration: 0.05), into: .highlighted)
///   }
/// }
/// ```
public protocol Motion: SendableMetatype {
  /// The motion of a node's changes.
  var motion: MotionValues { get }
}

extension Motion {
  /// The default: a smooth spring of 0.5 seconds.
  public var motion: MotionValues { MotionValues(.smooth()) }
}

// MARK: Opaque

/// Whether a node covers everything behind it.
///
/// The default is true. From UIKit's `UIView.isOpaque`.
public protocol Opaque: SendableMetatype {
  /// Whether a node covers everything behind it.
  var isOpaque: Bool { get }
}

extension Opaque {
  /// The default: true.
  public var isOpaque: Bool { true }
}

// MARK: Padding

/// The space between a node's border and its content.
///
/// In points. The default is 8 on every side. From UIKit's `UIView.layoutMargins`; CSS
/// `padding`.
public protocol Padding: SendableMetatype {
  /// The space between a node's border and its content.
  var padding: EdgeInsets { get }
}

extension Padding {
  /// The default: 8 on every side.
  public var padding: EdgeInsets { EdgeInsets(8) }
}

// MARK: Repeating motion

/// A motion of a node that repeats: a pulse, a shimmer, a spin, or custom values.
///
/// It's shown over the node's own values, also while these change. It stops if the environment reduces
/// motion. The default is a pulse. From UIKit's `animateKeyframes(withDuration:delay:options:animations:)`
/// and SwiftUI's `phaseAnimator(_:content:animation:)`; CSS `animation` and `@keyframes`.
///
/// ```swift
/// struct LoadingRow: ViewNode, BackgroundColor, RepeatingMotion {
///   var repeatingMotion: RepeatingMotionValue { .shimmer() }
/// }
/// ```
public protocol RepeatingMotion: SendableMetatype {
  /// The motion that repeats.
  var repeatingMotion: RepeatingMotionValue { get }
}

extension RepeatingMotion {
  /// The default: a pulse.
  public var repeatingMotion: RepeatingMotionValue { .pulse() }
}

// MARK: Spacing

/// The distance between a node's children.
///
/// In points, 0 or more. The default is 8. From UIKit's `UIStackView.spacing`; CSS `gap`.
public protocol Spacing: SendableMetatype {
  /// The distance between the node's children.
  var spacing: Double { get }
}

extension Spacing {
  /// The default: 8.
  public var spacing: Double { 8 }
}

// MARK: Tint color

/// The accent color of a node and its descendants.
///
/// A page control derives its indicators' tint from it. A node of a tree that doesn't write it
/// inherits its parent's. The default is system blue. From UIKit's `UIView.tintColor`; CSS
/// `accent-color`.
///
/// ```swift
/// struct CheckoutScreen: ScreenNode, TintColor {
///   var tintColor: Color { .systemGreen }
/// }
///
/// let form = tree.attach(CheckoutScreen())
/// let agreement = tree.attach(CardView(), to: form)
/// tree.viewModel(of: agreement).tintColor  // inherited: .systemGreen
/// ```
public protocol TintColor: SendableMetatype {
  /// The accent color of a node and its descendants.
  var tintColor: Color { get }
}

extension TintColor {
  /// The default: system blue.
  public var tintColor: Color { .systemBlue }
}

/// A node that doesn't write it inherits its parent's.
let tintColorIsInherited = true

// MARK: Tint gradient

/// The gradient of a symbol, or of the filled part of a progress bar, in place of its tint.
///
/// Unlike ``TintColor``, it isn't inherited. On pages, it paints symbols that the page draws, in
/// the regular weight. The default is from system blue to system purple, to the right. From SwiftUI's
/// `foregroundStyle(_:)` and `tint(_:)`; CSS `mask-image`.
///
/// ```swift
/// struct AssistantIcon: ImageNode, TintGradient, ImageContent {
///   var tintGradient: Gradient { Gradient([.systemPink, .systemOrange], angle: 135) }
///   var image: ImageReference { .symbol("star.fill") }
/// }
/// ```
public protocol TintGradient: SendableMetatype {
  /// The gradient of a symbol, or of the filled part of a progress bar, in place of its tint.
  var tintGradient: Gradient { get }
}

extension TintGradient {
  /// The default: from system blue to system purple, to the right.
  public var tintGradient: Gradient { Gradient([.systemBlue, .systemPurple], angle: 90) }
}

// MARK: Width

/// The width of a node.
///
/// In points, 0 or more. The default is 44. From UIKit's `UIView.bounds`; CSS `width`.
public protocol Width: SendableMetatype {
  /// The width of a node.
  var width: Double { get }
}

extension Width {
  /// The default: 44.
  public var width: Double { 44 }
}
