import ProtocolStyle
import UIKit

/// What the app uses of `StyleUIKit`, which is empty where there's no UIKit.
final class StyleHostingView: UIView {
  private(set) var tree = StyleTree()

  convenience init(_ tree: StyleTree) {
    self.init()
    self.tree = tree
  }
}
