/// A reason that a file was refused: the place, the text that was found and the text that is accepted.
public struct StyleFileProblem: Hashable, Sendable {
  /// The kind of mistake, to branch on.
  public let code: Code

  /// The path of the file, as it was given or as another file refers to it.
  public let file: String

  /// The JSON pointer to the value, such as `#/color/accent/$value`; nil in a stylesheet.
  public let pointer: String?

  /// The line and the column; nil where only the pointer is known.
  public let position: TextPosition?

  /// The text that was found, as a noun phrase or a quotation.
  public let found: String

  /// The text that is accepted there, as a noun phrase.
  public let accepted: String

  /// The accepted name that is nearest to the one that was found; nil where none is near.
  public let nearest: String?

  /// The correction, as a sentence; nil where `accepted` is all that there is to it.
  public let remedy: String?

  /// Makes a problem; its parts read as one sentence in ``description``.
  ///
  /// - Parameters:
  ///   - code: The kind of mistake.
  ///   - file: The path of the file.
  ///   - pointer: The JSON pointer to the value; nil by default.
  ///   - position: The line and the column; nil by default.
  ///   - found: The text that was found, as a noun phrase or a quotation.
  ///   - accepted: The text that is accepted, as a noun phrase.
  ///   - nearest: The nearest accepted name; nil by default.
  ///   - remedy: The correction, as a sentence; nil by default.
  public init(
    _ code: Code, file: String, pointer: String? = nil, position: TextPosition? = nil,
    found: String, accepted: String, nearest: String? = nil, remedy: String? = nil
  ) {
    self.code = code
    self.file = file
    self.pointer = pointer
    self.position = position
    self.found = found
    self.accepted = accepted
    self.nearest = nearest
    self.remedy = remedy
  }
}

extension StyleFileProblem: CustomStringConvertible {
  /// The problem as a sentence or two.
  ///
  /// For example `brand.tokens.json#/gap/$value/unit: "pt" was found; "px" or "rem" is accepted.`
  public var description: String {
    let place = file + (position.map { ":\($0)" } ?? "") + (pointer ?? "")
    let nearest = nearest.map { "; the nearest is \(quoted($0))" } ?? ""
    let remedy = remedy.map { " " + $0 } ?? ""
    return "\(place): \(found) was found; \(accepted) is accepted\(nearest).\(remedy)"
  }
}
