// The attributes of a layer: its border, corners, outline and shadows.
//
// A declaration is a protocol with its unit, range and origin, and its default. `swift run
// Generator` writes its key, reader and accessor to `Layer+Generated.swift`.

// MARK: Blur

/// The radius by which a node and its descendants are blurred.
///
/// In points, 0 or more. The default is 0. From SwiftUI's `blur(radius:)`; CSS `filter: blur()`.
public protocol Blur: SendableMetatype {
  /// The radius by which a node and its descendants are blurred.
  var blur: Double { get }
}

extension Blur {
  /// The default: 0.
  public var blur: Double { 0 }
}

// MARK: Border color

/// The color of the border around a node.
///
/// The default is black. From UIKit's `CALayer.borderColor`; CSS `border-color`.
public protocol BorderColor: SendableMetatype {
  /// The color of the border around a node.
  var borderColor: Color { get }
}

extension BorderColor {
  /// The default: black.
  public var borderColor: Color { .black }
}

// MARK: Border gradient

/// The gradient of a node's border, in place of its color.
///
/// The border is that of ``BorderWidth``; lines of ``Borders`` have colors. On pages, the gradient follows
/// rounded corners if the background color is opaque. The default is from system blue to system purple,
/// to the right. From UIKit's `CAGradientLayer` and SwiftUI's `strokeBorder(_:lineWidth:)`; CSS
/// `border-image`.
///
/// ```swift
/// struct AssistantButton: ButtonNode, BorderWidth, BorderGradient, CornerRadius {
///   var borderWidth: Double { 2 }
///   var borderGradient: Gradient {
///     Gradient([.systemPink, .systemOrange, .systemPink], shape: .angular())
///   }
/// }
/// ```
public protocol BorderGradient: SendableMetatype {
  /// The gradient of a node's border, in place of its color.
  var borderGradient: Gradient { get }
}

extension BorderGradient {
  /// The default: from system blue to system purple, to the right.
  public var borderGradient: Gradient { Gradient([.systemBlue, .systemPurple], angle: 90) }
}

// MARK: Border width

/// The width of the border around a node.
///
/// In points, 0 or more. The default is 1. From UIKit's `CALayer.borderWidth`; CSS
/// `border-width`.
///
/// ```swift
/// protocol Outlined: BorderWidth, BorderColor {}
/// extension Outlined {
///   var borderWidth: Double { 2 }
///   var borderColor: Color { .separator }
/// }
///
/// struct OutlinedButton: ButtonNode, Outlined {}
/// ```
///
/// ![A button without a border, and the OutlinedButton.](border)
public protocol BorderWidth: SendableMetatype {
  /// The width of the border around a node.
  var borderWidth: Double { get }
}

extension BorderWidth {
  /// The default: 1.
  public var borderWidth: Double { 1 }
}

// MARK: Borders

/// The lines at the edges of a node, each with its own width, color and pattern.
///
/// An edge without a line has the border of ``BorderWidth``. The default is a separator of 1 point at
/// the bottom. From CSS `border-top`, `border-right`, `border-bottom` and `border-left`.
///
/// ```swift
/// protocol Quoted: Borders {}
/// extension Quoted {
///   var borders: BordersValue { BordersValue(leading: .init(width: 4, color: .systemGray3)) }
/// }
///
/// struct Review: ViewNode, Quoted {}
/// ```
public protocol Borders: SendableMetatype {
  /// The lines at the edges of a node, each with its own width, color and pattern.
  var borders: BordersValue { get }
}

extension Borders {
  /// The default: a separator of 1 point at the bottom.
  public var borders: BordersValue {
    BordersValue(bottom: BordersValue.Line(width: 1, color: .separator))
  }
}

// MARK: Corner radius

