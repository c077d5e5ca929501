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

  private static func shelf(
    _ title: String, _ environment: (inout StyleEnvironment) -> Void
  ) -> StageContent {
    StageContent(title, scope: StyleScope(environment: environment)) { tree, frame in
      let shelf = tree.attach(DeviceShelf(), to: frame)
      for name in ["Tea", "Cake"] { tree.attach(ShelfLabel(text: name), to: shelf) }
    }
  }
}

protocol ShelfAppearance: StackAxis, Spacing, BorderWidth, BorderColor, CornerRadius {}

extension ShelfAppearance {
  var stackAxis: StackAxisValue {
    StyleEnvironment.current.horizontalSizeClass == .regular ? .horizontal : .vertical
  }
  var spacing: Double { 12 }
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
