import ProtocolStyle

extension Exhibit {
  /// Nodes over their parents, in front of their siblings, and at an edge of what scrolls.
  static var overlays: Exhibit {
    Exhibit(
      heading: "A badge is over a corner",
      prose: """
        A child with an overlay is at an edge or corner of its parent, and its siblings are arranged as if \
        it weren't there. A sticky one stays in sight while its parent scrolls.
        """,
      before: """
        button.addSubview(badge)
        NSLayoutConstraint.activate([
          badge.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
          badge.topAnchor.constraint(equalTo: button.topAnchor, constant: -8),
        ])
        """,
      code: """
        protocol BadgePlace: Overlay {}
        extension BadgePlace {
          var overlay: OverlayValue {
            OverlayValue(.topTrailing, offset: Offset(x: 8, y: -8))
          }
        }

        protocol DayHeader: StickyEdge {}
        extension DayHeader {
          var stickyEdge: StickyEdgeValue { .top }
        }
        """,
      stages: [
        StageContent("Badges, and a dot") { tree, frame in
          let row = tree.attach(OverlayRow(), to: frame)
          let inbox = tree.attach(OverlayButton(text: "Inbox"), to: row)
          tree.attach(CountBadge(text: "3"), to: inbox)
          let orders = tree.attach(OverlayButton(text: "Orders"), to: row)
          tree.attach(CountBadge(text: "12"), to: orders)
          let portrait = tree.attach(Portrait(), to: row)
          tree.attach(PresenceDot(), to: portrait)
        },
        StageContent("Days that stay") { tree, frame in
          let screen = tree.attach(DiaryScreen(), to: frame)
          let days = tree.attach(Diary(), to: screen)
          for (day, entries) in Diary.days {
            tree.attach(DiaryDay(text: day), to: days)
            for entry in entries { tree.attach(DiaryEntry(text: entry), to: days) }
          }
          tree.attach(FloatingButton(), to: screen)
        },
        StageContent("The first in front") { tree, frame in
          let cards = tree.attach(CardFan(), to: frame)
          for (index, color) in [Color.systemIndigo, .systemTeal, .systemOrange].enumerated() {
            let angle = Double(index - 1) * 9
            tree.attach(FanCard(zIndex: 2 - index, angle: angle, backgroundColor: color), to: cards)
          }
        },
      ])
  }
}

private protocol BadgePlace: Overlay {}
extension BadgePlace {
  var overlay: OverlayValue {
    OverlayValue(.topTrailing, offset: Offset(x: 8, y: -8))
  }
}

private struct OverlayRow: ViewNode, StackAxis, StackAlignment, StackWrapping, Spacing, Padding {
  var stackAxis: StackAxisValue { .horizontal }
  var stackAlignment: StackAlignmentValue { .center }
  var wrapsChildren: Bool { true }
  var spacing: Double { 24 }
  var padding: EdgeInsets { EdgeInsets(8) }
}

private protocol OverlayButtonAppearance: BackgroundColor, TitleColorForState, CornerShape {}
extension OverlayButtonAppearance {
  var backgroundColor: Color { Color(rgb: 0x1F4E79) }
  var titleColorForState: StateValues<Color> { [.normal: .white] }
  var cornerShape: CornerShapeValue { .capsule }
}

private struct OverlayButton: ButtonNode, OverlayButtonAppearance, ContentEdgeInsets, TextContent {
  var text: String
  var contentEdgeInsets: EdgeInsets { .sample }
}

private struct CountBadge: LabelNode, BadgePlace, TextContent, TextColor, BackgroundColor, Font,
  CornerShape, Padding, MinimumWidth, TextAlignment
{
  var text: String
  var textColor: Color { .white }
  var backgroundColor: Color { Color(rgb: 0xC4001A) }
  var font: FontDescriptor { .system(size: 13, weight: .semibold) }
  var cornerShape: CornerShapeValue { .capsule }
  var padding: EdgeInsets { EdgeInsets(top: 2, left: 6, bottom: 2, right: 6) }
  var minimumWidth: Double { 21 }
  var textAlignment: TextAlignmentValue { .center }
}

private struct Portrait: ViewNode, BackgroundGradient, CornerShape, Width, Height {
  var backgroundGradient: Gradient { Gradient([.systemTeal, .systemIndigo]) }
  var cornerShape: CornerShapeValue { .capsule }
  var width: Double { 56 }
  var height: Double { 56 }
}

private struct PresenceDot: ViewNode, Overlay, BackgroundColor, CornerShape, Width, Height,
  BorderWidth, BorderColor
{
  var overlay: OverlayValue { OverlayValue(.bottomTrailing) }
  var backgroundColor: Color { .systemGreen }
  var borderColor: Color { .systemBackground }
  var borderWidth: Double { 3 }
  var cornerShape: CornerShapeValue { .capsule }
  var width: Double { 18 }
  var height: Double { 18 }
}

// MARK: - Sticky edges

private struct DiaryScreen: ViewNode {}

private struct Diary: ViewNode, Overflow, Height, BackgroundColor, CornerRadius, Spacing {
  var overflow: OverflowValue { .scrolls }
  var height: Double { 180 }
  var backgroundColor: Color { .secondarySystemBackground }
  var cornerRadius: Double { 12 }
  var spacing: Double { 0 }

  static let days = [
    ("Monday", ["Espresso", "Rowing", "Letters"]),
    ("Tuesday", ["Market", "Lunch", "A new sail"]),
  ]
}

private protocol DayHeader: StickyEdge {}
extension DayHeader {
  var stickyEdge: StickyEdgeValue { .top }
}

private struct DiaryDay: LabelNode, DayHeader, TextContent, TextColor, Font, BackgroundColor,
  Padding
{
  var text: String
  var textColor: Color { .label }
  var font: FontDescriptor { .system(size: 15, weight: .semibold) }
  var backgroundColor: Color { .tertiarySystemBackground }
  var padding: EdgeInsets { EdgeInsets(top: 8, left: 16, bottom: 8, right: 16) }
}

private struct DiaryEntry: LabelNode, TextContent, TextColor, Padding {
  var text: String
  var textColor: Color { .label }
  var padding: EdgeInsets { EdgeInsets(top: 10, left: 16, bottom: 10, right: 16) }
}

private struct FloatingButton: ButtonNode, OverlayButtonAppearance, Overlay, ContentEdgeInsets,
  TextContent, Shadows
{
  var text: String { "Write" }
  var contentEdgeInsets: EdgeInsets { .sample }
  var overlay: OverlayValue { OverlayValue(.bottomTrailing, offset: Offset(x: -12, y: -12)) }
  var shadows: [Shadow] {
    [Shadow(color: .black.withAlpha(0.25), offset: Offset(x: 0, y: 3), blur: 8)]
  }
}

// MARK: - Depth

private struct CardFan: ViewNode, StackAxis, StackAlignment, Height {
  var stackAxis: StackAxisValue { .layered }
  var stackAlignment: StackAlignmentValue { .center }
  var height: Double { 180 }
}

private struct FanCard: ViewNode, ZIndex, Transform, BackgroundColor, CornerRadius, Width, Height,
  BorderWidth, BorderColor
{
  var zIndex: Int
  var angle: Double
  var backgroundColor: Color
  var transform: TransformValue {
    TransformValue(rotation: angle, offset: Offset(x: angle * 2.5, y: angle.magnitude / 2))
  }
  var cornerRadius: Double { 12 }
  var width: Double { 56 }
  var height: Double { 80 }
  var borderWidth: Double { 3 }
  var borderColor: Color { .white }
}
