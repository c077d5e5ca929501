import Testing

@testable import ProtocolStyle

extension Token<Color> {
  // Typed, because the compiler reports cycles of inferred types.
  fileprivate static let sun: Token = Token("circleSun", default: Token.moon.value)
  fileprivate static let moon: Token = Token("circleMoon", default: Token.star.value)
  fileprivate static let star: Token = Token("circleStar", default: Token.sun.value)
  fileprivate static let own: Token = Token("circleSelf", default: Token.own.value)
  fileprivate static let day: Token = Token(
    "circleDay",
    default: StyleEnvironment.current.colorScheme == .dark ? Token.night.value : .white)
  fileprivate static let night: Token = Token("circleNight", default: Token.day.value)
}

/// Defaults that read each other, endlessly or not.
@Suite struct DefaultCycleTests {
  private static let message =
    " read each other in a cycle, so none of them has a value. Give one of them a default that "
    + "reads none of the others."

  @Test func `defaults that read each other stop with a message that names them`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Token.star.value
    }
    let complaint = String(decoding: result.map { $0.standardErrorContent } ?? [], as: UTF8.self)
    #expect(
      complaint.contains(
        "Token: the defaults of circleMoon → circleStar → circleSun → circleMoon" + Self.message),
      "\(complaint)")
  }

  @Test func `so does a default that reads its own token in a getter`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Page: ViewNode, BackgroundColor {
        var backgroundColor: Color { Token.own.value }
      }
      _ = StyleApplier().viewModel(for: Page())
    }
    let complaint = String(decoding: result.map { $0.standardErrorContent } ?? [], as: UTF8.self)
    #expect(
      complaint.contains("Token: the defaults of circleSelf → circleSelf" + Self.message),
      "\(complaint)")
  }

  @Test func `defaults that returned before are still watched in other contexts`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Page: ViewNode, BackgroundColor {
        var backgroundColor: Color { Token.night.value }
      }
      guard Token.night.value == .white, Token.day.value == .white else { return }
      _ = StyleApplier().viewModel(for: Page(), in: StyleEnvironment(colorScheme: .dark))
    }
    let complaint = String(decoding: result.map { $0.standardErrorContent } ?? [], as: UTF8.self)
    #expect(
      complaint.contains(
        "Token: the defaults of circleDay → circleNight → circleDay" + Self.message),
      "\(complaint)")
  }

  @Test func `a value for one of them breaks the cycle`() {
    let read = StyleContext.evaluate {
      $0[.moon] = .yellow
    } _: {
      [Token.sun, .moon, .star].map(\.value)
    }
    #expect(read.result == [.yellow, .yellow, .yellow])
  }

  private static let names: [StaticString] = ["deep0", "deep1", "deep2", "deep3", "deep4", "deep5"]
  private static let modules: [StaticString] = ["A/", "B/", "C/", "D/", "E/", "F/", "G/", "H/"]

  /// A token whose default reads that of the next higher position, up to the last one.
  private static func deep(_ place: Int, last: Int) -> Token<Int> {
    Token(
      names[place % 6], default: place == last ? place : deep(place + 1, last: last).value,
      fileID: modules[place / 6])
  }

  @Test func `defaults may read each other as deep as they like where there is an end`() {
    #expect(Self.deep(0, last: 47).value == 47)
    let read = StyleContext.evaluate { (0..<50).map { _ in Self.deep(0, last: 47).value } }
    #expect(read.result == Array(repeating: 47, count: 50))
  }

  /// The data of a theme must not be able to stop a program.
  @Test func `aliases that lead defaults back to the first token end`() {
    let read = StyleContext.evaluate { values in
      for place in 1..<47 { values[Self.deep(place, last: 47)] = Self.deep(0, last: 47) }
    } _: {
      Self.deep(0, last: 47).value
    }
    #expect(read.result == 47)
  }
}
