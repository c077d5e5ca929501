public import ProtocolStyle

/// A page that shows a tree, with semantic elements and one class for each distinct style.
///
/// ```swift
/// import StyleHTML
///
/// let page = HTMLPage(of: tree, title: "Shop", looks: [HTMLLook("contoso", themes: [contoso])])
/// page.write { bytes in
///   print(bytes.count)
/// }
/// ```
///
/// A page has no inline styles and no script except ``script``, so it works with the content
/// security policy `default-src 'none'; style-src 'nonce-…'; img-src data:`. The rules of runs of
/// rich text with a color, a font, a weight or a pattern of their own are in the style sheet, too.
/// A page of more than 64 KiB has a second style sheet at its end for runs that are found after the
/// first part was written. Symbols in sliders, steppers, page controls and images by state are
/// `data:` URLs, because these can't contain elements; all other symbols are in the page. Images
/// with other URLs need their origins in `img-src`, such as `'self'`. Text and attribute values are
/// escaped. A URL of an image is omitted unless it's relative, uses `http` or `https`, or is a
/// `data:` URL of an image; links also use `mailto`, `tel` and `sms`, and no `data:` URLs. Control
/// states are pseudo-classes, and `data-state` if a model sets its state.
///
/// Nodes are in a `main` element, and the title of the first bar is an `h1`, unless the author of
/// the page chooses elements or a ``titleLevel``.
///
/// The style classes of a node that is `StyleClassed` are classes of its element, behind the page's
/// own; ``className(ofStyleClass:)`` is their name.
///
/// The values of ``liveTokens`` are custom properties with the value of the tree, or of the look,
/// as the fallback, so setting a property on the `html` element restyles everything that uses the
/// token:
///
/// ```swift
/// import StyleHTML
///
/// let page = HTMLPage(of: tree, liveTokens: [Token.accent])
/// page.authorStyleSheet = ":root { --accent: teal }"
/// ```
///
/// Equal trees produce equal bytes. A page is written in one walk, after a pass over the nodes that
/// reads only the styles that differ. Each look and color scheme costs styling the nodes from
/// scratch and another walk; meanwhile a look takes about 56 bytes per node. Looks with equal
/// themes that differ only in what ``followsDevice`` lists share the nodes that don't depend on it.
/// A patchable page keeps 12 bytes per node.
public final class HTMLPage {
  /// The tree to show.
  public let tree: StyleTree

  /// The title of the document.
  public var title: String

  /// The language of the content, as a BCP 47 tag.
  public var language: String

  /// The nonce of the style element, for the content security policy; nil for none.
  public var nonce: String?

  /// Your own rules, such as layout, which override those of kinds and classes.
  ///
  /// The page's rules are in the cascade layers `kinds` and `classes`. Rules outside of layers
  /// override them in every look and control state, regardless of selectors, including rules added
  /// by patches.
  ///
  /// The text is written unchanged, except that `</` becomes `<\/`. Never include user data.
  public var authorStyleSheet = ""

  /// The color vision deficiency that the page is shown through, for checks; nil, the default, for none.
  ///
  /// The whole page has a filter of SVG with the deficiency's matrix, for linear light as in
  /// `Color/seen(with:)`. Set it before the page is written.
  public var colorVision: ColorVision?

  /// Your own elements at the end of the head, such as an icon or a `theme-color`; none by default.
  ///
  /// The text is written unchanged. Never include user data. An icon at a `data:` URL needs
  /// `img-src data:` in a content security policy, as pages do anyway.
  public var headMarkup = ""

  /// Your own script at the end of the body, with the nonce; none by default.
  ///
  /// The text is written unchanged, except that `</` and `<!--` become `<\/` and `<\!--`, which are
  /// equivalent in strings. Never include user data unless it's encoded as JSON.
  public var script = ""

  /// The level of the headings that titles of navigation bars are, from 1 to 6; nil by default.
  ///
  /// Where it's nil, a page has one heading of level 1: the title of the first bar that has one.
  /// All other titles are of level 2, and so is the first if the page's author makes `h1` elements
  /// of a kind. The titles of a table's sections are headings one level below, and of level 2 where
  /// it's nil. Set it before the page is written.
  public var titleLevel: Int?

  /// Whether the style sheet is formatted with one rule or declaration per line; false by default.
  ///
  /// Patches always contain rules on one line.
  public var hasReadableStyleSheet = false

  /// Whether nodes stay in the control states that they're in, as on a sheet that shows a component in
  /// each of its states; false by default.
  ///
  /// The page then has no styles for other states, which can be a thousand for a node that tests many.
  /// Set it before the page is written.
  package var keepsControlStates = false

