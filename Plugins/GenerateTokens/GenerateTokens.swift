import Foundation
import PackagePlugin

/// `swift package generate-tokens FILE…`: writes Swift for token files, or checks it.
///
/// The tool is a product that's built on request, because a dependency of the plugin would compile
/// the library a second time in each build of this package.
@main
struct GenerateTokens: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let build = try packageManager.build(
      .product("TokenTool"), parameters: .init(configuration: .debug, logging: .concise))
    let tool = build.builtArtifacts.first {
      $0.kind == .executable && $0.url.deletingPathExtension().lastPathComponent == "TokenTool"
    }
    guard build.succeeded, let tool else {
      Diagnostics.error("The generator wasn't built.\n\(build.logText)")
      return
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Diagnostics.error("generate-tokens ended with status \(process.terminationStatus).")
      return
    }
  }
}
