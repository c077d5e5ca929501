/// One property of the environment, as `StyleEnvironment.Storage` declares it.
struct EnvironmentProperty {
  /// The name: `colorScheme`.
  let name: String

  /// The type, without `StyleEnvironment`: `ColorScheme`.
  let type: String

  /// The lines of its documentation, without slashes.
  let documentation: [String]

  /// How many properties the set of read properties has bits for; the others have other uses.
  static let limit = 13

  /// Reads all properties.
  ///
  /// - Throws: A `SourceError` for a property without documentation, or for too many properties.
  static func all(in file: SourceFile) throws -> [EnvironmentProperty] {
    let storage = file.declarations.flatMap(\.members).first { $0.name == "Storage" }
    let declarations = (storage?.members ?? []).filter {
      $0.keyword == "var" && $0.modifiers == ["package"] && $0.value != nil
    }
    let properties = try declarations.map { declaration in
      if declaration.documentation.isEmpty {
        throw SourceError(
          path: file.path, line: declaration.line,
          reason: "`\(declaration.name)` isn't documented. "
            + "Describe it: its accessor has the same comment.")
      }
      return EnvironmentProperty(
        name: declaration.name, type: declaration.type, documentation: declaration.documentation)
    }
    if properties.isEmpty {
      throw SourceError(
        path: file.path, line: storage?.line ?? 1,
        reason: "There is no `package var name: Type = value`. Add it.")
    }
    if properties.count > limit {
      throw SourceError(
        path: file.path, line: declarations[limit].line,
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

/// The accessors, storage, conditions, situations and test rows of environment properties.
enum EnvironmentFiles {
  static func all(_ vocabulary: Vocabulary) -> [GeneratedFile] {
    let properties = vocabulary.environment
    return [
      accessors(properties), storage(properties), conditions(properties), situations(properties),
      rows(properties),
    ]
  }

  private static let storagePath = "StyleEnvironment.Storage.swift"

  private static func accessors(_ properties: [EnvironmentProperty]) -> GeneratedFile {
    let accessors = properties.map { property in
      """
      \(property.documentation.comment(indentedBy: 2))
        public var \(property.name): \(property.type) {
          get {
            StyleContext.note(.\(property.name))
            return storage.\(property.name)
          }
          set {
            storage.\(property.name) = newValue
            assigned.insert(.\(property.name))
          }
        }
      """
    }
    return .swift(
      "Sources/ProtocolStyle/Context/StyleEnvironment+Properties+Generated.swift",
      from: storagePath,
      """
      extension StyleEnvironment {
      \(accessors.joined(separator: "\n\n"))
      }
      """)
  }

  private static func storage(_ properties: [EnvironmentProperty]) -> GeneratedFile {
    let bits = properties.enumerated().map {
      "static let \($0.element.name) = Self(rawValue: 1 << \($0.offset))"
    }
    let names = properties.map(\.name)
    let values = properties.map {
      "\"\($0.name)\": "
        + ($0.type == "Double" ? "\($0.name).plainDescription," : "\"\\(\($0.name))\",")
    }
    return .swift(
      "Sources/ProtocolStyle/Context/StyleEnvironment.Storage+Generated.swift", from: storagePath,
      """
      extension StyleEnvironment.Fields {
      \(bits.lines(indentedBy: 2))
      }

      extension StyleEnvironment.Storage {
        /// The properties in which two environments differ.
        func differences(from other: Self) -> StyleEnvironment.Fields {
          var result: StyleEnvironment.Fields = []
      \(names.map { "if \($0) != other.\($0) { result.insert(.\($0)) }" }.lines(indentedBy: 4))
          return result
        }

        /// Copies some properties from another environment.
        mutating func take(_ fields: StyleEnvironment.Fields, from other: Self) {
      \(names.map { "if fields.contains(.\($0)) { \($0) = other.\($0) }" }.lines(indentedBy: 4))
        }

        /// The values of all properties, as text, by name.
        package var values: KeyValuePairs<String, String> {
          [
      \(values.lines(indentedBy: 6))
          ]
        }
      }
      """)
  }

  private static func conditions(_ properties: [EnvironmentProperty]) -> GeneratedFile {
    let conditions = properties.map { property in
      let isFlag = property.type == "Bool"
      return """
          /// Holds if ``StyleEnvironment/\(property.name)`` is equal to a value.
          ///
          /// - Parameter \(property.name): The value\(isFlag ? "; true by default" : "").
          /// - Returns: The condition.
          public static func \(property.name)(
            _ \(property.name): \(property.qualifiedType)\(isFlag ? " = true" : "")
          ) -> StyleCondition {
            environment("\(property.name)", \\.\(property.name), \(property.name))
          }
        """
    }
    return .swift(
      "Sources/ProtocolStyle/Appearance/StyleCondition+Environment+Generated.swift",
      from: "Context/\(storagePath)",
      """
      extension StyleCondition {
      \(conditions.joined(separator: "\n\n"))
      }
      """)
  }

  private static func situations(_ properties: [EnvironmentProperty]) -> GeneratedFile {
    let situations = properties.map { property in
      let isFlag = property.type == "Bool"
      return """
          /// ``StyleEnvironment/\(property.name)`` has a value.
          ///
          /// - Parameter \(property.name): The value\(isFlag ? "; true by default" : "").
          /// - Returns: The situation.
          public static func \(property.name)(
            _ \(property.name): \(property.qualifiedType)\(isFlag ? " = true" : "")
          ) -> Situation {
            environment("\(property.name)", \\.\(property.name), \(property.name))
          }
        """
    }
    return .swift(
      "Sources/ProtocolStyle/Situations/Situation+Environment+Generated.swift",
      from: "Context/\(storagePath)",
      """
      extension Situation {
      \(situations.joined(separator: "\n\n"))
      }
      """)
  }

  private static func rows(_ properties: [EnvironmentProperty]) -> GeneratedFile {
    let rows = properties.map {
      """
      EnvironmentRow("\($0.name)", .\($0.name), \\.\($0.name)) {
            $0.\($0.name) = $1
          } condition: {
            .\($0.name)($0)
          },
      """
    }
    return .swift(
      "Tests/ProtocolStyleTests/Context/EnvironmentRow+Generated.swift",
      from: "Sources/ProtocolStyle/Context/\(storagePath)",
      """
      @testable import ProtocolStyle

      extension EnvironmentRow {
        static let all: [EnvironmentRow] = [
      \(rows.lines(indentedBy: 4))
        ]
      }
      """)
  }
}
