#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import ProtocolStyle
internal import UIKit

extension UIView.ContentMode {
  init(_ mode: ContentModeValue) {
    switch mode {
    case .scaleToFill: self = .scaleToFill
    case .scaleAspectFit: self = .scaleAspectFit
    case .scaleAspectFill: self = .scaleAspectFill
    case .redraw: self = .redraw
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .left: self = .left
    case .right: self = .right
    case .topLeft: self = .topLeft
    case .topRight: self = .topRight
    case .bottomLeft: self = .bottomLeft
    case .bottomRight: self = .bottomRight
    }
  }
}

extension NSTextAlignment {
  init(_ alignment: TextAlignmentValue) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension NSLineBreakMode {
  init(_ mode: LineBreakModeValue) {
    switch mode {
    case .byWordWrapping: self = .byWordWrapping
    case .byCharWrapping: self = .byCharWrapping
    case .byClipping: self = .byClipping
    case .byTruncatingHead: self = .byTruncatingHead
    case .byTruncatingTail: self = .byTruncatingTail
    case .byTruncatingMiddle: self = .byTruncatingMiddle
    }
  }
}

extension UIControl.ContentHorizontalAlignment {
  init(_ alignment: ContentHorizontalAlignmentValue) {
    switch alignment {
    case .center: self = .center
    case .left: self = .left
    case .right: self = .right
    case .fill: self = .fill
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  init(_ alignment: ContentVerticalAlignmentValue) {
    switch alignment {
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .fill: self = .fill
    }
  }
}

extension UITextField.BorderStyle {
  init(_ style: BorderStyleValue) {
    switch style {
    case .borderless: self = .none
    case .line: self = .line
    case .bezel: self = .bezel
    case .roundedRect: self = .roundedRect
    }
  }
}

extension UITableViewCell.AccessoryType {
  init(_ type: AccessoryTypeValue) {
    self =
      switch type {
      case .hidden: .none
      case .disclosureIndicator: .disclosureIndicator
      case .detailDisclosureButton: .detailDisclosureButton
      case .checkmark: .checkmark
      case .detailButton: .detailButton
      }
  }
}

extension UITableViewCell.SeparatorStyle {
  init(_ style: SeparatorStyleValue) {
    switch style {
    case .hidden: self = .none
    case .singleLine: self = .singleLine
    case .singleLineEtched: self = .singleLineEtched
    }
  }
}

extension UIBarStyle {
  init(_ style: BarStyleValue) {
    switch style {
    case .default: self = .default
    case .black: self = .black
    }
  }
}

extension UIStatusBarStyle {
  init(_ style: StatusBarStyleValue) {
    switch style {
    case .default: self = .default
    case .lightContent: self = .lightContent
    case .darkContent: self = .darkContent
    }
  }
}

extension UIButton.Configuration.TitleAlignment {
  init(_ alignment: TextAlignmentValue) {
    switch alignment {
    case .left: self = .leading
    case .center: self = .center
    case .right: self = .trailing
    case .justified, .natural: self = .automatic
    }
  }
}

extension UIControl.State {
  /// The states have the same bits as UIKit's.
  init(_ state: ControlState) {
    self.init(rawValue: state.rawValue)
  }
}

extension ControlState {
  /// The states that have a name in the library.
  init(_ state: UIControl.State) {
    self = ControlState(rawValue: state.rawValue)
      .intersection([.highlighted, .disabled, .selected, .focused])
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
#endif
