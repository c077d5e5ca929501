import Foundation
import ProtocolStyle
import Testing

@testable import Gallery

/// The page with each kind of control in its states.
@Suite struct KindStatesTests {
  private static let text = String(decoding: KindStatesPage().bytes(), as: UTF8.self)

  @Test(arguments: KindFamily.all.map(\.name))
  func `each kind has a picture for each state, light and dark`(name: String) throws {
    let family = try #require(KindFamily.all.first { $0.name == name })
    for kind in family.kinds {
      for state in family.states {
        let label = "aria-label=\"\(kind.name), \(state.name.lowercased())\""
        #expect(Self.text.components(separatedBy: label).count == 3, "\(label)")
      }
    }
  }

  @Test(arguments: [
    ("Label, focused", false), ("Button, filled, invalid", false), ("Text field, invalid", true),
    ("Date picker, invalid", true), ("Switch, on, pressed", true), ("Text view, pressed", false),
  ])
  func `a state that a kind can't have is left out`(label: String, isShown: Bool) {
    #expect(Self.text.contains("aria-label=\"\(label)\"") == isShown)
  }

  /// A kind in a state, a property of its element, and a part of the value.
  private static let looks = [
    ("Button", "hovered", "backgroundImage", "/ 0.06)"),
    ("Button, filled", "hovered", "backgroundImage", "/ 0.06)"),
    ("Button, filled", "normal", "backgroundImage", "none"),
    ("Segmented control", "hovered", "label:nth-child(2) backgroundImage", "/ 0.06)"),
    ("Segmented control", "hovered", "label:nth-child(1) backgroundImage", "none"),
    ("Text field", "hovered", "boxShadow", "/ 0.06)"),
    ("Text field with an image", "hovered", "boxShadow", "/ 0.06)"),
    ("Button, plain", "pressed", "opacity", "0.6"),
    ("Button, plain", "pressed", "scale", "0.96"),
    ("Tab bar item", "pressed", "opacity", "0.6"),
    ("Tab bar item", "pressed", "scale", "none"),
    ("Cell, default", "pressed", "[role=listitem] backgroundColor", "rgba(118, 118, 128"),
    ("Button, filled", "focused", "outlineStyle", "solid"),
    ("Button, filled", "focused", "boxShadow", "0px 0px 0px 7px"),
    ("Link", "focused", "outlineStyle", "solid"),
    ("Text field with an image", "focused", "outlineStyle", "solid"),
    ("Text field with an image", "focused", "input outlineStyle", "none"),
    ("Slider", "focused", "boxShadow", "0px 0px 0px 7px"),
    ("Segmented control", "focused", "label:nth-child(1) outlineStyle", "solid"),
    ("Segmented control", "focused", "label:nth-child(2) outlineStyle", "none"),
    ("Page control", "focused", "input:nth-child(2) outlineStyle", "solid"),
    ("Link", "disabled", "opacity", "0.4"),
    ("Picker", "invalid", "outlineColor", "rgb(196, 0, 26)"),
    ("Text field with an image", "invalid", "outlineColor", "rgb(196, 0, 26)"),
    ("Text field", "normal", "outlineStyle", "none"),
  ]

  @Test(.needsChromium, arguments: looks)
  func `a state is drawn as one that the reader brings about`(
    kind: String, state: String, property: String, part: String
  ) async throws {
    let values: [String] = try await #require(Chromium.installed).result(
      of: Self.text,
      running: """
        const [property, ...selectors] = '\(property)'.split(' ').reverse()
        const control = document.querySelector('[aria-label="\(kind), \(state)"] > [inert] > *')
        const element = selectors.length ? control.querySelector(selectors[0]) : control
        return [getComputedStyle(element)[property]]
        """, in: Chromium.Settings(prefersReducedMotion: false))
    #expect(values[0].contains(part), "\(values)")
  }

  @Test(.needsChromium) func `columns are equally wide, and sheets scroll inside themselves`()
    async throws
  {
    let values: [Int] = try await #require(Chromium.installed).result(
      of: Self.text,
      running: """
        const widths = [...document.querySelectorAll('[role=img]:has(> [inert])')]
          .map(picture => Math.round(picture.getBoundingClientRect().width))
        const overflow = Math.max(0, document.documentElement.scrollWidth - innerWidth)
        const scrolling = [...document.querySelectorAll('.sheet')]
          .filter(sheet => sheet.scrollWidth > sheet.clientWidth).length
        return [new Set(widths).size, overflow, scrolling]
        """, in: Chromium.Settings(width: 360))
    #expect(values == [1, 0, 2 * KindFamily.all.count])
  }
}
