import AdaptiveTokens
import Foundation
import ProtocolStyle
import StyleFiles
import Testing

/// Generated code means the same as the file that it's generated from.
@Suite struct AdaptiveTokenTests {
  private static let generated = StylePack.acmeTokens

  private static func file() throws -> TokenFile {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    return try TokenFile(
      contentsOf: tests.appending(path: "../../Sources/AdaptiveTokens/acme.resolver.json"))
  }

  @Test func `generated themes have the names of themes at run time`() throws {
    let names = try Self.file().themes().map(\.name)
    #expect(Self.generated.themes.map(\.name) == names)
    #expect(
      names == [
        "Acme plain compact", "Acme plain comfortable", "Acme night market compact",
        "Acme night market comfortable",
      ])
    #expect(Self.generated.name == "Acme")
  }

  @Test(arguments: [nil, 0, 1, 2, 3])
  func `each token has the value that it has at run time, in every environment`(
    theme: Int?
  ) throws {
    let atRunTime = try Self.file().pack()
    var texts: Set<String> = []
    for environment in Self.environments {
      let expected = Self.values(of: atRunTime, theme, environment)
      texts.insert(expected)
      #expect(Self.values(of: Self.generated, theme, environment) == expected, "\(environment)")
    }
    // Schemes, contrasts, directions and idioms change values in each theme, and without one.
    #expect(texts.count >= 4 * 2 * 2 * 2)
  }

  /// The values of all tokens of a pack with one of its themes, or without one, as a token file.
  private static func values(
    of pack: StylePack, _ theme: Int?, _ environment: StyleEnvironment
  ) -> String {
    let tokens = pack.tokens.sorted { $0.name < $1.name }
    return TokenExport(theme.map { pack.themes[$0] }, of: tokens, in: environment).text()
  }

  /// An environment for each combination of what the contexts depend on.
  private static var environments: [StyleEnvironment] {
    typealias Environment = StyleEnvironment
    var environments = [Environment(colorScheme: .light), Environment(colorScheme: .dark)]
    func vary<Value>(_ keyPath: WritableKeyPath<Environment, Value>, _ values: [Value]) {
      environments = environments.flatMap { environment in
        values.map { value in
          var environment = environment
          environment[keyPath: keyPath] = value
          return environment
        }
      }
    }
    vary(\.contrast, [.standard, .increased])
    vary(\.contentSizeCategory, Environment.ContentSizeCategory.allCases)
    vary(\.layoutDirection, [.leftToRight, .rightToLeft])
    vary(\.idiom, [.phone, .mac, .tv])
    return environments
  }

  @Test func `a node follows the environment with one generated theme`() {
    let tree = StyleTree(themes: [.acmeTokensPlainComfortable])
    let page = tree.attach(Page())
    #expect(tree.viewModel(of: page).backgroundColor == Color(white: 1, alpha: 0.9))
    tree.environment.colorScheme = .dark
    #expect(
      tree.viewModel(of: page).backgroundColor == Color(red: 0.05, green: 0.05, blue: 0.1))
  }

  @Test func `an alias follows a theme that sets the other token, in both`() throws {
    let file = try Self.file()
    let ink: Token<Color> = try file.token("color.ink")
    let link: Token<Color> = try file.token("color.link")
    for (ink, link) in [(ink, link), (Token.colorInk, .colorLink)] {
      let theme = Theme("red") { $0[ink] = Color(red: 1, green: 0, blue: 0) }
      #expect(TokenExport(theme, of: [link]).text().contains("[1, 0, 0]"))
    }
  }
}
