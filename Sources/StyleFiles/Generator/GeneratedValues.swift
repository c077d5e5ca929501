internal import ProtocolStyle

/// Writes the values of a file's tokens in all of its contexts as a private type of the code.
///
/// A modifier whose contexts the environment determines has a function that returns the index of
/// its context in the current environment; the contexts of all others are chosen by a theme.
struct GeneratedValues {
  private let file: TokenFile
  private let names: GeneratedNames
  private let writer: SwiftValueWriter
  private let identifier: String

  /// The name of the private type.
  let type: String

  /// The context of each modifier that isn't chosen.
  private let base: [Int]

  /// The matches of the modifiers that the environment determines; nil for those to choose.
  private let matches: [[EnvironmentMatch?]?]

  /// The names of the parameters and functions for modifiers.
  private let contextNames: [String]

  /// The modifiers that each token depends on.
  private let dependencies: [GeneratedNames.Key: Set<Int>]

  /// The number of statements in a function of the code, so that compilers aren't slow.
  private static let statements = 100

  init(_ file: TokenFile, _ names: GeneratedNames, _ identifier: String) {
    self.file = file
    self.names = names
    self.identifier = identifier
    writer = SwiftValueWriter(names)
    type = "Generated" + identifier.prefix(1).uppercased() + identifier.dropFirst()
    base = (try? file.choice([:], isPartial: true)) ?? file.modifiers.map { _ in 0 }
    matches = file.modifiers.map { ModifierTable().matches(for: $0) }
    let identifiers = SwiftName.unique(file.modifiers.map(\.name))
    contextNames = file.modifiers.map { (identifiers[$0.name] ?? "token") + "Context" }
    dependencies = Self.dependencies(in: file, base)
  }

  /// The modifiers whose contexts change a token.
  private static func dependencies(
    in file: TokenFile, _ base: [Int]
  ) -> [GeneratedNames.Key: Set<Int>] {
    var result: [GeneratedNames.Key: Set<Int>] = [:]
    for choice in TokenFile.choices(of: file.modifiers.map(\.contexts.count)) {
      for (place, context) in choice.enumerated() where context != base[place] {
        var other = choice
        other[place] = base[place]
        guard let tokens = file.resolutions[choice], let others = file.resolutions[other] else {
          continue
        }
        for token in tokens where !isSame(token, others[token.name]) {
          result[GeneratedNames.Key(token), default: []].insert(place)
        }
        for token in others where !isSame(token, tokens[token.name]) {
          result[GeneratedNames.Key(token), default: []].insert(place)
        }
      }
    }
    return result
  }

  /// Whether two tokens have the same code: an alias of the same token, or the same value.
  private static func isSame(_ token: DesignToken, _ other: DesignToken?) -> Bool {
    guard let other, GeneratedNames.Key(token) == GeneratedNames.Key(other) else { return false }
    if let alias = token.alias { return alias == other.alias }
    return other.alias == nil && token.value == other.value
  }

  /// The modifiers that a token depends on, in the order of the file.
  private func modifiers(of token: DesignToken) -> [Int] {
    (dependencies[GeneratedNames.Key(token)] ?? []).sorted()
  }

  /// The token in contexts of some modifiers, and in the default ones of the others; nil if it
  /// isn't there with the same type of values.
  private func token(_ token: DesignToken, _ modifiers: [Int], _ contexts: [Int]) -> DesignToken? {
    var choice = base
    for (modifier, context) in zip(modifiers, contexts) { choice[modifier] = context }
    return file.resolutions[choice]?[token.name].flatMap {
      GeneratedNames.Key($0) == GeneratedNames.Key(token) ? $0 : nil
    }
  }

  private func choices(of modifiers: [Int]) -> [[Int]] {
    TokenFile.choices(of: modifiers.map { file.modifiers[$0].contexts.count })
  }

  // MARK: - Defaults

  /// The lines of an expression: the value without a theme, which follows the environment.
  func defaultValue(of token: DesignToken) -> [String] {
    let modifiers = modifiers(of: token).filter { matches[$0] != nil }
    let cases = choices(of: modifiers).map { contexts in
      (contexts, writer.defaultValue(of: self.token(token, modifiers, contexts) ?? token))
    }
    guard cases.contains(where: { $0.1 != cases[0].1 }) else { return [cases[0].1] }
    let subject = modifiers.map { "\(type).\(contextNames[$0])()" }
    let lines = switched(subject, cases.map { ($0.0, ["return \($0.1)"]) })
    let result = SwiftValueWriter.type(of: token.type)
    return ["{ () -> \(result) in"] + lines.map { "  " + $0 } + ["}()"]
  }

