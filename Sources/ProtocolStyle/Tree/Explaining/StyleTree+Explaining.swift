extension StyleTree {
  /// Explains the appearance of a node.
  ///
  /// Runs the cascade once more, and records its writes. Traps when the node isn't attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: For every attribute, the values that won and lost.
  public func explain(_ node: some NodeReference) -> StyleExplanation {
    let index = Int(self.index(of: node))
    requireIdle("\(node) was explained")
    refresher.bringUpToDate(index)
    var explanation = explanation(of: index)
    var ancestor = Int(store.records[index].parent)
    // The tokens of an inherited value are those of the nearest ancestor that doesn't inherit it.
    while ancestor != NodeRecord.none, explanation.hasUnexplainedInheritance {
      refresher.bringUpToDate(ancestor)
      explanation.explainInheritance(by: self.explanation(of: ancestor))
      ancestor = Int(store.records[ancestor].parent)
    }
    return explanation
  }

  /// Explains the appearance of a node that is up to date, except for inherited values.
  private func explanation(of index: Int) -> StyleExplanation {
    let row = Int(store.records[index].row)
    let column = store.column(of: index).object
    let inherited = resolver.inheritedContext(of: index).object
    let scopes = resolver.scopes(around: index)
    let trace = TokenTrace()
    let listener = ExplanationListener(kind: column.kind, trace)
    var outcomes: [StyleExplanation.AttributeOutcome] = []
    resolver.styling(store.place(of: index), column, in: inherited) {
      inherited.context.value.trace = Unretained(trace)
      let candidates = inherited.candidates(for: column, row: row).object
      let variant = resolver.variant(of: store.place(of: index), column, candidates) ?? .plain
      listener.listen(
        to: candidates, variant, row: row, store.settings[UInt32(index)], in: inherited)
      inherited.context.value.trace = nil
      outcomes = listener.outcomes
      let layers = TokenLayers(of: inherited.shared, resolver, scopes: scopes)
      for outcome in outcomes.indices {
        let attribute = outcomes[outcome].attribute
        for entry in outcomes[outcome].entries.indices {
          outcomes[outcome].entries[entry].explain(
            attribute, of: column.nodeType, layers, in: scopes)
        }
      }
    }
    return StyleExplanation(
      nodeType: "\(column.nodeType)", kind: column.kind, outcomes: outcomes)
  }
}

// MARK: - Steps

extension StyleTree {
  /// Runs the cascade of a node once more, and calls a closure after each step.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - situation: The situation.
  ///   - isNeeded: Returns whether to run the cascade with some rules.
  ///   - note: The closure.
  /// - Returns: The parts of the context that were read; nil if the cascade isn't needed.
  @discardableResult
  func forEachStep(
    of node: AnyNodeHandle, in situation: NodeSituation,
    where isNeeded: ([MatchedRule]) -> Bool = { _ in true },
    _ note: @escaping (CascadeStep) -> Void
  ) -> ContextReads? {
    styling(node, in: situation) { _, column, place, inherited in
      let candidates = inherited.candidates(for: column, row: place.row).object
      let variant = resolver.variant(of: place, column, candidates, in: situation.state) ?? .plain
      inherited.context.value.reads.removeAll()
      let rules = candidates.rules(for: variant)
      guard isNeeded(rules) else { return nil }
      var local = store.settings(of: place)
      if let state = situation.state {
        local = local ?? NodeSettings()
        local?.controlState = state
      }
      candidates.forEachStep(of: rules, variant, row: place.row, local, in: inherited, note)
      return inherited.context.value.reads
    }
  }
}

// MARK: - Losing Rules

extension StyleTree {
  /// Returns which of some rules have no effect on a node, because its conformances override all of
  /// their values.
  ///
  /// Runs the cascade once more if any of the rules is in force for the node. Rules that resets hide,
  /// that write nothing, or whose attributes the kind doesn't use are omitted. An inherited attribute
  /// counts even if the kind doesn't use it, because children may. Traps when the node isn't
  /// attached.
  ///
  /// - Parameters:
  ///   - rules: The rules, without those that override conformances.
  ///   - node: The node.
  /// - Returns: For each of the rules that writes an attribute of the node, whether its every value
  ///   is overridden.
  package func losses(
    of rules: Set<StyleSheet.Identity>, at node: AnyNodeHandle
  ) -> [StyleSheet.Identity: Bool] {
    var written: [(level: CascadeLevel, rule: StyleSheet.Identity?, parts: WriteSet)] = []
    forEachStep(of: node, in: NodeSituation()) {
      $0.contains { rules.contains($0.rule.identity) }
    } _: { step in
      let parts = step.parts(after: written.lazy.flatMap(\.parts))
      written.append((step.level, step.isHidden ? nil : step.rule?.rule.identity, parts))
    }
    let kind = store.column(of: Int(node.index)).object.kind
    let own = written.filter { $0.level == .conformances }
    var losses: [StyleSheet.Identity: Bool] = [:]
    for case (_, let rule?, let parts) in written where rules.contains(rule) {
      for part in parts
      where kind.uses(part.attribute) || part.attribute.definition.isInherited {
        // Conformances write after rules.
        losses[rule] =
          losses[rule, default: true] && own.contains { $0.parts.contains(part) }
      }
    }
    return losses
  }
}

// MARK: - Users of Tokens

