import Foundation

/// The Playground program that was built together with these tests.
enum PlaygroundProgram {
  struct Result: Sendable {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs it with both outputs in pipes or files.
  static func run(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) async throws -> Result {
    let errors = FileManager.default.temporaryDirectory
      .appending(path: "IntegrationTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: errors) }
    let result = try await Command(
      executable: shell,
      arguments: ["-c", #"exec "$0" "$@" 2>"$ERRORS""#, try executable.path()] + arguments,
      environment: environment.merging(["ERRORS": errors.path()]) { $1 }
    ).run()
    return Result(
      status: result.status, output: result.output,
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// Runs it with standard output in a terminal.
  static func runInTerminal(
    _ arguments: [String] = [], environment: [String: String]
  ) async throws -> String {
    let program = Command(
      executable: shell,
      arguments: ["-c", #"exec "$0" "$@" >"$TERMINAL""#, try executable.path()] + arguments,
      environment: environment)
    let terminal = try PseudoTerminal()
    let result = try await terminal.run(program)
    guard result.status == 0 else {
      throw CompilerFailure("The Playground ended with status \(result.status): \(result.output)")
    }
    return result.shown
  }

  private static let shell = URL(filePath: "/bin/sh")

  /// The path of the program.
  static var executable: URL {
    get throws {
      let executable = try BuildProducts().folder.appending(path: "Playground")
      guard FileManager.default.isExecutableFile(atPath: executable.path()) else {
        throw CompilerFailure(
          "No Playground was found at '\(executable.path())'. Build it: swift build.")
      }
      return executable
    }
  }
}
