/// Nodes of one computed style that read a token, directly or through other tokens.
///
/// ```swift
/// for user in tree.users(of: Token.accent) {
///   print(user.nodeType, user.nodes.count, user.intermediates)
/// }
/// ```
public struct TokenUser: Sendable {
  /// The name of the nodes' type.
  public let nodeType: String

  /// The nodes, depth first; they have the same style.
  public let nodes: [AnyNodeHandle]

  /// The tokens that these nodes read and whose values depend on the token, by name.
  ///
  /// A token depends on another one if it's set to it, if the theme that sets it reads the other one
  /// for that, or if its default does. Empty if the nodes only read the token itself.
  public let intermediates: [TokenID]
}

/// The key of a group of nodes that read a token.
struct TokenUserKey: Hashable {
  let computedStyle: ComputedStyleNumber
  let intermediates: [Int]
}

// MARK: - TokenDependencies

/// The dependencies of tokens on each other in one context.
final class TokenDependencies {
  private let target: Int
  private let shared: SharedContext
  private unowned let resolver: StyleResolver

  /// The tokens that themes read for the values of tokens, by index.
  private var sources: [Int: TokenIndices] = [:]

  /// Whether tokens depend on the target, as far as it's known.
  private var known: [Int: Bool]

  /// Finds the tokens that depend on a token.
  init(on target: Int, in shared: SharedContext, _ resolver: StyleResolver) {
    (self.target, self.shared, self.resolver) = (target, shared, resolver)
    known = [target: true]
    shared.bringUpToDate()
    resolver.evaluatingThemes { evaluateThemes() }
  }

  /// Returns whether a token is the target, or depends on it.
  func leads(_ token: Int) -> Bool {
    if let known = known[token] { return known }
    var (visited, rest) = (Set([token]), [token])
    while let next = rest.popLast() {
      for other in dependencies(of: next) {
        if known[other] == true {
          known[token] = true
          return true
        }
        if known[other] == nil, visited.insert(other).inserted { rest.append(other) }
      }
    }
    // None of the visited tokens leads to the target, or this one would.
    for visited in visited { known[visited] = false }
    return false
  }

  /// The tokens that the value of a token comes from.
  private func dependencies(of token: Int) -> [Int] {
    if let entry = shared.context.value.tokens.entry(at: token) {
      return [entry.aliasIndex, entry.sourceIndex].compactMap(\.self)
        + (sources[token]?.elements ?? [])
    }
    let definition = InternedTokens.shared.definition(at: token)
    var reads = ContextReads()
    resolver.evaluatingThemes {
      reads = StyleContext.tracking(at: shared.context) { _ = definition.defaultValue }.reads
    }
    return reads.tokens.elements
  }

  /// Evaluates the themes of the context as the shared context does, and records what they read for
  /// each token.
  private func evaluateThemes() {
    let ground = resolver.ground
    var context = StyleContext(environment: shared.context.value.environment)
    add(ground.themes, to: &context)
    context.tokens = ground.tokens.merged(over: context.tokens)
    // What the tree's own values come from was read outside of any context.
    for (token, _) in ground.tokens.assigned { sources[token] = nil }
    add(shared.key.themes, to: &context)
  }

  private func add(_ themes: [Theme], to context: inout StyleContext) {
    for theme in themes {
      let assignments = TokenAssignments()
      context.assignments = Unretained(assignments)
      context.reads.removeAll()
      let values = context.add(theme)
      context.assignments = nil
      for (token, _) in values.assigned { sources[token] = assignments.sources[token] }
    }
  }
}
