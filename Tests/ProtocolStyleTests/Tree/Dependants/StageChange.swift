import ProtocolStyle
import Testing

/// A change of a stage.
struct StageChange: Sendable, CustomTestStringConvertible {
  let name: String

  /// The source that the change lights.
  var source: DependencySource?

  let apply: @Sendable (DependencyStage) -> Void

  var testDescription: String { name }

  /// Changes that light a source, which dependent nodes may read.
  static let lighting = [
    StageChange(name: "token of a theme", source: .token) { stage in
      stage.tree.themes.append(Theme("lit") { $0[.lamp] = .green })
    },
    StageChange(name: "token of the tree", source: .token) { $0.tree.tokens[.lamp] = .green },
    StageChange(name: "field of the environment", source: .field) {
      $0.tree.environment.colorScheme = .dark
    },
    StageChange(name: "key of the environment", source: .key) { $0.tree.environment.isLit = true },
  ]

  /// Changes that light a source for an ancestor and its descendants.
  static let scoping = [
    StageChange(name: "theme of a scope", source: .token) { stage in
      let theme = Theme("lit") { $0[.lamp] = .green }
      stage.tree.setScope(StyleScope(themes: [theme]), at: stage.panel)
    },
    StageChange(name: "field of a scope", source: .field) { stage in
      stage.tree.setScope(StyleScope { $0.colorScheme = .dark }, at: stage.panel)
    },
    StageChange(name: "key of a scope", source: .key) { stage in
      stage.tree.setScope(StyleScope { $0.isLit = true }, at: stage.panel)
    },
  ]

  /// Changes that no dependent node reads, and which don't change any node's style.
  static let idle = [
    StageChange(name: "another token of a theme") { stage in
      stage.tree.themes.append(Theme("idle") { $0[.idle] = .green })
    },
    StageChange(name: "another token of the tree") { $0.tree.tokens[.idle] = .green },
    StageChange(name: "another field") { $0.tree.environment.contrast = .increased },
    StageChange(name: "reset") { stage in
      let token = stage.tree.reset(of: .view)
      stage.tree.restore(token)
      _ = stage.tree.reset(of: CountedView.self)
    },
  ]

  /// Changes of rules that don't match any node.
  static let idleSheets = [
    StageChange(name: "rule inserted") {
      $0.tree.styleSheet.insert(DependencyStage.makeIdleRule())
    },
    StageChange(name: "rule removed") { $0.tree.styleSheet.remove($0.idleRule) },
    StageChange(name: "sheet of a theme") { stage in
      let sheet = StyleSheet { DependencyStage.makeIdleRule() }
      stage.tree.themes.append(Theme("idle", styleSheet: sheet))
    },
    StageChange(name: "pack") { stage in
      let sheet = StyleSheet { DependencyStage.makeIdleRule() }
      stage.tree.packs.append(StylePack("idle", styleSheet: sheet))
    },
    StageChange(name: "sheet of a scope") { stage in
      let sheet = StyleSheet { DependencyStage.makeIdleRule() }
      stage.tree.setScope(StyleScope(styleSheet: sheet), at: stage.panel)
    },
  ]

  /// Changes of one node beside or above, which changes its own style.
  static let neighboring = [
    StageChange(name: "neighbor written") { $0.tree[$0.neighbor].isOn = true },
    StageChange(name: "neighbor's state") { $0.tree.setControlState(.selected, of: $0.neighbor) },
    StageChange(name: "neighbor overridden") { stage in
      stage.tree.override(stage.neighbor) { $0.alpha = 0.5 }
    },
    StageChange(name: "neighbor's scope") { stage in
      stage.tree.setScope(StyleScope { $0.colorScheme = .dark }, at: stage.neighbor)
      stage.tree.override(stage.neighbor) { $0.alpha = 0.5 }
    },
    StageChange(name: "panel written") { $0.tree[$0.panel].cornerRadius = 4 },
    StageChange(name: "panel overridden") { stage in
      stage.tree.override(stage.panel) { $0.alpha = 0.5 }
    },
  ]
}
