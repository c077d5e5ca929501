import StyleTerminal
import Testing

@Suite struct ColorDepthTests {
  private static let environments: [([String: String], ColorDepth)] = [
    (["TERM": "xterm"], .palette16),
    (["TERM": "linux"], .palette16),
    (["TERM": "xterm-256color"], .palette256),
    (["TERM": "screen-256color", "COLORTERM": ""], .palette256),
    (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "yes"], .palette256),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .monochrome),
    (["TERM": "", "COLORTERM": "truecolor"], .monochrome),
    (["COLORTERM": "truecolor"], .monochrome),
    (["TERM": "xterm-256color", "NO_COLOR": "1"], .monochrome),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .palette256),
  ]

  @Test(arguments: environments)
  func `the environment variables determine the number of colors`(
    environment: [String: String], depth: ColorDepth
  ) {
    #expect(ColorDepth.detected(in: environment, isTerminal: true) == depth)
    #expect(ColorDepth.detected(in: environment, isTerminal: false) == .monochrome)
  }
}
