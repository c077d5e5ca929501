import ProtocolStyle
import StyleTerminal
import Testing

@testable import KindFixtures
@testable import TestSupport

/// Trees with any words of layout are drawn at any width.
@Suite struct RandomStackTests {
  /// A tree of random views with a letter in each label.
  private struct Sample {
    let tree = StyleTree()
    private(set) var letters = ""

    /// Whether all letters are visible: no node clips, and none covers another.
    private(set) var isWhole = true

    init(_ generator: inout SplitMix) {
      if Bool.random(using: &generator) { tree.environment.layoutDirection = .rightToLeft }
      var views = [tree.attach(StyledView(customClosure: view(&generator))).erased]
      for number in 0..<Int.random(in: 1...20, using: &generator) {
        let parent = views.suffix(4).randomElement(using: &generator)!
        if Bool.random(using: &generator) {
          views.append(
            tree.attach(StyledView(customClosure: view(&generator)), to: parent).erased)
        } else {
          let letter = String(Unicode.Scalar(0x61 + UInt8(number)))
          letters += letter
          tree.attach(StyledLabel(text: letter, customClosure: child(&generator)), to: parent)
        }
      }
    }

    private mutating func view(_ generator: inout SplitMix) -> StyleClosure {
      func isChosen(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &generator) == 0 }
      let axis: StackAxisValue? =
        isChosen(12) ? .layered : isChosen(2) ? .horizontal : isChosen(3) ? .vertical : nil
      let grids: [GridColumnsValue] = [
        .count(1), .count(2), .count(7), .adaptive(minimum: 40), .adaptive(minimum: 1),
      ]
      let grid = isChosen(4) ? grids.randomElement(using: &generator) : nil
      let alignment =
        isChosen(2) ? StackAlignmentValue.allCases.randomElement(using: &generator) : nil
      let distribution =
        isChosen(3) ? StackDistributionValue.allCases.randomElement(using: &generator) : nil
      let overflow = isChosen(12) ? OverflowValue.allCases.randomElement(using: &generator) : nil
      let wraps = isChosen(4)
      let spacing = isChosen(3) ? Double.random(in: -8...40, using: &generator) : nil
      let padding = isChosen(4) ? Double.random(in: -8...30, using: &generator) : nil
      let height = isChosen(6) ? Double.random(in: -8...200, using: &generator) : nil
      let own = child(&generator)
      if (axis == .layered && grid?.isGrid != true) || (overflow ?? .visible) != .visible {
        isWhole = false
      }
      return {
        own(&$0)
        $0.stackAxis = axis
        $0.gridColumns = grid
        $0.stackAlignment = alignment
        $0.stackDistribution = distribution
        $0.overflow = overflow
        $0.wrapsChildren = wraps
        if let spacing { $0.spacing = spacing }
        if let padding { $0.padding = EdgeInsets(padding) }
        if let height { $0.height = height }
      }
    }

    private func child(_ generator: inout SplitMix) -> StyleClosure {
      func isChosen(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &generator) == 0 }
      func length(_ part: Int) -> Double? {
        guard isChosen(part) else { return nil }
        let odd = [Double.nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude]
        return isChosen(4)
          ? odd.randomElement(using: &generator) : Double.random(in: 0...160, using: &generator)
      }
      let lengths = (0..<7).map { _ in length(6) }
      let border = isChosen(3)
      let span = isChosen(4) ? Int.random(in: -1...5, using: &generator) : nil
      let zIndex = isChosen(6) ? Int.random(in: -2...2, using: &generator) : nil
      let ratio = isChosen(8) ? [0, -1, 0.2, 3, .nan, 1e300].randomElement(using: &generator) : nil
      return {
        if border { $0.borderWidth = 1 }
        $0.columnSpan = span
        $0.growth = lengths[0]
        $0.minimumWidth = lengths[1]
        $0.maximumWidth = lengths[2]
        $0.minimumHeight = lengths[3]
        $0.maximumHeight = lengths[4]
        $0.width = lengths[5]
        $0.aspectRatio = ratio
        $0.zIndex = zIndex
      }
    }
  }

  private static let seeds = TestScale.seeds(200).map(Int.init)

  @Test(arguments: seeds)
  func `no line is too wide, and no content is lost where nothing is clipped`(seed: Int) {
    var generator = SplitMix(state: UInt64(seed))
    for number in 0..<10 {
      let sample = Sample(&generator)
      let widest = number == 0 ? Int.max : 120
      for columns in [1, 2, 3, 5, 8, 10, Int.random(in: 1...90, using: &generator), widest] {
        let lines = TerminalRenderer(columns: columns)
          .lines(of: sample.tree.roots[0], in: sample.tree)
        #expect(lines.allSatisfy { $0.columnCount <= columns }, "\(columns) columns")
        guard sample.isWhole else { continue }
        let shown = Set(lines.flatMap(\.runs).flatMap(\.text))
        let missing = sample.letters.filter { !shown.contains($0) }
        #expect(missing.isEmpty, "in \(columns) columns")
      }
    }
  }
}
