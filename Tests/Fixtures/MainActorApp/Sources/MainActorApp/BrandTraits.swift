import ProtocolStyle

/// The background of products.
nonisolated protocol AccentBackground: BackgroundColor {}

nonisolated extension AccentBackground {
  var backgroundColor: Color { Palette.accent }
}

/// A border whose width depends on a count.
nonisolated protocol CountedBorder: BorderWidth {
  var count: Int { get }
}

nonisolated extension CountedBorder {
  var borderWidth: Double { Double(count) }
}

/// A title that turns red while it's touched.
nonisolated protocol TouchableTitle: CustomClosure {}

nonisolated extension TouchableTitle {
  var customClosure: StyleClosure {
    { $0.titleColorForState = [.normal: .black, .highlighted: .red] }
  }
}
