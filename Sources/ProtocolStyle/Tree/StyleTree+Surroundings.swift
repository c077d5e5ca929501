/// What nodes are surrounded by: numbers of surroundings in the tree's table.
extension StyleTree {
  /// What a node is styled in: its parent must be up to date.
  @inline(__always)
  func ownSurroundings(of place: NodePlace) -> UInt32 {
    requireTable()
    let outer =
      place.parent == NodeRecord.none ? SurroundingsTable.root : inside(Int(place.parent))
    return place.flags.contains(.hasScope) ? scoped(outer, of: place.index) : outer
  }

  /// What the children of a node that is up to date are surrounded by.
  @inline(__always)
  private func inside(_ index: Int) -> UInt32 {
    let number = records[index].inside
    return number != 0 ? number : makeInside(index)
  }

  @inline(never)
  private func makeInside(_ index: Int) -> UInt32 {
    let column = column(of: index).takeUnretainedValue()
    let row = Int(records[index].row)
    let own = table[records[index].surroundings].takeUnretainedValue()
    guard let style = records[index].style else {
      preconditionFailure("A node that is up to date has a style.")
    }
    let number = styling(column, in: own) {
      let recipe = recipe(of: place(of: index), column, in: own)
      return recipe.takeUnretainedValue().inside(of: style) {
        var key = own.key
        for entry in key.books.indices {
          let book = key.books[entry].book
          key.books[entry].ancestry.enter(column.match(book, row: row).patterns, of: book)
        }
        key.inherited = inherited(from: style, of: column.kind, else: key.inherited)
        return key == own.key ? own.number : surroundings(for: key)
      }
    }
    records[index].inside = number
    return number
  }

  /// What a node's scope makes of what surrounds it.
  ///
  /// A scope that a node brings is asked for again only when the node or what surrounds it has
  /// changed: one with a sheet made in the getter is another one each time.
  @inline(never)
  private func scoped(_ number: UInt32, of index: Int) -> UInt32 {
    if records[index].stamp != NodeRecord.stale, let known = scopeCache[UInt32(index)],
      known.outer == number
    {
      return known.own
    }
    let column = column(of: index).takeUnretainedValue()
    let outer = table[number].takeUnretainedValue()
    return styling(column, in: outer) {
      let row = Int(records[index].row)
      let scopes = [column.scope.map { column.read($0, row: row) }, settings[UInt32(index)]?.scope]
      var key = outer.key
      var dependsOnAncestors = false
      key = key.applying(scopes.compactMap(\.self)) { origin in
        let book = table.book(of: origin.sheet)
        if !book.patterns.isEmpty { dependsOnAncestors = true }
        return Surroundings.BookEntry(
          book: book, origin: origin.name, ancestry: ancestry(of: index, in: book))
      }
      let own = surroundings(for: key)
      scopeCache[UInt32(index)] = dependsOnAncestors ? nil : (number, own)
      return own
    }
  }

  /// What the ancestors of a node mean to a book, worked out from the root.
  private func ancestry(of index: Int, in book: RuleBook) -> Ancestry {
    var path: [Int] = []
    var ancestor = records[index].parent
    while ancestor != NodeRecord.none {
      path.append(Int(ancestor))
      ancestor = records[Int(ancestor)].parent
    }
    return path.reversed().reduce(into: Ancestry(book)) { ancestry, index in
      let match = column(of: index).takeUnretainedValue()
        .match(book, row: Int(records[index].row))
      ancestry.enter(match.patterns, of: book)
    }
  }

  /// The values of inherited attributes that children of a node with a style get.
  private func inherited(
    from style: Block, of kind: NodeKind, else outer: ViewModel?
  ) -> ViewModel? {
    var values = ViewModel(kind: .view)
    for attribute in inheritedAttributes {
      if kind.uses(attribute) {
        values.copy(attribute, from: ViewModel(style: style))
      } else if let outer {
        values.copy(attribute, from: outer)
      }
    }
    return values.writes.isEmpty ? nil : values
  }
}
