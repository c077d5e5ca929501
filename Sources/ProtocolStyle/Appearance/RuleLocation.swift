/// The location of a rule in source code.
package struct RuleLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let line: UInt

  /// The module, the file and the line, such as `App/Rules.swift:12`.
  package var description: String { "\(fileID):\(line)" }
}
