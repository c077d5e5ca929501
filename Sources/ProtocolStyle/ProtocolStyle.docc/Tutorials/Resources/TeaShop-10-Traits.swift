import ProtocolStyle

protocol FilledAppearance: BackgroundColor, TextColor, CornerRadius, ContentEdgeInsets {}

extension FilledAppearance {
  var backgroundColor: Color { Token.accent.value }
  var textColor: Color { Token.accentInk.value }
  var cornerRadius: Double { 12 }
  var contentEdgeInsets: EdgeInsets { EdgeInsets(top: 10, left: 18, bottom: 10, right: 18) }
}

protocol CardAppearance: BackgroundColor, CornerRadius, Padding {}

extension CardAppearance {
  var backgroundColor: Color { Token.card.value }
  var cornerRadius: Double { 16 }
  var padding: EdgeInsets { EdgeInsets(top: 16, left: 16, bottom: 16, right: 16) }
}

protocol ReadAppearance: TextColor {}

extension ReadAppearance {
  var textColor: Color { Token.ink.value }
}

protocol HeadlineAppearance: ReadAppearance, Font {}

extension HeadlineAppearance {
  var font: FontDescriptor { .system(size: 20, weight: .semibold) }
}
