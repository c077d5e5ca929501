/// Where in a user's source a rule was written.
struct RuleLocation: Hashable, Sendable, CustomStringConvertible {
  let fileID: StaticString
  let line: UInt

  /// The module, the file and the line: `App/Rules.swift:12`.
  var description: String { "\(fileID):\(line)" }

  static func == (left: RuleLocation, right: RuleLocation) -> Bool {
    left.description == right.description
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}
