/// Is told what a level of the cascade wrote, right after it did.
///
/// What is derived is told last, with the level of its highest input.
typealias CascadeObserver = (
  _ level: CascadeLevel, _ isDerived: Bool, _ writes: Set<Write>, _ model: ViewModel
) -> Void
