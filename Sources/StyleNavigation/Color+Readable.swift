internal import ProtocolStyle

/// Legible content on a bar of this color.
extension Color {
  /// Black or white, whichever has the higher contrast on this color; adaptive if that varies.
  var readableContent: Color {
    mappingVariants { $0.isDark ? .white : .black }
  }

  /// The style of a status bar whose content has the color `readableContent`.
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
