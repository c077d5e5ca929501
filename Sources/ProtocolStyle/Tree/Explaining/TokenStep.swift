/// A token that was read for a value, and the place where the token's value was set.
///
/// Prints as a line of an explanation, such as
/// `← accent  #ff8000 orange  theme contoso (Themes.swift:12)`.
public struct TokenStep: Sendable {
  /// The token.
  public let token: TokenID

  /// The number of tokens through which it was read: 0 if a getter or a closure read it itself.
  public let depth: Int

  /// The value of the token in the context of the node.
  public let value: any Hashable & Sendable

  /// The setter of the value: `theme contoso`, `tree`, `scope's theme night`, or `default`.
  public let setter: String

  /// The place where the setter sets it, as `App/Themes.swift:12`, or of the token's declaration for
  /// a default; nil for a value of a file.
  public let location: String?
}

extension TokenStep: CustomStringConvertible {
  /// The token, its value, its setter and the place in the source, without the module.
  public var description: String {
    let file = location?.split(separator: "/").last.map { " (\($0))" } ?? ""
    let value = (value as? Double)?.plainDescription ?? "\(value)"
    let indent = String(repeating: "  ", count: depth)
    return "\(indent)← \(token.name)  \(value)  \(setter)\(file)"
  }
}

// MARK: - TokenLayers

/// The themes and the values of a tree in one context, with the tokens that each of them sets.
struct TokenLayers {
  private let cell: ContextCell
  private unowned let resolver: LookResolver

  /// Creates the layers of a context that is up to date.
  init(of cell: ContextCell, _ resolver: LookResolver) {
    (self.cell, self.resolver) = (cell, resolver)
  }

  /// Returns the steps for reads, in order; the context must be the current one.
  func steps(for reads: [TokenTrace.Read]) -> [TokenStep] {
    if reads.isEmpty { return [] }
    let layers = layers
    return reads.map { read in
      let definition = InternedTokens.shared.definition(at: read.token)
      let layer = layers.last { $0.values.entry(at: read.token) != nil }
      let entry = layer?.values.entry(at: read.token)
      return TokenStep(
        token: TokenID(definition: definition), depth: read.depth,
        value: definition.currentValue, setter: layer?.name ?? "default",
        location: entry == nil ? definition.location?.description : entry?.location?.description)
    }
  }

  /// The names and the values of the setters, the lowest first.
  private var layers: [(name: String, values: TokenValues)] {
    let ground = resolver.ground
    var context = StyleContext(environment: cell.context.pointee.environment)
    var layers: [(name: String, values: TokenValues)] = []
    resolver.evaluatingThemes {
      for theme in ground.themes { layers.append(("theme \(theme)", context.add(theme))) }
      context.tokens = ground.tokens.merged(over: context.tokens)
      layers.append(("tree", ground.tokens))
      for theme in cell.key.themes {
        layers.append(("scope's theme \(theme)", context.add(theme)))
      }
    }
    return layers
  }
}
