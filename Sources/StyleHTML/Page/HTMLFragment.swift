public import ProtocolStyle

/// A part of a page: elements, and the style sheet that they need.
///
/// ```swift
/// import StyleHTML
///
/// let fragment = HTMLFragment(of: buy, in: tree)
/// print(fragment.html)
/// print(fragment.css)
/// ```
public struct HTMLFragment: Hashable, Sendable {
  /// The elements.
  public let html: String

  /// The style sheet: the rules of the kinds, and a class for each style.
  public let css: String

  /// Renders a node of a tree with its descendants, in the tree's current state.
  ///
  /// - Parameters:
  ///   - node: The node; traps if it isn't attached.
  ///   - tree: The tree that the node is attached to.
  ///   - address: Returns the URLs of images; the same as for a page by default.
  public init(
    of node: some NodeReference, in tree: StyleTree,
    images address: (@Sendable (ImageReference) -> String?)? = nil
  ) {
    let page = HTMLPage(of: tree, images: address)
    page.titleLevel = 1
    html = page.html(of: [node.erased])
    css = KindSheet.text + page.table.allRules
  }

  /// Renders one view model.
  ///
  /// - Parameters:
  ///   - model: The view model. Its values per state apply; rules don't.
  ///   - address: Returns the URLs of images; the same as for a page by default.
  public init(
    of model: ViewModel, images address: (@Sendable (ImageReference) -> String?)? = nil
  ) {
    let fragments = Self.fragments(of: [model], images: address)
    self.init(html: fragments.html[0], css: fragments.css)
  }

  private init(html: String, css: String) {
    self.html = html
    self.css = css
  }

  /// Renders several view models separately, with one style sheet for all.
  package static func fragments(
    of models: [ViewModel], images address: (@Sendable (ImageReference) -> String?)? = nil
  ) -> (html: [String], css: String) {
    let images = address.map { ImageAddresses(address: $0) } ?? .beside
    let table = StyleTable(settings: Setting.all(of: []), images: images)
    let html = models.map { model in
      let template = table.template(of: model)
      var writer = ElementWriter(images: images, hasIdentifiers: false)
      model.withContent { writer.begin(template, $0, nil, nil, hasChildren: false) }
      writer.end(template, hasChildren: false)
      return writer.buffer.text
    }
    return (html, KindSheet.text + table.allRules)
  }
}

extension HTMLPage {
  /// Renders nodes with their descendants as a string.
  func html(of nodes: [AnyNodeHandle]) -> String {
    collector.prepare(for: nodes)
    var writer = treeWriter()
    writer.write(nodes) { _, _ in }
    return writer.writer.buffer.text
  }

  /// Renders a node with its descendants as a string, after the collector was prepared for it.
  func html(ofPrepared node: AnyNodeHandle) -> String {
    var writer = treeWriter()
    writer.write([node], in: tree.parent(of: node)) { _, _ in }
    return writer.writer.buffer.text
  }
}

extension StyleTable {
  /// The shared bytes of elements with a view model's style.
  func template(of model: ViewModel) -> ElementTemplate {
    // Before templates are read, because this can add one.
    let number = classNumber(of: [look(of: StateStyles(model.withoutContent))])
    return templates[Int(number)]
  }

  /// All rules as one string.
  fileprivate var allRules: String {
    var text = ""
    writeAll { text += $0 }
    return text
  }
}
