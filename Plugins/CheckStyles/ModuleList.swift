import PackagePlugin

/// Targets with those that they depend on, as far as these use the library.
struct ModuleList {
  static let library = "ProtocolStyle"

  /// Each behind those that it depends on.
  private(set) var targets: [SwiftSourceModuleTarget] = []
  private var known: Set<Target.ID> = []

  mutating func add(_ target: any Target) {
    guard known.insert(target.id).inserted else { return }
    for dependency in Self.dependencies(of: target) { add(dependency) }
    if let target = target as? SwiftSourceModuleTarget, Self.usesLibrary(target) {
      targets.append(target)
    }
  }

  /// Whether a target is the library, or depends on it by whatever way.
  static func usesLibrary(_ target: any Target) -> Bool {
    var (pending, known) = ([target], Set<Target.ID>())
    while let next = pending.popLast() {
      if next.name == library { return true }
      pending += dependencies(of: next).filter { known.insert($0.id).inserted }
    }
    return false
  }

  /// The targets that a target depends on directly, whether in its package or not.
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
