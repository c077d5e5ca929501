internal import ProtocolStyle

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif canImport(WASILibc)
internal import WASILibc
#elseif canImport(ucrt)
internal import ucrt
#else
#error("Import the C library of this system here.")
#endif

/// The number of colors that a terminal can show.
///
/// At every depth except the first, text can also be bold, italic, dim, underlined or struck
/// through.
public enum ColorDepth: CaseIterable, Hashable, Sendable {
  /// Plain text without colors, weights or control sequences.
  case monochrome

  /// The 16 colors of ECMA-48 and aixterm, which users can customize.
  case palette16

  /// The 6 × 6 × 6 cube and the 24 grays of xterm.
  case palette256

  /// Red, green and blue with 8 bits each.
  case trueColor
}

extension ColorDepth {
  /// The color that a terminal shows for an opaque color.
  func shown(_ color: Color) -> Color {
    switch self {
    case .monochrome, .trueColor: color
    case .palette256: Palette.color256(at: Palette.index256(of: color))
    case .palette16: Palette.color16(at: Palette.index16(of: color))
    }
  }
}

// MARK: - Detection

extension ColorDepth {
  /// Returns the color depth specified by environment variables.
  ///
  /// ```swift
  /// import StyleTerminal
  ///
  /// ColorDepth.detected(in: ["TERM": "xterm-256color"], isTerminal: true)  // palette256
  /// ```
  ///
  /// The depth is monochrome if `NO_COLOR` isn't empty, as <https://no-color.org> specifies, if
  /// `TERM` is `dumb` or missing, or if the output isn't a terminal. In other cases, `truecolor` or
  /// `24bit` in `COLORTERM` determines it, then `direct` or `256color` in `TERM`. The default is 16
  /// colors.
  ///
  /// - Parameters:
  ///   - environment: The variables by name.
  ///   - isTerminal: Whether the output is a terminal, rather than a pipe or a file.
  /// - Returns: The depth.
  public static func detected(
    in environment: [String: String], isTerminal: Bool
  ) -> ColorDepth {
    guard isTerminal, environment["NO_COLOR", default: ""].isEmpty,
      let term = environment["TERM"], !term.isEmpty, term != "dumb"
    else { return .monochrome }
    let parts = term.split(separator: "-")
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || parts.contains("direct") {
      return .trueColor
    }
    return parts.contains("256color") ? .palette256 : .palette16
  }

  /// The color depth of standard output; ``monochrome`` if it isn't a terminal.
  public static var standardOutput: ColorDepth {
    var environment: [String: String] = [:]
    for name in ["NO_COLOR", "TERM", "COLORTERM"] {
      environment[name] = unsafe getenv(name).map { unsafe String(cString: $0) }
    }
    #if os(Windows)
    // The console reports a character device as any number but zero.
    let isTerminal = _isatty(1) != 0
    #else
    let isTerminal = isatty(STDOUT_FILENO) == 1
    #endif
    return detected(in: environment, isTerminal: isTerminal)
  }
}
