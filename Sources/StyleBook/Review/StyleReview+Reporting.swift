internal import Foundation
internal import StyleInspector

extension StyleReview {
  /// A condition on which a review fails.
  public enum Failure: String, Hashable, Sendable, CaseIterable {
    /// A look's text has a contrast below level AA of WCAG 2.2, and hadn't or had a higher one.
    case contrast

    /// Anything differs, or a sample has more situations than are compared.
    case any
  }

  /// Returns whether the review fails on a condition.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: Whether it fails.
  public func fails(on condition: Failure) -> Bool {
    switch condition {
    case .contrast: changes.contains { $0.contrast.isWorseThanRequired }
    case .any: !isEmpty || !truncatedSamples.isEmpty
    }
  }

  /// The numbers of looks on one line: `3 causes: 214 changed, 2 appeared, 0 disappeared (of 512)`.
  ///
  /// If not all situations of a sample are compared, it begins with that: `Incomplete: …`.
  public var summary: String {
    [incompleteness, numbers].compactMap(\.self).joined(separator: ". ")
  }

  /// The samples of which not all situations are compared; nil if there are none.
  private var incompleteness: String? {
    if truncatedSamples.isEmpty { return nil }
    let limit = StyleSnapshot.mostLooks
    return "Incomplete: only the first \(limit) situations of a value are compared of "
      + truncatedSamples.joined(separator: ", ")
  }

  private var numbers: String {
    if isEmpty { return "No look differs (\(lookCount) compared)" }
    return "\(causes.count.counted("cause")): \(self.count(of: .changed)) changed, "
      + "\(self.count(of: .appeared)) appeared, \(self.count(of: .disappeared)) disappeared "
      + "(of \(lookCount))"
  }

  // MARK: - Markdown

  /// Returns a comment for a pull request: a table of the causes with the numbers of looks and the
  /// contrast before and after.
  ///
  /// - Parameters:
  ///   - address: The address of the folder that ``write(to:title:address:)`` wrote, for links; nil, the
  ///     default, for no links.
  ///   - limit: The largest number of rows; 50 by default.
  /// - Returns: The text.
  package func markdown(address: String? = nil, limit: Int = 50) -> String {
    var lines = ["### Style review", ""]
    if let incompleteness { lines += ["**\(Self.cell(incompleteness)).**", ""] }
    lines.append(numbers + ".")
    if !causes.isEmpty {
      lines += [
        "", "| Cause | Before | After | Looks | Samples | Least contrast |",
        "| --- | --- | --- | ---: | --- | --- |",
      ]
    }
    for (index, cause) in causes.prefix(limit).enumerated() {
      let count = address.map {
        "[\(cause.lookCount)](\(Self.joined($0, Self.page(ofCause: index))))"
      }
      let samples = cause.samples.prefix(3).joined(separator: ", ")
      let more = cause.samples.count > 3 ? " and \(cause.samples.count - 3) more" : ""
      let cells = [
        "\(cause.kind.rawValue) `\(Self.code(cause.name))` \(cause.action.rawValue)",
        Self.side(cause.valuesBefore, cause.before), Self.side(cause.valuesAfter, cause.after),
        count ?? "\(cause.lookCount)", Self.cell(samples + more), Self.contrast(cause),
      ]
      lines.append("| \(cells.joined(separator: " | ")) |")
    }
    if causes.count > limit { lines += ["", "\(causes.count - limit) more causes are omitted."] }
    if !renamedSamples.isEmpty {
      let names = renamedSamples.map { "`\(Self.code($0.before))` → `\(Self.code($0.after))`" }
      lines += ["", "Renamed samples: \(names.joined(separator: ", "))."]
    }
    if isKindSheetChanged {
      lines += ["", "The style sheet that all results share differs."]
    }
    if let address, !changes.isEmpty {
      lines += ["", "[All pictures](\(Self.joined(address, "index.html")))"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func side(_ values: [String], _ location: String?) -> String {
    let shown = values.prefix(2).map { "`\(code($0))`" }.joined(separator: ", ")
    let more = values.count > 2 ? " …" : ""
    let place = location.map { cell($0) } ?? ""
    return [shown + more, place].filter { !$0.isEmpty }.joined(separator: "<br>")
  }

  private static func contrast(_ cause: Cause) -> String {
    if cause.contrastBefore == nil, cause.contrastAfter == nil { return "–" }
    let texts = [cause.contrastBefore, cause.contrastAfter].map { $0.map(Self.ratio) ?? "–" }
    let failures = cause.contrastFailureCount
    let note = failures > 0 ? " ⚠️ \(failures) below AA" : ""
    return texts.joined(separator: " → ") + note
  }

  /// A ratio with two digits, truncated so that an insufficient one isn't shown as sufficient.
  static func ratio(_ value: Double) -> String {
    String(format: "%.2f", (value * 100).rounded(.down) / 100)
  }

  /// A text for a code span in a cell of a table.
  private static func code(_ text: String) -> String {
    text.replacing("`", with: "ˋ").replacing("|", with: "\\|").replacing(/\s+/, with: " ")
  }

  /// A text for a cell of a table.
  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "&lt;").replacing(/\s+/, with: " ")
  }

  private static func joined(_ address: String, _ page: String) -> String {
    address.hasSuffix("/") ? address + page : "\(address)/\(page)"
  }

  /// The file of the page of a cause.
  static func page(ofCause index: Int) -> String { "cause-\(index + 1).html" }

  // MARK: - JSON

  /// The causes and changes as JSON, for other tools.
  package var json: String {
    get throws {
      try JSONReport(self).reportJSON + "\n"
    }
  }

  private struct JSONReport: Encodable {
    let lookCount: Int
    let causes: [Cause]
    let changes: [ReportedChange]
    let renamedSamples: [RenamedSample]
    let truncatedSamples: [String]
    let isKindSheetChanged: Bool

    init(_ review: StyleReview) {
      lookCount = review.lookCount
      causes = review.causes
      changes = review.changes.map(ReportedChange.init)
      renamedSamples = review.renamedSamples
      truncatedSamples = review.truncatedSamples
      isKindSheetChanged = review.isKindSheetChanged
    }
  }

  /// A change without its results.
  private struct ReportedChange: Encodable {
    let kind: Change.Kind
    let module: String
    let sample: String
    let situation: String
    let values: [ValueChange]
    let contrast: ContrastChange
    let causes: [Int]

    init(_ change: Change) {
      (kind, module, sample) = (change.kind, change.module, change.sample)
      (situation, values) = (change.situation, change.values)
      (contrast, causes) = (change.contrast, change.causes)
    }
  }
}

extension Encodable {
  /// The value as JSON that people and programs read, equal in every run.
  var reportJSON: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
