#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

/// Styles a view by the modifiers and styles of its node's kind.
struct StyledModifier: ViewModifier {
  let handle: AnyNodeHandle
  let observable: ObservableTree

  func body(content: Content) -> some View {
    if let node = observable.node(handle) {
      if node.viewModel.isHidden != true {
        styled(content, node)
          .modifier(ScopeWriter(scope: node.scope ?? observable.tree.scope(at: handle)))
      }
    } else {
      content
    }
  }

  /// A node's kind never changes, so neither does the branch.
  @ViewBuilder
  private func styled(_ content: Content, _ node: ObservableNode) -> some View {
    let (model, kind) = (node.viewModel, node.viewModel.kind)
    if kind.isKind(of: .button) {
      content.buttonStyle(StyledButtonStyle(node: node, observable: observable))
        .modifier(ControlModifier(node: node, observable: observable))
    } else if kind.isKind(of: .switch) {
      content.toggleStyle(StyledToggleStyle(node: node, observable: observable))
        .modifier(BoxModifier(model: model)).modifier(
          ControlModifier(node: node, observable: observable))
    } else if kind.isKind(of: .textField) || kind.isKind(of: .searchBar) {
      content.modifier(FieldModifier(node: node, observable: observable))
        .modifier(BoxModifier(model: model)).modifier(
          ControlModifier(node: node, observable: observable))
    } else if kind.isKind(of: .progress) {
      content.progressViewStyle(StyledProgressViewStyle(node: node))
        .modifier(BoxModifier(model: model)).modifier(
          ControlModifier(node: node, observable: observable))
    } else if [.label, .tableSectionHeader, .tableSectionFooter].contains(
      where: kind.isKind(of:))
    {
      content.labelStyle(StyledLabelStyle(node: node)).modifier(TextModifier(model: model))
        .modifier(BoxModifier(model: model)).modifier(
          ControlModifier(node: node, observable: observable))
    } else if kind.isKind(of: .navigationBar) {
      content.modifier(BarModifier(model: model, placement: .placement(of: .navigationBar)))
    } else if kind.isKind(of: .toolbar) {
      content.modifier(BarModifier(model: model, placement: .placement(of: .toolbar)))
    } else if kind.isKind(of: .tabBar) {
      content.modifier(BarModifier(model: model, placement: .placement(of: .tabBar)))
    } else if kind.isKind(of: .barItem) {
      content.modifier(ItemModifier(node: node, observable: observable))
    } else if kind.isKind(of: .scroll) || kind.isKind(of: .textView) {
      content.modifier(ScrollModifier(model: model)).modifier(TextModifier(model: model))
        .modifier(BoxModifier(model: model)).modifier(
          ControlModifier(node: node, observable: observable))
    } else if kind.isKind(of: .tableCell) {
      content.modifier(TextModifier(model: model))
        .modifier(RowModifier(model: model, table: table))
        .modifier(ControlModifier(node: node, observable: observable))
    } else if kind.isKind(of: .image) {
      content.modifier(ContentModeModifier(mode: model.contentMode))
        .modifier(BoxModifier(model: model))
        .modifier(ControlModifier(node: node, observable: observable))
    } else {
      content
        .modifier(ControlStateReader(node: node, observable: observable))
        .modifier(BoxModifier(model: model)).modifier(
          ControlModifier(node: node, observable: observable))
    }
  }

  /// The view model of the table that a cell is in, which has the look of its separators.
  private var table: ViewModel? {
    var ancestor = observable.tree.parent(of: handle)
    while let current = ancestor {
      if let model = observable.node(current)?.viewModel, model.kind.isKind(of: .table) {
        return model
      }
      ancestor = observable.tree.parent(of: current)
    }
    return nil
  }
}
#endif
