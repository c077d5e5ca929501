import Foundation

/// The data of the page's inspector: the explanations of elements, and the articles of exhibits.
struct InspectorData: Encodable {
  /// The articles of exhibits, by the identifiers of their elements.
  let articles: [String: Guide]

  /// The explanations of each element in each look and color scheme.
  var explanations = Explanations()

  private enum CodingKeys: CodingKey { case articles, guides }

  func encode(to encoder: any Encoder) throws {
    try explanations.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(articles, forKey: .articles)
    try container.encode(Guide.all, forKey: .guides)
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
