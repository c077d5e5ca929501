internal import ProtocolStyle

/// A node that is styled with other values of the tokens that it reads, to find out which of its values
/// follow them.
///
/// All tokens are changed at once, by amounts that differ and are small, and once more by twice of these. A
/// value that is computed from a token is then a third one each time. A constant is the same, even if its
/// getter reads a token, and of constants that a token selects there are at most two so near to each other.
/// Further tokens that are only read then are changed, too.
struct TokenProbe {
  /// The view models after each change.
  let models: [ViewModel]

  /// The tokens that were read and can't be changed, because their type has no near values.
  private let unchanged: [(token: TokenID, value: any Hashable & Sendable)]

  /// Styles a node of a tree that is in the situation in question.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - tree: The tree, which isn't changed.
  ///   - reads: What the node and its ancestors read.
  init(of node: AnyNodeHandle, in tree: StyleTree, reading reads: ContextReads) {
    var (reads, models) = (reads, [ViewModel]())
    var (unchanged, count) = ([(token: TokenID, value: any Hashable & Sendable)](), -1)
    while reads.tokens.tokens.count != count {
      let present = tree.evaluating(at: node) { reads.tokens.tokens.map { ($0, $0.value) } }
      count = present.count
      models = [1.0, 2].map { step in
        var probe = TokenValues()
        unchanged = present.enumerated().filter { rank, present in
          !probe.set(present.0, near: present.1, by: step * (1 + Double(rank) / 97))
        }.map(\.element)
        return tree.withSituatedTree(
          of: NodeSelection(of: tree, within: [], and: [node]), themes: tree.themes,
          environment: tree.environment, probing: probe
        ) { probed, nodes in
          let model = probed.viewModel(of: nodes[0])
          for node in probed.nodes { reads.formUnion(probed.reads(of: node)) }
          return model
        }
      }
    }
    (self.models, self.unchanged) = (models, unchanged)
  }

  /// A token that can't be changed, and whose value is or contains a part, so that the part may come from it.
  func unchangedToken(with part: AnyHashable) -> TokenID? {
    func contains(_ value: Any) -> Bool {
      if let color = value as? Color { return color.colors.contains { AnyHashable($0) == part } }
      return (value as? AnyHashable) == part
        || Mirror(reflecting: value).children.contains { contains($0.value) }
    }
    return unchanged.first { contains($0.value) }?.token
  }
}

extension TokenValues {
  /// Sets a token to a value near another one.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - value: The value.
  ///   - distance: The distance, as a factor: 1 for a sixty-fourth of a color's range, and for a point.
  /// - Returns: Whether the type of the value has near values.
  fileprivate mutating func set(
    _ token: TokenID, near value: any Hashable & Sendable, by distance: Double
  ) -> Bool {
    func set<Value: Hashable & Sendable>(_ near: Value) -> Bool {
      guard let token = token.token(of: Value.self) else { return false }
      setData(near, for: token)
      return true
    }
    func shifted(_ component: Double) -> Double {
      component + (component > 0.5 ? -distance : distance) / 64
    }
    func color(_ color: Color) -> Color {
      Color(
        red: shifted(color.red), green: shifted(color.green), blue: shifted(color.blue),
        alpha: color.alpha)
    }
    switch value {
    case let value as any ColorCarrying:
      return set(value.mappingColors { $0.mappingVariants(color) })
    case let value as any LengthCarrying:
      return set(value.mappingLengths { $0 + distance * 1.015625 })
    default: return false
    }
  }
}
