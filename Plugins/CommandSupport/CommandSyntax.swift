/// The options and operands that a command accepts.
///
/// ```swift
/// let syntax = CommandSyntax(
///   "style-find", operands: "<value>", [.value("near", "<distance>"), .flag("json")])
/// ```
///
/// The plugin of a command has its usage, which it prints without building a program.
package struct CommandSyntax: Sendable {
  /// An option of a command.
  package struct Option: Sendable {
    /// The name without dashes.
    let name: String

    /// The names of its values, such as `<file>`; empty for a flag.
    let values: [String]

    /// Whether it may be given several times.
    let isRepeatable: Bool

    /// An option without a value.
    ///
    /// - Parameter name: The name without dashes.
    /// - Returns: The option.
    package static func flag(_ name: String) -> Option {
      Option(name: name, values: [], isRepeatable: false)
    }

    /// An option with values.
    ///
    /// - Parameters:
    ///   - name: The name without dashes.
    ///   - values: The names of its values, such as `<file>`.
    ///   - isRepeatable: Whether it may be given several times; false by default.
    /// - Returns: The option.
    package static func value(
      _ name: String, _ values: String..., isRepeatable: Bool = false
    ) -> Option {
      Option(name: name, values: values, isRepeatable: isRepeatable)
    }
  }

  /// The command: `style-find`.
  package let name: String

  /// The names of its operands, such as `<file>`, of which a last `…` allows several; empty for none.
  let operands: String

  /// Its options, besides `--help`.
  let options: [Option]

  /// Creates the syntax of a command.
  ///
  /// - Parameters:
  ///   - name: The command.
  ///   - operands: The names of its operands, such as `<file>`, of which a last `…` allows several; none
  ///     by default.
  ///   - options: Its options, besides `--help`.
  package init(_ name: String, operands: String = "", _ options: [Option]) {
    (self.name, self.operands, self.options) = (name, operands, options)
  }
}

/// An invalid argument, with what is accepted.
package struct CommandMisuse: Error, Equatable, CustomStringConvertible {
  package let description: String

  /// Creates an error.
  ///
  /// - Parameter description: What was given, and what is accepted.
  package init(_ description: String) { self.description = description }
}

