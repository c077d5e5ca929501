import ProtocolStyle

/// A type of content with a value that generated nodes return.
protocol ContentSample {
  static var contentSample: Self { get }
}

extension String: ContentSample {
  static var contentSample: String { "Buy" }
}

extension Bool: ContentSample {
  static var contentSample: Bool { true }
}

extension Int: ContentSample {
  static var contentSample: Int { 5 }
}

extension Double: ContentSample {
  static var contentSample: Double { 0.25 }
}

extension [String]: ContentSample {
  static var contentSample: [String] { ["Day", "Week"] }
}

extension ImageReference: ContentSample {
  static var contentSample: ImageReference { .named("star") }
}

extension RichText: ContentSample {
  static var contentSample: RichText { "Pay **12 €** [now](https://example.com)" }
}

extension InputKind: ContentSample {
  static var contentSample: InputKind { .email }
}

extension AccessibilityTraits: ContentSample {
  static var contentSample: AccessibilityTraits { [.header, .summary] }
}

extension ControlState: ContentSample {
  static var contentSample: ControlState { .selected }
}

extension CalendarDate: ContentSample {
  static var contentSample: CalendarDate { CalendarDate(year: 2026, month: 11, day: 22) }
}
