import ProtocolStyle

/// The background of everything that can be bought.
nonisolated protocol AccentBackground: BackgroundColor {}

nonisolated extension AccentBackground {
  var backgroundColor: Color { Palette.accent }
}

/// A border that grows with what is counted.
nonisolated protocol CountedBorder: BorderWidth {
  var count: Int { get }
}

nonisolated extension CountedBorder {
  var borderWidth: Double { Double(count) }
}

/// A title that turns red when it is touched.
nonisolated protocol TouchableTitle: CustomClosure {}

nonisolated extension TouchableTitle {
  var customClosure: StyleClosure {
    { $0.titleColorForState = [.normal: .black, .highlighted: .red] }
  }
}
