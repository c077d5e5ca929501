import PackagePlugin

/// `swift package style-catalog`: lists nodes, traits, tokens and samples that a text is about.
@main
struct ListStyles: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run("style-catalog", arguments, usage: Self.usage, in: context)
  }

  private static let usage = """
    Lists a package's nodes, traits, tokens and samples, so that you use what exists.

    Usage: swift package style-catalog [options]

      --query <text>   List what the text is about, the best first; by default all.
      --json           Print JSON, in the schema of the style book's catalog.json.
      --target <name>  List this target's samples; may be repeated. By default, those of all targets in
                       library products that depend on ProtocolStyle.
    """
}
