internal import ProtocolStyle

/// The fonts that have a name in NUI.
enum StyleSheetFont {
  /// A font of a family, or the system font in a weight: `boldSystem`.
  static func font(named name: String, size: Double) -> FontDescriptor {
    let weight: FontDescriptor.Weight? =
      switch name {
      case "system", "italicSystem": .regular
      case "boldSystem": .bold
      case "blackSystem": .black
      case "heavySystem": .heavy
      case "lightSystem": .light
      case "mediumSystem": .medium
      case "semiboldSystem": .semibold
      case "thinSystem": .thin
      case "ultraLightSystem": .ultraLight
      default: nil
      }
    guard let weight else { return FontDescriptor(name, size: size) }
    return FontDescriptor.system(size: size, weight: weight).italic(name == "italicSystem")
  }
}
