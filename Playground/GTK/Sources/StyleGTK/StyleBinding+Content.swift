internal import CGTK
internal import ProtocolStyle
internal import StyleBinding

extension StyleBinding where View == GTKView {
  /// Texts, images and values.
  func showContent() {
    on(.text, LabelView.self) { gtk_label_set_text($0.widget.opaque, $1 ?? "") }
    on(.text, ButtonView.self) { gtk_button_set_label($0.widget.cast(), $1 ?? "") }
    on(.text, LinkView.self) { gtk_button_set_label($0.widget.cast(), $1 ?? "") }
    on(.link, LinkView.self) { gtk_link_button_set_uri($0.widget.opaque, $1 ?? "") }
    on(.text, EntryView.self) { $0.string = $1 ?? "" }
    on(.text, TextEditorView.self) { $0.string = $1 ?? "" }
    on(.text, BarView.self) { $0.title = $1 ?? "" }
    on(.text, ItemView.self) { $0.title = $1 ?? "" }
    on(.text, RowView.self) { $0.title = $1 ?? "" }
    on(.rangedDate, DateView.self) { $0.rangedDate = $1 }
    on(.placeholder, EntryView.self) { $0.placeholder = $1 }
    on(.image, ImageView.self) { $0.image = $1 }
    on(.image, ItemView.self) { item, image in
      switch image?.source {
      case .symbol(let name), .named(let name): item.symbol = name
      case .dataURL, nil: item.symbol = nil
      }
    }
    on(.isOn, SwitchView.self) { gtk_switch_set_active($0.widget.opaque, $1 == true ? 1 : 0) }
    on(.rangedValue, RangeView.self) { view, value in
      let value = value ?? RangedValue(0, in: view.isStepper ? 0...100 : 0...1)
      let step = gtk_adjustment_get_step_increment(view.adjustment)
      gtk_adjustment_configure(
        view.adjustment, value.value, value.minimum, value.maximum, step, step * 10, 0)
    }
    on(.rangedValue, ProgressView.self) {
      gtk_progress_bar_set_fraction($0.widget.opaque, $1?.fraction ?? 0)
    }
    on(.items, SegmentsView.self) { $0.items = $1 ?? ItemList([]) }
    on(.items, PickerView.self) { $0.items = $1 ?? ItemList([]) }
    on(.page, PagesView.self) { $0.page = $1 ?? PageNumber(0, of: 0) }
    on(.accessibilityLabel, GTKView.self) { $0.accessibilityLabel = $1 }
  }

  /// Reports what a user has set.
  func readEdit(of view: GTKView) {
    switch view {
    case let view as EntryView: edit(.text, to: view.string, of: view)
    case let view as TextEditorView: edit(.text, to: view.string, of: view)
    case let view as SwitchView:
      edit(.isOn, to: gtk_switch_get_active(view.widget.opaque) != 0, of: view)
    case let view as RangeView:
      let adjustment = view.adjustment
      let (lower, upper) = (
        gtk_adjustment_get_lower(adjustment), gtk_adjustment_get_upper(adjustment)
      )
      let value = gtk_adjustment_get_value(adjustment)
      edit(.rangedValue, to: RangedValue(value, in: lower...max(lower, upper)), of: view)
    case let view as DateView:
      if let date = view.rangedDate { edit(.rangedDate, to: date, of: view) }
    case let view as SegmentsView: edit(.items, to: view.items, of: view)
    case let view as PickerView: edit(.items, to: view.items, of: view)
    default: break
    }
  }
}
