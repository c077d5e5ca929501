public import Foundation
internal import ProtocolStyle
internal import StyleHTML

extension StyleReview {
  /// Writes a site with the looks that differ, `review.md` and `review.json` to a folder.
  ///
  /// `index.html` lists the causes, and each cause has a page with its looks before and after. Looks that
  /// are drawn alike are one picture with a list of their situations. Pages of an earlier review are
  /// removed; other files in the folder stay.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is created if it doesn't exist.
  ///   - title: The title of the site; `Style review` by default.
  ///   - address: The address at which the folder will be published, for links in `review.md`; nil, the
  ///     default, for no links.
  /// - Returns: The paths of the files, sorted.
  /// - Throws: An error of the file system, or of encoding.
  @discardableResult
  public func write(
    to folder: URL, title: String = "Style review", address: String? = nil
  ) throws -> [String] {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: folder.path())
    where name.wholeMatch(of: /cause-[0-9]+\.html/) != nil {
      try manager.removeItem(at: folder.appending(path: name))
    }
    let site = ReviewSite(review: self, title: title)
    var files = site.files
    files["review.md"] = markdown(address: address)
    files["review.json"] = try json
    for (path, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: path), options: .atomic)
    }
    return files.keys.sorted()
  }
}

/// The pages of a review.
struct ReviewSite {
  let review: StyleReview
  let title: String

  /// The files by path.
  var files: [String: String] {
    let results = StyleBookAssets.resultCSS + StyleBookAssets.reviewResultsCSS
    var files = [
      "review.css": StyleBookAssets.pageCSS + StyleBookAssets.reviewCSS,
      "review.js": StyleBookAssets.reviewJS,
      "index.html": index,
      "kinds-before.css": review.kindSheets.before + results,
      "kinds-after.css": review.kindSheets.after + results,
    ]
    var changes: [[StyleReview.Change]] = Array(repeating: [], count: review.causes.count)
    for change in review.changes {
      for cause in change.causes { changes[cause].append(change) }
    }
    for (index, cause) in review.causes.enumerated() {
      files[StyleReview.page(ofCause: index)] = page(of: cause, changes[index])
    }
    return files
  }

  private func document(_ name: String, _ content: String) -> String {
    let whole = name == title ? title : "\(name) · \(title)"
    return StyleBookAssets.pageHTML(
      title: whole.escapedForMarkup, head: StyleBookAssets.reviewHeadHTML(),
      body: "<main>\n\(content)\n</main>")
  }

  // MARK: - Index

  private var index: String {
    let cards = review.causes.enumerated().map { index, cause in
      """
      <li><a href="\(StyleReview.page(ofCause: index))"><b>\(cause.kind.rawValue.escapedForMarkup)</b> \
      <code>\(cause.name.escapedForMarkup)</code> \(cause.action.rawValue)</a>
      <span class="count">\(Self.looks(cause.lookCount))</span>
      \(Self.sides(of: cause))\(Self.contrast(of: cause))</li>
      """
    }
    let renamed = review.renamedSamples.map {
      "<li><code>\($0.before.escapedForMarkup)</code> → <code>\($0.after.escapedForMarkup)</code></li>"
    }
    let shared =
      review.isKindSheetChanged
      ? "<p>The style sheet that all results share differs, which may change any look.</p>" : ""
    return document(
      title,
      """
      <h1>\(title.escapedForMarkup)</h1>
      <p class="summary">\(review.summary.escapedForMarkup).</p>\(shared)
      \(cards.isEmpty ? "" : "<ol class=\"causes\">\(cards.joined(separator: "\n"))</ol>")
      \(renamed.isEmpty ? "" : "<h2>Renamed samples</h2><ul>\(renamed.joined())</ul>")
      """)
  }

  private static func looks(_ count: Int) -> String { "\(count) look\(count == 1 ? "" : "s")" }

  private static func sides(of cause: StyleReview.Cause) -> String {
    func side(_ name: String, _ values: [String], _ location: String?) -> String {
      if values.isEmpty, location == nil { return "" }
      let texts = values.map { "\(swatch($0))<code>\($0.escapedForMarkup)</code>" }
      let place = location.map { "<span class=\"place\">\($0.escapedForMarkup)</span>" } ?? ""
      return "<div><dt>\(name)</dt><dd>\(texts.joined(separator: ", "))\(place)</dd></div>"
    }
    let text =
      side("before", cause.valuesBefore, cause.before)
      + side("after", cause.valuesAfter, cause.after)
    return text.isEmpty ? "" : "<dl>\(text)</dl>"
  }

  /// A swatch for each color in a text.
  private static func swatch(_ text: String) -> String {
    text.matches(of: /#[0-9a-f]{6}(?:[0-9a-f]{2})?\b/).map {
      "<i class=\"swatch\" style=\"--color:\($0.output)\"></i>"
    }.joined()
  }

  private static func contrast(of cause: StyleReview.Cause) -> String {
    guard cause.contrastBefore != nil || cause.contrastAfter != nil else { return "" }
    let texts = [cause.contrastBefore, cause.contrastAfter].map {
      $0.map(StyleReview.ratio) ?? "none"
    }
    let failures =
      cause.contrastFailureCount == 0
      ? "" : " <b class=\"bad\">\(looks(cause.contrastFailureCount)) below AA</b>"
    return "<p class=\"quiet\">Least contrast \(texts.joined(separator: " → "))\(failures)</p>"
  }

