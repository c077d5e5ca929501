/// A getter that reads a deprecated token, which a program with samples finds and `check-styles` locates.
package struct DeprecatedGetter: Codable, Hashable {
  /// The getter with its module: `Shop.Prominent.backgroundColor`.
  package let getter: String

  /// The name of the token.
  package let token: String

  /// The advice for replacing the token.
  package let advice: String

  /// Creates a getter.
  package init(getter: String, token: String, advice: String) {
    (self.getter, self.token, self.advice) = (getter, token, advice)
  }
}
