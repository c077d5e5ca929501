internal import Foundation

/// A golden file, which contains the expected result of a test: `Goldens/<name>.txt` next to the
/// test.
///
/// ```swift
/// import StyleTesting
///
/// try Golden("BuyButton").check(StyleMatrix().text(of: BuyButton()))
/// ```
///
/// To write the file, run the test with the environment variable `STYLE_RECORD` set to 1, review
/// the changes, and commit the file. A test fails while it records, so that recording can't be left
/// on by mistake. Exclude the folder from the test target, which SwiftPM requires: `exclude:
/// ["Goldens"]`.
public struct Golden: Sendable {
  /// The format of a golden file.
  public enum Format: String, Sendable {
    /// Text that is compared line by line.
    case text = "txt"

    /// An HTML page to open in a browser.
    case page = "html"
  }

  /// The path of the file.
  public let path: String

  /// Whether the file is written instead of compared.
  public let isRecording: Bool

  /// Creates a reference to a golden file.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its extension.
  ///   - format: The format of the file; text by default.
  ///   - isRecording: Whether the file is written; nil, the default, uses the value of
  ///     `STYLE_RECORD`.
  ///   - filePath: The file of the test, next to the folder `Goldens`; the calling file by default.
  public init(
    _ name: String, _ format: Format = .text, isRecording: Bool? = nil,
    filePath: String = #filePath
  ) {
    let folder = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Goldens")
    path = folder.appending(path: "\(name).\(format.rawValue)").path(percentEncoded: false)
    self.isRecording =
      isRecording ?? (ProcessInfo.processInfo.environment["STYLE_RECORD"] == "1")
  }

  /// Compares a text with the file, byte by byte, or writes it to the file if the golden is
  /// recording.
  ///
  /// - Parameter text: The actual text.
  /// - Throws: ``GoldenFailure`` if there is no file, if its content differs, or if it was written.
  public func check(_ text: String) throws(GoldenFailure) {
    let known = FileManager.default.contents(atPath: path)
    if isRecording {
      if known != Data(text.utf8) { try record(text) }
      throw GoldenFailure(.recorded, self, text, known)
    }
    guard let known else { throw GoldenFailure(.missing, self, text, known) }
    if known != Data(text.utf8) { throw GoldenFailure(.stale, self, text, known) }
  }

  private func record(_ text: String) throws(GoldenFailure) {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw GoldenFailure(.unwritable, self, detail: "\(error)")
    }
  }
}
