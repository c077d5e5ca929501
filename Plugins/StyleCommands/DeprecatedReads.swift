internal import CommandSupport
public import Foundation
internal import ProtocolStyle
internal import StyleInspector
public import StyleSampling

extension StyleCommand {
  /// Writes the getters that read deprecated tokens for samples, in any situation, as JSON for
  /// `swift package check-styles --samples`, which finds their lines.
  ///
  /// - Parameters:
  ///   - catalog: The samples.
  ///   - file: The file.
  /// - Throws: An error of the file system.
  public static func writeDeprecatedReads(of catalog: StyleSampleCatalog, to file: URL) throws {
    let reads = catalog.sections.flatMap { section in
      let tree = StyleTree(showing: section.samples, packs: section.packs)
      return Inspector(themes: [[]] + section.themes.map { [$0] }).deprecatedReads(of: tree)
    }
    let getters = Set(reads.compactMap(DeprecatedGetter.init)).sorted {
      ($0.getter, $0.token) < ($1.getter, $1.token)
    }
    try Data(getters.prettyJSON.utf8).write(to: file)
  }
}

extension DeprecatedGetter {
  /// Nil for a read by other code.
  fileprivate init?(_ read: DeprecatedRead) {
    guard let getter = read.getter else { return nil }
    self.init(getter: getter, token: read.token.name, advice: read.advice)
  }
}