/// The arguments of a command, by option.
package struct CommandOptions: Equatable {
  /// The arguments that aren't options, in their order.
  package let operands: [String]

  /// Whether the usage is to be printed, and nothing else is done.
  package let isHelp: Bool

  /// The values of each option that was given, in their order.
  private let given: [String: [[String]]]

  /// Parses the arguments of a command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the command.
  ///   - syntax: What the command accepts.
  /// - Throws: ``CommandMisuse`` for an option that the command doesn't have, one that is given twice,
  ///   a value that is missing, or an operand too many.
  package init(
    _ arguments: some Sequence<String>, of syntax: CommandSyntax
  ) throws(CommandMisuse) {
    var (rest, operands, isHelp) = (Array(arguments)[...], [String](), false)
    var given: [String: [[String]]] = [:]
    func misuse(_ text: String) -> CommandMisuse {
      CommandMisuse("\(text) See swift package \(syntax.name) --help.")
    }
    while let argument = rest.popFirst() {
      if ["--help", "-h"].contains(argument) {
        isHelp = true
        continue
      }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        operands.append(argument)
        continue
      }
      guard let option = syntax.options.first(where: { "--\($0.name)" == argument }) else {
        let names = syntax.options.map { "--\($0.name)" } + ["--help"]
        throw misuse(
          "\(argument) is no option of \(syntax.name); it has \(names.joined(separator: ", ")).")
      }
      if given[option.name] != nil, !option.isRepeatable {
        throw misuse("\(argument) is given twice.")
      }
      let values = Array(rest.prefix(option.values.count))
      guard values.count == option.values.count, !values.contains(where: { $0.hasPrefix("--") })
      else {
        throw misuse("\(argument) needs \(option.values.joined(separator: " ")).")
      }
      rest = rest.dropFirst(values.count)
      given[option.name, default: []].append(values)
    }
    let names = syntax.operands.split(separator: " ")
    if operands.count > names.count, !syntax.operands.hasSuffix("…") {
      throw misuse("\(syntax.name) has no place for '\(operands[names.count])'.")
    }
    (self.operands, self.isHelp, self.given) = (operands, isHelp, given)
  }

  /// Parses the name of a command, and its arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of a program with several commands.
  ///   - commands: What each command accepts.
  /// - Returns: The place of the command, and its options.
  /// - Throws: ``CommandMisuse`` for another name, or for an argument that the command doesn't accept.
  package static func parse(
    _ arguments: some Collection<String>, among commands: [CommandSyntax]
  ) throws(CommandMisuse) -> (place: Int, options: CommandOptions) {
    guard let place = commands.firstIndex(where: { $0.name == arguments.first }) else {
      let names = commands.map(\.name).joined(separator: ", ")
      throw CommandMisuse("The first argument is one of \(names).")
    }
    return (place, try CommandOptions(arguments.dropFirst(), of: commands[place]))
  }

  /// Whether an option was given.
  package func has(_ name: String) -> Bool { given[name] != nil }

  /// The first value of an option; nil if it wasn't given.
  package func value(of name: String) -> String? { given[name]?.last?.first }

  /// The values that an option was given with, each time it was; empty if it wasn't.
  package func values(of name: String) -> [[String]] { given[name] ?? [] }

  /// Returns the two parts of each value that an option was given with, as `Dark=dark.json`.
  ///
  /// - Parameters:
  ///   - name: The option.
  ///   - form: What it needs: `a modifier and a context, MODIFIER=CONTEXT`.
  /// - Returns: The parts, in their order; empty if the option wasn't given.
  /// - Throws: ``CommandMisuse`` for a value in one part.
  package func pairs(
    of name: String, _ form: String
  ) throws(CommandMisuse) -> [(String, String)] {
    var pairs: [(String, String)] = []
    for text in values(of: name).joined() {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw CommandMisuse("--\(name) needs \(form), not '\(text)'.")
      }
      pairs.append((parts[0], parts[1]))
    }
    return pairs
  }

  /// Returns the number that an option was given with.
  ///
  /// - Parameters:
  ///   - name: The option.
  ///   - range: The accepted numbers.
  /// - Returns: The number; nil if the option wasn't given.
  /// - Throws: ``CommandMisuse`` for other texts and numbers.
  package func number(
    of name: String, in range: ClosedRange<Double>
  ) throws(CommandMisuse) -> Double? {
    guard let text = value(of: name) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw CommandMisuse(
        "--\(name) is a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'.")
    }
    return number
  }

  /// Returns one of some choices that an option was given with.
  ///
  /// - Parameters:
  ///   - name: The option.
  ///   - choices: The type of the choices.
  /// - Returns: The choice; nil if the option wasn't given.
  /// - Throws: ``CommandMisuse`` for a text that is none of them.
  package func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of name: String, _ choices: Choice.Type = Choice.self
  ) throws(CommandMisuse) -> Choice? {
    try self.choices(of: name, choices).last
  }

  /// Returns all choices that an option was given with, in their order.
  ///
  /// - Parameters:
  ///   - name: The option.
  ///   - choices: The type of the choices.
  /// - Returns: The choices; empty if the option wasn't given.
  /// - Throws: ``CommandMisuse`` for a text that is none of them.
  package func choices<Choice: RawRepresentable<String> & CaseIterable>(
    of name: String, _ choices: Choice.Type = Choice.self
  ) throws(CommandMisuse) -> [Choice] {
    var result: [Choice] = []
    for text in values(of: name).joined() {
      guard let choice = Choice(rawValue: text) else {
        let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandMisuse("--\(name) is one of \(names), not '\(text)'.")
      }
      result.append(choice)
    }
    return result
  }
}
