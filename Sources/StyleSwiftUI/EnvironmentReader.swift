#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

/// Gives a tree the environment and the themes of a view, at first and whenever they change.
struct EnvironmentReader: ViewModifier {
  let observable: ObservableTree

  @Environment(\.self) private var values

  func body(content: Content) -> some View {
    content
      .onChange(of: StyleEnvironment(values, over: observable.tree.environment), initial: true) {
        _, environment in
        if observable.tree.environment != environment { observable.tree.environment = environment }
      }
      .onChange(of: values.styleThemes, initial: true) { _, themes in
        if !themes.isEmpty, observable.tree.themes != themes { observable.tree.themes = themes }
      }
  }
}
#endif
