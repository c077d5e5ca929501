#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import QuartzCore
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The attributes of a `UIView`, and the box around its content.
  func showViews() {
    on(.backgroundColor, in: \UIView.backgroundColor) { UIColor($0) }
    on(.tintColor, in: \UIView.tintColor) { UIColor($0) }
    on(.alpha, in: \UIView.alpha) { CGFloat($0) }
    on(.contentMode, in: \UIView.contentMode) { UIView.ContentMode($0) }
    on(.isOpaque, in: \UIView.isOpaque) { $0 }
    on(.isHidden, UIView.self) {
      $0.isHidden
    } restore: { view, original in
      view.setHidden(original)
    } show: {
      $0.setHidden($1)
    }
    on(.isHidden, in: \UIBarButtonItem.isHidden) { $0 }
    on(.padding, in: \UIView.directionalLayoutMargins) { NSDirectionalEdgeInsets($0) }
    on(.padding, UIStackView.self) {
      ($0.directionalLayoutMargins, $0.isLayoutMarginsRelativeArrangement)
    } restore: { stack, original in
      (stack.directionalLayoutMargins, stack.isLayoutMarginsRelativeArrangement) = original
    } show: {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets($1)
      $0.isLayoutMarginsRelativeArrangement = true
    }
    on(.padding, StyleScrollView.self) {
      $0.content.directionalLayoutMargins
    } restore: { view, original in
      view.content.directionalLayoutMargins = original
      view.content.isLayoutMarginsRelativeArrangement = false
    } show: {
      $0.content.directionalLayoutMargins = NSDirectionalEdgeInsets($1)
      $0.content.isLayoutMarginsRelativeArrangement = true
    }
    on(.padding, in: \UITextView.textContainerInset) {
      UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
    }
    on(.transform, in: \UIView.transform) { CGAffineTransform($0) }
    on(.tintColor, in: \UIActivityIndicatorView.color) { UIColor($0) }
  }
}

extension UIView {
  /// Hides or shows the view, also in the lines of its stack.
  fileprivate func setHidden(_ isHidden: Bool) {
    self.isHidden = isHidden
    StyleStackView.containing(self)?.setNeedsArranging()
  }
}

extension CAGradientLayer {
  /// Shows a gradient; colors of a perceptual space have stops in between, because layers mix in sRGB.
  func show(_ gradient: Gradient) {
    let stops = gradient.stopsInSRGB
    colors = stops.map { UIColor($0.color).cgColor }
    locations = stops.map { NSNumber(value: $0.location) }
    type =
      switch gradient.shape.form {
      case .linear: .axial
      case .radial: .radial
      case .angular: .conic
      }
    let (start, end) = gradient.shape.ends
    startPoint = CGPoint(x: start.x, y: start.y)
    endPoint = CGPoint(x: end.x, y: end.y)
  }
}

// MARK: - Layers

@MainActor
extension StyleBinding where View == AnyObject {
  /// The attributes of a `CALayer`.
  func showLayers() {
    on(.shouldRasterize, in: \UIView.layer.shouldRasterize) { $0 }
  }
}

// MARK: - Content

@MainActor
extension StyleBinding where View == AnyObject {
  /// Content other than text.
  func showContent() {
    onImage(UIImageView.self) { view, model in
      let image = model.image.flatMap { UIImage.image($0, in: model) }
      view.image = model.tintGradient.flatMap { image?.painted($0) } ?? image
    }
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
    on(.subtitle, UINavigationBar.self) { bar, subtitle in
      if bar.topItem == nil { bar.items = [UINavigationItem(title: "")] }
      let line = subtitle.flatMap { $0.isEmpty ? nil : AttributedString($0) }
      if #available(iOS 26, *) {
        bar.topItem?.attributedSubtitle = line
        bar.topItem?.largeAttributedSubtitle = line
      }
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
