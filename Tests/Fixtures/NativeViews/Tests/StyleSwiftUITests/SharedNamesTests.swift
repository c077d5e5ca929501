import ProtocolStyle
import StyleSwiftUI
import SwiftUI
import Testing

/// The names that SwiftUI and ProtocolStyle share, in a file that imports both.
@Suite @MainActor struct SharedNamesTests {
  typealias StyleColor = ProtocolStyle.Color

  struct Badge: ButtonNode, BackgroundColor, ProtocolStyle.Font, ProtocolStyle.TextAlignment,
    ContentEdgeInsets, BackgroundGradient
  {
    var backgroundColor: StyleColor { .red }
    var font: FontDescriptor { .system(size: 11) }
    var textAlignment: TextAlignmentValue { .center }
    var contentEdgeInsets: ProtocolStyle.EdgeInsets { ProtocolStyle.EdgeInsets(2) }
    var backgroundGradient: ProtocolStyle.Gradient { ProtocolStyle.Gradient([.red, .blue]) }
  }

  struct Photo: ImageNode, ProtocolStyle.ContentMode {
    var contentMode: ContentModeValue { .scaleAspectFill }
  }

  struct BadgeView: View {
    let model: ViewModel

    var body: some View {
      Text(verbatim: "1")
        .font(SwiftUI.Font.system(size: 11))
        .foregroundStyle(SwiftUI.Color(model.backgroundColor ?? .black))
    }
  }

  @Test func `a name of both modules is written with its module`() {
    let applier = StyleApplier()
    let badge = applier.viewModel(for: Badge())
    #expect(badge.backgroundColor == StyleColor.red)
    #expect(badge.textAlignment == .center)
    #expect(applier.viewModel(for: Photo()).contentMode == .scaleAspectFill)
    let insets = SwiftUI.EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let stop = SwiftUI.Gradient.Stop(color: SwiftUI.Color(.red), location: 1)
    #expect(insets.leading == 2)
    #expect(badge.contentEdgeInsets == ProtocolStyle.EdgeInsets(2))
    #expect(stop.location == 1)
    #expect(badge.backgroundGradient == ProtocolStyle.Gradient([.red, .blue]))
    #expect(SwiftUI.TextAlignment.center == .center)
    #expect(SwiftUI.ContentMode.fill == .fill)
    #expect(!Renderer(BadgeView(model: badge)).render().isEmpty)
  }

  @Test func `names of the environment are SwiftUI's, because ours are nested`() {
    let scheme: ColorScheme = SwiftUI.ColorScheme.dark
    let direction: LayoutDirection = SwiftUI.LayoutDirection.rightToLeft
    let category: ContentSizeCategory = SwiftUI.ContentSizeCategory.large
    var environment = StyleEnvironment(colorScheme: scheme == .dark ? .dark : .light)
    environment.contentSizeCategory = category == .large ? .large : .small
    environment.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    #expect(environment.colorScheme == StyleEnvironment.ColorScheme.dark)
    #expect(environment.contentSizeCategory == StyleEnvironment.ContentSizeCategory.large)
    #expect(environment.layoutDirection == StyleEnvironment.LayoutDirection.rightToLeft)
  }
}
