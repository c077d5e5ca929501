import Foundation

/// A program to start, and what came of it.
struct Command: Sendable {
  var executable: URL
  var arguments: [String]

  /// Variables that are set besides those of this process.
  var environment: [String: String] = [:]

  struct Result: Sendable {
    let status: Int32

    /// Standard output and standard error, as they came.
    let output: String
  }

  /// One after the other, to leave the machine's other cores to the tests that run meanwhile.
  private static let queue = DispatchQueue(label: "Commands")

  /// Whether this platform lets a program start others.
  static var isSupported: Bool {
    #if os(Linux) || os(macOS)
    true
    #else
    false
    #endif
  }

  /// Runs the program to its end.
  func run() async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Self.queue.async { continuation.resume(with: Swift.Result(catching: runBlocking)) }
    }
  }

  private func runBlocking() throws -> Result {
    #if os(Linux) || os(macOS)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    #else
    throw CompilerFailure("This platform does not let a program start others.")
    #endif
  }
}
