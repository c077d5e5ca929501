import PackagePlugin

/// `swift package style-find`: lists the looks, tokens and lines that a color, a length or a font is from.
@main
struct FindStyles: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run("style-find", arguments, usage: Self.usage, in: context)
  }

  private static let usage = """
    Lists where a value comes from: every look of a sample, token, theme and line that has it.

    Usage: swift package style-find <value> [options]

      value              A color in CSS notation, a length in points, or a font with its size, such as
                         '#ededf0', 12 or 'Inter 17'.
      --near <distance>  Also list near misses: colors within this distance in OKLab, multiplied by 100,
                         so that 2 is just noticeable, and lengths and fonts within so many points.
      --json             Print JSON.
      --target <name>    Search this target's samples; may be repeated. By default, those of all targets
                         in library products that depend on ProtocolStyle.
    """
}
