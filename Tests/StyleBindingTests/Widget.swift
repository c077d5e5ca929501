/// A view of a toolkit that stores its properties and counts the changes.
class Widget {
  var children: [Widget] = []
  weak var parent: Widget?
  var background = "none"
  var alpha = 1.0
  var title = "box"
  var setCount = 0

  func insert(_ child: Widget, before next: Widget?) {
    child.removeFromParent()
    let index = next.flatMap { next in children.firstIndex { $0 === next } } ?? children.count
    children.insert(child, at: index)
    child.parent = self
  }

  func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The texts of labels inside, depth first.
  var outline: String {
    let inner = children.map(\.outline).joined(separator: " ")
    return inner.isEmpty ? name : "\(name)(\(inner))"
  }

  var name: String { title }
}

class Label: Widget {
  var color = "black"
  var text = "" { didSet { onText?(text) } }

  /// Called for every change, like in GTK.
  var onText: ((String) -> Void)?

  override var name: String { text.isEmpty ? "label" : text }
}

final class Title: Label {
  var isBig = false
}

final class Toggle: Widget {
  var isOn = false
  var color = "gray"
  override var name: String { "toggle" }
}
