#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

/// Gives SwiftUI's environment in a view the values of a scope, so that what SwiftUI draws by itself
/// follows.
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
