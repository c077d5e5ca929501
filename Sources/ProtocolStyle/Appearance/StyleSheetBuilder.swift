/// Builds the rules of a sheet from rules and other sheets.
@resultBuilder
public enum StyleSheetBuilder {
  /// Takes a rule.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The rule alone.
  public static func buildExpression(_ rule: StyleRule) -> [StyleRule] { [rule] }

  /// Takes several rules, such as those of a sheet.
  ///
  /// - Parameter rules: The rules, the lowest first.
  /// - Returns: The rules.
  public static func buildExpression(_ rules: some Sequence<StyleRule>) -> [StyleRule] {
    Array(rules)
  }

  /// Puts rules one behind the other.
  ///
  /// - Parameter parts: The parts, the lowest first.
  /// - Returns: All of them.
  public static func buildBlock(_ parts: [StyleRule]...) -> [StyleRule] { parts.flatMap(\.self) }

  /// Takes the rules of an `if` without `else`.
  ///
  /// - Parameter rules: The rules, or nil where the `if` did not hold.
  /// - Returns: The rules, or none.
  public static func buildOptional(_ rules: [StyleRule]?) -> [StyleRule] { rules ?? [] }

  /// Takes the rules of an `if` that held.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: The rules.
  public static func buildEither(first rules: [StyleRule]) -> [StyleRule] { rules }

  /// Takes the rules of an `else`.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: The rules.
  public static func buildEither(second rules: [StyleRule]) -> [StyleRule] { rules }

  /// Takes the rules of a loop.
  ///
  /// - Parameter parts: Those of each round.
  /// - Returns: All of them.
  public static func buildArray(_ parts: [[StyleRule]]) -> [StyleRule] { parts.flatMap(\.self) }

  /// Takes the rules of an `if #available`.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: The rules.
  public static func buildLimitedAvailability(_ rules: [StyleRule]) -> [StyleRule] { rules }
}