/// The radius of the corners of a node.
///
/// In points, 0 or more. The default is 8. From UIKit's `CALayer.cornerRadius`; CSS
/// `border-radius`.
///
/// ```swift
/// protocol Rounded: CornerRadius, MasksToBounds {}
/// extension Rounded {
///   var cornerRadius: Double { 12 }
///   var masksToBounds: Bool { true }
/// }
///
/// struct Photo: ImageNode, Rounded {}
/// ```
///
/// ![An image with square corners, and the Photo with round ones.](corner)
public protocol CornerRadius: SendableMetatype {
  /// The radius of the corners of a node.
  var cornerRadius: Double { get }
}

extension CornerRadius {
  /// The default: 8.
  public var cornerRadius: Double { 8 }
}

// MARK: Corner shape

/// The shape of a node's corners.
///
/// The default is a uniform radius, that of ``CornerRadius``. From UIKit's `UICornerConfiguration`
/// and `CALayer.cornerCurve`; CSS `border-radius` and `corner-shape`.
///
/// ```swift
/// struct Tag: LabelNode, TextContent, CornerShape {
///   var text: String
///   var cornerShape: CornerShapeValue { .capsule }
/// }
/// ```
public protocol CornerShape: SendableMetatype {
  /// The shape of a node's corners.
  var cornerShape: CornerShapeValue { get }
}

extension CornerShape {
  /// The default: a uniform radius, that of CornerRadius.
  public var cornerShape: CornerShapeValue { .uniform }
}

// MARK: Mask gradient

/// The gradient whose opacity a node and its descendants have.
///
/// Its colors don't matter, only how opaque they are. The default fades out at the bottom. From UIKit's
/// `CALayer.mask`; CSS `mask-image`.
///
/// ```swift
/// struct Teaser: ViewNode, MaskGradient {
///   var maskGradient: Gradient { Gradient([.black, .clear], angle: 90) }
/// }
/// ```
public protocol MaskGradient: SendableMetatype {
  /// The gradient whose opacity a node and its descendants have.
  var maskGradient: Gradient { get }
}

extension MaskGradient {
  /// The default: opaque up to three quarters, then fading out to the bottom.
  public var maskGradient: Gradient {
    Gradient(stops: [Gradient.Stop(.black, at: 0.75), Gradient.Stop(.clear, at: 1)])
  }
}

// MARK: Masks to bounds

/// Whether a node clips its content to its bounds.
///
/// The default is true. From UIKit's `CALayer.masksToBounds`; CSS `overflow: clip`.
public protocol MasksToBounds: SendableMetatype {
  /// Whether a node clips its content to its bounds.
  var masksToBounds: Bool { get }
}

extension MasksToBounds {
  /// The default: true.
  public var masksToBounds: Bool { true }
}

// MARK: Outline

/// The line around a node's border, outside its box.
///
/// It takes no space. The default is 2 points of system blue at a distance of 2, as a ring around
/// what has the focus. From CSS `outline`.
///
/// ```swift
/// struct SearchButton: ButtonNode, Outline {
///   var outline: OutlineValue {
///     ControlState.current.contains(.focused)
///       ? OutlineValue(width: 2, color: .systemOrange, offset: 2) : .hidden
///   }
/// }
/// ```
public protocol Outline: SendableMetatype {
  /// The line around a node's border, outside its box.
  var outline: OutlineValue { get }
}

extension Outline {
  /// The default: 2 points of system blue at a distance of 2.
  public var outline: OutlineValue { OutlineValue(width: 2, color: .systemBlue, offset: 2) }
}

// MARK: Shadow color

/// The color of the shadow that a node casts.
///
/// The default is black. From UIKit's `CALayer.shadowColor`; the color of CSS `box-shadow`.
public protocol ShadowColor: SendableMetatype {
  /// The color of the shadow that a node casts.
  var shadowColor: Color { get }
}

extension ShadowColor {
  /// The default: black.
  public var shadowColor: Color { .black }
}

// MARK: Shadow offset

/// The offset of a node's shadow.
///
/// In points, to the right and down. The default is (0, -3). From UIKit's
/// `CALayer.shadowOffset`; the offsets of CSS `box-shadow`.
public protocol ShadowOffset: SendableMetatype {
  /// The offset of a node's shadow.
  var shadowOffset: Offset { get }
}