  /// Whether elements have identifiers, which patches need.
  public let isPatchable: Bool

  /// Whether the page follows the device that shows it, in place of the environment of the tree.
  ///
  /// The color scheme, the contrast, reduced motion and both size classes that styles read are then
  /// those of the reader's device, by media queries: `prefers-color-scheme`, `prefers-contrast`,
  /// `prefers-reduced-motion`, and the size of the viewport. So one page serves a phone and a
  /// desktop. The width is regular from ``regularWidth`` on, and the height from ``regularHeight``
  /// on. What a look or a scope assigns stays the same on all devices. Content is that of the
  /// tree's current state.
  ///
  /// Only properties that are read cost anything: each costs as much as another look of the nodes
  /// that read it, and of their descendants, in every combination with the others, which are five
  /// at most.
  public let followsDevice: Bool

  /// The width of the viewport, in CSS pixels, from which on its size class is regular: 600.
  public static let regularWidth = 600.0

  /// The height of the viewport, in CSS pixels, from which on its size class is regular: 480.
  public static let regularHeight = 480.0

  /// The tokens whose values are custom properties, by ``property(of:)``.
  ///
  /// Wherever a declaration of the page is a live token's value, or a value has it as a part, such
  /// as the color of a shadow, it's written as `var(--accent, …)` with the value as the fallback.
  /// That includes nodes in scopes whose themes set the token, and tokens that are set to it.
  /// ``fixedValues(of:)`` lists what is computed from a token and stays as it is. Texts with colors
  /// of their own aren't included. The page is styled three times in place of once.
  public let liveTokens: [any AnyToken]

  let looks: [HTMLLook]
  private let images: ImageAddresses
  let table: StyleTable

  /// The nodes as last shown, for a patchable page.
  let shown = ShownNodes()

  /// The bar whose title is the page's heading of level 1, as it was last shown.
  var headingNode: AnyNodeHandle?

  /// Whether the page has elements that its author made headings of level 1.
  private let hasOwnHeading: Bool

  /// Whether the nodes are in a `main` element: unless the page's author makes one of a kind.
  private let hasMain: Bool

  /// Observes what is read for looks and states that the tree is not in.
  let observation = RenderingObservation()

  /// The revision at which the nodes' looks were last compared.
  var renderingRevision: RenderingRevision

  /// The attributes of the page's own element, as last shown.
  var shownEnvironment = EnvironmentAttributes()

  /// The present attributes of the page's own element.
  var environment: EnvironmentAttributes {
    EnvironmentAttributes(
      ofPage: tree.environment, hasLooks: followsDevice || !looks.isEmpty)
  }

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - tree: The tree to show, which the page doesn't change. All looks show the content of the
  ///     tree's current state.
  ///   - title: The title of the document; empty by default.
  ///   - language: The language of the content, as a BCP 47 tag; `en` by default.
  ///   - nonce: The nonce of the style element; none by default.
  ///   - looks: The looks of the page, the first of which is shown; by default the tree's current
  ///     state.
  ///   - followsDevice: Whether the page follows the device that shows it; see ``followsDevice``.
  ///     False by default.
  ///   - liveTokens: The tokens whose values are custom properties, which a script or a style sheet
  ///     can set: colors, numbers that are lengths, and fonts. None by default.
  ///   - isPatchable: Whether elements have identifiers for ``patch(for:)``; false by default.
  ///   - elements: The elements of custom kinds, or replacements for standard ones; none by
  ///     default.
  ///   - meanings: The CSS meanings of custom attributes; none by default.
  ///   - address: Returns the URL of an image, or nil if it has none. By default, a named image is
  ///     a file next to the page, or the name itself if that is a URL of `http` or `https`; a data
  ///     URL is itself, and a symbol has none.
  public init(
    of tree: StyleTree, title: String = "", language: String = "en", nonce: String? = nil,
    looks: [HTMLLook] = [], followsDevice: Bool = false, liveTokens: [any AnyToken] = [],
    isPatchable: Bool = false,
    elements: [NodeKind: HTMLElement] = [:], meanings: [CSSMeaning] = [],
    images address: (@Sendable (ImageReference) -> String?)? = nil
  ) {
    self.tree = tree
    self.title = title
    self.language = language
    self.nonce = nonce
    self.looks = looks
    self.followsDevice = followsDevice
    self.liveTokens = liveTokens
    self.isPatchable = isPatchable
    hasOwnHeading = elements.values.contains { $0.tag == .h1 }
    hasMain = !elements.values.contains { $0.tag == .main }
    images = address.map { ImageAddresses(address: $0) } ?? .beside
    let live = LiveTokens(liveTokens)
    table = StyleTable(
      selectors: LookSelector.all(of: looks, followsDevice: followsDevice),
      hasLooks: followsDevice || !looks.isEmpty || !live.probes.isEmpty,
      isPatchable: isPatchable, live: live, images: images,
      meanings: CSSMeanings.standard.adding(meanings), elements: elements)
    renderingRevision = tree.renderingRevision
  }

