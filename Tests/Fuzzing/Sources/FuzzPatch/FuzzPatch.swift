internal import Foundation
internal import FuzzInput
internal import ProtocolStyle
internal import StyleHTML

/// Edits a tree as the bytes choose, with their texts, and applies each patch to a parsed page, which
/// must then equal a new page of the tree.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPatch(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  let choices = (0..<12).map { _ in input.byte() }
  var editor = Editor(input.texts())
  let page = HTMLPage(of: editor.tree, isPatchable: true)
  editor.tree.refresh()
  let client = Client(page.bytes())
  for choice in choices where choice != 0 {
    editor.edit(choice)
    let patch = page.patch(for: editor.tree.refresh())
    checkCoding(patch)
    client.apply(patch)
  }
  // Once, because parsing a page takes longer than all edits.
  expectEqual(client.outline, Client(rendition(of: editor.tree)).outline, "the patched page")
  return 0
}

private func rendition(of tree: StyleTree) -> [UInt8] {
  HTMLPage(of: tree, isPatchable: true).bytes()
}

private func checkCoding(_ patch: HTMLPatch) {
  do {
    let data = try JSONEncoder().encode(patch)
    expectEqual(try JSONDecoder().decode(HTMLPatch.self, from: data), patch, "the patch read again")
  } catch {
    fatalError("A patch can't be written and read: \(error)")
  }
}

// MARK: - Editor

/// A tree, and its edits by number.
private struct Editor {
  let tree = StyleTree()
  private let texts: [String]
  private var boxes: [AnyNodeHandle] = []
  private var leaves: [AnyNodeHandle] = []

  init(_ texts: [String]) {
    self.texts = texts
    boxes = [tree.attach(Screen()).erased]
    boxes.append(tree.attach(Box(), to: boxes[0]).erased)
  }

  /// Attaches, detaches or moves a node; the bits choose the edit, the node and its parent.
  mutating func edit(_ choice: UInt8) {
    let (kind, number) = (choice & 3, Int(choice >> 2))
    let box = boxes[number % boxes.count]
    switch kind {
    case 0, 1:
      let list = texts[(number % texts.count)...] + texts[..<(number % texts.count)]
      let node = nodeTypes[number % nodeTypes.count].init(texts: Texts(Array(list)))
      leaves.append(tree.attach(erased: node, to: box, at: kind == 0 ? 0 : nil))
    case 2 where !leaves.isEmpty:
      tree.detach(leaves.remove(at: number % leaves.count))
    case 3 where !leaves.isEmpty:
      try? tree.move(leaves[number % leaves.count], to: box, at: 0)
    default: break
    }
  }
}

private struct Box: ViewNode {}

// MARK: - Client

/// A page as a client holds it: elements that patches insert, remove and move.
private final class Client {
  private let root: ParsedElement

  init(_ bytes: [UInt8]) {
    var parser = StrictParser(bytes)
    root = parser.page()
  }

  /// The elements in the body with their texts and attributes, without classes, whose numbers differ
  /// between pages.
  var outline: String { root.first("body")?.content ?? "" }

  func apply(_ patch: HTMLPatch) {
    for operation in patch.operations {
      switch operation {
      case .setClass, .setAttribute: break
      case .replace(let element, let html):
        guard let (parent, place) = location(of: element) else { continue }
        parent.children.replaceSubrange(place...place, with: parse(html))
      case .insert(let html, let parent, let next):
        insert(parse(html), into: parent, before: next)
      case .remove(let element):
        guard let (parent, place) = location(of: element) else { continue }
        parent.children.remove(at: place)
      case .move(let element, let parent, let next):
        guard let (old, place) = location(of: element) else {
          fatalError("\(element) is moved and doesn't exist")
        }
        insert([old.children.remove(at: place)], into: parent, before: next)
      }
    }
  }

  private func insert(_ elements: [ParsedElement], into parent: String?, before next: String?) {
    let home = parent.map { name in root.all.first { $0["id"] == name } } ?? root.first("main")
    guard let home else { fatalError("\(parent ?? "main") doesn't exist") }
    let place = next.map { name in home.children.firstIndex { $0["id"] == name } }
    guard let place = place ?? home.children.count else {
      fatalError("\(next ?? "") isn't in \(parent ?? "main")")
    }
    home.children.insert(contentsOf: elements, at: place)
  }

  private func parse(_ html: String) -> [ParsedElement] {
    var parser = StrictParser(Array(html.utf8))
    return parser.fragment()
  }

  private func location(of name: String) -> (parent: ParsedElement, place: Int)? {
    for parent in root.all {
      if let place = parent.children.firstIndex(where: { $0["id"] == name }) {
        return (parent, place)
      }
    }
    return nil
  }
}

extension ParsedElement {
  /// The element with its attributes, texts and children.
  fileprivate var content: String {
    let values = attributes.filter { $0.name != "class" }.map { " \($0.name)=\($0.value)" }
    return "<\(tag)\(values.joined())>\(text)\(children.map(\.content).joined())</>"
  }
}
