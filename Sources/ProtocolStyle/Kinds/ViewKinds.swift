// The kinds of views and of what contains them.
//
// A declaration is a protocol, and the attributes that the kind uses and derives. `swift run
// Generator` writes the rest.

// MARK: Size Container

/// A node whose width the nodes in it can compare with thresholds, like a size container of CSS.
///
/// ```swift
/// struct Card: ViewNode, SizeContainer {}
/// ```
///
/// ``ContainerWidth/isAtLeast(_:)`` and ``StyleCondition/containerWidth(atLeast:)`` compare the width
/// of the nearest ancestor that adopts the protocol. All screens do. A renderer sets the width with
/// ``StyleTree/setContainerWidth(_:of:)``; on a page it's the `inline-size` of the element, which has
/// `container-type: inline-size`.
public protocol SizeContainer: StyleNode {}

// MARK: Screen

/// A screen, which is a container without an appearance, like UIKit's `UIViewController`.
///
/// Its width is one that the nodes in it can compare with thresholds, as for any
/// ``SizeContainer``.
///
/// ```swift
/// struct SettingsScreen: ScreenNode, Spacing {
///   var spacing: Double { 16 }
/// }
/// ```
public protocol ScreenNode: SizeContainer {}

extension NodeKind {
  /// The kind of a `ScreenNode`.
  ///
  /// It uses only the arrangement of its children, its size, its padding, whether it's hidden, and its
  /// identifier for tests. Inherited values pass through it to its children.
  public static let screen = NodeKind(
    "screen", of: (any ScreenNode).self,
    uses: .stack + .size + [.padding, .isHidden, .accessibilityIdentifier])
}

// MARK: View

/// A visible node, like UIKit's `UIView`.
///
/// ```swift
/// struct Card: ViewNode, BackgroundColor, CornerRadius, ShadowOpacity {
///   var backgroundColor: Color { .secondarySystemBackground }
///   var cornerRadius: Double { 12 }
/// }
/// ```
public protocol ViewNode: StyleNode {}

extension NodeKind {
  /// The kind of a `ViewNode`.
  ///
  /// It uses the attributes of layers and views, the arrangement of its children, its size among its
  /// siblings, its place over its parent, and a label, a hint, traits and an identifier for assistive
  /// technologies and tests. The shadows are the single shadow of a layer if they aren't written.
  public static let view = NodeKind(
    "view", of: (any ViewNode).self,
    uses: .stack + .size + .position + [
      .borderWidth, .borderColor, .borderGradient, .cornerRadius, .shadowColor, .shadowOpacity,
      .shadowOffset, .shadowRadius, .masksToBounds, .shouldRasterize, .backgroundColor,
      .backgroundGradient, .tintColor, .alpha, .contentMode, .isOpaque, .padding, .width, .height,
      .isHidden, .accessibilityLabel, .accessibilityHint, .accessibilityTraits,
      .accessibilityIdentifier, .backgroundMaterial, .cornerShape, .transform, .blur, .motion,
      .repeatingMotion, .shadows, .outline, .borders, .maskGradient,
    ],
    derivations: [.shadows])
}

// MARK: Scroll

/// A view that shows a part of its content, like UIKit's `UIScrollView`.
public protocol ScrollNode: ViewNode {}

extension NodeKind {
  /// The kind of a `ScrollNode`.
  ///
  /// It uses and derives the attributes of a view.
  public static let scroll = NodeKind("scroll", of: (any ScrollNode).self, parent: .view)
}

// MARK: Image

/// A view that shows an image, like UIKit's `UIImageView`.
///
/// ```swift
/// struct Logo: ImageNode, ImageContent, ContentMode {
///   let image = ImageReference.named("logo")
///   var contentMode: ContentModeValue { .scaleAspectFit }
/// }
/// ```
public protocol ImageNode: ViewNode {}

extension NodeKind {
  /// The kind of an `ImageNode`.
  ///
  /// It uses the attributes of a view, those of symbols, and an image.
  public static let image = NodeKind(
    "image", of: (any ImageNode).self, parent: .view, uses: .symbols + [.tintGradient, .image])
}

// MARK: Lists

extension [AttributeID] {
  /// The attributes of a node that arranges children.
  static let stack: [AttributeID] = [
    .stackAxis, .stackAlignment, .stackDistribution, .wrapsChildren, .gridColumns, .spacing,
    .overflow,
  ]

  /// The attributes of a node's size among its siblings, besides its width and height.
  static let size: [AttributeID] = [
    .growth, .columnSpan, .minimumWidth, .maximumWidth, .minimumHeight, .maximumHeight,
    .aspectRatio,
  ]

  /// The attributes of a node's place over its parent or its siblings.
  static let position: [AttributeID] = [.overlay, .zIndex, .stickyEdge]

  /// The attributes of the symbols that a node shows.
  static let symbols: [AttributeID] = [
    .symbolWeight, .symbolScale, .symbolRendering, .symbolValue,
  ]
}
