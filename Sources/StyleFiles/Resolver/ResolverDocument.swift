/// A resolver document with every reference object followed: tokens in the order that they override
/// each other, some of which depend on a modifier.
struct ResolverDocument {
  /// An element of the resolution order.
  enum Element {
    case set([JSONObject])

    /// The number of a modifier, and the sources of each of its contexts.
    case modifier(Int, [[JSONObject]])
  }

  var name: String?
  var elements: [Element] = []
  var modifiers: [TokenModifier] = []

  /// A document of only tokens.
  init(tokens: JSONObject) {
    elements = [.set([tokens])]
  }

  init(name: String?) {
    self.name = name
  }

  /// The number of combinations of contexts; nil where it is beyond what an `Int` holds.
  var combinationCount: Int? {
    modifiers.reduce(1) { count, modifier in
      count.flatMap {
        let (product, overflow) = $0.multipliedReportingOverflow(by: modifier.contexts.count)
        return overflow ? nil : product
      }
    }
  }

  /// Merges the sources of a combination, a context for each modifier; later ones override.
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

  /// Whether a document is a resolver and not a group of tokens.
  ///
  /// Both are JSON objects; a resolver has a resolution order, or a version that is a text.
  static func isResolver(_ document: JSONObject, named name: String) -> Bool {
    document["resolutionOrder"] != nil || document["version"]?.string != nil
      || name.hasSuffix(".resolver.json")
  }
}
