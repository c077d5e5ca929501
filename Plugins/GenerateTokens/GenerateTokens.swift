import PackagePlugin

/// `swift package generate-tokens FILE…`: writes Swift for token files, or checks it.
@main
struct GenerateTokens: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run("generate-tokens", arguments, in: context)
  }
}
