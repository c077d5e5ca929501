#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

extension ColorDepth {
  /// The depth that variables of the environment promise.
  ///
  /// ```swift
  /// import StyleTerminal
  ///
  /// ColorDepth.detected(in: ["TERM": "xterm-256color"], isTerminal: true)  // palette256
  /// ```
  ///
  /// `NO_COLOR` with any value but an empty one means none, as <https://no-color.org> has it. So do
  /// a `TERM` that is `dumb` or missing, and what is not a terminal. Then `COLORTERM` decides, by
  /// `truecolor` or `24bit`, and `TERM`, by `direct` or `256color` in it; else there are 16.
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

  /// The depth of the terminal that standard output is; ``monochrome`` when it is none.
  public static var standardOutput: ColorDepth {
    var environment: [String: String] = [:]
    for name in ["NO_COLOR", "TERM", "COLORTERM"] {
      environment[name] = getenv(name).map { String(cString: $0) }
    }
    return detected(in: environment, isTerminal: isatty(STDOUT_FILENO) == 1)
  }
}
