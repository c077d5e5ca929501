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

  /// The place where the setter sets it, as `App/Themes.swift:12`, or as
  /// `brand.tokens.json#/color/accent` for a value of a file; for a default, the place of the token's
  /// declaration, nil if that is a file.
  public let location: String?

  /// The place of the scope that brought the theme, as `App/Sidebar.swift:8`; nil for other setters.
  public let scopeLocation: String?

  /// The color in the context of the node, for a swatch; nil for other values.
  let color: Color?
}

extension TokenStep: CustomStringConvertible {
  /// The token, its value, its setter and the place in the source, without the module; for the theme
  /// of a scope, the place of the scope follows.
  public var description: String { String(repeating: "  ", count: depth) + "← " + text }

  /// The description without an arrow and indentation.
  var text: String {
    let value = (value as? Double)?.plainDescription ?? "\(value)"
    let scope = scopeLocation.map { ", scope\(SourcePlace.suffix($0))" } ?? ""
    let place = SourcePlace.suffix(location)
    return "\(token.name)  \(value)  \(setter)\(place)\(scope)"
  }
}

// MARK: - TokenLayers

/// The themes and the values of a tree in one context, with the tokens that each of them sets.
struct TokenLayers {
  private let shared: SharedContext
  private unowned let resolver: StyleResolver

  /// The scopes around the node and its own, the innermost first.
  private let scopes: [StyleScope]

  /// A setter with the values that it sets.
  private struct Layer {
    let name: String
    let values: TokenValues
    var scope: StyleScope?
  }

  /// Creates the layers of a context that is up to date, for a node in scopes.
  init(of shared: SharedContext, _ resolver: StyleResolver, scopes: [StyleScope]) {
    (self.shared, self.resolver, self.scopes) = (shared, resolver, scopes)
  }

  /// Returns the steps for reads, in order; the context must be the current one.
  func steps(for reads: [TokenTrace.Read]) -> [TokenStep] {
    if reads.isEmpty { return [] }
    let layers = layers
    return reads.map { read in
      let definition = InternedTokens.shared.definition(at: read.token)
      let layer = layers.last { $0.values.entry(at: read.token) != nil }
      let entry = layer?.values.entry(at: read.token)
      let value = definition.currentValue
      return TokenStep(
        token: TokenID(definition: definition), depth: read.depth, value: value,
        setter: layer?.name ?? "default",
        location: entry == nil ? definition.location?.description : entry?.place,
        scopeLocation: layer?.scope?.location.description,
        color: (value as? Color)?.resolved())
    }
  }

  /// The setters, the lowest first.
  private var layers: [Layer] {
    let ground = resolver.ground
    var context = StyleContext(environment: shared.context.value.environment)
    var layers: [Layer] = []
    resolver.evaluatingThemes {
      for theme in ground.themes {
        layers.append(Layer(name: "theme \(theme)", values: context.add(theme)))
      }
      context.tokens = ground.tokens.merged(over: context.tokens)
      layers.append(Layer(name: "tree", values: ground.tokens))
      for theme in shared.key.themes {
        layers.append(
          Layer(
            name: "scope's theme \(theme)", values: context.add(theme),
            scope: scopes.first { $0.themes.contains(theme) }))
      }
    }
    return layers
  }
}
