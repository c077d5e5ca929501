import ProtocolStyle

extension Exhibit {
  /// Gradients of each shape, in each color space, and what they paint.
  static var gradients: Exhibit {
    Exhibit(
      heading: "A gradient goes along a line, outwards, or around",
      prose: """
        From blue to yellow, sRGB passes through gray, OKLab stays clear, and OKLCH goes around the \
        color wheel. Renderers that know only sRGB get more stops, so all look the same. A gradient is \
        also the color of a text, or a mask.
        """,
      before: """
        let layer = CAGradientLayer()
        layer.type = .radial
        layer.colors = [UIColor.white.cgColor, UIColor.systemIndigo.cgColor]
        layer.startPoint = CGPoint(x: 0.5, y: 0)
        layer.endPoint = CGPoint(x: 1.5, y: 1)
        view.layer.insertSublayer(layer, at: 0)

        override func layoutSubviews() {
          super.layoutSubviews()
          gradientLayer.frame = bounds
        }
        """,
      code: """
        protocol StageAppearance: BackgroundGradient {}
        extension StageAppearance {
          var backgroundGradient: Gradient {
            Gradient([.stageLight, .stageDark], shape: .radial(y: 0, radius: 1), colorSpace: .oklab)
          }
        }

        protocol HeadlineAppearance: TextGradient {}
        extension HeadlineAppearance {
          var textGradient: Gradient { Gradient([.cherry, .amber], angle: 90) }
        }
        """,
      article: .values,
      stages: [
        StageContent("sRGB, OKLab and OKLCH") { tree, frame in
          let column = tree.attach(PaintColumn(), to: frame)
          for space in Gradient.ColorSpace.allCases {
            let gradient = Gradient(
              [.swatchStart, .swatchEnd], shape: .linear(angle: 90), colorSpace: space)
            tree.attach(PaintSwatch(backgroundGradient: gradient), to: column)
          }
        },
        StageContent("Linear, radial and angular") { tree, frame in
          let row = tree.attach(PaintRow(), to: frame)
          let colors: [Color] = [.systemPink, .systemOrange, .systemIndigo, .systemPink]
          for shape in [Gradient.Shape.linear(angle: 135), .radial(), .angular()] {
            let gradient = Gradient(colors, shape: shape, colorSpace: .oklab)
            tree.attach(PaintTile(backgroundGradient: gradient), to: row)
          }
        },
        StageContent("A stage, a headline, and a list that fades out") { tree, frame in
          let stage = tree.attach(TheaterStage(), to: frame)
          tree.attach(StageStar(), to: stage)
          tree.attach(StageTitle(), to: stage)
          tree.attach(StageHeadline(), to: frame)
          tree.attach(FadingText(), to: frame)
        },
      ])
  }

  /// Lines at single edges, shadows, and rings.
  static var lines: Exhibit {
    Exhibit(
      heading: "Each edge has its own line, and a focus two rings",
      prose: """
        Lines are solid, dashed or dotted, with a width and a color for each edge. Outlines and spread \
        shadows take no space, so a focus look of two rings moves nothing. Focus the button.
        """,
      before: """
        let line = CAShapeLayer()
        line.lineDashPattern = [6, 4]
        line.path = UIBezierPath(…).cgPath
        ticket.layer.addSublayer(line)   // and again in layoutSubviews()
        """,
      code: """
        protocol TicketAppearance: Borders {}
        extension TicketAppearance {
          var borders: BordersValue {
            BordersValue(
              leading: .init(width: 6, color: .systemIndigo),
              bottom: .init(width: 2, color: .systemGray2, style: .dashed))
          }
        }

        protocol FocusRings: Outline, Shadows {}
        extension FocusRings {
          var isFocused: Bool { ControlState.current.contains(.focused) }
          var outline: OutlineValue {
            isFocused ? OutlineValue(width: 2, color: .systemIndigo, offset: 3) : .hidden
          }
          var shadows: [Shadow] {
            isFocused ? [Shadow(color: .white, offset: .zero, blur: 0, spread: 3)] : []
          }
        }
        """,
      article: .values,
      stages: [
        StageContent("Live", isLive: true) { tree, frame in
          tree.attach(RingButton(text: "Check in"), to: frame)
        },
        StageContent("Focused") { tree, frame in
          let button = tree.attach(RingButton(text: "Check in"), to: frame)
          tree.setControlState(.focused, of: button)
        },
        StageContent("A ticket, and a tab with a line below it") { tree, frame in
          let ticket = tree.attach(Ticket(), to: frame)
          tree.attach(TicketText(text: "Harbor → Pier"), to: ticket)
          tree.attach(PaintTab(text: "Timetable"), to: frame)
        },
        StageContent("One shadow, two, a ring, and one inside") { tree, frame in
          let row = tree.attach(PaintRow(), to: frame)
          for shadows in KindsBox.samples { tree.attach(RaisedTile(shadows: shadows), to: row) }
        },
      ])
  }
}

