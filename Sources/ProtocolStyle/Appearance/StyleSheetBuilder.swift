/// A result builder for sheets, which combines rules and other sheets.
@resultBuilder
public enum StyleSheetBuilder {
  /// Returns a rule.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The rule in an array.
  public static func buildExpression(_ rule: StyleRule) -> [StyleRule] { [rule] }

  /// Returns several rules, such as those of a sheet.
  ///
  /// - Parameter rules: The rules, the lowest first.
  /// - Returns: The rules.
  public static func buildExpression(_ rules: some Sequence<StyleRule>) -> [StyleRule] {
    Array(rules)
  }

  /// Joins rules.
  ///
  /// - Parameter parts: The parts, the lowest first.
  /// - Returns: The rules of all parts.
  public static func buildBlock(_ parts: [StyleRule]...) -> [StyleRule] { parts.flatMap(\.self) }

  /// Returns the rules of an `if` without `else`.
  ///
  /// - Parameter rules: The rules, or nil if the condition is false.
  /// - Returns: The rules, or none.
  public static func buildOptional(_ rules: [StyleRule]?) -> [StyleRule] { rules ?? [] }

  /// Returns the rules of an `if` with `else`.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: The rules.
  public static func buildEither(first rules: [StyleRule]) -> [StyleRule] { rules }

  /// Returns the rules of an `else`.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: The rules.
  public static func buildEither(second rules: [StyleRule]) -> [StyleRule] { rules }

  /// Joins the rules of a loop.
  ///
  /// - Parameter parts: The rules of each iteration.
  /// - Returns: The rules of all iterations.
  public static func buildArray(_ parts: [[StyleRule]]) -> [StyleRule] { parts.flatMap(\.self) }

  /// Returns the rules of an `if #available`.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: The rules.
  public static func buildLimitedAvailability(_ rules: [StyleRule]) -> [StyleRule] { rules }
}
