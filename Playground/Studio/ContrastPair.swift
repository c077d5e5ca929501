import ProtocolStyle

/// Two tokens of the café, of which one is the color of a text and the other that behind it.
///
/// The studio's script measures the contrast of each pair, whatever the controls are at. The pairs are
/// those of all texts in all control states: a test lets the certifier find them, and certifies each
/// brand, because the Playground is built without the inspector.
struct ContrastPair: Encodable, Hashable {
  let text: String
  let surface: String

  private init(_ text: Token<Color>, on surface: Token<Color>) {
    (self.text, self.surface) = (text.name, surface.name)
  }

  static let all = [
    ContrastPair(.cafeInk, on: .cafeGround), ContrastPair(.cafeInk, on: .cafeSurface),
    ContrastPair(.cafeQuietInk, on: .cafeSurface), ContrastPair(.cafeAccent, on: .cafeSurface),
    ContrastPair(.cafeOnAccent, on: .cafeAccent),
  ]
}
