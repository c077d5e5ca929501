public import Foundation
internal import ProtocolStyle
internal import StyleHTML
internal import StyleInspector

extension StyleReview {
  /// Writes a site with the looks that differ, `review.md` and `review.json` to a folder.
  ///
  /// `index.html` lists the causes with a small picture of each, and each cause has a page with its looks
  /// before and after, by sample. Looks that are drawn alike are one picture with a list of their
  /// situations. Pages of an earlier review are removed; other files in the folder stay.
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

  /// The numbers of causes on the index, of samples and of pictures on a page of a cause, and of values
  /// of a list that are visible at first; the others are in details, so that no page is too long.
  private static let (mostCauses, mostSamples, mostPictures, mostValues) = (10, 8, 6, 3)

  /// The bytes of results that a page has at most.
  private static let resultLimit = 2_000_000

  /// The files by path.
  var files: [String: String] {
    let results = StyleBookAssets.resultCSS + StyleBookAssets.reviewResultsCSS
    var changes: [[StyleReview.Change]] = Array(repeating: [], count: review.causes.count)
    for change in review.changes {
      for cause in change.causes { changes[cause].append(change) }
    }
    let samples = changes.map(Self.samples)
    var files = [
      "review.css": StyleBookAssets.pageCSS + StyleBookAssets.reviewCSS,
      "review.js": StyleBookAssets.pageJS + StyleBookAssets.reviewJS,
      "index.html": index(samples),
      "kinds-before.css": review.kindSheets.before + results,
      "kinds-after.css": review.kindSheets.after + results,
    ]
    for index in review.causes.indices {
      files[StyleReview.page(ofCause: index)] = page(ofCause: index, samples[index])
    }
    return files
  }

  private func document(_ name: String, _ content: String) -> String {
    let whole = name == title ? title : "\(name) · \(title)"
    return StyleBookAssets.pageHTML(
      title: whole.escapedForMarkup, head: StyleBookAssets.reviewHeadHTML(),
      body: "<main>\n\(content)\n</main>")
  }

  /// The first items, and the others in details.
  private static func shortened(
    _ items: [String], to most: Int, more: String, _ list: ([String]) -> String
  ) -> String {
    if items.count <= most { return list(items) }
    let rest = list(Array(items[most...]))
    return list(Array(items[..<most]))
      + "<details class=\"more\"><summary>\(items.count - most) more \(more)</summary>\(rest)</details>"
  }

  // MARK: - Index

  private func index(_ samples: [[ReviewedSample]]) -> String {
    var room = Self.resultLimit
    let causes = review.causes.enumerated().map { index, cause in
      let picture = samples[index].first?.pictures.first.map { compared($0, within: &room) } ?? ""
      return """
        <li data-item>\(picture)<div><a href="\(StyleReview.page(ofCause: index))">\
        <span class="kind">\(cause.kind.rawValue.escapedForMarkup)</span> \
        <code>\(cause.name.escapedForMarkup)</code> \(cause.action.rawValue)</a>
        <p class="quiet">\(cause.lookCount.counted("look")) of \
        \(cause.samples.joined(separator: ", ").escapedForMarkup)</p>
        \(Self.sides(of: cause))\(Self.contrast(of: cause))</div></li>
        """
    }
    let list = Self.shortened(causes, to: Self.mostCauses, more: "causes") {
      $0.isEmpty ? "" : "<ol class=\"causes\">\($0.joined(separator: "\n"))</ol>"
    }
    let renamed = review.renamedSamples.map {
      "<li><code>\($0.before.escapedForMarkup)</code> → <code>\($0.after.escapedForMarkup)</code></li>"
    }
    let shared =
      review.isKindSheetChanged
      ? "<p>The style sheet that all results share differs, which may change any look.</p>" : ""
    let fails = review.causes.contains { $0.contrastFailureCount > 0 }
    return document(
      title,
      """
      <h1>\(title.escapedForMarkup)</h1>
      <p class="summary">\(review.summary.escapedForMarkup).</p>\(shared)
      \(causes.count > 1 ? StyleBookAssets.reviewFilterHTML(choices: Self.failing(fails)) : "")\(list)
      \(renamed.isEmpty ? "" : "<h2>Renamed samples</h2><ul>\(renamed.joined())</ul>")
      """)
  }

  /// The box that hides what has enough contrast, if anything hasn't.
  private static func failing(_ exists: Bool) -> String {
    exists ? "<label><input type=\"checkbox\" id=\"failing\"> Below AA only</label>" : ""
  }

