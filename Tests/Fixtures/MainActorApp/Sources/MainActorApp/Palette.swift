import ProtocolStyle

/// The colors of the brand.
///
/// They're nonisolated because getters read them.
nonisolated enum Palette {
  static let accent = Color.adaptive(light: .orange, dark: .yellow)
}
