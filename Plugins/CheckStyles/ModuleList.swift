import PackagePlugin

/// Targets and their dependencies, if they use the library.
struct ModuleList {
  static let library = "ProtocolStyle"

  /// The targets, each after its dependencies.
  private(set) var targets: [SwiftSourceModuleTarget] = []
  private var known: Set<Target.ID> = []

  mutating func add(_ target: any Target) {
    guard known.insert(target.id).inserted else { return }
    for dependency in Self.dependencies(of: target) { add(dependency) }
    if let target = target as? SwiftSourceModuleTarget, Self.usesLibrary(target) {
      targets.append(target)
    }
  }

  /// Whether a target is the library, or depends on it directly or indirectly.
  static func usesLibrary(_ target: any Target) -> Bool {
    var (pending, known) = ([target], Set<Target.ID>())
    while let next = pending.popLast() {
      if next.name == library { return true }
      pending += dependencies(of: next).filter { known.insert($0.id).inserted }
    }
    return false
  }

  /// The direct dependencies of a target, in its own package and others.
  static func dependencies(of target: any Target) -> [any Target] {
    target.dependencies.flatMap { dependency -> [any Target] in
      switch dependency {
      case .target(let target): [target]
      case .product(let product): product.targets
      @unknown default: []
      }
    }
  }
}
