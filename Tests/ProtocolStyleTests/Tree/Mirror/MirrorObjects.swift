import Observation
import ProtocolStyle
import Synchronization

// Nodes that are objects, and structs that hold some.

/// An object that a tree can't observe.
final class PlainObject: MirrorNode, LabelNode, TextContent, BackgroundColor, StyleClassed {
  var number: Int

  init(number: Int) {
    self.number = number
  }

  var text: String { "\(number)" }
  var backgroundColor: Color { .mirror(number) }
  var styleClasses: [String] { number.isMultiple(of: 3) ? ["Loud"] : [] }
}

/// An observable object that any thread can change, and that reads itself only in some
/// environments.
final class LiveObject: MirrorNode, LabelNode, Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let state: Mutex<Int>

  init(number: Int) {
    state = Mutex(number)
  }

  var number: Int {
    get {
      registrar.access(self, keyPath: \.number)
      return state.withLock(\.self)
    }
    set {
      registrar.withMutation(of: self, keyPath: \.number) { state.withLock { $0 = newValue } }
    }
  }
}

extension LiveObject: BackgroundColor, TextContent, RibbonContent, StyleClassed,
  ControlStateContent, ScopeProviding
{
  private static let dark = StyleScope { $0.colorScheme = .dark }

  private var isIncreased: Bool { StyleEnvironment.current.contrast == .increased }

  var backgroundColor: Color { isDark ? .mirror(number) : .gray }
  var text: String { isDark ? "light" : "live \(number)" }
  var ribbon: String { "\(number % 2)" }
  var styleClasses: [String] { isIncreased && number.isMultiple(of: 2) ? ["Loud"] : [] }
  var controlState: ControlState { isDark && number.isMultiple(of: 3) ? .selected : .normal }
  var styleScope: StyleScope {
    isIncreased && number.isMultiple(of: 5) ? Self.dark : StyleScope()
  }
}

/// A row that shows one of its objects; the number determines which one.
struct SharedItemRow: MirrorNode, LabelNode, BackgroundColor, TextContent {
  struct Holder {
    var item: SharedItem?
  }

  var number: Int
  var item: SharedItem?
  var items: [SharedItem]
  var holder: Holder

  private var shown: SharedItem? {
    switch number % 3 {
    case 0: item
    case 1: items.last
    default: holder.item
    }
  }

  var backgroundColor: Color { shown?.isOn == true ? .green : .yellow }
  var text: String { isDark ? "dark" : shown.map { "\($0.number)" } ?? "empty" }
}

/// A panel with an object that determines its rules and its scope.
struct SharedItemPanel: MirrorNode, ViewNode, StyleClassed, ControlStateContent, ScopeProviding,
  TintColor
{
  private static let ember = StyleScope(themes: [MirrorPalette.themes[0]])

  var number: Int
  let item: SharedItem

  var tintColor: Color { number.isMultiple(of: 2) ? .mirror(item.number) : .gray }
  var styleClasses: [String] { item.isOn ? ["Loud"] : [] }
  var controlState: ControlState { isDark && item.isOn ? .selected : .normal }
  var styleScope: StyleScope { isDark && !item.isOn ? Self.ember : StyleScope() }
}
