/// The reasons that a file was refused, all of which were looked for.
///
/// Nothing of a refused file is in force.
public struct StyleFileError: Error, Hashable, Sendable {
  /// The problems, in the order of the file; at least one, and at most 100.
  public let problems: [StyleFileProblem]

  /// The most problems that are kept.
  static let maximumCount = 100

  /// Makes an error of problems.
  ///
  /// - Parameters:
  ///   - first: The first problem.
  ///   - others: The problems behind it; those beyond the hundredth are dropped.
  public init(_ first: StyleFileProblem, _ others: some Sequence<StyleFileProblem> = []) {
    problems = [first] + others.prefix(Self.maximumCount - 1)
  }

  /// The kind of the first problem.
  public var code: StyleFileProblem.Code { problems[0].code }
}

extension StyleFileError: CustomStringConvertible {
  /// The problems, a line each.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
