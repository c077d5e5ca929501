import Foundation

/// A name that the stand-ins declare with the version of iOS in which it was introduced.
struct VersionedName: Hashable {
  let name: String
  let version: String

  /// The names that follow `@available(iOS …, *)` in a source.
  static func all(in source: String) -> [VersionedName] {
    var names: [VersionedName] = []
    var version: String?
    for line in source.split(separator: "\n") {
      if let match = line.firstMatch(of: /@available\(iOS ([0-9.]+), \*\)/) {
        version = String(match.1)
      } else if let current = version,
        let match = line.firstMatch(
          of: /\b(?:class|struct|enum|protocol|typealias|func|var|let|case|init|subscript)\b ?(\w*)/
        )
      {
        names.append(VersionedName(name: String(match.1), version: current))
        version = nil
      }
    }
    return names
  }
}
