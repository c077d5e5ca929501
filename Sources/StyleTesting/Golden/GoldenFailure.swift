internal import Foundation

/// The reason why a text differs from a golden file.
public struct GoldenFailure: Error, Equatable, Sendable {
  /// The kind of failure, open so that more can be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, in words joined by hyphens: `stale`.
    public let rawValue: String

    /// Creates a code.
    ///
    /// - Parameter rawValue: The name, in words joined by hyphens.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// There is no file.
    public static let missing = Code(rawValue: "missing")

    /// The content of the file differs.
    public static let stale = Code(rawValue: "stale")

    /// The golden is recording: the file was updated, and the test fails.
    public static let recorded = Code(rawValue: "recorded")

    /// The file could not be written.
    public static let unwritable = Code(rawValue: "unwritable")
  }

  /// The kind of failure.
  public let code: Code

  /// The path of the file.
  public let path: String

  /// The lines that differ, or the message of the system.
  public let detail: String

  init(_ code: Code, _ golden: Golden, detail: String) {
    self.code = code
    self.path = golden.path
    self.detail = detail
  }

  init(_ code: Code, _ golden: Golden, _ text: String, _ known: Data?) {
    let known = known.map { String(decoding: $0, as: UTF8.self) }
    self.init(code, golden, detail: LineDifference.text(from: known ?? "", to: text))
  }
}

extension GoldenFailure: CustomStringConvertible {
  /// The problem, its solution, and the lines: `-` for those of the file, `+` for those of the
  /// test.
  public var description: String {
    let lines = detail.isEmpty ? "" : "\n\(detail)"
    return switch code {
    case .missing:
      "There is no golden file at \(path). Run the test with STYLE_RECORD=1 to write it, review it, "
        + "and commit it:\(lines)"
    case .recorded:
      detail.isEmpty
        ? "The golden file at \(path) was up to date. Run the test again without recording."
        : "The golden file at \(path) was written. Review it, and run the test again without "
          + "recording:" + lines
    case .unwritable: "The golden file at \(path) could not be written:\(lines)"
    default:
      "The golden file at \(path) differs from the result. If the change is intended, run the test "
        + "with STYLE_RECORD=1, and commit the file (- golden, + result):\(lines)"
    }
  }
}

/// A text that differs from the expected text in the source of a test.
struct InlineFailure: Error, CustomStringConvertible {
  let description: String

  /// Creates a failure, or returns nil if the texts are equal except for a line break at the end.
  init?(expected: String, actual: String) {
    let (expected, actual) = (Self.trimmed(expected), Self.trimmed(actual))
    if expected == actual { return nil }
    description =
      expected.isEmpty
      ? "No text is expected. This was rendered:\n\(actual)"
      : "The text differs from the result (- expected, + result):\n"
        + LineDifference.text(from: expected, to: actual)
  }

  private static func trimmed(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