  /// Writes the page as UTF-8, in parts.
  ///
  /// - Parameter sink: Receives the bytes, in parts of slightly more than 64 KiB.
  /// - Throws: Any error from the sink; nothing is written after that.
  public func write(to sink: ([UInt8]) throws -> Void) rethrows {
    try writeParts { buffer, _ in
      try sink(buffer.bytes)
      buffer.removeAll()
    }
  }

  /// Writes the page and flushes it in parts, with the fraction of the body that is written, from 0
  /// to 1.
  private func writeParts(flush: (inout ByteBuffer, Double) throws -> Void) rethrows {
    let roots = tree.roots
    // What changes meanwhile is compared by the next patch.
    renderingRevision = tree.renderingRevision
    if keepsControlStates { table.known = StyleNumbers(isInert: true) }
    collector.collectAll()
    // Only classes that are found later are kept, because the numbers of all nodes take space.
    defer { table.known = StyleNumbers() }
    shown.removeAll()
    headingNode = firstTitledBar()
    table.runs.removeAll()
    var writer = treeWriter()
    writeHead(&writer.writer)
    var readable = hasReadableStyleSheet ? ReadableCSS() : nil
    func formatted(_ rules: String) -> String { readable?.formatted(rules) ?? rules }
    writer.writer.buffer.append(markup: formatted(KindSheet.text + schemes))
    try table.writeAll { rules in
      writer.writer.buffer.append(markup: formatted(rules))
      if writer.writer.buffer.count >= TreeWriter.chunk {
        try flush(&writer.writer.buffer, 0)
      }
    }
    // The rules of runs are inserted here, unless the place was flushed when they're found.
    var placeOfRuns: Int? = writer.writer.buffer.count
    func insertRuns(_ buffer: inout ByteBuffer) {
      guard let place = placeOfRuns else { return }
      buffer.insert(markup: formatted(table.runs.takeRules()), at: place)
      placeOfRuns = nil
    }
    writer.writer.buffer.append(markup: authorStyleSheet, parting: ["</"])
    if let colorVision {
      writer.writer.buffer.append(
        markup: "html{filter:\(colorVision.filter)}\(ColorVision.filterRule)")
    }
    writer.writer.buffer.append(raw: "</style></head><body>")
    if colorVision != nil { writer.writer.buffer.append(markup: ColorVision.filters) }
    if hasMain {
      writer.writer.buffer.append(raw: isPatchable ? "<main id=\"main\">" : "<main>")
    }
    let count = Double(tree.count)
    try writer.write(roots) { buffer, written in
      insertRuns(&buffer)
      try flush(&buffer, Double(written) / count)
    }
    insertRuns(&writer.writer.buffer)
    if hasMain { writer.writer.buffer.append(raw: "</main>") }
    writeStyle(formatted(table.runs.takeRules()), &writer.writer)
    writeScript(&writer.writer)
    writer.writer.buffer.append(raw: "</body></html>\n")
    try flush(&writer.writer.buffer, 1)
  }

