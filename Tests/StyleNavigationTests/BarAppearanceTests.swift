import ProtocolStyle
import Testing

@testable import StyleNavigation

@Suite struct BarAppearanceTests {
  @Test func `an appearance sets nothing by default`() {
    let bar = BarAppearance()
    #expect(bar.style == nil)
    #expect(bar.backgroundColor == nil)
    #expect(bar.tintColor == nil)
    #expect(bar.barTintColor == nil)
    #expect(ScreenAppearance().statusBarStyle == .default)
  }

  @Test func `the default of the predecessor is a preset`() {
    let bar = BarAppearance.red
    #expect(ScreenAppearance.red.navigationBar == bar)
    #expect(ScreenAppearance.red.toolbar == bar)
    #expect(bar.style == .default)
    #expect(bar.backgroundColor == Color(red: 234 / 255, green: 46 / 255, blue: 73 / 255))
    #expect(bar.tintColor == .white)
    #expect(bar.barTintColor == nil)
  }

  @Test func `one color chooses a tint that is readable on it`() {
    #expect(BarAppearance(color: .yellow).tintColor == .black)
    #expect(BarAppearance(color: .blue).tintColor == .white)
    #expect(
      BarAppearance(color: .adaptive(light: .yellow, dark: .blue)).tintColor
        == .adaptive(light: .black, dark: .white))
  }

  @Test func `the inverse inverts every color but not alpha`() {
    let bar = BarAppearance(
      style: .black, backgroundColor: Color(red: 1, green: 0.25, blue: 0, alpha: 0.5),
      tintColor: .yellow, barTintColor: .black)
    let inverse = BarAppearance(
      style: .black, backgroundColor: Color(red: 0, green: 0.75, blue: 1, alpha: 0.5),
      tintColor: .blue, barTintColor: .white)
    #expect(bar.inverse() == inverse)
    #expect(bar.inverse().inverse() == bar)
  }

  @Test func `the inverse of nothing is nothing`() {
    let bar = BarAppearance(style: nil, backgroundColor: nil, tintColor: nil)
    #expect(bar.inverse() == bar)
  }

  @Test func `colors are interpolated in OKLab, and discrete values change at a half`() {
    let start = BarAppearance(
      style: .default, backgroundColor: .red, tintColor: .white, barTintColor: nil)
    let end = BarAppearance(
      style: .black, backgroundColor: .blue, tintColor: .black, barTintColor: .green)
    let early = start.interpolated(to: end, at: 0.25)
    #expect(early.backgroundColor == Color.red.interpolated(to: .blue, at: 0.25))
    #expect(early.tintColor == Color.white.interpolated(to: .black, at: 0.25))
    #expect(early.style == .default)
    #expect(early.barTintColor == nil)
    let late = start.interpolated(to: end, at: 0.5)
    #expect(late.style == .black)
    #expect(late.barTintColor == .green)
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
  }
}
