public import ProtocolStyle
internal import StyleHTML

extension StyleMatrix {
  /// Returns an HTML page that shows a node in every combination.
  ///
  /// - Parameters:
  ///   - node: The node, which becomes a root, or a child of a screen if it compares its width; only rules of the themes apply.
  ///   - applier: The applier that styles the node; by default one with the standard attributes.
  /// - Returns: The page, with a row for each theme, environment and variant, a column for each
  ///   control state, and the node in each cell; identical in every run. If the node's style reads the
  ///   state of its enclosing control, or compares the width of its container, there's a column for each
  ///   combination.
  public func page(of node: some StyleNode, applier: StyleApplier = StyleApplier()) -> String {
    let type = type(of: node)
    let (tree, node) = tree(of: node, applier)
    let surroundings = surroundings(of: [node], in: tree)[0]
    var models: [ViewModel] = []
    forEachInheritedContext(of: tree) { _, _, tree in
      for state in states {
        surroundings.forEachModel(of: node, in: state, of: tree) { _, model in
          var model = model
          // Selects the values for this state.
          if !state.isEmpty { model.controlState = state }
          models.append(model)
        }
      }
    }
    let (cells, css) = HTMLFragment.fragments(of: models)
    let columns = CombinationNames([names[2]] + surroundings.names).allNames
    return page(
      title: "\(type)", columns: columns.map { $0.joined(separator: " · ") },
      css: css,
      rows: stride(from: 0, to: cells.count, by: columns.count).map {
        Array(cells[$0..<$0 + columns.count])
      })
  }

  /// Returns an HTML page that shows a tree in every theme and environment, with every variant.
  ///
  /// Control states have no columns, because they are pseudo-classes that you see by pressing and
  /// clicking. The tree isn't changed.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: The page, with a row for each theme, environment and variant, and a column for each
  ///   root; identical in every run.
  public func page(of tree: StyleTree) -> String {
    let roots = tree.roots
    let types = roots.map { "\(type(of: tree.node(of: $0)))" }
    var rows: [[String]] = []
    forEachInheritedContext(of: tree) { _, _, tree in
      rows.append(
        roots.map { root in
          let fragment = HTMLFragment(of: root, in: tree)
          // In a shadow tree, so that the classes of one cell don't affect another.
          return "<div><template shadowrootmode=\"open\"><style>\(fragment.css)</style>"
            + "\(fragment.html)</template></div>"
        })
    }
    return page(title: types.joined(separator: ", "), columns: types, css: "", rows: rows)
  }

  /// A page with a table, and headings for themes, environments and columns.
  private func page(
    title: String, columns: [String], css: String, rows: [[String]]
  ) -> String {
    let variants = CombinationNames(Array(names[3...])).allNames
    let situations = names[0].flatMap { themes in
      environments.flatMap { environment in
        variants.map { variant in
          (
            head: ([themes, environment.key] + variant).joined(separator: " · "),
            scheme: environment.value.colorScheme.rawValue
          )
        }
      }
    }
    let body = zip(situations, rows).map { head, cells -> String in
      let start = "<tr class=\"\(head.scheme)\"><th>\(head.head.escapedForMarkup)</th>"
      return ([start] + cells.map { "<td>\($0)</td>" } + ["</tr>"]).joined(separator: "\n")
    }
    let heads = ([""] + columns).map { "<th>\($0.escapedForMarkup)</th>" }.joined()
    return StyleTestingAssets.matrixHTML(
      title: title.escapedForMarkup, styleSheet: css + StyleTestingAssets.matrixCSS, heads: heads,
      rows: body.joined(separator: "\n"))
  }
}
