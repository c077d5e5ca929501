import Foundation
import ProtocolStyle

/// What the terminal can show: colours and weights where it can, plain text in a pipe.
struct TerminalStyle {
  /// How many colours there are to paint with.
  enum ColorDepth {
    case monochrome
    case palette
    case trueColor
  }

  var colorDepth: ColorDepth

  /// The style for standard output, by NO_COLOR, TERM, COLORTERM and whether it is a terminal.
  static var standardOutput: TerminalStyle {
    guard isatty(STDOUT_FILENO) == 1, (variable("NO_COLOR") ?? "").isEmpty,
      let term = variable("TERM"), term != "dumb"
    else { return TerminalStyle(colorDepth: .monochrome) }
    let isTrue = ["truecolor", "24bit"].contains(variable("COLORTERM"))
    return TerminalStyle(colorDepth: isTrue ? .trueColor : .palette)
  }

  func bold(_ text: String) -> String { paint("1", text) }

  func dim(_ text: String) -> String { paint("2", text) }

  /// How many columns a swatch takes.
  var swatchWidth: Int { colorDepth == .monochrome ? 0 : 3 }

  /// A colour as a small field of itself, followed by a space; nothing in a pipe.
  func swatch(_ color: Color) -> String {
    let opaque = color.composited(over: .white)
    let bytes = [opaque.red, opaque.green, opaque.blue].map { component in
      Int((min(max(component, 0), 1) * 255).rounded())
    }
    switch colorDepth {
    case .monochrome:
      return ""
    case .palette:
      let cube = bytes.map { ($0 * 5 + 127) / 255 }
      return paint("48;5;\(16 + 36 * cube[0] + 6 * cube[1] + cube[2])", "  ") + " "
    case .trueColor:
      return paint("48;2;\(bytes[0]);\(bytes[1]);\(bytes[2])", "  ") + " "
    }
  }

  private func paint(_ code: String, _ text: String) -> String {
    colorDepth == .monochrome ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }
}
