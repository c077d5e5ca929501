public import Foundation
internal import StyleInspector
internal import StyleSampling

extension StyleBook {
  /// Writes the site for pages that stay open while the sources change.
  ///
  /// An open page loads itself again at the same place if one of its files changed, and lists the samples
  /// and attributes that differ since the call before. It needs no server: two more files are in the
  /// folder, `changes.js`, which pages load twice a second, and `looks.json` with the values to compare
  /// with. A later ``write(to:progress:)`` removes both.
  ///
  /// - Parameters:
  ///   - folder: The folder, whose `index.html` is the first page.
  ///   - isFirst: Whether nothing is compared, because the folder's values are those of an earlier session;
  ///     false by default.
  /// - Returns: A line for each sample that differs, such as `Field: borderColor, cornerRadius`.
  /// - Throws: An error of the file system, or of encoding.
  @discardableResult
  public func writeLive(to folder: URL, isFirst: Bool = false) throws -> [String] {
    let looks = folder.appending(path: Self.looksName)
    let old = isFirst ? nil : try? StyleSnapshot(contentsOf: looks)
    let files = try writeFiles(to: folder, isLive: true) { _, _, _ in }.written
    let new = StyleSnapshot(of: catalog, sources)
    try new.write(to: looks)
    let changes = old.map { LiveChange.all(in: StyleReview(from: $0, to: new), catalog) } ?? []
    let round = Round(
      time: Date().timeIntervalSince1970, files: files, changes: changes, isFirst: old == nil)
    let data = try JSONEncoder().encode(round)
    // Pages read it after all other files are written.
    try Data("styleBookChanged(\(String(decoding: data, as: UTF8.self)))\n".utf8)
      .write(to: folder.appending(path: Self.changesName), options: .atomic)
    return changes.map(\.description)
  }

  /// The files that only a live book has.
  static let (looksName, changesName) = ("looks.json", "changes.js")

  /// The files that a call wrote and the samples that differ, for pages to read.
  private struct Round: Encodable {
    /// The seconds since 1970.
    let time: Double
    let files: [String]
    let changes: [LiveChange]
    let isFirst: Bool
  }
}

/// A sample that differs from that of the round before.
private struct LiveChange: Encodable, CustomStringConvertible {
  let sample: String

  /// The path of its page; nil if there's none anymore.
  let path: String?

  /// The attributes with other values, or the causes if no value differs.
  let attributes: [String]

  var description: String { "\(sample): \(attributes.joined(separator: ", "))" }

  static func all(in review: StyleReview, _ catalog: StyleSampleCatalog) -> [LiveChange] {
    let entries = BookChapter.all(of: catalog).flatMap { chapter in
      chapter.entries.map { (chapter.module, $0) }
    }
    let names = review.changes.map { [$0.module, $0.sample] }.eachOnce
    return names.map { name in
      let changes = review.changes.filter { [$0.module, $0.sample] == name }
      let attributes = changes.flatMap(\.values).map(\.attribute)
      let causes = changes.flatMap(\.causes).map { review.causes[$0].description }
      return LiveChange(
        sample: name[1],
        path: entries.first { [$0.0, $0.1.sample.name] == name }?.1.path,
        attributes: (attributes.isEmpty ? causes : attributes).eachOnce)
    }
  }
}
