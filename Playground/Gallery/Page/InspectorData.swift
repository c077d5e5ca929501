import Foundation
import ProtocolStyle
import StyleHTML

/// The data of the page's inspector for each element in each look, as the script reads it.
struct InspectorData: Encodable {
  /// The values written for an attribute, from the highest level to the lowest.
  struct AttributeOutcome: Encodable, Hashable {
    let attribute: String
    let entries: [Entry]
  }

  struct Entry: Encodable, Hashable {
    let value: String
    let color: String?
    let level: String
    let writer: String
    let isHidden: Bool

    /// The steps to the origin of the value; of values that lost, none.
    let chain: [Step]
  }

  /// A step from a value to its origin.
  struct Step: Encodable, Hashable {
    let depth: Int
    let text: String
    let color: String?
  }

  struct Explanation: Encodable, Hashable {
    let node: String
    let kind: String
    let outcomes: [AttributeOutcome]
  }

  /// The articles of exhibits, by the identifiers of their elements.
  let articles: [String: Guide]

  /// All articles.
  let guides = Guide.all

  /// The distinct explanations of all elements.
  private(set) var explanations: [Explanation] = []

  /// For each look and color scheme, the indices of explanations, keyed by element identifier.
  private(set) var looks: [String: [String: Int]] = [:]
  private var places: [Explanation: Int] = [:]

  private enum CodingKeys: CodingKey { case articles, explanations, guides, looks }

  init(articles: [String: Guide]) {
    self.articles = articles
  }

  /// Adds the explanations of nodes in the tree's current themes and environment.
  mutating func add(
    _ nodes: [AnyNodeHandle], of tree: StyleTree, look: String, in state: ControlState? = nil
  ) {
    let suffix = state.map { " \($0)" } ?? ""
    for node in nodes {
      let explanation = Explanation(tree.explain(node))
      let place = places[explanation] ?? explanations.count
      if place == explanations.count {
        explanations.append(explanation)
        places[explanation] = place
      }
      looks[look, default: [:]][HTMLPage.identifier(of: node) + suffix] = place
    }
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

extension InspectorData.Explanation {
  init(_ explanation: StyleExplanation) {
    self.init(
      node: explanation.nodeType, kind: explanation.kind.name,
      outcomes: explanation.outcomes.compactMap { outcome in
        // Attributes with only an override are the content and sizes of the page's samples.
        guard outcome.entries.contains(where: { $0.level != .overrides }) else { return nil }
        return InspectorData.AttributeOutcome(
          attribute: outcome.place.map { "\(outcome.attribute)[\($0)]" } ?? "\(outcome.attribute)",
          entries: outcome.entries.enumerated().map { place, entry in
            InspectorData.Entry(
              entry, isWinner: place == outcome.entries.firstIndex { !$0.isHidden })
          })
      })
  }
}

extension InspectorData.Entry {
  init(_ entry: StyleExplanation.Entry, isWinner: Bool) {
    let steps = isWinner ? entry.chain : []
    self.init(
      value: entry.value.map { "\($0)" } ?? "none", color: (entry.value as? Color).map { "\($0)" },
      level: entry.origin ?? entry.level.rawValue, writer: entry.source, isHidden: entry.isHidden,
      chain: steps.map { step in
        InspectorData.Step(
          depth: step.depth, text: step.text, color: step.color.map { "\($0)" })
      })
  }
}
