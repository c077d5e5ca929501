import ProtocolStyle

/// The colors of the brand.
///
/// Getters read them, so they are nonisolated.
nonisolated enum Palette {
  static let accent = Color.adaptive(light: .orange, dark: .yellow)
}
