import Foundation

/// The Swift files that the studio shows, and the traits that they declare.
///
/// The page shows them where it explains a value. They are read when the page is written, from the
/// folder in which the Playground was built; without it, the page has fewer places and no source.
struct StudioSource {
  /// The texts of the files, by name.
  let files: [String: String]

  /// The declared types, by name.
  private var types: [String: Declaration] = [:]

  private struct Declaration {
    /// The names after the colon.
    var parents: [String] = []

    /// The getters by property.
    var getters: [String: Explanations.Provider] = [:]
  }

  init(folder: URL = URL(filePath: #filePath).deletingLastPathComponent()) {
    let paths = ["../Cafe/CafeTraits.swift", "../Cafe/CafeNodes.swift", "../Cafe/CafeRules.swift"]
    var files: [String: String] = [:]
    for path in paths {
      let file = folder.appending(path: path)
      files[file.lastPathComponent] = try? String(contentsOf: file, encoding: .utf8)
    }
    self.files = files
    for (name, text) in files { read(text, of: name) }
  }

  /// Reads the declarations of a file, which is formatted: a declaration at the top level begins and
  /// ends at the margin, and its members are indented by two spaces.
  private mutating func read(_ text: String, of file: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var owner: String?
    var place = 0
    while place < lines.count {
      let line = lines[place]
      if let match = line.firstMatch(of: /^(?:private )?(?:protocol|struct|extension) (\w+)/) {
        let name = String(match.1)
        var head = line
        while !head.contains("{"), place + 1 < lines.count {
          place += 1
          head += lines[place]
        }
        let parents = head.prefix { $0 != "{" }.split(separator: ":").dropFirst().joined()
          .split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        types[name, default: Declaration()].parents += parents
        owner = head.contains("}") ? nil : name
      } else if line == "}" {
        owner = nil
      } else if let owner, let match = line.firstMatch(of: /^  var (\w+): .*\{/) {
        let number = place + 1
        var code = line.trimmingCharacters(in: .whitespaces)
        while lines[place] != "  }", !lines[place].hasSuffix(" }"), place + 1 < lines.count {
          place += 1
          code += " " + lines[place].trimmingCharacters(in: .whitespaces)
        }
        let token = code.firstMatch(of: /\{ Token\.(\w+)\.value \}/).map { String($0.1) }
        types[owner, default: Declaration()].getters[String(match.1)] = Explanations.Provider(
          trait: owner, place: "\(file):\(number)", code: code, token: token)
      }
      place += 1
    }
  }

  /// Returns the declarations that provide a property of a type, the one that applies first.
  ///
  /// A trait applies before those that it refines, and a type before its traits.
  func providers(of property: String, in type: String) -> [Explanations.Provider] {
    var result: [Explanations.Provider] = []
    var generation = [type]
    var seen: Set<String> = []
    while !generation.isEmpty {
      for name in generation where seen.insert(name).inserted {
        if let getter = types[name]?.getters[property] { result.append(getter) }
      }
      generation = generation.flatMap { types[$0]?.parents ?? [] }
    }
    return result
  }
}
