public import ProtocolStyle
public import StyleSampling

// A node of each component, and samples of them in all variants.

/// A button.
public struct WarpButton: ButtonNode, WarpButtonAppearance, TextContent, Sendable {
  /// The text.
  public var text: String

  /// The variant.
  public var variant: WarpButtonVariant

  /// The size.
  public var size: WarpButtonSize

  /// Creates the node.
  public init(
    text: String, variant: WarpButtonVariant = .secondary, size: WarpButtonSize = .medium
  ) {
    self.text = text
    self.variant = variant
    self.size = size
  }
}

/// A round button with an icon.
public struct WarpPillButton: ButtonNode,
  WarpPillAppearance, ImageContent, AccessibilityLabelContent, Sendable
{
  /// The icon.
  public var image: ImageReference

  /// The name for assistive technologies.
  public var accessibilityLabel: String

  /// The size.
  public var size: WarpButtonSize

  /// Creates the node.
  public init(image: ImageReference, accessibilityLabel: String, size: WarpButtonSize = .medium) {
    self.image = image
    self.accessibilityLabel = accessibilityLabel
    self.size = size
  }
}

/// A text field.
public struct WarpField: TextFieldNode,
  WarpFieldAppearance, TextContent, PlaceholderContent, AccessibilityLabelContent, Sendable
{
  /// The text.
  public var text: String

  /// The placeholder.
  public var placeholder: String

  /// The name for assistive technologies.
  public var accessibilityLabel: String

  /// Creates the node.
  public init(text: String, placeholder: String = "", accessibilityLabel: String) {
    self.text = text
    self.placeholder = placeholder
    self.accessibilityLabel = accessibilityLabel
  }
}

/// The label above a field.
public struct WarpLabel: LabelNode, WarpLabelAppearance, TextContent, Sendable {
  /// The text.
  public var text: String

  /// Creates the node.
  public init(text: String) {
    self.text = text
  }
}

/// The text below a field.
public struct WarpHelp: LabelNode, WarpHelpAppearance, TextContent, Sendable {
  /// The text.
  public var text: String

  /// Whether it's an error message.
  public var isError: Bool

  /// Creates the node.
  public init(text: String, isError: Bool = false) {
    self.text = text
    self.isError = isError
  }
}

/// A badge.
public struct WarpBadge: LabelNode, WarpBadgeAppearance, TextContent, Sendable {
  /// The text.
  public var text: String

  /// The variant.
  public var variant: WarpBadgeVariant

  /// Creates the node.
  public init(text: String, variant: WarpBadgeVariant = .neutral) {
    self.text = text
    self.variant = variant
  }
}

/// A badge in a corner of its parent.
public struct WarpCornerBadge: LabelNode, WarpCornerBadgeAppearance, TextContent, Sendable {
  /// The text.
  public var text: String

  /// The corner.
  public var corner: WarpBadgeCorner

  /// The variant.
  public var variant: WarpBadgeVariant

  /// Creates the node.
  public init(
    text: String, corner: WarpBadgeCorner = .topLeading, variant: WarpBadgeVariant = .price
  ) {
    self.text = text
    self.corner = corner
    self.variant = variant
  }
}

/// An alert.
public struct WarpAlert: ViewNode, WarpAlertAppearance, Sendable {
  /// The status.
  public var status: WarpStatus

  /// Creates the node.
  public init(status: WarpStatus = .info) {
    self.status = status
  }
}

/// The icon of an alert.
public struct WarpAlertIcon: ImageNode, WarpIconAppearance, ImageContent, Sendable {
  /// The icon.
  public var image: ImageReference

  /// The status of the alert.
  public var status: WarpStatus

  /// Creates the node.
  public init(image: ImageReference, status: WarpStatus = .info) {
    self.image = image
    self.status = status
  }
}

/// A text of an alert, a card or a box.
public struct WarpBody: LabelNode, WarpBodyAppearance, TextContent, Sendable {
  /// The text.
  public var text: String

  /// Whether it's a title.
  public var isTitle: Bool

  /// Creates the node.
  public init(text: String, isTitle: Bool = false) {
    self.text = text
    self.isTitle = isTitle
  }
}

/// A card.
public struct WarpCard: ControlNode, WarpCardAppearance, Sendable {
  /// Whether it has a border instead of a shadow.
  public var isFlat: Bool

  /// Creates the node.
  public init(isFlat: Bool = false) {
    self.isFlat = isFlat
  }
}

/// A box.
public struct WarpBox: ViewNode, WarpBoxAppearance, Sendable {
  /// The variant.
  public var variant: WarpBoxVariant

  /// Creates the node.
  public init(variant: WarpBoxVariant = .neutral) {
    self.variant = variant
  }
}

/// A sample of each component in all variants.
public enum WarpSamples: StyleSamples {
  /// The samples.
  public static var samples: [StyleSample] {
    [
      StyleSample("Button", WarpButton(text: "Buy"), variants: \.variant, \.size),
      StyleSample(
        "Field", WarpField(text: "ada@example.com", accessibilityLabel: "Email")),
      StyleSample("Label", WarpLabel(text: "Email")),
      StyleSample("Help", WarpHelp(text: "We answer within a day.")),
      StyleSample("Mistake", WarpHelp(text: "An address has an @.", isError: true)),
      StyleSample("Badge", WarpBadge(text: "New"), variants: \.variant),
      StyleSample("Badge in a corner", WarpCard()) {
        WarpBody(text: "Oak table")
        WarpCornerBadge(text: "490 kr", corner: .topTrailing)
      },
      StyleSample("Alert", WarpAlert(), variants: \.status) {
        WarpBody(text: "Your parcel is late", isTitle: true)
        WarpBody(text: "It arrives on Friday.")
      },
      StyleSample("Card", WarpCard()) { WarpBody(text: "Oak table") },
      StyleSample("Flat card", WarpCard(isFlat: true)) { WarpBody(text: "Oak table") },
      StyleSample("Box", WarpBox(), variants: \.variant) { WarpBody(text: "Pick-up only") },
    ]
  }

  /// The pack.
  public static var samplePacks: [StylePack] { [.warp] }
}