  private static func sides(of cause: StyleReview.Cause) -> String {
    func side(_ name: String, _ values: [String], _ location: String?) -> String {
      if values.isEmpty, location == nil { return "" }
      let texts = values.map(code)
      let list = shortened(texts, to: mostValues, more: "values") { $0.joined(separator: "<br>") }
      let place = location.map { "<div class=\"place\">\($0.escapedForMarkup)</div>" } ?? ""
      return "<div><dt>\(name)</dt><dd>\(list)\(place)</dd></div>"
    }
    let text =
      side("before", cause.valuesBefore, cause.before)
      + side("after", cause.valuesAfter, cause.after)
    return text.isEmpty ? "" : "<dl>\(text)</dl>"
  }

  /// A value with a swatch for each of its colors, and with at most three decimals.
  private static func code(_ value: String) -> String {
    let swatches = value.matches(of: /#[0-9a-f]{6}(?:[0-9a-f]{2})?\b|color\([^()]*\)/).map {
      "<i class=\"swatch\" style=\"--color:\(String($0.output).escapedForMarkup)\"></i>"
    }
    let text = value.replacing(/(\.\d{3})\d+/) { $0.1 }
    return "\(swatches.joined())<code>\(text.escapedForMarkup)</code>"
  }

  private static func contrast(of cause: StyleReview.Cause) -> String {
    let failures =
      cause.contrastFailureCount == 0
      ? "" : "\(cause.contrastFailureCount.counted("look")) below AA"
    return contrast("Lowest contrast", cause.contrastBefore, cause.contrastAfter, failures)
  }

  private static func contrast(
    _ title: String, _ before: Double?, _ after: Double?, _ failure: String
  ) -> String {
    let texts = [before, after].map { $0.map(StyleReview.ratio) ?? "none" }
    if texts[0] == texts[1] { return "" }
    let failures = failure.isEmpty ? "" : " <b class=\"bad\">\(failure)</b>"
    return "<p class=\"quiet\">\(title) \(texts.joined(separator: " → "))\(failures)</p>"
  }

  // MARK: - Page of a cause

  private func page(ofCause number: Int, _ samples: [ReviewedSample]) -> String {
    let cause = review.causes[number]
    var (room, shown) = (Self.resultLimit, Self.mostPictures)
    let groups = samples.map { sample -> String in
      let figures = sample.pictures.map { figure(of: $0, ofCause: number, within: &room) }
      let failures = sample.pictures.count(where: \.fails)
      let note = failures == 0 ? "" : " <b class=\"bad\">\(failures) below AA</b>"
      let isOpen = shown > 0
      let list = Self.shortened(figures, to: isOpen ? shown : .max, more: "pictures") {
        "<div class=\"looks\">\($0.joined(separator: "\n"))</div>"
      }
      shown -= min(shown, figures.count)
      return """
        <details class="sample" data-group\(isOpen ? " open" : "")><summary>\
        <h2>\(sample.name.escapedForMarkup)</h2> <span class="count">\(figures.count.counted("picture"))\
        </span>\(note)</summary>\(list)</details>
        """
    }
    let code = [("before", cause.codeBefore), ("after", cause.codeAfter)].compactMap { side, code in
      code.map { SourceListing.figure(side, $0) }
    }
    let pictures = samples.flatMap(\.pictures)
    let filter = StyleBookAssets.reviewFilterHTML(
      choices: Self.failing(pictures.contains(where: \.fails)) + Self.modes)
    return document(
      cause.name,
      """
      <p class="path"><a href="index.html">\(title.escapedForMarkup)</a></p>
      <h1><span class="kind">\(cause.kind.rawValue.escapedForMarkup)</span> \
      <code>\(cause.name.escapedForMarkup)</code> \(cause.action.rawValue)</h1>
      <p class="summary">\(cause.lookCount.counted("look")) of \
      \(samples.count.counted("sample")), in \(pictures.count.counted("picture")).</p>
      \(Self.sides(of: cause))\(Self.contrast(of: cause))
      \(code.isEmpty ? "" : "<div class=\"codes\">\(code.joined())</div>")
      \(filter)
      \(Self.shortened(groups, to: Self.mostSamples, more: "samples") { $0.joined(separator: "\n") })
      """)
  }

  /// The choice between results beside each other and over each other.
  private static let modes = """
    <fieldset><legend>Pictures</legend><label><input type="radio" name="mode" value="side" checked> \
    Side by side</label><label><input type="radio" name="mode" value="over"> Overlay</label></fieldset>
    """

