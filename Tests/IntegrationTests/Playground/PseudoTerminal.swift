import Foundation

/// A terminal for programs, to test their output for people.
final class PseudoTerminal: Sendable {
  /// The path of the program's end.
  let path: String

  private let reader: Int32

  /// The program's end, which stays open so that the terminal outlives the first program.
  private let writer: Int32

  init() throws {
    var ends: (reader: Int32, writer: Int32) = (-1, -1)
    // `ttyname` isn't suitable because all threads share its buffer.
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&ends.reader, &ends.writer, nil, nil, nil) == 0,
      ttyname_r(ends.writer, &name, name.count) == 0
    else { throw CompilerFailure("This machine has no pseudo-terminals.") }
    path = name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    (reader, writer) = ends
  }

  deinit { close(reader) }

  /// Runs a program that prints to `$TERMINAL`, and returns its output with plain line ends.
  ///
  /// It can be called only once, because the terminal hangs up when the program ends.
  func run(
    _ program: Command
  ) async throws -> (status: Int32, output: String, shown: String) {
    var program = program
    program.environment["TERMINAL"] = path
    async let shown = read()
    let result: Command.Result
    do {
      result = try await program.run()
      close(writer)
    } catch {
      // The reading loop would never end with an open writer.
      close(writer)
      throw error
    }
    return (result.status, result.output, await shown)
  }

  private func read() async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [self] in
        var output = Data()
        var bytes = [UInt8](repeating: 0, count: 4096)
        while case let count = Foundation.read(reader, &bytes, bytes.count), count > 0 {
          output.append(contentsOf: bytes[..<count])
        }
        let text = String(decoding: output, as: UTF8.self)
        continuation.resume(returning: text.replacing("\r\n", with: "\n"))
      }
    }
  }
}
