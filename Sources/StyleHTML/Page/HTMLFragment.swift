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

  /// The style sheet of the kinds, which every fragment needs besides the rules of its classes.
  package static var kindSheet: String { KindSheet.text }

  /// Renders several view models separately, with one style sheet for all.
  package static func fragments(
    of models: [ViewModel], images address: (@Sendable (ImageReference) -> String?)? = nil
  ) -> (html: [String], css: String) {
    let images = address.map { ImageAddresses(address: $0) } ?? .beside
    let table = StyleTable(selectors: LookSelector.all(of: []), images: images)
    let html = models.map { model in
      let template = table.template(of: model)
      var writer = ElementWriter(images: images, runs: table.runs, hasIdentifiers: false)
      model.withContent { writer.begin(template, $0, nil, nil, hasChildren: false) }
      writer.end(template, hasChildren: false)
      return writer.buffer.text
    }
    return (html, KindSheet.text + table.allRules)
  }
}

// MARK: - HTMLFragments

/// Renders groups of nodes of one tree, each with a style sheet that has only the rules for it.
///
/// Styles that occur in several groups are converted to CSS once.
package struct HTMLFragments {
  private let page: HTMLPage

  /// Makes a renderer.
  ///
  /// - Parameter tree: The tree, which may get its nodes later.
  package init(of tree: StyleTree) {
    page = HTMLPage(of: tree)
    page.titleLevel = 3
  }

  /// Renders nodes with their descendants.
  ///
  /// - Parameters:
  ///   - nodes: The nodes, which must be attached.
  ///   - inert: Nodes whose elements are in inert ones, so they stay in their present control state;
  ///     none by default.
  /// - Returns: The elements of each node, and the rules of all their classes without those of kinds.
  package func group(
    of nodes: [AnyNodeHandle], inert: [AnyNodeHandle] = []
  ) -> (html: [String], inert: [String], css: String) {
    let table = page.table
    table.runs.removeAll()
    var used: [UInt32] = []
    let html = [false, true].map { isInert in
      let nodes = isInert ? inert : nodes
      var collector = page.collector
      collector.isInert = isInert
      table.known = StyleNumbers(isInert: isInert)
      // All at once, because numbers are void as soon as another node is styled.
      collector.prepare(for: nodes)
      let html = nodes.map { page.html(ofPrepared: $0, by: collector) }
      used += table.known.assigned
      return html
    }
    let css = table.rules(of: used)
    // Nothing is rendered again after a change.
    page.observation.end()
    // Groups that were rendered before may have had most of the classes.
    if table.isOvergrown() { _ = table.removeClasses(except: used) }
    return (html[0], html[1], css)
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

  /// Renders a node with its descendants as a string, after a collector was prepared for it.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - collector: The collector; the page's by default.
  /// - Returns: The elements.
  func html(ofPrepared node: AnyNodeHandle, by collector: StyleCollector? = nil) -> String {
    var writer = treeWriter(collector)
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

  /// All rules as one string, with those of the runs that were written.
  fileprivate var allRules: String {
    var text = ""
    writeAll { text += $0 }
    return text + runs.unwrittenRules
  }
}

// MARK: - TreeWriter

/// Writes nodes of a tree as nested elements, without recursion because trees can be deep.
struct TreeWriter: ~Copyable {
  let tree: StyleTree
  let collector: StyleCollector
  var writer: ElementWriter

  /// Called for each written node; nil for a page that isn't patchable.
  let shown: ShownNodes?

  /// The innermost element that scrolls and has nothing yet that the keyboard reaches.
  private var scroller: OpenScroller?

  init(
    tree: StyleTree, collector: StyleCollector, writer: consuming ElementWriter,
    shown: ShownNodes?
  ) {
    (self.tree, self.collector, self.shown) = (tree, collector, shown)
    self.writer = writer
  }

  /// Writes nodes with their descendants.
  ///
  /// The collector must have been prepared for them.
  ///
  /// - Parameters:
  ///   - nodes: The root nodes, in order.
  ///   - parent: The parent of these nodes; nil for roots.
  ///   - flush: Called when the buffer is large, with the number of nodes written so far.
  mutating func write(
    _ nodes: [AnyNodeHandle], in parent: AnyNodeHandle? = nil,
    flush: (inout ByteBuffer, Int) throws -> Void
  ) rethrows {
    let collector = collector
    let table = collector.table
    func find(_ node: AnyNodeHandle) -> UInt32 { collector.classNumber(of: node) }
    var count = 0
    // The elements that aren't ended yet.
    var open: [Unretained<ElementTemplate>] = []
    // The nodes above the present one, if they're noted.
    var ancestors: [AnyNodeHandle] = []
    try tree.draw(nodes, numbers: &table.known, by: find) { node, content in
      if open.count > node.depth { end(&open, from: node.depth) }
      let template = table.unretainedTemplates[Int(node.number)]
      count += 1
      if let shown {
        ancestors.removeLast(ancestors.count - node.depth)
        shown.show(
          node, in: ancestors.last ?? parent,
          dependsOnChildren: template.with { $0.form != .container },
          isComposed: template.with { writer.isComposedField($0, content) })
        if node.hasChildren { ancestors.append(node.handle) }
      }
      template.with {
        if scroller != nil { follow($0, content, node) }
        if node.hasChildren {
          writer.begin(
            $0, content, node.handle, node.controlState, styleClasses: node.styleClasses,
            environment: node.environment, hasChildren: true)
          open.append(template)
        } else {
          writer.write($0, content, node)
        }
        if $0.scrolls { noteScroller(node) }
      }
      if writer.buffer.count >= Self.chunk {
        // What was flushed stays: the keyboard may stop there once more than it must.
        if let open = scroller { shown?.setTabStop(true, isSettled: false, of: open.node) }
        scroller = nil
        try flush(&writer.buffer, count)
      }
    }
    scroller = nil
    end(&open, from: 0)
  }

  /// Notes an element that scrolls.
  private mutating func noteScroller(_ node: DrawnNode) {
    let place = writer.placeOfTabStop
    shown?.setTabStop(place != nil, of: node.handle)
    guard let place else { return }
    scroller = OpenScroller(node.handle, depth: node.depth, place: place)
    writer.placeOfTabStop = nil
  }

  /// Removes the open scroller's stop of the keyboard if the keyboard reaches the next node in it.
  private mutating func follow(
    _ template: ElementTemplate, _ content: NodeContent, _ node: DrawnNode
  ) {
    guard var open = scroller else { return }
    guard node.depth > open.depth else {
      scroller = nil
      return
    }
    guard open.isReached(by: template, content, node) else {
      scroller = open
      return
    }
    writer.buffer.remove(at: open.place, count: OpenScroller.attribute.utf8CodeUnitCount)
    shown?.setTabStop(false, of: open.node)
    scroller = nil
  }

  /// Ends the elements at a depth and below.
  private mutating func end(_ open: inout [Unretained<ElementTemplate>], from depth: Int) {
    while open.count > depth {
      open.removeLast().with { writer.end($0, hasChildren: true) }
    }
  }

  /// The minimum number of bytes to flush at once.
  static let chunk = 1 << 16
}

// MARK: - EnvironmentAttributes

/// The attributes by which an element has a color scheme and a direction other than those around
/// it, for what browsers draw and resolve themselves.
///
/// A node has them if its own scopes assign the values, even those of its parent. They therefore
/// hold wherever the node is moved, and in all looks, in which only the tree's environment differs.
struct EnvironmentAttributes: Equatable {
  var colorScheme: StyleEnvironment.ColorScheme?
  var direction: StyleEnvironment.LayoutDirection?

  /// The attribute that the rules in `KindSheet.environments` select.
  static let schemeName = "data-scheme"

  /// Whether there are no attributes.
  var isEmpty: Bool { self == EnvironmentAttributes() }

  /// The attributes, in the order in which they're written.
  var list: [(name: String, value: String?)] {
    [("dir", direction.map(Self.text)), (Self.schemeName, colorScheme?.rawValue)]
  }

  /// The value of `dir` and of the property `direction`.
  static func text(of direction: StyleEnvironment.LayoutDirection) -> String {
    direction == .rightToLeft ? "rtl" : "ltr"
  }
}

extension EnvironmentAttributes {
  /// The attributes for the scopes of a node.
  init(_ changes: StyleEnvironment.Changes?) {
    self.init(colorScheme: changes?.colorScheme, direction: changes?.layoutDirection)
  }

  /// The attributes of the page's own element; those of a light environment from left to right are
  /// omitted.
  ///
  /// - Parameters:
  ///   - environment: The environment of the tree.
  ///   - hasLooks: Whether the page has looks, or follows the device, which have color schemes of
  ///     their own.
  init(ofPage environment: StyleEnvironment, hasLooks: Bool) {
    self.init(
      colorScheme: environment.colorScheme == .dark && !hasLooks ? .dark : nil,
      direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : nil)
  }
}

extension ElementWriter {
  /// Appends the attributes with a value.
  mutating func append(_ attributes: EnvironmentAttributes) {
    for case (let name, let value?) in attributes.list {
      buffer.append(markup: " \(name)=\"\(value)\"")
    }
  }
}
