import AllocationCounter
import Foundation
import ProtocolStyle
import StyleFiles

/// Reading token files, and switching the contexts of a file.
enum FilesRows {
  static let all: [Benchmark] = [
    Benchmark(
      name: "files.decode", baseline: "JSONDecoder into a dictionary of plain structs", bar: 4
    ) {
      let text = tokens()
      let data = Data(text.utf8)
      return .time(
        items: 1_000,
        ours: { keep(try? TokenFile(text).tokens().count) },
        baseline: { keep(try? JSONDecoder().decode([String: PlainToken].self, from: data).count) })
    },
    Benchmark(name: "files.switch", baseline: "a theme written in code", bar: 1.2) {
      guard let ours = try? Feed(reading: resolver()), let theirs = try? Feed() else {
        return .count(unit: "broken rows") { 1_000 }
      }
      return .time(items: 1_000, ours: { ours.toggle() }, baseline: { theirs.toggle() })
    },
    Benchmark(name: "files.unresolved", baseline: "references that have a target", bar: 3) {
      let (bad, good) = (references(to: "missing"), references(to: "token"))
      return .time(
        items: 10_000,
        ours: { keep((try? TokenFile(bad)) == nil) },
        baseline: { keep(try? TokenFile(good).tokens().count) })
    },
    Benchmark(name: "files.large", baseline: "nothing", bar: 1.5) {
      let text = large()
      return .count(unit: "s") {
        keep(try? TokenFile(text).tokens().count)
        return ContinuousClock().measure {
          keep(try? TokenFile(text).tokens().count)
        } / .seconds(1)
      }
    },
    Benchmark(name: "files.large-memory", baseline: "nothing", bar: 150) {
      let text = large()
      release_free_memory()
      reset_peak_bytes()
      let before = resident_bytes()
      guard peak_bytes() > 0 else {
        return .unmeasured(reason: "the system doesn't report the peak of resident memory")
      }
      return .count(unit: "MB") {
        let file = try? TokenFile(text)
        let peak = peak_bytes()
        keep(file?.findings.count)
        return Double(peak - before) / 1e6
      }
    },
  ]

  /// A token as decoded by the baseline: its type and the components of a color, without
  /// validation.
  private struct PlainToken: Decodable {
    struct Value: Decodable {
      let colorSpace: String
      let components: [Double]
      let hex: String
    }

    enum CodingKeys: String, CodingKey {
      case type = "$type"
      case description = "$description"
      case value = "$value"
    }

    let type: String
    let description: String
    let value: Value
  }

  /// A file of 1,000 colors.
  private static func tokens() -> String {
    "{\n" + (0..<1_000).map(token).joined(separator: ",\n") + "\n}"
  }

  private static func token(_ number: Int) -> String {
    """
      "token-\(number)": {
        "$type": "color",
        "$description": "The color number \(number).",
        "$value": {
          "colorSpace": "srgb",
          "components": [0.\(number), 0.25, 0.5],
          "hex": "#334080"
        }
      }
    """
  }

  /// A file of 1,000 colors, and 10,000 references to names that begin with a prefix.
  private static func references(to prefix: String) -> String {
    let references = (0..<10_000).map { number in
      "\"alias-\(number)\": {\"$value\": \"{\(prefix)-\(number % 1_000)}\"}"
    }
    return "{\n" + ((0..<1_000).map(token) + references).joined(separator: ",\n") + "\n}"
  }

  /// A file of 50,000 tokens in groups of 100: half of them colors, the others distances and
  /// references.
  private static func large() -> String {
    let groups = (0..<500).map { group in
      let tokens = (0..<100).map { number in
        switch number % 4 {
        case 0, 1: token(number)
        case 2: "\"token-\(number)\": {\"$value\": \"{group-\(group).token-\(number - 1)}\"}"
        default:
          "\"token-\(number)\": {\"$type\": \"dimension\", "
            + "\"$value\": {\"value\": \(number), \"unit\": \"px\"}}"
        }
      }
      return "\"group-\(group)\": {\n" + tokens.joined(separator: ",\n") + "\n}"
    }
    return "{\n" + groups.joined(separator: ",\n") + "\n}"
  }

  /// A resolver of 1,000 colors with different values in dark.
  private static func resolver() -> String {
    """
    {"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "theme",
      "contexts": {"light": [\(tokens())], "dark": [\(tokens().replacing("0.25", with: "0.75"))]}}]}
    """
  }

  /// A thousand nodes that each read a token, alternating between light and dark.
  private final class Feed {
    private struct Row: ViewNode, BackgroundColor {
      let token: Token<Color>
      var backgroundColor: Color { token.value }
    }

    private let tree: StyleTree
    private let rows: [NodeHandle<Row>]

    /// Nodes that read the tokens of a file.
    init(reading text: String) throws {
      let file = try TokenFile(text, named: "bench.resolver.json")
      let tokens = try file.tokens(["theme": "light"])
      tree = StyleTree(themes: [try file.theme()])
      rows = try tokens.map { [tree] in tree.attach(Row(token: try file.token($0.name))) }
    }

    /// Nodes that read the same tokens, with values from a closure.
    init() throws {
      let file = try TokenFile(FilesRows.tokens(), named: "bench.json")
      let tokens: [Token<Color>] = try file.tokens().map { try file.token($0.name) }
      let reds = tokens.indices.map { Double("0.\($0)") ?? 0 }
      tree = StyleTree(
        themes: [
          Theme("code") { values in
            let green = StyleEnvironment.current.colorScheme == .dark ? 0.75 : 0.25
            for (token, red) in zip(tokens, reds) {
              values[token] = Color(red: red, green: green, blue: 0.5)
            }
          }
        ])
      rows = tokens.map { [tree] in tree.attach(Row(token: $0)) }
    }

    func toggle() {
      tree.environment.colorScheme = tree.environment.colorScheme == .dark ? .light : .dark
      for row in rows { keep(tree.viewModel(of: row)) }
    }
  }
}
