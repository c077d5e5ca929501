import Foundation

/// A second implementation of reading design systems, as plain as possible.
///
/// It uses Foundation's dictionaries and one pass for each property, without checks. It resolves
/// references to JSON, and leaves colors, units and names to the comparison.
struct PlainSystem {
  private let tokens: [String: [String: Any]]

  /// Reads a resolver in one combination of contexts, by the modifiers' names.
  ///
  /// Sets that the order doesn't name come first, as in lenient reading.
  init(contentsOf file: URL, _ choice: [String: String]) throws {
    let root = try Self.object(at: file)
    let sets = root["sets"] as? [String: [String: Any]] ?? [:]
    let modifiers = root["modifiers"] as? [String: [String: Any]] ?? [:]
    let order = (root["resolutionOrder"] as? [[String: String]] ?? []).compactMap { $0["$ref"] }
    let unnamed = sets.keys.filter { !order.contains("#/sets/\($0)") }.map { "#/sets/\($0)" }
    var tokens: [String: [String: Any]] = [:]
    for reference in unnamed + order {
      let name = String(reference.split(separator: "/").last!)
      let contexts = modifiers[name]?["contexts"] as? [String: Any]
      let sources =
        reference.hasPrefix("#/sets/") ? sets[name]?["sources"] : contexts?[choice[name] ?? ""]
      for source in sources as? [[String: String]] ?? [] {
        let path = file.deletingLastPathComponent().appending(path: source["$ref"]!)
        Self.collect(try Self.object(at: path), path: "", type: nil, into: &tokens)
      }
    }
    self.tokens = tokens
  }

  private static func object(at file: URL) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
  }

  private static func collect(
    _ group: [String: Any], path: String, type: String?, into tokens: inout [String: [String: Any]]
  ) {
    let type = group["$type"] as? String ?? type
    if group["$value"] != nil {
      tokens[path] = group
      tokens[path]?["$type"] = type
      return
    }
    for (name, value) in group where name == "$root" || !name.hasPrefix("$") {
      guard let value = value as? [String: Any] else { continue }
      collect(value, path: path.isEmpty ? name : "\(path).\(name)", type: type, into: &tokens)
    }
  }

  /// The names of all tokens.
  var names: Set<String> { Set(tokens.keys) }

  /// The value of a token as JSON, without any reference in it.
  func value(of name: String) -> Any? {
    tokens[name]?["$value"].map { followed($0) }
  }

  private func followed(_ value: Any) -> Any {
    switch value {
    case let text as String where text.hasPrefix("{"):
      self.value(of: String(text.dropFirst().dropLast())) ?? text
    case let object as [String: Any]: object.mapValues { followed($0) }
    case let array as [Any]: array.map { followed($0) }
    default: value
    }
  }
}