  /// A switch over contexts; cases with the same lines are one, and the last is the default.
  private func switched(
    _ subject: [String], _ cases: [(contexts: [Int], lines: [String])]
  ) -> [String] {
    var merged: [(patterns: [String], lines: [String])] = []
    var places: [[String]: Int] = [:]
    for (contexts, lines) in cases {
      let numbers = contexts.map(String.init).joined(separator: ", ")
      let pattern = contexts.count == 1 ? numbers : "(\(numbers))"
      if let place = places[lines] {
        merged[place].patterns.append(pattern)
      } else {
        places[lines] = merged.count
        merged.append(([pattern], lines))
      }
    }
    guard merged.count > 1 else { return merged.first?.lines ?? [] }
    let list = subject.joined(separator: ", ")
    var result = ["switch \(subject.count == 1 ? list : "(\(list))") {"]
    // The most frequent case is the default, because it would have the longest list of patterns.
    let longest = merged.indices.max { merged[$0].patterns.count < merged[$1].patterns.count } ?? 0
    let fallback = merged.remove(at: longest)
    for (patterns, lines) in merged {
      result.append("case \(patterns.joined(separator: ", ")):")
      result += (lines.isEmpty ? ["break"] : lines).map { "  " + $0 }
    }
    result.append("default:")
    result += (fallback.lines.isEmpty ? ["break"] : fallback.lines).map { "  " + $0 }
    return result + ["}"]
  }

  // MARK: - Themes

  /// A theme, with the statement that sets its values.
  struct GeneratedTheme {
    let contexts: [String]
    let identifier: String
    let setter: String
  }

  /// The themes, in the order of ``TokenFile/themes(modifiers:)``.
  func themes() -> [GeneratedTheme] {
    let chosen = matches.indices.filter { matches[$0] == nil }
    let contexts = choices(of: chosen).map { choice in
      zip(chosen, choice).map { file.modifiers[$0].contexts[$1] }
    }
    let plain = contexts.map {
      SwiftName.lowerCamelCase(([identifier] + $0).joined(separator: " "))
    }
    let counts = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(choices(of: chosen), contexts).enumerated().map { place, theme in
      let (choice, contexts) = theme
      let spelled = ([identifier] + contexts.map(SwiftName.spelledOut)).joined(separator: "___")
      let arguments = matches.indices.map { modifier in
        chosen.firstIndex(of: modifier).map { ", \(choice[$0])" }
          ?? ", \(type).\(contextNames[modifier])()"
      }
      return GeneratedTheme(
        contexts: contexts, identifier: counts[plain[place]] == 1 ? plain[place] : spelled,
        setter: "\(type).set(&$0\(arguments.joined()))")
    }
  }

  // MARK: - The Private Type

  /// The private type: contexts in the environment, the values of themes, and the list of tokens.
  func text() -> String {
    let setters = self.setters()
    let parameters = contextNames.map { ", _ \($0): Int" }.joined()
    let arguments = contextNames.map { ", \($0)" }.joined()
    let calls = setters.indices.map { "    set\($0)(&values\(arguments))" }
    let set = function(
      "set(_ values: inout TokenValues\(parameters))", calls.isEmpty ? [] : calls)
    let parts = setters.enumerated().map { number, lines in
      function(
        "set\(number)(_ values: inout TokenValues\(parameters))", lines.map { "    " + $0 })
    }
    let contexts = matches.indices.compactMap { place in
      matches[place].map { function("\(contextNames[place])() -> Int", lines(of: place, $0)) }
    }
    return "private enum \(type) {\n"
      + (contexts + [set] + parts + [list()]).joined(separator: "\n\n") + "\n}"
  }

  private func function(_ signature: String, _ lines: [String]) -> String {
    let body = lines.isEmpty ? "" : "\n" + lines.joined(separator: "\n") + "\n  "
    return "  static func \(signature) {\(body)}"
  }