extension StyleTree {
  /// Returns the nodes that read a token, grouped by their computed styles.
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
  /// - Returns: A group for each computed style with such nodes, in the order of their first nodes;
  ///   empty if no attached node reads the token.
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
    var graphs: [SharedContext.Number: TokenDependencies] = [:]
    var groups: [(intermediates: [Int], nodes: [AnyNodeHandle])] = []
    var places: [TokenUserKey: Int] = [:]
    for node in nodes {
      var dependent: Set<Int> = []
      forEachReading(by: node) { tokens, shared in
        let graph = graphs[shared.number] ?? TokenDependencies(on: target, in: shared, resolver)
        graphs[shared.number] = graph
        dependent.formUnion(tokens.elements.filter(graph.leads))
      }
      if dependent.isEmpty { continue }
      let intermediates = dependent.filter { $0 != target }.sorted()
      let key = TokenUserKey(
        computedStyle: store.records[Int(node.index)].computedStyle, intermediates: intermediates)
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
        intermediates: intermediates.map(TokenID.init(at:)).sorted())
    }
  }

  /// Calls a closure with the tokens that are read for a node, and their context, in each
  /// situation that affects the node.
  private func forEachReading(by node: AnyNodeHandle, _ body: (TokenIndices, SharedContext) -> Void)
  {
    let index = Int(node.index)
    for situation in situatedStyles(of: node)?.situations ?? [NodeSituation()] {
      let reads = forEachStep(of: node, in: situation) { _ in }
      resolver.holdingNumbers {
        let context = resolver.context(of: index, in: situation, at: refresher.revision)
        let shared = resolver.contexts[context.number].object.shared
        body((reads ?? ContextReads()).tokens, shared)
        // A scope reads its tokens in the context around the node.
        let outer = resolver.contexts[context.outer].object.shared
        body(context.scopeTokens, outer)
      }
    }
  }
}

// MARK: - Previews

extension StyleTree {
  /// Returns the changes that edits of the tree's settings would make, and changes nothing.
  ///
  /// ```swift
  /// let preview = tree.preview {
  ///   $0.themes = [night]
  ///   $0.tokens[.accent] = .orange
  ///   $0.styleSheet.insert(StyleRule(for: .button) { $0.cornerRadius = 8 })
  /// }
  /// print(preview)
  /// ```
  ///
  /// The changes are those that `refresh()` would report if it was called before and after the same
  /// edits of the tree. They don't include what a refresh participant, such as a stack of screens,
  /// would change then. The nodes are styled in a second tree over the same models, so no node
  /// becomes stale, no observer is notified, and no report has other changes. The getters, closures
  /// and rules of all nodes run, and must not use the tree.
  ///
  /// The cost is that of styling every node once, whatever the edits are.
  ///
  /// - Parameter edit: A closure that edits a copy of the tree's settings.
  /// - Returns: The changes, and the edits that cause them.
  /// - Throws: Any error that `edit` throws.
  public func preview(
    _ edit: (inout StylePreview.Settings) throws -> Void
  ) rethrows -> StylePreview {
    preview(of: try previewSettings(edit))
  }

  /// The changes that edited settings would make.
  package func preview(of settings: StylePreview.Settings) -> StylePreview {
    requireIdle("Changes of the tree were previewed")
    return keepingNumbers {
      store.forEachNode(refresher.bringUpToDate)
      return withSituatedTree(previewing: settings) { situatedTree in
        situatedTree.keepingNumbers {
          PreviewComparison(of: self, with: situatedTree, settings).preview()
        }
      }
    }
  }

  /// The settings of the tree after edits of a copy.
  package func previewSettings(
    _ edit: (inout StylePreview.Settings) throws -> Void
  ) rethrows -> StylePreview.Settings {
    var settings = StylePreview.Settings(values: resolver.settings)
    try edit(&settings)
    return settings
  }

  /// Runs a closure with a tree of the same nodes in edited settings.
  ///
  /// Use it only inside the closure, don't change it, and don't use this tree meanwhile.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - body: A closure that reads the situated tree.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  package func withSituatedTree<Result>(
    previewing settings: StylePreview.Settings, _ body: (StyleTree) throws -> Result
  ) rethrows -> Result {
    try rendering(NodeStore(copying: store, rendered), in: settings.values) { situatedTree in
      for (node, edit) in settings.overrides {
        situatedTree.changeSettings(at: situatedTree.index(of: node)) {
          switch edit {
          case .add(let override): $0.overrides.append(override)
          case .clear: $0.overrides = []
          }
        }
      }
      return try body(situatedTree)
    }
  }

  /// The parts of the context that the style of a node that is up to date comes from.
  func styleReads(of index: Int) -> ContextReads {
    let computedStyle = computedStyles[store.records[index].computedStyle]
    let column = store.column(of: index).object
    let candidates = resolver.inheritedContext(of: index).object
      .candidates(for: column, row: Int(store.records[index].row)).object
    let matchedRules = resolver.currentMatchedRules(of: index).object
    var reads = computedStyles.reads[computedStyle.reads]
    for others in [matchedRules.lowerReads, matchedRules.contentReads, candidates.reads] {
      reads.formUnion(others)
    }
    if let own = store.settings[UInt32(index)]?.reads { reads.formUnion(own) }
    if let scope = resolver.scopes[UInt32(index)] { reads.formUnion(scope.reads) }
    return reads
  }
}
