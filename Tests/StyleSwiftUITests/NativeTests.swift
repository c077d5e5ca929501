#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
import ProtocolStyle
import StyleBinding
import StyleSwiftUI
import SwiftUI
import Testing

/// Tests for the real SwiftUI: they run on a hosted machine, and on Linux with stand-ins.
@Suite @MainActor struct NativeTests {
  struct Price: LabelNode, TextContent, TextColor, ProtocolStyle.Font {
    var text = "12 €"
    var textColor: ProtocolStyle.Color { .adaptive(light: .black, dark: .white) }
    var font: FontDescriptor { .system(size: 20, weight: .bold) }
  }

  struct Wifi: SwitchNode, OnContent {
    var isOn = false
  }

  let tree = StyleTree()

  @Test func `an observable node follows its node`() {
    let node = tree.attach(Price())
    let observable = ObservableTree.observing(tree)
    #expect(observable.node(node)?.viewModel.textColor == .black)
    tree.environment.colorScheme = .dark
    observable.binding.refresh()
    #expect(observable.node(node)?.viewModel.textColor == .white)
  }

  @Test func `a binding reads and writes the model`() {
    let node = tree.attach(Wifi())
    let binding = tree.binding(to: node, \.isOn)
    #expect(!binding.wrappedValue)
    binding.wrappedValue = true
    #expect(tree[node].isOn)
  }

  @Test func `values become SwiftUI's`() {
    let red = SwiftUI.Color(ProtocolStyle.Color.red)
    #expect(red == SwiftUI.Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
    #expect(SwiftUI.Font(FontDescriptor(textStyle: .body)) != SwiftUI.Font(.system(size: 40)))
  }
}
#endif
