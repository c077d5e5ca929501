/// A closure that is called after each level of the cascade with the level's writes.
///
/// For derived values it's called last, with the level of their highest input.
typealias CascadeObserver = (
  _ level: CascadeLevel, _ isDerived: Bool, _ writes: Set<Write>, _ model: ViewModel
) -> Void
