import ProtocolStyle

extension Color {
  /// The green of the examples.
  static let leaf = Color(rgb: 0x3F9B6B)

  /// The yellow of the examples.
  static let honey = Color(rgb: 0xFFD970)

  /// The blue of the examples.
  static let tide = Color(rgb: 0x1F6F8B)

  /// The violet of the examples.
  static let dusk = Color(rgb: 0x4B3F87)

  /// The pink of the examples.
  static let blush = Color(rgb: 0xF2A7B5)

  /// The gray of the examples.
  static let stone = Color(rgb: 0xB8BCC6)

  /// The red of the examples.
  static let berry = Color(rgb: 0xA3124E)

  /// The brown of the examples.
  static let clay = Color(rgb: 0x9C5B3B)
}
