import ProtocolStyle
import Testing

@Suite struct ColorNamedTests {
  static let components: [(Color, [Double])] = [
    (Color.black, [0, 0, 0, 1]),
    (.darkGray, [1.0 / 3, 1.0 / 3, 1.0 / 3, 1]),
    (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]),
    (.white, [1, 1, 1, 1]),
    (.gray, [0.5, 0.5, 0.5, 1]),
    (.red, [1, 0, 0, 1]),
    (.green, [0, 1, 0, 1]),
    (.blue, [0, 0, 1, 1]),
    (.cyan, [0, 1, 1, 1]),
    (.yellow, [1, 1, 0, 1]),
    (.magenta, [1, 0, 1, 1]),
    (.orange, [1, 0.5, 0, 1]),
    (.purple, [0.5, 0, 0.5, 1]),
    (.brown, [0.6, 0.4, 0.2, 1]),
    (.clear, [0, 0, 0, 0]),
  ]

  @Test(arguments: components)
  func `a named color has UIKit's components`(color: Color, components: [Double]) {
    #expect([color.red, color.green, color.blue, color.alpha] == components)
    #expect(!color.isAdaptive)
  }
}
