/// A reason why a file was rejected: the location, the invalid text and the accepted values.
public struct StyleFileProblem: Hashable, Sendable {
  /// The kind of mistake.
  public let code: Code

  /// The path of the file, as given or as another file refers to it.
  public let file: String

  /// The JSON pointer to the value, such as `#/color/accent/$value`; nil in a stylesheet.
  public let pointer: String?

  /// The line and column; nil if only the pointer is known.
  public let position: TextPosition?

  /// The invalid text, as a noun phrase or a quotation.
  public let found: String

  /// The accepted text, as a noun phrase.
  public let accepted: String

  /// The accepted name that is most similar to the invalid one; nil if none is similar.
  public let nearest: String?

  /// The correction, as a sentence; nil if `accepted` is sufficient.
  public let remedy: String?

  /// Creates a problem; its parts form one sentence in ``description``.
  ///
  /// - Parameters:
  ///   - code: The kind of mistake.
  ///   - file: The path of the file.
  ///   - pointer: The JSON pointer to the value; nil by default.
  ///   - position: The line and the column; nil by default.
  ///   - found: The invalid text, as a noun phrase or a quotation.
  ///   - accepted: The accepted text, as a noun phrase.
  ///   - nearest: The most similar accepted name; nil by default.
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
  /// The problem as one or two sentences.
  ///
  /// For example `brand.tokens.json#/gap/$value/unit: "pt" was found; "px" or "rem" is accepted.`
  public var description: String {
    let place = file + (position.map { ":\($0)" } ?? "") + (pointer ?? "")
    let nearest = nearest.map { "; the nearest is \(quoted($0))" } ?? ""
    let remedy = remedy.map { " " + $0 } ?? ""
    return "\(place): \(found) was found; \(accepted) is accepted\(nearest).\(remedy)"
  }
}
