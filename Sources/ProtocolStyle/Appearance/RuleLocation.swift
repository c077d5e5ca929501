/// Where in a user's source a rule was written.
package struct RuleLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let line: UInt

  /// The module, the file and the line: `App/Rules.swift:12`.
  package var description: String { "\(fileID):\(line)" }
}
