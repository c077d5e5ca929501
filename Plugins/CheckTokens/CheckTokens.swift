import PackagePlugin

/// `swift package check-tokens FILE…`: prints what's wrong in token files, as compilers do.
@main
struct CheckTokens: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run("check-tokens", arguments, in: context)
  }
}
