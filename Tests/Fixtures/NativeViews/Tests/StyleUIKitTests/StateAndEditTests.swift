import ProtocolStyle
import StyleBinding
import Testing
import UIKit

@testable import StyleUIKit

/// States and edits of native controls.
@Suite @MainActor struct StateAndEditTests {
  struct Buy: ButtonNode, TextContent, TitleColorForState {
    var text = "Buy"
    var titleColorForState: StateValues<Color> {
      [.normal: .blue, .highlighted: .red, .disabled: .gray]
    }
  }

  struct Toggle: SwitchNode, OnContent {
    var isOn = false
  }

  struct Field: TextFieldNode, TextContent {
    var text = "a"
  }

  struct Volume: SliderNode, ValueContent {
    var value = 0.25
  }

  struct Notes: TextViewNode, TextContent {
    var text = "a"
  }

  struct Search: SearchBarNode, TextContent {
    var text = "a"
  }

  let tree = StyleTree(
    styleSheet: StyleSheet {
      StyleRule(for: .button, when: .controlState(.highlighted)) { $0.alpha = 0.5 }
      StyleRule(for: .switch, when: .controlState(.disabled)) { $0.alpha = 0.25 }
    })
  let binding: StyleBinding<AnyObject>

  init() {
    binding = .uiKit(tree, in: UIView())
    binding.onProblem = { Issue.record($0) }
  }

  private func view<View: AnyObject>(_ node: some NodeReference, _ type: View.Type) throws -> View {
    try #require(binding.view(of: node) as? View)
  }

  @Test func `a button's configuration shows the look of its state`() throws {
    let node = tree.attach(Buy())
    binding.refresh()
    let button = try view(node, UIButton.self)
    button.updateConfigurationIfNeeded()
    #expect(button.configuration?.title == "Buy")
    #expect(button.configuration?.baseForegroundColor == UIColor(Color.blue))
    button.isHighlighted = true
    button.updateConfigurationIfNeeded()
    #expect(button.configuration?.baseForegroundColor == UIColor(Color.red))
    #expect(button.alpha == 0.5)
    #expect(tree.controlState(of: node) == .highlighted)
    button.isHighlighted = false
    button.updateConfigurationIfNeeded()
    #expect(button.configuration?.baseForegroundColor == UIColor(Color.blue))
    #expect(button.alpha == 1)
  }

  struct Hovered: ButtonNode, BackgroundColor {
    var backgroundColor: Color { ControlState.current.contains(.hovered) ? .red : .blue }
  }

  struct Row: TableCellNode, BackgroundColor {
    var backgroundColor: Color { ControlState.current.contains(.hovered) ? .red : .blue }
  }

  @Test func `a button, a control and a cell follow the pointer`() throws {
    let (button, toggle) = (tree.attach(Hovered()), tree.attach(Toggle()))
    binding.refresh()
    let shown = try view(button, UIButton.self)
    #expect(shown.isPointerInteractionEnabled)
    let pointer = try #require(HoverRecognizer.of(shown))
    pointer.state = .began
    #expect(tree.controlState(of: button) == .hovered)
    #expect(tree.viewModel(of: button).backgroundColor == .red)
    shown.isHighlighted = true
    shown.updateConfigurationIfNeeded()
    #expect(tree.controlState(of: button) == [.hovered, .highlighted])
    pointer.state = .changed
    shown.isHighlighted = false
    shown.updateConfigurationIfNeeded()
    #expect(tree.controlState(of: button) == .hovered)
    pointer.state = .ended
    #expect(tree.controlState(of: button) == .normal)
    #expect(tree.viewModel(of: button).backgroundColor == .blue)

    let control = try view(toggle, UISwitch.self)
    #expect(control.interactions.contains { $0 is UIPointerInteraction })
    try #require(HoverRecognizer.of(control)).state = .began
    #expect(tree.controlState(of: toggle) == .hovered)
  }

  @Test func `a state that the app has set stays when a view reports its own`() throws {
    let node = tree.attach(Toggle())
    binding.refresh()
    let control = try view(node, UISwitch.self)
    tree.setControlState(.invalid, of: node)
    binding.refresh()
    let pointer = try #require(HoverRecognizer.of(control))
    pointer.state = .began
    #expect(tree.controlState(of: node) == [.hovered, .invalid])
    pointer.state = .ended
    #expect(tree.controlState(of: node) == .invalid)
    pointer.state = .began
    tree.setControlState(nil, of: node)
    binding.refresh()
    pointer.state = .ended
    #expect(tree.controlState(of: node) == .normal)
  }

