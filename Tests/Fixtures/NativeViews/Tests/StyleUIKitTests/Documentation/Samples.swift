// The samples of the articles about UIKit, in functions that declare the names they use.

import ProtocolStyle
import StyleBinding
import StyleNavigation
import StyleUIKit
import UIKit

private struct Card: ViewNode {}

private struct BuyButton: ButtonNode {}

private struct DetailScreen: ScreenNode {}

private struct WifiSwitch: SwitchNode, OnContent {
  var isOn = false
}

private protocol GaugeNode: ViewNode {}

extension NodeKind {
  fileprivate static let gauge = NodeKind("gauge", of: (any GaugeNode).self, parent: .view)
}

extension AnyAttribute where Self == Attribute<Color> {
  fileprivate static var needleColor: Self { Attribute("needleColor") }
}

private final class GaugeView: UIView {
  var needleColor: UIColor?
}

@MainActor
private func hostATree(_ window: UIWindow) {
  let tree = StyleTree()
  let card = tree.attach(Card())
  let buy = tree.attach(BuyButton(), to: card)
  let controller = StyleHostingController(tree)
  window.rootViewController = controller
  // The next sample.
  window.traitOverrides.styleThemes = [Theme("contoso")]
  // The next sample.
  controller.hostingView.binding.setScope(StyleScope { $0.colorScheme = .dark }, at: card)
  // The next sample.
  controller.hostingView.binding.animation = .toolkit { changes, completion in
    UIView.animate(withDuration: 0.1, animations: changes) { _ in completion() }
  }
  tree.animated { _ = tree.detach(buy) }
  // The next sample.
  controller.hostingView.binding.onEdit(.isOn, WifiSwitch.self) { $0.isOn = $1 }
}

@MainActor
private func addViews(_ tree: StyleTree, _ container: UIView) {
  let binding = StyleBinding.uiKit(tree, in: container) { kind in
    kind == .gauge ? GaugeView() : nil
  }
  binding.on(.needleColor, GaugeView.self, restoring: \.needleColor) { view, color in
    view.needleColor = UIColor(color)
  }
  binding.follow()
}

@MainActor
private func navigate(_ stack: ScreenStack) throws {
  let coordinator = NavigationCoordinator(stack)
  try stack.push(DetailScreen(), animated: true)
  coordinator.update()
}

@MainActor
private func keepViews(_ tree: StyleTree, _ existingController: UIViewController) {
  let host = StyleHostingView(tree)
  existingController.view.addSubview(host)
}
