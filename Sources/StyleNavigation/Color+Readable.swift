internal import ProtocolStyle

/// What can be read on a bar of a color.
extension Color {
  /// Black or white, whichever has the higher contrast on this color; adaptive where that varies.
  var readableContent: Color {
    mappingVariants { $0.isDark ? .white : .black }
  }

  /// The style of a status bar whose content is as `readableContent`.
  var readableStatusBarStyle: StatusBarStyleValue {
    switch (decided(dark: false).isDark, decided(dark: true).isDark) {
    case (false, true): .default
    case (true, _): .lightContent
    case (false, false): .darkContent
    }
  }

  /// Whether white has a higher contrast on this color than black.
  private var isDark: Bool {
    contrastRatio(with: .white) > contrastRatio(with: .black)
  }
}
