#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// Content other than text.
  func showContent() {
    on(.accessibilityLabel, UIView.self, restoring: \.accessibilityLabel) {
      $0.accessibilityLabel = $1
    }
    on(.image, UIImageView.self) { $0.image = $1.flatMap(UIImage.image) }
    on(.isOn, UISwitch.self) { $0.isOn = $1 ?? false }
    on(.rangedValue, UISlider.self) { slider, value in
      let value = value ?? RangedValue(0)
      slider.minimumValue = Float(value.minimum)
      slider.maximumValue = Float(value.maximum)
      slider.value = Float(value.value)
    }
    on(.rangedValue, UIStepper.self) { stepper, value in
      let value = value ?? RangedValue(0, in: 0...100)
      stepper.minimumValue = value.minimum
      stepper.maximumValue = value.maximum
      stepper.value = value.value
    }
    on(.rangedValue, UIProgressView.self) { $0.progress = Float($1?.fraction ?? 0) }
    on(.page, UIPageControl.self) { pages, page in
      pages.numberOfPages = page?.count ?? 0
      pages.currentPage = page?.current ?? 0
    }
    on(.items, UISegmentedControl.self) { segments, items in
      segments.removeAllSegments()
      for (index, title) in (items?.titles ?? []).enumerated() {
        guard let image = items?.image(at: index).flatMap(UIImage.image) else {
          segments.insertSegment(withTitle: title, at: index, animated: false)
          continue
        }
        // A segment shows either, so the title of one with an image is only read out.
        image.accessibilityLabel = title
        segments.insertSegment(with: image, at: index, animated: false)
      }
      segments.selectedSegmentIndex = items?.selectedIndex ?? UISegmentedControl.noSegment
    }
    let rows = PickerRows(binding: self)
    on(.items, UIPickerView.self) { picker, items in
      picker.dataSource = items == nil ? nil : rows
      picker.delegate = items == nil ? nil : rows
      picker.reloadAllComponents()
      if let selected = items?.selectedIndex {
        picker.selectRow(selected, inComponent: 0, animated: false)
      }
    }
    on(.text, UINavigationBar.self) { bar, text in
      if bar.topItem == nil { bar.items = [UINavigationItem(title: "")] }
      bar.topItem?.title = text
    }
    on(.prompt, UINavigationBar.self) { bar, prompt in
      if bar.topItem == nil { bar.items = [UINavigationItem(title: "")] }
      bar.topItem?.prompt = prompt.flatMap { $0.isEmpty ? nil : $0 }
    }
    on(.isSecureTextEntry, UITextField.self, restoring: \.isSecureTextEntry) {
      $0.isSecureTextEntry = $1
    }
    on(.isAnimating, UIActivityIndicatorView.self) { indicator, isAnimating in
      if isAnimating == false { indicator.stopAnimating() } else { indicator.startAnimating() }
    }
    on(.rangedDate, UIDatePicker.self, restoring: \.shownDate) { $0.show($1) }
  }
}

/// The rows of a binding's pickers: the items of their nodes, in one component.
@MainActor
private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private weak var binding: StyleBinding<AnyObject>?

  init(binding: StyleBinding<AnyObject>) {
    self.binding = binding
    super.init()
  }

  private func items(of picker: UIPickerView) -> ItemList? {
    binding?.viewModel(shownBy: picker)?.items
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    items(of: pickerView)?.titles.count ?? 0
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    items(of: pickerView)?.titles[row]
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    let items = items(of: pickerView) ?? ItemList([])
    let edited = ItemList(items.titles, images: items.images, selectedIndex: row)
    binding?.edit(.items, to: edited, of: pickerView)
  }
}
#endif