extension ShadowOffset {
  /// The default: (0, -3).
  public var shadowOffset: Offset { Offset(x: 0, y: -3) }
}

// MARK: Shadow opacity

/// The opacity of the shadow that a node casts.
///
/// From 0, transparent, to 1, opaque; stored unclamped, so 15 stays 15. The default is 0.3.
/// From UIKit's `CALayer.shadowOpacity`; the alpha of CSS `box-shadow`.
public protocol ShadowOpacity: SendableMetatype {
  /// The opacity of the shadow that a node casts.
  var shadowOpacity: Double { get }
}

extension ShadowOpacity {
  /// The default: 0.3.
  public var shadowOpacity: Double { 0.3 }
}

// MARK: Shadow radius

/// The blur radius of a node's shadow.
///
/// In points, 0 or more. The default is 3. From UIKit's `CALayer.shadowRadius`; half the blur of CSS
/// `box-shadow`.
///
/// ```swift
/// struct RaisedCard: ViewNode, BackgroundColor, ShadowRadius, ShadowOpacity {
///   let shadowRadius: Double
///   var shadowOpacity: Double { 0.5 }
/// }
/// ```
///
/// ![Shadows with a radius of 2, 6 and 16 points.](shadow)
public protocol ShadowRadius: SendableMetatype {
  /// The blur radius of a node's shadow.
  var shadowRadius: Double { get }
}

extension ShadowRadius {
  /// The default: 3.
  public var shadowRadius: Double { 3 }
}

// MARK: Shadows

/// The shadows of a node's box, the topmost first.
///
/// If they aren't written, but one of ``ShadowColor``, ``ShadowOpacity``, ``ShadowOffset`` and
/// ``ShadowRadius`` is, they're the shadow of these and of the defaults of the others. The default is
/// one shadow of black with an opacity of 0.2, 2 points down, with a blur of 8. From CSS
/// `box-shadow`; UIKit's `CALayer.shadowPath`.
///
/// ```swift
/// struct Panel: ViewNode, Shadows {
///   var shadows: [Shadow] {
///     [
///       Shadow(color: .black.withAlpha(0.3), offset: Offset(x: 0, y: 1), blur: 2),
///       Shadow(color: .black.withAlpha(0.15), offset: Offset(x: 0, y: 8), blur: 24, spread: -4),
///     ]
///   }
/// }
/// ```
///
/// Shadows of design files are used as they are: `var shadows: [Shadow] { Token.lifted.value }`.
public protocol Shadows: SendableMetatype {
  /// The shadows of a node's box, the topmost first.
  var shadows: [Shadow] { get }
}

extension Shadows {
  /// The default: one shadow of black with an opacity of 0.2, 2 points down, with a blur of 8.
  public var shadows: [Shadow] {
    [Shadow(color: .black.withAlpha(0.2), offset: Offset(x: 0, y: 2), blur: 8)]
  }
}

// MARK: Should rasterize

/// Whether a node is drawn to a bitmap before it is composited.
///
/// The default is true. From UIKit's `CALayer.shouldRasterize`.
public protocol ShouldRasterize: SendableMetatype {
  /// Whether a node is drawn to a bitmap before it is composited.
  var shouldRasterize: Bool { get }
}

extension ShouldRasterize {
  /// The default: true.
  public var shouldRasterize: Bool { true }
}

// MARK: Transform

/// The scale, rotation and offset of a node around its center.
///
/// It doesn't change the layout. The default changes nothing. From UIKit's `UIView.transform`; CSS
/// `transform`.
///
/// ```swift
/// struct PressableCard: ViewNode, Transform {
///   var transform: TransformValue {
///     ControlState.current.contains(.highlighted) ? TransformValue(scale: 0.97) : .identity
///   }
/// }
/// ```
public protocol Transform: SendableMetatype {
  /// The scale, rotation and offset of a node around its center.
  var transform: TransformValue { get }
}

extension Transform {
  /// The default: no change.
  public var transform: TransformValue { .identity }
}