  private func figure(
    of picture: Picture, ofCause number: Int, within room: inout Int
  ) -> String {
    var values: [StyleReview.ValueChange] = []
    for value in picture.changes.flatMap(\.values)
    where value.causes.contains(number) && !values.contains(value) { values.append(value) }
    let rows = values.prefix(24).map { value in
      let sides = [value.before, value.after].map { $0.map(Self.code) ?? "none" }
      return
        "<li>\(value.node.escapedForMarkup) <code>\(value.attribute.escapedForMarkup)</code><br>"
        + "\(sides.joined(separator: " → "))</li>"
    }
    let list = Self.shortened(rows, to: Self.mostValues, more: "values") {
      $0.isEmpty ? "" : "<ul class=\"values\">\($0.joined())</ul>"
    }
    let situations = picture.changes.map(\.situation.escapedForMarkup)
    let others =
      situations.count == 1
      ? ""
      : "<details><summary>and \((situations.count - 1).counted("other situation"))</summary>"
        + "<ul>\(situations.dropFirst().map { "<li>\($0)</li>" }.joined())</ul></details>"
    let contrast = picture.contrast.map {
      Self.contrast(
        "Contrast", $0.before, $0.after, $0.isWorseThanRequired ? "below AA" : "")
    }
    return """
      <figure class="look" data-item><figcaption><b>\(situations[0])</b>\(others)</figcaption>
      \(compared(picture, within: &room))\(contrast ?? "")\(list)</figure>
      """
  }

  // MARK: - Pictures

  /// A sample with its pictures: those of too little contrast first.
  private struct ReviewedSample {
    let name: String
    var pictures: [Picture] = []
  }

  /// Looks of a sample that are drawn alike.
  private struct Picture {
    let key: Key
    var changes: [StyleReview.Change]

    struct Key: Hashable {
      let sample: String
      let kind: StyleReview.Change.Kind
      let before: Int?
      let after: Int?
      let isDark: Bool
      let isRightToLeft: Bool
    }

    /// The first contrast that is too low, or else the lowest.
    var contrast: StyleReview.ContrastChange? {
      changes.map(\.contrast).first(where: \.isWorseThanRequired)
        ?? changes.map(\.contrast).min { ($0.after ?? .infinity) < ($1.after ?? .infinity) }
    }

    var fails: Bool { changes.contains(where: \.contrast.isWorseThanRequired) }
  }

  /// The pictures of changes by sample, the samples with too little contrast first.
  private static func samples(of changes: [StyleReview.Change]) -> [ReviewedSample] {
    var samples: [ReviewedSample] = []
    var places: [String: Int] = [:]
    var pictures: [Picture.Key: Int] = [:]
    for change in changes {
      let key = Picture.Key(
        sample: change.sample, kind: change.kind, before: change.before, after: change.after,
        isDark: change.isDark, isRightToLeft: change.isRightToLeft)
      let place = places[change.sample] ?? samples.count
      if place == samples.count {
        places[change.sample] = place
        samples.append(ReviewedSample(name: change.sample))
      }
      if let picture = pictures[key] {
        samples[place].pictures[picture].changes.append(change)
      } else {
        pictures[key] = samples[place].pictures.count
        samples[place].pictures.append(Picture(key: key, changes: [change]))
      }
    }
    for place in samples.indices { samples[place].pictures.putFirst(where: \.fails) }
    samples.putFirst { $0.pictures.contains(where: \.fails) }
    return samples
  }

  /// The results before and after, as far as the page has room for them.
  private func compared(_ picture: Picture, within room: inout Int) -> String {
    let sides = [
      picture.key.before.map { part(review.pictures.before[$0], "before", picture) },
      picture.key.after.map { part(review.pictures.after[$0], "after", picture) },
    ].compactMap(\.self)
    let text = sides.joined()
    guard text.utf8.count <= room else {
      return "<p class=\"quiet\">The page has no room for more pictures.</p>"
    }
    room -= text.utf8.count
    let isPair = sides.count == 2
    let handle =
      "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" "
      + "aria-label=\"\(name(of: picture)), before and after\" hidden>"
    return
      "<div class=\"compare\" data-frames\(isPair ? " data-pair" : "") dir=\"ltr\">\(text)"
      + "\(isPair ? handle : "")</div>"
  }

  private func name(of picture: Picture) -> String {
    "\(picture.key.sample), \(picture.changes[0].situation)".escapedForMarkup
  }

  /// A result in a shadow tree, so that its style and that of the page don't mix.
  private func part(_ result: StyleSnapshot.Picture, _ side: String, _ picture: Picture) -> String {
    let scheme = picture.key.isDark ? "dark" : "light"
    let direction = picture.key.isRightToLeft ? "rtl" : "ltr"
    return """
      <div class="\(side)"><span>\(side)</span><review-part class="\(scheme)" data-fit role="img" \
      aria-label="\(name(of: picture)), \(side)"><template shadowrootmode="open">\
      <link rel="stylesheet" href="kinds-\(side).css"><style>\(result.css)</style>\
      <review-result class="\(scheme)" dir="\(direction)" inert>\(result.html)</review-result>\
      </template></review-part></div>
      """
  }
}

extension Array {
  /// Moves the elements that satisfy a condition before the others, without changing their orders.
  fileprivate mutating func putFirst(where condition: (Element) -> Bool) {
    self = filter(condition) + filter { !condition($0) }
  }
}
