internal import CGTK
internal import ProtocolStyle
internal import StyleBinding

extension StyleBinding where View == GTKView {
  /// Texts, images and values.
  func showContent() {
    showTitle(of: LabelView.self) { LabelView.show($1, $2, in: $0.widget) }
    showTitle(of: ButtonView.self) { $0.show($1, $2) }
    showTitle(of: LinkView.self) { $0.show($1, $2) }
    on(.image, ButtonView.self) { $0.image = $1 }
    on(.subtitle, ButtonView.self) { $0.subtitle = $1 }
    on(.showsActivity, ButtonView.self) { $0.showsActivity = $1 ?? false }
    on(.imagePlacement, ButtonView.self) { $0.imagePlacement = $1 ?? .leading }
    on(.imagePadding, ButtonView.self) { $0.imagePadding = $1 }
    on(.titleEdgeInsets, ButtonView.self) { $0.titleInsets = $1 }
    on(.symbolScale, ButtonView.self) { $0.iconScale = $1.map(Self.factor) ?? 1 }
    on(.symbolScale, ItemView.self) { $0.iconScale = $1.map(Self.factor) ?? 1 }
    on(.image, LinkView.self) { $0.image = $1 }
    on(.symbolScale, LinkView.self) { $0.iconScale = $1.map(Self.factor) ?? 1 }
    on(.symbolScale, ImageView.self) { $0.symbolScale = $1.map(Self.factor) ?? 1 }
    on(.symbolScale, RowView.self) { $0.iconScale = $1.map(Self.factor) ?? 1 }
    on(.link, LinkView.self) { gtk_link_button_set_uri($0.widget.opaque, $1 ?? "") }
    on(.text, EntryView.self) { $0.string = $1 ?? "" }
    on(.text, TextEditorView.self) { $0.string = $1 ?? "" }
    on(.text, BarView.self) { $0.title = $1 ?? "" }
    on(.text, ItemView.self) { $0.title = $1 ?? "" }
    on(.text, RowView.self) { $0.title = $1 ?? "" }
    on(.detailText, RowView.self) { $0.detail = $1 }
    on(.detailTextColor, RowView.self) { row, color in
      row.setStyle("color", color.map(CSS.color), in: " .style-detail")
    }
    on(.cellVariant, RowView.self) { $0.variant = $1 ?? .default }
    on(.accessoryType, RowView.self) { $0.accessory = $1 ?? .hidden }
    on(.rangedDate, DateView.self) { $0.rangedDate = $1 }
    on(.leadingImage, EntryView.self) { $0.leadingImage = $1 }
    on(.trailingImage, EntryView.self) { $0.trailingImage = $1 }
    on(.clearButtonMode, EntryView.self) { $0.clearButtonMode = $1 ?? .never }
    on(.inputKind, EntryView.self) { [unowned self] view, _ in showInput(of: view) }
    on(.isSecureTextEntry, EntryView.self) { [unowned self] view, _ in showInput(of: view) }
    on(.borderStyle, EntryView.self) { view, style in
      let border: (width: String, radius: String)? =
        switch style {
        case .borderless: ("0", "0")
        case .line: ("1px", "0")
        case .bezel: ("2px", "2px")
        case .roundedRect: ("1px", "6px")
        case nil: nil
        }
      view.setStyle("border-width", border?.width)
      view.setStyle("border-style", border.map { _ in style == .bezel ? "inset" : "solid" })
      view.setStyle("border-radius", border?.radius)
    }
    on(.placeholder, EntryView.self) { $0.placeholder = $1 }
    on(.image, ImageView.self) { $0.image = $1 }
    on(.image, RowView.self) { $0.image = $1 }
    on(.image, ItemView.self) { $0.image = $1 }
    on(.isOn, SwitchView.self) { gtk_switch_set_active($0.widget.opaque, $1 == true ? 1 : 0) }
    on(.rangedValue, RangeView.self) { view, value in
      let value = value ?? RangedValue(0, in: view.isStepper ? 0...100 : 0...1)
      let step = gtk_adjustment_get_step_increment(view.adjustment)
      gtk_adjustment_configure(
        view.adjustment, value.value, value.minimum, value.maximum, step, step * 10, 0)
    }
    on(.isAnimating, SpinnerView.self) { view, isAnimating in
      gtk_spinner_set_spinning(view.widget.opaque, isAnimating == false ? 0 : 1)
    }
    on(.rangedValue, ProgressView.self) {
      gtk_progress_bar_set_fraction($0.widget.opaque, $1?.fraction ?? 0)
    }
    on(.items, SegmentsView.self) { $0.items = $1 ?? ItemList([]) }
    on(.items, PickerView.self) { $0.items = $1 ?? ItemList([]) }
    on(.page, PagesView.self) { $0.page = $1 ?? PageNumber(0, of: 0) }
    on(.accessibilityLabel, GTKView.self) { $0.accessibilityLabel = $1 }
  }

  private func showInput(of view: EntryView) {
    let model = viewModel(shownBy: view)
    view.setInput(model?.inputKind, isSecure: model?.isSecureTextEntry == true)
  }

  /// Shows the text of a node, in runs where it has some.
  private func showTitle<Target: GTKView>(
    of type: Target.Type, _ show: @escaping (Target, String, RichText?) -> Void
  ) {
    on(.text, type) { [unowned self] view, text in
      show(view, text ?? "", viewModel(shownBy: view)?.richText)
    }
    on(.richText, type) { [unowned self] view, richText in
      show(view, viewModel(shownBy: view)?.text ?? "", richText)
    }
  }

  /// The factor of a symbol's size.
  private static func factor(_ scale: SymbolScaleValue) -> Double {
    switch scale {
    case .small: 0.8
    case .medium: 1
    case .large: 1.25
    }
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
