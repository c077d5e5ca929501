/// A resolver document with all reference objects resolved: tokens in the order in which they
/// override each other, some of which depend on a modifier.
struct ResolverDocument {
  /// An element of the resolution order.
  enum Element {
    case set([JSONObject])

    /// The index of a modifier, and the sources of each of its contexts.
    case modifier(Int, [[JSONObject]])
  }

  var name: String?
  var elements: [Element] = []
  var modifiers: [TokenModifier] = []

  /// Creates a document that consists only of tokens.
  init(tokens: JSONObject) {
    elements = [.set([tokens])]
  }

  init(name: String?) {
    self.name = name
  }

  /// The number of combinations of contexts; nil if it overflows.
  var combinationCount: Int? {
    modifiers.reduce(1) { count, modifier in
      count.flatMap {
        let (product, overflow) = $0.multipliedReportingOverflow(by: modifier.contexts.count)
        return overflow ? nil : product
      }
    }
  }

  /// Merges the sources of a combination, which has one context for each modifier; later sources
  /// override earlier ones.
  func merged(_ choice: [Int]) -> JSONObject {
    var result: JSONObject?
    for element in elements {
      let sources =
        switch element {
        case .set(let sources): sources
        case .modifier(let number, let contexts): contexts[choice[number]]
        }
      for source in sources {
        result = result.map { GroupExpander.merge(source, over: $0) } ?? source
      }
    }
    return result ?? JSONObject()
  }

  /// Whether a document is a resolver instead of a group of tokens.
  ///
  /// Both are JSON objects; a resolver has a resolution order, or a version that is a string.
  static func isResolver(_ document: JSONObject, named name: String) -> Bool {
    document["resolutionOrder"] != nil || document["version"]?.string != nil
      || name.hasSuffix(".resolver.json")
  }
}

/// A condition of a resolver document, such as a theme, and the contexts to choose from.
public struct TokenModifier: Hashable, Sendable {
  /// The name.
  public let name: String

  /// The names of the contexts, in the order of the file.
  public let contexts: [String]

  /// The default context; nil if one has to be chosen.
  public let defaultContext: String?

  /// The purpose; nil if the file has no description.
  public let summary: String?

  /// The data of tools, as it is in the file.
  public let extensions: JSONObject?
}
