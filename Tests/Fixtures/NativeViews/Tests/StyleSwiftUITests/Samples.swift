// The samples of the articles about SwiftUI, in views that lend them what they don't show.

import ProtocolStyle
import StyleBinding
import StyleSwiftUI
import SwiftUI

private struct BuyButton: ButtonNode {}

private struct NameField: TextFieldNode, TextContent {
  var text = ""
}

private struct Card: ViewNode {}

private struct OrderView: View {
  let tree: StyleTree
  let card: NodeHandle<Card>
  let name: NodeHandle<NameField>
  let buy: NodeHandle<BuyButton>

  var body: some View {
    VStack {
      TextField("Name", text: tree.binding(to: name, \.text))
        .styled(name, in: tree)
      Button("Buy") { order() }
        .styled(buy, in: tree)
    }
    .styled(card, in: tree)
    .styleEnvironment(to: tree)
  }

  func order() {}
}

@MainActor
private func useEnvironment(_ view: some View, _ tree: StyleTree, _ card: NodeHandle<Card>) {
  _ =
    view
    .styleThemes([Theme("contoso")])
  // The next sample.
  ObservableTree.observing(tree).setScope(StyleScope { $0.colorScheme = .dark }, at: card)
  // The next sample.
  for finding in ObservableTree.observing(tree).findings { print(finding.summary) }
}
