#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import ProtocolStyle
internal import UIKit

/// The views of the library's kinds.
@MainActor
enum StandardView {
  /// The kinds that have their own view; other kinds have the view of their parent.
  private static let makers: [NodeKind: @MainActor () -> AnyObject] = [
    .screen: stack, .view: stack,
    .control: { UIControl() },
    .button: { UIButton() },
    .label: { UILabel() },
    .textField: { UITextField() },
    .textView: { UITextView() },
    .searchBar: { UISearchBar() },
    .navigationBar: { UINavigationBar() },
    .toolbar: { UIToolbar() },
    .tabBar: { UITabBar() },
    .barItem: { UIBarButtonItem() },
    .tabBarItem: { UITabBarItem() },
    .segmentedControl: { UISegmentedControl() },
    .slider: { UISlider() },
    .switch: { UISwitch() },
    .stepper: { UIStepper() },
    .progress: { UIProgressView() },
    .pageControl: { UIPageControl() },
    .datePicker: { UIDatePicker() },
    .image: { UIImageView() },
    .scroll: { UIScrollView() },
    .table: { UITableView() },
    .tableCell: { UITableViewCell() },
    .tableSection: { TableSection() },
    .tableSectionHeader: { UITableViewHeaderFooterView() },
    .tableSectionFooter: { UITableViewHeaderFooterView() },
    .activityIndicator: {
      let view = UIActivityIndicatorView()
      view.startAnimating()
      return view
    },
    .picker: { UIPickerView() },
  ]

  /// Creates the view for a kind or its nearest ancestor that has one.
  static func make(for kind: NodeKind) -> AnyObject? {
    var kind: NodeKind? = kind
    while let current = kind {
      if let make = makers[current] { return make() }
      kind = current.parent
    }
    return nil
  }

  private static func stack() -> AnyObject {
    let stack = UIStackView()
    stack.axis = .vertical
    return stack
  }
}
#endif
