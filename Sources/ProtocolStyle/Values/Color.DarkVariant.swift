extension Color {
  /// What an adaptive colour is in dark, shared by its copies.
  ///
  /// Kept apart so that a colour is four numbers and one reference. The colour inside is always a
  /// plain one: ``Color/adaptive(light:dark:)`` flattens.
  final class DarkVariant: Sendable {
    /// The colour in dark.
    let color: Color

    /// Keeps a plain colour.
    ///
    /// - Parameter color: The colour in dark, already decided.
    init(_ color: Color) {
      self.color = color
    }
  }
}
