import ProtocolStyle
import Testing

@Suite struct EdgeInsetsInterpolationTests {
  let start = EdgeInsets(top: 0, left: 10, bottom: -4, right: 8)
  let end = EdgeInsets(top: 10, left: 0, bottom: 4, right: 8)

  @Test func `edges go one by one`() {
    #expect(
      start.interpolated(to: end, at: 0.25) == EdgeInsets(top: 2.5, left: 7.5, bottom: -2, right: 8)
    )
  }

  @Test func `the ends are exact`() {
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
    #expect(start.interpolated(to: end, at: .nan) == start)
  }

  @Test func `beyond the ends an edge is negative only where it is at an end`() {
    #expect(
      start.interpolated(to: end, at: 1.5) == EdgeInsets(top: 15, left: 0, bottom: 8, right: 8))
    #expect(
      start.interpolated(to: end, at: -0.5) == EdgeInsets(top: 0, left: 15, bottom: -8, right: 8))
  }

  @Test func `insets that follow the direction go to such insets alone`() {
    let start = EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 4)
    let end = EdgeInsets(top: 2, leading: 4, bottom: 0, trailing: 8)
    #expect(
      start.interpolated(to: end, at: 0.5) == EdgeInsets(top: 1, leading: 3, bottom: 0, trailing: 6)
    )
    #expect(start.interpolated(to: .zero, at: 0.4) == start)
    #expect(start.interpolated(to: .zero, at: 0.5) == .zero)
  }
}
