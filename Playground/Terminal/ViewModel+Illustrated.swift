import ProtocolStyle

extension ViewModel {
  /// The view model with sample content if it has none, so that its style is visible.
  func illustrated(by name: String) -> ViewModel {
    var model = self
    switch kind {
    case .button, .label, .textField, .textView, .navigationBar, .barButtonItem, .tableCell:
      model.text = model.text ?? name
    case .slider, .progress: model.rangedValue = model.rangedValue ?? RangedValue(0.6)
    case .switch: model.isOn = model.isOn ?? true
    case .pageControl: model.page = model.page ?? PageNumber(1, of: 5)
    default: break
    }
    return model
  }
}
