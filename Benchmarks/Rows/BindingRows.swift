import AllocationCounter
import ProtocolStyle
import StyleBinding

/// Views kept in sync with a tree.
enum BindingRows {
  static let all: [Benchmark] = [
    Benchmark(name: "binding.refresh", baseline: "a handwritten switch", bar: 1.5) {
      let (bound, byHand) = (BoundFeed(), BoundFeed())
      let (ourRounds, theirRounds) = (Rounds(), Rounds())
      return .time(
        items: bound.rows.count,
        ours: {
          bound.binding.apply(bound.reports[ourRounds.next() % 2].changes)
        },
        baseline: {
          byHand.applyByHand(byHand.reports[theirRounds.next() % 2].changes)
        })
    },
    Benchmark(name: "binding.idle", baseline: "", bar: 0) {
      .count(unit: "allocs") {
        let feed = BoundFeed()
        let before = allocation_count()
        for _ in 0..<1_000 { feed.binding.refresh() }
        return Double(allocation_count() - before)
      }
    },
  ]
}

/// A toolkit's view that stores the values it's given.
class PlainView {
  var backgroundColor: Color?
  var borderColor: Color?
  var tintColor: Color?
  var cornerRadius = 0.0
  var borderWidth = 0.0
  var alpha = 1.0
}

final class PlainLabel: PlainView {
  var text: String?
}

/// 10,000 rows, half of which are labels, with their views, and the reports of setting and removing
/// a theme.
private final class BoundFeed {
  let tree: StyleTree
  let rows: [AnyNodeHandle]
  let binding: StyleBinding<PlainView>
  let reports: [RefreshReport]
  private let views: [PlainView?]

  init() {
    let feed = Feed(sections: 10) { _ in ThemedRow() }
    let tree = feed.tree
    self.tree = tree
    let section = tree.attach(PlainRow())
    rows =
      feed.rows.prefix(5_000)
      + (0..<5_000).map { tree.attach(ThemedTitle(number: $0), to: section).erased }
    for row in feed.rows.dropFirst(5_000) { tree.detach(row) }
    let binding = StyleBinding<PlainView>(tree) { kind in
      kind == .label ? PlainLabel() : PlainView()
    } insert: { _, _, _ in
    } remove: { _ in
    }
    binding.on(.backgroundColor, PlainView.self, restoring: \.backgroundColor) {
      $0.backgroundColor = $1
    }
    binding.on(.borderColor, PlainView.self, restoring: \.borderColor) { $0.borderColor = $1 }
    binding.on(.tintColor, PlainView.self, restoring: \.tintColor) { $0.tintColor = $1 }
    binding.on(.cornerRadius, PlainView.self, restoring: \.cornerRadius) { $0.cornerRadius = $1 }
    binding.on(.borderWidth, PlainView.self, restoring: \.borderWidth) { $0.borderWidth = $1 }
    binding.on(.alpha, PlainView.self, restoring: \.alpha) { $0.alpha = $1 }
    binding.on(.text, PlainLabel.self, restoring: \.text) { $0.text = $1 }
    binding.refresh()
    self.binding = binding
    var views: [PlainView?] = []
    for node in tree.nodes {
      while views.count <= Int(node.index) { views.append(nil) }
      views[Int(node.index)] = binding.view(of: node)
    }
    self.views = views
    tree.refresh()
    reports = [2, 1].map { round in
      feed.switchTheme(round)
      return feed.tree.refresh()
    }
    binding.refresh()
    tree.refresh()
  }

  /// An adapter without a binding: sets each view to its view model.
  func applyByHand(_ changes: NodeChanges) {
    for change in changes {
      let model = change.current
      guard let view = views[Int(change.node.index)] else { continue }
      switch view {
      case let label as PlainLabel:
        show(model, in: label)
        label.text = model.text
      default:
        show(model, in: view)
      }
    }
  }

  private func show(_ model: ViewModel, in view: PlainView) {
    view.backgroundColor = model.backgroundColor
    view.borderColor = model.borderColor
    view.tintColor = model.tintColor
    view.cornerRadius = model.cornerRadius ?? 0
    view.borderWidth = model.borderWidth ?? 0
    view.alpha = model.alpha ?? 1
  }
}
