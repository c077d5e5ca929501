internal import ProtocolStyle

extension CellStyle {
  /// The parameters of ECMA-48's SGR that select the style; empty if there are none.
  ///
  /// - Parameters:
  ///   - depth: The colors of the terminal.
  ///   - hasLetters: Whether the text has characters other than spaces, which have no text color.
  /// - Returns: The parameters, with semicolons between them.
  func parameters(for depth: ColorDepth, hasLetters: Bool = true) -> String {
    guard depth != .monochrome else { return "" }
    return opaque(on: nil).opaqueParameters(for: depth, hasLetters: hasLetters)
  }

  /// The style with opaque colors, because terminals don't mix colors.
  ///
  /// A clear background is the terminal's own, and a translucent one is mixed with that. On an
  /// unknown one, a background is opaque from an alpha of 0.5 on and none otherwise, and translucent
  /// letters are dim.
  ///
  /// - Parameter ground: The background of the terminal; its alpha is ignored. Nil if it's unknown.
  /// - Returns: The style.
  func opaque(on ground: Color?) -> CellStyle {
    var style = self
    let ground = ground?.withAlpha(1)
    if let color = background, color.alpha < 1 {
      if let ground {
        style.background = color.alpha > 0 ? color.composited(over: ground) : nil
      } else {
        style.background = color.alpha >= 0.5 ? color.withAlpha(1) : nil
      }
    }
    if let color = foreground, color.alpha < 1 {
      if let behind = style.background ?? ground {
        style.foreground = color.composited(over: behind)
      } else {
        style.foreground = color.alpha > 0 ? color.withAlpha(1) : nil
        style.isDim = true
      }
    }
    return style
  }

  private func opaqueParameters(for depth: ColorDepth, hasLetters: Bool) -> String {
    var parts: [String] = []
    if isBold { parts.append("1") }
    if isDim { parts.append("2") }
    if isItalic { parts.append("3") }
    if foreground != nil || hasLetters, let color = letters(for: depth) {
      parts.append(Self.parameters(of: color, for: depth, isBackground: false))
    }
    if let background {
      parts.append(Self.parameters(of: background, for: depth, isBackground: true))
    }
    return parts.joined(separator: ";")
  }

  /// The color of the letters, legible on the background or on any background of a terminal.
  private func letters(for depth: ColorDepth) -> Color? {
    guard let background else {
      // The terminal chooses the 16 colors so that they are legible.
      return depth == .palette16 ? foreground : foreground?.readableOnAnyTerminal
    }
    let ground = depth.shown(background)
    let isDark = ground.contrastRatio(with: .white) >= ground.contrastRatio(with: .black)
    let nearest: Color = isDark ? .white : .black
    guard let foreground else { return nearest }
    let letters = foreground.readable(on: ground)
    // If the palette has no suitable color, black or white is used.
    if depth.shown(letters).contrastRatio(with: ground) >= Color.leastTextContrast {
      return letters
    }
    return nearest
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