  /// Returns the page as one array of bytes.
  ///
  /// - Returns: The same bytes as ``write(to:)``.
  public func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    var isRoomMade = false
    writeParts { buffer, written in
      if written > 0, !isRoomMade {
        // Estimates the total size from the part so far, because growing the array copies it.
        isRoomMade = true
        bytes.reserveCapacity(bytes.count + Int(Double(buffer.count) / written * 1.1))
      }
      buffer.move(to: &bytes)
    }
    return bytes
  }

  /// The identifier of a node's element in a patchable page.
  ///
  /// - Parameter node: The node.
  /// - Returns: `n12`, or `n12-1` for the second node with that index in its tree.
  public static func identifier(of node: some NodeReference) -> String {
    ElementWriter.identifier(of: node.erased)
  }

  /// Returns the class that elements of nodes with a style class have, for an author's style sheet.
  ///
  /// A class of HTML has no white space, so words are joined by hyphens: `Large Title` is
  /// `Large-Title`. A name that pages use themselves gets the prefix `style-`: one of a kind, such
  /// as `bar`, one of a part of an element, such as `t` or `p`, and an `s` with nine digits or
  /// letters up to `v`. Names that already are a prefix and such a name get another one, so
  /// different style classes never become the same by it. In a selector, escape it as `CSS.escape`
  /// does.
  ///
  /// - Parameter styleClass: A name in the `styleClasses` of nodes.
  /// - Returns: The class; nil for a name that is empty or only white space, which has none.
  public static func className(ofStyleClass styleClass: String) -> String? {
    ClassNames.name(of: styleClass)
  }

  /// Makes a writer of nodes.
  ///
  /// - Parameter collector: The collector that was prepared for the nodes; by default the page's.
  /// - Returns: The writer.
  func treeWriter(_ collector: StyleCollector? = nil) -> TreeWriter {
    TreeWriter(
      tree: tree, collector: collector ?? self.collector,
      writer: ElementWriter(
        images: images, runs: table.runs, hasIdentifiers: isPatchable, titleLevel: titleLevel ?? 2,
        sectionLevel: titleLevel.map { min(max($0, 1), 5) + 1 } ?? 2, headingNode: headingNode),
      shown: isPatchable ? shown : nil)
  }

  /// The identifier of the element around all nodes; nil where that is the body.
  var rootName: String? { hasMain ? "main" : nil }

  /// The bar whose title is a heading of level 1; nil where a level is set, or the author has one.
  func firstTitledBar() -> AnyNodeHandle? {
    guard titleLevel == nil, !hasOwnHeading else { return nil }
    return tree.firstNode(
      ofKind: { table.shape(of: $0).content == .title },
      where: { tree.viewModel(of: $0).text != nil })
  }

  /// Whether another bar may be the heading after a refresh: one came, went, was moved, or has
  /// another text.
  func mayHaveOtherHeading(after report: RefreshReport) -> Bool {
    guard titleLevel == nil, !hasOwnHeading else { return headingNode != nil }
    // A bar may be among the descendants of a moved node.
    if !report.moved.isEmpty { return true }
    if let headingNode, !tree.contains(headingNode) { return true }
    return report.attached.contains(where: isBar)
      || report.changes.nodes.enumerated().contains { position, node in
        !report.changes.isContentSame(at: position) && isBar(node)
      }
  }

  private func isBar(_ node: AnyNodeHandle) -> Bool {
    guard tree.contains(node) else { return false }
    let kind = tree.viewModel(of: node, includingContent: false).kind
    return table.shape(of: kind).content == .title
  }

  /// Finds the classes of nodes.
  var collector: StyleCollector {
    StyleCollector(
      tree: tree, table: table, observation: observation,
      situations: table.selectors.map(situation), isInert: keepsControlStates)
  }

  /// The situation of the tree's roots in a look on a device.
  private func situation(of selector: LookSelector) -> Situation {
    let look = looks.isEmpty ? nil : looks[selector.look]
    if look == nil, !followsDevice { return [] }
    let device = selector.device
    var environment = tree.environment
    if followsDevice {
      environment.contrast = device.contains(.contrast) ? .increased : .standard
      environment.reduceMotion = device.contains(.reduceMotion)
      environment.horizontalSizeClass =
        device.contains(.horizontalSizeClass) ? .regular : .compact
      environment.verticalSizeClass = device.contains(.verticalSizeClass) ? .compact : .regular
    }
    if let look { environment = look.environment.applied(to: environment) }
    environment.colorScheme = look?.colorScheme ?? (device.contains(.colorScheme) ? .dark : .light)
    return [.environment(\.self, environment), look.map { .themes($0.themes) } ?? []]
  }

  /// Removes a node that was detached.
  func remove(_ node: AnyNodeHandle) {
    shown.remove(node)
    observation.end(of: node)
  }

  /// The number of styles and classes that the page stores.
  package var styleCount: Int { table.count }

  private func writeHead(_ writer: inout ElementWriter) {
    writer.attribute("<!DOCTYPE html><html lang=\"", language)
    shownEnvironment = environment
    writer.append(shownEnvironment)
    if let first = looks.first { writer.attribute(" data-theme=\"", first.name) }
    writer.buffer.append(raw: "><head><meta charset=\"utf-8\">")
    writer.buffer.append(
      raw: "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><title>")
    writer.buffer.append(text: title)
    writer.buffer.append(raw: "</title>")
    writer.buffer.append(markup: headMarkup)
    writer.buffer.append(raw: "<style")
    if let nonce { writer.attribute(" nonce=\"", nonce) }
    writer.buffer.append(raw: hasReadableStyleSheet ? ">\n" : ">")
  }

  /// Writes a style sheet besides the first one, unless it's empty.
  private func writeStyle(_ rules: String, _ writer: inout ElementWriter) {
    guard !rules.isEmpty else { return }
    writer.buffer.append(raw: "<style")
    if let nonce { writer.attribute(" nonce=\"", nonce) }
    writer.buffer.append(raw: ">")
    writer.buffer.append(markup: rules)
    writer.buffer.append(raw: "</style>")
  }

  private func writeScript(_ writer: inout ElementWriter) {
    guard !script.isEmpty else { return }
    writer.buffer.append(raw: "<script")
    if let nonce { writer.attribute(" nonce=\"", nonce) }
    writer.buffer.append(raw: ">")
    writer.buffer.append(markup: script, parting: ["</", "<!--"])
    writer.buffer.append(raw: "</script>")
  }

  /// The color scheme and direction of each look.
  ///
  /// Browsers use them for the parts they draw, such as scroll bars, and kinds for their default
  /// colors. The selectors have no specificity, so the attributes of elements win.
  private var schemes: String {
    guard !looks.isEmpty else {
      let scheme = followsDevice ? "light dark" : "light"
      return "@layer kinds{:where(:root){color-scheme:\(scheme)}}"
    }
    let haveDirections = looks.contains { $0.environment.layoutDirection != nil }
    let rules = looks.enumerated().map { index, look in
      let selector = "\(index == 0 ? ":root," : "")[data-theme=\(CSSText.string(look.name))]"
      let direction = look.environment.layoutDirection.map { direction in
        let sign = direction == .rightToLeft ? "-1" : "1"
        return ";direction:\(EnvironmentAttributes.text(of: direction));--dir:\(sign)"
      }
      return ":where(\(selector)){color-scheme:\(look.colorScheme?.rawValue ?? "light dark")"
        + (haveDirections
          ? direction ?? ";direction:var(--own-direction);--dir:var(--own-dir)" : "")
        + "}"
    }
    // In a scope that assigns one of them, a look doesn't.
    let scheme = EnvironmentAttributes.schemeName
    var scoped = ":where([\(scheme)] [data-theme]:not([\(scheme)])){color-scheme:inherit}"
    if haveDirections {
      scoped +=
        ":root{--own-direction:ltr;--own-dir:1}:root[dir=rtl]{--own-direction:rtl;--own-dir:-1}"
        + ":where(body :is([dir=ltr],[dir=rtl]) [data-theme]:not([dir])){direction:inherit;"
        + "--dir:inherit}"
    }
    return "@layer kinds{\(rules.joined())\(scoped)}"
  }
}

