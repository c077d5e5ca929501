import ProtocolStyle
import Testing

@Suite struct GradientInterpolationTests {
  let start = Gradient(stops: [.init(.red, at: 0), .init(.white, at: 0.5)], angle: 90)
  let end = Gradient(stops: [.init(.blue, at: 0.5), .init(.black, at: 1)], angle: 180)

  @Test func `stops and angle go one by one`() {
    #expect(
      start.interpolated(to: end, at: 0.5)
        == Gradient(
          stops: [
            .init(Color.red.interpolated(to: .blue, at: 0.5), at: 0.25),
            .init(Color.white.interpolated(to: .black, at: 0.5), at: 0.75),
          ], angle: 135))
  }

  @Test func `the ends are exact`() {
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
    #expect(start.interpolated(to: end, at: .nan) == start)
  }

  @Test func `beyond the ends locations are clamped, and the angle isn't`() {
    let beyond = start.interpolated(to: end, at: 1.5)
    #expect(beyond.stops.map(\.location) == [0.75, 1])
    #expect(beyond.angle == 225)
  }

  @Test func `gradients of different numbers of stops change at 0.5`() {
    let three = Gradient([.red, .green, .blue])
    #expect(start.interpolated(to: three, at: 0.49) == start)
    #expect(start.interpolated(to: three, at: 0.5) == three)
  }
}