  // MARK: - Page of a cause

  /// Looks of a sample that are drawn alike.
  private struct Picture: Hashable {
    let sample: String
    let kind: StyleReview.Change.Kind
    let before: Int?
    let after: Int?
    let isDark: Bool
    let isRightToLeft: Bool
  }

  /// The bytes of results that a page shows at most.
  private static let resultLimit = 2_000_000

  private func page(of cause: StyleReview.Cause, _ changes: [StyleReview.Change]) -> String {
    var order: [Picture] = []
    var members: [Picture: [StyleReview.Change]] = [:]
    for change in changes {
      let picture = Picture(
        sample: change.sample, kind: change.kind, before: change.before, after: change.after,
        isDark: change.isDark, isRightToLeft: change.isRightToLeft)
      if members[picture] == nil { order.append(picture) }
      members[picture, default: []].append(change)
    }
    var (figures, room) = ([String](), Self.resultLimit)
    for picture in order {
      let text = figure(of: picture, members[picture] ?? [])
      guard room > text.utf8.count else { break }
      room -= text.utf8.count
      figures.append(text)
    }
    let omitted = order.count - figures.count
    let code = [("before", cause.codeBefore), ("after", cause.codeAfter)].compactMap { side, code in
      code.map {
        "<figure class=\"code\"><figcaption>\(side)</figcaption>"
          + "<pre tabindex=\"0\"><code>\($0.escapedForMarkup)</code></pre></figure>"
      }
    }
    let note =
      omitted == 0
      ? ""
      : "<p>\(omitted) more pictures are omitted, because the page would be too large; "
        + "review.json has all looks.</p>"
    return document(
      cause.name,
      """
      <p class="path"><a href="index.html">\(title.escapedForMarkup)</a></p>
      <h1><span class="kind">\(cause.kind.rawValue.escapedForMarkup)</span> <code>\(cause.name.escapedForMarkup)</code> \
      \(cause.action.rawValue)</h1>
      <p class="summary">\(Self.looks(cause.lookCount)) of \
      \(cause.samples.joined(separator: ", ").escapedForMarkup), in \(order.count) \
      picture\(order.count == 1 ? "" : "s").</p>
      \(Self.sides(of: cause))\(Self.contrast(of: cause))
      \(code.isEmpty ? "" : "<div class=\"codes\">\(code.joined())</div>")
      \(figures.joined(separator: "\n"))\(note)
      """)
  }

  private func figure(of picture: Picture, _ changes: [StyleReview.Change]) -> String {
    let sides = [
      changes.first?.before.map { part(review.pictures.before[$0], "before", picture) },
      changes.first?.after.map { part(review.pictures.after[$0], "after", picture) },
    ].compactMap(\.self)
    let label = "\(picture.sample), before and after".escapedForMarkup
    let slider =
      sides.count == 2
      ? "<label class=\"slider\"><span>before</span><input type=\"range\" min=\"0\" max=\"100\" "
        + "value=\"50\" aria-label=\"\(label)\"><span>after</span></label>"
      : "<p class=\"quiet\">\(picture.kind.rawValue)</p>"
    var values: [StyleReview.ValueChange] = []
    for value in changes.flatMap(\.values) where !values.contains(value) { values.append(value) }
    let rows = values.prefix(24).map { value in
      let cells = [value.before, value.after].map { text in
        text.map { "\(Self.swatch($0))<code>\($0.escapedForMarkup)</code>" } ?? "none"
      }
      return "<tr><th scope=\"row\">\(value.node.escapedForMarkup) "
        + "<code>\(value.attribute.escapedForMarkup)</code></th><td>\(cells[0])</td><td>\(cells[1])</td></tr>"
    }
    let table =
      rows.isEmpty
      ? ""
      : "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Values of \(label)\"><table>"
        + "<thead><tr><th scope=\"col\">Value</th><th scope=\"col\">Before</th>"
        + "<th scope=\"col\">After</th></tr></thead><tbody>\(rows.joined())</tbody></table></div>"
    let situations = changes.map { "<li>\($0.situation.escapedForMarkup)</li>" }
    let first = changes.first?.situation ?? ""
    let list =
      situations.count == 1
      ? "<p class=\"quiet\">\(first.escapedForMarkup)</p>"
      : "<details><summary>\(first.escapedForMarkup), and \(situations.count - 1) more</summary>"
        + "<ul>\(situations.joined())</ul></details>"
    return """
      <section class="look"><h2>\(picture.sample.escapedForMarkup)</h2>\(list)
      <div class="compare\(sides.count == 2 ? "" : " single")">\(sides.joined())</div>
      \(slider)\(table)</section>
      """
  }

  /// A result in a shadow tree, so that its style and that of the page don't mix.
  private func part(
    _ result: StyleSnapshot.Picture, _ side: String, _ picture: Picture
  ) -> String {
    let scheme = picture.isDark ? "dark" : "light"
    let direction = picture.isRightToLeft ? " dir=\"rtl\"" : ""
    return
      "<review-part class=\"\(side)\" role=\"img\" aria-label=\"\(picture.sample.escapedForMarkup), "
      + "\(side)\"><template shadowrootmode=\"open\"><link rel=\"stylesheet\" "
      + "href=\"kinds-\(side).css\"><style>\(result.css)</style>"
      + "<review-stage class=\"\(scheme)\"\(direction) inert>\(result.html)</review-stage>"
      + "</template></review-part>"
  }
}
