#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The attributes of a `UIControl`, its state in both directions, and edits.
  func showControls() {
    on(.contentVerticalAlignment, UIControl.self, restoring: \.contentVerticalAlignment) {
      $0.contentVerticalAlignment = UIControl.ContentVerticalAlignment($1)
    }
    on(.contentHorizontalAlignment, UIControl.self, restoring: \.contentHorizontalAlignment) {
      $0.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment($1)
    }
    on(.controlState, UIControl.self) { control, state in
      let state = state ?? .normal
      let (isEnabled, isSelected) = (!state.contains(.disabled), state.contains(.selected))
      let isHighlighted = state.contains(.highlighted)
      if control.isEnabled != isEnabled { control.isEnabled = isEnabled }
      if control.isSelected != isSelected { control.isSelected = isSelected }
      if control.isHighlighted != isHighlighted { control.isHighlighted = isHighlighted }
    }
  }

  /// Receives the native states and edits of a view; called when the view is created.
  ///
  /// UIKit reports the state of a control through its touch events, that of a button through its
  /// update handler, and edits of a text view to its delegate.
  func observe(_ view: AnyObject, _ edits: TextViewEdits) {
    switch view {
    case let button as UIButton: configure(button)
    case let control as UIControl: observe(control)
    case let bar as UISearchBar:
      bar.searchTextField.addAction(
        UIAction { [weak self, weak bar] _ in
          if let bar { self?.edit(.text, to: bar.text ?? "", of: bar) }
        }, for: .editingChanged)
    case let view as UITextView: view.delegate = edits
    case let cell as UITableViewCell: observe(cell)
    default: break
    }
  }

  private func observe(_ control: UIControl) {
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let control else { return }
        self?.setControlState(ControlState(control.state), of: control)
      }, for: [.allTouchEvents, .editingDidBegin, .editingDidEnd])
    control.addAction(
      UIAction { [weak self, weak control] _ in
        if let control { self?.readValue(of: control) }
      }, for: [.valueChanged, .editingChanged])
  }

  /// Reports a value set by the user.
  private func readValue(of control: UIControl) {
    switch control {
    case let field as UITextField: edit(.text, to: field.text ?? "", of: field)
    case let toggle as UISwitch: edit(.isOn, to: toggle.isOn, of: toggle)
    case let slider as UISlider:
      let range = Double(slider.minimumValue)...Double(slider.maximumValue)
      edit(.rangedValue, to: RangedValue(Double(slider.value), in: range), of: slider)
    case let stepper as UIStepper:
      let range = stepper.minimumValue...stepper.maximumValue
      edit(.rangedValue, to: RangedValue(stepper.value, in: range), of: stepper)
    case let picker as UIDatePicker: edit(.rangedDate, to: picker.rangedDate, of: picker)
    case let pages as UIPageControl:
      edit(.page, to: PageNumber(pages.currentPage, of: pages.numberOfPages), of: pages)
    case let segments as UISegmentedControl:
      // Segments with images have no titles, so those of the node are kept.
      let items = viewModel(shownBy: segments)?.items ?? ItemList([])
      let edited = ItemList(
        items.titles, images: items.images, selectedIndex: segments.selectedSegmentIndex)
      edit(.items, to: edited, of: segments)
    default: break
    }
  }
}
#endif
