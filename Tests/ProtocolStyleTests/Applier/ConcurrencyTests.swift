import ProtocolStyle
import Synchronization
import Testing

@Suite struct ConcurrencyTests {
  @Test func `eight tasks style 200 new types at once, and each plan is made once`() async {
    let applier = StyleApplier(attributes: .standard + [.cellColor])
    let cells = Self.cells
    #expect(Set(cells.map { ObjectIdentifier(type(of: $0)) }).count == 200)
    let results = await withTaskGroup(of: [ViewModel].self) { group in
      for task in 0..<8 {
        group.addTask {
          // Each task starts at another type, so that each of them styles the first nodes of some
          // types.
          let start = task * 25
          let models = (cells[start...] + cells[..<start]).map { applier.viewModel(for: $0) }
          return Array(models.suffix(start) + models.dropLast(start))
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let counts = Self.plans.withLock { $0 }
    #expect(counts.count == 200)
    #expect(counts.values.allSatisfy { $0 == 1 })
    let fresh = StyleApplier(attributes: .standard + [.cellColor])
    let expected = cells.map { fresh.viewModel(for: $0) }
    #expect(results.count == 8)
    #expect(results.allSatisfy { $0 == expected })
    let right = zip(cells, expected).count { cell, model in
      let color = Color(red: Double(cell.row) / 20, green: Double(cell.column) / 20, blue: 0)
      return model[.cellColor] == color && model.backgroundColor == color
        && model.barTintColor == color && model.count(where: { _ in true }) == 3
    }
    #expect(right == 200)
  }

  @Test func `eight tasks change copies of one result at once`() async {
    let model = StyleApplier().viewModel(for: Adopter.OfBackgroundColor())
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<500).count { step in
            var copy = model
            copy.alpha = Double(task)
            copy.borderWidth = Double(step)
            return copy.alpha != Double(task) || copy.borderWidth != Double(step)
              || copy.backgroundColor != .white
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
    #expect("\(model)" == "view(backgroundColor: #ffffff)")
  }

  @Test func `each task finds its own environment`() async {
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          let scheme: StyleEnvironment.ColorScheme = task.isMultiple(of: 2) ? .light : .dark
          return (0..<500).count { _ in
            StyleApplier().viewModel(
              for: Adopter.OfBackgroundColor(), in: StyleEnvironment(colorScheme: scheme)
            ).backgroundColor != (scheme == .dark ? .black : .white)
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}

extension ConcurrencyTests {
  /// How often the reader of `cellColor` was requested, by type.
  fileprivate static let plans = Mutex<[ObjectIdentifier: Int]>([:])

  protocol Place {
    static var number: Int { get }
  }

  enum Zero: Place {
    static var number: Int { 0 }
  }

  enum After<Previous: Place>: Place {
    static var number: Int { Previous.number + 1 }
  }

  protocol CellColor: SendableMetatype {
    var cellColor: Color { get }
  }

  protocol AnyCell: StyleNode, Sendable {
    var row: Int { get }
    var column: Int { get }
  }

  fileprivate struct Cell<Row: Place, Column: Place>:
    AnyCell, ToolbarNode, CellColor, BackgroundColor
  {
    var row: Int { Row.number }
    var column: Int { Column.number }
    var cellColor: Color { Color(red: Double(row) / 20, green: Double(column) / 20, blue: 0) }
    var backgroundColor: Color { cellColor }
  }

  private static var places: [any Place.Type] {
    func next<Previous: Place>(_ place: Previous.Type) -> any Place.Type { After<Previous>.self }
    var places: [any Place.Type] = [Zero.self]
    while let last = places.last, places.count < 20 { places.append(next(last)) }
    return places
  }

  /// A node of each of 200 types.
  private static var cells: [any AnyCell] {
    func cell<Row: Place, Column: Place>(_: Row.Type, _: Column.Type) -> any AnyCell {
      Cell<Row, Column>()
    }
    return places.prefix(10).flatMap { row in places.map { column in cell(row, column) } }
  }
}

extension AnyAttribute where Self == Attribute<Color> {
  fileprivate static var cellColor: Self {
    @Sendable func read(
      _ node: borrowing some ConcurrencyTests.CellColor, _ slot: borrowing AttributeSlot<Color>
    ) -> AttributeWrite {
      slot.write(node.cellColor)
    }
    return Attribute("cellColor") { type in
      ConcurrencyTests.plans.withLock { $0[ObjectIdentifier(type), default: 0] += 1 }
      return (type as? any ConcurrencyTests.CellColor.Type).map { AttributeReader($0, read) }
    }
  }
}
