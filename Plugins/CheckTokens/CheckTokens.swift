import Foundation
import PackagePlugin

/// `swift package check-tokens FILE…`: prints what's wrong in token files, as compilers do.
@main
struct CheckTokens: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "TokenCommands").url
    process.arguments = ["check"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Diagnostics.error("check-tokens ended with status \(process.terminationStatus).")
      return
    }
  }
}
