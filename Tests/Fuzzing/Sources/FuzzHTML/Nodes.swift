internal import FuzzInput
internal import ProtocolStyle

/// A node with fuzzed texts in all positions.
protocol Filled: StyleNode, CustomClosure {
  var texts: Texts { get }

  init(texts: Texts)
}

extension Filled {
  var customClosure: StyleClosure {
    { [texts] model in
      model.write(texts)
      model.backgroundImageForState = [.normal: .named(texts.image)]
    }
  }
}

struct Button: ButtonNode, Filled { let texts: Texts }
struct Label: LabelNode, Filled { let texts: Texts }
struct Field: TextFieldNode, Filled { let texts: Texts }
struct LongText: TextViewNode, Filled { let texts: Texts }
struct Search: SearchBarNode, Filled { let texts: Texts }
struct Bar: NavigationBarNode, Filled { let texts: Texts }
struct Tab: TabBarItemNode, Filled { let texts: Texts }
struct Segments: SegmentedControlNode, Filled { let texts: Texts }
struct Slider: SliderNode, Filled { let texts: Texts }
struct Switch: SwitchNode, Filled { let texts: Texts }
struct Pages: PageControlNode, Filled { let texts: Texts }
struct Picture: ImageNode, Filled { let texts: Texts }
struct Cell: TableCellNode, Filled { let texts: Texts }
struct Picker: PickerNode, Filled { let texts: Texts }

/// All types.
let nodeTypes: [any Filled.Type] = [
  Button.self, Label.self, Field.self, LongText.self, Search.self, Bar.self, Tab.self,
  Segments.self, Slider.self, Switch.self, Pages.self, Picture.self, Cell.self, Picker.self,
]

/// A node that contains the others.
struct Screen: ScreenNode {}
