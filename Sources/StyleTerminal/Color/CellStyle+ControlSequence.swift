internal import ProtocolStyle

extension CellStyle {
  /// The parameters of ECMA-48's SGR that switch the style on; empty when there is nothing to.
  func parameters(for depth: ColorDepth) -> String {
    guard depth != .monochrome else { return "" }
    var parts: [String] = []
    if isBold { parts.append("1") }
    if isDim { parts.append("2") }
    if isItalic { parts.append("3") }
    if let foreground {
      let color = background.map { foreground.composited(over: $0) } ?? foreground
      parts.append(Self.parameters(of: color, for: depth, isBackground: false))
    }
    if let background {
      parts.append(Self.parameters(of: background, for: depth, isBackground: true))
    }
    return parts.joined(separator: ";")
  }

  private static func parameters(
    of color: Color, for depth: ColorDepth, isBackground: Bool
  ) -> String {
    let selector = isBackground ? 48 : 38
    switch depth {
    case .monochrome:
      return ""
    case .palette16:
      let index = Palette.index16(of: color)
      return "\((index < 8 ? 30 : 82) + index + (isBackground ? 10 : 0))"
    case .palette256:
      return "\(selector);5;\(Palette.index256(of: color))"
    case .trueColor:
      let bytes = Palette.bytes(of: color)
      return "\(selector);2;\(bytes.red);\(bytes.green);\(bytes.blue)"
    }
  }
}
