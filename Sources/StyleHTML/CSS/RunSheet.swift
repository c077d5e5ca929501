/// The classes of runs of rich text, for declarations that no element stands for.
///
/// Runs are content, which isn't known before it's written, so their rules follow those of styles.
/// Inline styles would need no rules, but a strict content security policy refuses them.
final class RunSheet {
  /// The names of the classes, by declarations.
  private var names: [String: String] = [:]

  /// The rules that haven't been written to a page or patch yet, by name.
  private var unwritten: [String: String] = [:]

  /// The number of classes from which on all are forgotten.
  ///
  /// Without this, a page that is patched for a long time would keep each of them. Rules that are needed
  /// again are written again.
  private static let limit = 4096

  /// The class with some declarations.
  func name(of declarations: String) -> String {
    if let known = names[declarations] { return known }
    if names.count >= Self.limit { names = [:] }
    var name = StyleClass.name(ofText: declarations)
    while names.values.contains(name) { name = StyleClass.name(ofText: name + declarations) }
    names[declarations] = name
    unwritten[name] = declarations
    return name
  }

  /// The rules that haven't been written yet; empty where there are none.
  var unwrittenRules: String {
    if unwritten.isEmpty { return "" }
    let rules = unwritten.sorted { $0.key < $1.key }.map { ".\($0.key){\($0.value)}" }
    return "@layer classes{\(rules.joined())}"
  }

  /// Returns the rules that haven't been written yet, and marks them as written.
  func takeRules() -> String {
    defer { unwritten = [:] }
    return unwrittenRules
  }

  /// Forgets all classes, because a page is written from the start.
  func removeAll() { (names, unwritten) = ([:], [:]) }
}
