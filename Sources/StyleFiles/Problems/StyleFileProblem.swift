public import ProtocolStyle

/// A reason why a file was rejected: the location, the invalid text and the accepted values.
public struct StyleFileProblem: Hashable, Sendable {
  /// The kind of mistake.
  public let code: Code

  /// The path of the file, as given or as another file refers to it.
  public let file: String

  /// The JSON pointer to the value, such as `#/color/accent/$value`; nil in a stylesheet.
  public let pointer: String?

  /// The line and column; nil for a file that can't be read, and for a mistake of a call.
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
  package init(
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
  /// For example `brand.tokens.json:3:44#/gap/$value/unit: "pt" was found; "px" or "rem" is
  /// accepted.`
  public var description: String {
    let place = printable(file + (position.map { ":\($0)" } ?? ""))
    // A problem of a call, such as a system's lack of descriptors, has no place.
    return place.isEmpty && pointer == nil ? String(message.dropFirst(2)) : place + message
  }

  /// The description without the file and the position.
  var message: String {
    let nearest = nearest.map { "; the nearest is \(quoted($0))" } ?? ""
    let remedy = remedy.map { " " + $0 } ?? ""
    return printable(
      "\(pointer ?? ""): \(found) was found; \(accepted) is accepted\(nearest).\(remedy)")
  }
}

// MARK: - Code

extension StyleFileProblem {
  /// A kind of mistake; a version may add others.
  public struct Code: Hashable, Sendable {
    /// The name, in lowerCamelCase.
    public let rawValue: String

    /// A file can't be read.
    public static let unreadable = Code(rawValue: "unreadable")

    /// A file, its depth or its number of tokens exceeds the limits.
    public static let tooLarge = Code(rawValue: "tooLarge")

    /// Objects and arrays are nested too deeply.
    public static let tooDeep = Code(rawValue: "tooDeep")

    /// The text doesn't match the format's grammar.
    public static let syntax = Code(rawValue: "syntax")

    /// An object has two members with one name.
    package static let duplicateKey = Code(rawValue: "duplicateKey")

    /// A name has invalid characters.
    package static let invalidName = Code(rawValue: "invalidName")

    /// A property doesn't exist.
    package static let unknownKey = Code(rawValue: "unknownKey")

    /// A required property is missing.
    package static let missingKey = Code(rawValue: "missingKey")

    /// A token has no type, or one that doesn't exist.
    package static let unknownType = Code(rawValue: "unknownType")

    /// A value doesn't have its type.
    package static let invalidValue = Code(rawValue: "invalidValue")

    /// A number is out of range.
    package static let outOfRange = Code(rawValue: "outOfRange")

    /// A reference is malformed.
    package static let invalidReference = Code(rawValue: "invalidReference")

    /// A reference has no target.
    public static let unresolvedReference = Code(rawValue: "unresolvedReference")

    /// References form a cycle.
    package static let circularReference = Code(rawValue: "circularReference")

    /// The target of a reference has a different type.
    public static let typeMismatch = Code(rawValue: "typeMismatch")

    /// An input doesn't name a modifier or one of its contexts, or is missing.
    public static let invalidInput = Code(rawValue: "invalidInput")

    /// Two names have the same identifier in generated code.
    package static let nameCollision = Code(rawValue: "nameCollision")

    /// A variable of a stylesheet isn't defined.
    public static let undefinedVariable = Code(rawValue: "undefinedVariable")
  }
}

// MARK: - StyleFileError

/// The reasons why a file was rejected.
///
/// The whole file is checked, and no part of a rejected file takes effect.
public struct StyleFileError: Error, Hashable, Sendable {
  /// The problems, in the order of the file; at least one, and at most 100.
  public let problems: [StyleFileProblem]

  /// The maximum number of stored problems.
  static let maximumCount = 100

  /// Creates an error from problems.
  ///
  /// - Parameters:
  ///   - first: The first problem.
  ///   - others: The other problems; those after the hundredth are dropped.
  package init(_ first: StyleFileProblem, _ others: some Sequence<StyleFileProblem> = []) {
    problems = [first] + others.prefix(Self.maximumCount - 1)
  }

  /// Creates an error of one problem, whose parts are those of a problem.
  package init(
    _ code: StyleFileProblem.Code, file: String, pointer: String? = nil, found: String,
    accepted: String, nearest: String? = nil, remedy: String? = nil
  ) {
    self.init(
      StyleFileProblem(
        code, file: file, pointer: pointer, found: found, accepted: accepted, nearest: nearest,
        remedy: remedy))
  }

