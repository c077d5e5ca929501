import PackagePlugin

/// `swift package minimize-tokens`: lists tokens that a design system doesn't need.
@main
struct MinimizeTokens: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run("minimize-tokens", arguments, usage: Self.usage, in: context)
  }

  private static let usage = """
    Lists the tokens that nothing reads in any sample and situation, those that are the same as another,
    always or but for a few situations, and those that are only read through another.

    Usage: swift package minimize-tokens [<design file>…] [options]

      <design file>    A token file or a resolver, whose tokens count even if no code declares them.
      --patch <file>   Write a patch of the design files: without the tokens that nothing reads, and with
                       references in place of equal values. The design files stay as they are.
      --pairs <file>   Write the pairs of tokens of texts and of what is behind them, with their least
                       contrast, for the rules of check-tokens.
      --json           Print JSON.
      --target <name>  Examine this target's samples; may be repeated. By default, those of all targets
                       in library products that depend on ProtocolStyle.

    In a sandbox, files can only be written to the folder of temporary files; elsewhere, run
    swift package --disable-sandbox minimize-tokens.
    """
}
