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

/// Gives SwiftUI's environment in a view the values of a scope, so that what SwiftUI draws by
/// itself follows.
struct ScopeWriter: ViewModifier {
  let scope: StyleScope?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { values in
      guard let scope else { return }
      let before = StyleEnvironment(values, over: StyleEnvironment())
      values.take(scope.environment.applied(to: before), insteadOf: before)
      if !scope.themes.isEmpty { values.styleThemes = scope.themes }
    }
  }
}
#endif
