import Foundation
import Testing

/// Examples and pictures in the documentation of declarations.
///
/// Another test compiles the examples.
@Suite struct MostUsedTests {
  /// The fifty public declarations that README, articles, Playground and tests name most often.
  private static let names = [
    "AccessibilityLabelContent", "Alpha", "AnyAttribute", "AnyNodeHandle", "Attribute",
    "BackgroundColor", "BorderWidth", "ButtonNode", "Color", "ControlState", "CornerRadius",
    "CustomClosure", "EdgeInsets", "Font", "FontDescriptor", "Gradient", "HTMLElement", "HTMLLook",
    "HTMLPage", "ImageReference", "Inspector", "LabelNode", "NavigationBarNode", "NodeHandle",
    "NodeKind", "ScreenAppearance", "ScreenNode", "ScreenStack", "StateValues", "StyleApplier",
    "StyleBinding", "StyleClosure", "StyleCondition", "StyleEnvironment", "StyleNode", "StylePack",
    "StyleRule", "StyleScope", "StyleSheet", "StyleTree", "TextAttributes", "TextColor",
    "TextContent", "TextLine", "Theme", "TintColor", "Token", "TokenFile", "ViewModel", "ViewNode",
  ]

  /// The comments of public types, by name.
  private static let comments: [String: String] = {
    let declaration = /public (?:final |indirect )?(?:struct|enum|class|protocol|typealias) (\w+).*/
    var comments: [String: String] = [:]
    for path in Repository.paths(in: "Sources", withExtension: "swift") {
      var comment: [Substring] = []
      for line in (try! Repository.text(of: path)).split(separator: "\n") {
        if let match = line.wholeMatch(of: declaration) {
          comments[String(match.1)] = comment.joined(separator: "\n")
        }
        if line.hasPrefix("///") {
          comment.append(line)
        } else if !line.hasPrefix("@") {
          comment = []
        }
      }
    }
    return comments
  }()

  @Test(arguments: names)
  func `a declaration that is often used has an example`(name: String) throws {
    #expect(Self.names.count == 50)
    let comment = try #require(Self.comments[name], "No public type has this name.")
    #expect(!DocumentationComment.samples(of: comment).isEmpty, "Add an example to its comment.")
  }

  /// A picture of a comment.
  struct Picture: CustomTestStringConvertible {
    let module: String
    let name: String
    var testDescription: String { "\(module): \(name)" }
  }

  private static let pictures: [Picture] = Repository.paths(in: "Sources", withExtension: "swift")
    .flatMap { path in
      (try! Repository.text(of: path)).matches(of: /(?m)^\/\/\/ !\[[^\]]+\]\((\w+)\)$/).map {
        match in
        Picture(module: String(path.split(separator: "/")[1]), name: String(match.1))
      }
    }

  @Test(arguments: pictures)
  func `a picture exists in light and dark`(picture: Picture) {
    let folder = "Sources/\(picture.module)/\(picture.module).docc/Resources"
    for file in ["\(picture.name).png", "\(picture.name)~dark.png"] {
      let path = Repository.root.appending(path: "\(folder)/\(file)").path()
      #expect(FileManager.default.fileExists(atPath: path), "Run .ci/pictures --documentation.")
    }
  }
}
