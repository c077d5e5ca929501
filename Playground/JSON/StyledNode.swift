import Foundation
import ProtocolStyle

/// A node's name and what was rendered for it, as another program reads them.
struct StyledNode: Encodable {
  let name: String
  let viewModel: ViewModel

  init(_ node: some StyleNode) {
    name = "\(type(of: node))"
    viewModel = StyleApplier().viewModel(for: node)
  }

  /// One array of the nodes, the same in every run.
  static func json(of nodes: [any StyleNode]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(nodes.map { StyledNode($0) })
    return String(decoding: data, as: UTF8.self)
  }
}
