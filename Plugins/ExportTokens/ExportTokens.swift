import PackagePlugin

/// `swift package export-tokens FILE --format css`: writes token files for other platforms.
@main
struct ExportTokens: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run("export-tokens", arguments, in: context)
  }
}
