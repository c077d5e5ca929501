import ProtocolStyle

extension Exhibit {
  /// A style that reads the size class and the contrast, which become media queries.
  static var devices: Exhibit {
    Exhibit(
      heading: "One page for a phone and a desktop",
      prose: """
        The trait reads the width's class and the contrast. A page that follows the device has media \
        queries for both, and no script. Here, scopes show what they select.
        """,
      before: """
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          let isWide = traitCollection.horizontalSizeClass == .regular
          stack.axis = isWide ? .horizontal : .vertical
          …
        }
        """,
      code: """
        protocol ShelfAppearance: StackAxis, BorderColor {}
        extension ShelfAppearance {
          var stackAxis: StackAxisValue {
            StyleEnvironment.current.horizontalSizeClass == .regular ? .horizontal : .vertical
          }
          var borderColor: Color {
            StyleEnvironment.current.contrast == .increased ? .label : .separator
          }
        }

        HTMLPage(of: tree, title: "Shelf", followsDevice: true)
        """,
      stages: [
        shelf("Phone") { $0.horizontalSizeClass = .compact },
        shelf("Desktop") { $0.horizontalSizeClass = .regular },
        shelf("Phone with increased contrast") {
          $0.horizontalSizeClass = .compact
          $0.contrast = .increased
        },
      ])
  }

  /// A card that turns its layout by the width of the panel that it's in.
  static var containerWidths: Exhibit {
    Exhibit(
      heading: "A card turns its layout where there's room",
      prose: """
        The card compares the width of the panel around it, not that of the window. On a page, that's \
        a container query, without a script.
        """,
      before: """
        override func layoutSubviews() {
          super.layoutSubviews()
          let isWide = superview!.bounds.width >= 360
          stack.axis = isWide ? .horizontal : .vertical
          …
        }
        """,
      code: """
        struct ConcertPanel: ViewNode, SizeContainer {}

        protocol ConcertAppearance: StackAxis {}
        extension ConcertAppearance {
          var stackAxis: StackAxisValue {
            ContainerWidth.isAtLeast(360) ? .horizontal : .vertical
          }
        }
        """,
      article: .relations,
      stages: [concert("In 280 points", 280), concert("In 440 points", 440)])
  }

  private static func concert(_ title: String, _ width: Double) -> StageContent {
    StageContent(title) { tree, frame in
      let panel = tree.attach(ConcertPanel(width: width), to: frame)
      tree.setContainerWidth(width, of: panel)
      let concert = tree.attach(Concert(), to: panel)
      tree.attach(ConcertSeat(text: "Row 7"), to: concert)
      let texts = tree.attach(ConcertTexts(), to: concert)
      tree.attach(ConcertTitle(text: "Chamber concert"), to: texts)
      tree.attach(ShelfLabel(text: "Small hall, at 19:30"), to: texts)
    }
  }

  private static func shelf(
    _ title: String, _ environment: @escaping @Sendable (inout StyleEnvironment) -> Void
  ) -> StageContent {
    StageContent(title, scope: StyleScope(environment: environment)) { tree, frame in
      let shelf = tree.attach(DeviceShelf(), to: frame)
      for name in ["Tea", "Cake"] { tree.attach(ShelfLabel(text: name), to: shelf) }
    }
  }
}

protocol ShelfAppearance: StackAxis, Spacing, Padding, BorderWidth, BorderColor, CornerRadius {}

extension ShelfAppearance {
  var stackAxis: StackAxisValue {
    StyleEnvironment.current.horizontalSizeClass == .regular ? .horizontal : .vertical
  }
  var spacing: Double { 12 }
  var padding: EdgeInsets { EdgeInsets(12) }
  var borderWidth: Double { 2 }
  var borderColor: Color {
    StyleEnvironment.current.contrast == .increased ? .label : .separator
  }
  var cornerRadius: Double { 10 }
}

struct DeviceShelf: ViewNode, ShelfAppearance {}

struct ShelfLabel: LabelNode, TextContent {
  var text: String
}

// MARK: - Concert

struct ConcertPanel: ViewNode, SizeContainer, StyleClassed, Width {
  var width: Double
  var styleClasses: [String] { ["resizable"] }
}

protocol ConcertAppearance: StackAxis, Spacing, Padding, BackgroundColor, BorderColor, BorderWidth,
  CornerRadius
{}

extension ConcertAppearance {
  var stackAxis: StackAxisValue { ContainerWidth.isAtLeast(360) ? .horizontal : .vertical }
  var spacing: Double { 12 }
  var padding: EdgeInsets { EdgeInsets(12) }
  var backgroundColor: Color { .secondarySystemBackground }
  var borderColor: Color { .separator }
  var borderWidth: Double { 1 }
  var cornerRadius: Double { 12 }
}

struct Concert: ViewNode, ConcertAppearance {}

struct ConcertSeat: LabelNode, TextContent, BackgroundColor, TextColor, Font, TextAlignment,
  Padding, CornerRadius
{
  var text: String
  var backgroundColor: Color { .dusk }
  var textColor: Color { .white }
  var font: FontDescriptor { .system(size: 20, weight: .bold) }
  var textAlignment: TextAlignmentValue { .center }
  var padding: EdgeInsets { EdgeInsets(14) }
  var cornerRadius: Double { 8 }
}

struct ConcertTexts: ViewNode, Growth {
  var growth: Double { ContainerWidth.isAtLeast(360) ? 1 : 0 }
}

struct ConcertTitle: LabelNode, TextContent, Font {
  var text: String
  var font: FontDescriptor { .system(size: 17, weight: .semibold) }
}
