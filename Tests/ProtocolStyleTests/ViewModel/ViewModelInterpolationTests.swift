import Testing

@testable import ProtocolStyle
@testable import TestSupport

@Suite struct ViewModelInterpolationTests {
  private static func model(
    _ kind: NodeKind = .button, _ write: (inout ViewModel) -> Void
  ) -> ViewModel {
    var model = ViewModel(kind: kind)
    write(&model)
    return model
  }

  private let start = model {
    $0.borderWidth = 0
    $0.backgroundColor = .red
    $0.textAlignment = .left
    $0.cornerRadius = 8
    $0.titleColorForState = [.normal: .black]
    $0.text = "Buy"
    $0[.halo] = Halo(color: .red, radius: 2)
  }

  private let end = model(.label) {
    $0.borderWidth = 4
    $0.backgroundColor = .blue
    $0.textAlignment = .right
    $0.alpha = 0.5
    $0.titleColorForState = [.normal: .white, .disabled: .gray]
    $0.text = "Bought"
    $0[.halo] = Halo(color: .blue, radius: 4)
  }

  @Test func `in the first half, discrete values are the start's`() {
    let model = start.interpolated(to: end, at: 0.25)
    #expect(
      model
        == Self.model {
          $0.borderWidth = 1
          $0.backgroundColor = Color.red.interpolated(to: .blue, at: 0.25)
          $0.textAlignment = .left
          $0.cornerRadius = 8
          $0.titleColorForState = [.normal: Color.black.interpolated(to: .white, at: 0.25)]
          $0.text = "Buy"
          $0[.halo] = Halo(color: Color.red.interpolated(to: .blue, at: 0.25), radius: 2.5)
        })
  }

  @Test func `from 0.5 on, discrete values are the end's`() {
    let model = start.interpolated(to: end, at: 0.5)
    #expect(
      model
        == Self.model(.label) {
          $0.borderWidth = 2
          $0.backgroundColor = Color.red.interpolated(to: .blue, at: 0.5)
          $0.textAlignment = .right
          $0.alpha = 0.5
          $0.titleColorForState = [
            .normal: Color.black.interpolated(to: .white, at: 0.5), .disabled: .gray,
          ]
          $0.text = "Bought"
          $0[.halo] = Halo(color: Color.red.interpolated(to: .blue, at: 0.5), radius: 3)
        })
  }

  @Test(arguments: [0, .nan, .infinity])
  func `at 0, and when the fraction is not finite, it is the start itself`(fraction: Double) {
    let model = start.interpolated(to: end, at: fraction)
    #expect(model == start)
    #expect(model.style === start.style)
  }

  @Test func `at 1 it is the end itself`() {
    let model = start.interpolated(to: end, at: 1)
    #expect(model == end)
    #expect(model.style === end.style)
  }

  @Test func `beyond the ends numbers go on, and the rest is the nearer end's`() {
    let beyond = start.interpolated(to: end, at: 1.5)
    #expect(beyond.borderWidth == 6)
    #expect(beyond.text == "Bought")
    #expect(beyond.kind == .label)
    let before = start.interpolated(to: end, at: -0.5)
    #expect(before.borderWidth == 0)
    #expect(before[.halo]?.radius == 1)
    #expect(before.text == "Buy")
  }

  @Test func `equal styles keep their block`() {
    let other = Self.model {
      $0.alpha = 1
      $0.text = "Sell"
    }
    let same = Self.model {
      $0.alpha = 1
      $0.text = "Sold"
    }
    let model = other.interpolated(to: same, at: 0.3)
    #expect(model.style === other.style)
    #expect(model.text == "Sell")
  }

  @Test func `the ends are left as they were`() {
    let before = (start.borderWidth, end.borderWidth)
    _ = start.interpolated(to: end, at: 0.25)
    _ = start.interpolated(to: end, at: 0.75)
    #expect(start.borderWidth == before.0)
    #expect(end.borderWidth == before.1)
  }

  @Test func `a derived value is interpolated as seen, and stays derived`() throws {
    struct Bar: NavigationBarNode, BackgroundColor {
      let backgroundColor: Color
    }
    struct TintedBar: NavigationBarNode, BackgroundColor, BarTintColor {
      let backgroundColor = Color.green
      let barTintColor = Color.blue
    }
    let applier = StyleApplier()
    let bar = applier.viewModel(for: Bar(backgroundColor: .red))
    let tinted = applier.viewModel(for: TintedBar())
    let first = bar.interpolated(to: tinted, at: 0.25)
    #expect(first.barTintColor == Color.red.interpolated(to: .blue, at: 0.25))
    let element = try #require(first.first { $0.attribute == Attribute<Color>.barTintColor.id })
    #expect(element.isDerived)
    let second = bar.interpolated(to: tinted, at: 0.75)
    #expect(second.barTintColor == Color.red.interpolated(to: .blue, at: 0.75))
    let other = try #require(second.first { $0.attribute == Attribute<Color>.barTintColor.id })
    #expect(!other.isDerived)
  }

  @Test func `a font with a text style keeps its size between the ends`() {
    struct Label: LabelNode, Font {
      var font: FontDescriptor { FontDescriptor(textStyle: .body) }
    }
    let applier = StyleApplier()
    let small = applier.viewModel(for: Label())
    var environment = StyleEnvironment()
    environment.contentSizeCategory = .extraExtraExtraLarge
    let large = applier.viewModel(for: Label(), in: environment)
    #expect(small.interpolated(to: large, at: 0.5).font == .system(size: 20))
  }

  @Test func `a closure that puts the result in its place has written all of it`() {
    var model = Self.model { $0.borderWidth = 2 }
    let preset = Self.model { $0.borderWidth = 4 }
    let writes = model.recordingWrites {
      $0.alpha = 0.5
      $0 = $0.interpolated(to: preset, at: 0.25)
    }
    #expect(model.borderWidth == 2.5)
    #expect(writes.contains(Write(attribute: Attribute<Double>.borderWidth.id)))
    #expect(writes.contains(Write(attribute: Attribute<Double>.alpha.id)))
  }

  static let seeds: [UInt64] = Array(1...20)

  @Test(arguments: seeds)
  func `numbers of random pairs go monotonically from one end to the other`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func random() -> ViewModel {
      Self.model {
        $0.borderWidth = .random(in: 0...10, using: &generator)
        $0.alpha = .random(in: 0...1, using: &generator)
      }
    }
    let (start, end) = (random(), random())
    let way = (0...50).map { start.interpolated(to: end, at: Double($0) / 50) }
    for attribute in [Attribute<Double>.borderWidth, .alpha] {
      let values = way.compactMap { $0[attribute] }
      let isRising = values[0] <= values[50]
      #expect(values == (isRising ? values.sorted() : values.sorted(by: >)))
      #expect(values[0] == start[attribute])
      #expect(values[50] == end[attribute])
    }
  }
}

private struct Halo: Hashable, Sendable, Codable, Interpolatable {
  var color: Color
  var radius: Double

  func interpolated(to other: Halo, at fraction: Double) -> Halo {
    Halo(
      color: color.interpolated(to: other.color, at: fraction),
      radius: radius.interpolated(to: other.radius, at: fraction))
  }
}

extension AnyAttribute where Self == Attribute<Halo> {
  fileprivate static var halo: Self { Attribute("interpolatedHalo") }
}