extension Color {
  fileprivate static let swatchStart = Color(rgb: 0x4A6FD4)
  fileprivate static let swatchEnd = Color(rgb: 0xE6C65A)
  fileprivate static let stageLight = Color(rgb: 0x5B4FC9)
  fileprivate static let stageDark = Color(rgb: 0x14102E)
  fileprivate static let cherry = Color.adaptive(
    light: Color(rgb: 0xB3134F), dark: Color(rgb: 0xFF6482))
  fileprivate static let amber = Color.adaptive(
    light: Color(rgb: 0x9A4A00), dark: Color(rgb: 0xFFB340))
}

// MARK: - Gradients

private struct PaintSwatch: ViewNode, BackgroundGradient, Height, CornerRadius {
  var backgroundGradient: Gradient
  var height: Double { 36 }
  var cornerRadius: Double { 8 }
}

private struct PaintColumn: ViewNode, Spacing, Growth {
  var spacing: Double { 8 }
  var growth: Double { 1 }
}

private struct PaintRow: ViewNode, StackAxis, StackWrapping, Spacing {
  var stackAxis: StackAxisValue { .horizontal }
  var wrapsChildren: Bool { true }
  var spacing: Double { 12 }
}

private struct PaintTile: ViewNode, BackgroundGradient, Width, Height, CornerRadius {
  var backgroundGradient: Gradient
  var width: Double { 64 }
  var height: Double { 64 }
  var cornerRadius: Double { 14 }
}

private protocol StageAppearance: BackgroundGradient {}
extension StageAppearance {
  var backgroundGradient: Gradient {
    Gradient([.stageLight, .stageDark], shape: .radial(y: 0, radius: 1), colorSpace: .oklab)
  }
}

private struct TheaterStage: ViewNode, StageAppearance, BackgroundColor, Padding, CornerRadius {
  // Where gradients aren't drawn.
  var backgroundColor: Color { .stageDark }
  var padding: EdgeInsets { EdgeInsets(20) }
  var cornerRadius: Double { 14 }
}

private struct StageTitle: LabelNode, TextContent, TextColor, Font {
  var text: String { "Tonight: The Tempest" }
  var textColor: Color { .white }
  var font: FontDescriptor { .system(size: 17, weight: .semibold) }
}

private protocol HeadlineAppearance: TextGradient {}
extension HeadlineAppearance {
  var textGradient: Gradient { Gradient([.cherry, .amber], angle: 90) }
}

private struct StageHeadline: LabelNode, HeadlineAppearance, TextContent, Font {
  var text: String { "Front row seats" }
  var font: FontDescriptor { .system(size: 28, weight: .bold) }
}

private struct StageStar: ImageNode, TintGradient, ImageContent, AccessibilityLabelContent {
  var image: ImageReference { .symbol("star.fill") }
  var accessibilityLabel: String { "Recommended" }
  var tintGradient: Gradient { Gradient([.white, .systemOrange], angle: 180) }
}

private struct FadingText: LabelNode, MaskGradient, TextContent, MaximumNumberOfLines {
  var text: String {
    "Our revels now are ended. These our actors, as I foretold you, were all spirits and are melted "
      + "into air, into thin air."
  }
  var maskGradient: Gradient { Gradient([.black, .black, .clear]) }
  var maximumNumberOfLines: Int { 0 }
}

// MARK: - Lines

private protocol FocusRings: Outline, Shadows {}
extension FocusRings {
  private var isFocused: Bool { ControlState.current.contains(.focused) }
  var outline: OutlineValue {
    isFocused ? OutlineValue(width: 2, color: .systemIndigo, offset: 3) : .hidden
  }
  var shadows: [Shadow] {
    isFocused ? [Shadow(color: .white, offset: .zero, blur: 0, spread: 3)] : []
  }
}

private struct RingButton: ButtonNode, FocusRings, BackgroundColor, CornerRadius,
  TitleColorForState, ContentEdgeInsets, TextContent
{
  var text: String
  var backgroundColor: Color { Color(rgb: 0x4A3FB5) }
  var cornerRadius: Double { 10 }
  var titleColorForState: StateValues<Color> { [.normal: .white] }
  var contentEdgeInsets: EdgeInsets { .sample }
}

private protocol TicketAppearance: Borders {}
extension TicketAppearance {
  var borders: BordersValue {
    BordersValue(
      leading: .init(width: 6, color: .systemIndigo),
      bottom: .init(width: 2, color: .systemGray2, style: .dashed))
  }
}

private struct Ticket: ViewNode, TicketAppearance, BackgroundColor, Padding {
  var backgroundColor: Color { .secondarySystemBackground }
  var padding: EdgeInsets { EdgeInsets(16) }
}

private struct TicketText: LabelNode, TextContent, TextColor {
  var text: String
  var textColor: Color { .label }
}

private struct PaintTab: LabelNode, TextContent, TextColor, Borders, Padding {
  var text: String
  var textColor: Color { .label }
  var padding: EdgeInsets { EdgeInsets(top: 6, left: 2, bottom: 6, right: 2) }
  var borders: BordersValue {
    BordersValue(bottom: .init(width: 3, color: .systemPink, style: .dotted))
  }
}

private struct RaisedTile: ViewNode, BackgroundColor, Width, Height, CornerRadius, Shadows {
  var shadows: [Shadow]
  var backgroundColor: Color { .white }
  var width: Double { 64 }
  var height: Double { 48 }
  var cornerRadius: Double { 12 }
}