// MARK: - HTMLLook

/// A look that a page can switch to without a reload: themes, and changes to the environment.
///
/// ```swift
/// import StyleHTML
///
/// let looks = [
///   HTMLLook("contoso", themes: [contoso]),
///   HTMLLook("night", themes: [night], colorScheme: .dark),
/// ]
/// ```
///
/// A page shows its first look. To show another look, set `data-theme` of an element to its name;
/// the look applies to the element and its descendants, except those with a different `data-theme`.
/// Set it on the `html` element for the whole page. An unknown name shows the first look.
///
/// Looks only affect style. Content, such as a text that reads the environment, is that of the
/// tree's current state.
public struct HTMLLook: Sendable {
  /// The value of `data-theme`.
  public var name: String

  /// The themes, beginning with the lowest, which replace the tree's themes.
  public var themes: [Theme]

  /// The color scheme; nil for the user's preference (`prefers-color-scheme`).
  public var colorScheme: StyleEnvironment.ColorScheme?

  /// Other changes to the tree's environment.
  public var environment: StyleEnvironment.Changes

  /// Creates a look.
  ///
  /// - Parameters:
  ///   - name: The value of `data-theme`.
  ///   - themes: The themes, beginning with the lowest, which replace the tree's themes; none by
  ///     default.
  ///   - colorScheme: The color scheme; nil, the default, for the user's preference.
  ///   - environment: Other changes to the tree's environment; none by default.
  public init(
    _ name: String, themes: [Theme] = [], colorScheme: StyleEnvironment.ColorScheme? = nil,
    environment: StyleEnvironment.Changes = StyleEnvironment.Changes()
  ) {
    self.name = name
    self.themes = themes
    self.colorScheme = colorScheme
    self.environment = environment
  }
}
