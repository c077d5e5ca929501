internal import Foundation

/// The outcome of a command.
package struct CommandOutcome: Equatable {
  /// The text for the standard output, without a line break at its end.
  package var output: String

  /// The lines for the standard error.
  package var notes: [String]

  /// Whether the command found nothing that it fails for.
  package var isSuccess: Bool

  /// Creates an outcome.
  ///
  /// - Parameters:
  ///   - output: The text for the standard output.
  ///   - notes: The lines for the standard error; none by default.
  ///   - isSuccess: Whether the command found nothing that it fails for; true by default.
  package init(_ output: String, notes: [String] = [], isSuccess: Bool = true) {
    (self.output, self.notes, self.isSuccess) = (output, notes, isSuccess)
  }

  /// Prints the outcome of a command, or its error.
  ///
  /// - Parameter run: Runs the command.
  /// - Returns: The status of the program: 0, 1 if the command failed for what it found, or 2 for an error.
  package static func print(_ run: () throws -> CommandOutcome) -> Int32 {
    do {
      let outcome = try run()
      write(outcome.output.isEmpty ? [] : [outcome.output], to: .standardOutput)
      write(outcome.notes, to: .standardError)
      return outcome.isSuccess ? 0 : 1
    } catch {
      write(["error: \(error)"], to: .standardError)
      return 2
    }
  }

  /// Lines aren't buffered, so that notes stay in their place where both outputs are shown together.
  fileprivate static func write(_ lines: [String], to handle: FileHandle) {
    handle.write(Data(lines.map { $0 + "\n" }.joined().utf8))
  }
}

extension Encodable {
  /// The value as indented JSON with sorted keys, equal in every run, without a line break at its end.
  package var prettyJSON: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

/// The progress of a command, on the standard error, once it takes longer than a second.
package struct CommandProgress {
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private let print: (String) -> Void

  /// Creates a progress that begins now.
  ///
  /// - Parameter print: Prints a line; to the standard error by default.
  package init(
    print: @escaping (String) -> Void = { CommandOutcome.write([$0], to: .standardError) }
  ) {
    self.print = print
  }

  /// Prints how far the command is, at most once a second.
  ///
  /// - Parameters:
  ///   - step: What the command is doing: `Samples`.
  ///   - number: The number of the present part, from 1.
  ///   - total: The number of all parts.
  ///   - subject: The name of the present part; none by default.
  package mutating func report(
    _ step: String, _ number: Int, of total: Int, _ subject: String? = nil
  ) {
    let now = ContinuousClock.now
    guard now - start >= .seconds(1), now - last >= .seconds(1) else { return }
    last = now
    print("\(step): \(number) of \(total)\(subject.map { ", \($0)" } ?? "")")
  }
}
