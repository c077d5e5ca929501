import ProtocolStyle

/// An attribute with a value that no view has from the start.
struct Sample: Sendable, CustomStringConvertible {
  let attribute: any AnyAttribute
  let write: @Sendable (inout ViewModel) -> Void

  init<Value: Hashable & Sendable & Codable>(_ attribute: Attribute<Value>, _ value: Value) {
    self.attribute = attribute
    write = { model in model[attribute] = value }
  }

  var description: String { attribute.name }

  private static let color = Color(red: 0.25, green: 0.5, blue: 0.75)
  private static let text = TextAttributes(foregroundColor: color, font: font)
  private static let font = FontDescriptor("Georgia", size: 21)
  private static let image = ImageReference.named("sample")
  private static let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  static let all: [Sample] = [
    Sample(.borderWidth, 3), Sample(.borderColor, color), Sample(.cornerRadius, 5),
    Sample(.shadowColor, color), Sample(.shadowOpacity, 0.5),
    Sample(.shadowOffset, Offset(x: 1, y: 2)), Sample(.shadowRadius, 7),
    Sample(.masksToBounds, true), Sample(.shouldRasterize, true),
    Sample(.backgroundColor, color),
    Sample(.backgroundGradient, Gradient([.red, .blue], angle: 90)), Sample(.tintColor, color),
    Sample(.alpha, 0.5), Sample(.contentMode, .scaleAspectFit), Sample(.isOpaque, false),
    Sample(.padding, insets),
    Sample(.spacing, 6), Sample(.isHidden, true), Sample(.width, 100), Sample(.height, 50),
    Sample(.textColor, color), Sample(.font, font), Sample(.textAlignment, .right),
    Sample(.lineBreakMode, .byClipping), Sample(.adjustsFontSizeToFitWidth, true),
    Sample(.placeholderColor, color), Sample(.borderStyle, .roundedRect),
    Sample(.textShadowColor, color), Sample(.textShadowOffset, Offset(x: 3, y: 4)),
    Sample(.textTransform, .uppercase), Sample(.letterSpacing, 2), Sample(.lineHeight, 30),
    Sample(.maximumNumberOfLines, 4), Sample(.contentVerticalAlignment, .bottom),
    Sample(.contentHorizontalAlignment, .trailing), Sample(.contentEdgeInsets, insets),
    Sample(.titleEdgeInsets, insets), Sample(.titleColorForState, [.normal: color]),
    Sample(.titleShadowColorForState, [.normal: color]),
    Sample(.imageForState, [.normal: image]), Sample(.backgroundImageForState, [.normal: image]),
    Sample(.minimumTrackTintColor, color), Sample(.maximumTrackTintColor, color),
    Sample(.thumbTintColor, color), Sample(.onTintColor, color),
    Sample(.progressTintColor, color), Sample(.trackTintColor, color),
    Sample(.barTintColor, color), Sample(.isTranslucent, false), Sample(.barStyle, .black),
    Sample(.shadowImage, image), Sample(.titleTextAttributesForState, [.normal: text]),
    Sample(.dividerColor, color), Sample(.currentPageTintColor, color),
    Sample(.pageIndicatorTintColor, color), Sample(.currentPageIndicatorTintColor, color),
    Sample(.titleTextAttributes, text), Sample(.largeTitleTextAttributes, text),
    Sample(.titleVerticalPositionForMetrics, [.default: 3]), Sample(.backIndicatorImage, image),
    Sample(.backIndicatorTransitionMaskImage, image),
    Sample(.backgroundImageForMetrics, [.default: image]),
    Sample(.backgroundImageForPlacement, [BarPlacement(): image]),
    Sample(.statusBarStyle, .lightContent), Sample(.separatorColor, color),
    Sample(.separatorStyle, .hidden), Sample(.rowHeight, 60), Sample(.text, "text"),
    Sample(.placeholder, "placeholder"), Sample(.image, image),
    Sample(.rangedValue, RangedValue(3, in: 1...7)),
    Sample(.rangedDate, RangedDate(CalendarDate(year: 2026, month: 11, day: 22))),
    Sample(.isOn, true),
    Sample(.items, ItemList(["one", "two"], selectedIndex: 1)),
    Sample(.page, PageNumber(2, of: 5)), Sample(.controlState, [.disabled]),
    Sample(.accessibilityLabel, "label"), Sample(.detailText, "detail"),
    Sample(.detailTextColor, color), Sample(.accessoryType, .checkmark), Sample(.badge, "3"),
    Sample(.badgeColor, color), Sample(.prompt, "prompt"), Sample(.isSecureTextEntry, true),
    Sample(.isAnimating, false),
  ]
}
