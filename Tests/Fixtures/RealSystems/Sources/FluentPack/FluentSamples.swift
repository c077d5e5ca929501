public import ProtocolStyle
public import StyleSampling

// A node of each component, and samples of them in all variants.

/// A button.
public struct FluentButton: ButtonNode, FluentButtonAppearance, TextContent, Sendable {
  /// The text.
  public var text: String

  /// How much it stands out.
  public var style: FluentButtonStyle

  /// The size.
  public var size: FluentSize

  /// The shape.
  public var shape: FluentShape

  /// Creates the node.
  public init(
    text: String, style: FluentButtonStyle = .secondary, size: FluentSize = .medium,
    shape: FluentShape = .rounded
  ) {
    self.text = text
    self.style = style
    self.size = size
    self.shape = shape
  }
}

/// A text field.
public struct FluentField: TextFieldNode,
  FluentFieldAppearance, TextContent, PlaceholderContent, AccessibilityLabelContent, Sendable
{
  /// The text.
  public var text: String

  /// The placeholder.
  public var placeholder: String

  /// The name for assistive technologies.
  public var accessibilityLabel: String

  /// The look.
  public var style: FluentFieldStyle

  /// The size.
  public var size: FluentSize

  /// Creates the node.
  public init(
    text: String, placeholder: String = "", accessibilityLabel: String,
    style: FluentFieldStyle = .outline, size: FluentSize = .medium
  ) {
    self.text = text
    self.placeholder = placeholder
    self.accessibilityLabel = accessibilityLabel
    self.style = style
    self.size = size
  }
}

/// A badge.
public struct FluentBadge: LabelNode, FluentBadgeAppearance, TextContent, Sendable {
  /// The text.
  public var text: String

  /// How much it stands out.
  public var style: FluentBadgeStyle

  /// The status.
  public var color: FluentBadgeColor

  /// The size.
  public var size: FluentBadgeSize

  /// The shape.
  public var shape: FluentShape

  /// Creates the node.
  public init(
    text: String, style: FluentBadgeStyle = .filled, color: FluentBadgeColor = .brand,
    size: FluentBadgeSize = .medium, shape: FluentShape = .circular
  ) {
    self.text = text
    self.style = style
    self.color = color
    self.size = size
    self.shape = shape
  }
}

/// A message.
public struct FluentMessage: ViewNode, FluentMessageAppearance, Sendable {
  /// The status.
  public var intent: FluentIntent

  /// Whether the corners are square.
  public var isSquare: Bool

  /// Creates the node.
  public init(intent: FluentIntent = .info, isSquare: Bool = false) {
    self.intent = intent
    self.isSquare = isSquare
  }
}

/// The icon of a message.
public struct FluentMessageIcon: ImageNode, FluentIconAppearance, ImageContent, Sendable {
  /// The icon.
  public var image: ImageReference

  /// The intent of the message.
  public var intent: FluentIntent

  /// Creates the node.
  public init(image: ImageReference, intent: FluentIntent = .info) {
    self.image = image
    self.intent = intent
  }
}

/// A text of a message or a card.
public struct FluentBody: LabelNode, FluentBodyAppearance, TextContent, Sendable {
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
public struct FluentCard: ControlNode, FluentCardAppearance, Sendable {
  /// How it stands out.
  public var style: FluentCardStyle

  /// The size.
  public var size: FluentSize

  /// Creates the node.
  public init(style: FluentCardStyle = .filled, size: FluentSize = .medium) {
    self.style = style
    self.size = size
  }
}

/// A sample of each component in all variants.
public enum FluentSamples: StyleSamples {
  /// The samples.
  public static var samples: [StyleSample] {
    [
      StyleSample("Button", FluentButton(text: "Send"), variants: \.style, \.size, \.shape),
      StyleSample(
        "Field", FluentField(text: "ada@example.com", accessibilityLabel: "Email"),
        variants: \.style, \.size),
      StyleSample("Badge", FluentBadge(text: "3"), variants: \.style, \.color, \.size),
      StyleSample("Message", FluentMessage(), variants: \.intent) {
        FluentBody(text: "The file is read-only", isTitle: true)
        FluentBody(text: "Save a copy to change it.")
      },
      StyleSample("Card", FluentCard(), variants: \.style, \.size) {
        FluentBody(text: "Budget 2027", isTitle: true)
        FluentBody(text: "Edited yesterday")
      },
    ]
  }

  /// The pack.
  public static var samplePacks: [StylePack] { [.fluent] }
}