  /// The statements of functions that set all tokens.
  private func setters() -> [[String]] {
    var groups: [(modifiers: [Int], tokens: [DesignToken])] = []
    var places: [[Int]: Int] = [:]
    for token in names.tokens {
      let modifiers = modifiers(of: token)
      if let place = places[modifiers] {
        groups[place].tokens.append(token)
      } else {
        places[modifiers] = groups.count
        groups.append((modifiers, [token]))
      }
    }
    return groups.flatMap { modifiers, tokens in
      let choices = choices(of: modifiers)
      let size = max(1, Self.statements / choices.count)
      return stride(from: 0, to: tokens.count, by: size).map { start in
        let part = tokens[start..<min(start + size, tokens.count)]
        let cases = choices.map { contexts in
          (contexts, part.compactMap { assignment(of: $0, modifiers, contexts) })
        }
        return switched(modifiers.map { contextNames[$0] }, cases)
      }
    }
  }

  private func assignment(
    of token: DesignToken, _ modifiers: [Int], _ contexts: [Int]
  ) -> String? {
    self.token(token, modifiers, contexts).map {
      "values[\(names.reference(to: token))] = \(writer.themeValue(of: $0))"
    }
  }

  /// The lines of a function that returns the context of a modifier in the current environment.
  private func lines(of place: Int, _ matches: [EnvironmentMatch?]) -> [String] {
    let conditions =
      matches.contains { $0?.contentSizeCategory != nil }
      ? sizeConditions(place, matches) : plainConditions(matches)
    let contexts = file.modifiers[place].contexts
    func line(_ condition: String?, _ context: Int) -> String {
      let result = "return \(context)"
      let name = "  // \(SwiftValueWriter.literal(contexts[context]))"
      return "    " + (condition.map { "if \($0) { \(result) }" } ?? result) + name
    }
    let needsEnvironment = conditions.contains { $0.condition != nil }
    let isComplete = conditions.contains { $0.condition == nil }
    return (needsEnvironment ? ["    let environment = StyleEnvironment.current"] : [])
      + conditions.map { line($0.condition, $0.context) }
      + (isComplete ? [] : [line(nil, base[place])])
  }

  /// The conditions of contexts, from the match with the most of them.
  private func plainConditions(
    _ matches: [EnvironmentMatch?]
  ) -> [(condition: String?, context: Int)] {
    let ordered = matches.enumerated().compactMap { place, match in
      match.map { (place: place, match: $0) }
    }.sorted { ($1.match.count, $0.place) < ($0.match.count, $1.place) }
    return ordered.map { ($0.match.expression, $0.place) }
  }

  /// The smallest text size of each context, from the largest one; the last has no condition.
  private func sizeConditions(
    _ place: Int, _ matches: [EnvironmentMatch?]
  ) -> [(condition: String?, context: Int)] {
    let selector = ContextSelector([matches], fallback: [base[place]])
    var result: [(condition: String?, context: Int)] = []
    for category in StyleEnvironment.ContentSizeCategory.allCases {
      var environment = StyleEnvironment()
      environment.contentSizeCategory = category
      let context = selector.choice(in: environment)[0]
      if result.last?.context != context {
        result.append(
          (result.isEmpty ? nil : "environment.contentSizeCategory >= .\(category)", context))
      }
    }
    return result.reversed()
  }

  private func list() -> String {
    let types = names.tokens.reduce(into: [String]()) { types, token in
      let type = SwiftValueWriter.type(of: token.type)
      if !types.contains(type) { types.append(type) }
    }
    let lists = types.map { type in
      let references = names.tokens.filter { SwiftValueWriter.type(of: $0.type) == type }
        .map { "      " + names.reference(to: $0) + ",\n" }.joined()
      return "    for token in [\n\(references)    ] as [Token<\(type)>] { tokens.append(token) }"
    }
    return function(
      "tokens() -> [any AnyToken]",
      lists.isEmpty
        ? ["    []"]
        : ["    var tokens: [any AnyToken] = []"] + lists + ["    return tokens"])
  }
}

extension EnvironmentMatch {
  /// The conditions on `environment` as Swift, without a size and a key of an application.
  fileprivate var expression: String {
    [
      colorScheme.map { "environment.colorScheme == .\($0)" },
      contrast.map { "environment.contrast == .\($0)" },
      idiom.map { "environment.idiom == .\($0)" },
      layoutDirection.map { "environment.layoutDirection == .\($0)" },
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
