import Foundation
import ProtocolStyle

/// A node's name and view model, for other programs.
struct StyledNode: Encodable {
  let name: String
  let viewModel: ViewModel

  /// The nodes of the examples as a JSON array, identical in every run.
  static func json(of examples: [Example]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(examples.flatMap(\.styledNodes))
    return String(decoding: data, as: UTF8.self)
  }
}

extension Example {
  /// The nodes in the order in which they are shown.
  var styledNodes: [StyledNode] {
    let applier = StyleApplier()
    func style(_ node: some StyleNode) -> StyledNode {
      StyledNode(name: "\(type(of: node))", viewModel: applier.viewModel(for: node))
    }
    return nodes.map { style($0) }
      + scenes.flatMap(\.nodes).map { StyledNode(name: $0.name, viewModel: $0.model) }
  }
}
