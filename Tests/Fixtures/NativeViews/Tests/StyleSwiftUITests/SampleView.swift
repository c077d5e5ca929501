import Foundation
import ProtocolStyle
import StyleSwiftUI
import SwiftUI

/// A view of SwiftUI for each kind, as an app would style it.
struct SampleView: View {
  let node: AnyNodeHandle
  let tree: StyleTree

  var body: some View {
    let kind = tree.viewModel(of: node).kind
    if kind.isKind(of: .button) {
      Button {
      } label: {
        Label("a b", systemImage: "cup")
      }.styled(node, in: tree)
    } else if kind.isKind(of: .link) {
      Link("a b", destination: URL(filePath: "/")).styled(node, in: tree)
    } else if kind == .view || kind == .screen {
      StyledStack(node, in: tree) {
        EnvironmentView()
        Text(verbatim: "a")
      }
    } else if kind.isKind(of: .switch) {
      Toggle(
        "a b",
        isOn: .init {
          true
        } set: { _ in
        }
      ).styled(node, in: tree)
    } else if kind.isKind(of: .textField) || kind.isKind(of: .searchBar) {
      TextField(
        "a b",
        text: .init {
          "c"
        } set: { _ in
        }
      ).styled(node, in: tree)
    } else if kind.isKind(of: .progress) {
      ProgressView(value: 0.5).styled(node, in: tree)
    } else if kind.isKind(of: .label) {
      Label("a b", systemImage: "cup").styled(node, in: tree)
    } else {
      EnvironmentView().styled(node, in: tree)
    }
  }
}

/// A view that shows what the environment has for it.
struct EnvironmentView: View {
  @Environment(\.self) private var values

  var body: some View {
    Text(verbatim: "\(values.defaultMinListRowHeight) \(values.colorScheme)")
  }
}
