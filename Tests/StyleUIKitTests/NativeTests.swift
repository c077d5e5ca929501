#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import ProtocolStyle
import StyleBinding
import StyleNavigation
import StyleUIKit
import Testing
import UIKit

/// Requirements with the real UIKit; these tests run on a hosted machine, and on Linux with
/// stand-ins.
@Suite @MainActor struct NativeTests {
  struct Price: LabelNode, TextContent, TextColor, Font {
    var text = "12 €"
    var textColor: Color { .adaptive(light: .black, dark: .white) }
    var font: FontDescriptor { .system(size: 20, weight: .bold) }
  }

  struct Wifi: SwitchNode, OnContent {
    var isOn = false
  }

  struct Home: ScreenNode {}
  struct Bar: NavigationBarNode, BarTintColor {
    var barTintColor: Color { .red }
  }
  struct Tools: ToolbarNode {}

  @Test func `a label shows its node, and changes of it`() throws {
    let tree = StyleTree()
    let node = tree.attach(Price(), to: tree.attach(Home()))
    let host = StyleHostingView(tree)
    let label = try #require(host.binding.view(of: node) as? UILabel)
    #expect(label.text == "12 €")
    #expect(label.textColor == UIColor(Color.black))
    #expect(label.font.pointSize == 20)
    tree.environment.colorScheme = .dark
    tree[node].text = "13 €"
    host.binding.refresh()
    #expect(label.text == "13 €")
    #expect(label.textColor == UIColor(Color.white))
  }

  @Test func `an edit of a switch is written into the model`() throws {
    let tree = StyleTree()
    let node = tree.attach(Wifi())
    let binding = StyleBinding.uiKit(tree, in: UIView())
    binding.onEdit(.isOn, Wifi.self) { $0.isOn = $1 }
    binding.refresh()
    let control = try #require(binding.view(of: node) as? UISwitch)
    control.isOn = true
    control.sendActions(for: .valueChanged)
    #expect(tree[node].isOn)
  }

  @Test func `a stack's screens are pushed and popped`() throws {
    let stack = ScreenStack(Home(), navigationBar: Bar(), toolbar: Tools(), in: StyleTree())
    try stack.push(Home())
    let coordinator = NavigationCoordinator(stack)
    try stack.push(Home())
    coordinator.update()
    #expect(coordinator.navigationController.viewControllers.count == 2)
    let bar = coordinator.navigationController.navigationBar
    #expect(bar.standardAppearance.backgroundColor == UIColor(Color.red))
    coordinator.navigationController.popViewController(animated: false)
    #expect(stack.screens.count == 1)
  }
}
#endif