  @Test func `a control reports its state by its touch events`() throws {
    let node = tree.attach(Toggle())
    binding.refresh()
    let control = try view(node, UISwitch.self)
    control.isEnabled = false
    control.sendActions(for: .touchDown)
    #expect(control.alpha == 0.25)
    #expect(tree.controlState(of: node) == .disabled)
  }

  @Test func `edits of controls flow into models`() throws {
    binding.onEdit(.isOn, Toggle.self) { $0.isOn = $1 }
    binding.onEdit(.text, Field.self) { $0.text = $1 }
    binding.onEdit(.rangedValue, Volume.self) { $0.value = $1.value }
    let (toggle, field) = (tree.attach(Toggle()), tree.attach(Field()))
    let volume = tree.attach(Volume())
    binding.refresh()
    try view(toggle, UISwitch.self).isOn = true
    try view(toggle, UISwitch.self).sendActions(for: .valueChanged)
    try view(field, UITextField.self).text = "ab"
    try view(field, UITextField.self).sendActions(for: .editingChanged)
    try view(volume, UISlider.self).value = 0.75
    try view(volume, UISlider.self).sendActions(for: .valueChanged)
    #expect(tree[toggle].isOn)
    #expect(tree[field].text == "ab")
    #expect(tree[volume].value == 0.75)
    binding.refresh()
    #expect(try view(field, UITextField.self).text == "ab")
  }

  @Test func `edits of texts that aren't controls flow into models`() throws {
    binding.onEdit(.text, Notes.self) { $0.text = $1 }
    binding.onEdit(.text, Search.self) { $0.text = $1 }
    let (notes, search) = (tree.attach(Notes()), tree.attach(Search()))
    binding.refresh()
    let text = try view(notes, UITextView.self)
    text.text = "ab"
    text.delegate?.textViewDidChange(text)
    let bar = try view(search, UISearchBar.self)
    bar.text = "abc"
    bar.searchTextField.sendActions(for: .editingChanged)
    #expect(tree[notes].text == "ab")
    #expect(tree[search].text == "abc")
  }

  @Test func `a cell reports its state by its update handler`() throws {
    struct Row: TableCellNode, BackgroundColor {
      var backgroundColor: Color {
        ControlState.current.contains(.selected) ? .yellow : .white
      }
    }
    let node = tree.attach(Row())
    binding.refresh()
    let cell = try view(node, UITableViewCell.self)
    var state = UICellConfigurationState()
    state.isSelected = true
    cell.configurationUpdateHandler?(cell, state)
    binding.refresh()
    #expect(tree.controlState(of: node) == .selected)
    #expect(cell.backgroundConfiguration?.backgroundColor == UIColor(Color.yellow))
    cell.isUserInteractionEnabled = false
    cell.configurationUpdateHandler?(cell, UICellConfigurationState())
    #expect(tree.controlState(of: node) == .disabled)
  }

  @Test func `a model's state reaches the cell`() throws {
    struct Chosen: TableCellNode, ControlStateContent {
      var controlState: ControlState = [.selected, .disabled]
    }
    let node = tree.attach(Chosen())
    binding.refresh()
    let cell = try view(node, UITableViewCell.self)
    #expect(cell.isSelected && !cell.isUserInteractionEnabled)
    tree[node].controlState = .highlighted
    binding.refresh()
    #expect(!cell.isSelected && cell.isUserInteractionEnabled && cell.isHighlighted)
  }

  @Test func `a date picker shows and reports a date with its limits`() throws {
    struct Return: DatePickerNode, DateContent {
      var date = CalendarDate(year: 2026, month: 11, day: 22, hour: 9, minute: 41)
      var minimumDate: CalendarDate? { CalendarDate(year: 2026, month: 11, day: 1) }
      var datePickerMode: DatePickerMode { .dateAndTime }
    }
    binding.onEdit(.rangedDate, Return.self) { $0.date = $1.date }
    let node = tree.attach(Return())
    binding.refresh()
    let picker = try view(node, UIDatePicker.self)
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.rangedDate == tree.viewModel(of: node).rangedDate)
    #expect(picker.maximumDate == nil)
    picker.date += 24 * 60 * 60
    picker.sendActions(for: .valueChanged)
    #expect(tree[node].date == CalendarDate(year: 2026, month: 11, day: 23, hour: 9, minute: 41))
  }

  @Test func `a model's state reaches the control`() throws {
    struct Off: ButtonNode, ControlStateContent {
      var controlState = ControlState.disabled
    }
    let node = tree.attach(Off())
    binding.refresh()
    let button = try view(node, UIButton.self)
    #expect(!button.isEnabled)
    tree[node].controlState = .normal
    binding.refresh()
    #expect(button.isEnabled)
  }
}
