import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The style classes of a node.
@Suite struct StyleClassTests {
  private let tree = StyleTree(
    styleSheet: StyleSheet {
      StyleRule(for: .styleClass("Large")) { $0.font = .system(size: 24) }
      StyleRule(for: .styleClass("Loud")) { model in
        model.textColor = .red
        model.font = .system(size: 30)
      }
    })

  @Test func `a node takes the rules of its classes`() {
    let label = tree.attach(ClassedLabel(styleClasses: ["Large"]))
    #expect(tree.viewModel(of: label).font == .system(size: 24))
    #expect(tree.viewModel(of: label).textColor == nil)
    let plain = tree.attach(ClassedLabel(styleClasses: []))
    #expect("\(tree.viewModel(of: plain))" == "label()")
  }

  private static let orders: [([String], Double)] = [
    (["Large", "Loud"], 30), (["Loud", "Large"], 24), (["Large", "Loud", "Large"], 24),
    (["Loud", "Other", "Large", "Unknown"], 24),
  ]

  @Test(arguments: orders)
  func `the class named last wins, whichever rule was registered last`(
    classes: [String], size: Double
  ) {
    let label = tree.attach(ClassedLabel(styleClasses: classes))
    #expect(tree.viewModel(of: label).font == .system(size: size))
    #expect(tree.viewModel(of: label).textColor == .red)
  }

  @Test func `changing the classes changes the rules`() {
    let label = tree.attach(ClassedLabel(styleClasses: ["Large"]))
    tree[label].styleClasses = ["Loud"]
    #expect(tree.viewModel(of: label).font == .system(size: 30))
    tree[label].styleClasses = []
    #expect(tree.viewModel(of: label).font == nil)
  }

  @Test func `names are case-sensitive, and a class applies to one node only`() {
    let label = tree.attach(ClassedLabel(styleClasses: ["large"]))
    #expect(tree.viewModel(of: label).font == nil)
    let parent = tree.attach(ClassedLabel(styleClasses: ["Large"]))
    let child = tree.attach(ClassedLabel(styleClasses: []), to: parent)
    #expect(tree.viewModel(of: child).font == nil)
  }

  @Test func `rules for classes don't apply to a node without classes`() {
    let label = tree.attach(PriceLabel())
    #expect(tree.viewModel(of: label).font == nil)
  }
}
