import Foundation
import ProtocolStyle
import StyleFiles
import UIKit

// Step 3: each brand looks as its proxies and the stylesheet say, before any view changes.

/// Whether a color is that of a proxy, to the nearest of 256 steps.
func isEqual(_ color: Color?, _ proxy: UIColor?) -> Bool {
  guard let color, let parts = proxy?.components else { return false }
  return color.hex
    == Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]).hex
}

func isInCard(_ node: AnyNodeHandle, _ tree: StyleTree) -> Bool {
  tree.parent(of: node).map { tree.viewModel(of: $0).kind == .view } == true
}

let books = try StyleSheetFile(contentsOf: URL(filePath: CommandLine.arguments[1]))
for (brand, theme) in [(Brand.paper, Theme.paper), (.outlet, .outlet)] {
  applyAppearance(of: brand)
  let tree = makeTree(theme, books)
  tree.attachScreens()
  var differences: [String] = []
  // Its class in the stylesheet wins over the proxy, here as in NUI.
  let price = tree.first(Price.self)!.erased
  for node in tree.nodes {
    let model = tree.viewModel(of: node)
    let isAlike =
      switch model.kind {
      case .navigationBar:
        isEqual(model.barTintColor, UINavigationBar.appearance().barTintColor)
          && isEqual(model.tintColor, UINavigationBar.appearance().tintColor)
      case .button: isEqual(model.tintColor, UIButton.appearance().tintColor)
      case .switch: isEqual(model.onTintColor, UISwitch.appearance().onTintColor)
      case .slider:
        isEqual(model.minimumTrackTintColor, UISlider.appearance().minimumTrackTintColor)
      case .label where isInCard(node, tree) && node != price:
        isEqual(
          model.textColor,
          UILabel.appearance(whenContainedInInstancesOf: [CardView.self]).textColor)
      default: true
      }
    if !isAlike { differences.append("\(model)") }
  }
  let screens = tree.nodes.count { tree.viewModel(of: $0).kind == .screen }
  let buy = tree.viewModel(of: tree.first(BuyButton.self)!)
  print(
    theme, screens, differences, buy.height!, buy.cornerRadius!,
    tree.viewModel(of: price).textColor!)
}
