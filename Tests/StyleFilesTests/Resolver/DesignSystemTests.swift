import Foundation
import ProtocolStyle
import Testing

@testable import FileFixtures
@testable import StyleFiles
@testable import TestSupport

@Suite(.enabled(if: SharedFiles.exist, "../shared isn't beside the repository"))
struct DesignSystemTests {
  @Test(arguments: TestScale.rows(DesignSystem.all))
  func `each token has the value of a plain second reading in every context`(
    system: DesignSystem
  ) throws {
    let file = try TokenFile(contentsOf: system.file, mode: .lenient)
    let combinations = file.modifiers.reduce([[:]]) { choices, modifier in
      choices.flatMap { choice in
        modifier.contexts.map { choice.merging([modifier.name: $0]) { $1 } }
      }
    }
    #expect(combinations.count == system.combinations)
    for combination in combinations {
      let tokens = try file.tokens(combination)
      let plain = try PlainSystem(contentsOf: system.file, combination)
      #expect(tokens.count == system.tokens)
      #expect(Set(tokens.names) == plain.names)
      for token in tokens {
        let value = plain.value(of: token.name)
        #expect(
          PlainComparison.holds(token.value, value),
          "\(token.name) in \(combination): \(token.value), plainly \(value as Any)")
      }
    }
  }

  @Test(arguments: TestScale.rows(DesignSystem.all))
  func `strict reading refuses a system and names its older forms`(system: DesignSystem) throws {
    let lenient = try TokenFile(contentsOf: system.file, mode: .lenient)
    let error = #expect(throws: StyleFileError.self) { try TokenFile(contentsOf: system.file) }
    #expect(lenient.findings.count == system.findings)
    #expect(lenient.findings.allSatisfy { $0.identifier == .olderTokenForm })
    #expect(error.map { $0.problems.count } == min(system.problems, 100))
  }
}

// MARK: - PlainSystem

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

// MARK: - PlainComparison

/// Compares values of the module with plain JSON, which isn't read by the module.
enum PlainComparison {
  /// Returns whether a value equals its plain JSON.
  static func holds(_ value: TokenValue, _ plain: Any?) -> Bool {
    switch value {
    case .color(let color): holds(color, plain)
    case .dimension(let dimension): holds(dimension, plain)
    case .fontFamily(let names): names == (plain as? [String] ?? [plain as? String ?? ""])
    case .fontWeight(let weight): holds(weight, plain)
    case .number(let number): (plain as? Double).map { isEqual(number, $0) } ?? false
    case .string(let text): text == plain as? String
    case .typography(let typography): holds(typography, plain)
    default: false
    }
  }

  private static func holds(_ color: Color, _ plain: Any?) -> Bool {
    guard let object = plain as? [String: Any], object["colorSpace"] as? String == "srgb",
      let components = object["components"] as? [Double]
    else { return false }
    return zip([color.red, color.green, color.blue], components).allSatisfy(isEqual)
      && isEqual(color.alpha, object["alpha"] as? Double ?? 1)
  }

  /// Returns whether two numbers are equal except for the last digits, which `JSONSerialization`
  /// rounds.
  private static func isEqual(_ left: Double, _ right: Double) -> Bool {
    (left - right).magnitude < 1e-12
  }

  private static func holds(
    _ dimension: Length, _ plain: Any?, em: Length = Length(1, .rem)
  ) -> Bool {
    guard let object = plain as? [String: Any], let value = object["value"] as? Double else {
      return false
    }
    switch object["unit"] as? String {
    case "px", "dp": return dimension == Length(value, .px)
    case "rem": return dimension == Length(value, .rem)
    case "em": return dimension == Length(value * em.value, em.unit)
    default: return false
    }
  }

  private static func holds(_ weight: FontDescriptor.Weight, _ plain: Any?) -> Bool {
    if let number = plain as? Double { return weight.rawValue == number }
    let names: [String: Double] = ["normal": 400, "regular": 400, "bold": 700, "light": 300]
    return weight.rawValue == names[plain as? String ?? ""]
  }

  private static func holds(_ typography: Typography, _ plain: Any?) -> Bool {
    guard let object = plain as? [String: Any] else { return false }
    let size = typography.fontSize
    var isHeight = typography.lineHeight == object["lineHeight"] as? Double
    if let height = object["lineHeight"] as? [String: Any], let points = height["value"] as? Double
    {
      isHeight = typography.lineHeight == points / size.value
    }
    return holds(TokenValue.fontFamily(typography.fontFamily), object["fontFamily"])
      && holds(size, object["fontSize"]) && holds(typography.fontWeight, object["fontWeight"])
      && holds(typography.letterSpacing, object["letterSpacing"], em: size) && isHeight
  }
}
