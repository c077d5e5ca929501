extension Color {
  /// The four numbers of a colour that has decided.
  struct Components: Hashable, Sendable {
    let red: Double
    let green: Double
    let blue: Double
    let alpha: Double
  }
}
