import FixturePack
import ProtocolStyle
import StyleTesting
import Testing

@Suite struct ExpectStyleTests {
  @Test func `a rendered node meets its expectation`() {
    expectStyle(of: BuyButton()) {
      $0.borderWidth = 1
      $0.backgroundColor = .yellow
      $0.cornerRadius = nil
    }
    expectStyle(of: SwitchingButton()) {
      $0.titleColorForState = [.normal: .black]
      $0[.titleColorForState, .highlighted] = .red
      $0[.titleColorForState, .selected] = nil
    }
  }

  @Test func `a value for a state that has none is compared with the one shown`() {
    expectStyle(of: SwitchingButton()) { $0[.titleColorForState, .disabled] = .black }
  }

  @Test func `the closure is evaluated in the environment of the node`() {
    let dark = StyleEnvironment(colorScheme: .dark)
    expectStyle(of: BuyButton(), in: dark) {
      $0.backgroundColor = .adaptive(light: .yellow, dark: .blue)
      $0.textColor = StyleEnvironment.current.colorScheme == .dark ? Color(hex: "#eeeeee") : .red
    }
  }

  @Test func `the closure is evaluated where an attached node hangs`() {
    let tree = StyleTree(themes: [.sea])
    let screen = tree.attach(ShopScreen())
    tree.setScope(StyleScope { $0.colorScheme = .dark }, at: screen)
    let buy = tree.attach(BuyButton(), to: screen)
    expectStyle(of: buy, in: tree) { $0.backgroundColor = Token.brand.value }
    expectStyle(of: buy.erased, in: tree) { $0.backgroundColor = .purple }
  }

  @Test func `an attached node is looked at in a state that it is not in`() {
    let tree = StyleTree(packs: [.fixture])
    let buy = tree.attach(BuyButton())
    expectStyle(of: buy, in: tree, when: .disabled) { $0.alpha = 0.5 }
    expectStyle(of: buy, in: tree) { $0.alpha = nil }
  }

  @Test func `custom attributes are expected with an applier that reads them`() {
    struct Saint: ViewNode, WideHalo {}
    expectStyle(of: Saint(), applier: StyleApplier(attributes: .standard + [.halo])) {
      $0[.halo] = 8
    }
  }

  @Test func `an issue has the table of differences`() {
    let message = """
      BuyButton is not styled as expected:
        attribute        expected     actual
        backgroundColor  #ff0000 red  #ffff00 yellow
        borderStyle      line         none (kind 'button' does not use it)
        borderWidth      2            1
        cornerRadius     2.5          none
        text             "Sell"       "Buy \\"it\\"\\nnow"
        textColor        none         #000000 black
      """
    withKnownIssue {
      expectStyle(of: BuyButton()) {
        $0.borderWidth = 2
        $0.backgroundColor = .red
        $0.textColor = nil
        $0.cornerRadius = 2.5
        $0.borderStyle = .line
        $0.text = "Sell"
        $0.alpha = nil
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [message]
    }
  }

  @Test func `places of an axis have a line each`() {
    let message = """
      SwitchingButton is not styled as expected:
        attribute                        expected       actual
        titleColorForState[normal]       #ffffff white  #000000 black
        titleColorForState[highlighted]  none           #ff0000 red
      """
    withKnownIssue {
      expectStyle(of: SwitchingButton()) {
        $0[.titleColorForState, .highlighted] = nil
        $0.titleColorForState = [.normal: .white]
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [message]
    }
  }

  @Test func `an issue is where the expectation is`() {
    let line = #line + 2
    withKnownIssue {
      expectStyle(of: ViewModel(kind: .label)) { $0.alpha = 1 }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == "StyleTestingTests/ExpectStyleTests.swift"
    }
  }

  @Test func `a style is expected in a state of the control around a node`() {
    struct Icon: ImageNode, TintColor {
      var tintColor: Color {
        ControlState.ofEnclosingControl.contains(.highlighted) ? .white : .black
      }
    }
    let tree = StyleTree()
    let icon = tree.attach(Icon())
    expectStyle(of: icon, in: tree, whenEnclosingControlIs: .highlighted) { $0.tintColor = .white }
    expectStyle(of: icon, in: tree, when: .selected) { $0.tintColor = .black }
    expectStyle(of: icon, in: tree, when: .selected, whenEnclosingControlIs: .highlighted) {
      $0.tintColor = .white
    }
    let differences = styleDifferences(of: icon, in: tree, whenEnclosingControlIs: .highlighted) {
      $0.tintColor = .black
    }
    #expect(differences.map(\.name) == ["tintColor"])
  }
}
