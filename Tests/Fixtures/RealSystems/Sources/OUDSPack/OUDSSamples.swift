public import ProtocolStyle
public import StyleSampling

// A node of each component, and samples of them in all variants.

/// A button.
public struct OUDSButton: ButtonNode,
  OUDSButtonAppearance, TextContent, AccessibilityLabelContent, Sendable
{
  /// The title; empty while an indicator is in its place.
  public var text: String

  /// The importance.
  public var hierarchy: OUDSHierarchy

  /// The size.
  public var size: OUDSButtonSize

  /// Whether it's on a colored background.
  public var isOnColor: Bool

  /// The name for assistive technologies; the title if it's empty.
  public var accessibilityLabel: String

  /// Creates the node.
  public init(
    text: String, hierarchy: OUDSHierarchy = .default, size: OUDSButtonSize = .default,
    isOnColor: Bool = false, accessibilityLabel: String = ""
  ) {
    self.text = text
    self.hierarchy = hierarchy
    self.size = size
    self.isOnColor = isOnColor
    self.accessibilityLabel = accessibilityLabel
  }
}

/// A field around a label and an input.
public struct OUDSField: ControlNode, OUDSFieldAppearance, Sendable {
  /// Whether it has a border instead of a surface.
  public var isOutlined: Bool

  /// Creates the node.
  public init(isOutlined: Bool = false) {
    self.isOutlined = isOutlined
  }
}

/// The label in a field.
public struct OUDSFieldLabel: LabelNode, OUDSFieldLabelAppearance, TextContent, Sendable {
  /// The text.
  public var text: String

  /// Creates the node.
  public init(text: String) {
    self.text = text
  }
}

/// The input in a field.
public struct OUDSInput: TextFieldNode,
  OUDSInputAppearance, TextContent, AccessibilityLabelContent, Sendable
{
  /// The text.
  public var text: String

  /// The name for assistive technologies.
  public var accessibilityLabel: String

  /// Creates the node.
  public init(text: String, accessibilityLabel: String) {
    self.text = text
    self.accessibilityLabel = accessibilityLabel
  }
}

/// The text below a field.
public struct OUDSHelper: LabelNode, OUDSHelperAppearance, TextContent, Sendable {
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
public struct OUDSBadge: LabelNode, OUDSBadgeAppearance, TextContent, Sendable {
  /// The text.
  public var text: String

  /// The status.
  public var status: OUDSStatus

  /// The size.
  public var size: OUDSBadgeSize

  /// Creates the node.
  public init(text: String, status: OUDSStatus = .negative, size: OUDSBadgeSize = .medium) {
    self.text = text
    self.status = status
    self.size = size
  }
}

/// An alert.
public struct OUDSAlert: ViewNode, OUDSAlertAppearance, Sendable {
  /// The status.
  public var status: OUDSStatus

  /// Creates the node.
  public init(status: OUDSStatus = .neutral) {
    self.status = status
  }
}

/// The icon of an alert.
public struct OUDSAlertIcon: ImageNode, OUDSIconAppearance, ImageContent, Sendable {
  /// The icon.
  public var image: ImageReference

  /// The status of the alert.
  public var status: OUDSStatus

  /// Creates the node.
  public init(image: ImageReference, status: OUDSStatus = .neutral) {
    self.image = image
    self.status = status
  }
}

/// A text of an alert or a card.
public struct OUDSBody: LabelNode, OUDSBodyAppearance, TextContent, Sendable {
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
public struct OUDSCard: ViewNode, OUDSCardAppearance, Sendable {
  /// Creates the node.
  public init() {
  }
}

/// A sample of each component in all variants.
public enum OUDSSamples: StyleSamples {
  /// The samples.
  public static var samples: [StyleSample] {
    [
      StyleSample("Button", OUDSButton(text: "Buy"), variants: \.hierarchy, \.size),
      StyleSample("Field", OUDSField()) {
        OUDSFieldLabel(text: "Email")
        OUDSInput(text: "ada@example.com", accessibilityLabel: "Email")
      },
      StyleSample("Help", OUDSHelper(text: "We answer within a day.")),
      StyleSample("Mistake", OUDSHelper(text: "An address has an @.", isError: true)),
      StyleSample("Badge", OUDSBadge(text: "3"), variants: \.status, \.size),
      StyleSample("Alert", OUDSAlert(), variants: \.status) {
        OUDSBody(text: "Your parcel is late", isTitle: true)
        OUDSBody(text: "It arrives on Friday.")
      },
      StyleSample("Card", OUDSCard()) {
        OUDSBody(text: "Fiber", isTitle: true)
        OUDSBody(text: "Two gigabits a second.")
      },
    ]
  }

  /// The pack.
  public static var samplePacks: [StylePack] { [.ouds] }
}
