import Foundation

/// A program to start, and its result.
struct Command: Sendable {
  var executable: URL
  var arguments: [String]

  /// Additional variables besides those of this process.
  var environment: [String: String] = [:]

  struct Result: Sendable {
    let status: Int32

    /// Standard output and standard error, in the order of the writes.
    let output: String
  }

  /// Programs run one after another, so that the other cores are free for the tests that run
  /// meanwhile.
  private static let queue = DispatchQueue(label: "Commands")

  /// Whether programs can start other programs on this platform.
  static var isSupported: Bool {
    #if os(Linux) || os(macOS)
    true
    #else
    false
    #endif
  }

  /// Runs the program and waits until it ends.
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
