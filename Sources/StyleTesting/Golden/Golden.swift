internal import Foundation

/// A file with what a test expects, beside the test: `Goldens/<name>.txt`.
///
/// ```swift
/// import StyleTesting
///
/// try Golden("BuyButton").check(StyleMatrix().text(of: BuyButton()))
/// ```
///
/// To write it, run the test with the environment variable `STYLE_RECORD` set to 1, look at what
/// changed, and commit the file. A test fails while it records, so that nobody leaves that on.
/// SwiftPM wants the folder excluded from the test target: `exclude: ["Goldens"]`.
public struct Golden: Sendable {
  /// What a golden has.
  public enum Format: String, Sendable {
    /// Lines that are compared and reviewed.
    case text = "txt"

    /// An HTML page to look at in a browser.
    case page = "html"
  }

  /// The path of the file.
  public let path: String

  /// Whether the file is written instead of compared.
  public let isRecording: Bool

  /// Names a golden.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its extension.
  ///   - format: What the file has; text by default.
  ///   - isRecording: Whether it is written; nil, the default, for what `STYLE_RECORD` says.
  ///   - filePath: The file of the test, beside which the folder `Goldens` is; this one by default.
  public init(
    _ name: String, _ format: Format = .text, isRecording: Bool? = nil,
    filePath: String = #filePath
  ) {
    let folder = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Goldens")
    path = folder.appending(path: "\(name).\(format.rawValue)").path(percentEncoded: false)
    self.isRecording =
      isRecording ?? (ProcessInfo.processInfo.environment["STYLE_RECORD"] == "1")
  }

  /// Compares a text with the file, byte by byte, or writes it where the golden is recording.
  ///
  /// - Parameter text: What the file should have.
  /// - Throws: ``GoldenFailure``: that there is no file, that it has something else, or that it was
  ///   written.
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
