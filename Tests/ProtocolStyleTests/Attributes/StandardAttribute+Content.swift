import ProtocolStyle

extension StandardAttribute {
  /// What a renderer shows; instead of a default, what the adopter's getters give.
  static let content: [StandardAttribute] = [
    .init("text", Attribute<String>.text, \.text, of: Adopter.OfTextContent(), "Buy", other: ""),
    .init(
      "placeholder", Attribute<String>.placeholder, \.placeholder,
      of: Adopter.OfPlaceholderContent(), "Search", other: "Name"),
    .init(
      "image", Attribute<ImageReference>.image, \.image, of: Adopter.OfImageContent(),
      .named("star"), other: .symbol("star.fill")),
    .init(
      "rangedValue", Attribute<RangedValue>.rangedValue, \.rangedValue,
      of: Adopter.OfValueContent(),
      RangedValue(0.25, in: 0...1), other: RangedValue(3, in: -1...10)),
    .init(
      "rangedDate", Attribute<RangedDate>.rangedDate, \.rangedDate, of: Adopter.OfDateContent(),
      RangedDate(CalendarDate(year: 2026, month: 11, day: 22)),
      other: RangedDate(
        CalendarDate(year: 2026, month: 2, day: 1, hour: 9, minute: 41), mode: .dateAndTime)),
    .init("isOn", Attribute<Bool>.isOn, \.isOn, of: Adopter.OfOnContent(), true, other: false),
    .init(
      "items", Attribute<ItemList>.items, \.items, of: Adopter.OfItemsContent(),
      ItemList(["Day", "Week"], selectedIndex: nil),
      other: ItemList(["Day", "Week"], selectedIndex: 1)),
    .init(
      "page", Attribute<PageNumber>.page, \.page, of: Adopter.OfPageContent(),
      PageNumber(0, of: 5), other: PageNumber(2, of: 3)),
    .init(
      "controlState", Attribute<ControlState>.controlState, \.controlState,
      of: Adopter.OfControlStateContent(), [.highlighted, .selected], other: .disabled),
    .init(
      "accessibilityLabel", Attribute<String>.accessibilityLabel, \.accessibilityLabel,
      of: Adopter.OfAccessibilityLabelContent(), "Close", other: "Open"),
    .init(
      "detailText", Attribute<String>.detailText, \.detailText, of: Adopter.OfDetailTextContent(),
      "On", other: "Off"),
    .init("badge", Attribute<String>.badge, \.badge, of: Adopter.OfBadgeContent(), "3", other: ""),
    .init(
      "prompt", Attribute<String>.prompt, \.prompt, of: Adopter.OfPromptContent(), "Choose",
      other: "Buy"),
    .init(
      "isSecureTextEntry", Attribute<Bool>.isSecureTextEntry, \.isSecureTextEntry,
      of: Adopter.OfSecureTextContent(), true, other: false),
  ]
}
