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
  public init(_ first: StyleFileProblem, _ others: some Sequence<StyleFileProblem> = []) {
    problems = [first] + others.prefix(Self.maximumCount - 1)
  }

  /// The kind of the first problem.
  public var code: StyleFileProblem.Code { problems[0].code }
}

extension StyleFileError: CustomStringConvertible {
  /// The problems, one per line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
