/// Nodes of one look that read a token, directly or through other tokens.
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

extension StyleTree {
  /// Returns the nodes that read a token, grouped by their looks.
  ///
  /// A node reads the tokens that its getters and closures, the rules for it, its overrides and its
  /// scope read, and those that the values and defaults of these tokens come from, in its present
  /// themes and environment, in each control state and each container width that affects it, and in
  /// each state of its enclosing control. A value that the closure of a theme reads counts for the
  /// token that the closure sets next. Nodes that only inherit a value don't read its tokens; their
  /// ancestors do.
  ///
  /// The cost is that of styling every node once more, in each of these states and widths.
  ///
  /// - Parameter token: The token.
  /// - Returns: A group for each look with such nodes, in the order of their first nodes; empty if no
  ///   attached node reads the token.
  public func users(of token: some AnyToken) -> [TokenUser] {
    requireIdle("The users of token '\(token.name)' were searched")
    let target = token.id.definition.index
    return keepingNumbers {
      var users: [TokenUser] = []
      repeatingForNewThresholds { users = findUsers(of: target) }
      return users
    }
  }

  private func findUsers(of target: Int) -> [TokenUser] {
    var graphs: [ContextCell.Number: TokenDependencies] = [:]
    var groups: [(intermediates: [Int], nodes: [AnyNodeHandle])] = []
    var places: [TokenUserKey: Int] = [:]
    for node in nodes {
      var dependent: Set<Int> = []
      forEachReading(by: node) { tokens, cell in
        let graph = graphs[cell.number] ?? TokenDependencies(on: target, in: cell, resolver)
        graphs[cell.number] = graph
        dependent.formUnion(tokens.elements.filter(graph.leads))
      }
      if dependent.isEmpty { continue }
      let intermediates = dependent.filter { $0 != target }.sorted()
      let key = TokenUserKey(
        look: store.records[Int(node.index)].look, intermediates: intermediates)
      if let place = places[key] {
        groups[place].nodes.append(node)
      } else {
        places[key] = groups.count
        groups.append((intermediates, [node]))
      }
    }
    return groups.map { intermediates, nodes in
      TokenUser(
        nodeType: "\(nodeType(of: nodes[0]))", nodes: nodes,
        intermediates: intermediates.map(TokenID.init(at:)).sorted {
          ($0.name, $0.module) < ($1.name, $1.module)
        })
    }
  }

  /// Calls a closure with the tokens that are read for a node, and the cell of their context, in each
  /// situation that affects the node.
  private func forEachReading(by node: AnyNodeHandle, _ body: (TokenIndices, ContextCell) -> Void) {
    let index = Int(node.index)
    for situation in situatedStyles(of: node)?.situations ?? [NodeSituation()] {
      let reads = forEachStep(of: node, in: situation) { _ in }
      resolver.holdingNumbers {
        let context = resolver.context(of: index, in: situation, at: refresher.revision)
        let cell = resolver.contexts[context.number].takeUnretainedValue().cell
        body((reads ?? ContextReads()).tokens, cell)
        // A scope reads its tokens in the context around the node.
        let outer = resolver.contexts[context.outer].takeUnretainedValue().cell
        body(context.scopeTokens, outer)
      }
    }
  }
}

/// The key of a group of nodes that read a token.
private struct TokenUserKey: Hashable {
  let look: LookNumber
  let intermediates: [Int]
}

extension TokenID {
  /// The token with an index.
  init(at index: Int) {
    self.init(definition: InternedTokens.shared.definition(at: index))
  }
}

// MARK: - TokenDependencies

/// The dependencies of tokens on each other in one context.
final class TokenDependencies {
  private let target: Int
  private let cell: ContextCell
  private unowned let resolver: LookResolver

  /// The tokens that themes read for the values of tokens, by index.
  private var sources: [Int: TokenIndices] = [:]

  /// Whether tokens depend on the target, as far as it's known.
  private var known: [Int: Bool]

  /// Finds the tokens that depend on a token.
  init(on target: Int, in cell: ContextCell, _ resolver: LookResolver) {
    (self.target, self.cell, self.resolver) = (target, cell, resolver)
    known = [target: true]
    cell.bringUpToDate()
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
    if let entry = cell.context.pointee.tokens.entry(at: token) {
      return [entry.aliasIndex, entry.sourceIndex].compactMap(\.self)
        + (sources[token]?.elements ?? [])
    }
    let definition = InternedTokens.shared.definition(at: token)
    var reads = ContextReads()
    resolver.evaluatingThemes {
      reads = StyleContext.tracking(at: cell.context) { _ = definition.defaultValue }.reads
    }
    return reads.tokens.elements
  }

  /// Evaluates the themes of the context as the cell does, and records what they read for each token.
  private func evaluateThemes() {
    let ground = resolver.ground
    var context = StyleContext(environment: cell.context.pointee.environment)
    add(ground.themes, to: &context)
    context.tokens = ground.tokens.merged(over: context.tokens)
    // What the tree's own values come from was read outside of any context.
    for (token, _) in ground.tokens.assigned { sources[token] = nil }
    add(cell.key.themes, to: &context)
  }

  private func add(_ themes: [Theme], to context: inout StyleContext) {
    for theme in themes {
      let assignments = TokenAssignments()
      context.assignments = assignments
      context.reads.removeAll()
      let values = context.add(theme)
      context.assignments = nil
      for (token, _) in values.assigned { sources[token] = assignments.sources[token] }
    }
  }
}