  /// The kind of the first problem.
  public var code: StyleFileProblem.Code { problems[0].code }
}

extension StyleFileError: CustomStringConvertible {
  /// The problems, one per line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

// MARK: - TextPosition

/// A position in a text: its line and column, both counted from 1.
public struct TextPosition: Hashable, Sendable {
  /// The line; lines end with a line feed.
  public let line: Int

  /// The column, in Unicode scalars.
  public let column: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column, from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Creates the position of a byte in a UTF-8 text.
  init(of index: Int, in bytes: some RandomAccessCollection<UInt8>) {
    let before = bytes.prefix(index)
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) }
    // The continuation bytes of a scalar begin with the bits 10.
    column = 1 + before[(start ?? before.startIndex)...].count { $0 & 0xC0 != 0x80 }
  }
}

extension TextPosition: CustomStringConvertible {
  /// The line and the column: `3:14`.
  public var description: String { "\(line):\(column)" }
}

// MARK: - Older Forms of Tokens

extension Finding.Identifier {
  /// A token file has a form that the design tokens format doesn't have anymore, or never had.
  public static let olderTokenForm = Finding.Identifier(rawValue: "older-token-form")
}

extension Finding {
  /// The finding for a form that only lenient reading accepts.
  static func olderTokenForm(_ form: String, at place: String, accepted: String) -> Finding {
    Finding(
      .warning, .olderTokenForm,
      summary: printable("\(place) has \(form)."),
      explanation: "Only lenient reading accepts it; other tools may refuse the file, or read a "
        + "different value.",
      remedy: "Write \(withoutComma(accepted)).")
  }
}

/// A noun phrase without the comma that separates its clause from a verb.
private func withoutComma(_ phrase: String) -> String {
  phrase.hasSuffix(",") ? String(phrase.dropLast()) : phrase
}

// MARK: - Tokens and Properties Without an Effect

extension Finding.Identifier {
  /// Lenient reading left out a token that it can't read.
  public static let leftOutToken = Finding.Identifier(rawValue: "left-out-token")

  /// Lenient reading ignored a property of a token or a group.
  public static let ignoredProperty = Finding.Identifier(rawValue: "ignored-property")
}

extension Finding {
  /// The finding for a token that is left out because of a problem.
  static func leftOutToken(_ problem: StyleFileProblem) -> Finding {
    let place = problem.file + (problem.pointer ?? "")
    let nearest = problem.nearest.map { "; the nearest is \(quoted($0))" } ?? ""
    return Finding(
      .warning, .leftOutToken, summary: printable("\(place): \(problem.found) was found."),
      explanation: "The token is left out, and so are those that refer to it.",
      remedy: printable(problem.remedy ?? "Write \(withoutComma(problem.accepted))\(nearest)."))
  }

  /// The finding for a token that is left out because it refers to one that is.
  static func leftOutToken(at place: String, referringTo name: String) -> Finding {
    Finding(
      .warning, .leftOutToken,
      summary: printable("\(place): the token \(name), which can't be read, is referred to."),
      explanation: "The token is left out, and so are those that refer to it.",
      remedy: printable("Correct \(name), or refer to another token."))
  }

  /// The finding for a property that is ignored.
  static func ignoredProperty(_ found: String, at place: String, accepted: String) -> Finding {
    Finding(
      .warning, .ignoredProperty, summary: printable("\(place): \(found) is ignored."),
      explanation: "The rest of the token or the group is read.",
      remedy: "Remove it, or write \(withoutComma(accepted)).")
  }
}

// MARK: - Dead Parts of Stylesheets

extension Finding.Identifier {
  /// A part of a stylesheet has no effect.
  public static let deadStyleSheetPart = Finding.Identifier(rawValue: "dead-stylesheet-part")
}

extension Finding {
  /// The finding for a part of a stylesheet that has no effect.
  static func deadStyleSheetPart(
    _ part: String, at place: String, _ explanation: String, _ remedy: String
  ) -> Finding {
    Finding(
      .warning, .deadStyleSheetPart, summary: "\(place): \(part) has no effect.",
      explanation: explanation, remedy: remedy)
  }
}

extension Finding.Identifier {
  /// A color of a stylesheet is nearly transparent, because its opacity has no decimal point.
  public static let faintColor = Finding.Identifier(rawValue: "faint-color")
}

extension Finding {
  /// The finding for a color whose opacity is 1/255.
  static func faintColor(_ color: String, at place: String) -> Finding {
    Finding(
      .warning, .faintColor, summary: "\(place): \(color) is nearly transparent.",
      explanation: "A component without a decimal point is divided by 255, also the opacity.",
      remedy: "Write 1.0 as the opacity of an opaque color.")
  }
}
