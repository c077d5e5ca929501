/// One property of the environment, as `StyleEnvironment.Storage` declares it.
struct EnvironmentProperty {
  /// The name: `colorScheme`.
  let name: String

  /// The type, without `StyleEnvironment`: `ColorScheme`.
  let type: String

  /// The lines of its documentation, without slashes.
  let documentation: [String]

  /// How many properties the set of read properties has bits for; the others have other uses.
  static let limit = 14

  /// Reads all properties.
  ///
  /// - Throws: A `SourceError` for a property without documentation, or for too many properties.
  static func all(in file: SourceFile) throws -> [EnvironmentProperty] {
    let expression = #/((?:[ ]{4}///.*\n)*)[ ]{4}package var (\w+): (\w+) =/#
    let properties = try file.text.matches(of: expression).map { match in
      if match.1.isEmpty {
        throw SourceError(
          path: file.path,
          reason: "`\(match.2)` isn't documented. Describe it: its accessor has the same comment.")
      }
      let lines = match.1.split(separator: "\n").map { String($0.drop { $0 == " " }.dropFirst(3)) }
      return EnvironmentProperty(
        name: String(match.2), type: String(match.3),
        documentation: lines.map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 })
    }
    if properties.isEmpty {
      throw SourceError(
        path: file.path, reason: "There is no `package var name: Type = value`. Add it.")
    }
    if properties.count > limit {
      throw SourceError(
        path: file.path,
        reason: "There are \(properties.count) properties. At most \(limit) have a bit; "
          + "make the raw value of StyleEnvironment.Fields wider.")
    }
    return properties
  }

  /// The type as other types name it: `StyleEnvironment.ColorScheme`, but `Bool`.
  var qualifiedType: String {
    ["Bool", "Double", "Int", "String"].contains(type) ? type : "StyleEnvironment.\(type)"
  }
}
